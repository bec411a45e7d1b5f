"""Routes for hints, reviews, difficulty and altered content (docs/wire.md). Slow answers are streamed."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from kurayami.extras import EXTRAS, Making, Rating, extras_of
from kurayami.kernel import AnyRules, Refusal, Seat
from kurayami.server.http.devices import device_of, require_device
from kurayami.server.http.listings import is_known
from kurayami.server.http.replays import choices_of, moments_of, played
from kurayami.server.http.responses import answer, body_of, decoded
from kurayami.server.http.routes import found_table, require_patience, services_of, stored_table
from kurayami.server.store.rows import StoredTable
from kurayami.server.table.seat_feed import encode
from kurayami.server.table.seating import seat_of

EVENTS: Final = "text/event-stream"
"""Media type that proxies don't buffer. The browser's own reader can't post, so the screen reads it by hand."""
AS_FOUND: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}
"""Headers of a stream: not cached, and not buffered by nginx."""


async def hint(request: Request) -> Response:
    """Computes a hint from stored data, because the table may be awake in another process."""
    services, device = services_of(request), require_device(request)
    row, seats = await found_table(request)
    seat = seat_of(seats, device)
    if seat is None:
        raise Refusal("server-not-seated")
    if not row.hints or row.challenge or extras_of(row.game).advice is None:
        raise Refusal("server-no-hints")
    if row.phase != "playing" or not is_known(services, row):
        raise Refusal("server-not-playing")
    require_patience(services.hints, request)
    stored = await services.storage.table(row.code)
    view = await asyncio.to_thread(view_of, stored, services.games[row.game], seat) if stored else None
    if view is None:
        raise Refusal("server-not-playing")
    return answer(await services.advisers.hints(row.game, view))


def view_of(stored: StoredTable, rules: AnyRules, seat: Seat) -> Any:
    """View of the seat now; None before the game. Slow: not for the event loop."""
    last = deque(played(stored, rules), maxlen=1)
    return rules.view(last[0][1], seat) if last else None


async def review(request: Request) -> Response:
    """Reviews your own seat after each stage, except in a challenge; any finished game."""
    services, stored = services_of(request), await stored_table(request)
    advice = extras_of(stored.row.game).advice
    if advice is None:
        raise Refusal("server-no-hints")
    if not is_known(services, stored.row):
        raise Refusal("server-frozen")
    if stored.row.phase != "over":
        if seat_of(stored.seats, device_of(request) or "") is None:
            raise Refusal("server-not-yours")
        if stored.row.challenge or not stored.row.hints:
            raise Refusal("server-no-hints")
    stage, rules = stage_of(request), services.games[stored.row.game]
    choices = await asyncio.to_thread(choices_of, stored, rules, advice.stages_over, stage)
    return streamed(services.advisers.review(stored.row.game, choices))


async def forecast(request: Request) -> Response:
    """Forecasts moments of any finished game, from imagined games."""
    services, stored = services_of(request), await stored_table(request)
    found = extras_of(stored.row.game).forecast
    if found is None:
        raise Refusal("server-no-hints")
    if not is_known(services, stored.row):
        raise Refusal("server-frozen")
    if stored.row.phase != "over":
        raise Refusal("table-not-over")
    rules = services.games[stored.row.game]
    moments = await asyncio.to_thread(moments_of, stored, rules, found.is_moment)
    return streamed(services.advisers.forecast(stored.row.game, moments))


def stage_of(request: Request) -> int:
    wish = request.query_params.get("stage", "0")
    return int(wish[:3]) if wish.isascii() and wish.isdigit() else -1


def difficulty_route(game: str, content: str, rating: Rating) -> Route:
    """Rates a piece of content: what is wrong with it, or how often bots win it."""

    async def difficulty(request: Request) -> Response:
        services = services_of(request)
        piece = decoded(await body_of(request, services.settings.limits.body_bytes), rating.kind)
        require_patience(services.studies, request)
        await asyncio.to_thread(rating.check, piece)  # as long as the body may be
        return streamed(services.advisers.difficulty(game, content, piece))

    return Route(f"/api/{content}/difficulty", difficulty, methods=["POST"])


def altering_route(game: str, content: str, rating: Rating, making: Making) -> Route:
    """Alters a piece of content as wished, for instance makes it harder."""

    async def alter(request: Request) -> Response:
        services, wish = services_of(request), request.query_params.get("wish", "")
        piece = decoded(await body_of(request, services.settings.limits.body_bytes), rating.kind)
        if wish not in making.wishes:
            raise Refusal("server-no-such-page")
        require_patience(services.studies, request)
        await asyncio.to_thread(rating.check, piece)
        return streamed(services.advisers.altered(game, content, piece, wish))

    return Route(f"/api/{content}/alter", alter, methods=["POST"])


def streamed(pieces: AsyncIterator[msgspec.Struct]) -> Response:
    """Streams the pieces. Ends early if a worker fails: it is too late then to refuse."""

    async def lines() -> AsyncIterator[bytes]:
        with suppress(Refusal):
            async for piece in pieces:
                yield b"data: " + encode(piece) + b"\n\n"

    return StreamingResponse(lines(), media_type=EVENTS, headers=AS_FOUND)


ROUTES: Final = [
    Route("/api/tables/{code}/hint", hint, methods=["POST"]),
    Route("/api/tables/{code}/review", review),
    Route("/api/tables/{code}/forecast", forecast),
    *(
        difficulty_route(game, content, offered.rating)
        for game, extras in EXTRAS.items()
        for content, offered in extras.content.items()
        if offered.rating
    ),
    *(
        altering_route(game, content, offered.rating, offered.making)
        for game, extras in EXTRAS.items()
        for content, offered in extras.content.items()
        if offered.rating and offered.making
    ),
]
