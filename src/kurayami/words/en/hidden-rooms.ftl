# Refusals
hr-game-over = The game is over.
hr-no-such-seat = This game is played alone; there is no seat { $seat }.
hr-only-chance-draws = Tiles are drawn by chance alone.
hr-nothing-to-draw = No tile is to be drawn now.
hr-not-in-pile = The tile { hr-tile } is not in the Pile.
hr-tile-being-drawn = Wait: a tile is being drawn.
hr-begin-first = First choose the tile that you begin on.
hr-stage-has-begun = The stage has begun already.
hr-not-offered = The tile { hr-tile } is not one of the two to choose from.
hr-off-board = { $square } lies outside the house.
hr-not-adjoining = { $square } is not next to you.
hr-no-tile-there = There is no room at { $square } to move into.
hr-no-walks-left = You have moved twice already in this turn.
hr-tile-there = There is a room at { $square } already.
hr-monster-there = The monster stands at { $square }.
hr-pile-empty = The Pile is empty.
hr-not-in-memory = The tile { hr-tile } is not in your Memory.
hr-does-not-fit = The tile { hr-tile } does not fit: it needs the same colour as the room you stand in, or a number at least as high.
hr-turn-limit = A limit of { $limit } turns is too low: at least one turn must be possible.

# Books
hr-book-unreadable = { $file } can't be read: { $problem }.
hr-book-not-text = { $file } is not a text file in UTF-8.
hr-book-not-toml = { $file } is not a TOML file: { $problem }.
hr-book-wrong-field = { $file } is not a book: { $problem }.
hr-book-stage-number = { $file }: there is no stage { $stage }; stages are numbered 1 to 5.
hr-book-stage-twice = { $file }: stage { $stage } is there twice.
hr-book-stage-missing = { $file }: stage { $stage } is missing.
hr-book-long = { $file }: { $field } has { $given } characters. At most { $limit } are allowed.
hr-book-colour = { $file }, stage { $stage }: “{ $colour }” is not a colour like #9db4d6.
hr-book-off-board = { $file }, stage { $stage }: { $square } lies outside the house.
hr-book-route-short = { $file }, stage { $stage }: the route needs at least two squares; it has nothing after { $square }.
hr-book-route-long = { $file }, stage { $stage }: a route of { $given } corners is too long. At most { $limit } are allowed.
hr-book-corner-twice = { $file }, stage { $stage }: the corner { $square } follows itself.
hr-book-corner-askew = { $file }, stage { $stage }: { $square } is neither in the row nor in the column of the corner before it.
hr-book-starts-on-child = { $file }, stage { $stage }: the monster can't start on { $square }, where the child stands.
hr-book-end-passed = { $file }, stage { $stage }: the route passes its end { $square } before it gets there.
hr-book-catches-at-once = { $file }, stage { $stage }: in its first turn the monster catches the child on { $square }.
hr-no-such-night = There is no such night. Difficulties are { $difficulties }; nights go from 1 to { $nights }.

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

# What happens
hr-event-stage-opened = The tile { NAME("hr-colour", $tile_colour) } { $tile_number } is drawn: stage { $stage }.
hr-event-tile-offered = You find { NAME("hr-colour", $tile_colour) } { $tile_number }.
hr-event-stage-begun = You stand in { NAME("hr-colour", $placed_colour) } { $placed_number } and remember { NAME("hr-colour", $kept_colour) } { $kept_number }.
hr-event-child-walked = You move to { $to }.
hr-event-tile-drawn = You draw { NAME("hr-colour", $tile_colour) } { $tile_number } for { $target }: { $fits ->
    [yes] it fits.
   *[no] it does not fit.
}
hr-event-room-laid = The room { NAME("hr-colour", $tile_colour) } { $tile_number } opens at { $at }, and you step into it.
hr-event-tile-remembered = You remember { NAME("hr-colour", $tile_colour) } { $tile_number }.
hr-event-memory-overflowed = That is too much to remember: { $tiles ->
    [one] one tile goes
   *[other] { $tiles } tiles go
} back to the Pile.
hr-event-monster-turned = { $sees_child ->
    [yes] It has seen you, and turns
   *[no] It turns
} { NAME("hr-way", $facing) }.
hr-event-monster-advanced = { $sees_child ->
    [yes] It has seen you, and comes to { $to }.
   *[no] It walks to { $to }.
}
hr-event-stage-won = The door opens. Stage { $stage } is won!
hr-event-stage-lost = { $reason ->
    [caught] It has caught you.
    [walked_into_it] You walked into its arms.
    [route_ended] It has reached the end of its way.
   *[turn_limit] The night is over.
} Stage { $stage } is lost.
hr-event-star-turned-up = You are no longer so afraid: the star is yours.
hr-event-game-won = You are out of the house. You have won!
hr-event-game-lost = The house keeps you. You have lost.

# What can be done
hr-action-begin = Begin on { NAME("hr-colour", $tile_colour) } { $tile_number }
hr-action-walk = Move to { $to }
hr-action-search = Search at { $target }, drawing from the Pile
hr-action-recall = Search at { $target }, with { NAME("hr-colour", $tile_colour) } { $tile_number } from the Memory
hr-action-stop = Stay here and end the turn
hr-action-draw = Draw { NAME("hr-colour", $tile_colour) } { $tile_number }

# In the terminal
hr-help = You are the child (@) at the bottom right. Lay rooms to the exit (⌂) at the top left, in two stages before you
    lose three. A turn: up to two moves over rooms that lie there, then one search next to you. A room fits if it has
    the colour of the one you stand in, or a number at least as high. What does not fit goes to your Memory, which
    holds five. After each of your turns the monster (▲ ▶ ▼ ◀) acts twice. It watches the squares in brackets: there it
    sees you and comes for you. Otherwise it walks its route, and at the route's end the stage is lost.
hr-facts-stage = Stage { $stage }, { $monster } · won { $won } of 2, lost { $lost } of 3
hr-facts-memory = Memory: { $tiles }
hr-facts-pile = Pile ({ $count }): { $tiles }
hr-facts-odds = A draw fits in { $fitting } of { $of } cases.
hr-facts-actions-left = { $count ->
    [one] One action is left
   *[other] { $count } actions are left
} until the monster's end.
hr-facts-route = Its route: { $corners }
hr-facts-foreseen = If you stay here: { $events }
