"""Updates of the ghosts' odds by event: looks, screams, answers, deaths and her turns."""

from collections.abc import Callable
from typing import Any, Final

from kurayami.bots.hako_onna.beliefs.event_fold import EventFold
from kurayami.bots.hako_onna.beliefs.ghost_odds import BARE, STALE, TREASURE, TREASURES, GhostOdds, scaled
from kurayami.bots.hako_onna.beliefs.tile_memory import SHADOWS
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.items import kills
from kurayami.games.hako_onna.tiles import GHOSTS

LIE: Final = 0.15
"""Probability that an answer is false while a power is set."""


def _eyes_opened(haunts: GhostOdds, event: e.EyesOpened) -> None:
    haunts.lies = any(event.slots)
    if not event.start:
        haunts.wander(event.heights)
        return
    grudge = [1.0 if haunts.house.rooms[haunts.house.room_of[shadow]].grudge else 0.0 for shadow in range(SHADOWS)]
    haunts.odds[0] = scaled(grudge)
    haunts.heights = list(event.heights)


def _screamed(haunts: GhostOdds, event: e.Screamed) -> None:
    haunts.within(0, event.room, 1.0, 0.0)


def _peeked(haunts: GhostOdds, event: e.Peeked) -> None:
    if event.shadow != haunts.house.safe:
        haunts.liked[event.shadow] = TREASURE if TREASURES & {*event.tiles} else STALE
    for seat in haunts.odds:
        haunts.weigh(seat, lambda shadow: 0.0 if shadow == event.shadow else 1.0)


def _replaced(haunts: GhostOdds, event: e.Replaced) -> None:
    haunts.liked[event.shadow] = BARE if event.source == "supply" else STALE


def _shown(haunts: GhostOdds, event: e.GhostsShown) -> None:
    for tile in event.tiles:
        haunts.at(GHOSTS.index(tile), event.shadow)


def _struck(haunts: GhostOdds, event: e.WeaponStruck) -> None:
    if event.she:
        haunts.at(0, event.shadow)
    else:
        haunts.weigh(0, lambda shadow: 0.0 if shadow == event.shadow else 1.0)


def _died(haunts: GhostOdds, event: e.Died) -> None:
    haunts.rooms.pop(event.seat, None)
    haunts.at(event.killer, event.shadow)
    haunts.at(event.seat, event.shadow)


def _went(haunts: GhostOdds, event: e.Walked | e.Dragged | e.Fled) -> None:
    haunts.rooms[event.seat] = event.room


def _answered(haunts: GhostOdds, event: e.Answered) -> None:
    lie = LIE if haunts.lies else 0.0
    if event.room is not None:
        haunts.within(0, event.room, *((1.0, lie) if event.yes else (lie, 1.0)))
        return
    rooms, room_of = haunts.house.rooms, haunts.house.room_of
    haunts.weigh(0, lambda shadow: 1.0 if rooms[room_of[shadow]].floor == event.floor else lie)


def _announced(haunts: GhostOdds, event: e.Announced) -> None:
    """Rules out her room for a Visitor who announces an item marked K and lives."""
    if isinstance(event.deed, a.UseCard) and kills(event.item):
        haunts.within(0, haunts.rooms[event.seat], 0.0, 1.0)


UPDATES: Final[dict[type, Callable[[GhostOdds, Any], None]]] = {
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


def clue_fold(kept: int = EventFold.KEPT) -> EventFold[GhostOdds]:
    return EventFold(GhostOdds, GhostOdds.copy, UPDATES, kept)


_FOLD: Final = clue_fold()


def ghost_odds_of(view: View, keen: bool = True, fold: EventFold[GhostOdds] = _FOLD) -> GhostOdds:
    """Odds of each ghost's Shadow; uniform over what is possible unless `keen`."""
    haunts = fold.follow(view)
    if not keen:
        haunts.odds = {seat: [1.0 / SHADOWS] * SHADOWS for seat in haunts.odds}
    if view.hers is None:
        haunts.fit(view)
    return haunts
