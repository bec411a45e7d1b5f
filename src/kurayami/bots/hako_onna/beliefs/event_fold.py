"""Folds the events a seat was told into a value, reusing the longest fold already made."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from kurayami.games.hako_onna import View
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.house import Mansion
from kurayami.kernel import Seat

T = TypeVar("T")


class Folded(NamedTuple, Generic[T]):
    """A cached fold: the value, and everything it depends on."""

    seat: Seat | None
    house: Mansion
    edition: Edition
    told: tuple[Event, ...]
    value: T


class EventFold(Generic[T]):
    """A fold over events with a small cache. The cache saves time and never changes the value."""

    KEPT = 8
    """Folds kept in the cache by default."""

    def __init__(
        self,
        start: Callable[[View], T],
        copy: Callable[[T], T],
        lessons: Mapping[type, Callable[[T, Any], None]],
        kept: int = KEPT,
    ) -> None:
        self._kept = kept
        self._start = start
        self._copy = copy
        self._lessons = lessons
        self._recent: tuple[Folded[T], ...] = ()

    def follow(self, view: View) -> T:
        known = self._longest(view)
        value = self._start(view) if known is None else self._copy(known.value)
        for event in view.told if known is None else view.told[len(known.told) :]:
            lesson = self._lessons.get(type(event))
            if lesson is not None:
                lesson(value, event)
        kept = Folded(view.seat, view.house, view.options.edition, view.told, self._copy(value))
        self._recent = (*self._recent, kept)[-self._kept :]
        return value

    def _longest(self, view: View) -> Folded[T] | None:
        best: Folded[T] | None = None
        for one in self._recent:
            size = len(one.told)
            longer = size <= len(view.told) and (best is None or size > len(best.told))
            same = one.seat == view.seat and one.house == view.house and one.edition == view.options.edition
            if longer and same and view.told[:size] == one.told:
                best = one
        return best
