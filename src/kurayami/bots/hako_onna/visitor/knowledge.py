"""A Visitor's knowledge: where tiles may lie, and which combinations and Weaknesses are still possible."""

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

from kurayami.bots.bot import Heard
from kurayami.bots.hako_onna.beliefs.claims import Claims
from kurayami.bots.hako_onna.beliefs.ghost_clues import ghost_odds_of
from kurayami.bots.hako_onna.beliefs.learned_odds import learned_odds_of
from kurayami.bots.hako_onna.beliefs.plans import Plans
from kurayami.bots.hako_onna.beliefs.power_guesses import PowerGuesses, power_guesses_of
from kurayami.bots.hako_onna.beliefs.tile_memory import SHADOWS, memory_of
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna.events import Snatched
from kurayami.games.hako_onna.tiles import (
    BIT,
    BONES,
    EMPTY,
    KEY_RING,
    NUMBERS,
    PAGES,
    PORTABLE,
    SHUFFLED,
    WEAKNESSES,
    WEAPON_OF,
    Tile,
)
from kurayami.kernel import Seat


class VisitorKnowledge:
    """A Visitor's view, memory, beliefs and what follows from them."""

    def __init__(
        self, view: View, seat: Seat, talk: Sequence[Heard], keen: bool = False, learned: bool = False
    ) -> None:
        """`learned` odds of the ghosts follow habits learned from games."""
        self.view = view
        self.keen = keen
        self.seat = seat
        self.me = view.visitors[seat - 1]
        self.hand: tuple[Tile, ...] = self.me.tiles or ()
        self.memory = memory_of(view)
        self.haunts = learned_odds_of(view) if learned else ghost_odds_of(view, keen)
        self.claims = Claims(view, self.memory, talk)
        self.plans = Plans(view, seat, talk, self.claims.doubted)

    @cached_property
    def guesses(self) -> PowerGuesses:
        return power_guesses_of(self.view)

    # Tiles

    @cached_property
    def known(self) -> list[Tile | None]:
        """Known tile of each Shadow: seen, else claimed by others."""
        return [
            tile if tile is not None else self.claims.tiles[shadow] for shadow, tile in enumerate(self.memory.tiles)
        ]

    @cached_property
    def _gone(self) -> set[Tile]:
        """Tiles that lie in no unknown Shadow."""
        view = self.view
        gone = {*self.hand, *view.out, *(tile for tile in self.known if tile), *self.claims.held}
        gone |= {PAGES[page - 1] for page in view.found} | {EMPTY, KEY_RING}
        gone |= {NUMBERS[number - 1] for number in view.numbers_up}
        for hand in view.knows.hands:
            gone |= {tile for tile in (BONES, *SHUFFLED) if BIT[tile] in hand}
        return gone

    @cached_property
    def unknown(self) -> list[int]:
        """Shadows with an unknown tile."""
        return [shadow for shadow in range(SHADOWS) if self.known[shadow] is None and self.view.shadows[shadow]]

    def chance(self, tile: Tile, shadow: int) -> float:
        """Probability that a tile other than a page lies in a Shadow, or is kept there by a ghost."""
        known = self.known[shadow]
        if known == EMPTY and tile in self._strays:
            return 1.0 / len(self._strays[tile]) if shadow in self._strays[tile] else 0.0
        if known is not None:
            return self.claims.trust(shadow) if known == tile else 0.0
        if tile in self._gone or not self.view.shadows[shadow]:
            return 0.0
        return 1.0 / len(self.unknown)

    @cached_property
    def _strays(self) -> dict[Tile, list[int]]:
        """Shadows where each tile she snatched and hid among the Empty ones may lie."""
        spots = self.view.knows.spots
        empty = [shadow for shadow in sorted(self.memory.strays) if self.known[shadow] == EMPTY]
        lost = [tile for tile in PORTABLE if tile in self.taken and tile not in self._gone - {KEY_RING}]
        places = {tile: [shadow for shadow in empty if spots[shadow] & BIT[tile]] for tile in lost}
        return {tile: shadows for tile, shadows in places.items() if shadows}

    @cached_property
    def taken(self) -> set[Tile]:
        """Tiles she snatched, as far as this Visitor knows, with the Key Ring if nobody holds it any more."""
        mine = {event.tile for event in self.view.told if isinstance(event, Snatched) and event.tile is not None}
        lost_key = not self.view.key_in_safe and self.key_holder is None and KEY_RING not in self.view.out
        return mine | ({KEY_RING} if lost_key else set())

    def place_of(self, tile: Tile) -> int | None:
        return self.known.index(tile) if tile in self.known else None

    # Her secrets

    @cached_property
    def seen(self) -> set[Tile]:
        """Tiles seen, or claimed to have been: such numbers and Weaknesses are not hers."""
        sights = {sight.tile for sight in self.view.knows.seen}
        return {*sights, *self.view.out, *self.hand, *(tile for tile in self.known if tile), *self.claims.held}

    @cached_property
    def combinations(self) -> list[tuple[int, int, int]]:
        """Combinations still possible; if a lie leaves none, all that the open tiles allow."""
        view = self.view
        listed = [
            triple
            for triple in combinations(range(1, 7), 3)
            if set(view.numbers_up) <= set(triple)
            and not any(set(guess) <= set(triple) for guess in view.guesses)
            and not any(len(set(guess) & set(triple)) >= 2 for guess in view.dial_guesses)
        ]
        good = [triple for triple in listed if not any(NUMBERS[number - 1] in self.seen for number in triple)]
        return good or listed

    @cached_property
    def weaknesses(self) -> list[Tile]:
        listed = [tile for tile in WEAKNESSES if WEAPON_OF[tile] not in self.view.not_weak]
        return [tile for tile in listed if tile not in self.seen] or listed

    def harms(self, weapon: Tile) -> float:
        """Probability that a weapon is the right one."""
        return sum(WEAPON_OF[tile] == weapon for tile in self.weaknesses) / len(self.weaknesses)

    # Ways

    @cached_property
    def key_holder(self) -> Seat | None:
        hands = self.view.knows.hands
        if KEY_RING in self.hand:
            return self.seat
        return next((seat for seat, hand in enumerate(hands, 1) if BIT[KEY_RING] in hand), None)
