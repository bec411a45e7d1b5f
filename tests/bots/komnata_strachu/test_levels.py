"""Bots that take time and err like people (KS-30)."""

from itertools import pairwise
from math import log2
from pathlib import Path
from statistics import mean, median
from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.bots import Decision, bot_of, levels_of, usual_level
from kurayami.bots.komnata_strachu.choice import choose
from kurayami.bots.komnata_strachu.plan import Doing, plan
from kurayami.bots.komnata_strachu.temper import (
    DREAMER,
    FEARLESS,
    QUICK,
    SOONEST,
    SOONEST_HIT,
    SOONEST_LOOK,
    SOONEST_NEXT,
    STEADY,
    Temper,
)
from kurayami.games import komnata_strachu as rules
from kurayami.games.komnata_strachu.actions import Hit, Pull, Ready
from kurayami.games.komnata_strachu.judge import explain
from kurayami.kernel import Move, Stream
from kurayami.lab.komnata_strachu.measurement import measure, report
from tests.games.komnata_strachu.playing import Game, three

ROOT = Path(__file__).parents[3]
TEMPERS = [DREAMER, STEADY, QUICK, FEARLESS]
LEVELS = ["dreamer", "steady", "quick", "fearless"]
FEARS = "red ghost, yellow skull, white spider"
ROUNDS = {
    "fears": FEARS,
    "guest": "red ghost, guest, white spider",
    "escape": "red ghost, escape, white spider",
    "invasion": "red ghost, invasion 2, white spider",
    "two": "guest, escape, white spider",
}
"""Rounds made by hand: 3 tokens, 2 tokens, 3 tokens, 5 in order, 1 token."""


def plans(temper: Temper, cards: str, count: int = 300) -> list[tuple[Doing, ...]]:
    return [plan(three(cards), temper, Stream(bytes(32), "bot 0", number << 20)) for number in range(count)]


def times(temper: Temper, cards: str) -> list[int]:
    return [doings[-1].at for doings in plans(temper, cards)]


def wrong(temper: Temper, cards: str) -> list[str]:
    faults = [explain(three(cards), doings[-1].before) for doings in plans(temper, cards, 1500)]
    return [str(fault.__struct_config__.tag) for fault in faults if fault]


def play(level: str, cards: str, number: int) -> tuple[Game, list[Decision]]:
    """A round played by one bot alone, at the times it asks for."""
    game, bot, decisions = Game(players=2), bot_of("komnata-strachu", level), []
    game.begin(cards)
    while legal := rules.legal(game.state, 1):
        decision = bot(rules.view(game.state, 1), legal, (), Stream(bytes(32), "bot 1", number), 1)
        assert decision is not None
        decisions.append(decision)
        game.move(1, decision.action, game.now + decision.after)
    return game, decisions


@pytest.mark.rule("KS-30")
@pytest.mark.parametrize("temper", TEMPERS, ids=LEVELS)
@pytest.mark.parametrize("kind", ROUNDS)
def test_nobody_is_faster_than_a_person_could_be(temper: Temper, kind: str) -> None:
    soonest = SOONEST_LOOK if kind == "invasion" else SOONEST_NEXT
    for doings in plans(temper, ROUNDS[kind]):
        gaps = [after.at - before.at for before, after in pairwise(doings)]
        assert doings[0].at >= SOONEST
        assert all(gap >= soonest for gap in gaps[:-1])
        assert gaps[-1] >= SOONEST_HIT


@pytest.mark.rule("KS-30")
@pytest.mark.parametrize("temper", TEMPERS, ids=LEVELS)
def test_harder_cards_take_longer(temper: Temper) -> None:
    took = {kind: median(times(temper, cards)) for kind, cards in ROUNDS.items()}
    assert took["two"] < took["fears"] < took["escape"]
    assert took["fears"] < took["invasion"]
    one_token = median(times(temper, "red ghost, white ghost, yellow ghost"))
    assert one_token < took["fears"] + 50


@pytest.mark.rule("KS-30")
@pytest.mark.parametrize("kind", ROUNDS)
def test_levels_are_faster_and_surer_one_after_the_other(kind: str) -> None:
    medians = [median(times(temper, ROUNDS[kind])) for temper in TEMPERS]
    mistakes = [len(wrong(temper, ROUNDS[kind])) for temper in TEMPERS]
    assert medians == sorted(medians, reverse=True)
    assert mistakes == sorted(mistakes, reverse=True)
    assert mistakes[-1] > 0, "nobody is perfect"


@pytest.mark.rule("KS-30")
def test_times_are_skewed_as_people_are() -> None:
    for temper in TEMPERS:
        taken = times(temper, FEARS)
        assert mean(taken) > median(taken)


@pytest.mark.rule("KS-30")
@pytest.mark.parametrize("temper", TEMPERS, ids=LEVELS)
def test_a_choice_takes_longer_by_its_bits(temper: Temper) -> None:
    """Hick's law, for the first token: one of five to choose, or one of five and then two more."""
    sure = replace(temper, careless=0, clumsy=0, disturbed=0, thrift=100)
    one, other = (
        median(doings[0].at for doings in plans(sure, cards, 3000))
        for cards in ("red ghost, white ghost, yellow ghost", "red ghost, yellow skull, white spider")
    )
    bits = log2(5) + log2(4)
    assert other - one == pytest.approx(temper.bit * bits, rel=0.1)


@pytest.mark.rule("KS-30")
@pytest.mark.parametrize("kind", ROUNDS)
def test_who_hurries_errs_more_often(kind: str) -> None:
    cards, rng = three(ROUNDS[kind]), Stream(bytes(32), "haste")

    def mistakes(haste: float) -> int:
        chosen = (choose(cards, DREAMER, haste, rng).tokens for _ in range(1500))
        return sum(explain(cards, tokens) is not None for tokens in chosen)

    assert mistakes(0.1) < mistakes(0.5) < mistakes(0.9)


@pytest.mark.rule("KS-30")
@pytest.mark.parametrize("temper", TEMPERS, ids=LEVELS)
def test_haste_shows_in_the_times(temper: Temper) -> None:
    """The first token comes sooner in the rounds that go wrong: a third more mistakes among the fast ones, or more."""
    rounds = plans(replace(temper, careless=300, clumsy=0), FEARS, 3000)
    rounds.sort(key=lambda doings: doings[0].at)
    hurried, unhurried = (
        sum(explain(three(FEARS), doings[-1].before) is not None for doings in part)
        for part in (rounds[:1000], rounds[2000:])
    )
    assert hurried > 1.33 * unhurried


@pytest.mark.rule("KS-30")
def test_mistakes_are_of_human_kinds() -> None:
    assert {"mixture", "missing"} <= set(wrong(DREAMER, ROUNDS["fears"]))
    assert "special_overlooked" in wrong(DREAMER, ROUNDS["escape"])
    assert {"special_overlooked", "misplaced"} <= set(wrong(DREAMER, ROUNDS["invasion"]))
    assert "not_cancelled" in wrong(DREAMER, ROUNDS["two"])
    slips = [doings for doings in plans(DREAMER, FEARS) if any(isinstance(doing.action, Pull) for doing in doings)]
    assert 0 < len(slips) < 90


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", ROUNDS)
def test_a_plan_is_played_as_it_was_made(level: str, kind: str) -> None:
    for number in range(8):
        game, decisions = play(level, ROUNDS[kind], number)
        lane = game.lane(1)
        last = decisions[-1].action
        assert isinstance(last, Hit)
        assert lane.claim is not None
        assert lane.claim.time == last.time == sum(decision.after for decision in decisions)
        assert all(decision.punctual for decision in decisions)


def test_it_goes_on_where_it_was_whenever_it_is_asked() -> None:
    """The server asks again with other numbers of the same stream; delays do not add up."""
    _, alone = play("steady", FEARS, 0)
    _, later = play("steady", FEARS, 77)
    assert [decision.action for decision in alone] == [decision.action for decision in later]
    bot, game = bot_of("komnata-strachu", "steady"), Game(players=2)
    game.begin(FEARS)
    first, second = alone[:2]
    game.move(1, first.action, first.after + 30)
    late = bot(rules.view(game.state, 1), rules.legal(game.state, 1), (), Stream(bytes(32), "bot 1", 9), 1)
    assert late is not None
    assert late.after == second.after - 30


def test_it_takes_back_what_another_has_begun() -> None:
    game = Game(players=2)
    game.begin(FEARS)
    game.push(1, "puppet")
    bot = bot_of("komnata-strachu", "quick")
    decision = bot(rules.view(game.state, 1), rules.legal(game.state, 1), (), Stream(bytes(32), "bot 1"), 1)
    assert decision is not None
    assert decision.action == Pull("puppet")


def test_between_rounds_it_is_soon_ready() -> None:
    game = Game(players=2)
    game.begin(FEARS)
    game.hit(0, "ghost skull spider", 900)
    game.due()
    bot = bot_of("komnata-strachu", "dreamer")
    decision = bot(rules.view(game.state, 1), rules.legal(game.state, 1), (), Stream(bytes(32), "bot 1"), 1)
    assert decision is not None
    assert decision.action == Ready()
    assert 0 < decision.after <= 1000


@pytest.mark.parametrize("level", LEVELS)
def test_what_it_can_not_know_changes_nothing(level: str) -> None:
    """Positions that look the same to its seat: other tokens, other hits, other connections."""
    bot = bot_of("komnata-strachu", level)
    game = Game(players=3)
    game.turn_up(ROUNDS["escape"])
    game.send(0, 1, 2, longest=80, shortest=20)
    game.push(0, "ghost pumpkin", 700)
    game.hit(2, "skull", 900)
    view = rules.view(game.state, 1)
    truth = bot(view, rules.legal(game.state, 1), (), Stream(bytes(32), "bot 1"), 1)
    secrets: set[Any] = set()
    for number in range(20):
        dealt = rules.imagine(view, Stream(bytes(32), "deal", number << 20))
        secrets.add(repr(dealt.stage))
        again = bot(rules.view(dealt, 1), rules.legal(dealt, 1), (), Stream(bytes(32), "bot 1"), 1)
        assert again == truth
    assert len(secrets) > 5


def test_a_bot_plays_a_whole_game_by_itself() -> None:
    game = Game(players=1, rounds=4)
    bot, rng = bot_of("komnata-strachu", "fearless"), Stream(bytes(32), "bot 0")
    draw = Stream(bytes(32), "chance")
    while rules.outcome(game.state) is None:
        if chances := rules.chances(game.state):
            game.move(-1, draw.outcome(chances))
        elif legal := rules.legal(game.state, 0):
            decision = bot(rules.view(game.state, 0), legal, (), rng, 1)
            assert decision is not None
            rules.apply(game.state, Move(0, decision.action, game.now + decision.after))
            game.move(0, decision.action, game.now + decision.after)
        elif game.is_open:
            game.send(0)
        else:
            game.due()
    assert len(game.state.told) == 4


def test_the_levels_are_listed_and_an_empty_seat_gets_a_sensible_one() -> None:
    assert list(levels_of("komnata-strachu")) == ["random", *LEVELS, "follower"]
    assert usual_level("komnata-strachu") == "follower"
    assert usual_level("hidden-rooms") == "master"


def test_the_figures_of_the_docs_are_those_of_the_command() -> None:
    assert report(measure(4000, 1)) in (ROOT / "docs" / "bots.md").read_text("utf-8")
