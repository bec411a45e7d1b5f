"""What comes to the owner of a table: one thing after the other, in one queue."""

import asyncio
from collections.abc import Sequence, Set
from typing import Any, TypeAlias

from kurayami.bots import Say
from kurayami.kernel import Millis, Refusal, Seat
from kurayami.wire import messages as wire

AnyRequest: TypeAlias = (
    wire.Sit | wire.Stand | wire.SeatBot | wire.Clear | wire.Mute | wire.Start | wire.Act | wire.Undo | wire.Say
)


class ClientRequest:
    """A person asks. The answer comes when it is stored: None, or why it was refused."""

    __slots__ = ("answer", "arrived", "device", "request", "seat")

    def __init__(
        self, device: str, seat: Seat | None, request: AnyRequest, answer: "asyncio.Future[Refusal | None]"
    ) -> None:
        self.device = device
        self.seat = seat
        """From where the person looks: a device may have several seats."""
        self.request = request
        self.answer = answer
        self.arrived: Millis | None = None
        """When it came, in the game's time."""


class BotMove:
    """A bot has decided, and may have something to say."""

    __slots__ = ("action", "arrived", "says", "seat")

    def __init__(self, seat: Seat, action: Any, says: Sequence[Say] = ()) -> None:
        self.seat = seat
        self.action = action
        self.says = says
        self.arrived: Millis | None = None
        """When it was time for it, in the game's time."""


class Delivered:
    """What happened was written to a seat's line, at this time; and how long the line's round trips are."""

    __slots__ = ("at", "longest", "seat", "shortest")

    def __init__(self, seat: Seat, at: Millis, longest: Millis, shortest: Millis) -> None:
        self.seat = seat
        self.at = at
        self.longest = longest
        self.shortest = shortest


class DeviceMoved:
    """All that belonged to one device belongs to another."""

    __slots__ = ("new", "old")

    def __init__(self, old: str, new: str) -> None:
        self.old = old
        self.new = new


class Tick:
    """Time went on."""

    __slots__ = ("arrived", "connected")

    def __init__(self) -> None:
        self.arrived: Millis | None = None
        """When it came, in the game's time,"""
        self.connected: Set[Seat] = frozenset()
        """and who was connected then."""


class PutAside:
    """The table is to be put aside: the server stops."""


Incoming: TypeAlias = ClientRequest | BotMove | Delivered | DeviceMoved | Tick | PutAside
