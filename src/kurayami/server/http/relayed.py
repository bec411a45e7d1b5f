"""Relays a websocket for a table that is awake in another process."""

import asyncio
from time import monotonic
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from kurayami.kernel import Refusal
from kurayami.server.cluster.door import is_private
from kurayami.server.cluster.relay import PERSON, TOKEN, Relay, RelayEnd
from kurayami.server.http.frames import LINE, MeasuredProtocol
from kurayami.server.rate_limits import network
from kurayami.server.registry import plain_code
from kurayami.server.services import Services

OWNER_SECONDS: Final = 8.0
"""Most seconds to wait for an owner that does not answer, and for the database to declare it dead."""
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
    late = monotonic() + OWNER_SECONDS
    while monotonic() < late and not line.transport.is_closing():
        try:
            owner = await services.registry.owners.elsewhere(code)
        except SQLAlchemyError:
            owner = None
        if owner is None:
            return False
        relay = Relay(owner)
        try:
            far = await relay.reach(line, headers)
        except OSError:
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            return await _run(services, relay, line, far, address)
    return bool(line.transport.is_closing())


async def _run(services: Services, relay: Relay, line: MeasuredProtocol, far: RelayEnd, address: str) -> bool:
    relays = services.relays.setdefault(relay.owner.process, set())
    relays.add(relay)
    services.come(network(address), relay)
    try:
        services.require_place(address)
        await relay.run(line, far)
    except Refusal:
        far.close()
        return False
    finally:
        services.leave(network(address), relay)
        relays.discard(relay)
        if not relays:
            services.relays.pop(relay.owner.process, None)
    return True
