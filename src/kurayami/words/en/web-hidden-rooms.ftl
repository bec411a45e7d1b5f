# The words of the screen of Hidden Rooms.

web-hr-board = The house, six by six squares; arrow keys move, Enter chooses
web-hr-square-room = { $square }, { NAME("hr-colour", $colour) } { $number }
web-hr-square-dark = { $square }, dark
web-hr-square-exit = { $square }, the exit
web-hr-square-you = you are here
web-hr-square-beside = { NAME("hr-way", $way) } of you
web-hr-square-monster = the monster is here, facing { NAME("hr-way", $facing) }
web-hr-square-watched = watched
web-hr-square-walk = you can move here
web-hr-square-search = you can search here
web-hr-stage = Stage { $stage }
web-hr-stage-chosen = The Book opens on { NAME("hr-colour", $colour) } { $number }.
web-hr-stage-won = You made it out
web-hr-stage-lost = Lost in the dark
web-hr-game-won = You’re free
web-hr-game-lost = The door stays shut
web-hr-fate = Stages won: { $won } of 2. Stages lost: { $lost } of 3.
web-hr-memory = Memory
web-hr-pile = Pile
web-hr-begin = Choose the room you wake up in
web-hr-begin-why = The other goes to your Memory. Low numbers keep your options open.
web-hr-search-with = Search { NAME("hr-way", $way) } with…
web-hr-toward-walk = Move { NAME("hr-way", $way) }
web-hr-toward-search = Search { NAME("hr-way", $way) } from the Pile
web-hr-toward-recall = Search { NAME("hr-way", $way) } with { NAME("hr-colour", $colour) } { $number } from Memory
web-hr-from-pile = the Pile
web-hr-from-memory = Memory
web-hr-stay = End turn
web-hr-if-you-stay = If you stay
web-hr-actions-left = { $count ->
    [one] step until time runs out
   *[other] steps until time runs out
}
web-hr-wait = Hush…
web-hr-prompt-walk = Your turn. { $walks ->
    [one] Move one more room
   *[other] Move up to { $walks } rooms
}, then search the dark beside you, or stay.
web-hr-prompt-search = Search the dark beside you, or stay.
web-hr-prompt-where = Where do you lay { NAME("hr-colour", $colour) } { $number }?
web-hr-hint = Hint
web-hr-hint-title = Odds of winning this stage
web-hr-hint-more = { $count ->
    [one] One more choice
   *[other] { $count } more choices
}
web-hr-hint-fewer = Show fewer
web-hr-thinking = Listening to the house…
web-hr-aids = Show or hide
web-hr-aid-odds = Odds that a draw fits
web-hr-aid-odds-short = odds
web-hr-aid-pile = Tiles left in the Pile
web-hr-aid-pile-short = Pile
web-hr-aid-watched = The squares it sees
web-hr-aid-watched-short = sight
web-hr-aid-foresight = Its next two steps if you stay
web-hr-aid-foresight-short = next
web-hr-aid-route = Its route, and the steps left
web-hr-aid-route-short = route
web-hr-look-back = Review this stage
web-hr-review-none = No stage is over yet.
web-hr-review-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
web-hr-review-curve = Your odds, choice by choice. Arrow keys move along
web-hr-review-did = { $action } ({ $chance }%)
web-hr-review-better = Better: { $action } ({ $chance }%)
web-hr-review-thrown = { $count ->
    [one] One costly mistake
   *[other] { $count } costly mistakes
}
web-hr-review-clean = No mistakes. The rest was luck.
web-hr-review-turn = Turn { $turn }
web-hr-nights-stages = The monsters
web-hr-nights-here = { $count ->
    [0] You haven’t played on this device yet.
    [one] You’ve played one game on this device.
   *[other] You’ve played { $count } games on this device.
}
web-hr-nights-share = { $won } of { $of } won
web-hr-nights-best = { $count ->
    [one] best: one turn
   *[other] best: { $count } turns
}
web-hr-nights-caught = caught { $count }×
web-hr-nights-late = timed out { $count }×
web-hr-nights-new = not met yet
web-hr-seen = It sees you
web-hr-danger-stay = { $loss ->
    [route_ended] Stay and time runs out.
   *[other] Stay and it catches you.
}
web-hr-danger-odds = { $loss ->
    [route_ended] { $chance }% too late
   *[other] { $chance }% caught
}
web-hr-square-deadly = { $loss ->
    [route_ended] end your turn here and time runs out
   *[other] end your turn here and it catches you
}
web-hr-into-it = It’s standing there. Choose the square again to walk into its arms.
web-hr-if-you-end = If you end on { $square }
web-hr-key-arrows = Move over the board
web-hr-key-enter = Choose the square
web-hr-key-memory = Take a tile from your Memory
web-hr-give-up = Give up this stage
web-hr-give-up-sure = Sit down and wait for it
web-hr-give-up-ask = You sit down and wait. The stage is lost.
web-hr-restart = Restart stage
web-hr-restart-ask = A new game starts with this monster alone. This one stays among your games.
web-hr-restart-sure = Start again
web-hr-verdict-best = Best
web-hr-verdict-equal = Equally good
web-hr-verdict-fine = Fine
web-hr-verdict-mistake = Mistake
web-hr-hopeless = No way out is left. Not even perfect draws would save you.
web-hr-end-stage = End the stage
# Why a choice is good or bad
hr-why-low = The lower number keeps more options open.
hr-why-high = The other one is easier to follow.
hr-why-caught = It catches you there.
hr-why-late = Time runs out.
hr-why-into-it = You walk into its arms.
hr-why-seen = It would see you there.
hr-why-wait = You wait, out of its sight.
hr-why-door = That’s the door.
hr-why-sure = It’s sure to fit.
hr-why-few = Only { $fitting } of { $of } tiles fit.
hr-why-fits = { $fitting } of { $of } tiles fit.
hr-why-from-there = From there { $fitting } of { $of } tiles fit.
hr-why-fit-loses = If it fits ({ $fitting } of { $of }), you step into its reach.
hr-why-miss-loses = If it doesn’t fit ({ $misses } of { $of }), you’re lost.
hr-why-seen-safe = It sees you there, but can’t reach you yet.
hr-why-cornered = It corners you there, unless a new room opens.
hr-why-turn-lost = It’s safe, but it gives a turn away.
hr-why-back = You’d come straight back.
hr-why-hides = It doesn’t see you there.
hr-why-away = It leads away from the exit.
hr-why-unsure = It can miss ({ $misses } of { $of }). Your Memory holds a sure step.
hr-why-to-the-door = The door is next, and you have a tile that fits.
hr-why-sure-there = From there { NAME("hr-colour", $tile_colour) } { $tile_number } is sure to fit.
hr-why-after = After { NAME("hr-colour", $tile_colour) } { $tile_number } only { $fitting } of { $of } tiles fit.
hr-why-keeps = Keeps { NAME("hr-colour", $tile_colour) } { $tile_number } in your Memory { $when ->
    [last] for the last rooms
   *[later] for later
}.
hr-why-missed = You’ll miss { NAME("hr-colour", $tile_colour) } { $tile_number } later.
hr-why-spares = It’s sure to fit, and spares { NAME("hr-colour", $tile_colour) } { $tile_number }.
hr-why-forgets = A miss ({ $misses } of { $of }) and you forget your whole Memory.
web-hr-goal-unmet = { $count ->
    [one] One monster in this book hasn’t met you yet.
   *[other] { $count } monsters in this book haven’t met you yet.
}
web-hr-goal-deeper = You’ve met them all. The Deeper Rooms are waiting.
web-hr-goal-endless = Another endless night
# For players who listen
web-hr-tile = { NAME("hr-colour", $colour) } { $number }
web-hr-where-you = You’re on { $square }. The exit is { $exit }.
web-hr-where-monster = It’s on { $square }, facing { NAME("hr-way", $facing) }.
web-hr-where-watched = It sees { $squares }.
web-hr-where-route = Its route: { $squares }.
web-hr-where-memory = In your Memory: { $tiles }.
web-hr-where-rooms = Rooms: { $rooms }.
web-hr-where-pile = In the Pile: { $count ->
    [0] nothing.
   *[other] { $count }. { $tiles }.
}
