"""One websocket: reads requests, writes updates, measures round trips."""

import asyncio
import logging
from collections import deque
from time import perf_counter
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kurayami.kernel import Refusal
from kurayami.server.house import SILENCE
from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import Bucket
from kurayami.server.settings import Settings
from kurayami.server.table.actor import TableActor
from kurayami.server.table.client_feed import ClientFeed
from kurayami.server.table.inbox import ClientRequest
from kurayami.server.table.seat_feed import encode
from kurayami.wire import messages as wire

ROUND_TRIPS: Final = 20
FIRST_PING: Final = 0.1
"""Seconds before the first ping. The interval doubles up to `ping_seconds`."""
UNANSWERED: Final = 32
"""Most open requests of a client, and half the answers that may queue for a slow reader."""

CLOSE_CODES: Final = {
    "server-bad-message": 4000,
    "server-wire-version": 4000,
    "server-no-device": 4001,
    "server-banned": 4003,
    "server-wrong-origin": 4003,
    "server-challenge-first": 4003,
    "server-closed": 4004,
    "server-damaged": 4004,
    "server-no-such-table": 4004,
    "server-silent": 4008,
    "server-too-slow": 4008,
    "server-too-many-messages": 4029,
    "server-too-many-guesses": 4029,
    "server-too-many-sockets": 4029,
}
RESTARTING: Final = 1012

log = logging.getLogger("kurayami")

DECODER: Final = msgspec.json.Decoder(wire.FromClient)


class Socket:
    """A listener at a table."""

    def __init__(
        self, socket: WebSocket, device: str, settings: Settings, metrics: Metrics, address_bucket: Bucket
    ) -> None:
        limits = settings.limits
        self.device = device
        self.round_trips: deque[float] = deque(maxlen=ROUND_TRIPS)
        """The latest round trips, in milliseconds."""
        self._socket = socket
        self._settings = settings
        self._metrics = metrics
        self._buckets = (Bucket(limits.message_rate, limits.message_burst), address_bucket)
        self._woken = asyncio.Event()
        self._answers: deque[wire.Done | wire.Refused] = deque()
        self._open = 0
        self._pings: dict[int, float] = {}
        self._ping: int | None = None
        self._last_word = settings.clock.now()
        self._sending_since: float | None = None
        self._dismissal: str | None = None
        self._notice = SILENCE

    # What the table says

    def wake(self) -> None:
        self._woken.set()

    def dismiss(self, key: str) -> None:
        self._dismissal = self._dismissal or key
        self._woken.set()

    # The three tasks of a connection

    async def serve(self, actor: TableActor, hello: wire.Hello) -> None:
        feed = ClientFeed(self.device, hello)
        actor.join(self)
        works = (self._read(actor, feed), self._write(actor, feed), self._measure())
        reading, *others = tasks = [asyncio.create_task(work) for work in works]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if done == {reading} and self._dismissal is not None:  # the reason is still to be written
                await asyncio.wait(others, return_when=asyncio.FIRST_COMPLETED)
        finally:
            actor.leave(self)
            for task in tasks:
                task.cancel()
            for end in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(end, Exception) and not isinstance(end, (WebSocketDisconnect, OSError)):
                    log.error("a connection failed", exc_info=end)

    async def receive(self) -> Any:
        """The next message. Raises `WebSocketDisconnect`, or `Refusal` if it is malformed or over the rate limit."""
        frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        self._last_word = self._settings.clock.now()
        if not all(bucket.take() for bucket in self._buckets):
            self._metrics.limited.inc()
            raise Refusal("server-too-many-messages")
        return decode_message(frame.get("text"))

    async def _read(self, actor: TableActor, feed: ClientFeed) -> None:
        """Reads until the client is gone or dismissed."""
        while self._dismissal is None:
            try:
                message = await self.receive()
            except WebSocketDisconnect:
                return
            except Refusal as refusal:
                self._refuse(refusal)
                continue
            if isinstance(message, wire.Pong):
                self._note_pong(message.number)
            elif isinstance(message, wire.Hello):
                self._refuse(Refusal("server-bad-message", problem="hello"))
            else:
                self._ask(actor, feed, message)

    def _refuse(self, refusal: Refusal, request: str | None = None) -> None:
        self._metrics.refused(refusal.key)
        if refusal.key == "server-too-many-messages":
            self.dismiss(refusal.key)
        self._say(wire.Refused(request, refusal.key, refusal.params))

    def _ask(self, actor: TableActor, feed: ClientFeed, request: Any) -> None:
        if self._open >= UNANSWERED:
            return self._refuse(Refusal("server-too-many-messages"))
        self._open += 1
        self._metrics.requests.inc()
        start = perf_counter()
        answer = asyncio.get_running_loop().create_future()
        answer.add_done_callback(lambda done: self._answered(request.id, done, start))
        return actor.ask(ClientRequest(self.device, feed.seat, request, answer))

    def _answered(self, request: str, answer: "asyncio.Future[Refusal | None]", start: float) -> None:
        self._open -= 1
        if answer.cancelled():
            return
        self._metrics.answers.observe(perf_counter() - start)
        refusal = answer.result()
        if refusal:
            self._refuse(refusal, request)
        else:
            self._say(wire.Done(request))

    def _say(self, answer: wire.Done | wire.Refused) -> None:
        self._answers.append(answer)
        if len(self._answers) > 2 * UNANSWERED:
            self.dismiss("server-too-slow")
        self._woken.set()

    async def _write(self, actor: TableActor, feed: ClientFeed) -> None:
        """Writes whenever woken. A slow reader delays nobody else: it gets fewer updates with more in each."""
        self._woken.set()
        while True:
            await self._woken.wait()
            self._woken.clear()
            self._sending_since = self._settings.clock.now()
            await self._tell(actor, feed)
            self._sending_since = None
            if self._dismissal:
                return await self.close(Refusal(self._dismissal))

    async def _tell(self, actor: TableActor, feed: ClientFeed) -> None:
        at = actor.now()  # before the line is written to: whoever reads it must not seem to have been faster
        answers = len(self._answers)  # those that come while the line is written to wait for their own frames
        for frame in feed.frames(actor):
            await self._send(frame)
        if actor.session.facts and feed.seat is not None:
            trips = self.round_trips or (0.0,)
            actor.told(feed.seat, at, round(max(trips)), round(min(trips)))
        if actor.shared.house.notice != self._notice:
            self._notice = actor.shared.house.notice
            await self._send(encode(self._notice))
        for _ in range(answers):
            await self._send(encode(self._answers.popleft()))
        if self._ping is not None:
            number, self._ping = self._ping, None
            self._pings[number] = perf_counter()
            await self._send(encode(wire.Ping(number)))

    async def _send(self, frame: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": frame.decode()})

    async def close(self, refusal: Refusal) -> None:
        self._metrics.dropped(refusal.key)
        await self._send(encode(wire.Refused(None, refusal.key, refusal.params)))
        await self._socket.close(CLOSE_CODES.get(refusal.key, RESTARTING))

    async def _measure(self) -> None:
        """Sends pings. Ends if the client is silent or stops reading."""
        number = 0
        while True:
            await asyncio.sleep(min(self._settings.ping_seconds, FIRST_PING * 2 ** min(number, 10)))
            longest_ago = self._settings.clock.now() - self._settings.silence_seconds
            if self._sending_since is not None and self._sending_since < longest_ago:
                return self._metrics.dropped("unread")
            if self._last_word < longest_ago:
                self.dismiss("server-silent")
            self._pings = {key: at for key, at in self._pings.items() if key > number - ROUND_TRIPS}
            self._ping, number = number, number + 1
            self._woken.set()

    def _note_pong(self, number: int) -> None:
        sent = self._pings.pop(number, None)
        if sent is not None:
            self.round_trips.append((perf_counter() - sent) * 1000)


def decode_message(text: str | None) -> Any:
    """Raises `Refusal`."""
    if text is None:
        raise Refusal("server-bad-message", problem="binary")
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("server-bad-message", problem=str(error)[:200]) from None
