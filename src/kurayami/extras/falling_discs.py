"""Measured chance for Hako Onna: a physics simulation decides a disc's fall (HO-21)."""

from collections.abc import Sequence
from typing import Any, TypeVar

from kurayami.discs import Rest, Sway, drop, sway_of, tremor
from kurayami.games.hako_onna.actions import Fell
from kurayami.games.hako_onna.frames import Check, Falling
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.noise import kind_of, next_disc
from kurayami.games.hako_onna.pieces import Discs
from kurayami.kernel import Chance, Stream
from kurayami.table import Seeded

T = TypeVar("T")


class FallingDiscs:
    """Draws from the seed, but measures the fall of discs. The tremor of the hand comes from the seed too."""

    def __init__(self, chance: Seeded) -> None:
        self.chance = chance

    def __call__(self, chances: Sequence[Chance[T]], number: int, state: object, /) -> T:
        if isinstance(state, State) and state.agenda and isinstance(state.agenda[-1], Falling):
            fell: Any = fall(state, state.agenda[-1], self.chance.stream(f"tremor {number}"))
            if fell is not None:
                return fell  # type: ignore[no-any-return]
        return self.chance(chances, number)


def motion(state: State, discs: Discs) -> Sway:
    """Sway of the hand that holds the next disc. Everyone sees it and may learn from it."""
    return sway_of(state.turn, len(discs.left), len(discs.stack))


def hand_at(state: object) -> Sway | None:
    """The hand's sway while someone holds a disc, else None."""
    if not isinstance(state, State) or not state.agenda or not isinstance(state.agenda[-1], Check):
        return None
    return motion(state, state.noise) if isinstance(state.noise, Discs) else None


def fall(state: State, frame: Falling, stream: Stream) -> Fell | None:
    """Fall of the disc just released; None if the noise is made with cards."""
    discs = state.noise
    if not isinstance(discs, Discs):
        return None
    placed = zip(discs.stack, discs.rests, strict=True)
    stack = [Rest(kind_of(state.options, disc.position), disc.blip_up, *rest) for disc, rest in placed]
    kind = kind_of(state.options, next_disc(state, discs))
    trembling = tremor(stream, motion(state, discs), frame.after)
    fallen = drop(stack, kind, frame.x, frame.blip_up, trembling)
    return Fell(fallen.result, tuple((rest.x, rest.y, rest.turn) for rest in fallen.rests))
