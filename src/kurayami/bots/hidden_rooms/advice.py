"""Hints: the odds of winning for every choice."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from kurayami.bots.hidden_rooms.chances import PATIENCE
from kurayami.bots.hidden_rooms.conversions import plan_of, position_begun, position_of, reached
from kurayami.bots.hidden_rooms.features import flight
from kurayami.bots.hidden_rooms.keepsakes import PlannedChoice, keepsakes
from kurayami.bots.hidden_rooms.reasons import Comparison, Reason, reason
from kurayami.bots.hidden_rooms.route_tables import ground
from kurayami.bots.hidden_rooms.search import VALUE, best_next, deepen, desk, survey
from kurayami.bots.hidden_rooms.study import Thought
from kurayami.bots.hidden_rooms.value_net import learned
from kurayami.compiler import COMPILED, Ints
from kurayami.games.hidden_rooms import Action, View, imagine, legal
from kurayami.games.hidden_rooms.actions import Begin, Walk
from kurayami.games.hidden_rooms.fast import CHILD, MONSTER, WALKS
from kurayami.games.hidden_rooms.house import SQUARES, Square, place
from kurayami.kernel import Stream

NODES: Final = 60_000 if COMPILED else 600
"""Positions to judge, which takes a fraction of a second."""

NOBODYS: Final = Stream(b"", "hints")
"""A fixed random stream: nothing is hidden here, so hints never guess."""


SOON: Final = 2
"""Monster turns a child must survive not to count as cornered."""


class RatedChoice(Struct, frozen=True):
    action: Action
    chance: float
    """Odds of winning the stage with good play from here on."""
    reason: Reason


def hints(view: View, budget: int = NODES) -> tuple[RatedChoice, ...]:
    """Odds of every legal action, best first. None if the child is not to move."""
    actions = legal(imagine(view, NOBODYS), 0)
    if not actions:
        return ()
    thought = Thought(ground(view.route, view.monster), learned(), desk(), NOBODYS, budget)
    compared = _openings(view, actions, thought) if view.waiting == "begin" else _choices(view, actions, thought)
    return tuple(RatedChoice(choice.action, choice.chance, reason(compared, choice)) for choice in compared.choices)


def _openings(view: View, actions: Sequence[Action], thought: Thought) -> Comparison:
    tiles = [action.tile for action in actions if isinstance(action, Begin)]
    positions = [position_begun(view, tile) for tile in tiles]
    chances = [float(best_next(position, *thought[:3])) for position in positions]
    return Comparison(view, _ranked(actions, [None] * len(tiles), chances))


def _choices(view: View, actions: Sequence[Action], thought: Thought) -> Comparison:
    """Searches one turn ahead for all actions, then one more for the best plan of each, most promising first."""
    position = position_of(view)
    size = survey(position, thought.ground, thought.mind, thought.desk, VALUE)
    worth = {int(thought.desk.plans[at]): float(thought.desk.worth[at]) for at in range(size)}
    best = [max(_plans(action, position, worth, thought), key=worth.__getitem__, default=None) for action in actions]
    chances = [0.0 if plan is None else worth[plan] for plan in best]
    deep: dict[int, float] = {}
    for at in sorted(range(len(best)), key=lambda at: -chances[at]):
        plan = best[at]
        if plan is not None and thought.desk.nodes[0] < thought.budget:
            if plan not in deep:
                deep[plan] = float(deepen(position, *thought[:3], plan))
            chances[at] = deep[plan]
    choices = _ranked(actions, best, chances)
    return Comparison(view, choices, keepsakes(position, choices, thought), _cornered(position, thought))


def _cornered(position: Ints, thought: Thought) -> frozenset[Square]:
    """Squares where no walk over laid rooms saves the child for two more monster turns."""
    child, monster, found = int(position[CHILD]), int(position[MONSTER]), []
    for square in SQUARES:
        at = place(square)
        after, tile = int(thought.ground.turns[36 * monster + at]), int(position[at])
        if after >= 0:
            position[at], position[CHILD], position[MONSTER] = max(tile, 0), at, after
            if flight(position, thought.ground, thought.desk.scratch) < SOON:
                found.append(square)
            position[at] = tile
    position[CHILD], position[MONSTER] = child, monster
    return frozenset(found)


def _ranked(actions: Sequence[Action], plans: Sequence[int | None], worth: Sequence[float]) -> list[PlannedChoice]:
    """Choices, best first. Among equals, the one that gets there sooner comes first."""
    found = sorted(zip(actions, plans, worth, strict=True), key=lambda each: (-each[2], isinstance(each[0], Walk)))
    return [PlannedChoice(action, plan, min(each / PATIENCE, 1.0)) for action, plan, each in found]


def _plans(action: Action, position: Ints, worth: dict[int, float], thought: Thought) -> Iterator[int]:
    """Plans that begin with an action. A walk into the monster has none."""
    plan = plan_of(action, position)
    if plan is not None:
        yield plan
    elif isinstance(action, Walk):
        squares = reached(position, thought.ground, place(action.to), int(position[WALKS]) - 1)
        yield from (plan for plan in worth if plan % 36 in squares)
