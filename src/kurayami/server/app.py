"""The server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
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
from kurayami.server import advice
from kurayami.server.answers import ZIP_LEVEL, refused
from kurayami.server.devices import require_device
from kurayami.server.files import page
from kurayami.server.guard import Guard, address_of
from kurayami.server.hall import plain_code
from kurayami.server.house import House
from kurayami.server.limits import network
from kurayami.server.pages import ROUTES
from kurayami.server.settings import Settings
from kurayami.server.socket import Socket
from kurayami.wire import messages as wire

HELLO_SECONDS: Final = 10


def build(settings: Settings, games: Mapping[str, AnyRules] = GAMES) -> Starlette:
    house = House(settings, games)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with house.open():
            yield

    app = Starlette(
        routes=[*ROUTES, *advice.ROUTES, WebSocketRoute("/ws/{code}", table_socket), Route("/{path:path}", page)],
        lifespan=lifespan,
        middleware=[
            Middleware(Guard, settings=settings, metrics=house.metrics),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=ZIP_LEVEL),
        ],
        exception_handlers={Refusal: on_refusal, SQLAlchemyError: on_trouble},
    )
    app.state.house = house
    return app


async def on_refusal(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return refused(refusal)


async def on_trouble(request: Request, error: Exception) -> Response:
    return refused(Refusal("server-storage"))


async def table_socket(websocket: WebSocket) -> None:
    house: House = websocket.app.state.house
    address = address_of(websocket.scope)
    await websocket.accept()
    key = network(address)
    house.sockets[key] = house.sockets.get(key, 0) + 1
    house.metrics.sockets.add()
    try:
        await _serve(house, websocket, address)
    except WebSocketDisconnect:
        pass
    finally:
        house.metrics.sockets.add(-1)
        house.sockets[key] -= 1
        if not house.sockets[key]:
            del house.sockets[key]


async def _serve(house: House, websocket: WebSocket, address: str) -> None:
    bucket = house.messages.of(address)
    socket = Socket(websocket, "", house.settings, house.metrics, bucket)
    try:
        _require_place(house, network(address))
        socket.device = require_device(websocket)
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await socket.receive()
        _require_hello(hello)
        keeper = await house.keeper(plain_code(websocket.path_params["code"]), address)
    except TimeoutError:
        return await socket.close(Refusal("server-silent"))
    except Refusal as refusal:
        return await socket.close(refusal)
    return await socket.serve(keeper, hello)


def _require_place(house: House, key: str) -> None:
    limits = house.settings.limits
    if house.sockets[key] > limits.sockets_per_address or house.metrics.sockets.value > limits.sockets:
        raise Refusal("server-too-many-sockets")


def _require_hello(message: object) -> None:
    if not isinstance(message, wire.Hello):
        raise Refusal("server-bad-message", problem="no hello")
    if message.version != wire.VERSION:
        raise Refusal("server-wire-version", version=message.version, known=wire.VERSION)
