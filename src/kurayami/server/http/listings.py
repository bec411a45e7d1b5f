"""Lists of tables for the lobby."""

from collections.abc import Iterable

from kurayami.server.services import Services
from kurayami.server.store.rows import TableRow
from kurayami.server.store.storage import LISTED, TABLES, Found, sits_at
from kurayami.server.table.seating import seat_of
from kurayami.wire import messages as wire


async def lobby(services: Services, device: str) -> wire.Lobby:
    public = await services.public_lists.get()
    gathering, playing, over = [
        [each for each in found if each[0].code not in services.house.apart] for found in public
    ]
    mine = ((TABLES.host == device) | sits_at(device)) & TABLES.lesson.is_(None)
    ended = TABLES.phase.not_in(("gathering", "playing"))  # "== 'over'" would be looked up first, in all that is over
    lists = [
        gathering,
        playing,
        await services.storage.tables(mine, TABLES.phase != "over"),
        latest(over + await services.storage.tables(mine, ended)),
    ]
    return wire.Lobby(*(tuple(listed(services, found, device) for found in tables) for tables in lists))


def latest(found: Iterable[Found]) -> list[Found]:
    """Latest tables, each once, up to one list's length. Two queries, because no index serves one with "or"."""
    by_code = {row.code: (row, seats) for row, seats in found}
    return sorted(by_code.values(), key=lambda each: each[0].touched, reverse=True)[:LISTED]


async def offer(services: Services, old: str, device: str, mover: wire.Mover) -> wire.TransferOffer:
    """Everything unfinished that belongs to a device, for the device that would receive it."""
    found = await services.storage.tables((TABLES.host == old) | sits_at(old), TABLES.phase != "over")
    seats = [
        wire.OfferedSeat(row.code, row.game, row.phase if is_known(services, row) else "frozen", seat.seat, seat.name)
        for row, seats in found
        for seat in seats
        if seat.device == old
    ]
    return wire.TransferOffer(tuple(seats), sum(row.host == old for row, _ in found), old == device, mover)


def listed(services: Services, found: Found, device: str | None) -> wire.Listed:
    row, seats = found
    seat = seat_of(seats, device) if device is not None else None
    return wire.Listed(
        code=row.code,
        game=row.game,
        phase=row.phase if is_known(services, row) else "frozen",
        names=tuple(seat.name for seat in seats),
        created=row.created,
        challenge=row.challenge,
        outcome=row.result,
        yours=device is not None and (row.host == device or seat is not None),
        seat=seat,
    )


def is_known(services: Services, row: TableRow) -> bool:
    """True if the current rules can continue or replay the game."""
    return row.game in services.games and row.version == services.games[row.game].VERSION
