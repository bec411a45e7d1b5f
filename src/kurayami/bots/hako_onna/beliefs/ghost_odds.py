"""Where the ghosts may be, as odds: every turn of hers spreads them, what is learned narrows them."""

from collections.abc import Callable
from copy import copy
from typing import Final

from kurayami.bots.hako_onna.beliefs.tile_memory import SHADOWS
from kurayami.bots.hako_onna.distances import paths
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna.tiles import BONES, DOLL, EXIT, KEY_RING, WEAPONS
from kurayami.kernel import Seat

FAR: Final = 0.45
"""How much less a Visitor draws a ghost with every step of distance."""

STEADY: Final = 0.15
"""How little a room may draw it."""

STAYS: Final = 0.1
"""How often it is taken to stay where it is, whatever the rest draws it to: it keeps something from the Visitors."""

FRESH, STALE, BARE = 1.0, 0.2, 0.03
"""How much a ghost is taken to like a Shadow: one where nobody has looked yet, another, and an Empty one."""

DESK, TREASURE = 2.0, 1.5
"""And where the Safe is, or something that Visitors will come back for."""

TREASURES: Final = {EXIT, BONES, DOLL, KEY_RING, *WEAPONS}
Odds = list[float]


class Haunts:
    """For each ghost by its seat the odds of its Shadow. A ghost reckons so what the Visitors may think."""

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

    def copy(self) -> "Haunts":
        other = copy(self)
        other.odds, other.rooms, other.liked = self.odds.copy(), self.rooms.copy(), self.liked[:]
        return other

    def fit(self, view: View) -> None:
        """What the seat can rule out for certain."""
        for seat, odds in list(self.odds.items()):
            if seat not in view.haunting:
                del self.odds[seat]
                continue
            haunt = view.knows.haunts[seat] or -1
            can = [1.0 if haunt >> shadow & 1 and view.shadows[shadow] else 0.0 for shadow in range(SHADOWS)]
            self.odds[seat] = scaled([p * c for p, c in zip(odds, can, strict=True)]) or scaled(can) or odds

    def weigh(self, seat: Seat, weight: Callable[[int], float]) -> None:
        """New knowledge: how likely it is for each Shadow that the ghost might be on."""
        if seat in self.odds:
            odds = self.odds[seat]
            self.odds[seat] = scaled([p * weight(shadow) for shadow, p in enumerate(odds)]) or odds

    def within(self, seat: Seat, room: int, inside: float, outside: float) -> None:
        self.weigh(seat, lambda shadow: inside if self.house.room_of[shadow] == room else outside)

    def at(self, seat: Seat, shadow: int) -> None:
        self.odds[seat] = [1.0 if other == shadow else 0.0 for other in range(SHADOWS)]

    def wander(self, heights: tuple[int, ...]) -> None:
        """A turn of hers went by."""
        filled = [shadow for shadow in range(SHADOWS) if heights[shadow] and not self.heights[shadow]]
        for seat, odds in self.odds.items():
            self.odds[seat] = self._moved(odds, heights)
        if filled and len(self.odds) == 1:
            self.weigh(0, lambda shadow: 1.0 if shadow in filled else 0.02)
        self.heights = list(heights)

    def _moved(self, odds: Odds, heights: tuple[int, ...]) -> Odds:
        """A ghost goes where it will be looked for: near the Visitors, and where nobody has looked."""
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
        """How much each room draws a ghost."""
        steps = paths(self.house.near)
        found = []
        for index, room in enumerate(self.house.rooms):
            near = sum(FAR ** steps[at][index] for at in self.rooms.values())
            liked = sum(self.liked[shadow] for shadow in room.shadows)
            found.append((STEADY + near * liked / (liked + 0.4)) ** 2)
        return found

    def any_at(self, shadow: int) -> float:
        """How likely it is that some ghost is there."""
        none = 1.0
        for odds in self.odds.values():
            none *= 1.0 - odds[shadow]
        return 1.0 - none

    def any_in(self, room: int) -> float:
        """How likely some ghost is in a room."""
        none = 1.0
        for seat in self.odds:
            none *= 1.0 - self.in_room(seat, room)
        return 1.0 - none

    def in_room(self, seat: Seat, room: int) -> float:
        odds = self.odds.get(seat)
        return sum(odds[shadow] for shadow in self.house.rooms[room].shadows) if odds else 0.0


def scaled(odds: Odds) -> Odds:
    """So that they sum to 1; nothing if there is nothing to scale."""
    total = sum(odds)
    return [p / total for p in odds] if total > 0 else []
