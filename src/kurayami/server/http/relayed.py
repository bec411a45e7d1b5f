"""Relays a websocket for a table that is awake in another process."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from kurayami.kernel import Refusal
from kurayami.server.cluster.door import is_private
from kurayami.server.cluster.relay import PERSON, TOKEN, Relay, RelayEnd
from kurayami.server.http.frames import LINE, LINE_LOST, MeasuredProtocol
from kurayami.server.rate_limits import network
from kurayami.server.registry import plain_code
from kurayami.server.services import Services

OWNER_SECONDS: Final = 8.0
"""Most seconds to wait for an owner that is alive, as the database says, and yet can't be reached."""
AGAIN_SECONDS: Final = 0.1


async def relayed(services: Services, websocket: WebSocket, address: str) -> bool:
    """Relays it to its end and returns True. False: it is served here, or refused."""
    line = websocket.scope["state"].get(LINE)
    code = plain_code(websocket.path_params["code"])
    if (
        services.registry.owners.is_alone
        or line is None
        or is_private(websocket.scope)
        or services.registry.awake(code)
    ):
        return False
    headers = {TOKEN: services.relay_token, PERSON: address}
    clock = services.settings.clock
    late = clock.now() + OWNER_SECONDS
    while clock.now() < late and not line.transport.is_closing():
        try:
            owner = await services.registry.owners.elsewhere(code)
        except SQLAlchemyError:
            owner = None
        if owner is None:
            return False
        relay = Relay(owner)
        websocket.scope["state"][LINE_LOST].add_done_callback(lambda _, relay=relay: relay.cut())
        try:
            with noted(services, relay):
                far = await reached(services, relay, line, headers)
                return await _run(services, relay, line, far, address)
        except OSError:
            await asyncio.sleep(AGAIN_SECONDS)
    return bool(line.transport.is_closing())


@contextmanager
def noted(services: Services, relay: Relay) -> Iterator[None]:
    """Lists the relay, so that it is cut as soon as its owner is found dead: also while it waits for an answer."""
    relays = services.relays.setdefault(relay.owner.process, set())
    relays.add(relay)
    try:
        yield
    finally:
        relays.discard(relay)
        if not relays and services.relays.get(relay.owner.process) is relays:
            del services.relays[relay.owner.process]


async def reached(services: Services, relay: Relay, line: MeasuredProtocol, headers: dict[str, str]) -> RelayEnd:
    """The owner's end. Raises `OSError`."""
    alarm = services.settings.clock.ring(OWNER_SECONDS, relay.cut)
    try:
        return await relay.reach(line, headers)
    finally:
        alarm.cancel()


async def _run(services: Services, relay: Relay, line: MeasuredProtocol, far: RelayEnd, address: str) -> bool:
    services.come(network(address), relay)
    try:
        services.require_place(address)
        await relay.run(line, far)
    except Refusal:
        far.close()
        return False
    finally:
        services.leave(network(address), relay)
    return True
