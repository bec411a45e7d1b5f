"""Habits of hiding: where ghosts go from a room, learned from where they went.

A ghost takes one of the Shadows it can reach, with odds by their features. `kurayami lab train-hako-onna` makes the
weights.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from kurayami.bots.hako_onna.beliefs.tile_memory import TileMemory
from kurayami.bots.hako_onna.distances import paths
from kurayami.games.hako_onna.house import Mansion
from kurayami.games.hako_onna.tiles import BONES, EMPTY, EXIT, SAFE
from kurayami.kernel import Seat

FAR: Final = 0.45
"""Factor on a Visitor's weight per step of distance."""
PLACE: Final = (
    "in the Visitors' way",
    "Visitors near",
    "a Visitor in the room",
    "a Visitor in the room and a card set",
    "a Visitor in the room, a card set and four pages found",
    "a Visitor in the room, a card set and six pages found",
    "nobody has looked there",
    "an Empty tile",
    "a Safe that is open",
    "the Exit, the Key Ring in the Safe",
    "the Exit, the Key Ring out",
    "the Bones",
    "the Safe, closed",
    "no tile",
    "other tiles",
    "the Shadows of its room",
)
"""Features of a Shadow."""
WAY: Final = (
    "how much less in the Visitors' way its room is than the best one",
    "expected there",
    "in the ghost's room",
    "where the ghost is",
)
"""Features of a Shadow for a ghost that may go there."""
HABITS: Final = (*PLACE, *WAY)


class Glimpse(NamedTuple):
    """The house as a Visitor knows it when eyes open."""

    house: Mansion
    heights: Sequence[int]
    rooms: Mapping[Seat, int]
    """Rooms of the living Visitors."""
    memory: TileMemory
    closed: bool
    """True while the Key Ring is in the Safe."""
    cards: bool
    """True if she has set a card."""
    pages: int

    def _lure(self, shadow: int) -> float:
        """Attraction of a Shadow for the Visitors, as far as this seat knows."""
        tile = self.memory.tiles[shadow]
        if not self.heights[shadow]:
            return 0.02
        if tile == EMPTY:
            return 0.05
        if tile == SAFE:
            return 0.8 if self.closed else 0.02
        if not self.memory.looked[shadow]:
            return 1.0
        if tile == EXIT:
            return 0.1 if self.closed else 3.0
        return 0.6 if tile == BONES else 0.3

    def in_the_way(self) -> list[float]:
        """For each Shadow how likely Visitors come and look."""
        house, steps = self.house, paths(self.house.near)
        found = [0.0] * len(house.room_of)
        for index, room in enumerate(house.rooms):
            near = sum(FAR ** steps[at][index] for at in self.rooms.values())
            lures = {shadow: self._lure(shadow) for shadow in room.shadows}
            for shadow, lure in lures.items():
                found[shadow] = near * lure / (sum(lures.values()) + 0.4)
        return found


def places(glimpse: Glimpse) -> list[tuple[float, ...]]:
    """Features of every Shadow that do not depend on where a ghost is."""
    rooms = glimpse.house.rooms
    company = [_company(glimpse, room) for room in range(len(rooms))]
    return [
        (way, *company[room], *_kind(glimpse, shadow), float(len(rooms[room].shadows)))
        for shadow, (way, room) in enumerate(zip(glimpse.in_the_way(), glimpse.house.room_of, strict=True))
    ]


def ways(
    house: Mansion, known: Sequence[Sequence[float]], expected: Sequence[float], start: int
) -> list[tuple[int, tuple[float, ...]]]:
    """Every Shadow within reach of a ghost in a Shadow, with the features that depend on where the ghost is."""
    home = house.room_of[start]
    best = {
        room: max((known[shadow][0] for shadow in house.rooms[room].shadows), default=0.0)
        for room in sorted((home, *house.near[home]))
    }
    most = max(best.values())
    return [
        (shadow, (worth - most, expected[shadow], float(room == home), float(shadow == start)))
        for room, worth in best.items()
        for shadow in house.rooms[room].shadows
    ]


def _company(glimpse: Glimpse, room: int) -> tuple[float, ...]:
    steps = paths(glimpse.house.near)
    near = sum(FAR ** steps[at][room] for at in glimpse.rooms.values())
    here = room in glimpse.rooms.values()
    trap = here and glimpse.cards
    return near, float(here), float(trap), float(trap and glimpse.pages >= 4), float(trap and glimpse.pages >= 6)


def _kind(glimpse: Glimpse, shadow: int) -> tuple[float, ...]:
    here = glimpse.heights[shadow] > 0
    known = glimpse.memory.tiles[shadow] if here else None
    fresh = here and not glimpse.memory.looked[shadow] and known != SAFE
    told = (
        fresh,
        known == EMPTY,
        known == SAFE and not glimpse.closed,
        known == EXIT and glimpse.closed,
        known == EXIT and not glimpse.closed,
        known == BONES,
        known == SAFE and glimpse.closed,
        not here,
    )
    return (*map(float, told), float(not any(told)))


@cache
def weights() -> tuple[float, ...]:
    """One for each feature."""
    text = files("kurayami.bots.hako_onna.beliefs").joinpath("hiding_habits.json").read_bytes()
    numbers = tuple(msgspec.json.decode(text, type=dict[str, float]).values())
    assert len(numbers) == len(HABITS)
    return numbers
