"""What comes to the owner of a table: one thing after the other, in one queue."""

import asyncio
from typing import Any, TypeAlias

from kurayami.kernel import Refusal, Seat
from kurayami.wire import messages as wire

Request: TypeAlias = (
    wire.Sit | wire.Stand | wire.SeatBot | wire.Clear | wire.Mute | wire.Start | wire.Act | wire.Undo | wire.Say
)


class Asked:
    """A person asks. The answer comes when it is stored: None, or why it was refused."""

    __slots__ = ("answer", "device", "request")

    def __init__(self, device: str, request: Request, answer: "asyncio.Future[Refusal | None]") -> None:
        self.device = device
        self.request = request
        self.answer = answer


class Thought:
    """A bot has decided, when the log had this length."""

    __slots__ = ("action", "length", "seat")

    def __init__(self, seat: Seat, action: Any, length: int) -> None:
        self.seat = seat
        self.action = action
        self.length = length


class Moved:
    """All that belonged to one device belongs to another."""

    __slots__ = ("new", "old")

    def __init__(self, old: str, new: str) -> None:
        self.old = old
        self.new = new


class Tick:
    """Time went on."""


class Aside:
    """The table is to be put aside: the server stops."""


Wish: TypeAlias = Asked | Thought | Moved | Tick | Aside
