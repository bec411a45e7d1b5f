# The screen of Hako Onna

# Places and people
web-ho-visitor = { VISITOR($seat) }
web-ho-you = You
web-ho-seat = Visitor { $seat }
web-ho-bar = Parts of the screen
web-ho-bar-house = House
web-ho-bar-ways = Ways
web-ho-bar-talk = Chat
web-ho-bar-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
}
web-ho-whole-house = Whole house
web-ho-discs-watched = A hand holds the next disc over the stack. Discs on it: { $count }.
web-ho-belief = Where they might think she is
web-ho-belief-own = Where she might be
web-ho-belief-room = { NAME("ho-room", $room) }: { $percent }% likely
web-ho-review-chance = The Visitors’ odds
web-ho-review-curve = The Visitors’ odds from the start of the night to its end
web-ho-review-visitors = Visitors
web-ho-review-her = Her
web-ho-review-first = At a glance for now. Imagining how it might have gone takes a minute or two the first time on this computer.
web-ho-review-imagining = Imagining how it might have gone: { $done } of { $of }
web-ho-review-imagined = How nights imagined from each moment ended.
web-ho-review-guess = At a glance only. The nights couldn’t be imagined.
web-ho-review-moments = Turning points
web-ho-review-chapters = Chapters
web-ho-review-none = Nothing has happened yet.
web-ho-review-all = View as “all revealed” to see how the odds changed.
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
web-ho-place-sure = certainly { $tile }
web-ho-place-perhaps = maybe { $tile }
web-ho-echo = { $ago ->
    [0] she screamed here last turn
    [one] she screamed here a turn ago
   *[other] she screamed here { $ago } turns ago
}
web-ho-place-here = Place the board { $where }
web-ho-place-turned = Turn the board and place it { $where }
web-ho-turn-board = Turn
web-ho-holds = { $count ->
    [0] holds no tile
    [one] holds one tile
   *[other] holds { $count } tiles
}
web-ho-hakobito = Hakobito
web-ho-gone = out of the game
web-ho-pages = Diary pages found: { $count }
web-ho-her-cards = hand { $hand } · deck { $deck }
web-ho-slot-set = Slot { $slot }: face-down card
web-ho-slot-free = Slot { $slot }: empty
web-ho-slot-card = Slot { $slot }: { $power }

# The turn and its steps
web-ho-turn-setup = Setting up
web-ho-turn-yours = Your turn
web-ho-turn-hers = Her turn
web-ho-turn-visitor = { VISITOR($seat) }’s turn
web-ho-step-check = Noise check
web-ho-step-announce = Action
web-ho-step-pause = Interrupt?
web-ho-step-result = Result
web-ho-step-free = Free actions
web-ho-step-scream = Scream
web-ho-step-set = Set
web-ho-step-activate = Activate
web-ho-step-move = Move
web-ho-step-others = Hakobito
web-ho-step-items = Items
web-ho-step-boards = Boards
web-ho-step-secrets = Secrets
web-ho-step-hiding = Hiding

# Who is waited for
web-ho-wait-table = Dealing…
web-ho-wait-her = Waiting for her: { $step }
web-ho-wait-visitor = Waiting for { VISITOR($seat) }: { $step }
web-ho-wait-window = { VISITOR($seat) } announces: { $deed }. She may interrupt…

# What is asked
web-ho-prompt-choose = Choose.
web-ho-prompt-items = Choose an Item card. You keep it all game.
web-ho-prompt-placing = Drag the board to a lit square, or tap the square. Tap the board to turn it.
web-ho-prompt-numbers = Choose the Safe’s three numbers. Only you know them.
web-ho-prompt-weak = Choose your Weakness: the one weapon that defeats you.
web-ho-prompt-power = Keep one of these powers.
web-ho-prompt-bones = Hide your Bones in a Shadow. If a Visitor finds them while holding Doll Mary, you lose.
web-ho-prompt-grudge = Choose the grudge room you start in.
web-ho-prompt-check = Noise check: flip a card. Reach 11 and she comes.
web-ho-prompt-check-twice = The doll is watching. Stay quiet twice. Flip a card.
web-ho-prompt-disc = Noise check: pick up the disc, wait until it hangs still, let go.
web-ho-prompt-music = That was noise. Play { NAME("ho-card", "music_box") } and try again?
web-ho-prompt-act = Move to a lit room, peek into a lit Shadow, or use something you hold.
web-ho-prompt-armed = Using { $thing }. Tap a lit target, or pick one here.
web-ho-prompt-free = Action done. Show, give or drop tiles, or end your turn.
web-ho-prompt-peek = Only you see this. What do you do?
web-ho-prompt-page = A Diary page. Show it, or leave it hidden?
web-ho-prompt-replace = What do you leave in its place?
web-ho-prompt-doomed = You’re about to die. Use the Fire Extinguisher and flee?
web-ho-prompt-window = { VISITOR($seat) } announces: { $deed }. Interrupt?
web-ho-prompt-window-idle = { VISITOR($seat) } announces: { $deed }. Nothing you have set can interrupt. The pause will pass.
web-ho-ask-window = Interrupt?
web-ho-ask-window-idle = Nothing you have set can interrupt. The pause will pass.
web-ho-prompt-answer-floor = They ask which floor you’re on. Answer.
web-ho-prompt-answer-room = They ask: are you here? ({ $room }) Answer.
web-ho-prompt-snatch = Here is everything { VISITOR($seat) } holds. Take one thing, or nothing.
web-ho-prompt-scream = Scream? You draw a power, but everyone learns your room. Or tap a lit room to slip away in silence.
web-ho-prompt-set = Set a card from your hand face down, or take one back. Or tap a lit room to go there.
web-ho-prompt-activate = Their eyes are closed. Activate a ready power, or tap a lit room to go there.
web-ho-prompt-arrange = Swap two stacks: tap one, then the other. Press { ho-action-done } when you’re happy.
web-ho-prompt-move = Move: stay here or go next door. You’ll see every tile there.
web-ho-prompt-move-twice = Move, the first of two steps. You’ll see both rooms.
web-ho-prompt-hide = Choose a Shadow to hide in. You keep its tile.
web-ho-prompt-asked = { VISITOR($seat) } asks you for a tile. Pick one to offer, or decline.
web-ho-prompt-offered = { VISITOR($seat) } offers you a tile. You’ll see it once you accept.

# What can be done
web-ho-choices = What you can do
web-ho-everything = All options ({ $count })
web-ho-use = Use { $item }
web-ho-use-at = Use { $item }: { $where }
web-ho-use-slot = Use { $item } on slot { $slot }
web-ho-power-use = Use { $power }
web-ho-power-at = { $power }: { $where }
web-ho-put-away = Put it back
web-ho-skip = { $step ->
    [scream] Stay silent
    [set] Set nothing
    [activate] Use no power
    [move] Stay put
   *[other] Skip
}
web-ho-nothing-with = You can’t use it now.
web-ho-hint-check = Noise check first.
web-ho-hint-far = You can’t get there from here.
web-ho-hint-done = Main action used. Only free actions are left.
web-ho-hint-wait = It isn’t your turn.
web-ho-votes = { $votes } of { $living } want to give up.
web-ho-give-up = Give up…
web-ho-give-up-title = Give up together?
web-ho-give-up-line = { $living ->
    [one] The night ends at once, and she wins.
   *[other] If all { $living } living Visitors agree, the night ends and she wins. Until then you can change your mind.
}
web-ho-give-up-stay = Stay in the house
web-ho-clock = Time left
web-ho-dial = The dial
web-ho-dial-name = Say { $numbers }
web-ho-dial-choose = Choose { $numbers }
web-ho-dial-pick = Pick three numbers
web-ho-dial-one = With { NAME("ho-card", "stethoscope") }: one number
web-ho-dial-wrong = Wrong so far: { $guesses }
web-ho-only-you = Only you see this
web-ho-page-shown = A page of her Diary
web-ho-unlocked = Her power awakens: { $power }

# Noise
web-ho-noise = Noise
web-ho-noise-sum = { $sum } of 11
web-ho-noise-unseen = Face down
web-ho-noise-value = { $loud ->
    [yes] { $value }: noise
   *[no] { $value }
}
web-ho-noise-up = Face up: { $value }
web-ho-noise-down = Noise card { $card }, face down
web-ho-noise-kept = Kept by { VISITOR($seat) }
web-ho-discs-left = { $count ->
    [one] One disc left
   *[other] { $count } discs left
}
web-ho-pass = Pass
web-ho-pass-how = Take one unseen and end your turn.
web-ho-overdue = Time Overdue: she comes after this turn.

# Hands
web-ho-hand = What you hold
web-ho-item = Item card
web-ho-tiles = Your tiles: { $count }
web-ho-no-tiles = None yet. Peek into Shadows to find some.
web-ho-none = None
web-ho-her-board = Your board
web-ho-location = Where you’re hiding
web-ho-location-hers = Where she hides
web-ho-she-hides = Her: { $room }, Shadow { NTH($shadow) }
web-ho-combination = Safe: { $numbers }
web-ho-slots = Slots
web-ho-her-hand = Hand: { $count }
web-ho-deck = deck: { $count }
web-ho-ready = ready
web-ho-needs = pages { $found } of { $needs }
web-ho-take-back = Take back
web-ho-ways = Three ways to win
web-ho-ways-hers = How they can win
web-ho-way = { $way ->
    [escape] Escape
    [rest] Lay her to rest
   *[defeat] Defeat her
}
web-ho-way-standing = { $is ->
    [mine] you have it
    [gone] lost
    [useless] wrong one
    [in-safe] in the Safe
    [kept] a ghost has it
   *[unknown] unknown
}
web-ho-way-held = { VISITOR($seat) }
web-ho-way-lying = Shadow { NTH($shadow) }{ $sure ->
    [yes] {""}
   *[no] ?
}
web-ho-way-numbers = Safe combination

# Death
web-ho-ending-back = How it ended
web-ho-died = You’re dead
web-ho-died-line = Your light goes out. You rise as a Hakobito, one of hers.
web-ho-died-see = You see through her eyes: her cards, her hiding place, every tile a ghost has seen.
web-ho-died-hide = On her turn you move too, and hide in a Shadow. Anyone who peeks there dies.
web-ho-died-win = Say nothing true to the living. If she wins, you win with her.

# Eyes closed
web-ho-night = Your eyes are closed
web-ho-night-line = She is walking the house. You see nothing. You hear only floorboards. Wait.

# Notes and claims
web-ho-notes = Notes
web-ho-notes-mode = Notes: tap a Shadow to see what you know about it.
web-ho-notes-leave = Back to the game
web-ho-pin = Shadow { NTH($place) }: { $said }
web-ho-pin-room = { NAME("ho-room", $room) }: { $said }
web-ho-pin-seat = { VISITOR($place) } has: { $said }
web-ho-notes-seen = What you saw here
web-ho-notes-nothing = You haven’t looked here yet.
web-ho-notes-sure = still there
web-ho-notes-perhaps = may have changed
web-ho-notes-turn = { $ago ->
    [0] since her last turn
    [one] one of her turns ago
   *[other] { $ago } of her turns ago
}
web-ho-notes-can = Could be: { $tiles }
web-ho-notes-mark = Your mark
web-ho-mark-danger = ! Danger
web-ho-mark-safe = ✓ Harmless
web-ho-mark-ask = ? Look again
web-ho-notes-claims = What others say
web-ho-claim = Claim what’s here
web-ho-claim-line = Everyone hears it, even her. You may lie.
web-ho-claim-danger = Danger!
web-ho-claim-clear = Nothing to fear
web-ho-agree = Make a plan
web-ho-agree-line = Everyone hears it, even her. Bots answer, and follow if it makes sense.
web-ho-said-taking = I’ll take this room
web-ho-said-look = Can someone look here?
web-ho-said-avoid = Stay away from here
web-ho-said-too-dangerous = Too dangerous for me
web-ho-said-busy = I can’t right now
web-ho-said-lied = { VISITOR($seat) } lied to me about this place
web-ho-claim-by = { $name }: “{ $tile }”

# Opening a table
web-ho-option-visitors = Visitors
web-ho-option-pause = Time to interrupt
web-ho-option-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
web-ho-option-cards = Six cards
web-ho-option-regular = Discs, in a trembling hand
web-ho-option-hard = Discs, hard
web-ho-option-nightmare = Discs, nightmare
web-ho-option-quick = Quick setup: random boards and items
web-ho-option-powers = Her two advanced powers
web-ho-option-items = Seven advanced items
web-ho-edition = Edition: { $name }
web-ho-edition-house = House
web-ho-edition-file = Open your own edition (TOML file)
web-ho-edition-use = Play with “{ $name }”
web-ho-edition-start = Save the house edition as a file
web-ho-key-card = Flip that noise card
web-ho-key-continue = Continue without choosing
web-ho-key-turn = Turn the board
# For players who listen
web-ho-place-doors = doors to { $doors }
web-ho-place-lit = you can choose it
web-ho-where-you = You’re in { $room }. Doors to { $doors }.
web-ho-where-hidden = You’re hiding in Shadow { NTH($shadow) }.
web-ho-where-visitor = { VISITOR($seat) }: { $room }.
web-ho-where-lit = You can choose { $shadows }.
web-ho-where-peek = Only you see Shadow { NTH($shadow) }: { $tiles }.
web-ho-plan = The mansion; arrow keys move from place to place, Enter chooses
