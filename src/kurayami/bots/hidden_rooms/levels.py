"""Levels, and how each chooses a plan."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from kurayami.bots.bot import Decision
from kurayami.bots.hidden_rooms.conversions import action_of, position_begun, position_of, reached
from kurayami.bots.hidden_rooms.route_tables import RouteTables, ground
from kurayami.bots.hidden_rooms.search import TABLES, VALUE, best_next, desk, judge, survey
from kurayami.bots.hidden_rooms.study import Study, Thought
from kurayami.bots.hidden_rooms.value_net import learned
from kurayami.compiler import Ints, ints
from kurayami.games.hidden_rooms import Action, View, fast
from kurayami.games.hidden_rooms.actions import Begin
from kurayami.kernel import Stream

NORTH, WEST = 0, 3
FORWARD: Final = 19
ELSEWHERE: Final = 5
SAFE: Final = 36
"""A beginner's weights: of going forward and of other squares against waiting, and of anything against sure capture."""
CALM: Final = 2
"""Weight of a place where it could stay another turn."""

CLOSE: Final = 0.03
"""Plans worse than the best by more than this are not searched further."""

WIDEST: Final = 6
MASTERS_NODES: Final = 6_000


Level: TypeAlias = Callable[[Ints, Thought], int]
"""Chooses a plan for this turn."""


def decide(level: Level, view: View, legal: Sequence[Action], rng: Stream, budget: int) -> Decision:
    thought = Thought(ground(view.route, view.monster), learned(), desk(), rng, budget)
    if isinstance(legal[0], Begin):
        tiles = [action.tile for action in legal if isinstance(action, Begin)]
        positions = [position_begun(view, tile) for tile in tiles]
        return Decision(legal[begin(level, positions, thought)])
    position = position_of(view)
    return Decision(action_of(level(position, thought), position, thought.ground))


def begin(level: Level, positions: Sequence[Ints], thought: Thought) -> int:
    """Index of the opening a level takes."""
    one, other = (OPENINGS[level](position, thought) for position in positions)
    return 0 if one >= other else 1


def beginner(position: Ints, thought: Thought) -> int:
    """Picks a random plan: mostly forward, mostly no certain capture, preferably ending where it could stay."""
    plans, weights = list[int](), list[int]()
    child = int(position[fast.CHILD])
    for square in sorted(reached(position, thought.ground, child, int(position[fast.WALKS]))):
        position[fast.CHILD] = square
        found = ints([0] * fast.ACTIONS)
        for at in range(fast.legal(position, thought.ground.where, found)):
            action = int(found[at])
            if not fast.WALK <= action < fast.SEARCH:
                plans.append(36 * action + square)
                weights.append(_appeal(action, square, child) * _safety(action, position, thought.ground))
    position[fast.CHILD] = child
    return plans[thought.rng.weighted(weights)]


def _appeal(action: int, square: int, child: int) -> int:
    """A beginner's weight for an action on a square."""
    if action == fast.STOP:
        return 1
    forward = (action - fast.SEARCH) % 4 in (NORTH, WEST) and sum(divmod(square, 6)) <= sum(divmod(child, 6))
    return FORWARD if forward else ELSEWHERE


def _safety(action: int, position: Ints, ground: RouteTables) -> int:
    """True if a beginner sees that the monster will be there."""
    square, state = int(position[fast.CHILD]), 36 * int(position[fast.MONSTER])
    to = square if action == fast.STOP else int(fast.STEPS[4 * square + (action - fast.SEARCH) % 4])
    lands = to == 0 or ground.still[state + to] > 0
    stays = action >= fast.RECALL or ground.still[state + square] > 0
    if not lands or not stays:
        return 1
    return SAFE * (CALM if to > 0 and ground.still[state + to] > 1 else 1)


def careful(position: Ints, thought: Thought) -> int:
    return best_plan(position, thought, TABLES)


def clever(position: Ints, thought: Thought) -> int:
    return best_plan(position, thought, VALUE)


def best_plan(position: Ints, thought: Thought, by: int) -> int:
    size = survey(position, thought.ground, thought.mind, thought.desk, by)
    best = max(range(size), key=lambda at: float(thought.desk.worth[at]))
    return int(thought.desk.plans[best])


def master(position: Ints, thought: Thought) -> int:
    """Searches the next turn for the plans close to the best, best first, while the budget lasts."""
    desk = thought.desk
    size = survey(position, thought.ground, thought.mind, desk, VALUE)
    worth = [float(desk.worth[at]) for at in range(size)]
    ranked = sorted(range(size), key=lambda at: -worth[at])[:WIDEST]
    close = [int(desk.plans[at]) for at in ranked if worth[at] >= worth[ranked[0]] - CLOSE]
    study, chosen, best = Study(position, thought), close[0], -1.0
    for plan in close if len(close) > 1 else ():
        if study.nodes > min(thought.budget, MASTERS_NODES):
            break
        deep = study.look_into(plan)
        if deep > best:
            chosen, best = plan, deep
    return chosen


# The first tile


def any_tile(position: Ints, thought: Thought) -> float:
    return float(thought.rng.below(1000))


def opening_by_table(position: Ints, thought: Thought) -> float:
    return float(judge(position, thought.ground, thought.mind, thought.desk, TABLES))


def opening_by_value(position: Ints, thought: Thought) -> float:
    return float(judge(position, thought.ground, thought.mind, thought.desk, VALUE))


def opening_in_depth(position: Ints, thought: Thought) -> float:
    return float(best_next(position, thought.ground, thought.mind, thought.desk))


OPENINGS: Final[dict[Level, Callable[[Ints, Thought], float]]] = {
    beginner: any_tile,
    careful: opening_by_table,
    clever: opening_by_value,
    master: opening_in_depth,
}
