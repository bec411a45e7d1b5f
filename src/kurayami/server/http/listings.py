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
