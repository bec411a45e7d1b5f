"""Links to a table, and from one device to another, over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from kurayami.kernel import Seat
from kurayami.wire.fields import Face, Name, Phase


class Way(Struct, frozen=True):
    """A link, also as a QR code (an SVG image, as a data URL)."""

    url: str
    qr: str


class Invitation(Struct, frozen=True):
    code: str
    ways: tuple[Way, ...]
    lan_offered: bool
    """True if nobody else can reach the server yet, but it can listen on the local network (POST /api/lan)."""


class Mover(Struct, frozen=True, forbid_unknown_fields=True):
    """Name and face of the person moving to another device; they move along with the seats."""

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
    """Unfinished tables hosted."""
    own: bool
    """True if everything already belongs to this device."""
    mover: Mover
    """The person moving, as the other device knows them."""


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]
