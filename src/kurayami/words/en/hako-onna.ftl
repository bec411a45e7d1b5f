# Hako Onna

# Refusals
ho-over = The game is over.
ho-no-seat = There’s no such seat.
ho-no-deadline = No clock is running.
ho-not-due = Time isn’t up yet.
ho-time-over = Time’s up for that.
ho-no-chance = Luck has nothing to decide now.
ho-eyes-closed = Your eyes are closed.
ho-not-your-turn = It isn’t your turn.
ho-not-now = You can’t do that now.
ho-not-this = You can’t do that here.
ho-untrue = You can’t lie: no power lets you.
ho-measure = You can’t let go there.

# Setting up
ho-options-visitors = One to four Visitors can play, not { $given }.
ho-options-time = { $given } ms won’t do. Set anything up to an hour.
ho-options-limit = { $given } turns won’t do. Allow more.
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
ho-room-7 = Kid’s Room
ho-room-8 = Living Room
ho-room-9 = Bathroom
ho-room-10 = Dressing Room
ho-board-0 = 1F Hall
ho-board-1 = 2F Hall
ho-board-2 = Basement
ho-board-3 = Kitchen / Storage Room
ho-board-4 = Study
ho-board-5 = Red Bedroom
ho-board-6 = Kid’s Room
ho-board-7 = Living Room
ho-board-8 = Bathroom / Dressing Room
ho-room-into-0 = into the 1F Hall
ho-room-into-1 = into the 2F Hall
ho-room-into-2 = into the Basement
ho-room-into-3 = into the Kitchen
ho-room-into-4 = into the Storage Room
ho-room-into-5 = into the Study
ho-room-into-6 = into the Red Bedroom
ho-room-into-7 = into the Kid’s Room
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
ho-room-inside-7 = in the Kid’s Room
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
ho-tile-hakobito-1 = Hakobito (Visitor 1)
ho-tile-hakobito-2 = Hakobito (Visitor 2)
ho-tile-hakobito-3 = Hakobito (Visitor 3)
ho-tile-hakobito-4 = Hakobito (Visitor 4)

# Ends
ho-end-escape = The Visitors escaped.
ho-end-rest = The Visitors laid her to rest.
ho-end-defeat = The Visitors defeated her.
ho-end-all-dead = Every Visitor is dead. She wins.
ho-end-inevitable = No way out is left. She wins.
ho-end-given-up = The Visitors gave up. She wins.
ho-end-limit = The night is over. Nobody wins.

# What happens
ho-event-first-chosen = { VISITOR($seat) } chooses first.
ho-event-item-taken = { VISITOR($seat) } takes { NAME("ho-card", $item) }.
ho-event-board-drawn = { VISITOR($seat) } draws the board { NAME("ho-board", $board) }.
ho-event-board-laid = { NAME("ho-board", $placed_board) } joins the house: { NAME("ho-floor", $placed_floor) }.
ho-event-numbers-chosen = She chooses her combination.
ho-event-weakness-chosen = She chooses her Weakness.
ho-event-laid = The tiles are laid. Shadow { NTH($vacant) } stays bare.
ho-event-power-kept = She keeps { $power ->
    [none] a power
   *[other] { NAME("ho-power", $power) }
}.
ho-event-bones-put = The Bones lie in Shadow { NTH($shadow) }.
ho-event-turn-began = { VISITOR($seat) }’s turn.
ho-event-card-turned = { VISITOR($seat) } flips a { $value }.
ho-event-card-kept = { VISITOR($seat) } passes and keeps a noise card unseen.
ho-event-disc-fell = { VISITOR($seat) } drops disc { $position }. { $result ->
    [quiet] It holds.
    [slid_off] It slides off.
   *[topple] The stack topples!
}
ho-event-disc-kept = { VISITOR($seat) } passes and keeps disc { $position }.
ho-event-music-played = { VISITOR($seat) } plays { NAME("ho-card", "music_box") } and checks again.
ho-event-made-noise = { VISITOR($seat) } makes a noise { NAME("ho-room-inside", $room) }!
ho-event-time-overdue = Time is overdue. She comes after this turn.
ho-event-noise-reset = Silence again. Noise counts from zero.
ho-event-announced = { VISITOR($seat) } announces { $deed_type ->
    [walk_to] a Move { NAME("ho-room-into", $deed_room) }.
    [peek_at] a Peek into Shadow { NTH($deed_shadow) }.
    [use_charm] Strange Charm on slot { NAME("ho-slot", $deed_slot) }.
    [use_weapon] { NAME("ho-tile", $deed_weapon) } on Shadow { NTH($deed_shadow) }.
   *[other] { NAME("ho-card", $item) }.
}
ho-event-interrupted = She interrupts: { NAME("ho-power", $power) }!
ho-event-lapsed = { VISITOR($seat) }’s announcement is cancelled.
ho-event-walked = { VISITOR($seat) } moves { NAME("ho-room-into", $room) }.
ho-event-dragged = She drags { VISITOR($seat) } { NAME("ho-room-into", $room) }!
ho-event-peeked = { VISITOR($seat) } peeks into Shadow { NTH($shadow) }.
ho-event-lit = { VISITOR($seat) } shines a light into Shadow { NTH($shadow) }.
ho-event-exposed = { $tiles ->
    [one] Everyone sees the tile in Shadow { NTH($shadow) }.
   *[other] Everyone sees { $tiles } tiles in Shadow { NTH($shadow) }.
}
ho-event-page-found = { VISITOR($seat) } finds Diary page { $page }.
ho-event-ghosts-shown = { $tiles ->
    [one] A ghost appears in Shadow { NTH($shadow) }!
   *[other] { $tiles } ghosts appear in Shadow { NTH($shadow) }!
}
ho-event-taken = { VISITOR($seat) } takes { $tile ->
    [none] a tile
   *[other] { NAME("ho-tile", $tile) }
} from Shadow { NTH($shadow) }.
ho-event-replaced = Shadow { NTH($shadow) } { $source ->
    [supply] gets a tile from the supply.
    [hand] gets a tile from { VISITOR($seat) }’s hand.
   *[none] stays bare.
}
ho-event-named = { VISITOR($seat) } says { $aloud } at the Safe. { $right ->
    [yes] Right!
   *[no] Wrong.
}
ho-event-safe-opened = The Safe opens on { $aloud }. { VISITOR($seat) } takes Key Ring.
ho-event-peek-done = { VISITOR($seat) } looks away.
ho-event-discarded = { VISITOR($seat) } drops { $tile ->
    [none] a tile
   *[other] { NAME("ho-tile", $tile) }
} in Shadow { NTH($shadow) }.
ho-event-showed = { VISITOR($seat) } shows { VISITOR($other) } { $tile ->
    [none] a tile
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-offered = { VISITOR($seat) } offers { VISITOR($other) } { $tile ->
    [none] a tile
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-asked = { VISITOR($seat) } asks { VISITOR($other) } for a tile.
ho-event-declined = { VISITOR($seat) } declines.
ho-event-gave = { VISITOR($seat) } gives { VISITOR($other) } { $tile ->
    [none] a tile
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-voted = { VISITOR($seat) } { $agree ->
    [yes] wants to give up.
   *[no] wants to keep going.
}
ho-event-turn-ended = { VISITOR($seat) }’s turn is over.
ho-event-spent = { VISITOR($seat) } uses up { NAME("ho-tile", $what) }.
ho-event-charmed = The charm removes { NAME("ho-power", $power) } from the game.
ho-event-drops-work = { NAME("ho-card", "sacred_drops") } work.
ho-event-answered = She answers: { $room ->
    [none] “{ NAME("ho-floor", $floor) }.”
   *[other] { $yes ->
        [yes] “Yes, { NAME("ho-room-inside", $room) }.”
       *[no] “No, not { NAME("ho-room-inside", $room) }.”
    }
}
ho-event-power-read = { VISITOR($seat) } looks at { $power ->
    [none] one of her cards
   *[other] { NAME("ho-power", $power) }
}.
ho-event-salted = { NAME("ho-card", "salt") } lies { NAME("ho-room-inside", $room) }.
ho-event-weapon-struck = { VISITOR($seat) } strikes Shadow { NTH($shadow) } with { NAME("ho-tile", $weapon) }. { $she ->
    [yes] She is there!
   *[no] She isn’t there.
}
ho-event-removed = { VISITOR($seat) }’s Hakobito is gone for good.
ho-event-fled = { VISITOR($seat) } sprays the Fire Extinguisher and flees { NAME("ho-room-into", $room) }.
ho-event-died = { VISITOR($seat) } dies and rises as a Hakobito in Shadow { NTH($shadow) }.
ho-event-confided = The ghosts tell each other everything they’ve seen.
ho-event-mary-shown = Mary! { $seat ->
    [none] Nobody holds the doll.
   *[other] { VISITOR($seat) } holds the doll.
}
ho-event-mary-gone = { VISITOR($seat) } no longer holds the doll. One noise check is enough.
ho-event-hand-seen = She sees everything { VISITOR($seat) } holds.
ho-event-snatched = She takes { $what ->
    [tile] { $tile ->
        [none] a tile
       *[other] { NAME("ho-tile", $tile) }
    }
    [card] the Item card
   *[nothing] nothing
} from { VISITOR($seat) }.
ho-event-carried-to = { NAME("ho-tile", $tile) } now lies in Shadow { NTH($shadow) }.
ho-event-her-turn = Her turn { $turn }.
ho-event-screamed = A scream { NAME("ho-room-inside", $room) }!
ho-event-drew = She draws { $power ->
    [none] a power
   *[other] { NAME("ho-power", $power) }
} and { $kept ->
    [yes] keeps it.
   *[no] slips it under the deck.
}
ho-event-despair-drawn = Time of Despair!
ho-event-power-set = She sets { $power ->
    [none] a power
   *[other] { NAME("ho-power", $power) }
} in slot { NAME("ho-slot", $slot) }.
ho-event-power-taken = She takes { $power ->
    [none] a power
   *[other] { NAME("ho-power", $power) }
} back from slot { NAME("ho-slot", $slot) }.
ho-event-eyes-closed = Close your eyes.
ho-event-activated = She activates { NAME("ho-power", $power) }.
ho-event-looked = The ghosts look into Shadow { NTH($shadow) }.
ho-event-swapped = Shadows { NTH($first) } and { NTH($second) } swap their tiles.
ho-event-turned-down = A tile in Shadow { NTH($shadow) } turns face down.
ho-event-hid = { $seat ->
    [0] She
   *[other] { VISITOR($seat) }’s Hakobito
} hides in Shadow { NTH($shadow) }.
ho-event-stayed = { $seat ->
    [0] She
   *[other] { VISITOR($seat) }’s Hakobito
} stays put.
ho-event-eyes-opened = { $hand ->
    [one] Open your eyes. She holds one card.
   *[other] Open your eyes. She holds { $hand } cards.
}
ho-event-way-closed = { NAME("ho-tile", $tile) } lost. { $way ->
    [escape] Escape is impossible now.
    [rest] She can’t be laid to rest now.
   *[defeat] She can’t be defeated now.
}
ho-event-ended = { NAME("ho-end", $reason) }
ho-event-uncovered = { NAME("ho-tile", $tile) } lay in Shadow { NTH($shadow) }.

# What can be done
ho-action-choose-item = Take { NAME("ho-card", $item) }
ho-action-deal-item = Deal { NAME("ho-card", $item) }
ho-action-place-board = Place the board: { NAME("ho-floor", $floor) }
ho-place = { $floor }, { $where }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , turned round
   *[3] , turned left
}
ho-place-beside = { $side ->
    [north] north of the { $board }
    [east] east of the { $board }
    [south] south of the { $board }
    [west] west of the { $board }
   *[none] here
}
ho-action-choose-numbers = Choose { $first }, { $second }, { $third }
ho-action-choose-weakness = Choose { NAME("ho-tile", $weakness) }
ho-action-keep-power = Keep { NAME("ho-power", $power) }
ho-action-activate = Activate { NAME("ho-power", $power) }
ho-action-activate-at-room = { NAME("ho-power", $power) }: { NAME("ho-room", $room) }
ho-action-activate-at-passage = { NAME("ho-power", $power) }: passage { NTH($passage) }
ho-action-interrupt = Interrupt with { NAME("ho-power", $power) }
ho-action-interrupt-at-room = Interrupt: { NAME("ho-power", $power) } ({ NAME("ho-room", $room) })
ho-action-interrupt-at-shadow = Interrupt: { NAME("ho-power", $power) } (Shadow { NTH($shadow) })
ho-action-draw-power = Draw { NAME("ho-power", $power) }
ho-action-set-power = Set { NAME("ho-power", $power) } in slot { NAME("ho-slot", $slot) }
ho-action-put-bones = Hide the Bones in Shadow { NTH($shadow) }
ho-action-turn-card = Flip noise card { NTH($card) }
ho-action-release = Drop the disc{ $blip_up ->
    [yes] , knob up
   *[no] {""}
}
ho-action-keep-card = Pass and keep noise card { NTH($card) }
ho-action-keep-disc = Pass and keep the disc
ho-action-play-music = { $play ->
    [yes] Play { NAME("ho-card", "music_box") }
   *[no] Leave { NAME("ho-card", "music_box") } silent
}
ho-action-walk-to = Move { NAME("ho-room-into", $room) }
ho-action-peek-at = Peek into Shadow { NTH($shadow) }
ho-action-use = Use the Item card
ho-action-use-at-room = Use the Item card { NAME("ho-room-inside", $room) }
ho-action-use-at-shadow = Use the Item card on Shadow { NTH($shadow) }
ho-action-use-at-slot = Use the Item card on slot { NAME("ho-slot", $slot) }
ho-action-use-along = Use the Item card { NAME("ho-room-into", $first) }, then { NAME("ho-room-into", $second) }
ho-action-use-charm = Use Strange Charm on slot { NAME("ho-slot", $slot) }
ho-action-use-weapon = Use { NAME("ho-tile", $weapon) } on Shadow { NTH($shadow) }
ho-action-end-turn = End turn
ho-action-show = Show { VISITOR($to) } { NAME("ho-tile", $tile) }
ho-action-offer = Offer { VISITOR($to) } { NAME("ho-tile", $tile) }
ho-action-ask = Ask { VISITOR($to) } for a tile
ho-action-accept = Accept
ho-action-decline = Decline
ho-action-discard = Drop { NAME("ho-tile", $tile) } in Shadow { NTH($shadow) }
ho-action-give-up = { $agree ->
    [yes] Vote to give up
   *[no] Keep going
}
ho-action-take = Take the tile
ho-action-put-back = { $tile ->
    [none] Leave nothing in its place
   *[other] Leave { NAME("ho-tile", $tile) } in its place
}{ $up ->
    [yes] , face up
   *[no] {""}
}
ho-action-place-page = { $place ->
    [yes] Show the page
   *[no] Leave it hidden
}
ho-action-name-numbers = Say { $first }, { $second }, { $third }
ho-action-name-one = Say { $number }
ho-action-done = Done
ho-action-flee = Use the Fire Extinguisher and flee { NAME("ho-room-into", $room) }
ho-action-die = Die
ho-action-scream = Scream
ho-action-skip = Skip
ho-action-take-back = Take back slot { NAME("ho-slot", $slot) }
ho-action-swap = Swap Shadows { NTH($first) } and { NTH($second) }
ho-action-turn-down = Turn the tile in Shadow { NTH($shadow) } face down
ho-action-step-to = Move { NAME("ho-room-into", $room) }
ho-action-hide = Hide in Shadow { NTH($shadow) }
ho-action-let-be = Let it happen
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
ho-action-first = { VISITOR($seat) } goes first
ho-action-draw-board = Draw { NAME("ho-board", $board) }
ho-action-leave-vacant = Shadow { NTH($shadow) } stays bare
ho-action-turn-up = It’s { $tile ->
    [none] nothing but ghosts
   *[other] { NAME("ho-tile", $tile) }
}
ho-action-noise-value = The card is a { $value }
ho-action-fell = The disc { $result ->
    [quiet] holds
    [slid_off] slides off
   *[topple] topples the stack
}
ho-action-carry = The tile goes { $shadow ->
    [none] out of the game
   *[other] to Shadow { NTH($shadow) }
}
ho-action-due = Time’s up
