"""Plans and requests made at the table, and which of them still stand for a Visitor."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from kurayami.bots.bot import Heard
from kurayami.bots.hako_onna.beliefs.claims import number_in
from kurayami.bots.hako_onna.beliefs.tile_memory import SHADOWS
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna.house import Mansion
from kurayami.kernel import Seat

RECENT: Final = 24
"""Things said after which a plan or request is forgotten."""


class Errand(NamedTuple):
    """A companion's wish that somebody looks into a Shadow or a room."""

    by: Seat
    place: str
    room: int
    shadow: int | None


class Plans:
    """Plans and requests of living Visitors who have not been caught lying. Those of ghosts are ignored."""

    def __init__(self, view: View, seat: Seat, talk: Sequence[Heard], doubted: Collection[Seat]) -> None:
        self.mine: int | None = None
        """Room this seat last said it takes."""
        self.taken: dict[Seat, int] = {}
        """Rooms that companions said they take."""
        self.avoided: set[int] = set()
        """Shadows companions asked to stay away from."""
        self.asked: list[Errand] = []
        """Requests that this seat has not refused and nobody else took, oldest first."""
        self._house = view.house
        for heard in talk[-RECENT:]:
            if heard.seat == seat:
                self._note_own(heard)
            elif heard.seat not in doubted and is_living(view, heard.seat):
                self._note_companion(heard)

    def _note_own(self, heard: Heard) -> None:
        room = number_in(heard.place, "room")
        if heard.claim == "taking" and room is not None:
            self.mine = room
            self.asked = [request for request in self.asked if request.room == room]
        else:
            self.asked = [request for request in self.asked if request.place != heard.place]

    def _note_companion(self, heard: Heard) -> None:
        request = requested(heard, self._house)
        if request is None:
            return
        if heard.claim == "taking" and request.shadow is None:
            self.taken[heard.seat] = request.room
            self.asked = [other for other in self.asked if other.room != request.room]
        elif heard.claim == "look":
            self.asked = [*(other for other in self.asked if other.place != request.place), request]
        elif heard.claim == "avoid":
            self.avoided |= places_of(request, self._house)


def is_living(view: View, seat: Seat) -> bool:
    return 0 < seat <= len(view.visitors) and view.visitors[seat - 1].alive


def requested(heard: Heard, house: Mansion) -> Errand | None:
    """The place something was said about; None if there is no such place."""
    room, shadow = number_in(heard.place, "room"), number_in(heard.place, "shadow")
    if shadow is not None and shadow < SHADOWS:
        return Errand(heard.seat, heard.place or "", house.room_of[shadow], shadow)
    if room is not None and room < len(house.rooms):
        return Errand(heard.seat, heard.place or "", room, None)
    return None


def places_of(request: Errand, house: Mansion) -> set[int]:
    return {request.shadow} if request.shadow is not None else set(house.rooms[request.room].shadows)
