"""Lists of tables: the lobby, and the challenge of the day with its results."""

import secrets
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from kurayami.kernel import SEED_BYTES, Outcome, commitment
from kurayami.server.challenges import GAME, days_until, is_over, today
from kurayami.server.services import Services
from kurayami.server.store import schema
from kurayami.server.store.journal import Change, Write
from kurayami.server.store.rows import SeatRow, TableRow
from kurayami.server.store.storage import TABLES, ChallengeTry, sits_at
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
    """Whether the game can go on, or be replayed, by the rules of today."""
    return row.game in services.games and row.version == services.games[row.game].VERSION


async def challenges(services: Services, device: str | None) -> wire.Challenges:
    days = days_until(today())
    await seed_of(services, days[0])
    seeds = await services.storage.challenge_seeds(days)
    tries = await services.storage.tries(days)
    mine = await services.storage.tries_of(days, device or "")
    shown = [challenge(day, seeds[day], tries.get(day, ()), mine.get(day), device) for day in days if day in seeds]
    return wire.Challenges(shown[0], tuple(shown[1:]))


def challenge(
    day: str, seed: str, tries: Sequence[ChallengeTry], mine: str | None, device: str | None
) -> wire.Challenge:
    results = [result_of(found, device) for found in tries]
    return wire.Challenge(
        day=day,
        game=GAME,
        commitment=commitment(bytes.fromhex(seed)).hex(),
        seed=seed if is_over(day) else None,
        code=mine,
        results=tuple(sorted(results, key=lambda result: result.score, reverse=True)),
    )


def result_of(found: ChallengeTry, device: str | None) -> wire.Result:
    return wire.Result(
        name=found.name,
        won=msgspec.json.decode(found.outcome, type=Outcome).scores[0] == 1,
        score=msgspec.json.decode(found.score or "[]", type=tuple[int, ...]),
        yours=found.host == device,
    )


async def seed_of(services: Services, day: str) -> str:
    """The same for all who ask on this day."""
    seeds = await services.storage.challenge_seeds([day])
    if day not in seeds:
        new = Change(insert(schema.challenges), [{"day": day, "seed": secrets.token_hex(SEED_BYTES)}])
        with suppress(SQLAlchemyError):  # somebody may ask at the same moment
            await services.registry.shared.journal.write(Write(changes=[new]))
        seeds = await services.storage.challenge_seeds([day])
    return seeds[day]


async def try_challenge(services: Services, device: str, address: str) -> TableRow:
    """The device's try of today: there is only one, also if it is asked for twice at the same moment."""
    async with services.trying:
        return await _try_challenge(services, device, address)


async def _try_challenge(services: Services, device: str, address: str) -> TableRow:
    day = today().isoformat()
    seed = bytes.fromhex(await seed_of(services, day))
    mine = await services.storage.tables(TABLES.challenge == day, TABLES.host == device, limit=1)
    if mine:
        return mine[0][0]
    services.require_creation(address)
    wish = wire.CreateTable(game=GAME, options=msgspec.Raw(b"{}"), undo=False, hints=False)
    return await services.registry.create(wish, device, seed, day)
