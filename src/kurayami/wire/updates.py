"""Messages from the server on a table's websocket."""

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
    """Face; None for a bot, and for a person who chose none."""
    unhurried: bool = False
    """True if the person asked for time before the game."""


class Taught(Struct, frozen=True):
    """A lesson at the table: chance and the other seats follow a script."""

    name: str
    seat: Seat
    """The learner's seat."""


class TableNews(Struct, frozen=True, tag="table"):
    """Everything about the table. Sent first and on every change, whole except for the options."""

    version: int
    code: str
    game: str
    rules_version: int
    options: Raw | None
    """Options of the game: sent first, and once more if somebody's wish for time lengthens them at the start; None in
    between.
    """
    phase: Phase
    open: bool
    """True if the lobby lists it."""
    undo: bool
    hints: bool
    may_join: bool
    """True if the reader may take over a bot's seat while the game runs."""
    challenge: str | None
    """Day of the challenge, if this is an attempt at one."""
    host: bool
    """True if the reader is the host."""
    seats: tuple[Seating, ...]
    watchers: int
    levels: tuple[str, ...]
    """Levels of bots that can be seated."""
    usual: str
    """Level that fills empty seats."""
    commitment: str
    nonces: tuple[str, ...]
    """Nonces by seat, once the game has begun."""
    seed: str | None
    """The seed, once the game is over (a challenge: the day)."""
    lesson: Taught | None
    unhurried: bool | None
    """True if everything that waits for a player waits ten times as long, or without limit. None if nothing can."""
    next: str | None = None
    """Code of the table where the host plays on, once the game is over."""


class HandWave(Struct, frozen=True):
    reach: int
    period: int
    start: int


class HandSway(Struct, frozen=True):
    waves: tuple[HandWave, ...]
    strain: int
    """Tremble of the hand on top of the sway, in percent. Only the table knows its course."""


class Update(Struct, frozen=True, tag="update"):
    """The reader's view now, and events since the last update.

    Sent only if something changed for the reader. If `seat` differs from before, or `first` is 0, drop all earlier
    events.
    """

    seat: Seat | None
    first: int
    """Number of the first of the events, counted from 0 for this seat alone."""
    events: tuple[Raw, ...]
    view: Raw
    """The whole view if `longer` is None; else the fields changed since the previous update."""
    legal: tuple[Raw, ...]
    may_undo: bool
    audiences: tuple[str, ...]
    """Audiences the reader may talk to."""
    outcome: Outcome | None
    reveal: Raw | None
    """The view that hides nothing, once the game is over."""
    hand: HandSway | None
    """Sway of the hand that holds Hako Onna's next disc; everyone sees it. Its offset to the right at t milliseconds,
    in hundredths of a millimetre, is the sum of reach * sin(2 pi (t / period + start / 1000)) over its waves."""
    left: int | None = None
    """Milliseconds until time is up, from when this was sent. None if there is no deadline, or the reader may not know
    it.
    """
    forced: Raw | None = None
    """The reader's only action, if everybody knows that; a client may take it automatically."""
    belief: tuple[int, ...] | None = None
    """Odds that she is in each of Hako Onna's Shadows, in thousandths, given what the reader may know; for ghosts, what
    the living could think. None before she hides, after the end, and where the host turned off help (`hints`).
    """
    longer: Longer | None = None
    undone: tuple[tuple[int, int], ...] = ()
    """Events undone so far: the number of the first, and one past the last, of each run."""


class Spoken(Struct, frozen=True):
    seat: Seat
    name: str
    audience: str
    text: str
    pin: Pin | None
    at: int
    """Milliseconds since 1970."""


class Talk(Struct, frozen=True, tag="talk"):
    """New chat messages the reader may hear. Numbered like events."""

    first: int
    said: tuple[Spoken, ...]


class Accepted(Struct, frozen=True, tag="done"):
    """The request was carried out and stored."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """A rejection with its reason: `key` names a message in the word files. Without an id it is about
    the connection.
    """

    id: str | None
    key: str
    params: dict[str, Param]


class Ping(Struct, frozen=True, tag="ping"):
    """Measures the round trip."""

    number: int


class Notice(Struct, frozen=True, tag="notice"):
    """Announcement to everybody, until the next one: `key` names a message in the word files."""

    key: str | None
    """Message key; None clears the notice."""
    params: dict[str, Param]


FromServer: TypeAlias = TableNews | Update | Talk | Accepted | Refused | Ping | Notice
