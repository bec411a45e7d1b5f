"""Worlds: nights that fit all that a seat was told, with what each side knows in them, on the fast twin."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from kurayami.bots.hako_onna.beliefs.ghost_odds import Odds
from kurayami.bots.hako_onna.beliefs.tile_memory import SHADOWS
from kurayami.bots.hako_onna.ghost.knowledge import GhostKnowledge
from kurayami.bots.hako_onna.playouts import mind as m
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.compiler import Ints, ints
from kurayami.games.hako_onna import State, imagine
from kurayami.games.hako_onna.fast.agenda import bits
from kurayami.games.hako_onna.fast.layout import GROUND, KEEPS, NOTHING, PLACE, STACK, UNSEEN, UP
from kurayami.games.hako_onna.fast.translation import TILE, position_of
from kurayami.games.hako_onna.tiles import BIT, GHOSTS, KINDS, Tile
from kurayami.kernel import Stream

EACH: Final = 3
"""Worlds made of each one that a Visitor imagines: she hides elsewhere in each."""
DOUBTED: Final = 0.9
"""Probability that a ghost is in one of the Shadows where Visitors look out for it."""
UNEXPECTED: Final = 0.02
"""Least likelihood of a card that she may have set."""
LEARNED: Final = 25
"""Turns of hers after which a Visitor takes her to know about half of the house."""


class World(NamedTuple):
    position: Ints
    mind: Ints


def visitors_worlds(seen: VisitorKnowledge, rng: Stream, many: int) -> list[World]:
    """Imagined worlds, likely ones oftener, and in each of them the Hako Onna where she is likely to be."""
    states = [replace(imagine(seen.view, rng), told=()) for _ in range(many // EACH + many // (2 * EACH))]
    worlds: list[World] = []
    for state in resampled(states, [_weight(seen, state) for state in states], many // EACH):
        position, mind = position_of(state), _visitors_mind(seen, state, rng)
        for shadow in _places(seen.haunts.odds.get(0) or [], rng):
            moved = position if shadow is None else haunted(position, shadow, seen.view.knows.spots)
            begun = ints(mind)
            begun[m.SUSPECTED] |= 1 << moved[PLACE]
            worlds.append(World(moved, begun))
    return worlds


def _places(odds: Odds, rng: Stream) -> list[int | None]:
    """Shadows of hers, each as often as its odds say; None: nothing is known of where she is."""
    found: list[int | None] = []
    for _ in range(EACH):
        if not odds:
            found.append(None)
            continue
        left, shadow = rng.below(1 << 30) / (1 << 30), 0
        while shadow < len(odds) - 1 and left >= odds[shadow]:
            left -= odds[shadow]
            shadow += 1
        found.append(shadow)
    return found


def haunted(position: Ints, shadow: int, spots: Sequence[int]) -> Ints:
    """The position with the Hako Onna in another Shadow, where she keeps its tile; as it was where that can't be."""
    home, tile = position[PLACE], position[KEEPS]
    alone = position[STACK + home] == 1 and not position[STACK + shadow] and position[GROUND + home] == NOTHING
    covered = position[GROUND + shadow] not in (NOTHING, UNSEEN) and not position[UP] >> shadow & 1
    if home == shadow or not (alone and covered) or tile == NOTHING or not BIT[KINDS[tile]] & (spots[home] or -1):
        return position
    moved = ints(position)
    moved[PLACE], moved[KEEPS] = shadow, position[GROUND + shadow]
    moved[GROUND + home], moved[GROUND + shadow] = tile, NOTHING
    moved[STACK + home], moved[STACK + shadow] = 0, 1
    return moved


def ghosts_worlds(ghost: GhostKnowledge, rng: Stream, many: int) -> list[World]:
    states = [replace(imagine(ghost.view, rng), told=()) for _ in range(many)]
    return [World(position_of(state), _ghosts_mind(ghost, state)) for state in states]


def _weight(seen: VisitorKnowledge, state: State) -> float:
    """Likelihood of a world by the odds of her Hakobito and the guesses of her cards."""
    weight = 1.0
    for ghost in state.ghosts[1:]:
        odds = seen.haunts.odds.get(ghost.seat)
        weight *= odds[ghost.shadow] if odds else 1.0
    for slot, power in enumerate(state.slots):
        if power is not None:
            weight *= max(seen.guesses.chance(seen.view, slot, power), UNEXPECTED)
    return weight


def resampled(states: Sequence[State], weights: Sequence[float], many: int) -> list[State]:
    """States drawn in proportion to their weights, spread evenly."""
    total = sum(weights)
    if total <= 0:
        return list(states[:many])
    kept: list[State] = []
    reached = 0.0
    for state, weight in zip(states, weights, strict=True):
        reached += many * weight / total
        while len(kept) < many and len(kept) + 0.5 < reached:
            kept.append(state)
    return kept or list(states[:1])


def _visitors_mind(seen: VisitorKnowledge, state: State, rng: Stream) -> Ints:
    mind = _blank(state)
    for shadow, tile in enumerate(seen.known):
        if tile is not None and state.shadows[shadow]:
            mind[m.KNOWN + shadow] = TILE[tile]
    mind[m.SEEN] = bits({TILE[tile] for tile in seen.seen})
    _suspect(mind, state, seen.haunts.odds)
    turn = seen.view.turn
    mind[m.HERS] = bits(shadow for shadow in range(SHADOWS) if rng.below(LEARNED + turn) < turn)
    return ints(mind)


def _ghosts_mind(ghost: GhostKnowledge, state: State) -> Ints:
    """Visitors know what lies where they looked; the ghosts what they remember."""
    mind, known = _blank(state), {tile for one in state.visitors for tile in one.tiles} | {*state.out}
    for shadow in range(SHADOWS):
        tile = ground(state, shadow)
        if tile is not None and (ghost.memory.looked[shadow] or shadow == ghost.view.house.safe):
            mind[m.KNOWN + shadow] = TILE[tile]
            known.add(tile)
    mind[m.SEEN] = bits({TILE[tile] for tile in known})
    mind[m.HERS] = bits(shadow for shadow, tile in enumerate(ghost.memory.tiles) if tile is not None)
    _suspect(mind, state, ghost.believed.odds)
    return ints(mind)


def ground(state: State, shadow: int) -> Tile | None:
    """The tile of a Shadow that is no ghost."""
    return next((lying.tile for lying in state.shadows[shadow] if lying.tile not in GHOSTS), None)


def _blank(state: State) -> list[int]:
    return [UNSEEN if stack else NOTHING for stack in state.shadows] + [0] * (m.MIND - SHADOWS)


def _suspect(mind: list[int], state: State, believed: dict[int, Odds]) -> None:
    for ghost in state.ghosts:
        mind[m.SUSPECTED + ghost.seat] = bits(likely(believed.get(ghost.seat, []))) | 1 << ghost.shadow


def likely(odds: Odds) -> list[int]:
    """The fewest Shadows that hold a ghost nearly certainly."""
    found, total = list[int](), 0.0
    for shadow in sorted(range(len(odds)), key=lambda shadow: -odds[shadow]):
        if total >= DOUBTED:
            break
        found.append(shadow)
        total += odds[shadow]
    return found
