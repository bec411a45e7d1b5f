"""Hints, reviews and difficulty over HTTP (docs/wire.md). What takes long is sent piece by piece, as it is found."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from kurayami.games.hidden_rooms import Page
from kurayami.games.hidden_rooms.book import check_page
from kurayami.kernel import Refusal
from kurayami.server.http.devices import device_of, require_device
from kurayami.server.http.guard import address_of
from kurayami.server.http.listings import is_known
from kurayami.server.http.responses import answer, body_of, decoded
from kurayami.server.http.routes import require_patience, services_of, stored_table
from kurayami.server.registry import plain_code
from kurayami.server.table.seat_feed import encode
from kurayami.server.table.seating import seat_of
from kurayami.server.workers import advisers

EVENTS: Final = "text/event-stream"
"""Not read by the browser's own reader, which can't post; but everything on the way knows that it must not wait."""


async def hint(request: Request) -> Response:
    services, device = services_of(request), require_device(request)
    actor = await services.actor(plain_code(request.path_params["code"]), address_of(request.scope), device)
    row, people, position = actor.session.row, actor.shown.people, actor.shown.position
    seat = seat_of(people.seats, device)
    if seat is None:
        raise Refusal("server-not-seated")
    if not row.hints or row.challenge or row.game not in advisers.GAMES:
        raise Refusal("server-no-hints")
    if people.phase != "playing" or position is None or actor.session.rules is None:
        raise Refusal("server-not-playing")
    require_patience(services.hints, request)
    view = actor.session.rules.view(position.state, seat)
    return answer(await services.advisers.hints(view))


async def review(request: Request) -> Response:
    """Of one's own seat after each stage, but not in a challenge; of any game when it is over."""
    services, stored = services_of(request), await stored_table(request)
    if stored.row.game not in advisers.GAMES:
        raise Refusal("server-no-hints")
    if not is_known(services, stored.row):
        raise Refusal("server-frozen")
    if stored.row.phase != "over":
        if seat_of(stored.seats, device_of(request) or "") is None:
            raise Refusal("server-not-yours")
        if stored.row.challenge or not stored.row.hints:
            raise Refusal("server-no-hints")
    stage, rules = stage_of(request), services.games[stored.row.game]
    choices = await asyncio.to_thread(advisers.choices_of, stored, rules, 0, stage)
    return streamed(services.advisers.review(choices))


def stage_of(request: Request) -> int:
    wish = request.query_params.get("stage", "0")
    return int(wish[:3]) if wish.isascii() and wish.isdigit() else -1


async def difficulty(request: Request) -> Response:
    """Of one page: what is wrong with it, or how often bots win it."""
    services = services_of(request)
    page = decoded(await body_of(request, services.settings.limits.body_bytes), Page)
    require_patience(services.studies, request)
    await asyncio.to_thread(check_page, page, "book")  # a route may be as long as the body
    return streamed(services.advisers.difficulty(page))


def streamed(pieces: AsyncIterator[msgspec.Struct]) -> Response:
    """Ends early if an adviser fails: it is too late then to say why."""

    async def lines() -> AsyncIterator[bytes]:
        with suppress(Refusal):
            async for piece in pieces:
                yield b"data: " + encode(piece) + b"\n\n"

    return StreamingResponse(lines(), media_type=EVENTS, headers={"cache-control": "no-store"})


ROUTES: Final = [
    Route("/api/tables/{code}/hint", hint, methods=["POST"]),
    Route("/api/tables/{code}/review", review),
    Route("/api/books/difficulty", difficulty, methods=["POST"]),
]
