"""Links to a table, and from one device to another, over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from kurayami.kernel import Seat
from kurayami.wire.fields import Face, Name, Phase


class Way(Struct, frozen=True):
    """An address, and the same as a QR code (an SVG image, as a data URL)."""

    url: str
    qr: str


class Invitation(Struct, frozen=True):
    code: str
    ways: tuple[Way, ...]
    lan_offered: bool
    """Nobody else can reach the server yet; it can be told to listen on the local network (POST /api/lan)."""


class Mover(Struct, frozen=True, forbid_unknown_fields=True):
    """Name and face of whoever moves to another device; they go along with the seats."""

    name: Name | None = None
    face: Face | None = None


class Transfer(Struct, frozen=True):
    """Link to open on the other device, once and soon. The token is in the fragment, which no server sees."""

    way: Way
    seconds: int


class OfferedSeat(Struct, frozen=True):
    code: str
    game: str
    phase: Phase
    seat: Seat
    name: str | None


class TransferOffer(Struct, frozen=True):
    """Seats that a token would move here. Nothing has moved yet."""

    seats: tuple[OfferedSeat, ...]
    hosted: int
    """Tables that are hosted, and not over."""
    own: bool
    """True if it all belongs to this device already."""
    mover: Mover
    """Whoever moves, as the other device knows them."""


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]
