"""Value of the Memory: the search repeated with a tile and without it, with all tiles and with none."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kurayami.bots.hidden_rooms.search import best_next, deepen
from kurayami.bots.hidden_rooms.study import Thought
from kurayami.compiler import Ints
from kurayami.games.hidden_rooms import Action, fast
from kurayami.games.hidden_rooms.house import TILES, Tile


class PlannedChoice(NamedTuple):
    action: Action
    plan: int | None
    """Best plan that begins with the action; none for a walk into the monster."""
    chance: float


class Keepsakes(NamedTuple):
    missed: Mapping[Tile, float]
    """Odds lost without a tile of the Memory, by the best choice that leaves it there."""
    forgotten: float = 0.0
    """Odds lost with the whole Memory, when a sixth tile comes."""


def keepsakes(position: Ints, choices: Sequence[PlannedChoice], thought: Thought) -> Keepsakes:
    """Searches for each tile, while the budget lasts."""
    memory, missed = int(position[fast.MEMORY]), {}
    for number, tile in enumerate(TILES):
        if memory >> number & 1 and thought.desk.nodes[0] < thought.budget:
            kept = next(
                (choice.plan for choice in choices if choice.plan is not None and not spends(choice.plan, number)), None
            )
            if kept is not None:
                missed[tile] = _worth(position, kept, memory, thought) - _worth(
                    position, kept, memory & ~(1 << number), thought
                )
    position[fast.MEMORY] = memory
    return Keepsakes(missed, _forgotten(position, thought))


def spends(plan: int, number: int) -> bool:
    """True if a plan lays this tile of the Memory."""
    action = plan // 36
    return action >= fast.RECALL and (action - fast.RECALL) // 4 == number


def _worth(position: Ints, plan: int, memory: int, thought: Thought) -> float:
    position[fast.MEMORY] = memory
    for square in range(36):
        thought.desk.fails[square] = -1.0
    return float(deepen(position, *thought[:3], plan))


def _forgotten(position: Ints, thought: Thought) -> float:
    pile, memory = int(position[fast.PILE]), int(position[fast.MEMORY])
    if fast.count(memory) < 5 or thought.desk.nodes[0] >= thought.budget:
        return 0.0
    kept = float(best_next(position, *thought[:3]))
    position[fast.PILE], position[fast.MEMORY] = pile | memory, 0
    lost = kept - float(best_next(position, *thought[:3]))
    position[fast.PILE], position[fast.MEMORY] = pile, memory
    return lost
