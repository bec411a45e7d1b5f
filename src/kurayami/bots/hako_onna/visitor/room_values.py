"""What each room has for a Visitor, and what it costs to be there, in units of victories."""

from functools import cached_property
from typing import Final

from kurayami.bots.hako_onna.distances import WAYS_THERE, distances
from kurayami.bots.hako_onna.powers import is_ready, number_of
from kurayami.bots.hako_onna.visitor.knowledge import Prospects
from kurayami.bots.hako_onna.visitor.tile_values import WIN, gains, patience, price_of_death
from kurayami.games.hako_onna.tiles import WEAPONS, Tile

NEXT_STEP: Final = 0.8
"""What is worth something is worth less one step away."""

CROWDED: Final = 0.7
"""Where another Visitor is already there is less to find."""

CURIOSITY: Final = 0.01
"""What any look is worth at last, when all that is known leads nowhere."""

LATER: Final = 0.5
"""How much the danger of a room counts for those who will be there when they next announce something."""


class Outlook:
    """How good it is for a Visitor to act in each room, in units of victories."""

    def __init__(self, prospects: Prospects) -> None:
        self.seen = prospects
        self.view = prospects.view
        self.gains = gains(prospects)
        self.price = price_of_death(prospects)
        self._here: dict[int, float] = {}

    def peek(self, shadow: int) -> float:
        """What a look at a Shadow is worth."""
        seen = self.seen
        risk = seen.haunts.any_at(shadow)
        gain = self.hoped(shadow)
        gain += CURIOSITY * min(1.0, self.view.turn / patience(seen))
        return (1 - risk) * gain - risk * self.price - (0.02 if shadow in seen.claims.danger else 0.0)

    def hoped(self, shadow: int) -> float:
        """What is to be found there, on average."""
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
        """The best that can be done in a room."""
        if room not in self._here:
            self._here[room] = self._best_in(room)
        return self._here[room]

    def _best_in(self, room: int) -> float:
        view = self.view
        shadows = [shadow for shadow in view.house.rooms[room].shadows if view.shadows[shadow]]
        others = sum(one.alive and one.room == room for one in view.visitors) - (self.seen.me.room == room)
        peeks = [self.peek(shadow) * CROWDED**others for shadow in shadows]
        weapons = [tile for tile in WEAPONS if tile in self.seen.hand]
        strikes = [self.strike(weapon, shadow) for weapon in weapons for shadow in shadows]
        return max([*peeks, *strikes, 0.0])

    @cached_property
    def opens(self) -> float:
        """How likely Open This can be used on whoever announces something now."""
        view = self.view
        power = number_of(view.options.edition, "open_this")
        return self.seen.dread.is_set(view, power) if self.seen.keen and is_ready(view, power) else 0.0

    def menace(self, room: int) -> float:
        """What it costs to announce something in a room where a ghost may be, while Open This may be set."""
        return self.opens * self.price * self.seen.haunts.any_in(room) if self.opens else 0.0

    def walk(self, to: int) -> float:
        """The best that a step may lead to."""
        view = self.view
        steps = distances(view.house.near, to, view.barrier)
        rooms = [room for room in range(len(steps)) if steps[room] < WAYS_THERE]
        return max(NEXT_STEP ** (steps[room] + 1) * self.here(room) for room in rooms) - LATER * self.menace(to)
