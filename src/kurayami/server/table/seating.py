"""Seating of a table. Each function returns the changed seat, or refuses."""

from collections.abc import Sequence

from msgspec.structs import replace

from kurayami.bots import bot_of, usual_level
from kurayami.kernel import AnyRules, Refusal, Seat
from kurayami.server.decoders import decoder
from kurayami.server.store.rows import SeatRow
from kurayami.server.table.plain_text import clean_name
from kurayami.wire.messages import Phase, SeatBot, Sit

Seats = Sequence[SeatRow]


def seat_of(seats: Seats, device: str, wanted: Seat | None = None) -> Seat | None:
    """The wanted seat if it is the device's, else the device's first."""
    mine = [row.seat for row in seats if row.device == device]
    return wanted if wanted in mine else next(iter(mine), None)


def screens_of(rules: AnyRules | None, options: str) -> Sequence[int]:
    """Screen number of each seat, in games whose players may share a screen."""
    if rules is None:
        return ()
    return tuple(getattr(decoder(rules.Options).decode(options), "screens", ()))


def seat_at(seats: Seats, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(seats):
        raise Refusal("server-no-such-seat", seat=seat)
    return seats[seat]


def require_open(phase: Phase) -> None:
    if phase not in ("gathering", "playing"):
        raise Refusal("server-game-over")


def sit(seats: Seats, phase: Phase, device: str, wish: Sit, screens: Sequence[int] = ()) -> SeatRow:
    """Takes a seat that is empty or a bot's, or renames whoever sits there. In a running game the nonce stays, and
    nobody can ask for time any more.

    A device has one seat, except for seats that share its screen.
    """
    require_open(phase)
    row = seat_at(seats, wish.seat)
    if row.device == device:
        unhurried = wish.unhurried if phase == "gathering" else row.unhurried
        return replace(row, name=clean_name(wish.name), face=wish.face, unhurried=unhurried)
    if row.device is not None:
        raise Refusal("server-seat-taken", seat=wish.seat)
    mine = [row.seat for row in seats if row.device == device]
    if any(not screens or screens[seat] != screens[wish.seat] for seat in mine):
        raise Refusal("server-already-seated")
    nonce = wish.nonce if phase == "gathering" else row.nonce
    unhurried = wish.unhurried and phase == "gathering"
    return SeatRow(wish.seat, device, clean_name(wish.name), None, nonce, face=wish.face, unhurried=unhurried)


def stand(seats: Seats, phase: Phase, seat: Seat, game: str) -> SeatRow:
    require_open(phase)
    return vacated(seats[seat], phase, game)


def vacated(row: SeatRow, phase: Phase, game: str) -> SeatRow:
    """The empty seat; in a running game a bot takes it."""
    if phase == "playing":
        return SeatRow(row.seat, level=usual_level(game), nonce=row.nonce)
    return SeatRow(row.seat)


def seat_bot(seats: Seats, phase: Phase, game: str, wish: SeatBot) -> SeatRow:
    require_open(phase)
    row = seat_at(seats, wish.seat)
    if row.device is not None:
        raise Refusal("server-seat-taken", seat=wish.seat)
    bot_of(game, wish.level)
    return SeatRow(wish.seat, level=wish.level, nonce=row.nonce)


def moved(seats: Seats, old: str, new: str) -> list[SeatRow]:
    """The seats with one device replaced by another."""
    return [replace(row, device=new) if row.device == old else row for row in seats]
