"""Lists of tables for the lobby."""

from kurayami.server.services import Services
from kurayami.server.store.rows import SeatRow, TableRow
from kurayami.server.store.storage import TABLES, sits_at
from kurayami.wire import messages as wire

Found = tuple[TableRow, tuple[SeatRow, ...]]


async def lobby(services: Services, device: str) -> wire.Lobby:
    public, storage = TABLES.open.is_(True), services.storage
    mine = ((TABLES.host == device) | sits_at(device)) & TABLES.lesson.is_(None)
    lists = [
        await storage.tables(public, TABLES.phase == "gathering"),
        await storage.tables(public, TABLES.phase == "playing"),
        await storage.tables(mine, TABLES.phase != "over"),
        await storage.tables(public | mine, TABLES.phase == "over"),
    ]
    return wire.Lobby(*(tuple(listed(services, found, device) for found in tables) for tables in lists))


async def offer(services: Services, old: str, device: str) -> wire.Offer:
    """All that belongs to a device and is not over, as another device is told that is to have it."""
    found = await services.storage.tables((TABLES.host == old) | sits_at(old), TABLES.phase != "over")
    seats = [
        wire.OfferedSeat(row.code, row.game, row.phase if is_known(services, row) else "frozen", seat.seat, seat.name)
        for row, seats in found
        for seat in seats
        if seat.device == old
    ]
    return wire.Offer(tuple(seats), sum(row.host == old for row, _ in found), old == device)


def listed(services: Services, found: Found, device: str | None) -> wire.Listed:
    row, seats = found
    return wire.Listed(
        code=row.code,
        game=row.game,
        phase=row.phase if is_known(services, row) else "frozen",
        names=tuple(seat.name for seat in seats),
        created=row.created,
        challenge=row.challenge,
        outcome=row.result,
        yours=device is not None and (row.host == device or any(seat.device == device for seat in seats)),
    )


def is_known(services: Services, row: TableRow) -> bool:
    """Whether the current rules can continue or replay the game."""
    return row.game in services.games and row.version == services.games[row.game].VERSION
