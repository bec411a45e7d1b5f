# Refusals
hr-game-over = The game is over.
hr-no-such-seat = You play this game alone. There’s no seat { $seat }.
hr-only-chance-draws = Luck draws the tiles.
hr-nothing-to-draw = There’s nothing to draw now.
hr-not-in-pile = The Pile has no { hr-tile }.
hr-tile-being-drawn = Wait for the draw.
hr-begin-first = Choose your first room.
hr-stage-has-begun = The stage has already started.
hr-not-offered = You can’t start on { hr-tile }. Choose one of the two tiles.
hr-off-board = { $square } is outside the house.
hr-not-adjoining = { $square } isn’t next to you.
hr-no-tile-there = There’s no room at { $square } yet. Search for one.
hr-no-walks-left = That’s both moves. Search, or stay.
hr-tile-there = There’s already a room at { $square }.
hr-monster-there = The monster is standing at { $square }.
hr-pile-empty = The Pile is empty.
hr-not-in-memory = Your Memory has no { hr-tile }.
hr-does-not-fit = No fit: { hr-tile } needs this room’s colour, or a number at least as high.
hr-turn-limit = { $limit } turns won’t do. Allow at least one.

# Books
hr-book-unreadable = { $file } can’t be read: { $problem }.
hr-book-not-text = { $file } isn’t a text file in UTF-8.
hr-book-not-toml = { $file } isn’t a TOML file: { $problem }.
hr-book-wrong-field = { $file } isn’t a book: { $problem }.
hr-book-stage-number = { $file }: there’s no stage { $stage }. Stages are numbered 1 to 5.
hr-book-stage-twice = { $file }: stage { $stage } appears twice.
hr-book-stage-missing = { $file }: stage { $stage } is missing.
hr-book-long = { $file }: { $field } has { $given } characters. The limit is { $limit }.
hr-book-colour = { $file }, stage { $stage }: “{ $colour }” isn’t a colour like #9db4d6.
hr-book-off-board = { $file }, stage { $stage }: { $square } ({ $pair }) is outside the house.
hr-book-route-short = { $file }, stage { $stage }: the route stops at { $square } ({ $pair }). It needs at least two squares.
hr-book-route-long = { $file }, stage { $stage }: the route has { $given } corners. The limit is { $limit }.
hr-book-corner-twice = { $file }, stage { $stage }: the corner { $square } ({ $pair }) appears twice in a row.
hr-book-corner-askew = { $file }, stage { $stage }: { $square } ({ $pair }) isn’t in line with the corner before it.
hr-book-starts-on-child = { $file }, stage { $stage }: the monster can’t start on { $square } ({ $pair }). That’s where the child stands.
hr-book-end-passed = { $file }, stage { $stage }: the route crosses its end { $square } ({ $pair }) on the way.
hr-book-catches-at-once = { $file }, stage { $stage }: the monster catches the child on { $square } ({ $pair }) in its first turn.
hr-no-such-night = There’s no such night. Choose from { $difficulties }, and a number from 1 to { $nights }.

# Things
hr-tile = { NAME("hr-colour", $colour) } { $number }
hr-way-north = north
hr-way-east = east
hr-way-south = south
hr-way-west = west
hr-colour-amber = amber
hr-colour-blue = blue
hr-colour-green = green
hr-colour-red = red
hr-colour-acc-amber = amber
hr-colour-acc-blue = blue
hr-colour-acc-green = green
hr-colour-acc-red = red
hr-number-1 = 1
hr-number-2 = 2
hr-number-3 = 3
hr-number-4 = 4
hr-number-5 = 5
hr-number-6 = 6
hr-number-acc-1 = 1
hr-number-acc-2 = 2
hr-number-acc-3 = 3
hr-number-acc-4 = 4
hr-number-acc-5 = 5
hr-number-acc-6 = 6

# What happens
hr-event-stage-opened = The Book opens on { NAME("hr-colour", $tile_colour) } { $tile_number }. Stage { $stage }.
hr-event-tile-offered = You find { NAME("hr-colour", $tile_colour) } { $tile_number }.
hr-event-stage-begun = You wake up in { NAME("hr-colour", $placed_colour) } { $placed_number } and remember { NAME("hr-colour", $kept_colour) } { $kept_number }.
hr-event-child-walked = You move to { $to }.
hr-event-tile-drawn = You search { $target } and draw { NAME("hr-colour", $tile_colour) } { $tile_number }. { $fits ->
    [yes] It fits.
   *[no] It doesn’t fit.
}
hr-event-room-laid = You open { NAME("hr-colour", $tile_colour) } { $tile_number } at { $at } and step in.
hr-event-tile-remembered = You remember { NAME("hr-colour", $tile_colour) } { $tile_number }.
hr-event-memory-overflowed = Too much to remember: { $tiles ->
    [one] one tile goes
   *[other] all { $tiles } tiles go
} back to the Pile.
hr-event-monster-turned = { $sees_child ->
    [yes] It sees you and turns
   *[no] It turns
} { NAME("hr-way", $facing) }.
hr-event-monster-advanced = { $sees_child ->
    [yes] It sees you and comes to { $to }.
   *[no] It walks to { $to }.
}
hr-event-stage-won = The door opens. Stage { $stage } won!
hr-event-stage-lost = { $reason ->
    [caught] It caught you.
    [walked_into_it] You walked into its arms.
    [route_ended] Time ran out.
   *[turn_limit] The night is over.
} Stage { $stage } lost.
hr-event-star-turned-up = You’re a little braver now. The star is yours.
hr-event-game-won = You’re out of the house. You win!
hr-event-game-lost = The house keeps you. You lose.

# What can be done
hr-action-begin = Start on { NAME("hr-colour", $tile_colour) } { $tile_number }
hr-action-walk = Move to { $to }
hr-action-search = Search { $target } from the Pile
hr-action-recall = Search { $target } with { NAME("hr-colour", $tile_colour) } { $tile_number } from Memory
hr-action-stop = Stay and end the turn
hr-action-draw = Draw { NAME("hr-colour", $tile_colour) } { $tile_number }

# In the terminal
hr-help = You’re the child (@) at the bottom right. Lay rooms to the exit (⌂) at the top left. Do it in two stages before
    you lose three. On your turn, move over laid rooms up to twice, then search once beside you. A room fits if it
    shares the colour of yours, or its number is at least as high. What doesn’t fit goes to your Memory, which holds
    five. After each of your turns the monster (▲ ▶ ▼ ◀) takes two steps. It sees the squares in brackets: stand there
    and it comes for you. Otherwise it walks its route, and when it reaches the end, time runs out.
hr-facts-stage = Stage { $stage }, { $monster } · won { $won } of 2, lost { $lost } of 3
hr-facts-memory = Memory: { $tiles }
hr-facts-pile = Pile ({ $count }): { $tiles }
hr-facts-odds = { $fitting } of { $of } tiles fit.
hr-facts-actions-left = { $count ->
    [one] One step
   *[other] { $count } steps
} until time runs out.
hr-facts-route = Its route: { $corners }
hr-facts-foreseen = If you stay: { $events }
