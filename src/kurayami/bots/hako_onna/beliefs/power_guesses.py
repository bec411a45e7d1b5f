"""Guesses of her set cards. A good card that returned to her hand is expected to be set next."""

from collections.abc import Callable
from typing import Any, Final

from kurayami.bots.hako_onna.beliefs.event_fold import EventFold
from kurayami.bots.hako_onna.powers import liking
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna import events as e

AGAIN: Final = 0.85
"""Probability that she sets the best card she is known to hold."""

UNLOCKED, LOCKED = 0.35, 0.15
"""Probability that an unknown set card is a given power: its page was found, or not."""


class PowerGuesses:
    """The power each of her slots is taken for, if any."""

    __slots__ = ("edition", "guess", "hand", "read")

    def __init__(self, view: View) -> None:
        self.edition = view.options.edition
        self.hand: set[int] = set()
        """Powers she is known to hold."""
        self.guess: list[int | None] = [None, None]
        self.read = [False, False]
        """True if somebody has read the card in each slot."""

    def copy(self) -> "PowerGuesses":
        other = object.__new__(PowerGuesses)
        other.edition = self.edition
        other.hand, other.guess, other.read = self.hand.copy(), self.guess[:], self.read[:]
        return other

    def clear(self, slot: int) -> None:
        self.guess[slot], self.read[slot] = None, False

    def chance(self, view: View, slot: int, power: int) -> float:
        """Probability that a power is set in a slot."""
        if not view.slots[slot] or power in view.charmed:
            return 0.0
        guess = self.guess[slot]
        if guess is not None:
            return (1.0 if self.read[slot] else AGAIN) if guess == power else 0.0
        if power in self.guess or power in self.hand:
            return 0.0
        return UNLOCKED if power in view.found else LOCKED

    def is_set(self, view: View, power: int) -> float:
        """Probability that a power is set in any slot."""
        first, second = (self.chance(view, slot, power) for slot in (0, 1))
        return 1.0 - (1.0 - first) * (1.0 - second)


def _set(guesses: PowerGuesses, event: e.PowerSet) -> None:
    guesses.clear(event.slot)
    if guesses.hand:
        power = max(sorted(guesses.hand), key=lambda one: liking(guesses.edition, one))
        guesses.guess[event.slot] = power
        guesses.hand.discard(power)


def _taken(guesses: PowerGuesses, event: e.PowerTaken) -> None:
    power = guesses.guess[event.slot]
    if power is not None:
        guesses.hand.add(power)
    guesses.clear(event.slot)


def _used(guesses: PowerGuesses, event: e.Interrupted) -> None:
    guesses.hand.add(event.power)
    for slot, power in enumerate(guesses.guess):
        if power == event.power:
            guesses.clear(slot)


def _charmed(guesses: PowerGuesses, event: e.Charmed) -> None:
    guesses.hand.discard(event.power)
    guesses.clear(event.slot)


def _read(guesses: PowerGuesses, event: e.PowerRead) -> None:
    if event.power is None:
        return
    guesses.hand.discard(event.power)
    if event.slot is None:
        guesses.hand.add(event.power)
    else:
        guesses.guess[event.slot], guesses.read[event.slot] = event.power, True


UPDATES: Final[dict[type, Callable[[PowerGuesses, Any], None]]] = {
    e.PowerSet: _set,
    e.PowerTaken: _taken,
    e.Interrupted: _used,
    e.Charmed: _charmed,
    e.PowerRead: _read,
}

_FOLD: Final = EventFold(PowerGuesses, PowerGuesses.copy, UPDATES)


def power_guesses_of(view: View) -> PowerGuesses:
    return _FOLD.follow(view)
