"""Feed of one client: what it has been sent, and so what to send next."""

from collections.abc import Iterator
from datetime import date

import msgspec

from kurayami.bots import levels_of, usual_level
from kurayami.kernel import Seat, commitment
from kurayami.lessons import lessons_of
from kurayami.server import challenge_days
from kurayami.server.store.rows import SeatRow, TableRow
from kurayami.server.table.actor import People, Shown, TableActor
from kurayami.server.table.seat_feed import SeatSnapshot, encode
from kurayami.server.table.seating import seat_of
from kurayami.server.table.unhurried import is_unhurried
from kurayami.wire import messages as wire

NEVER = object()


class ClientFeed:
    def __init__(self, device: str, hello: wire.Hello) -> None:
        self._device = device
        self._seat: Seat | object | None = NEVER
        self._wanted = hello.seat
        self._hello: wire.Hello | None = hello
        self._events = 0
        self._talk = 0
        self._seen: SeatSnapshot | None = None
        """Snapshot the client has; updates are diffs against it. None: the next one is whole."""
        self._frozen = ""
        self._options: str | None = None
        """Options that the client has."""
        self._shown: Shown | None = None

    def frames(self, actor: TableActor) -> Iterator[bytes]:
        """Messages that bring the client up to date; none if nothing changed for it."""
        before, shown = self._shown, actor.shown
        if shown is before:
            return
        self._shown = shown
        if before is None or shown.people is not before.people:
            options, self._options = self._options, actor.session.row.options
            yield encode(news(actor, self._device, options))
            self._look_from(seat_of(shown.people.seats, self._device, self._wanted), actor)
        if shown.position or actor.frozen:
            yield from self._updates(actor)
        if shown.said:
            yield from self._said(actor)

    @property
    def seat(self) -> Seat | None:
        """Seat the client sees from."""
        return self._seat if isinstance(self._seat, int) else None

    def _look_from(self, seat: Seat | None, actor: TableActor) -> None:
        """Starts over for a new seat, keeping only what the client says it has."""
        if seat == self._seat:
            return
        self._seat, self._seen, self._frozen = seat, None, ""
        self._events = self._talk = 0
        hello, self._hello = self._hello, None
        if hello and hello.seat == seat:
            seat_feed = actor.seat_feed(seat)
            self._events = hello.since if hello.since <= len(seat_feed.events) else 0
            self._talk = hello.heard if hello.heard <= len(seat_feed.talk) else 0

    def _updates(self, actor: TableActor) -> Iterator[bytes]:
        """Records what the client has before sending, because others may move the seat's feed on meanwhile."""
        if actor.frozen:
            line = actor.frozen.get(-1 if self.seat is None else self.seat, "")
            if line != self._frozen:
                self._frozen = line
                yield line.encode()
            return
        seat_feed, seen, events = actor.seat_feed(self.seat), self._seen, self._events
        if seat_feed.sight != seen or len(seat_feed.events) > events:
            self._seen, self._events = seat_feed.sight, len(seat_feed.events)
            yield seat_feed.update(seen, events, actor.left(self.seat))

    def _said(self, actor: TableActor) -> Iterator[bytes]:
        seat_feed, heard = actor.seat_feed(self.seat), self._talk
        if len(seat_feed.talk) > heard:
            self._talk = len(seat_feed.talk)
            yield seat_feed.talk_since(heard)


def is_ahead(hello: wire.Hello, device: str, actor: TableActor) -> bool:
    """True if the client says that it has events this table does not have: its owner may have been paused."""
    seat = seat_of(actor.shown.people.seats, device, hello.seat)
    return hello.since > 0 and seat == hello.seat and hello.since > len(actor.seat_feed(seat).events)


def news(actor: TableActor, device: str, known: str | None) -> wire.TableNews:
    """The table as a device may see it. Options that it already knows are left out."""
    row, people, game = actor.session.row, actor.shown.people, actor.session.game
    return wire.TableNews(
        version=wire.VERSION,
        code=row.code,
        game=row.game,
        rules_version=row.version,
        options=None if row.options == known else msgspec.Raw(row.options.encode()),
        phase=people.phase,
        open=row.open,
        undo=row.undo,
        hints=row.hints,
        may_join=actor.session.may_join(device),
        challenge=row.challenge,
        host=people.host == device,
        seats=tuple(seating_of(seat, people, device) for seat in people.seats),
        watchers=people.watchers,
        levels=tuple(levels_of(row.game)),
        usual=usual_level(row.game),
        commitment=commitment_of(row),
        nonces=game.header.nonces if game else (),
        seed=seed_of(row, people.phase, actor.shared.settings.clock.today()),
        lesson=lesson_at(row),
        next=people.next,
        unhurried=is_unhurried(row, people.phase, people.seats),
    )


def lesson_at(row: TableRow) -> wire.Taught | None:
    lesson = lessons_of(row.game).get(row.lesson) if row.lesson else None
    return wire.Taught(row.lesson, lesson.seat) if row.lesson and lesson else None


def seating_of(row: SeatRow, people: People, device: str) -> wire.Seating:
    return wire.Seating(
        seat=row.seat,
        kind="person" if row.device else "bot" if row.level else "empty",
        name=row.name,
        level=row.level or people.stand_ins.get(row.seat),
        present=row.device in people.present,
        muted=row.muted,
        yours=row.device == device,
        face=row.face if row.device else None,
        unhurried=row.unhurried,
    )


def commitment_of(row: TableRow) -> str:
    return commitment(bytes.fromhex(row.seed)).hex()


def seed_of(row: TableRow, phase: wire.Phase, today: date) -> str | None:
    """The seed, once the game is over (a challenge: the day). None for a lesson, whose seed proves nothing."""
    if row.lesson or phase != "over" or (row.challenge and not challenge_days.is_over(row.challenge, today)):
        return None
    return row.seed
