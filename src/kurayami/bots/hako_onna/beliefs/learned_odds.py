"""Odds of where each ghost is, with learned habits of hiding."""

from collections.abc import Callable
from math import exp
from operator import mul
from typing import Any, Final

from kurayami.bots.hako_onna.beliefs import ghost_clues, tile_memory
from kurayami.bots.hako_onna.beliefs.event_fold import EventFold
from kurayami.bots.hako_onna.beliefs.ghost_odds import GhostOdds, Odds, scaled
from kurayami.bots.hako_onna.beliefs.hiding_habits import PLACE, Glimpse, places, ways, weights
from kurayami.bots.hako_onna.beliefs.tile_memory import SHADOWS, TileMemory
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.tiles import SAFE

SLIP: Final = 0.02
"""Probability that a ghost goes elsewhere than within one step, or against all habit."""


class LearnedOdds(GhostOdds):
    """Odds that move by habit."""

    __slots__ = ("closed", "memory", "pages")

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.memory = TileMemory(view)
        self.memory.put(view.house.safe, SAFE)
        self.closed = True
        self.pages = 0

    def copy(self) -> "LearnedOdds":
        other = super().copy()
        assert isinstance(other, LearnedOdds)
        other.memory = self.memory.copy()
        return other

    def glimpse(self) -> Glimpse:
        return Glimpse(self.house, self.heights, self.rooms, self.memory, self.closed, self.lies, self.pages)

    def _moved(self, odds: Odds, heights: tuple[int, ...]) -> Odds:
        """Odds after one move, by habit."""
        known, after = places(self.glimpse()), [0.0] * SHADOWS
        worths = [sum(map(mul, weights(), features)) for features in known]
        habits = weights()[len(PLACE) :]
        for start, p in enumerate(odds):
            if not p:
                continue
            drawn = {
                shadow: exp(worths[shadow] + sum(map(mul, habits, features)))
                for shadow, features in ways(self.house, known, odds, start)
            }
            total = sum(drawn.values())
            for shadow, worth in drawn.items():
                after[shadow] += p * (1 - SLIP) * worth / total
        possible = [float(height > 0) for height in heights]
        return scaled([(p + SLIP / SHADOWS) * can for p, can in zip(after, possible, strict=True)]) or odds


def _page_found(haunts: LearnedOdds, event: e.PageFound) -> None:
    haunts.pages += 1


def _safe_opened(haunts: LearnedOdds, event: e.SafeOpened) -> None:
    haunts.closed = False


OWN: Final[dict[type, Callable[[LearnedOdds, Any], None]]] = {e.PageFound: _page_found, e.SafeOpened: _safe_opened}


def _update(kind: type) -> Callable[[LearnedOdds, Any], None]:
    def update(haunts: LearnedOdds, event: Any) -> None:
        if kind in ghost_clues.UPDATES:
            ghost_clues.UPDATES[kind](haunts, event)
        if kind in tile_memory.UPDATES:
            tile_memory.UPDATES[kind](haunts.memory, event)
        if kind in OWN:
            OWN[kind](haunts, event)

    return update


UPDATES: Final = {kind: _update(kind) for kind in {*ghost_clues.UPDATES, *tile_memory.UPDATES, *OWN}}


def learned_fold() -> EventFold[LearnedOdds]:
    return EventFold(LearnedOdds, LearnedOdds.copy, UPDATES)


_FOLD: Final = learned_fold()


def learned_odds_of(view: View, fold: EventFold[LearnedOdds] = _FOLD) -> LearnedOdds:
    """Odds of each ghost's Shadow by learned habits."""
    haunts = fold.follow(view)
    if view.hers is None:
        haunts.fit(view)
    return haunts
