"""A ghost's knowledge, and the value of hiding places: in the Visitors' way, and where they look next."""

from functools import cached_property
from typing import Final

from kurayami.bots.hako_onna.beliefs.ghost_clues import ghost_odds_of
from kurayami.bots.hako_onna.beliefs.ghost_odds import GhostOdds, Odds
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
"""Factor per step of distance by which a Visitor counts less."""

SHY: Final = 0.4
"""Weight of meeting Visitors if not keen, against blocking them."""

CARRIED: Final = (DOLL, EXTINGUISHER, CHARM, *WEAPONS)
"""Tiles Visitors carry, without the Key Ring, whose holder everybody knows."""

VICTORY: Final = 50.0
"""Value of a hiding place that closes the last way to win."""

EXPECTED: Final = 1.0
"""Cost of hiding where the Visitors will surely expect her, to a sly ghost."""

TRAP: Final = {"open_this": 1.2, "behind_you": 0.8}
"""Value of being in a Visitor's room with this power set."""


class GhostKnowledge:
    """A ghost's knowledge, and the value of hiding in each Shadow."""

    def __init__(self, view: View, seat: Seat, keen: bool = False, sly: bool = False) -> None:
        """`sly` ghosts shun places where the Visitors will expect them."""
        self.view = view
        self.keen = keen
        self.sly = sly
        self.seat = seat
        self.memory = memory_of(view)
        assert view.hers is not None
        self.hers = view.hers
        self.ghosts = {one.seat: one for one in view.hers.ghosts}
        for one in view.hers.ghosts:
            self.memory.tiles[one.shadow] = self._below(one.shadow)

    def _below(self, shadow: int) -> Tile | None:
        """Tile under the ghosts of a Shadow, if there is one."""
        alone = len(self.view.shadows[shadow]) == sum(one.shadow == shadow for one in self.hers.ghosts)
        return None if alone else self.memory.tiles[shadow]

    @cached_property
    def believed(self) -> GhostOdds:
        """Odds the Visitors may give each ghost's Shadow."""
        return ghost_odds_of(self.view)

    @cached_property
    def expected(self) -> Odds:
        """Odds the Visitors may give this ghost's Shadow after a turn of hers."""
        later = self.believed.copy()
        later.wander(tuple(later.heights))
        return later.odds.get(self.seat, [0.0] * SHADOWS)

    # The Visitors' things

    @cached_property
    def living(self) -> list[Seat]:
        return [seat for seat, one in enumerate(self.view.visitors, 1) if one.alive]

    def holds(self, seat: Seat, tile: Tile) -> float:
        """Probability that a Visitor holds a tile."""
        hand = self.view.knows.hands[seat - 1]
        if BIT[tile] in hand:
            return 1.0
        if tile in self.memory.tiles or tile in self.gone or not any(kinds & BIT[tile] for kinds in hand):
            return 0.0
        return self._hidden_in(hand) if self.keen else 0.3

    def _hidden_in(self, hand: tuple[int, ...]) -> float:
        """Probability that a given tile is among a hand's unseen ones. Visitors carry useful tiles only, so each
        one known to be elsewhere makes the rest more likely."""
        unseen = sum(kinds.bit_count() > 1 for kinds in hand)
        known = {BIT[tile] for tile in (*self.memory.tiles, *self.gone) if tile}
        known |= {kinds for other in self.view.knows.hands for kinds in other}
        return min(1.0, unseen / max(1, sum(BIT[tile] not in known for tile in CARRIED)))

    def held(self, tile: Tile) -> float:
        return max([self.holds(seat, tile) for seat in self.living], default=0.0)

    @cached_property
    def gone(self) -> set[Tile]:
        """Tiles out of the Visitors' reach, not counting the one this ghost keeps."""
        kept = {one.keeps for one in self.hers.ghosts if one.keeps is not None and one.seat != self.seat}
        return {*self.view.out, *(tile for _, tile in self.view.lost if tile), *kept}

    # Ways to win

    @cached_property
    def ways(self) -> tuple[tuple[Tile, ...], ...]:
        """Tiles each way to win still needs."""
        safe = (SAFE,) if self.view.key_in_safe else ()
        weapon = WEAPON_OF[self.hers.weakness] if self.hers.weakness else ""
        return (EXIT, KEY_RING, *safe), (DOLL, BONES), (weapon,)

    def closes_all(self, tile: Tile | None) -> bool:
        """True if keeping this tile closes every way to win (Inevitable)."""
        gone = self.gone | {tile}
        return all(any(need in gone for need in way) for way in self.ways)

    def block(self, tile: Tile | None) -> float:
        """Value of keeping a tile from the Visitors."""
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
        """Progress of the Visitors towards the victory that needs this tile."""
        if tile == EXIT:
            return 1.5 if not self.view.key_in_safe else 0.5
        return 0.5 + self.held(DOLL) if tile == BONES else 0.6

    # Shadows

    def lure(self, shadow: int) -> float:
        """Attraction of a Shadow for a Visitor."""
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
        """Attraction of a Shadow where a Visitor has looked."""
        if tile == EXIT:
            return 0.1 if self.view.key_in_safe else 3.0
        if tile == BONES:
            return 0.1 + 3.0 * self.held(DOLL)
        return 0.5 if tile in (DOLL, *WEAPONS) else 0.15

    @cached_property
    def crowd(self) -> list[float]:
        """Visitors near each room, discounted by distance."""
        view = self.view
        near = [distances(view.house.near, view.visitors[seat - 1].here) for seat in self.living]
        return [sum(FAR ** steps[room] for steps in near) for room in range(len(view.house.rooms))]

    def worth(self, shadow: int) -> float:
        """Value of hiding in a Shadow. Beside another ghost nothing is kept."""
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
        return value + self._trap(room) - self._exposed(shadow) - EXPECTED * self.sly * self.expected[shadow]

    def _trap(self, room: int) -> float:
        """Value of being in a room with Visitors while a deadly power is set."""
        effects = {effect_of(self.view.options.edition, power): power for power in self.hers.slots if power is not None}
        if not self.keen or (self.seat and "open_this" not in effects):
            return 0.0
        here = sum(self.view.visitors[seat - 1].room == room for seat in self.living)
        ready = [effect for effect, power in effects.items() if effect in TRAP and is_ready(self.view, power)]
        return min(here, 1) * sum(TRAP[effect] for effect in ready)

    def _exposed(self, shadow: int) -> float:
        """Cost of hiding where the Visitors expect her, weapon in hand."""
        if not self.keen or self.seat or not self.hers.weakness:
            return 0.0
        right = self.held(WEAPON_OF[self.hers.weakness])
        return 0.8 * right * self.believed.odds.get(0, [0.0] * SHADOWS)[shadow]

    def room_worth(self, room: int) -> float:
        return max(self.worth(shadow) for shadow in self.view.house.rooms[room].shadows)
