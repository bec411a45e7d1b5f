"""Glances: as much of a view as a tensor needs, by the same rules of secrecy (a test compares both)."""

from msgspec import Struct

from kurayami.games.hako_onna.frames import Frame
from kurayami.games.hako_onna.house import Mansion
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.pieces import Noise, Stack
from kurayami.games.hako_onna.tiles import Tile
from kurayami.games.hako_onna.view import (
    HerSide,
    VisitorSeen,
    her_side,
    looks_closed,
    masked_agenda,
    masked_shadows,
    seen_mover,
    seen_state,
    seen_visitors,
    sees_as_ghost,
)
from kurayami.kernel import Seat


class Glance(Struct, frozen=True, gc=False):
    """Fields of `View`, which says what they mean."""

    seat: Seat
    house: Mansion
    agenda: tuple[Frame, ...]
    mover: Seat | None
    eyes_closed: bool
    shadows: tuple[Stack, ...]
    supply: int
    found: tuple[int, ...]
    out: tuple[Tile, ...]
    key_in_safe: bool
    numbers_up: tuple[int, ...]
    not_weak: tuple[Tile, ...]
    visitors: tuple[VisitorSeen, ...]
    deck_size: int
    despair: int
    hand_size: int
    slots: tuple[bool, bool]
    charmed: tuple[int, ...]
    turn: int
    noise: Noise
    hers: HerSide | None
    knows: Knowledge


def glance(state: State, seat: Seat) -> Glance:
    state = seen_state(state, seat)
    ghostly = sees_as_ghost(state, seat)
    first, second = state.slots
    return Glance(
        seat,
        state.house,
        masked_agenda(state, seat, ghostly),
        seen_mover(state),
        looks_closed(state),
        masked_shadows(state.shadows, state.ghosts if ghostly else None),
        state.supply,
        state.found,
        state.out,
        state.key_in_safe,
        state.numbers_up,
        state.not_weak,
        seen_visitors(state.visitors, seat),
        len(state.deck) + len(state.deck_bottom),
        len(state.deck) + state.deck_bottom.index(0),
        len(state.hand),
        (first is not None, second is not None),
        state.charmed,
        state.turn,
        state.noise,
        her_side(state) if ghostly else None,
        state.knows[0 if ghostly else seat],
    )
