"""The event as a viewer sees it: whole, without its hidden part, or not at all."""

from typing import Final

from msgspec.structs import replace

from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.events import Event
from kurayami.kernel import Seat

UNSEEN: Final = frozenset(
    {e.BonesPut, e.Confided, e.Activated, e.Looked, e.CarriedTo, e.Swapped, e.TurnedDown, e.Hid, e.Stayed}
)
"""Events nobody else learns of."""

HIDDEN: Final[dict[type, dict[str, object]]] = {
    e.NumbersChosen: {"numbers": ()},
    e.WeaknessChosen: {"weakness": None},
    e.PowerKept: {"power": None},
    e.Peeked: {"tiles": ()},
    e.Lit: {"tiles": ()},
    e.Taken: {"tile": None},
    e.Replaced: {"tile": None},
    e.Discarded: {"tile": None},
    e.Showed: {"tile": None},
    e.Offered: {"tile": None},
    e.Gave: {"tile": None},
    e.PowerRead: {"power": None},
    e.Removed: {"keeps": None},
    e.HandSeen: {"tiles": ()},
    e.Snatched: {"tile": None},
    e.Drew: {"power": None},
    e.PowerSet: {"power": None},
    e.PowerTaken: {"power": None},
}
"""Values others see in place of the hidden part."""

SECRETIVE: Final = frozenset({*UNSEEN, *HIDDEN})
"""All events that have a `to`."""


def insiders_of(event: Event) -> tuple[Seat, ...]:
    """Seats that see all of the event."""
    to: tuple[Seat, ...] = getattr(event, "to", ())
    return to


def witness(event: Event, seat: Seat | None) -> Event | None:
    kind = type(event)
    if kind not in SECRETIVE or seat in insiders_of(event):
        return event
    if kind in UNSEEN:
        return None
    return replace(event, to=(), **HIDDEN[kind])
