# Refusals
ks-game-over = The game is over.
ks-no-such-seat = There’s no seat { $seat } at this table.
ks-no-such-token = You have no token called “{ $token }”.
ks-token-pushed = The { NAME("ks-token", $token) } is already forward.
ks-token-not-pushed = The { NAME("ks-token", $token) } isn’t forward.
ks-between-rounds = No round is running.
ks-cards-not-sent = Wait for the cards.
ks-round-missed = You missed these cards. You’re back in next round.
ks-not-connected = You’re offline.
ks-hit-already = You’ve already hit the switch. One hit per round.
ks-gave-up-already = You’ve already given up this round.
ks-bad-time = A time is 0 to { $longest } ms.
ks-no-pause = Wait for the round to end.
ks-ready-already = The table knows you’re ready.
ks-time-over = Time’s up.
ks-not-due = Time isn’t up yet.
ks-only-chance = Luck flips the cards and decides a photo finish.
ks-only-clock = Only the table’s clock reports this.
ks-nothing-to-draw = Luck has nothing to decide now.
ks-not-in-deck = That card isn’t in the deck.
ks-not-first = Seat { $seat } wasn’t first.
ks-not-to-be-sent = Seat { $seat } gets no cards this round.
ks-bad-trip = A lag of { $shortest } to { $longest } ms won’t do.
ks-gone-already = Seat { $seat } is offline.
ks-here-already = Seat { $seat } is online.

# Options
ks-bad-players = { $players } players won’t do. 1 to { $most } can play.
ks-bad-time-limit = A round takes { $shortest } to { $longest } ms, or has no limit.
ks-bad-pause = The break between rounds is 0 to { $longest } ms.
ks-bad-countdown = The countdown is 0 to { $longest } ms.
ks-bad-usual = A usual time lies between 1 and { $longest } ms.
ks-bad-rounds = Play at least one round.
ks-bad-screens = Either nobody shares a screen, or each of the { $players } players has a screen number.
ks-bad-head-starts = { $players } players can’t have more than { $players } head starts.
ks-bad-head-start = A head start of { $given } ms won’t do. Set tenths of a second, up to { $longest } ms.
ks-bad-specials = Each kind of Special card can appear 0 to { $most } times.
ks-bad-invasion = Fear Invasion card { $card } is wrong. It needs every shape and every colour once, and no Fear that looks like a token.
ks-same-invasions = Two Fear Invasion cards are the same.

# Things
ks-token-ghost = ghost
ks-token-skull = skull
ks-token-pumpkin = pumpkin
ks-token-spider = spider
ks-token-puppet = puppet
ks-colour-white = white
ks-colour-red = red
ks-colour-yellow = yellow
ks-colour-pink = pink
ks-colour-turquoise = turquoise
ks-way-shape = shape
ks-way-colour = colour
ks-special-fear_invasion = Fear Invasion
ks-special-fear_escape = Fear Escape
ks-special-guest = Guest
ks-card-left = { $left_type ->
    [fear] { NAME("ks-colour", $left_colour) } { NAME("ks-token", $left_shape) }
   *[other] { NAME("ks-special", $left_type) }
}
ks-card-middle = { $middle_type ->
    [fear] { NAME("ks-colour", $middle_colour) } { NAME("ks-token", $middle_shape) }
   *[other] { NAME("ks-special", $middle_type) }
}
ks-card-right = { $right_type ->
    [fear] { NAME("ks-colour", $right_colour) } { NAME("ks-token", $right_shape) }
   *[other] { NAME("ks-special", $right_type) }
}
ks-card = { $card_type ->
    [fear] { NAME("ks-colour", $card_colour) } { NAME("ks-token", $card_shape) }
   *[other] { NAME("ks-special", $card_type) }
}

# Why a hit did not win
ks-fault = { $finish_fault_type ->
    [nothing_pushed] no token is forward.
    [special_overlooked] missed the { NAME("ks-special", $finish_fault_special) }.
    [not_cancelled] the two Special cards cancel out, even the { NAME("ks-special", $finish_fault_special) }. Match the third card.
    [stray] the { NAME("ks-token", $finish_fault_token) } doesn’t match.
    [missing] by { NAME("ks-way", $finish_fault_way) }, the { NAME("ks-token", $finish_fault_token) } { $finish_fault_more ->
        [0] is
        [one] and one more token are
       *[other] and { $finish_fault_more } more tokens are
    } missing.
    [mixture] the { NAME("ks-token", $finish_fault_by_colour) } matches by colour, the { NAME("ks-token", $finish_fault_by_shape) } by shape. Don’t mix.
    [not_all] Fear Invasion wants all five tokens, not { $finish_fault_pushed }.
    [misplaced] the { NAME("ks-token", $finish_fault_token) } is wrong in place { $finish_fault_place }.
   *[too_late] { $finish_fault_by ->
        [0] a moment too late.
       *[other] { $finish_fault_by } ms too late.
    }
}
ks-finish-time = { $finish_time } ms{ $finish_believed ->
    [yes] {""}
   *[no] {" "}(own clock: { $finish_claimed } ms)
}{ $finish_head_start ->
    [0] {""}
   *[other] {" "}less a head start of { $finish_head_start } ms
}

# What happens
ks-event-cards-turned-up = { $round ->
    [none] Three Special cards cancel out
   *[other] Round { $round }
}: { ks-card-left }, { ks-card-middle }, { ks-card-right }.
ks-event-cards-sent = The cards reach { SEAT($seat) }. Lag allowance: { $allowance } ms.
ks-event-token-pushed = { $token ->
    [none] { SEAT($seat) } pushes a token.
   *[other] { SEAT($seat) } pushes the { NAME("ks-token", $token) }.
}
ks-event-token-pulled = { $token ->
    [none] { SEAT($seat) } pulls a token back.
   *[other] { SEAT($seat) } pulls the { NAME("ks-token", $token) } back.
}
ks-event-switch-hit = { SEAT($seat) } hits the switch!
ks-event-gave-up = { SEAT($seat) } gives up this round.
ks-event-right-hit-shown = { SEAT($finish_seat) }, { ks-finish-time }: right.
ks-event-wrong-hit-shown = { SEAT($finish_seat) }, { ks-finish-time }: { ks-fault }
ks-event-round-decided = { $void ->
    [yes] The table restarted. Round { $round } is void.
   *[no] { $photo ->
        [yes] Round { $round }: a photo finish!
       *[no] { $winner ->
            [none] Nobody wins round { $round }.
           *[other] { SEAT($winner) } wins round { $round } and takes the three cards.
        }
    }
}
ks-event-photo-decided = Dead heat! Luck gives the cards to { SEAT($winner) }.
ks-event-cards-boxed = { $cards ->
    [one] One card goes
   *[other] { $cards } cards go
} to the box.
ks-event-player-ready = { SEAT($seat) } is ready.
ks-event-player-gone = { SEAT($seat) } loses the connection.
ks-event-player-back = { SEAT($seat) } is back.
ks-event-game-over = { $reason ->
    [most_cards] Game over. { SEAT($winner) } has the most cards and wins!
    [most_special_cards] Game over. A tie, but { SEAT($winner) } has more Special cards and wins!
    [shared_victory] Game over. The win is shared!
   *[practice_over] Practice is over.
}

# What can be done
ks-action-push = Push the { NAME("ks-token", $token) }
ks-action-pull = Pull the { NAME("ks-token", $token) } back
ks-action-hit = Hit the light switch
ks-action-give-up = Give up this round
ks-action-ready = Ready for the next round
ks-action-turn-up = Flip { ks-card }
ks-action-photo-finish = The photo finish goes to { SEAT($seat) }
ks-action-due = Time’s up
ks-action-sent = The cards reach { SEAT($seat) }
ks-action-gone = { SEAT($seat) } loses the connection
ks-action-back = { SEAT($seat) } is back
ks-action-restarted = The table restarted
