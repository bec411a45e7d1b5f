# Hako Onna

# Refusals
ho-over = The game is over.
ho-no-seat = There is no such seat.
ho-no-deadline = Nothing is due now.
ho-not-due = The time is not up yet.
ho-time-over = The time for this is over.
ho-no-chance = Chance has nothing like this to decide now.
ho-eyes-closed = Your eyes are closed.
ho-not-your-turn = It is not your turn to do this.
ho-not-now = This can't be done now.
ho-not-this = Not like this: choose something that is possible here.
ho-untrue = That isn’t true, and no power lets you lie now.
ho-measure = The hand, or the discs, can't be there.

# Setting up
ho-options-visitors = There are one to four Visitors, not { $given }.
ho-options-time = A time of { $given } ms is not possible: more than nothing, at most an hour.
ho-options-limit = A limit of { $given } turns is too low.
ho-edition-at = { $file }{ $line ->
    [none] {""}
   *[other] , line { $line }
}{ $field ->
    [none] {""}
   *[other] , { $field }
}
ho-edition-not-text = { $file } isn’t a text file in UTF-8.
ho-edition-big = { $file } is too big. An edition has at most { $limit } KB.
ho-edition-toml = { ho-edition-at }: this isn’t TOML: { $problem }
ho-edition-shape = { ho-edition-at }: this doesn’t belong in an edition: { $problem }
ho-edition-kind = { ho-edition-at }: write { $wanted ->
    [str] a text in quotes
    [int] a whole number
    [bool] true or false
    [array] a list in square brackets
   *[other] a table of fields
}, not { $given ->
    [str] a text
    [int] a number
    [float] a decimal number
    [bool] true or false
    [array] a list
    [object] a table
   *[other] a date or time
}.
ho-edition-field-missing = { ho-edition-at }: “{ $given }” is missing.
ho-edition-field-unknown = { ho-edition-at }: there’s no such field. You can use: { $known }.
ho-edition-not-one-of = { ho-edition-at }: “{ $given }” isn’t known. Use one of: { $known }.
ho-edition-count = { ho-edition-at }: { $given } entries, but an edition has { $wanted }.{ $missing ->
    [none] {""}
   *[other] {" "}Missing: { $missing }.
}
ho-edition-long = { ho-edition-at }: { $given } characters are too many. At most { $limit } fit on the screen.
ho-edition-nameless = { ho-edition-at }: a name needs at least one letter.
ho-edition-signs = { ho-edition-at }: use letters, digits and punctuation only, no control characters.
ho-edition-room-missing = { ho-edition-at }: there must be a room named “{ $given }”.
ho-edition-twice = { ho-edition-at }: “{ $given }” is there twice. Each may appear once.
ho-edition-room-count = { ho-edition-at }: a board has one or two rooms, not { $given }.
ho-edition-room-shadows = { ho-edition-at }: { $given } Shadows won’t do. A room has 1 to 24.
ho-edition-door-count = { ho-edition-at }: { $given } doors are too many. A board has four sides.
ho-edition-door = { ho-edition-at }: “{ $given }” is no door. Write a room’s number on the board and a side: "0 N".
ho-edition-door-twice = { ho-edition-at }: there’s already a door on side { $given }.
ho-edition-basement-door = { ho-edition-at }: the Basement has no doors. Write doors = [].
ho-edition-no-door = { ho-edition-at }: every board but the Basement needs a door.
ho-edition-alone = { ho-edition-at }: “{ $given }” must be alone on its board.
ho-edition-safe = { ho-edition-at }: “{ $given }”: the Study, and no other room, has safe = true.
ho-edition-shadows = { ho-edition-at }: the rooms have { $given } Shadows in all. There must be { $wanted }.
ho-edition-grudge = { ho-edition-at }: { $given } rooms have grudge = true. There must be two.
ho-edition-power-number = { ho-edition-at }: this is number { $wanted }, not { $given }. Powers are numbered 1 to 12, in order.
ho-edition-when = { ho-edition-at }: “{ $given }” doesn’t act when power { $number } may be used. Use one of: { $fitting }.
ho-edition-needs = { ho-edition-at }: { $given } pages won’t do. A power needs 0 to 10.
ho-edition-item-kind = { ho-edition-at }: “{ $given }” needs advanced = { $wanted }.

# Things
ho-room-0 = 1F Hall
ho-room-1 = 2F Hall
ho-room-2 = Basement
ho-room-3 = Kitchen
ho-room-4 = Storage Room
ho-room-5 = Study
ho-room-6 = Red Bedroom
ho-room-7 = Kid's Room
ho-room-8 = Living Room
ho-room-9 = Bathroom
ho-room-10 = Dressing Room
ho-board-0 = 1F Hall
ho-board-1 = 2F Hall
ho-board-2 = Basement
ho-board-3 = Kitchen / Storage Room
ho-board-4 = Study
ho-board-5 = Red Bedroom
ho-board-6 = Kid's Room
ho-board-7 = Living Room
ho-board-8 = Bathroom / Dressing Room
ho-room-into-0 = into the 1F Hall
ho-room-into-1 = into the 2F Hall
ho-room-into-2 = into the Basement
ho-room-into-3 = into the Kitchen
ho-room-into-4 = into the Storage Room
ho-room-into-5 = into the Study
ho-room-into-6 = into the Red Bedroom
ho-room-into-7 = into the Kid's Room
ho-room-into-8 = into the Living Room
ho-room-into-9 = into the Bathroom
ho-room-into-10 = into the Dressing Room
ho-room-into-own = into { $room }
ho-room-inside-0 = in the 1F Hall
ho-room-inside-1 = in the 2F Hall
ho-room-inside-2 = in the Basement
ho-room-inside-3 = in the Kitchen
ho-room-inside-4 = in the Storage Room
ho-room-inside-5 = in the Study
ho-room-inside-6 = in the Red Bedroom
ho-room-inside-7 = in the Kid's Room
ho-room-inside-8 = in the Living Room
ho-room-inside-9 = in the Bathroom
ho-room-inside-10 = in the Dressing Room
ho-room-inside-own = in { $room }
ho-slot-0 = 1
ho-slot-1 = 2
ho-floor-0 = 1F
ho-floor-1 = 2F
ho-floor-2 = Basement
ho-tile-hako-onna = Hako Onna
ho-tile-bones = Bones
ho-tile-secret-exit = Secret Exit
ho-tile-safe = Safe
ho-tile-key-ring = Key Ring
ho-tile-doll-mary = Doll Mary
ho-tile-fire-extinguisher = Fire Extinguisher
ho-tile-strange-charm = Strange Charm
ho-tile-wooden-stake = Wooden Stake
ho-tile-rusty-chain = Rusty Chain
ho-tile-gasoline = Gasoline
ho-tile-weakness-stake = Weakness: Stake
ho-tile-weakness-chain = Weakness: Chain
ho-tile-weakness-gasoline = Weakness: Gasoline
ho-tile-empty = Empty
ho-tile-camera = Camera
ho-tile-rope = Rope
ho-tile-salt = Salt
ho-tile-diary-1 = Diary page 1
ho-tile-diary-2 = Diary page 2
ho-tile-diary-3 = Diary page 3
ho-tile-diary-4 = Diary page 4
ho-tile-diary-5 = Diary page 5
ho-tile-diary-6 = Diary page 6
ho-tile-diary-7 = Diary page 7
ho-tile-diary-8 = Diary page 8
ho-tile-diary-9 = Diary page 9
ho-tile-diary-10 = Diary page 10
ho-tile-combination-1 = Number 1
ho-tile-combination-2 = Number 2
ho-tile-combination-3 = Number 3
ho-tile-combination-4 = Number 4
ho-tile-combination-5 = Number 5
ho-tile-combination-6 = Number 6
ho-tile-hakobito-1 = Hakobito of Visitor 1
ho-tile-hakobito-2 = Hakobito of Visitor 2
ho-tile-hakobito-3 = Hakobito of Visitor 3
ho-tile-hakobito-4 = Hakobito of Visitor 4
ho-power-0 = Time of Despair
ho-power-1 = Close To You
ho-power-2 = I Will Reach You
ho-power-3 = The Door Stays Shut
ho-power-4 = Moving Things
ho-power-5 = I'm Behind You
ho-power-6 = Open This
ho-power-7 = I Want That One
ho-power-8 = I Am Mary
ho-power-9 = False Answers
ho-power-10 = Come To Me
ho-power-11 = Impossible Upside Down
ho-power-12 = We Are Many
ho-card-stethoscope = Stethoscope
ho-card-occult_book = Occult Book
ho-card-sacred_drops = Sacred Drops
ho-card-ouija_board = Ouija Board
ho-card-dowsing_rod = Dowsing Rod
ho-card-smartphone = Smartphone
ho-card-flashlight = Flashlight
ho-card-camera = Camera
ho-card-rope = Rope
ho-card-salt = Salt
ho-card-music_box = Music Box
ho-card-fathers_letter = Father's Letter
ho-card-spare_dial = Spare Dial

# Ends
ho-end-escape = The Visitors have escaped.
ho-end-rest = The Visitors have given her rest.
ho-end-defeat = The Visitors have defeated her.
ho-end-all-dead = All Visitors are dead. She has won.
ho-end-inevitable = No way out is left. She has won.
ho-end-given-up = The Visitors have given up. She has won.
ho-end-limit = The night is over, and nobody has won.

# What happens
ho-event-first-chosen = Visitor { VISITOR($seat) } chooses and draws first.
ho-event-item-taken = Visitor { VISITOR($seat) } takes: { NAME("ho-card", $item) }.
ho-event-board-drawn = Visitor { VISITOR($seat) } draws a board: { NAME("ho-board", $board) }.
ho-event-board-laid = { NAME("ho-board", $placed_board) }: laid on { NAME("ho-floor", $placed_floor) }.
ho-event-numbers-chosen = She has chosen her combination.
ho-event-weakness-chosen = She has chosen her Weakness.
ho-event-laid = The tiles are laid. Shadow { NTH($vacant) } stays vacant.
ho-event-power-kept = She keeps { $power ->
    [none] a power
   *[other] { NAME("ho-power", $power) }
}.
ho-event-bones-put = The Bones lie on Shadow { NTH($shadow) }.
ho-event-turn-began = Visitor { VISITOR($seat) }'s turn.
ho-event-card-turned = Visitor { VISITOR($seat) } turns up a { $value }.
ho-event-card-kept = Visitor { VISITOR($seat) } passes and keeps a noise card.
ho-event-disc-fell = Visitor { VISITOR($seat) } lets go of disc { $position }: { $result ->
    [quiet] it lies still.
    [slid_off] it slides off.
   *[topple] the stack topples.
}
ho-event-disc-kept = Visitor { VISITOR($seat) } passes and keeps disc { $position }.
ho-event-music-played = Visitor { VISITOR($seat) } uses { NAME("ho-card", "music_box") }: the check is made again.
ho-event-made-noise = Visitor { VISITOR($seat) } makes noise { NAME("ho-room-inside", $room) }.
ho-event-time-overdue = Time is overdue: after this turn she comes.
ho-event-noise-reset = The noise is reset.
ho-event-announced = Visitor { VISITOR($seat) } announces: { $deed_type ->
    [walk_to] a Move { NAME("ho-room-into", $deed_room) }.
    [peek_at] a Peek at Shadow { NTH($deed_shadow) }.
    [use_charm] the Strange Charm on slot { NAME("ho-slot", $deed_slot) }.
    [use_weapon] { NAME("ho-tile", $deed_weapon) } on Shadow { NTH($deed_shadow) }.
   *[other] { NAME("ho-card", $item) }.
}
ho-event-interrupted = She uses { NAME("ho-power", $power) }!
ho-event-lapsed = What Visitor { VISITOR($seat) } announced lapses.
ho-event-walked = Visitor { VISITOR($seat) } goes { NAME("ho-room-into", $room) }.
ho-event-dragged = Visitor { VISITOR($seat) } is dragged { NAME("ho-room-into", $room) }.
ho-event-peeked = Visitor { VISITOR($seat) } peeks at Shadow { NTH($shadow) }.
ho-event-lit = Visitor { VISITOR($seat) } shines a light on Shadow { NTH($shadow) }.
ho-event-exposed = { $tiles ->
    [one] One tile of Shadow { NTH($shadow) } is seen by all.
   *[other] { $tiles } tiles of Shadow { NTH($shadow) } are seen by all.
}
ho-event-page-found = Visitor { VISITOR($seat) } finds page { $page } of the diary.
ho-event-ghosts-shown = { $tiles ->
    [one] A ghost shows itself on Shadow { NTH($shadow) }!
   *[other] { $tiles } ghosts show themselves on Shadow { NTH($shadow) }!
}
ho-event-taken = Visitor { VISITOR($seat) } takes from Shadow { NTH($shadow) }: { $tile ->
    [none] a tile
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-replaced = On Shadow { NTH($shadow) } it is replaced { $source ->
    [supply] from the supply.
    [hand] from Visitor { VISITOR($seat) }'s hand.
   *[none] by nothing.
}
ho-event-named = Visitor { VISITOR($seat) } names { $aloud } at the Safe: { $right ->
    [yes] right!
   *[no] wrong.
}
ho-event-safe-opened = The Safe opens with { $aloud }. Visitor { VISITOR($seat) } has the Key Ring.
ho-event-peek-done = Visitor { VISITOR($seat) } looks away.
ho-event-discarded = Visitor { VISITOR($seat) } puts down on Shadow { NTH($shadow) }: { $tile ->
    [none] a tile
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-showed = Visitor { VISITOR($seat) } shows Visitor { VISITOR($other) }: { $tile ->
    [none] a tile
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-offered = Visitor { VISITOR($seat) } offers Visitor { VISITOR($other) }: { $tile ->
    [none] a tile
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-asked = Visitor { VISITOR($seat) } asks Visitor { VISITOR($other) } for a tile.
ho-event-declined = Visitor { VISITOR($seat) } says no.
ho-event-gave = Visitor { VISITOR($seat) } gives Visitor { VISITOR($other) }: { $tile ->
    [none] a tile
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-voted = Visitor { VISITOR($seat) } { $agree ->
    [yes] would give up.
   *[no] goes on.
}
ho-event-turn-ended = Visitor { VISITOR($seat) }'s turn is over.
ho-event-spent = Visitor { VISITOR($seat) } has used up: { NAME("ho-tile", $what) }.
ho-event-charmed = The charm takes { NAME("ho-power", $power) } out of the game.
ho-event-drops-work = { NAME("ho-card", "sacred_drops") }: it works.
ho-event-answered = She answers: { $room ->
    [none] { NAME("ho-floor", $floor) }.
   *[other] { $yes ->
        [yes] yes, I am there ({ NAME("ho-room", $room) }).
       *[no] no, I am not there ({ NAME("ho-room", $room) }).
    }
}
ho-event-power-read = Visitor { VISITOR($seat) } looks at one of her cards: { $power ->
    [none] a power
   *[other] { NAME("ho-power", $power) }
}.
ho-event-salted = { NAME("ho-card", "salt") } lies { NAME("ho-room-inside", $room) }.
ho-event-weapon-struck = Visitor { VISITOR($seat) } strikes at Shadow { NTH($shadow) } with { NAME("ho-tile", $weapon) }: { $she ->
    [yes] she is there!
   *[no] she is not there.
}
ho-event-removed = The Hakobito of Visitor { VISITOR($seat) } is gone.
ho-event-fled = Visitor { VISITOR($seat) } spends the Fire Extinguisher and flees { NAME("ho-room-into", $room) }.
ho-event-died = Visitor { VISITOR($seat) } is dead, and comes back as a Hakobito on Shadow { NTH($shadow) }.
ho-event-confided = The ghosts tell each other all that they have seen.
ho-event-mary-shown = Mary! { $seat ->
    [none] Nobody holds the doll.
   *[other] Visitor { VISITOR($seat) } holds the doll.
}
ho-event-mary-gone = Visitor { VISITOR($seat) } no longer holds the doll: one noise check is enough.
ho-event-hand-seen = She sees all that Visitor { VISITOR($seat) } holds.
ho-event-snatched = She takes { $what ->
    [tile] { $tile ->
        [none] a tile
       *[other] { NAME("ho-tile", $tile) }
    }
    [card] the Item card
   *[nothing] nothing
} from Visitor { VISITOR($seat) }.
ho-event-carried-to = { NAME("ho-tile", $tile) } now lies on Shadow { NTH($shadow) }.
ho-event-her-turn = Her turn: number { $turn }.
ho-event-screamed = A scream { NAME("ho-room-inside", $room) }!
ho-event-drew = She draws { $kept ->
    [yes] a card and keeps it
   *[no] a card that goes under the deck
}: { $power ->
    [none] a power
   *[other] { NAME("ho-power", $power) }
}.
ho-event-despair-drawn = Time of Despair!
ho-event-power-set = She sets in slot { NAME("ho-slot", $slot) }: { $power ->
    [none] a power
   *[other] { NAME("ho-power", $power) }
}.
ho-event-power-taken = She takes back from slot { NAME("ho-slot", $slot) }: { $power ->
    [none] a power
   *[other] { NAME("ho-power", $power) }
}.
ho-event-eyes-closed = Close your eyes.
ho-event-activated = She activates { NAME("ho-power", $power) }.
ho-event-looked = The ghosts look at Shadow { NTH($shadow) }.
ho-event-swapped = Shadows { NTH($first) } and { NTH($second) } change places.
ho-event-turned-down = A tile on Shadow { NTH($shadow) } is turned down.
ho-event-hid = { $seat ->
    [0] She
   *[other] The Hakobito of Visitor { VISITOR($seat) }
} hides on Shadow { NTH($shadow) }.
ho-event-stayed = { $seat ->
    [0] She
   *[other] The Hakobito of Visitor { VISITOR($seat) }
} stays.
ho-event-eyes-opened = { $hand ->
    [one] Open your eyes. She has one card in hand.
   *[other] Open your eyes. She has { $hand } cards in hand.
}
ho-event-way-closed = { $way ->
    [escape] No way out any more
    [rest] No rest for her any more
   *[defeat] No way to defeat her any more
}: { NAME("ho-tile", $tile) } is out of reach.
ho-event-ended = { NAME("ho-end", $reason) }
ho-event-uncovered = On Shadow { NTH($shadow) } lay { NAME("ho-tile", $tile) }.

# What can be done
ho-action-choose-item = Take { NAME("ho-card", $item) }
ho-action-deal-item = { NAME("ho-card", $item) } is dealt
ho-action-place-board = Place the board on { NAME("ho-floor", $floor) } at { $x }, { $y }, turned { $turn } times
ho-action-choose-numbers = Choose { $first }, { $second }, { $third }
ho-action-choose-weakness = Choose { NAME("ho-tile", $weakness) }
ho-action-keep-power = Keep { NAME("ho-power", $power) }
ho-action-activate = Activate { NAME("ho-power", $power) }
ho-action-activate-at-room = Activate { NAME("ho-power", $power) }: { NAME("ho-room", $room) }
ho-action-activate-at-passage = Activate { NAME("ho-power", $power) } on passage { NTH($passage) }
ho-action-interrupt = Interrupt with { NAME("ho-power", $power) }
ho-action-interrupt-at-room = Interrupt with { NAME("ho-power", $power) }: { NAME("ho-room", $room) }
ho-action-interrupt-at-shadow = Interrupt with { NAME("ho-power", $power) }: Shadow { NTH($shadow) }
ho-action-draw-power = Drawn: { NAME("ho-power", $power) }
ho-action-set-power = Set { NAME("ho-power", $power) } in slot { NAME("ho-slot", $slot) }
ho-action-put-bones = Put the Bones on Shadow { NTH($shadow) }
ho-action-turn-card = Turn up noise card { NTH($card) }
ho-action-release = Let the disc go{ $blip_up ->
    [yes] , blip up
   *[no] {""}
}
ho-action-keep-card = Pass and keep noise card { NTH($card) }
ho-action-keep-disc = Pass and keep the disc
ho-action-play-music = { $play ->
    [yes] Use { NAME("ho-card", "music_box") }
   *[no] Leave { NAME("ho-card", "music_box") } silent
}
ho-action-walk-to = Go { NAME("ho-room-into", $room) }
ho-action-peek-at = Peek at Shadow { NTH($shadow) }
ho-action-use = Use the Item card
ho-action-use-at-room = Use the Item card: { NAME("ho-room", $room) }
ho-action-use-at-shadow = Use the Item card on Shadow { NTH($shadow) }
ho-action-use-at-slot = Use the Item card on slot { NAME("ho-slot", $slot) }
ho-action-use-along = Use the Item card: { NAME("ho-room", $first) }, then { NAME("ho-room", $second) }
ho-action-use-charm = Use the Strange Charm on slot { NAME("ho-slot", $slot) }
ho-action-use-weapon = Use { NAME("ho-tile", $weapon) } on Shadow { NTH($shadow) }
ho-action-end-turn = End the turn
ho-action-show = Show Visitor { VISITOR($to) }: { NAME("ho-tile", $tile) }
ho-action-offer = Offer Visitor { VISITOR($to) }: { NAME("ho-tile", $tile) }
ho-action-ask = Ask Visitor { VISITOR($to) } for a tile
ho-action-accept = Accept
ho-action-decline = Decline
ho-action-discard = Put { NAME("ho-tile", $tile) } down on Shadow { NTH($shadow) }
ho-action-give-up = { $agree ->
    [yes] Agree to give up
   *[no] Go on after all
}
ho-action-take = Take the tile
ho-action-put-back = Put in its place: { $tile ->
    [none] nothing
   *[other] { NAME("ho-tile", $tile) }
}{ $up ->
    [yes] , face up
   *[no] {""}
}
ho-action-place-page = { $place ->
    [yes] Put the page on its card
   *[no] Leave the page, unshown
}
ho-action-name-numbers = Name { $first }, { $second }, { $third }
ho-action-name-one = Name { $number }
ho-action-done = Done
ho-action-flee = Spend the Fire Extinguisher and flee { NAME("ho-room-into", $room) }
ho-action-die = Die
ho-action-scream = Scream
ho-action-skip = Leave this out
ho-action-take-back = Take back the card of slot { NAME("ho-slot", $slot) }
ho-action-swap = Exchange Shadows { NTH($first) } and { NTH($second) }
ho-action-turn-down = Turn down the tile on Shadow { NTH($shadow) }
ho-action-step-to = Step { NAME("ho-room-into", $room) }
ho-action-hide = Hide on Shadow { NTH($shadow) }
ho-action-let-be = Let it be
ho-action-snatch = Take { $what ->
    [none] nothing
   *[other] { NAME("ho-tile", $what) }
}
ho-action-snatch-card = Take the Item card
ho-action-say-whether = Answer { $yes ->
    [yes] yes
   *[no] no
}
ho-action-say-floor = Answer { NAME("ho-floor", $floor) }
ho-action-first = Visitor { VISITOR($seat) } is first
ho-action-draw-board = Drawn: { NAME("ho-board", $board) }
ho-action-leave-vacant = Shadow { NTH($shadow) } stays vacant
ho-action-turn-up = It is { $tile ->
    [none] nothing but ghosts
   *[other] { NAME("ho-tile", $tile) }
}
ho-action-noise-value = The card is a { $value }
ho-action-fell = The disc: { $result ->
    [quiet] quiet
    [slid_off] slid off
   *[topple] the stack topples
}
ho-action-carry = The tile goes { $shadow ->
    [none] out of the game
   *[other] to Shadow { NTH($shadow) }
}
ho-action-due = Time is up
