"""Reasons a choice is good or bad: facts of the rules, and what the search found about the Memory."""

from typing import Any

import msgspec
import pytest

from kurayami.bots.hidden_rooms.advice import hints
from kurayami.bots.hidden_rooms.keepsakes import Keepsakes, PlannedChoice
from kurayami.bots.hidden_rooms.reasons import POINT, Comparison, Reason, reason
from kurayami.games.hidden_rooms import BOOKS, Action, View, view
from kurayami.games.hidden_rooms.actions import Begin, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.fast import SEARCH
from kurayami.games.hidden_rooms.house import SQUARES, Square, fits
from tests.bots.hidden_rooms.positions import game
from tests.games.hidden_rooms.drawing import position, tile

BUDGET = 60_000

AT_THE_DOOR = """
.   A1@ .  .  .  .
.   B1  .  .  .  .
.   .   .  .  .  .
.   .   .  .  .  .
.   .   .  .  .  .
v   .   .  .  .  .
"""
BESIDE_IT = """
.   .   .   .   .  .
.   .   .   .   .  .
.   .v  R6@ B2  .  .
.   .   .   .   .  .
.   .   .   .   .  .
.   .   .   .   .  .
"""
FAR_OFF = """
v   .   .   .   .   .
.   .   .   .   .   .
.   .   .   .   .   .
.   .   .   .   .   .
.   .   .   .   .   R3@
.   .   .   .   .   B2
"""


def told(seen: View) -> dict[Action, Reason]:
    return {hint.action: hint.reason for hint in hints(seen, BUDGET)}


def named(name: str) -> dict[str, int | str]:
    return {"tile_colour": tile(name).colour, "tile_number": tile(name).number}


def test_the_plainest_fact_comes_first() -> None:
    seen = view(position(BESIDE_IT, memory="R1", route=((2, 1), (2, 2), (2, 5))), 0)
    assert seen.odds
    found, misses, of = told(seen), seen.odds.of - seen.odds.fitting, seen.odds.of
    assert found[Stop()] == Reason("hr-why-caught")
    assert found[Search(Square(1, 2))] == Reason("hr-why-miss-loses", {"misses": misses, "of": of})
    door = told(view(position(AT_THE_DOOR, memory="A2", route=((5, 0), (1, 0), (1, 5))), 0))
    assert door[Recall(Square(0, 0), tile("A2"))] == Reason("hr-why-door")


def test_few_tiles_that_fit_are_a_reason() -> None:
    far = BESIDE_IT.replace(".v", ". ").replace(".   .   .   .   .  .\n", "v   .   .   .   .  .\n", 1)
    seen = view(position(far, route=((0, 0), (0, 5))), 0)
    assert told(seen)[Search(Square(3, 2))].key == "hr-why-few"


# The search knows of the Memory


def test_a_tile_that_would_be_missed_is_kept_or_spared_and_missed_where_it_is_spent() -> None:
    """Beside the Collector only two tiles of the Memory fit: the lower one is worth more later."""
    beside = """
    .    .    .    .    .    .
    .    .    .    .    .    .
    .    .    .    .    .    .
    .    R1   A5   R5   B5   R6
    .    R4   A4   A6   B6v  .
    .    G6   G5   .    B3@  G2
    """
    route = BOOKS["rooms"].pages[1].route
    seen = view(position(beside, "G1 G3 B1 A1 R2", "A2", route, passage=28, turn=33), 0)
    found = told(seen)
    assert found[Recall(Square(5, 3), tile("G3"))] == Reason("hr-why-spares", named("B1"))
    assert found[Search(Square(5, 3))] == Reason("hr-why-keeps", {**named("B1"), "when": "later"})
    assert hints(seen, BUDGET)[0].action == Recall(Square(5, 3), tile("G3"))


def test_a_miss_forgets_what_is_worth_keeping() -> None:
    full = FAR_OFF.replace("R3@", "A6@").replace("B2", "R3").replace("v   .   .", ".   .   .<")
    seen = view(position(full, "G3 B2 R5 B3 R2", "G1", BOOKS["rooms"].pages[0].route, passage=11, turn=7), 0)
    assert told(seen)[Search(Square(3, 5))] == Reason("hr-why-forgets", {"misses": 8, "of": 16})


def test_without_thought_nothing_is_said_of_the_memory() -> None:
    for seen, _ in list(game("clever", 4))[60:70]:
        assert not {hint.reason.key for hint in hints(seen, budget=0)} & {"hr-why-missed", "hr-why-forgets"}


# Each sentence from what it needs


def only(action: Action, best: float = 0.9, chance: float = 0.9, plan: int | None = None, **known: Any) -> Reason:
    """Reason of a choice next to a best one, far from everything."""
    seen = known.pop("seen", None) or view(position(FAR_OFF, memory="R1 A6", route=((0, 0), (0, 5))), 0)
    choice = PlannedChoice(action, plan, chance)
    ranked = sorted([known.pop("first", PlannedChoice(Stop(), 35, best)), choice], key=lambda each: -each.chance)
    return reason(Comparison(seen, ranked, **known), choice)


NORTH, WEST = Square(3, 5), Square(4, 4)
LOW, HIGH = Recall(NORTH, tile("R1")), Recall(NORTH, tile("A6"))


def test_what_is_less_than_a_point_worse_is_not_called_worse() -> None:
    assert only(Stop(), chance=0.9 - POINT / 2).key == "hr-why-wait"
    assert only(Stop(), chance=0.9 - POINT).key == "hr-why-turn-lost"


def test_what_is_spent_is_missed_and_what_is_laid_is_hard_to_follow() -> None:
    keepsakes = Keepsakes({tile("R1"): 0.05, tile("A6"): 0.002})
    assert only(LOW, chance=0.85, keepsakes=keepsakes) == Reason("hr-why-missed", named("R1"))
    seen = view(position(FAR_OFF, memory="R1 A6", route=((0, 0), (0, 5))), 0)
    fitting = sum(fits(other, tile("A6")) for other in seen.pile)
    assert only(HIGH, chance=0.85, keepsakes=keepsakes) == Reason(
        "hr-why-after", {**named("A6"), "fitting": fitting, "of": len(seen.pile)}
    )
    assert only(HIGH, keepsakes=keepsakes, first=PlannedChoice(LOW, None, 0.85)) == Reason("hr-why-spares", named("R1"))
    assert only(HIGH, keepsakes=keepsakes, first=PlannedChoice(HIGH, None, 0.85)).key == "hr-why-sure"


def test_a_tile_is_kept_for_the_last_rooms_near_the_exit() -> None:
    near = AT_THE_DOOR.replace("A1@", "A1 ").replace("B1 ", "B1@")
    seen = view(position(near, memory="A1", route=((5, 0), (5, 5))), 0)
    spent = PlannedChoice(Recall(Square(1, 0), tile("A1")), None, 0.5)
    found = only(Search(Square(1, 2)), seen=seen, first=spent, keepsakes=Keepsakes({tile("A1"): 0.1}))
    assert found == Reason("hr-why-keeps", {**named("A1"), "when": "last"})


def test_a_sure_step_is_better_than_a_draw() -> None:
    assert only(Search(NORTH), chance=0.7, first=PlannedChoice(LOW, None, 0.9)).key == "hr-why-unsure"
    assert only(Search(NORTH), chance=0.9, first=PlannedChoice(LOW, None, 0.9)).key == "hr-why-fits"
    assert only(Recall(Square(5, 4), tile("R1")), chance=0.7, first=PlannedChoice(LOW, None, 0.9)).key == "hr-why-sure"


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (29, "hr-why-back"),
        (35, "hr-why-hides"),
        (36 * SEARCH + 35, "hr-why-from-there"),
        (36 * 9 + 35, "hr-why-sure-there"),
    ],
)
def test_a_walk_is_told_by_what_it_is_for(plan: int, key: str) -> None:
    assert only(Walk(Square(5, 5)), plan=plan).key == key


def test_a_corner_is_named_where_it_costs() -> None:
    everywhere = frozenset(SQUARES)
    assert only(Search(NORTH), chance=0.5, cornered=everywhere).key == "hr-why-cornered"
    assert only(Search(NORTH), cornered=everywhere).key == "hr-why-fits"


def test_to_be_seen_can_be_worth_it() -> None:
    seen = view(position(FAR_OFF, route=((0, 0), (0, 5))), 0)
    assert seen.monster
    close = msgspec.structs.replace(seen, monster=msgspec.structs.replace(seen.monster, at=Square(2, 4)))
    assert only(Stop(), seen=close).key == "hr-why-seen-safe"
    assert only(Stop(), seen=close, chance=0.5).key == "hr-why-seen"


def test_of_two_first_tiles_the_lower_one_or_the_better_one() -> None:
    seen, _ = next(game("master", 2))
    offered = (tile("B2"), tile("R5"))
    two = msgspec.structs.replace(seen, offered=offered)
    low, high = (Begin(one) for one in offered)
    assert only(low, seen=two).key == "hr-why-low"
    assert only(low, seen=two, chance=0.5) == Reason("hr-why-missed", named("B2"))
    assert only(high, seen=two, chance=0.5).key == "hr-why-high"
    assert only(high, seen=two) == Reason("hr-why-keeps", {**named("B2"), "when": "later"})
    same = msgspec.structs.replace(seen, offered=(tile("B5"), tile("R5")))
    assert only(high, seen=same).key == "hr-why-fits"
