"""Hints: the chance to win of every choice."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from kurayami.bots.hidden_rooms.chances import PATIENCE
from kurayami.bots.hidden_rooms.ground import ground
from kurayami.bots.hidden_rooms.mind import learned
from kurayami.bots.hidden_rooms.reasons import Reason, reason
from kurayami.bots.hidden_rooms.search import VALUE, best_next, deepen, desk, survey
from kurayami.bots.hidden_rooms.seeing import plan_of, position_begun, position_of, reached
from kurayami.bots.hidden_rooms.studying import Thought
from kurayami.games.hidden_rooms import Action, View, imagine, legal
from kurayami.games.hidden_rooms.actions import Begin, Walk
from kurayami.games.hidden_rooms.compiled import COMPILED, Ints
from kurayami.games.hidden_rooms.fast import WALKS
from kurayami.games.hidden_rooms.house import place
from kurayami.kernel import Stream

NODES: Final = 60_000 if COMPILED else 600
"""Positions that can be judged in a fraction of a second."""

NOBODYS: Final = Stream(b"", "hints")
"""Nothing is left to chance here: all is open, and hints are not guessed."""


class Hint(Struct, frozen=True):
    action: Action
    chance: float
    """Chance to win the stage, with good play from then on."""
    reason: Reason


def hints(view: View, budget: int = NODES) -> tuple[Hint, ...]:
    """The chance of every legal action, the best first. None if the child is not to move."""
    actions = legal(imagine(view, NOBODYS), 0)
    if not actions:
        return ()
    thought = Thought(ground(view.route, view.monster), learned(), desk(), NOBODYS, budget)
    chances = _openings(view, actions, thought) if view.waiting == "begin" else _choices(view, actions, thought)
    # Of choices that lead to the same, the one that leads there sooner comes first.
    ranked = sorted(zip(actions, chances, strict=True), key=lambda found: (-found[1], isinstance(found[0], Walk)))
    return tuple(Hint(action, min(chance / PATIENCE, 1.0), reason(view, action)) for action, chance in ranked)


def _openings(view: View, actions: Sequence[Action], thought: Thought) -> list[float]:
    tiles = [action.tile for action in actions if isinstance(action, Begin)]
    positions = [position_begun(view, tile) for tile in tiles]
    return [float(best_next(position, *thought[:3])) for position in positions]


def _choices(view: View, actions: Sequence[Action], thought: Thought) -> list[float]:
    """One turn ahead for all; then one more turn for the best plan of each action, the most promising first."""
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
    return chances


def _plans(action: Action, position: Ints, worth: dict[int, float], thought: Thought) -> Iterator[int]:
    """The plans that begin with an action. A walk into the monster has none."""
    plan = plan_of(action, position)
    if plan is not None:
        yield plan
    elif isinstance(action, Walk):
        squares = reached(position, thought.ground, place(action.to), int(position[WALKS]) - 1)
        yield from (plan for plan in worth if plan % 36 in squares)
