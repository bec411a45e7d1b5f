# Komnata Strachu on the screen
web-ks-card-back = a card, face down
web-ks-fear = { NAME("ks-colour", $colour) } { NAME("ks-token", $shape) }
web-ks-special = { NAME("ks-special", $special) }
web-ks-token = { NAME("ks-token", $shape) }, { NAME("ks-colour", $colour) }
web-ks-token-pushed = { NAME("ks-token", $shape) }, { NAME("ks-colour", $colour) }, pushed forward, place { $place }

# Players
web-ks-gone = away
web-ks-missed = in with the next round
web-ks-ready = ready
web-ks-hit = has hit the switch
web-ks-allowance = Lag allowed: { $millis } ms. Within it, the player’s own clock counts.
web-ks-forward = { $count ->
    [one] 1 token forward
   *[other] { $count } tokens forward
}
web-ks-log = Log and chat
web-ks-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-ks-cards-won = { $count ->
    [one] one card won
   *[other] { $count } cards won
}

# Before a round
web-ks-welcome = Lights out
web-ks-practice = Practice
web-ks-or = or
web-ks-how = Three cards will be turned up. Push the tokens with their shapes, or the tokens with their colours; never both. Then hit the light. The first who is right takes the cards.
web-ks-keys = Keys 1 to 5 for the tokens, the space bar { $light } for the light, or tap them.
web-ks-be-ready = Ready
web-ks-waiting = Waiting for the others …
web-ks-phone-look = Eyes on the big screen
web-ks-phone-again = The big screen starts the next game.
web-ks-to-end = To the result
web-ks-use-keys = Rows of keys
web-ks-use-corners = Corners of the table

# The round
web-ks-cancelled = Three Special cards cancel each other. Three new ones come at once.
web-ks-time-up = Time is up.
web-ks-held = The clock waits for you.
web-ks-why = { $kind ->
    [guest] Guest: he changes nothing. What is on the other two cards counts.
    [fear_escape] Fear Escape: whatever is NOT on the other two cards counts.
    [fear_invasion] Fear Invasion: only its row counts. All five tokens, in its order from left to right.
    [two] Two Special cards cancel each other. Only the third card counts: one token.
    [three] Three Special cards cancel each other: there is nothing to do.
   *[fears] No Special card: what is on the three cards counts. What is there twice counts once.
}

# The photo finish
web-ks-finish = Photo finish
web-ks-suspense = Who was first?
web-ks-round = Round { $round }
web-ks-void = The table was restarted: this round is void.
web-ks-nobody = Nobody was right. The cards go to the box.
web-ks-winner = { $name } takes the cards
web-ks-you-win = You take the cards!
web-ks-streak = { $count } in a row
web-ks-photo = To the millisecond! Chance gives the cards to { $name }
web-ks-by-shape = By shape
web-ks-by-colour = By colour
web-ks-both-ways = Both ways
web-ks-right-first = right, and first
web-ks-right-late = right, but too slow
web-ks-no-hit = never hit the switch
web-ks-times = About these times
web-ks-times-why = Every time runs on the player’s own clock, from the cards’ appearing to the hit. The table checks it against the line.
web-ks-set = { $name }: { $time } s by their own clock. The line took longer than allowed, so the rest was added.
web-ks-seconds = { $time } s

# The end
web-ks-end = The result
web-ks-you-win-game = You win!
web-ks-wins = { $name } wins
web-ks-shared = { $name } share the victory
web-ks-practice-over = Practice is over
web-ks-most-cards = With { $cards ->
    [one] one card
   *[other] { $cards } cards
}, more than anybody else.
web-ks-more-special = { $names } have { $cards } cards each. Then Special cards decide, and the winner has more of them: { $special }.
web-ks-all-level = { $names } have { $cards } cards each, and { $special } Special cards among them. Nothing is left to decide it.
web-ks-record = Mean of your right hits: { $mean } s. Your record is { $record } s.
web-ks-record-none = Mean of your right hits: { $mean } s. For a record, at most one round in ten may be wrong.
web-ks-record-new = Mean of your right hits: { $mean } s. That is your new record!
web-ks-player = Player
web-ks-cards = Cards
web-ks-specials = Special cards
web-ks-rounds-won = Rounds won
web-ks-mean = Mean reaction
web-ks-best = Best round
web-ks-best-round = { $time } s (round { $round })
web-ks-chart = Reaction times of { $name }
web-ks-chart-practice = Means of your last practices
web-ks-mistakes = Mistakes
web-ks-mistake = { $fault ->
    [nothing_pushed] nothing pushed forward
    [special_overlooked] Special card overlooked
    [not_cancelled] obeyed one of two Special cards
    [stray] a token that does not count
    [missing] a token forgotten
    [mixture] shape and colour mixed
    [not_all] not all five
    [misplaced] wrong order
   *[too_late] too late
}

# Opening a table
web-ks-players = Players
web-ks-here = Of them at this screen
web-ks-length = Length
web-ks-length-deck = the whole deck
web-ks-length-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-ks-limit = Time for a round
web-ks-limit-none = no limit
web-ks-limit-seconds = { $seconds } seconds
web-ks-next = Next round
web-ks-next-ready = when everyone is ready
web-ks-next-seconds = after { $seconds } seconds at the latest
