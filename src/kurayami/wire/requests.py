"""Messages from a client on a table's websocket."""

from typing import TypeAlias

from msgspec import Raw, Struct

from kurayami.wire.fields import Code, Face, Hex, Id, Name, Number, Place, Text, Word


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A request, answered by `done` or `refused` with the same id."""

    id: Id


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message. Says what the client already has, so that it gets only what it missed."""

    version: int
    seat: Place | None = None
    """The client's seat to see from. None: its first seat, or the spectators' view if it has none."""
    since: Number = 0
    """Number of this seat's events the client has."""
    heard: Number = 0
    """Number of chat messages the client has."""


class Sit(Request, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Takes an empty seat or a bot's. At your own seat it only changes the name, the face and the wish for time."""

    seat: Place
    name: Name
    nonce: Hex
    """32 random bytes, drawn by the client after it has seen the commitment."""
    face: Face | None = None
    unhurried: bool = False
    """True to ask for time: if the game has not begun, it will be unhurried for everybody."""


class Stand(Request, frozen=True, forbid_unknown_fields=True, tag="stand"):
    """Gives up your seat. In a running game a bot takes it."""

    seat: Place | None = None
    """Seat to leave. None: the one the client sees from."""


class SeatBot(Request, frozen=True, forbid_unknown_fields=True, tag="seat_bot"):
    """Puts a bot in an empty seat (host only)."""

    seat: Place
    level: Word


class Clear(Request, frozen=True, forbid_unknown_fields=True, tag="clear"):
    """Removes a person or a bot from a seat (host only)."""

    seat: Place


class Mute(Request, frozen=True, forbid_unknown_fields=True, tag="mute"):
    """Mutes or unmutes a seat (host only)."""

    seat: Place
    on: bool


class Start(Request, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Starts the game (host only). Bots fill empty seats."""


class Hold(Request, frozen=True, forbid_unknown_fields=True, tag="hold"):
    """Pauses the game's clock, or resumes it. Only for somebody playing without other people."""

    on: bool


class PlayOn(Request, frozen=True, forbid_unknown_fields=True, tag="next"):
    """Names the table where these people play on, after the end (host only)."""

    code: Code


class MakeMove(Request, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Makes a move: one of the `legal` actions of the last update."""

    action: Raw


class Undo(Request, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Undoes your last move, if `may_undo` allows it."""


class Pin(Struct, frozen=True, forbid_unknown_fields=True):
    """A claim about a place on the board, pinned to a message."""

    place: Word
    claim: Word


class Say(Request, frozen=True, forbid_unknown_fields=True, tag="say"):
    text: Text
    audience: Word = "table"
    pin: Pin | None = None


class Pong(Struct, frozen=True, forbid_unknown_fields=True, tag="pong"):
    """Answers a ping at once."""

    number: Number


FromClient: TypeAlias = (
    Hello | Sit | Stand | SeatBot | Clear | Mute | Start | Hold | PlayOn | MakeMove | Undo | Say | Pong
)
