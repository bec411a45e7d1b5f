"""Why a choice is good or bad, in one sentence: the plainest fact that the search weighs."""

from typing import Final, assert_never

from msgspec import Struct

from kurayami.games.hidden_rooms import Action, View
from kurayami.games.hidden_rooms.actions import Begin, Draw, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.house import EXIT, Square
from kurayami.games.hidden_rooms.view import Odds, Prospect

FEW: Final = 0.5
"""A draw that fits less often than this is called unlikely."""


class Reason(Struct, frozen=True):
    key: str
    """Of a message."""
    params: dict[str, int | str] = {}


def reason(view: View, action: Action) -> Reason:
    match action:
        case Begin(tile):
            lowest = min(other.number for other in view.offered)
            return Reason("hr-why-low" if tile.number == lowest else "hr-why-high")
        case Stop():
            return _danger(_at(view, view.child)) or Reason("hr-why-wait")
        case Walk(to):
            there = _at(view, to)
            if there.loss == "walked_into_it":
                return Reason("hr-why-into-it")
            return _odds(Odds(len(there.fitting), len(view.pile)), "hr-why-from-there")
        case Recall(target, _):
            if target == EXIT:
                return Reason("hr-why-door")
            return _danger(_at(view, target)) or Reason("hr-why-sure")
        case Search(target):
            return _drawn(view, target)
        case Draw():
            raise AssertionError("chance needs no reasons")
        case _:
            assert_never(action)


def _drawn(view: View, target: Square) -> Reason:
    """A tile that fits leads to the target, one that does not leaves the child where it is."""
    odds, here, there = view.odds, _at(view, view.child), _at(view, target)
    assert odds is not None
    misses = odds.of - odds.fitting
    if there.loss and (here.loss or not misses):
        return _danger(there) or Reason("hr-why-sure")
    if there.loss and odds.fitting:
        return Reason("hr-why-fit-loses", {"fitting": odds.fitting, "of": odds.of})
    if here.loss and misses:
        return Reason("hr-why-miss-loses", {"misses": misses, "of": odds.of})
    if odds.fitting < FEW * odds.of:
        return _odds(odds, "hr-why-few")
    return _danger(there) or _odds(odds, "hr-why-fits")


def _danger(prospect: Prospect) -> Reason | None:
    if prospect.loss == "route_ended":
        return Reason("hr-why-late")
    if prospect.loss:
        return Reason("hr-why-caught")
    return Reason("hr-why-seen") if any(event.sees_child for event in prospect.foreseen) else None


def _odds(odds: Odds, key: str) -> Reason:
    return Reason(key, {"fitting": odds.fitting, "of": odds.of})


def _at(view: View, square: Square) -> Prospect:
    return next(prospect for prospect in view.prospects if prospect.at == square)
