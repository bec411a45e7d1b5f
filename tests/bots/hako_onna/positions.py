"""Positions in which a seat was told something."""

from typing import Any

from msgspec.structs import replace

from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.model import State
from kurayami.kernel import Seat
from tests.games.hako_onna.drawing import LIVING

HERE = hako_onna.setup(Options()).house.rooms[LIVING].shadows
HEIGHTS = (1,) * 24


def told(state: State, seat: Seat, *events: Any) -> State:
    """A position in which the seat has heard all of this."""
    return replace(state, told=(*state.told[:seat], (events,), *state.told[seat + 1 :]))


def opened(slots: tuple[bool, bool] = (False, False), start: bool = False) -> e.EyesOpened:
    return e.EyesOpened(start, HEIGHTS, slots, 1, None, False)
