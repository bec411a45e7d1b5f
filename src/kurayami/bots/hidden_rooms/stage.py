"""A stage on the fast twin: dealt, started, and played plan by plan."""

from typing import Final

from kurayami.bots.hidden_rooms.route_tables import START, RouteTables
from kurayami.compiler import Ints, ints
from kurayami.games.hidden_rooms import fast
from kurayami.games.hidden_rooms.model import UNATTENDED_TURN_LIMIT
from kurayami.kernel import Stream

ALL_TILES: Final = (1 << 24) - 1


def deal(stage: int, rng: Stream) -> tuple[int, int, int]:
    """Pile of a stage just opened by a tile of its number, and the two tiles to choose from."""
    opened = 6 * rng.below(4) + stage - 1
    tiles = [tile for tile in range(24) if tile != opened]
    one = tiles.pop(rng.below(23))
    other = tiles.pop(rng.below(22))
    return ALL_TILES & ~(1 << opened | 1 << one | 1 << other), one, other


def begun(pile: int, laid: int, kept: int) -> Ints:
    """Position after the choice of the first tile, before the monster's first turn."""
    position = ints([fast.NOTHING] * fast.LENGTH)
    position[START] = laid
    position[fast.CHILD], position[fast.MONSTER] = START, 0
    position[fast.PILE], position[fast.MEMORY] = pile, 1 << kept
    position[fast.WALKS], position[fast.TURN], position[fast.LIMIT] = 0, 0, UNATTENDED_TURN_LIMIT
    position[fast.RESULT] = fast.GOES_ON
    return position


def carry_out(position: Ints, ground: RouteTables, plan: int, rng: Stream) -> None:
    """Walks to the plan's square, acts there, and lets chance draw."""
    position[fast.CHILD] = plan % 36
    fast.apply(position, ground.turns, ground.where, plan // 36)
    if position[fast.TARGET] != fast.NOTHING:
        pile = int(position[fast.PILE])
        tiles = [tile for tile in range(24) if pile >> tile & 1]
        fast.draw(position, ground.turns, rng.choice(tiles))
