"""The daily challenge: one seed for everyone on this server, published when the day is over."""

import hmac
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date

import msgspec
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kurayami.extras import CHALLENGE, extras_of
from kurayami.kernel import Outcome, Refusal, commitment
from kurayami.server import challenge_days
from kurayami.server.registry import code_from
from kurayami.server.services import Services
from kurayami.server.store import schema
from kurayami.server.store.journal import Change, Write
from kurayami.server.store.rows import TableRow
from kurayami.server.store.storage import TABLES, ChallengeTry
from kurayami.wire import messages as wire


def options_of(game: str) -> bytes:
    """Raises `Refusal` for a game without a daily challenge."""
    daily = extras_of(game).daily
    if daily is None:
        raise Refusal("server-no-challenge", game=game)
    return daily


async def listed(services: Services, device: str | None, game: str = CHALLENGE) -> wire.Challenges:
    options_of(game)
    today = services.settings.clock.today()
    days = challenge_days.days_shown(today)
    await seed_of(services, days[0])
    seeds = await services.storage.challenge_seeds(days)
    tries = await services.storage.tries(days, game)
    mine = await services.storage.tries_of(days, device or "", game)
    shown = [
        challenge_of(game, day, today, seeds[day], tries.get(day, ()), mine.get(day), device)
        for day in days
        if day in seeds
    ]
    return wire.Challenges(shown[0], tuple(shown[1:]))


def challenge_of(
    game: str, day: str, today: date, seed: str, tries: Sequence[ChallengeTry], mine: str | None, device: str | None
) -> wire.Challenge:
    results = readable_results(tries, device)
    return wire.Challenge(
        day=day,
        game=game,
        commitment=commitment(bytes.fromhex(seed)).hex(),
        seed=seed if challenge_days.is_over(day, today) else None,
        code=mine,
        results=tuple(sorted(results, key=lambda result: result.score, reverse=True)),
    )


def readable_results(tries: Sequence[ChallengeTry], device: str | None) -> Iterator[wire.Result]:
    for found in tries:
        with suppress(msgspec.MsgspecError, LookupError, TypeError):
            yield result_of(found, device)


def result_of(found: ChallengeTry, device: str | None) -> wire.Result:
    return wire.Result(
        name=found.name,
        won=msgspec.json.decode(found.outcome, type=Outcome).scores[0] == 1,
        score=msgspec.json.decode(found.score or "[]", type=tuple[int, ...]),
        yours=found.host == device,
    )


async def require_played(services: Services, row: TableRow, device: str | None) -> None:
    """Raises `Refusal` for somebody else's attempt today until the device has finished its own, because it shows the
    draws.
    """
    day = row.challenge
    if day is None or row.host == device or challenge_days.is_over(day, services.settings.clock.today()):
        return
    own = TABLES.challenge == day, TABLES.game == row.game, TABLES.host == (device or ""), TABLES.phase == "over"
    if not device or not await services.storage.tables(*own, limit=1):
        raise Refusal("server-challenge-first")


async def seed_of(services: Services, day: str) -> str:
    """The day's seed, drawn on first request."""
    seeds = await services.storage.challenge_seeds([day])
    if day not in seeds:
        new = Change(insert(schema.challenges), [{"day": day, "seed": services.settings.seeds().hex()}])
        with suppress(SQLAlchemyError):  # somebody may ask at the same moment
            await services.registry.shared.journal.write(Write(changes=[new]))
        seeds = await services.storage.challenge_seeds([day])
    if day not in seeds:
        raise Refusal("server-storage")
    return seeds[day]


async def attempt(services: Services, device: str, address: str, game: str = CHALLENGE) -> TableRow:
    """The device's attempt today. There is only one, even if two requests come at once."""
    async with services.trying:
        return await _attempt(services, device, address, game)


async def _attempt(services: Services, device: str, address: str, game: str) -> TableRow:
    options = options_of(game)
    day = services.settings.clock.today().isoformat()
    seed = bytes.fromhex(await seed_of(services, day))
    mine = await _mine(services, day, game, device)
    if mine:
        return mine
    services.require_creation(address)
    wish = wire.CreateTable(game=game, options=msgspec.Raw(options), undo=False, hints=False)
    code = code_from(hmac.digest(services.key, f"try {day} {game} {device}".encode(), "sha256"))
    try:
        return await services.registry.create(wish, device, seed, day, code)
    except IntegrityError:  # made by another process at this moment, or moved to another device
        return await _mine(services, day, game, device) or await services.registry.create(wish, device, seed, day)


async def _mine(services: Services, day: str, game: str, device: str) -> TableRow | None:
    found = await services.storage.tables(TABLES.challenge == day, TABLES.game == game, TABLES.host == device, limit=1)
    return found[0][0] if found else None
