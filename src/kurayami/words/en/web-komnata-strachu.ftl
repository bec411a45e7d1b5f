# Komnata Strachu on the screen
web-ks-card-back = a card, face down
web-ks-fear = { NAME("ks-colour", $colour) } { NAME("ks-token", $shape) }
web-ks-special = { NAME("ks-special", $special) }
web-ks-token = { NAME("ks-token", $shape) }, { NAME("ks-colour", $colour) }
web-ks-token-pushed = { NAME("ks-token", $shape) }, { NAME("ks-colour", $colour) }, forward, place { $place }

# Players
web-ks-gone = away
web-ks-missed = back next round
web-ks-ready = ready
web-ks-hit = has hit the switch
web-ks-allowance = Lag allowed: { $millis } ms. Within it, the player’s own clock counts.
web-ks-forward = { $count ->
    [one] 1 token forward
   *[other] { $count } tokens forward
}
web-ks-temper = { $number ->
    [1] goes by colour
    [2] sees shapes first
    [3] pushes from left to right
   *[4] fidgets, and pulls tokens back
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
web-ks-how = Three cards flip. Push the tokens that match them by shape, or by colour. Never mix. Then hit the light. First one right takes the cards.
web-ks-keys = Keys 1 to 5 push the tokens, the space bar { $light } hits the light. Tapping works too.
web-ks-lesson = { $step ->
    [ready] No clock runs here. Press “{ web-ks-be-ready }”, and three cards flip.
    [shapes] The cards show a ghost, a skull and a spider. Push your tokens with these shapes. Their colours don’t matter. Start with the ghost.
    [colours] Two red cards and a white one. Match colours this time: your red spider, then your white pumpkin. That’s two tokens instead of three.
    [escape] Fear Escape turns it round: push what is NOT on the other two cards. No ghost, no skull. Start with the pumpkin.
    [more] Next: the { NAME("ks-token", $token) }.
    [stray] The { NAME("ks-token", $token) } doesn’t match. Choose it again to pull it back.
    [light] That’s all of them. Hit the switch!
    [right-shapes] Right! In a race, the first right hit takes the three cards.
    [right-colours] Shapes or colours, whichever you see first. Never mix them.
    [wrong] Not quite. Below is what was right, by shape and by colour. Try the next three.
   *[over] That’s the whole game. The other Special cards explain themselves when they come up. Ready to race somebody?
}
web-ks-be-ready = Ready
web-ks-asked = Press Space when you’re ready.
web-ks-waiting = Waiting for the others…
web-ks-phone-look = Eyes on the big screen
web-ks-phone-again = The big screen starts the next game.
web-ks-to-end = See the result
web-ks-use-keys = Rows of keys
web-ks-use-corners = Corners of the table

# The round
web-ks-cancelled = Three Special cards cancel out. Here come three more.
web-ks-time-up = Time’s up.
web-ks-held = The clock waits for you.
web-ks-why = { $kind ->
    [guest] Guest: ignore him and match the other two.
    [fear_escape] Fear Escape: match everything NOT on the other two.
    [fear_invasion] Fear Invasion: match its row, all five tokens, left to right.
    [two] Two Special cards cancel out. Match the third: one token.
    [three] Three Special cards cancel out. Nothing to do.
   *[fears] No Special card: match all three. Doubles count once.
}

# The photo finish
web-ks-finish = Photo finish
web-ks-suspense = Who was first?
web-ks-round = Round { $round }
web-ks-void = The table restarted. This round is void.
web-ks-nobody = Nobody got it. The cards go to the box.
web-ks-winner = { $name } takes the cards
web-ks-you-win = You take the cards!
web-ks-streak = { $count } in a row
web-ks-photo = Dead heat! Luck gives the cards to { $name }
web-ks-by-shape = By shape
web-ks-by-colour = By colour
web-ks-both-ways = Both ways
web-ks-right-first = right, and first
web-ks-right-late = right, but too slow
web-ks-no-hit = never hit the switch
web-ks-times = About these times
web-ks-times-why = Each time runs on the player’s own clock, from the cards appearing to the hit. The table checks it against the lag.
web-ks-set = { $name }: { $time } s by their own clock, plus the lag above the allowance.
web-ks-seconds = { $time } s

# The end
web-ks-end = The result
web-ks-you-win-game = You win!
web-ks-wins = { $name } wins
web-ks-shared = { $name } share the win
web-ks-practice-over = Practice is over
web-ks-most-cards = { $cards ->
    [one] One card
   *[other] { $cards } cards
}, more than anyone else.
web-ks-more-special = { $names } tie on { $cards } cards. Special cards break the tie: { $special }.
web-ks-all-level = { $names } tie on { $cards } cards, { $special } of them Special. Nothing breaks the tie.
web-ks-record = Average: { $mean } s. Your record: { $record } s.
web-ks-record-none = Average: { $mean } s. To set a record, get 9 rounds in 10 right.
web-ks-record-new = Average: { $mean } s. A new record!
web-ks-player = Player
web-ks-cards = Cards
web-ks-specials = Special cards
web-ks-rounds-won = Rounds won
web-ks-mean = Average
web-ks-best = Best round
web-ks-best-round = { $time } s (round { $round })
web-ks-chart = { $name }’s reaction times
web-ks-chart-nights = Your average, night by night
web-ks-slow-at = What slows you down
web-ks-kind = { $kind ->
    [guest] Guest
    [fear_escape] Fear Escape
    [fear_invasion] Fear Invasion
    [two] two Special cards
    [three] three Special cards
   *[fears] three Fears
}
web-ks-kind-wrong = { $count } wrong
web-ks-mistakes = Mistakes
web-ks-mistake = { $fault ->
    [nothing_pushed] no token forward
    [special_overlooked] missed a Special card
    [not_cancelled] obeyed one of two Special cards
    [stray] a token that doesn’t match
    [missing] a token forgotten
    [mixture] shape and colour mixed
    [not_all] not all five
    [misplaced] wrong order
   *[too_late] too late
}

# Opening a table
web-ks-players = Players
web-ks-here = Playing on this screen
web-ks-length = Length
web-ks-length-deck = the whole deck
web-ks-length-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-ks-limit = Time per round
web-ks-limit-none = no limit
web-ks-limit-seconds = { $seconds } seconds
web-ks-next = Next round
web-ks-next-ready = when everyone is ready
web-ks-next-seconds = after { $seconds } seconds at the latest
web-ks-key-tokens = Push a token or pull it back
web-ks-key-light = Hit the light
web-ks-where-forward = Forward: { $tokens }.
web-ks-where-won = { $name }: { $cards } cards.

# Head starts
web-ks-head-start = { $seconds } s head start
web-ks-head-starts = Head starts
web-ks-head-starts-line = Seconds off a player’s time, so a slower player can win. Everyone sees them.
web-ks-head-start-seat = Seat { $seat }
web-ks-head-start-off = { $time } s, less { $seconds } s head start
web-ks-head-start-waits = { $name } can still be first, with a head start of { $seconds } s.
web-ks-told-finish = { $name }: { $tokens }. { $time }, { $why }.
web-ks-told-answer = { $way }: { $tokens }.
