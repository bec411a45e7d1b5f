"""Where a ghost hides: in the way of what Visitors need, and where they will look next."""

from functools import cached_property
from typing import Final

from kurayami.bots.hako_onna.beliefs.ghost_clues import haunts_of
from kurayami.bots.hako_onna.beliefs.ghost_odds import Haunts
from kurayami.bots.hako_onna.beliefs.tile_memory import SHADOWS, memory_of
from kurayami.bots.hako_onna.distances import distances
from kurayami.bots.hako_onna.powers import effect_of, is_ready
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna.tiles import (
    BIT,
    BONES,
    CHARM,
    DOLL,
    EMPTY,
    EXIT,
    EXTINGUISHER,
    KEY_RING,
    SAFE,
    WEAPON_OF,
    WEAPONS,
    Tile,
)
from kurayami.kernel import Seat

FAR: Final = 0.45
"""How much less a Visitor counts with every step of distance."""

SHY: Final = 0.4
"""How much less who is not keen wants to meet Visitors; to be in their way is enough."""

CARRIED: Final = (DOLL, EXTINGUISHER, CHARM, *WEAPONS)
"""What Visitors take with them, but for the Key Ring: of that all see who has it."""

VICTORY: Final = 50.0
TRAP: Final = {"open_this": 1.2, "behind_you": 0.8}
"""What it is worth to be in a Visitor's room with these powers set."""


class Lair:
    """All that a ghost knows, and what hiding on each Shadow is worth to it."""

    def __init__(self, view: View, seat: Seat, keen: bool = False) -> None:
        self.view = view
        self.keen = keen
        self.seat = seat
        self.memory = memory_of(view)
        assert view.hers is not None
        self.hers = view.hers
        self.ghosts = {one.seat: one for one in view.hers.ghosts}
        for one in view.hers.ghosts:
            self.memory.tiles[one.shadow] = self._below(one.shadow)

    def _below(self, shadow: int) -> Tile | None:
        """What lies under a ghost that keeps nothing."""
        alone = len(self.view.shadows[shadow]) == sum(one.shadow == shadow for one in self.hers.ghosts)
        return None if alone else self.memory.tiles[shadow]

    @cached_property
    def believed(self) -> Haunts:
        """What the Visitors may think of where the ghosts are."""
        return haunts_of(self.view)

    # What the Visitors have

    @cached_property
    def living(self) -> list[Seat]:
        return [seat for seat, one in enumerate(self.view.visitors, 1) if one.alive]

    def holds(self, seat: Seat, tile: Tile) -> float:
        """How likely a Visitor holds a tile."""
        hand = self.view.knows.hands[seat - 1]
        if BIT[tile] in hand:
            return 1.0
        if tile in self.memory.tiles or tile in self.gone or not any(kinds & BIT[tile] for kinds in hand):
            return 0.0
        return self._hidden_in(hand) if self.keen else 0.3

    def _hidden_in(self, hand: tuple[int, ...]) -> float:
        """How likely a certain tile is among those of a hand that no ghost has seen: Visitors take what is of use,
        and some of that is known to lie, or to be, elsewhere."""
        unseen = sum(kinds.bit_count() > 1 for kinds in hand)
        known = {BIT[tile] for tile in (*self.memory.tiles, *self.gone) if tile}
        known |= {kinds for other in self.view.knows.hands for kinds in other}
        return min(1.0, unseen / max(1, sum(BIT[tile] not in known for tile in CARRIED)))

    def held(self, tile: Tile) -> float:
        return max([self.holds(seat, tile) for seat in self.living], default=0.0)

    @cached_property
    def gone(self) -> set[Tile]:
        """Out of the Visitors' reach, but for what this ghost keeps."""
        kept = {one.keeps for one in self.hers.ghosts if one.keeps is not None and one.seat != self.seat}
        return {*self.view.out, *(tile for _, tile in self.view.lost if tile), *kept}

    # Ways to win

    @cached_property
    def ways(self) -> tuple[tuple[Tile, ...], ...]:
        """What each way still needs."""
        safe = (SAFE,) if self.view.key_in_safe else ()
        weapon = WEAPON_OF[self.hers.weakness] if self.hers.weakness else ""
        return (EXIT, KEY_RING, *safe), (DOLL, BONES), (weapon,)

    def closes_all(self, tile: Tile | None) -> bool:
        """Inevitable: whether no way is left once this tile is kept too."""
        gone = self.gone | {tile}
        return all(any(need in gone for need in way) for way in self.ways)

    def block(self, tile: Tile | None) -> float:
        """What keeping a tile is worth."""
        if tile is None or tile == EMPTY:
            return 0.0
        if self.closes_all(tile):
            return VICTORY
        open_ways = [way for way in self.ways if not any(need in self.gone for need in way)]
        mine = [way for way in open_ways if tile in way]
        if not mine:
            return 0.02
        return (0.35 if len(open_ways) > 1 else 1.0) * self.urgency(tile)

    def urgency(self, tile: Tile) -> float:
        """How near the Visitors are to the victory that needs this tile."""
        match tile:
            case "secret-exit":
                return 1.5 if not self.view.key_in_safe else 0.5
            case "bones":
                return 0.5 + self.held(DOLL)
            case "safe":
                return 0.6
            case _:
                return 0.6

    # Shadows

    def lure(self, shadow: int) -> float:
        """How much a Visitor is drawn to look there."""
        view, tile = self.view, self.memory.tiles[shadow]
        if not view.shadows[shadow]:
            return 0.02
        if tile == EMPTY:
            return 0.05
        if tile == SAFE:
            return 0.8 if view.key_in_safe else 0.02
        if self.memory.looked[shadow]:
            return self._known_lure(tile)
        return 1.0

    def _known_lure(self, tile: Tile | None) -> float:
        """Visitors have looked there: who needs it will come back."""
        if tile == EXIT:
            return 0.1 if self.view.key_in_safe else 3.0
        if tile == BONES:
            return 0.1 + 3.0 * self.held(DOLL)
        return 0.5 if tile in (DOLL, *WEAPONS) else 0.15

    @cached_property
    def crowd(self) -> list[float]:
        """For each room, how many Visitors are near."""
        view = self.view
        near = [distances(view.house.near, view.visitors[seat - 1].room) for seat in self.living]
        return [sum(FAR ** steps[room] for steps in near) for room in range(len(view.house.rooms))]

    def worth(self, shadow: int) -> float:
        """What hiding on a Shadow is worth. A ghost is already there: nothing is kept."""
        view = self.view
        room = view.house.room_of[shadow]
        lures = {other: self.lure(other) for other in view.house.rooms[room].shadows}
        meets = self.crowd[room] * lures[shadow] / (sum(lures.values()) + 0.4)
        others = [one for one in self.hers.ghosts if one.seat != self.seat and one.shadow == shadow]
        mine = self.ghosts.get(self.seat)
        tile = mine.keeps if mine is not None and mine.shadow == shadow else self.memory.tiles[shadow]
        value = (meets if self.keen else SHY * meets) + (0.0 if others else self.block(tile))
        if others:
            value *= 0.5
        return value + self._trap(room) - self._exposed(shadow)

    def _trap(self, room: int) -> float:
        """With a deadly power set she likes to be where the Visitors are."""
        effects = {effect_of(self.view.options.edition, power): power for power in self.hers.slots if power is not None}
        if not self.keen or (self.seat and "open_this" not in effects):
            return 0.0
        here = sum(self.view.visitors[seat - 1].room == room for seat in self.living)
        ready = [effect for effect, power in effects.items() if effect in TRAP and is_ready(self.view, power)]
        return min(here, 1) * sum(TRAP[effect] for effect in ready)

    def _exposed(self, shadow: int) -> float:
        """Where the Visitors think that she is, a weapon may come down."""
        if not self.keen or self.seat or not self.hers.weakness:
            return 0.0
        right = self.held(WEAPON_OF[self.hers.weakness])
        return 0.8 * right * self.believed.odds.get(0, [0.0] * SHADOWS)[shadow]

    def room_worth(self, room: int) -> float:
        return max(self.worth(shadow) for shadow in self.view.house.rooms[room].shadows)
