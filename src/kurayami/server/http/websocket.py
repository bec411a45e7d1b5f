"""One websocket: reads requests, writes updates, measures round trips."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from time import perf_counter
from typing import Any, Final, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kurayami.kernel import Refusal
from kurayami.server.house import SILENCE
from kurayami.server.http.frames import LineReader
from kurayami.server.http.pings import FIRST_PING, PingRounds
from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import Bucket
from kurayami.server.settings import Settings
from kurayami.server.table.actor import TableActor
from kurayami.server.table.client_feed import ClientFeed
from kurayami.server.table.inbox import ClientRequest
from kurayami.server.table.seat_feed import encode
from kurayami.wire import messages as wire

ROUND_TRIPS: Final = 20
CALM: Final = 1.6
"""Factor on `ping_seconds` where nobody races. A page assumes its connection is dead after 12 seconds."""
UNANSWERED: Final = 32
"""Most open requests of a client, and half the answers that may queue for a slow one."""

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
    "server-full": 4029,
}
RESTARTING: Final = 1012

log = logging.getLogger("kurayami")

DECODER: Final = msgspec.json.Decoder(wire.FromClient)


class SocketLine(Protocol):
    """Interface a socket needs from its connection (frames.py)."""

    @property
    def is_full(self) -> bool: ...

    def attach(self, reader: LineReader) -> None: ...

    def write(self, texts: Iterable[bytes]) -> None: ...

    def end(self, code: int) -> None: ...

    def abort(self) -> None: ...


class Socket:
    """A listener at a table, and the reader of a connection."""

    _actor: TableActor
    _feed: ClientFeed
    _pings: PingRounds

    def __init__(
        self, socket: WebSocket, device: str, settings: Settings, metrics: Metrics, address_bucket: Bucket
    ) -> None:
        limits = settings.limits
        self.device = device
        self.round_trips: deque[float] = deque(maxlen=ROUND_TRIPS)
        """Latest round trips, in milliseconds."""
        self._socket: WebSocket | None = socket
        """The websocket, until it is admitted."""
        self._settings = settings
        self._metrics = metrics
        self._bucket = Bucket(limits.message_rate, limits.message_burst)
        self._address_bucket = address_bucket
        self._line: SocketLine | None = None
        """The connection; None before it is served and after it is lost."""
        self._woken = False
        self._answers: list[bytes] = []
        self._open = 0
        self._sent_pings: dict[int, float] = {}
        self._ping: int | None = None
        """Number of a ping to send."""
        self._number = 0
        self._last_word = settings.clock.now()
        self._full_since: float | None = None
        """Time since which the connection accepts nothing more."""
        self._dismissal: str | None = None
        self._notice = SILENCE

    # News of the table

    def wake(self) -> None:
        """Schedules one write of everything due, on the next loop iteration."""
        if not self._woken and self._line:
            self._woken = True
            asyncio.get_running_loop().call_soon(self._write)

    def dismiss(self, key: str) -> None:
        self._dismissal = self._dismissal or key
        self.wake()

    # Coming in

    async def receive(self) -> Any:
        """The first message. Raises `WebSocketDisconnect`, or `Refusal` if it is malformed or over the rate limit."""
        assert self._socket is not None
        frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        return self._message(frame.get("text"))

    async def close(self, refusal: Refusal) -> None:
        """Closes a connection that was not admitted."""
        assert self._socket is not None
        self._metrics.dropped(refusal.key)
        said = encode(wire.Refused(None, refusal.key, refusal.params))
        await self._socket.send({"type": "websocket.send", "text": said.decode()})
        await self._socket.close(CLOSE_CODES.get(refusal.key, RESTARTING))

    def serve(self, actor: TableActor, hello: wire.Hello, line: SocketLine, pings: PingRounds) -> None:
        """Serves the connection without a task: the connection calls when a message arrives, the table when there is
        news, and the ping timer when a ping is due.
        """
        self._socket = None
        self._actor, self._feed, self._line, self._pings = actor, ClientFeed(self.device, hello), line, pings
        actor.join(self)
        pings.begin(self)
        self.wake()
        line.attach(self)

    # What the line says

    def hear(self, text: str | None) -> None:
        if self._dismissal is not None:
            return
        try:
            message = self._message(text)
        except Refusal as refusal:
            self._refuse(refusal)
            return
        if isinstance(message, wire.Pong):
            self._note_pong(message.number)
        elif isinstance(message, wire.Hello):
            self._refuse(Refusal("server-bad-message", problem="hello"))
        else:
            self._ask(message)

    def may_write(self) -> None:
        self._full_since = None
        self.wake()

    def line_lost(self) -> None:
        if self._line:
            self._line = None
            self._pings.end(self)
            self._actor.leave(self)

    # Requests and their answers

    def _message(self, text: str | None) -> Any:
        self._last_word = self._settings.clock.now()
        if not (self._bucket.take() and self._address_bucket.take()):
            self._metrics.limited.inc()
            raise Refusal("server-too-many-messages")
        return decode_message(text)

    def _refuse(self, refusal: Refusal, request: str | None = None) -> None:
        self._metrics.refused(refusal.key)
        if refusal.key == "server-too-many-messages":
            self.dismiss(refusal.key)
        self._say(wire.Refused(request, refusal.key, refusal.params))

    def _ask(self, request: Any) -> None:
        if self._open >= UNANSWERED:
            return self._refuse(Refusal("server-too-many-messages"))
        self._open += 1
        self._metrics.requests.inc()
        return self._actor.ask(ClientRequest(self.device, self._feed.seat, request, self))

    def answered(self, asked: ClientRequest, refusal: Refusal | None) -> None:
        self._open -= 1
        self._metrics.answers.observe(perf_counter() - asked.start)
        if refusal:
            self._refuse(refusal, asked.request.id)
        else:
            self._say(wire.Accepted(asked.request.id))

    def unanswered(self, asked: ClientRequest) -> None:
        self._open -= 1

    def _say(self, answer: wire.Accepted | wire.Refused) -> None:
        self._answers.append(encode(answer))
        if len(self._answers) > 2 * UNANSWERED:
            self.dismiss("server-too-slow")
        self.wake()

    # Writing

    def _write(self) -> None:
        """Writes everything due at once. A slow client delays nobody: it gets fewer updates with more in each. Answers
        follow the updates they belong to.
        """
        self._woken = False
        line = self._line
        if line is None or (self._full_since is not None and self._dismissal is None):
            return
        try:
            line.write(self._due())
        except Exception:
            log.exception("a connection failed")
            line.abort()
            return
        if line.is_full and self._full_since is None:
            self._full_since = self._settings.clock.now()
        if self._dismissal is not None:
            self._end(line, self._dismissal)

    def _due(self) -> list[bytes]:
        actor, feed = self._actor, self._feed
        at = actor.now()  # before the line is written to: whoever reads it must not seem to have been faster
        due = list(feed.frames(actor))
        if actor.session.facts and feed.seat is not None:
            trips = self.round_trips or (0.0,)
            actor.told(feed.seat, at, round(max(trips)), round(min(trips)))
        if actor.shared.house.notice != self._notice:
            self._notice = actor.shared.house.notice
            due.append(encode(self._notice))
        due += self._answers
        self._answers.clear()
        due += self._due_ping()
        return due

    def _end(self, line: SocketLine, why: str) -> None:
        self._metrics.dropped(why)
        line.write([encode(wire.Refused(None, why, {}))])
        line.end(CLOSE_CODES.get(why, RESTARTING))
        self.line_lost()

    # Pings

    def ping(self) -> float:
        """Sends a ping. Returns the seconds until the next is due. Ends the connection if the client is silent or stops
        reading.
        """
        settings, number = self._settings, self._number
        longest_ago = settings.clock.now() - settings.silence_seconds
        if self._full_since is not None and self._full_since < longest_ago and self._line:
            self._metrics.dropped("unread")
            self._line.abort()
        elif self._last_word < longest_ago:
            self.dismiss("server-silent")
        else:
            self._sent_pings = {key: at for key, at in self._sent_pings.items() if key > number - ROUND_TRIPS}
            self._ping, self._number = number, number + 1
            self._send_ping()
        return self._interval()

    def _send_ping(self) -> None:
        """Sends a ping by itself if there is nothing else to write, as nearly always."""
        if self._woken or self._line is None or self._full_since is not None:
            self.wake()
        else:
            self._line.write(self._due_ping())

    def _due_ping(self) -> list[bytes]:
        if self._ping is None:
            return []
        number, self._ping = self._ping, None
        self._sent_pings[number] = perf_counter()
        return [encode(wire.Ping(number))]

    def _interval(self) -> float:
        """Seconds between two pings. Round trips matter in a race; elsewhere a ping only detects who is gone."""
        longest = self._settings.ping_seconds * (1 if self._actor.session.facts else CALM)
        return min(longest, FIRST_PING * 2.0 ** min(self._number, 10))

    def _note_pong(self, number: int) -> None:
        sent = self._sent_pings.pop(number, None)
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
