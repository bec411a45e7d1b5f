"""How hard a stage is: the shares that bots win, in samples that grow."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from kurayami.bots.hidden_rooms import levels
from kurayami.bots.hidden_rooms.ground import Ground, ground
from kurayami.bots.hidden_rooms.levels import Level
from kurayami.bots.hidden_rooms.mind import learned
from kurayami.bots.hidden_rooms.search import desk
from kurayami.bots.hidden_rooms.seeing import first_step
from kurayami.bots.hidden_rooms.stage import begun, carry_out, deal
from kurayami.bots.hidden_rooms.studying import Thought
from kurayami.bots.shares import Share
from kurayami.games.hidden_rooms import Page, fast
from kurayami.games.hidden_rooms.book import check_page, expand
from kurayami.games.hidden_rooms.compiled import COMPILED, Ints
from kurayami.kernel import Stream

Name: TypeAlias = Literal["beginner", "careful", "clever"]

PLAYERS: Final[dict[Name, Level]] = {
    "beginner": levels.beginner,
    "careful": levels.careful,
    "clever": levels.clever,
}

STEP: Final = 10 if COMPILED else 2
"""Stages of each level between two looks at the sample."""
STAGES: Final = 400


class Difficulty(Struct, frozen=True):
    done: int
    of: int
    """The bar: stages played, and to be played, by each level."""
    shares: dict[Name, Share]


def difficulty(page: Page, rng: Stream, stages: int = STAGES) -> Iterator[Difficulty]:
    """Plays the stage again and again, and tells of the sample as it grows. Raises `BookError`."""
    check_page(page, page.monster)
    known = ground(expand(page.route))
    won: dict[Name, int] = dict.fromkeys(PLAYERS, 0)
    for done in range(STEP, stages + STEP, STEP):
        for name, level in PLAYERS.items():
            won[name] += sum(is_won(level, known, page.stage, rng) for _ in range(STEP))
        yield Difficulty(done, stages, {name: Share(won[name], done) for name in PLAYERS})


def is_won(level: Level, known: Ground, stage: int, rng: Stream, budget: int = levels.MASTERS_NODES) -> bool:
    *_, last = positions(level, known, stage, rng, budget)
    return bool(last[fast.RESULT] == fast.WON)


def positions(
    level: Level, known: Ground, stage: int, rng: Stream, budget: int = levels.MASTERS_NODES
) -> Iterator[Ints]:
    """Plays one stage on the fast twin, and shows what the beginning and every decision lead to."""
    thought = Thought(known, learned(), desk(), rng, budget)
    position = opening(level, stage, thought)
    yield position
    while position[fast.RESULT] == fast.GOES_ON:
        thought.desk.nodes[0] = 0
        begin_with(level(position, thought), position, thought)
        yield position


def begin_with(plan: int, position: Ints, thought: Thought) -> None:
    """Like a bot at a table: a step of the walk, after which it thinks anew, or what the plan was made for."""
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
