# The words of the screen of Hidden Rooms.

web-hr-board = The house, six by six squares; arrow keys move, Enter chooses
web-hr-square-room = { $square }, room { NAME("hr-colour", $colour) } { $number }
web-hr-square-dark = { $square }, dark
web-hr-square-exit = { $square }, the way out
web-hr-square-you = you are here
web-hr-square-monster = the monster is here
web-hr-square-watched = watched
web-hr-square-walk = you can move here
web-hr-square-search = you can search here
web-hr-stage = Stage { $stage }
web-hr-stage-chosen = { NAME("hr-colour", $colour) } { $number } has opened the Book.
web-hr-stage-won = Out of this one
web-hr-stage-lost = Lost in the dark
web-hr-game-won = You are free
web-hr-game-lost = The door stays shut
web-hr-fate = Stages won: { $won } of 2. Stages lost: { $lost } of 3.
web-hr-memory = Memory
web-hr-pile = Pile
web-hr-begin = Choose the room you wake up in
web-hr-begin-why = The other one goes to your Memory. A low number leaves you more choice.
web-hr-search-with = Search { $square } with …
web-hr-from-pile = a draw
web-hr-from-memory = Memory
web-hr-stay = Stay, end the turn
web-hr-if-you-stay = If you stay:
web-hr-actions-left = { $count ->
    [one] action until its end
   *[other] actions until its end
}
web-hr-wait = Hush …
web-hr-prompt-walk = Your turn. { $walks ->
    [one] One more move
   *[other] Up to { $walks } moves
} over lit rooms, then search the dark next to you, or stay.
web-hr-prompt-search = Search the dark next to you, or stay.
web-hr-prompt-where = Where do you lay { NAME("hr-colour", $colour) } { $number }?
web-hr-hint = Hint
web-hr-hint-title = Your chance to win the stage
web-hr-hint-more = { $count ->
    [one] One more choice
   *[other] { $count } more choices
}
web-hr-hint-fewer = Fewer
web-hr-thinking = Listening to the house …
web-hr-aids = What you want to see
web-hr-aid-odds = The odds that a draw fits
web-hr-aid-odds-short = odds
web-hr-aid-pile = What is still in the Pile
web-hr-aid-pile-short = Pile
web-hr-aid-watched = The squares it watches
web-hr-aid-watched-short = gaze
web-hr-aid-foresight = Its next two actions, if you stay
web-hr-aid-foresight-short = next
web-hr-aid-route = Its route, and the actions left
web-hr-aid-route-short = route
web-hr-look-back = Look back at it
web-hr-review-none = No stage is over yet.
web-hr-review-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
web-hr-review-curve = The chance to win, choice by choice; arrow keys go through it
web-hr-review-did = { $action }: { $chance } %
web-hr-review-better = Better: { $action }: { $chance } %
web-hr-review-thrown = { $count ->
    [one] Thrown away once
   *[other] Thrown away { $count } times
}
web-hr-review-clean = Nothing was thrown away. What remained was luck.
web-hr-review-turn = Turn { $turn }:
web-hr-nights = My nights in the house
web-hr-nights-stages = The monsters
web-hr-nights-here = { $count ->
    [0] Nothing was played on this device yet.
    [one] One game was played on this device.
   *[other] { $count } games were played on this device.
}
web-hr-nights-share = { $won } of { $of } won
web-hr-nights-best = { $count ->
    [one] fewest: one turn
   *[other] fewest: { $count } turns
}
web-hr-nights-caught = caught { $count } ×
web-hr-nights-late = too late { $count } ×
web-hr-nights-no-games = No game of yours is over yet.
web-hr-nights-new = not met yet
web-hr-seen = It sees you
web-hr-danger-stay = { $loss ->
    [route_ended] Stay, and time runs out.
   *[other] Stay, and it catches you.
}
web-hr-danger-odds = { $loss ->
    [route_ended] { $chance }% too late
   *[other] { $chance }% caught
}
web-hr-square-deadly = { $loss ->
    [route_ended] end your turn here and time runs out
   *[other] end your turn here and it catches you
}
web-hr-into-it = It stands there. Choose the square again to walk into its arms.
web-hr-if-you-end = If you end on { $square }:
web-hr-keys = Keys
web-hr-key-arrows = Move over the board
web-hr-key-enter = Choose the square
web-hr-key-memory = Take a tile from your Memory
web-hr-give-up = Give up this stage
web-hr-give-up-sure = Sit down and wait for it
web-hr-verdict-best = Best
web-hr-verdict-equal = Equally good
web-hr-verdict-fine = Fine
web-hr-verdict-mistake = Mistake
web-hr-hopeless = No way to win is left. Not even perfect draws would get you out.
web-hr-end-stage = End the stage
web-hr-goal-endless = Another endless night
# Why a choice is good or bad
hr-why-low = Low numbers keep your options open.
hr-why-high = A high number is hard to follow.
hr-why-caught = It catches you there.
hr-why-late = It reaches its end, and time runs out.
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
web-hr-goal-unmet = { $count ->
    [one] One monster in this book hasn’t met you yet.
   *[other] { $count } monsters in this book haven’t met you yet.
}
web-hr-goal-deeper = You’ve met them all. The Deeper Rooms are waiting.
