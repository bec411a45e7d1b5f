"""Lists of tables: the lobby, and the challenge of the day with its results."""

import secrets
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from kurayami.kernel import SEED_BYTES, Outcome, commitment
from kurayami.server import schema
from kurayami.server.challenge import GAME, days_until, is_over, today
from kurayami.server.house import House
from kurayami.server.journal import Change, Write
from kurayami.server.rows import SeatRow, TableRow
from kurayami.server.storage import TABLES, Try, sits_at
from kurayami.wire import messages as wire

Found = tuple[TableRow, tuple[SeatRow, ...]]


async def lobby(house: House, device: str) -> wire.Lobby:
    public, storage = TABLES.open.is_(True), house.storage
    mine = ((TABLES.host == device) | sits_at(device)) & TABLES.lesson.is_(None)
    lists = [
        await storage.tables(public, TABLES.phase == "gathering"),
        await storage.tables(public, TABLES.phase == "playing"),
        await storage.tables(mine, TABLES.phase != "over"),
        await storage.tables(public | mine, TABLES.phase == "over"),
    ]
    return wire.Lobby(*(tuple(listed(house, found, device) for found in tables) for tables in lists))


def listed(house: House, found: Found, device: str | None) -> wire.Listed:
    row, seats = found
    return wire.Listed(
        code=row.code,
        game=row.game,
        phase=row.phase if is_known(house, row) else "frozen",
        names=tuple(seat.name for seat in seats),
        created=row.created,
        challenge=row.challenge,
        outcome=row.result,
        yours=device is not None and (row.host == device or any(seat.device == device for seat in seats)),
    )


def is_known(house: House, row: TableRow) -> bool:
    """Whether the game can go on, or be replayed, by the rules of today."""
    return row.game in house.games and row.version == house.games[row.game].VERSION


async def challenges(house: House, device: str | None) -> wire.Challenges:
    days = days_until(today())
    await seed_of(house, days[0])
    seeds = await house.storage.challenge_seeds(days)
    tries = await house.storage.tries(days)
    mine = await house.storage.tries_of(days, device or "")
    shown = [challenge(day, seeds[day], tries.get(day, ()), mine.get(day), device) for day in days if day in seeds]
    return wire.Challenges(shown[0], tuple(shown[1:]))


def challenge(day: str, seed: str, tries: Sequence[Try], mine: str | None, device: str | None) -> wire.Challenge:
    results = [result_of(found, device) for found in tries]
    return wire.Challenge(
        day=day,
        game=GAME,
        commitment=commitment(bytes.fromhex(seed)).hex(),
        seed=seed if is_over(day) else None,
        code=mine,
        results=tuple(sorted(results, key=lambda result: result.score, reverse=True)),
    )


def result_of(found: Try, device: str | None) -> wire.Result:
    return wire.Result(
        name=found.name,
        won=msgspec.json.decode(found.outcome, type=Outcome).scores[0] == 1,
        score=msgspec.json.decode(found.score or "[]", type=tuple[int, ...]),
        yours=found.host == device,
    )


async def seed_of(house: House, day: str) -> str:
    """The same for all who ask on this day."""
    seeds = await house.storage.challenge_seeds([day])
    if day not in seeds:
        new = Change(insert(schema.challenges), [{"day": day, "seed": secrets.token_hex(SEED_BYTES)}])
        with suppress(SQLAlchemyError):  # somebody may ask at the same moment
            await house.hall.services.journal.write(Write(changes=[new]))
        seeds = await house.storage.challenge_seeds([day])
    return seeds[day]


async def try_challenge(house: House, device: str, address: str) -> TableRow:
    """The device's try of today: there is only one, also if it is asked for twice at the same moment."""
    async with house.trying:
        return await _try_challenge(house, device, address)


async def _try_challenge(house: House, device: str, address: str) -> TableRow:
    day = today().isoformat()
    seed = bytes.fromhex(await seed_of(house, day))
    mine = await house.storage.tables(TABLES.challenge == day, TABLES.host == device, limit=1)
    if mine:
        return mine[0][0]
    house.require_creation(address)
    wish = wire.CreateTable(game=GAME, options=msgspec.Raw(b"{}"), undo=False, hints=False)
    return await house.hall.create(wish, device, seed, day)
