"""Difficulty of a stage: how often bots win it."""

from collections.abc import Iterator
from typing import Final

from kurayami.bots.hidden_rooms import TRIED, levels
from kurayami.bots.hidden_rooms.conversions import first_step
from kurayami.bots.hidden_rooms.levels import Level
from kurayami.bots.hidden_rooms.route_tables import RouteTables, ground
from kurayami.bots.hidden_rooms.search import desk
from kurayami.bots.hidden_rooms.stage import begun, carry_out, deal
from kurayami.bots.hidden_rooms.study import Thought
from kurayami.bots.hidden_rooms.value_net import learned
from kurayami.compiler import COMPILED, Ints
from kurayami.games.hidden_rooms import Page, fast
from kurayami.games.hidden_rooms.book import check_page, expand
from kurayami.kernel import Stream

PLAYERS: Final[dict[str, Level]] = {name: getattr(levels, name) for name in TRIED}

STEP: Final = 10 if COMPILED else 2
"""Stages each level plays between two looks at the sample."""


def wins(page: Page, rng: Stream, stages: int = STEP) -> dict[str, int]:
    """Stages each level wins out of `stages`. Raises `BookError`."""
    check_page(page, page.monster)
    known = ground(expand(page.route))
    return {name: sum(is_won(level, known, page.stage, rng) for _ in range(stages)) for name, level in PLAYERS.items()}


def is_won(level: Level, known: RouteTables, stage: int, rng: Stream, budget: int = levels.MASTERS_NODES) -> bool:
    *_, last = positions(level, known, stage, rng, budget)
    return bool(last[fast.RESULT] == fast.WON)


def positions(
    level: Level, known: RouteTables, stage: int, rng: Stream, budget: int = levels.MASTERS_NODES
) -> Iterator[Ints]:
    """Plays one stage on the fast twin; yields the positions after the start and after every decision."""
    thought = Thought(known, learned(), desk(), rng, budget)
    position = opening(level, stage, thought)
    yield position
    while position[fast.RESULT] == fast.GOES_ON:
        thought.desk.nodes[0] = 0
        begin_with(level(position, thought), position, thought)
        yield position


def begin_with(plan: int, position: Ints, thought: Thought) -> None:
    """Action a bot at a table would take: one step of the walk, or what the plan was for."""
    square = plan % 36
    if square == position[fast.CHILD]:
        carry_out(position, thought.ground, plan, thought.rng)
    else:
        position[fast.CHILD] = first_step(position, thought.ground, square)
        position[fast.WALKS] -= 1


def opening(level: Level, stage: int, thought: Thought) -> Ints:
    pile, one, other = deal(stage, thought.rng)
    positions = [begun(pile, one, other), begun(pile, other, one)]
    position = positions[levels.begin(level, positions, thought)]
    fast.end_turn(position, thought.ground.turns)
    return position
