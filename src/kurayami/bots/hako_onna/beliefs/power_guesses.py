"""What her set cards may be. All see when a card is set and which were used: a card that came back to her hand, and was
liked, is the one that she sets next."""

from collections.abc import Callable
from typing import Any, Final

from kurayami.bots.hako_onna.beliefs.event_fold import Trail
from kurayami.bots.hako_onna.powers import liking
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna import events as e

AGAIN: Final = 0.85
"""How likely a card that she is known to hold, and to like, is the one that she sets."""

UNLOCKED, LOCKED = 0.35, 0.15
"""How likely a set card is a certain one of those that she likes best: its page was found, or not."""


class Dread:
    """For each of her slots the power that it is taken for, if there is one."""

    __slots__ = ("edition", "guess", "hand", "read")

    def __init__(self, view: View) -> None:
        self.edition = view.options.edition
        self.hand: set[int] = set()
        """Powers that she is known to hold."""
        self.guess: list[int | None] = [None, None]
        self.read = [False, False]
        """Whether somebody has read the card in the slot."""

    def copy(self) -> "Dread":
        other = object.__new__(Dread)
        other.edition = self.edition
        other.hand, other.guess, other.read = self.hand.copy(), self.guess[:], self.read[:]
        return other

    def clear(self, slot: int) -> None:
        self.guess[slot], self.read[slot] = None, False

    def chance(self, view: View, slot: int, power: int) -> float:
        """How likely this power is set there."""
        if not view.slots[slot] or power in view.charmed:
            return 0.0
        guess = self.guess[slot]
        if guess is not None:
            return (1.0 if self.read[slot] else AGAIN) if guess == power else 0.0
        if power in self.guess or power in self.hand:
            return 0.0
        return UNLOCKED if power in view.found else LOCKED

    def is_set(self, view: View, power: int) -> float:
        """How likely this power is set at all."""
        first, second = (self.chance(view, slot, power) for slot in (0, 1))
        return 1.0 - (1.0 - first) * (1.0 - second)


def _set(dread: Dread, event: e.PowerSet) -> None:
    dread.clear(event.slot)
    if dread.hand:
        power = max(sorted(dread.hand), key=lambda one: liking(dread.edition, one))
        dread.guess[event.slot] = power
        dread.hand.discard(power)


def _taken(dread: Dread, event: e.PowerTaken) -> None:
    power = dread.guess[event.slot]
    if power is not None:
        dread.hand.add(power)
    dread.clear(event.slot)


def _used(dread: Dread, event: e.Interrupted) -> None:
    dread.hand.add(event.power)
    for slot, power in enumerate(dread.guess):
        if power == event.power:
            dread.clear(slot)


def _charmed(dread: Dread, event: e.Charmed) -> None:
    dread.hand.discard(event.power)
    dread.clear(event.slot)


def _read(dread: Dread, event: e.PowerRead) -> None:
    if event.power is None:
        return
    dread.hand.discard(event.power)
    if event.slot is None:
        dread.hand.add(event.power)
    else:
        dread.guess[event.slot], dread.read[event.slot] = event.power, True


LESSONS: Final[dict[type, Callable[[Dread, Any], None]]] = {
    e.PowerSet: _set,
    e.PowerTaken: _taken,
    e.Interrupted: _used,
    e.Charmed: _charmed,
    e.PowerRead: _read,
}

_TRAIL: Final = Trail(Dread, Dread.copy, LESSONS)


def dread_of(view: View) -> Dread:
    return _TRAIL.follow(view)
