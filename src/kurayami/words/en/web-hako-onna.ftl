# The screen of Hako Onna

# Places and people
web-ho-visitor = Visitor { VISITOR($seat) }
web-ho-shadow = Shadow { NTH($shadow) }
web-ho-floors = Floors
web-ho-place-room = { $room }, { $floor }
web-ho-place-shadow = Shadow { NTH($shadow) }, { $room }
web-ho-place-passage = The way between { $one } and { $other }
web-ho-place-tiles = { $count ->
    [0] no tile
    [one] one tile
   *[other] { $count } tiles
}
web-ho-place-sure = surely { $tile }
web-ho-place-perhaps = perhaps { $tile }
web-ho-echo = { $ago ->
    [0] she screamed here on her last turn
    [one] she screamed here one turn before
   *[other] she screamed here { $ago } turns before
}
web-ho-place-here = Place the board here: { $x }, { $y }
web-ho-place-turned = Turn the board so that it fits and place it here: { $x }, { $y }
web-ho-turn-board = Turn it
web-ho-holds = { $count ->
    [0] holds no tile
    [one] holds one tile
   *[other] holds { $count } tiles
}
web-ho-hakobito = Hakobito
web-ho-gone = out of the game
web-ho-pages = Diary pages found: { $count }
web-ho-her-cards = hand { $hand } · deck { $deck }
web-ho-slot-set = Slot { $slot }: a card is set
web-ho-slot-free = Slot { $slot }: free
web-ho-slot-card = Slot { $slot }: { $power }

# The turn and its steps
web-ho-turn-setup = Setting up
web-ho-turn-yours = Your turn
web-ho-turn-hers = Her turn
web-ho-turn-visitor = Visitor { VISITOR($seat) }'s turn
web-ho-step-check = Noise check
web-ho-step-announce = Action
web-ho-step-pause = Her chance
web-ho-step-result = Result
web-ho-step-free = Free actions
web-ho-step-scream = Scream
web-ho-step-set = Set
web-ho-step-activate = Activate
web-ho-step-move = Move
web-ho-step-others = Hakobito
web-ho-step-items = Items
web-ho-step-boards = Boards
web-ho-step-secrets = Her secrets
web-ho-step-hiding = She hides

# Who is waited for
web-ho-wait-table = The table deals.
web-ho-wait-her = Waiting for her: { $step }
web-ho-wait-visitor = Waiting for Visitor { VISITOR($seat) }: { $step }
web-ho-wait-window = Visitor { VISITOR($seat) } announces: { $deed }. She may interrupt…

# What is asked
web-ho-prompt-choose = Choose.
web-ho-prompt-items = Choose an Item card. It is yours for the whole game.
web-ho-prompt-placing = Drag the board to a lit square, or tap the square. Tap the board to turn it.
web-ho-prompt-numbers = Choose the three numbers that open the Safe. Only you know them.
web-ho-prompt-weak = Choose your Weakness: the one weapon that defeats you.
web-ho-prompt-power = Keep one of these powers for the beginning.
web-ho-prompt-bones = Put your Bones on a Shadow. A Visitor with the doll who finds them gives you rest.
web-ho-prompt-grudge = Choose the room of your grudge to begin in.
web-ho-prompt-check = Noise check: turn up a card. From 11 on it is noise, and she comes.
web-ho-prompt-check-twice = The doll watches you: two noise checks, both must be quiet. Turn up a card.
web-ho-prompt-disc = Noise check: take the disc, wait until it hangs still, and let go.
web-ho-prompt-music = That was noise. Use { NAME("ho-card", "music_box") } and try again?
web-ho-prompt-act = Go to a lit room, peek at a lit Shadow, or use what you hold.
web-ho-prompt-armed = In your hand: { $thing }. Tap a lit place, or choose here.
web-ho-prompt-free = The main action is done. Show, give or put down tiles, or end the turn.
web-ho-prompt-peek = Only you see this. What do you do?
web-ho-prompt-page = A Diary page. Put it on its card, or leave it here unshown?
web-ho-prompt-replace = What do you lay in its place?
web-ho-prompt-doomed = You are about to die. Spend the Fire Extinguisher and flee?
web-ho-prompt-window = Visitor { VISITOR($seat) } announces: { $deed }. Do you interrupt?
web-ho-prompt-window-idle = Visitor { VISITOR($seat) } announces: { $deed }. Nothing you have set can interrupt. The pause passes by itself.
web-ho-prompt-answer-floor = You are asked on which floor you are. Answer.
web-ho-prompt-answer-room = You are asked whether you are here: { $room }. Answer.
web-ho-prompt-snatch = You see all that Visitor { VISITOR($seat) } holds. Take one thing, or nothing.
web-ho-prompt-scream = Scream? All learn which room you are in, and you draw a power card. Or tap a lit room and go there in silence.
web-ho-prompt-set = Set a card from your hand face down, or take one back. Or tap a lit room and go there.
web-ho-prompt-activate = Their eyes are closed. Activate a set power whose needs are met, or tap a lit room and go there.
web-ho-prompt-arrange = Change the places of two stacks: tap one, then the other. Then say done.
web-ho-prompt-move = Move: choose your own room or the next one. You look at all its tiles.
web-ho-prompt-move-twice = Move: the first of two steps. You look into both rooms.
web-ho-prompt-hide = Choose the Shadow where you hide. You keep the tile that lies there.
web-ho-prompt-asked = Visitor { VISITOR($seat) } asks you for a tile. Take one in hand and offer it, or say no.
web-ho-prompt-offered = Visitor { VISITOR($seat) } offers you a tile. You see it when you have said yes.

# What can be done
web-ho-choices = What you can do
web-ho-everything = Everything possible now ({ $count })
web-ho-use = Use { $item }
web-ho-use-at = Use { $item }: { $where }
web-ho-use-slot = Use { $item } on slot { $slot }
web-ho-power-use = Use { $power }
web-ho-power-at = { $power }: { $where }
web-ho-put-away = Put it away again
web-ho-skip = { $step ->
    [scream] Stay silent
    [set] Set nothing
    [activate] Use no power, go on
    [move] Stay where you are
   *[other] Leave this out
}
web-ho-nothing-with = Nothing can be done with it now.
web-ho-hint-check = First the noise check.
web-ho-hint-far = No open way leads there from your room.
web-ho-hint-done = You have had your main action. Only free actions are left.
web-ho-hint-wait = It is not your turn.
web-ho-votes = { $votes } of { $living } would give up.
web-ho-give-up = Give up …
web-ho-give-up-title = Give up together?
web-ho-give-up-line = { $living ->
    [one] The night is over at once, and she has won.
   *[other] When all { $living } living Visitors agree, the night is over and she has won. Until then you can take your yes back.
}
web-ho-give-up-stay = Stay in the house
web-ho-clock = Time left
web-ho-dial = The dial
web-ho-dial-name = Name aloud: { $numbers }
web-ho-dial-choose = Choose: { $numbers }
web-ho-dial-one = With { NAME("ho-card", "stethoscope") }: one number
web-ho-dial-wrong = Wrong so far: { $guesses }
web-ho-only-you = Only you see this
web-ho-page-shown = A page of her diary
web-ho-unlocked = Her power is unlocked: { $power }

# Noise
web-ho-noise = Noise
web-ho-noise-sum = { $sum } of 11
web-ho-noise-unseen = Still hidden
web-ho-noise-value = { $loud ->
    [yes] { $value }: noise
   *[no] { $value }
}
web-ho-noise-up = Face up: { $value }
web-ho-noise-down = Noise card { $card }, face down
web-ho-noise-kept = Kept by Visitor { VISITOR($seat) }
web-ho-discs-left = { $count ->
    [one] One disc left
   *[other] { $count } discs left
}
web-ho-pass = Pass
web-ho-pass-how = Take one unseen. Your turn is over then.
web-ho-overdue = Time Overdue: she comes after this turn.

# Hands
web-ho-hand = What you hold
web-ho-item = Item card
web-ho-tiles = Your tiles: { $count }
web-ho-no-tiles = None yet. Peek at Shadows to find some.
web-ho-none = None
web-ho-her-board = Your board
web-ho-location = Where you hide
web-ho-she-hides = She: { $room }, Shadow { NTH($shadow) }
web-ho-combination = Safe: { $numbers }
web-ho-slots = Slots
web-ho-her-hand = Hand: { $count }
web-ho-deck = deck: { $count }
web-ho-ready = ready
web-ho-needs = pages { $found } of { $needs }
web-ho-take-back = Take back
web-ho-ways = Three ways to win
web-ho-ways-hers = How they could win
web-ho-way = { $way ->
    [escape] Escape
    [rest] Rest
   *[defeat] Defeat her
}
web-ho-way-standing = { $is ->
    [mine] you have it
    [gone] lost
    [useless] not this one
    [in-safe] in the Safe
    [kept] a ghost has it
   *[unknown] where?
}
web-ho-way-held = Visitor { VISITOR($seat) }
web-ho-way-lying = Shadow { NTH($shadow) }{ $sure ->
    [yes] {""}
   *[no] ?
}
web-ho-way-numbers = The numbers of the Safe

# Death
web-ho-ending-back = How it ended
web-ho-died = You are dead
web-ho-died-line = Your light goes out. You come back as a Hakobito, one of hers.
web-ho-died-see = You see with her eyes: her cards, her hiding place, every tile that a ghost has seen.
web-ho-died-hide = On her turn you move too, and hide in a Shadow. Whoever peeks there dies.
web-ho-died-win = Keep it secret, and mislead the living. If she wins, you win with her.

# Eyes closed
web-ho-night = Your eyes are closed
web-ho-night-line = She walks through the house. You see nothing and hear only the boards. Wait until she is done.

# Notes and claims
web-ho-notes = Notes
web-ho-bar = Parts of the screen
web-ho-bar-house = House
web-ho-bar-ways = Ways
web-ho-bar-talk = Talk
web-ho-bar-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
}
web-ho-you = You
web-ho-seat = Visitor { $seat }
web-ho-discs-watched = A hand holds the next disc over the stack: { $count ->
    [0] no disc lies yet
    [one] one disc lies
   *[other] { $count } discs lie
}
web-ho-review-chance = The Visitors' chance
web-ho-review-curve = How the Visitors' chance went, from the beginning of the night to its end
web-ho-review-visitors = Visitors
web-ho-review-her = Hers
web-ho-review-moments = What moved it most
web-ho-review-chapters = Chapters
web-ho-review-none = Nothing has happened yet.
web-ho-review-all = Replay it with everything seen to read how it stood.
web-ho-belief = Where they could think she is
web-ho-belief-room = { NAME("ho-room", $room) }: thought of with { $percent } %
web-ho-whole-house = Whole house
web-ho-notes-mode = Notes: tap a Shadow to see what you know of it.
web-ho-notes-leave = Back to the game
web-ho-pin = Shadow { NTH($place) }: { $said }
web-ho-pin-room = { NAME("ho-room", $room) }: { $said }
web-ho-pin-seat = Visitor { VISITOR($place) } has: { $said }
web-ho-notes-seen = What you saw here
web-ho-notes-nothing = You have not seen what lies here.
web-ho-notes-sure = still there
web-ho-notes-perhaps = perhaps changed since
web-ho-notes-turn = { $ago ->
    [0] since her last turn
    [one] one of her turns ago
   *[other] { $ago } of her turns ago
}
web-ho-notes-can = It can be: { $tiles }
web-ho-notes-mark = Your mark
web-ho-mark-danger = ! Danger
web-ho-mark-safe = ✓ Harmless
web-ho-mark-ask = ? Look again
web-ho-notes-claims = What others say
web-ho-claim = Say what lies here
web-ho-claim-line = All hear it, she too. You may lie.
web-ho-claim-danger = Danger!
web-ho-claim-clear = Nothing to fear
web-ho-claim-by = { $name }: “{ $tile }”

# Opening a table
web-ho-option-visitors = Visitors
web-ho-option-pause = Pause for interrupting
web-ho-option-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
web-ho-option-cards = Six cards
web-ho-option-regular = Discs in a trembling hand
web-ho-option-hard = Discs, hard
web-ho-option-nightmare = Discs, nightmare
web-ho-option-quick = Quick set-up: boards and items at random
web-ho-option-powers = Her two advanced powers
web-ho-option-items = Seven advanced items
web-ho-edition = Edition: { $name }
web-ho-edition-house = House
web-ho-edition-file = Open your own edition (TOML file)
web-ho-edition-use = Play with “{ $name }”
web-ho-edition-start = Save the house edition as a file
