"""The server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from kurayami.catalog import GAMES
from kurayami.kernel import AnyRules, Refusal
from kurayami.server.cluster.door import PrivateDoor
from kurayami.server.http import advice_routes
from kurayami.server.http.challenges import require_played
from kurayami.server.http.devices import require_device
from kurayami.server.http.files import page
from kurayami.server.http.frames import LINE, LINE_LOST
from kurayami.server.http.guard import Guard, address_of
from kurayami.server.http.relayed import relayed
from kurayami.server.http.responses import ZIP_LEVEL, refused
from kurayami.server.http.routes import ROUTES
from kurayami.server.http.websocket import Socket
from kurayami.server.rate_limits import network
from kurayami.server.registry import plain_code
from kurayami.server.services import Services
from kurayami.server.settings import Settings
from kurayami.server.store.damage import DamagedTable
from kurayami.server.table.actor import TableActor
from kurayami.server.table.client_feed import is_ahead
from kurayami.wire import messages as wire

HELLO_SECONDS: Final = 10


def build(settings: Settings, games: Mapping[str, AnyRules] = GAMES) -> Starlette:
    services = Services(settings, games)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with services.open():
            yield

    app = Starlette(
        routes=[
            *ROUTES,
            *advice_routes.ROUTES,
            WebSocketRoute("/ws/{code}", table_socket),
            Route("/{path:path}", page),
        ],
        lifespan=lifespan,
        middleware=[
            Middleware(PrivateDoor, services=services),
            Middleware(Guard, settings=settings, metrics=services.metrics, house=services.house),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=ZIP_LEVEL),
        ],
        exception_handlers={Refusal: on_refusal, SQLAlchemyError: on_trouble, DamagedTable: on_damage},
    )
    app.state.services = services
    return app


async def on_refusal(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    services: Services = request.app.state.services
    services.metrics.refused(refusal.key)
    return refused(refusal)


async def on_trouble(request: Request, error: Exception) -> Response:
    return await on_refusal(request, Refusal("server-storage"))


async def on_damage(request: Request, error: Exception) -> Response:
    return await on_refusal(request, Refusal("server-damaged"))


async def table_socket(websocket: WebSocket) -> None:
    services: Services = websocket.app.state.services
    address = address_of(websocket.scope)
    if await relayed(services, websocket, address):
        return
    await websocket.accept()
    bucket = services.messages.of(address)
    socket = Socket(websocket, "", services.settings, services.metrics, bucket)
    key = network(address)
    services.come(key, socket)
    lost: asyncio.Future[None] = websocket.scope["state"][LINE_LOST]
    lost.add_done_callback(lambda _: services.leave(key, socket))
    with suppress(WebSocketDisconnect):
        await _serve(services, websocket, socket, address)


async def _serve(services: Services, websocket: WebSocket, socket: Socket, address: str) -> None:
    try:
        services.require_place(address)
        socket.device = require_device(websocket)
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await socket.receive()
        _require_hello(hello)
        actor = await services.actor(plain_code(websocket.path_params["code"]), address, socket.device)
        if is_ahead(hello, socket.device, actor):
            await _require_owned(services, actor)
        await require_played(services, actor.session.row, socket.device)
    except TimeoutError:
        return await socket.close(Refusal("server-silent"))
    except Refusal as refusal:
        return await socket.close(refusal)
    return socket.serve(actor, hello, websocket.scope["state"][LINE], services.pings)


async def _require_owned(services: Services, actor: TableActor) -> None:
    """Raises `Refusal` if another process has taken the table over: what this one would show is older than what its
    clients have seen.
    """
    if services.registry.owners.is_alone:
        return
    try:
        lost = await services.registry.forsake_lost([actor.session.row.code])
    except SQLAlchemyError:
        raise Refusal("server-storage") from None
    if lost:
        raise Refusal("server-moved")


def _require_hello(message: object) -> None:
    if not isinstance(message, wire.Hello):
        raise Refusal("server-bad-message", problem="no hello")
    if message.version != wire.VERSION:
        raise Refusal("server-wire-version", version=message.version, known=wire.VERSION)
