"""Odds of where each ghost is: her turns spread them, evidence narrows them."""

from collections.abc import Callable
from copy import copy
from typing import Final

from kurayami.bots.hako_onna.beliefs.tile_memory import SHADOWS
from kurayami.bots.hako_onna.distances import paths
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna.tiles import BONES, DOLL, EXIT, KEY_RING, WEAPONS
from kurayami.kernel import Seat

FAR: Final = 0.45
"""Factor per step of distance by which a Visitor attracts a ghost less."""

STEADY: Final = 0.15
"""Least attraction of a room."""

STAYS: Final = 0.1
"""Probability that a ghost stays where it is to keep a tile from the Visitors."""

FRESH, STALE, BARE = 1.0, 0.2, 0.03
"""Weight of a Shadow nobody has looked into, of one somebody has, and of one with an Empty tile."""

DESK, TREASURE = 2.0, 1.5
"""Weight of the Safe's Shadow, and of one with a tile Visitors will come back for."""

TREASURES: Final = {EXIT, BONES, DOLL, KEY_RING, *WEAPONS}
Odds = list[float]


class GhostOdds:
    """Odds of each ghost's Shadow, by seat. Ghosts use it to estimate what Visitors believe."""

    __slots__ = ("heights", "house", "lies", "liked", "odds", "rooms")

    def __init__(self, view: View) -> None:
        self.house = view.house
        self.odds: dict[Seat, Odds] = {}
        self.heights = [1] * SHADOWS
        self.liked = [FRESH] * SHADOWS
        self.liked[view.house.safe] = DESK
        self.lies = False
        start = next((room for room, one in enumerate(view.house.rooms) if one.name == "1F Hall"), 0)
        self.rooms = dict.fromkeys(range(1, len(view.visitors) + 1), start)

    def copy(self) -> "GhostOdds":
        other = copy(self)
        other.odds, other.rooms, other.liked = self.odds.copy(), self.rooms.copy(), self.liked[:]
        return other

    def fit(self, view: View) -> None:
        """Removes Shadows that the view rules out."""
        for seat, odds in list(self.odds.items()):
            if seat not in view.haunting:
                del self.odds[seat]
                continue
            haunt = view.knows.haunts[seat] or -1
            can = [1.0 if haunt >> shadow & 1 and view.shadows[shadow] else 0.0 for shadow in range(SHADOWS)]
            self.odds[seat] = scaled([p * c for p, c in zip(odds, can, strict=True)]) or scaled(can) or odds

    def weigh(self, seat: Seat, weight: Callable[[int], float]) -> None:
        """Multiplies a ghost's odds by the likelihood of new evidence for each Shadow."""
        if seat in self.odds:
            odds = self.odds[seat]
            self.odds[seat] = scaled([p * weight(shadow) for shadow, p in enumerate(odds)]) or odds

    def within(self, seat: Seat, room: int, inside: float, outside: float) -> None:
        """Weighs Shadows inside a room against those outside it."""
        self.weigh(seat, lambda shadow: inside if self.house.room_of[shadow] == room else outside)

    def at(self, seat: Seat, shadow: int) -> None:
        """Puts a ghost into a Shadow for certain."""
        self.odds[seat] = [1.0 if other == shadow else 0.0 for other in range(SHADOWS)]

    def wander(self, heights: tuple[int, ...]) -> None:
        """Spreads the odds by one turn of hers."""
        filled = [shadow for shadow in range(SHADOWS) if heights[shadow] and not self.heights[shadow]]
        for seat, odds in self.odds.items():
            self.odds[seat] = self._moved(odds, heights)
        if filled and len(self.odds) == 1:
            self.weigh(0, lambda shadow: 1.0 if shadow in filled else 0.02)
        self.heights = list(heights)

    def _moved(self, odds: Odds, heights: tuple[int, ...]) -> Odds:
        """Odds after one move. Ghosts prefer rooms near Visitors and Shadows nobody has looked into."""
        house = self.house
        drawn = self._drawn()
        rooms = [0.0] * len(house.rooms)
        for shadow, p in enumerate(odds):
            if p:
                here = house.room_of[shadow]
                ways = (here, *house.near[here])
                total = sum(drawn[room] for room in ways)
                for room in ways:
                    rooms[room] += p * drawn[room] / total
        after = [0.0] * SHADOWS
        for index, share in enumerate(rooms):
            places = [shadow for shadow in house.rooms[index].shadows if heights[shadow]]
            total = sum(self.liked[shadow] for shadow in places)
            for shadow in places:
                after[shadow] = (1 - STAYS) * share * self.liked[shadow] / total + STAYS * odds[shadow]
        return scaled(after) or odds

    def _drawn(self) -> list[float]:
        """Attraction of each room."""
        steps = paths(self.house.near)
        found = []
        for index, room in enumerate(self.house.rooms):
            near = sum(FAR ** steps[at][index] for at in self.rooms.values())
            liked = sum(self.liked[shadow] for shadow in room.shadows)
            found.append((STEADY + near * liked / (liked + 0.4)) ** 2)
        return found

    def any_at(self, shadow: int) -> float:
        """Probability that any ghost is in a Shadow."""
        none = 1.0
        for odds in self.odds.values():
            none *= 1.0 - odds[shadow]
        return 1.0 - none

    def any_in(self, room: int) -> float:
        """Probability that any ghost is in a room."""
        none = 1.0
        for seat in self.odds:
            none *= 1.0 - self.in_room(seat, room)
        return 1.0 - none

    def in_room(self, seat: Seat, room: int) -> float:
        """Probability that this ghost is in a room."""
        odds = self.odds.get(seat)
        return sum(odds[shadow] for shadow in self.house.rooms[room].shadows) if odds else 0.0


def scaled(odds: Odds) -> Odds:
    """Scales odds to sum to 1; empty if they sum to 0."""
    total = sum(odds)
    return [p / total for p in odds] if total > 0 else []
