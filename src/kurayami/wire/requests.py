"""Messages from a client at the websocket of a table."""

from typing import TypeAlias

from msgspec import Raw, Struct

from kurayami.wire.fields import Code, Face, Hex, Id, Name, Number, Place, Text, Word


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A request, answered by `done` or `refused` with the same id."""

    id: Id


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message. Says what the client has already, so that it gets just what it missed."""

    version: int
    seat: Place | None = None
    """The client's seat to see from. None: its first seat, or the spectators' view if it has none."""
    since: Number = 0
    """Number of this seat's events the client has."""
    heard: Number = 0
    """Number of messages the client has."""


class Sit(Request, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Takes a seat that is empty, or a bot's. At one's own seat it only changes the name and the face."""

    seat: Place
    name: Name
    nonce: Hex
    """Made by the client after it has seen the commitment: 32 random bytes."""
    face: Face | None = None


class Stand(Request, frozen=True, forbid_unknown_fields=True, tag="stand"):
    """Gives one's seat up. In a running game a bot takes it."""

    seat: Place | None = None
    """Seat to leave. None: the one the client sees from."""


class SeatBot(Request, frozen=True, forbid_unknown_fields=True, tag="seat_bot"):
    """The host gives an empty seat to a bot."""

    seat: Place
    level: Word


class Clear(Request, frozen=True, forbid_unknown_fields=True, tag="clear"):
    """The host removes a person or a bot from a seat."""

    seat: Place


class Mute(Request, frozen=True, forbid_unknown_fields=True, tag="mute"):
    """The host mutes or unmutes a seat."""

    seat: Place
    on: bool


class Start(Request, frozen=True, forbid_unknown_fields=True, tag="start"):
    """The host begins the game. Bots sit down where nobody does."""


class Hold(Request, frozen=True, forbid_unknown_fields=True, tag="hold"):
    """Stops the game's clock, or lets it run again. Only for whoever plays without other people."""

    on: bool


class PlayOn(Request, frozen=True, forbid_unknown_fields=True, tag="next"):
    """After the end the host names the table where these people play on."""

    code: Code


class MakeMove(Request, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Makes a move: one of the `legal` actions of the last update."""

    action: Raw


class Undo(Request, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Takes one's last move back, if `may_undo` says so."""


class Pin(Struct, frozen=True, forbid_unknown_fields=True):
    """A claim about a place of the board, pinned to a message."""

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
