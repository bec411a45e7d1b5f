# Refusals
ks-game-over = The game is over.
ks-no-such-seat = There is no seat { $seat } at this table.
ks-no-such-token = You have no token called “{ $token }”.
ks-token-pushed = The { NAME("ks-token", $token) } has been pushed forward already.
ks-token-not-pushed = The { NAME("ks-token", $token) } has not been pushed forward.
ks-between-rounds = No round is open now.
ks-cards-not-sent = Wait: the cards are on their way to you.
ks-round-missed = You were away when these cards were turned up. You are in again in the next round.
ks-not-connected = You are not connected.
ks-hit-already = You have hit the switch already. It counts once a round.
ks-gave-up-already = You have given this round up.
ks-bad-time = A time lies between 0 and { $longest } ms.
ks-no-pause = That can be said between two rounds only.
ks-ready-already = You have said already that you are ready.
ks-time-over = Time is up.
ks-not-due = Time is not up yet.
ks-only-chance = Only chance turns cards up and decides a photo finish.
ks-only-clock = Only the table's clock reports this.
ks-nothing-to-draw = Chance has nothing to decide now.
ks-not-in-deck = This card is not in the deck.
ks-not-first = Seat { $seat } was not first.
ks-not-to-be-sent = No cards are to be sent to seat { $seat } in this round.
ks-bad-trip = Round trips of { $shortest } to { $longest } ms are not possible.
ks-gone-already = Seat { $seat } is not connected.
ks-here-already = Seat { $seat } is connected.

# Options
ks-bad-players = { $players } can't play: from 1 to { $most } players can.
ks-bad-time-limit = A round's time lies between { $shortest } and { $longest } ms, or there is no limit.
ks-bad-pause = The pause between two rounds lies between 0 and { $longest } ms.
ks-bad-countdown = The countdown before a round lies between 0 and { $longest } ms.
ks-bad-usual = A usual time lies between 1 and { $longest } ms.
ks-bad-rounds = At least one round must be played.
ks-bad-screens = Either nobody shares a screen, or each of the { $players } players is given the number of theirs.
ks-bad-specials = Of each kind of Special card there are from 0 to { $most }.
ks-bad-invasion = Fear Invasion card number { $card } is wrong: it needs every shape and every colour once, and no Fear that looks like a token.
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
    [nothing_pushed] no token was pushed forward.
    [special_overlooked] that would be right without { NAME("ks-special", $finish_fault_special) }.
    [not_cancelled] the two Special cards cancel each other, also { NAME("ks-special", $finish_fault_special) }: only the third card counts.
    [stray] the { NAME("ks-token", $finish_fault_token) } counts neither by shape nor by colour.
    [missing] by { NAME("ks-way", $finish_fault_way) } the { NAME("ks-token", $finish_fault_token) } { $finish_fault_more ->
        [0] is
        [one] and one more token are
       *[other] and { $finish_fault_more } more tokens are
    } missing.
    [mixture] the { NAME("ks-token", $finish_fault_by_colour) } matches by colour, the { NAME("ks-token", $finish_fault_by_shape) } by shape: choose one way.
    [not_all] Fear Invasion wants all five tokens, not { $finish_fault_pushed }.
    [misplaced] the { NAME("ks-token", $finish_fault_token) } does not belong in place { $finish_fault_place }, neither by shape nor by colour.
   *[too_late] the time was over { $finish_fault_by ->
        [0] at that very moment
       *[other] { $finish_fault_by } ms before
    }.
}
ks-finish-time = { $finish_time } ms{ $finish_believed ->
    [yes] {""}
   *[no] {" "}(set by the table; claimed were { $finish_claimed } ms)
}

# What happens
ks-event-cards-turned-up = { $round ->
    [none] Three Special cards cancel each other
   *[other] Round { $round }
}: { ks-card-left }, { ks-card-middle }, { ks-card-right }.
ks-event-cards-sent = The cards are sent to { SEAT($seat) }. It is allowed a trip of { $allowance } ms.
ks-event-token-pushed = { $token ->
    [none] { SEAT($seat) } pushes a token forward.
   *[other] { SEAT($seat) } pushes the { NAME("ks-token", $token) } forward.
}
ks-event-token-pulled = { $token ->
    [none] { SEAT($seat) } takes a token back.
   *[other] { SEAT($seat) } takes the { NAME("ks-token", $token) } back.
}
ks-event-switch-hit = { SEAT($seat) } hits the light switch.
ks-event-gave-up = { SEAT($seat) } gives the round up.
ks-event-right-hit-shown = { SEAT($finish_seat) }, { ks-finish-time }: right.
ks-event-wrong-hit-shown = { SEAT($finish_seat) }, { ks-finish-time }: wrong, { ks-fault }
ks-event-round-decided = { $void ->
    [yes] The table was restarted: round { $round } is void.
   *[no] { $photo ->
        [yes] Round { $round }: a photo finish!
       *[no] { $winner ->
            [none] Nobody wins round { $round }.
           *[other] { SEAT($winner) } wins round { $round } and takes the three cards.
        }
    }
}
ks-event-photo-decided = Right in the same millisecond: chance gives the cards to { SEAT($winner) }.
ks-event-cards-boxed = { $cards ->
    [one] One card goes
   *[other] { $cards } cards go
} to the box.
ks-event-player-ready = { SEAT($seat) } is ready.
ks-event-player-gone = { SEAT($seat) } has lost the connection.
ks-event-player-back = { SEAT($seat) } is back.
ks-event-game-over = { $reason ->
    [most_cards] The game is over. { SEAT($winner) } has the most cards and wins!
    [most_special_cards] The game is over. Of those with the most cards, { SEAT($winner) } has more Special cards and wins!
    [shared_victory] The game is over. The victory is shared!
   *[practice_over] The practice is over.
}

# What can be done
ks-action-push = Push the { NAME("ks-token", $token) } forward
ks-action-pull = Take the { NAME("ks-token", $token) } back
ks-action-hit = Hit the light switch
ks-action-give-up = Give this round up
ks-action-ready = Ready for the next round
ks-action-turn-up = Turn up { ks-card }
ks-action-photo-finish = The photo finish goes to { SEAT($seat) }
ks-action-due = Time is up
ks-action-sent = The cards were sent to { SEAT($seat) }
ks-action-gone = { SEAT($seat) } has lost the connection
ks-action-back = { SEAT($seat) } is back
ks-action-restarted = The table was restarted
