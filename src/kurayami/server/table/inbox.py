"""Items in a table's queue."""

from collections.abc import Sequence, Set
from time import perf_counter
from typing import Any, Protocol, TypeAlias

from kurayami.bots import Remark
from kurayami.kernel import Millis, Refusal, Seat
from kurayami.wire import messages as wire

AnyRequest: TypeAlias = (
    wire.Sit
    | wire.Stand
    | wire.SeatBot
    | wire.Clear
    | wire.Mute
    | wire.Start
    | wire.Hold
    | wire.PlayOn
    | wire.MakeMove
    | wire.Undo
    | wire.Say
)


class Asker(Protocol):
    """The requester, who gets the answer."""

    def answered(self, asked: "ClientRequest", refusal: Refusal | None) -> None:
        """Called when the request is carried out and stored, or refused."""
        ...

    def unanswered(self, asked: "ClientRequest") -> None:
        """Called if there is no answer here: it must be asked again where the table wakes next."""
        ...


class ClientRequest:
    """A person's request. Its answer comes once it is stored."""

    __slots__ = ("arrived", "asker", "device", "request", "seat", "start")

    def __init__(self, device: str, seat: Seat | None, request: AnyRequest, asker: Asker) -> None:
        self.device = device
        self.seat = seat
        """Seat the person sees from: a device may have several."""
        self.request = request
        self.asker = asker
        self.start = perf_counter()
        self.arrived: Millis | None = None
        """Time of arrival, in game time."""


class BotMove:
    """A bot's decision, with its remarks."""

    __slots__ = ("action", "arrived", "says", "seat")

    def __init__(self, seat: Seat, action: Any, says: Sequence[Remark] = ()) -> None:
        self.seat = seat
        self.action = action
        self.says = says
        self.arrived: Millis | None = None
        """Time it was due, in game time."""


class Delivered:
    """An update was sent to a seat: when, and the connection's round trips, in milliseconds."""

    __slots__ = ("at", "longest", "seat", "shortest")

    def __init__(self, seat: Seat, at: Millis, longest: Millis, shortest: Millis) -> None:
        self.seat = seat
        self.at = at
        self.longest = longest
        self.shortest = shortest


class DeviceMoved:
    """A device's seats now belong to another device."""

    __slots__ = ("new", "old")

    def __init__(self, old: str, new: str) -> None:
        self.old = old
        self.new = new


class Tick:
    """Time to check clocks and absences."""

    __slots__ = ("arrived", "connected")

    def __init__(self) -> None:
        self.arrived: Millis | None = None
        """Time of arrival, in game time."""
        self.connected: Set[Seat] = frozenset()
        """Seats connected at that time."""


class PutAside:
    """The server is stopping: the table goes to sleep."""


class Forsaken:
    """The table has, or may have, another owner: nothing more of it is stored here."""


Incoming: TypeAlias = ClientRequest | BotMove | Delivered | DeviceMoved | Tick | PutAside | Forsaken
