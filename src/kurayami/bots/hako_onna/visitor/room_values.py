"""Value of each room for a Visitor, in victories."""

from functools import cached_property
from typing import Final

from kurayami.bots.hako_onna.distances import UNREACHABLE, distances
from kurayami.bots.hako_onna.powers import is_ready, number_of
from kurayami.bots.hako_onna.visitor.favours import shared
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.bots.hako_onna.visitor.tile_values import WIN, life_value, patience, tile_values
from kurayami.games.hako_onna.tiles import WEAPONS, Tile

NEXT_STEP: Final = 0.8
"""Factor on value per step of distance."""

CROWDED: Final = 0.7
"""Factor on value for each other Visitor in the room, or on their way there."""

WARNED: Final = 0.02
AVOIDED: Final = 0.05
"""Cost of a Shadow somebody warned of, and of one somebody asked to stay away from."""

CURIOSITY: Final = 0.01
"""Value any peek reaches in the long run, so that a stuck Visitor keeps looking."""

LATER: Final = 0.5
"""Weight of a room's danger at the Visitor's next announcement."""


class RoomValues:
    """Value of acting in each room, in victories."""

    def __init__(self, knowledge: VisitorKnowledge) -> None:
        self.seen = knowledge
        self.view = knowledge.view
        self.gains = tile_values(knowledge)
        self.price = life_value(knowledge)
        self._here: dict[int, float] = {}

    def peek(self, shadow: int) -> float:
        """Value of a peek into a Shadow."""
        seen = self.seen
        risk = seen.haunts.any_at(shadow)
        gain = self.hoped(shadow)
        gain += CURIOSITY * min(1.0, self.view.turn / patience(seen))
        return (1 - risk) * gain - risk * self.price - self._warned(shadow)

    def _warned(self, shadow: int) -> float:
        seen = self.seen
        if shadow in seen.plans.avoided:
            return AVOIDED
        return WARNED if shadow in seen.claims.danger else 0.0

    def hoped(self, shadow: int) -> float:
        """Expected value of the tile in a Shadow."""
        seen, known = self.seen, self.seen.known[shadow]
        if known is not None and shadow not in seen.memory.strays:
            return self.gains.get(known, 0.0) * seen.claims.trust(shadow)
        return sum(gain * seen.chance(tile, shadow) for tile, gain in self.gains.items() if gain)

    def strike(self, weapon: Tile, shadow: int) -> float:
        seen = self.seen
        her, right = seen.haunts.odds.get(0, [0.0] * 24)[shadow], seen.harms(weapon)
        lost = 0.05 + 0.25 * right
        return her * (right * WIN - (1 - right) * self.price) - (1 - her) * lost

    def here(self, room: int) -> float:
        """Value of the best action in a room."""
        if room not in self._here:
            self._here[room] = self._best_in(room)
        return self._here[room]

    def _best_in(self, room: int) -> float:
        view = self.view
        shadows = [shadow for shadow in view.house.rooms[room].shadows if view.shadows[shadow]]
        others = sum(one.alive and one.room == room for one in view.visitors) - (self.seen.me.room == room)
        others += shared(self.seen, room)
        peeks = [self.peek(shadow) * CROWDED**others for shadow in shadows]
        weapons = [tile for tile in WEAPONS if tile in self.seen.hand]
        strikes = [self.strike(weapon, shadow) for weapon in weapons for shadow in shadows]
        return max([*peeks, *strikes, 0.0])

    def aim(self, to: int) -> int:
        """Room a Visitor heads for by stepping into a room: the best of those that come nearer."""
        view = self.view
        before, after = (distances(view.house.near, room, view.barrier) for room in (self.seen.me.here, to))
        nearer = [room for room in range(len(after)) if after[room] < before[room]]
        return max(nearer, key=lambda room: (NEXT_STEP ** after[room] * self.here(room), room == to), default=to)

    @cached_property
    def opens(self) -> float:
        """Probability that Open This can interrupt an announcement now."""
        view = self.view
        power = number_of(view.options.edition, "open_this")
        return self.seen.guesses.is_set(view, power) if self.seen.keen and is_ready(view, power) else 0.0

    def menace(self, room: int) -> float:
        """Cost of announcing an action in a room: a ghost may be there, and Open This set."""
        return self.opens * self.price * self.seen.haunts.any_in(room) if self.opens else 0.0

    def walk(self, to: int) -> float:
        """Value of the best action a step to a room leads towards."""
        view = self.view
        steps = distances(view.house.near, to, view.barrier)
        rooms = [room for room in range(len(steps)) if steps[room] < UNREACHABLE]
        return max(NEXT_STEP ** (steps[room] + 1) * self.here(room) for room in rooms) - LATER * self.menace(to)
