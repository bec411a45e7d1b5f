"""Where the ghosts may be, as odds: every turn of hers spreads them, every look and every scream narrows them."""

from collections.abc import Callable
from copy import copy
from typing import Any, Final

from kurayami.bots.hako_onna.memory import SHADOWS
from kurayami.bots.hako_onna.trail import Trail
from kurayami.bots.hako_onna.ways import paths
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.edition import KILLING
from kurayami.games.hako_onna.tiles import GHOSTS
from kurayami.kernel import Seat

LIE: Final = 0.15
"""How likely an answer is false while a power is set."""

FAR: Final = 0.45
"""How much less a Visitor draws a ghost with every step of distance."""

STEADY: Final = 0.15
"""How little a room may draw it."""

TREASURE = 1.5
DESK = 2.0
POWER = 2.0
STAY = 0.1
FRESH, STALE, BARE = 1.0, 0.2, 0.03
"""How much a ghost is taken to like a Shadow: one where nobody has looked yet, another, and an Empty one."""

TREASURES = frozenset(("secret-exit", "bones", "doll-mary", "wooden-stake", "rusty-chain", "gasoline", "key-ring"))
Odds = list[float]


class Haunts:
    """For each ghost by its seat the odds of its Shadow. A ghost reckons so what the Visitors may think."""

    __slots__ = ("_set", "heights", "house", "liked", "odds", "rooms")

    def __init__(self, view: View) -> None:
        self.house = view.house
        self.odds: dict[Seat, Odds] = {}
        self.heights = [1] * SHADOWS
        self.liked = [FRESH] * SHADOWS
        self.liked[view.house.safe] = DESK
        self._set = False
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
                after[shadow] = (1 - STAY) * share * self.liked[shadow] / total + STAY * odds[shadow]
        return scaled(after) or odds

    def _drawn(self) -> list[float]:
        """How much each room draws a ghost."""
        steps = paths(self.house.near)
        found = []
        for index, room in enumerate(self.house.rooms):
            near = sum(FAR ** steps[at][index] for at in self.rooms.values())
            liked = sum(self.liked[shadow] for shadow in room.shadows)
            found.append((STEADY + near * liked / (liked + 0.4)) ** POWER)
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


def _eyes_opened(haunts: Haunts, event: e.EyesOpened) -> None:
    haunts._set = any(event.slots)
    if not event.start:
        haunts.wander(event.heights)
        return
    grudge = [1.0 if haunts.house.rooms[haunts.house.room_of[shadow]].grudge else 0.0 for shadow in range(SHADOWS)]
    haunts.odds[0] = scaled(grudge)
    haunts.heights = list(event.heights)


def _screamed(haunts: Haunts, event: e.Screamed) -> None:
    haunts.within(0, event.room, 1.0, 0.0)


def _peeked(haunts: Haunts, event: e.Peeked) -> None:
    if event.shadow != haunts.house.safe:
        haunts.liked[event.shadow] = TREASURE if TREASURES & set(event.tiles) else STALE
    for seat in haunts.odds:
        haunts.weigh(seat, lambda shadow: 0.0 if shadow == event.shadow else 1.0)


def _replaced(haunts: Haunts, event: e.Replaced) -> None:
    haunts.liked[event.shadow] = BARE if event.source == "supply" else STALE


def _shown(haunts: Haunts, event: e.GhostsShown) -> None:
    for tile in event.tiles:
        haunts.at(GHOSTS.index(tile), event.shadow)


def _struck(haunts: Haunts, event: e.WeaponStruck) -> None:
    if event.she:
        haunts.at(0, event.shadow)
    else:
        haunts.weigh(0, lambda shadow: 0.0 if shadow == event.shadow else 1.0)


def _died(haunts: Haunts, event: e.Died) -> None:
    haunts.rooms.pop(event.seat, None)
    haunts.at(event.killer, event.shadow)
    haunts.at(event.seat, event.shadow)


def _went(haunts: Haunts, event: e.Walked | e.Dragged | e.Fled) -> None:
    haunts.rooms[event.seat] = event.room


def _answered(haunts: Haunts, event: e.Answered) -> None:
    lie = LIE if haunts._set else 0.0
    if event.room >= 0:
        haunts.within(0, event.room, *((1.0, lie) if event.yes else (lie, 1.0)))
        return
    rooms, room_of = haunts.house.rooms, haunts.house.room_of
    haunts.weigh(0, lambda shadow: 1.0 if rooms[room_of[shadow]].floor == event.floor else lie)


def _announced(haunts: Haunts, event: e.Announced) -> None:
    """Who announces a K item and lives is not in her room; who does not is heard of at once."""
    if isinstance(event.deed, a.UseItem) and event.item in KILLING:
        haunts.within(0, haunts.rooms[event.seat], 0.0, 1.0)


LESSONS: Final[dict[type, Callable[[Haunts, Any], None]]] = {
    e.EyesOpened: _eyes_opened,
    e.Screamed: _screamed,
    e.Peeked: _peeked,
    e.Replaced: _replaced,
    e.GhostsShown: _shown,
    e.WeaponStruck: _struck,
    e.Died: _died,
    e.Walked: _went,
    e.Dragged: _went,
    e.Fled: _went,
    e.Answered: _answered,
    e.Announced: _announced,
}

_TRAIL: Final = Trail(Haunts, Haunts.copy, LESSONS)


def haunts_of(view: View, keen: bool = True) -> Haunts:
    """Who is not keen takes all places for alike that can't be ruled out."""
    haunts = _TRAIL.follow(view)
    if not keen:
        haunts.odds = {seat: [1.0 / SHADOWS] * SHADOWS for seat in haunts.odds}
    if view.hers is None:
        haunts.fit(view)
    return haunts
