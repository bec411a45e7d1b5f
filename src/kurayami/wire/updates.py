"""Messages from the server at the websocket of a table."""

from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from kurayami.kernel import Outcome, Seat
from kurayami.wire.fields import Face, Longer, Param, Phase
from kurayami.wire.requests import Pin


class Seating(Struct, frozen=True):
    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str | None
    """Name as the person wrote it; show it as text only."""
    level: str | None
    """Level of the bot that sits here or plays for an absent person."""
    present: bool
    """True if the person is connected."""
    muted: bool
    yours: bool
    face: Face | None = None
    """None for a bot, and for a person who chose none."""


class Taught(Struct, frozen=True):
    """A lesson at the table: chance and the other seats follow a script."""

    name: str
    seat: Seat
    """The learner's seat."""


class TableNews(Struct, frozen=True, tag="table"):
    """Everything about the table. Sent first and on every change, whole but for the options."""

    version: int
    code: str
    game: str
    rules_version: int
    options: Raw | None
    """Options of the game, which never change: sent first, and None from then on."""
    phase: Phase
    open: bool
    """True if the lobby lists it."""
    undo: bool
    hints: bool
    may_join: bool
    """True if the reader may take over a bot's seat while the game runs."""
    challenge: str | None
    """Day of the challenge, if this is a try at one."""
    host: bool
    """True if the reader is the host."""
    seats: tuple[Seating, ...]
    watchers: int
    levels: tuple[str, ...]
    """The bots that can be seated."""
    usual: str
    """Level that takes empty seats."""
    commitment: str
    nonces: tuple[str, ...]
    """Nonces by seat, once the game has begun."""
    seed: str | None
    """The seed, once the game is over (a challenge: the day)."""
    lesson: Taught | None
    next: str | None = None
    """Code of the table where the host plays on, once the game is over."""


class HandWave(Struct, frozen=True):
    reach: int
    period: int
    start: int


class HandSway(Struct, frozen=True):
    waves: tuple[HandWave, ...]
    strain: int
    """Tremor of the hand on top of the sway, in percent. Only the table knows its course."""


class Update(Struct, frozen=True, tag="update"):
    """View of the reader now, and events since the last update.

    Sent only if something of it has changed for the reader. When `seat` is another than before, or `first` is 0, all
    earlier events are to be forgotten.
    """

    seat: Seat | None
    first: int
    """The number of the first of the events, counted from 0 for this seat alone."""
    events: tuple[Raw, ...]
    view: Raw
    """The whole view, if `longer` is None; else the fields that have changed since the update before."""
    legal: tuple[Raw, ...]
    may_undo: bool
    audiences: tuple[str, ...]
    """Audiences the reader may talk to."""
    outcome: Outcome | None
    reveal: Raw | None
    """The view that hides nothing, when the game is over."""
    hand: HandSway | None
    """Sway of the hand that holds Hako Onna's next disc; everyone sees it. Its offset to the right at t milliseconds,
    in hundredths of a millimetre, is the sum of reach * sin(2 pi (t / period + start / 1000)) over its waves."""
    left: int | None = None
    """Milliseconds until time is over, counted from when this was sent. None if nobody is hurried, or if the reader may
    not know by when."""
    forced: Raw | None = None
    """The only thing that the reader can do, where everybody knows that: a client may do it by itself."""
    belief: tuple[int, ...] | None = None
    """How likely each of Hako Onna's Shadows hides her, in thousandths, by what the reader may know; for ghosts, by
    what the living could think. None before she hides, after the end, and where the host wants no help (`hints`)."""
    longer: Longer | None = None
    undone: tuple[tuple[int, int], ...] = ()
    """Events that were taken back, all of them so far: the number of the first, and one past the last."""


class Spoken(Struct, frozen=True):
    seat: Seat
    name: str
    audience: str
    text: str
    pin: Pin | None
    at: int
    """Milliseconds since 1970."""


class Talk(Struct, frozen=True, tag="talk"):
    """Messages since the last talk that the reader may hear. Numbered like events."""

    first: int
    said: tuple[Spoken, ...]


class Accepted(Struct, frozen=True, tag="done"):
    """The request was carried out and stored."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """A no with its reason: `key` names a message of the word files. Without an id it is about the connection."""

    id: str | None
    key: str
    params: dict[str, Param]


class Ping(Struct, frozen=True, tag="ping"):
    """Measures the round trip."""

    number: int


class Notice(Struct, frozen=True, tag="notice"):
    """Announcement to everybody, until the next one: `key` names a message of the word files."""

    key: str | None
    """None: nothing any more."""
    params: dict[str, Param]


FromServer: TypeAlias = TableNews | Update | Talk | Accepted | Refused | Ping | Notice
