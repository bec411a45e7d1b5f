"""A bot that follows the others: slow or fast, a person wins about every other round."""

from statistics import median

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
from kurayami.games.komnata_strachu.model import Finish, Verdict
from kurayami.games.komnata_strachu.race import CLOSE
from kurayami.kernel import Stream

GAMES = 60
SLOW = replace(DREAMER, see=2650, bit=370, press=800, light=700)
PERSON = 0


def rounds(person: Temper, bots: int, rng: Stream, usual: int | None = None) -> list[Verdict]:
    """Rounds of a game between a person and following bots."""
    options = Options(players=bots + 1)
    deck = rng.shuffled(cards_of(options, full_deck(options)))
    told: list[Verdict] = []
    for left, middle, right in zip(deck[::3], deck[1::3], deck[2::3], strict=False):
        if not all(map(is_special, (left, middle, right))):
            told.append(_round((left, middle, right), person, bots, told, rng, usual))
    return told


def _round(cards: Three, person: Temper, bots: int, told: list[Verdict], rng: Stream, usual: int | None) -> Verdict:
    finishes: list[Finish] = []
    for seat in range(bots + 1):
        temper = person if seat == PERSON else with_habit(following(told, seat, bots + 1, usual), seat)
        last = plan(cards, temper, rng)[-1]
        finishes.append(Finish(seat, last.before, last.at, last.at, believed=True, fault=explain(cards, last.before)))
    finishes.sort(key=lambda finish: finish.time)
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
        known: [verdict.winner for rng in streams[GAMES:] for verdict in rounds(person, 1, rng, known)[:FIRST]]
        for known in (None, usual)
    }
    shares = {known: winners.count(PERSON) / len(winners) for known, winners in first.items()}
    assert 0.38 < shares[usual] < 0.6
    assert abs(shares[usual] - 0.5) < abs(shares[None] - 0.5), "better than to a stranger"


def test_it_begins_like_the_dreamer() -> None:
    first = following((), seat=1, players=2)
    assert replace(first, careless=DREAMER.careless) == DREAMER


def test_it_errs_as_often_as_its_company() -> None:
    careful, careless = (rounds(replace(STEADY, careless=often), 1, Stream(bytes(32), "errs")) for often in (0, 400))
    assert following(careful, 1, 2).careless < 80 < 250 < following(careless, 1, 2).careless
