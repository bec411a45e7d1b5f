"""A bot that follows the others: slow or fast, a person wins about every other round."""

from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.bots.komnata_strachu.habits import with_habit
from kurayami.bots.komnata_strachu.pace import following
from kurayami.bots.komnata_strachu.plan import plan
from kurayami.bots.komnata_strachu.temper import DREAMER, FEARLESS, STEADY, Temper
from kurayami.games.komnata_strachu import Options
from kurayami.games.komnata_strachu.cards import Three, is_special
from kurayami.games.komnata_strachu.deck import cards_of, full_deck
from kurayami.games.komnata_strachu.judge import answers, explain
from kurayami.games.komnata_strachu.model import Finish, Verdict, head_start_of
from kurayami.games.komnata_strachu.race import CLOSE
from kurayami.kernel import Stream

GAMES = 60
SLOW = replace(DREAMER, see=2650, bit=370, press=800, light=700)
PERSON = 0


def rounds(person: Temper, bots: int, rng: Stream, **granted: Any) -> list[Verdict]:
    """Rounds of a game between a person and following bots."""
    options = Options(players=bots + 1, **granted)
    deck = rng.shuffled(cards_of(options, full_deck(options)))
    told: list[Verdict] = []
    for left, middle, right in zip(deck[::3], deck[1::3], deck[2::3], strict=False):
        if not all(map(is_special, (left, middle, right))):
            told.append(_round((left, middle, right), person, options, told, rng))
    return told


def _round(cards: Three, person: Temper, options: Options, told: list[Verdict], rng: Stream) -> Verdict:
    finishes: list[Finish] = []
    for seat in range(options.players):
        temper = person if seat == PERSON else with_habit(following(told, seat, options), seat)
        last = plan(cards, temper, rng)[-1]
        fault, start = explain(cards, last.before), head_start_of(options, seat)
        finishes.append(Finish(seat, last.before, last.at, last.at, True, fault, start))
    finishes.sort(key=lambda finish: finish.counted)
    first = next((finish for finish in finishes if finish.fault is None), None)
    shown = tuple(finish for finish in finishes if first is None or finish.time <= first.time + CLOSE)
    answer = answers(cards)
    assert answer
    return Verdict(cards, answer.by_shape, answer.by_colour, shown, winner=first.seat if first else None)


@pytest.mark.rule("KS-30")
@pytest.mark.parametrize("bots", [1, 2, 3])
@pytest.mark.parametrize("person", [SLOW, DREAMER, STEADY, FEARLESS], ids=["slow", "dreamer", "steady", "fearless"])
def test_a_slow_and_a_fast_person_win_about_every_other_round(person: Temper, bots: int) -> None:
    streams = [Stream(number.to_bytes(32, "big"), "follow") for number in range(GAMES)]
    winners = [verdict.winner for rng in streams for verdict in rounds(person, bots, rng)]
    decided = [winner for winner in winners if winner is not None]
    assert 0.4 < decided.count(PERSON) / len(decided) < 0.6


FIRST = 4
"""Rounds in which a stranger's pace is still being estimated."""


def right_times(told: list[Verdict]) -> list[int]:
    finishes = [finish for verdict in told for finish in verdict.finishes]
    return [finish.time for finish in finishes if finish.seat == PERSON and finish.fault is None]


@pytest.mark.rule("KS-30")
@pytest.mark.parametrize("person", [SLOW, FEARLESS], ids=["slow", "fearless"])
def test_the_second_game_begins_where_the_first_one_ended(person: Temper) -> None:
    """First rounds are won about as often as all others, if the median is known."""
    streams = [Stream(number.to_bytes(32, "big"), "again") for number in range(2 * GAMES)]
    usual = round(median([time for rng in streams[:GAMES] for time in right_times(rounds(person, 1, rng))]))
    first = {
        known: [verdict.winner for rng in streams[GAMES:] for verdict in rounds(person, 1, rng, usual=known)[:FIRST]]
        for known in (None, usual)
    }
    shares = {known: winners.count(PERSON) / len(winners) for known, winners in first.items()}
    assert 0.38 < shares[usual] < 0.6
    assert abs(shares[usual] - 0.5) < abs(shares[None] - 0.5), "better than to a stranger"


def test_it_begins_like_the_dreamer() -> None:
    first = following((), 1, Options())
    assert replace(first, careless=DREAMER.careless) == DREAMER


def test_it_errs_as_often_as_its_company() -> None:
    careful, careless = (rounds(replace(STEADY, careless=often), 1, Stream(bytes(32), "errs")) for often in (0, 400))
    assert following(careful, 1, Options()).careless < 80 < 250 < following(careless, 1, Options()).careless


LISTENER = replace(DREAMER, see=7000, bit=900, press=900, look=2600, light=700)
"""Somebody who hears the cards told one by one."""
GRANTED = 6_000


@pytest.mark.rule("KS-30", "KS-32")
@pytest.mark.parametrize("bots", [1, 2, 3])
def test_it_follows_times_less_the_head_start(bots: int) -> None:
    """Somebody with a head start wins about every other round too: the bots aim at what is compared."""
    streams = [Stream(number.to_bytes(32, "big"), "ear") for number in range(GAMES)]
    starts = (GRANTED, *(0,) * bots)
    told = [verdict for rng in streams for verdict in rounds(LISTENER, bots, rng, head_starts=starts)]
    decided = [verdict.winner for verdict in told if verdict.winner is not None]
    assert 0.4 < decided.count(PERSON) / len(decided) < 0.6


def test_a_usual_pace_is_that_of_the_first_seat_less_its_head_start() -> None:
    plain = following((), 1, Options(usual=4_000))
    assert following((), 1, Options(usual=10_000, head_starts=(6_000, 0))) == plain
    assert following((), 1, Options(usual=4_000, head_starts=(6_000, 6_000))) == plain
