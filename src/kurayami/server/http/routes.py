"""HTTP routes (docs/wire.md)."""

import asyncio
from secrets import compare_digest
from time import monotonic
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kurayami.bots import levels_of
from kurayami.extras import CHALLENGE, EXTRAS, Content, Making, extras_of
from kurayami.kernel import AnyRules, Refusal
from kurayami.lessons import lessons_of
from kurayami.server.cluster.door import is_private
from kurayami.server.http import challenges, listings, replays
from kurayami.server.http.devices import ARRIVAL, device_of, give_secret, require_device
from kurayami.server.http.guard import address_of
from kurayami.server.http.invitations import invitation_way, is_loopback, way
from kurayami.server.http.responses import answer, body_of, decoded
from kurayami.server.rate_limits import Buckets
from kurayami.server.registry import plain_code
from kurayami.server.services import Services
from kurayami.server.store import rows
from kurayami.server.store.journal import Write
from kurayami.server.store.rows import StoredTable
from kurayami.server.store.storage import Found
from kurayami.server.table.client_feed import commitment_of
from kurayami.server.table.plain_text import clean_name
from kurayami.server.table.session import now_millis
from kurayami.server.transfers import TRANSFER_SECONDS
from kurayami.wire import messages as wire

HEALTHY_SECONDS: Final = 1.0


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def require_patience(buckets: Buckets, request: Request) -> None:
    """Rate-limits expensive requests, per address. Raises `Refusal`."""
    if not buckets.take(address_of(request.scope)):
        raise Refusal("server-too-many-thoughts")


def who_asks(services: Services) -> wire.Me:
    return wire.Me(wire.VERSION, services.settings.local, services.lan)


async def me(request: Request) -> Response:
    services = services_of(request)
    response = answer(who_asks(services))
    if device_of(request) is None:
        secret = services.arrivals.secret_for(request.headers.get(ARRIVAL))
        give_secret(response, secret, services.settings.secure)
    return response


async def games(request: Request) -> Response:
    return answer([game_info(name, rules) for name, rules in services_of(request).games.items()])


def game_info(name: str, rules: AnyRules) -> wire.GameInfo:
    options = rules.Options()
    return wire.GameInfo(
        game=name,
        version=rules.VERSION,
        seats=rules.seats(options),
        options=msgspec.Raw(msgspec.json.encode(options)),
        content=msgspec.Raw(msgspec.json.encode({kind: each.listed for kind, each in extras_of(name).content.items()})),
        levels=tuple(levels_of(name)),
        undo=rules.UNDO,
        lessons=tuple(lessons_of(name)),
    )


async def lobby(request: Request) -> Response:
    return answer(await listings.lobby(services_of(request), require_device(request)))


async def create(request: Request) -> Response:
    services, device = services_of(request), require_device(request)
    wish = decoded(await body_of(request, services.settings.limits.body_bytes), wire.CreateTable)
    services.require_creation(address_of(request.scope))
    row = await services.registry.create(wish, device)
    return answer(wire.TableCreated(row.code, commitment_of(row)), 201)


async def table(request: Request) -> Response:
    services = services_of(request)
    row, seats = await found_table(request)
    return answer(listings.listed(services, (row, seats), device_of(request)))


async def found_table(request: Request) -> Found:
    """Table named in the path. Raises `Refusal`."""
    services, code = services_of(request), plain_code(request.path_params["code"])
    with await services.guess_code(address_of(request.scope), code, device_of(request)):
        found = await services.storage.found(code)
        if found is None:
            raise Refusal("server-no-such-table")
        services.house.require_open(code)
    return found


async def stored_table(request: Request) -> StoredTable:
    """Loads the table with its full history. Expensive, so rate-limited."""
    services = services_of(request)
    row, _ = await found_table(request)
    await challenges.require_played(services, row, device_of(request))
    require_patience(services.studies, request)
    stored = await services.storage.table(row.code)
    if stored is None:
        raise Refusal("server-no-such-table")
    return stored


async def invitation(request: Request) -> Response:
    services, settings = services_of(request), services_of(request).settings
    row, _ = await found_table(request)
    host = request.headers.get("host", "")
    reachable = settings.public_url or services.lan or (None if is_loopback(host) else f"{request.url.scheme}://{host}")
    page = "phone" if request.query_params.get("for") == "phone" else "t"
    ways = (await asyncio.to_thread(invitation_way, f"{reachable.rstrip('/')}/{page}/{row.code}"),) if reachable else ()
    return answer(wire.Invitation(row.code, ways, lan_offered=not ways and may_open_lan(request)))


async def replay(request: Request) -> Response:
    services, clock = services_of(request), services_of(request).settings.clock
    arrived = clock.now()
    stored = await stored_table(request)
    if not listings.is_known(services, stored.row):
        raise Refusal("server-frozen")
    wish = request.query_params.get("from", replays.WATCH)
    seat = replays.seat_from(stored, wish, device_of(request))
    rules = services.games[stored.row.game]
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    async with services.replaying:
        body = await asyncio.to_thread(replays.body, stored, rules, seat, wish == replays.EVERYTHING, zipped)
    if stored.row.phase != "over":
        await clock.sleep(replays.to_the_beat(clock.now() - arrived))
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    return Response(body, 200, headers | ({"content-encoding": "gzip"} if zipped else {}), "application/json")


async def record(request: Request) -> Response:
    stored = await stored_table(request)
    name = f"{stored.row.game}-{stored.row.code}.kurayami"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    today = services_of(request).settings.clock.today()
    return PlainTextResponse(replays.record_text(stored, today), headers=headers)


def may_open_lan(request: Request) -> bool:
    """True if the request comes from the machine itself, and the server can listen on the local network."""
    services = services_of(request)
    return services.settings.local and services.open_lan is not None and is_loopback(address_of(request.scope))


async def lan(request: Request) -> Response:
    services = services_of(request)
    if not may_open_lan(request) or services.open_lan is None:
        raise Refusal("server-no-lan")
    if services.lan is None:
        services.lan = await services.open_lan()
    return answer(who_asks(services))


async def transfer(request: Request) -> Response:
    services, host = services_of(request), request.headers.get("host", "")
    device = require_device(request)
    require_patience(services.studies, request)
    body = await body_of(request, services.settings.limits.body_bytes)
    mover = decoded(body, wire.Mover) if body else wire.Mover()
    name = clean_name(mover.name) if mover.name is not None else None
    token = await services.transfers.token_for(device, wire.Mover(name, mover.face))
    base = services.settings.public_url or services.lan or f"{request.url.scheme}://{host}"
    link = await asyncio.to_thread(way, f"{base.rstrip('/')}/move#{token}")
    return answer(wire.Transfer(link, TRANSFER_SECONDS))


async def redeem(request: Request) -> Response:
    services, device = services_of(request), require_device(request)
    wish = decoded(await body_of(request, services.settings.limits.body_bytes), wire.Redeem)
    with services.guess(address_of(request.scope)):
        old = await services.transfers.redeem(wish.token)
    if old != device:
        await services.move_device(old, device)
    return answer(who_asks(services))


async def offer(request: Request) -> Response:
    """Lists what a token would move, before anything is moved."""
    services, device = services_of(request), require_device(request)
    wish = decoded(await body_of(request, services.settings.limits.body_bytes), wire.Redeem)
    with services.guess(address_of(request.scope)):
        old, mover = await services.transfers.look(wish.token)
    return answer(await listings.offer(services, old, device, mover))


async def list_challenges(request: Request) -> Response:
    game = request.query_params.get("game", CHALLENGE)
    return answer(await challenges.listed(services_of(request), device_of(request), game))


async def challenges_of_today(request: Request) -> Response:
    services, device = services_of(request), device_of(request)
    daily = [game for game, extras in EXTRAS.items() if extras.daily is not None]
    return answer([(await challenges.listed(services, device, game)).today for game in daily])


async def try_challenge(request: Request) -> Response:
    device, game = require_device(request), request.query_params.get("game", CHALLENGE)
    row = await challenges.attempt(services_of(request), device, address_of(request.scope), game)
    return answer(wire.TableCreated(row.code, commitment_of(row)))


def content_route(kind: str, content: Content) -> Route:
    """Parses and checks content written by a player."""

    async def read(request: Request) -> Response:
        services = services_of(request)
        require_patience(services.studies, request)
        body = await body_of(request, services.settings.limits.body_bytes)
        async with services.reading:
            return answer(await asyncio.to_thread(content.read, body))

    return Route(f"/api/{kind}", read, methods=["POST"])


def making_routes(kind: str, making: Making) -> list[Route]:
    """Routes for generated content: the difficulties, and a piece by difficulty and number."""

    async def tiers(request: Request) -> Response:
        return answer(await asyncio.to_thread(making.tiers))

    async def draw(request: Request) -> Response:
        difficulty, number = request.path_params["difficulty"], request.path_params["number"]
        return answer(await asyncio.to_thread(making.draw, difficulty, number))

    return [Route(f"/api/{kind}/endless", tiers), Route(f"/api/{kind}/endless/{{difficulty}}/{{number:int}}", draw)]


async def healthz(request: Request) -> Response:
    """Writes to the database at most once a second, because this route has no rate limit."""
    services = services_of(request)
    if services.outdated and not is_private(request.scope):
        raise Refusal("server-stopping")
    async with services.checking:
        if monotonic() - services.healthy > HEALTHY_SECONDS:
            await services.registry.shared.journal.write(Write(changes=rows.heartbeat(now_millis())))
            services.healthy = monotonic()
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """Answers only with the token: a count of stored moves reveals moves behind closed eyes (HO-76)."""
    token = services_of(request).settings.metrics_token
    shown = request.headers.get("authorization", "")
    if not token or not compare_digest(shown.encode(), f"Bearer {token}".encode()):
        raise Refusal("server-no-such-page")
    return PlainTextResponse(services_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES: Final = [
    Route("/api/me", me),
    Route("/api/games", games),
    Route("/api/lobby", lobby),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables/{code}", table),
    Route("/api/tables/{code}/invitation", invitation),
    Route("/api/tables/{code}/replay", replay),
    Route("/api/tables/{code}/record", record),
    Route("/api/lan", lan, methods=["POST"]),
    Route("/api/transfer", transfer, methods=["POST"]),
    Route("/api/redeem", redeem, methods=["POST"]),
    Route("/api/redeem/offer", offer, methods=["POST"]),
    Route("/api/challenges", list_challenges),
    Route("/api/challenges", try_challenge, methods=["POST"]),
    Route("/api/challenges/today", challenges_of_today),
    *(content_route(kind, content) for extras in EXTRAS.values() for kind, content in extras.content.items()),
    *(
        route
        for extras in EXTRAS.values()
        for kind, content in extras.content.items()
        if content.making
        for route in making_routes(kind, content.making)
    ),
    Route("/healthz", healthz),
    Route("/metrics", metrics),
]
