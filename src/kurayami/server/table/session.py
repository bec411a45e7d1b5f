"""The people at a table, their chat and their game. Synchronous: decides, and collects changes to store."""

from collections.abc import Sequence
from contextlib import suppress
from time import time
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from kurayami.bots import usual_level
from kurayami.extras import extras_of
from kurayami.kernel import SEED_BYTES, TABLE, AnyRules, IllegalMove, Millis, Refusal, Seat
from kurayami.server.rate_limits import Bucket
from kurayami.server.settings import Settings
from kurayami.server.store import rows
from kurayami.server.store.entries import Tenure
from kurayami.server.store.journal import Change, Write
from kurayami.server.store.rows import Said, SeatRow, StoredTable
from kurayami.server.table import seating
from kurayami.server.table.facts import report, report_lines, wanted_by
from kurayami.server.table.game import Done, Game, action_of, begin, done_by, is_done
from kurayami.server.table.inbox import BotMove, ClientRequest, Delivered, Tick
from kurayami.server.table.marks import Marks
from kurayami.server.table.plain_text import clean
from kurayami.server.table.unhurried import unhurried
from kurayami.server.workers.bots import is_listed
from kurayami.wire import messages as wire
from kurayami.wire.messages import Phase

REMEMBERED: Final = 500
"""Most requests remembered per table, besides moves and chat, which stay remembered."""
TOUCH_MILLIS: Final = 60_000
"""Milliseconds between touches of a table's row: people's activity keeps it from deletion."""
BOT: Final = "bot"
"""Stands in for a device."""
NO_NONCE: Final = "0" * 2 * SEED_BYTES


class Session:
    """Carries out a request whole or refuses it. `changes` holds its effects until they are stored."""

    def __init__(self, stored: StoredTable, rules: AnyRules | None, game: Game | None, settings: Settings) -> None:
        self.row = stored.row
        self.rules = rules
        self.game = game
        self.phase: Phase = stored.row.phase if rules else "frozen"
        self.host = stored.row.host
        self.next: str | None = None
        """Table where the host plays on. Not stored, only sent to people still here."""
        self.seats: list[SeatRow] = list(stored.seats)
        self.talk: list[Said] = [msgspec.json.decode(line.text, type=Said) for line in stored.talk]
        self.facts = wanted_by(rules) if rules else frozenset()
        """Outside facts this game tracks."""
        self._held = Tenure(stored.row.code, stored.row.term)
        self._resumed = game is not None
        self._settings = settings
        self._limits = settings.limits
        self._said: set[Done] = {
            (said.spoken.seat, line.device, line.request or "")
            for said, line in zip(self.talk, stored.talk, strict=True)
        }
        self._done: dict[rows.Asked, None] = dict.fromkeys(stored.requests)
        self._paces: dict[Seat, Bucket] = {}
        self._changes: list[Change] = []
        self._touched = 0
        self._marks = Marks(stored.row.code, stored.marks)
        self._note_players()

    def carry_out(self, asked: ClientRequest, present: set[str]) -> None:
        """Carries out a request once, even if it is repeated. Raises `Refusal`."""
        who = (asked.device, asked.request.id)
        if who in self._done:
            return
        self._do(asked, present)
        if not isinstance(asked.request, (wire.MakeMove, wire.Undo, wire.Say)):
            self._note_done(who)

    def _do(self, asked: ClientRequest, present: set[str]) -> None:
        device, request = asked.device, asked.request
        match request:
            case wire.MakeMove() | wire.Undo():
                self._move(self._my_seat(asked), request, device, asked.arrived)
            case wire.Say():
                self._say(self._my_seat(asked), request, device)
            case wire.Sit():
                self._sit(device, request)
            case wire.Stand():
                self._change(seating.stand(self.seats, self.phase, self._my_seat(asked, request.seat), self.row.game))
            case wire.Clear():
                self._clear(device, request.seat)
            case wire.Mute():
                self._require_host(device)
                self._mute(seating.seat_at(self.seats, request.seat), request.on)
            case wire.SeatBot():
                self._require_acting_host(device, present)
                self._change(seating.seat_bot(self.seats, self.phase, self.row.game, request))
            case wire.Start():
                self._require_acting_host(device, present)
                self._start()
            case wire.Hold():
                self._my_seat(asked)
                self._hold(device, request.on)
            case wire.PlayOn():
                self._require_host(device)
                self._go_on_at(request.code)
            case _:
                assert_never(request)

    def _note_done(self, who: rows.Asked) -> None:
        """Records a request so that it is not repeated, even after a restart."""
        self._done[who] = None
        self.keep(rows.new_request(self.row.code, who, now_millis()))
        if len(self._done) > REMEMBERED:
            oldest = next(iter(self._done))
            del self._done[oldest]
            self.keep(rows.no_request(self.row.code, oldest))

    # Changes to store

    def changes(self) -> Write:
        entries = self.game.unstored() if self.game else []
        changes, self._changes = self._changes, []
        if (entries or changes) and now_millis() >= self._touched + TOUCH_MILLIS:
            self._touched = now_millis()
            changes.append(rows.change_table(self.row.code, touched=self._touched))
        return Write(entries, changes, self._held)

    def note_stored(self, write: Write) -> None:
        if self.game:
            self.game.stored += len(write.entries)

    def keep(self, *changes: Change) -> None:
        self._changes += changes

    # Playing

    def _move(self, seat: Seat, request: wire.MakeMove | wire.Undo, device: str, arrived: Millis | None) -> None:
        if self.game is None or self.rules is None:
            raise Refusal("server-not-playing")
        who = (device, request.id)
        if is_done(self.game.done, seat, who):
            return
        if self.phase != "playing":
            raise Refusal("server-game-over")
        self.game.hold(False)
        if len(self.game.table.log) >= self._limits.entries:
            raise Refusal("server-game-too-long", count=self._limits.entries)
        if isinstance(request, wire.MakeMove):
            self.game.act(seat, action_of(self.rules, request.action), who, arrived)
        elif self.row.undo:
            self.game.undo(seat, who, arrived)
        else:
            raise Refusal("server-no-undo")
        self._look_for_the_end()

    def _hold(self, device: str, on: bool) -> None:
        if self.game is None or self.phase != "playing":
            raise Refusal("server-not-playing")
        if any(row.device not in (None, device) for row in self.seats):
            raise Refusal("server-not-alone")
        self.game.hold(on)

    def _go_on_at(self, code: str) -> None:
        if self.phase != "over":
            raise Refusal("server-not-over")
        self.next = code

    def bot_moves(self, thought: BotMove) -> None:
        """Makes a bot's move, unless it is no longer legal."""
        if self.game and self.phase == "playing":
            self.game.advance(thought.arrived)
            if is_listed(thought.action, self.game.rules.legal(self.game.table.state, thought.seat)):
                self._let_bot_say(thought)
                with suppress(IllegalMove):  # time may be up by now
                    self.game.act(thought.seat, thought.action, None, thought.arrived)
            self._look_for_the_end()

    def advance(self, tick: Tick) -> None:
        """Applies deadlines, and reports connections to games that track them."""
        if self.game and self.phase == "playing":
            self.game.advance(tick.arrived)
            if self.facts:
                if self._resumed:
                    report(self.game, "restarted", at=tick.arrived)
                report_lines(self.game, tick)
            self._resumed = False
            self._look_for_the_end()

    def note_delivery(self, told: Delivered) -> None:
        if self.game and self.phase == "playing":
            report(self.game, "sent", told.seat, told.at, longest=told.longest, shortest=told.shortest)
            self._look_for_the_end()

    def _look_for_the_end(self) -> None:
        assert self.game is not None
        outcome = self.game.rules.outcome(self.game.table.state)
        if outcome is None:
            return
        self.phase = "over"
        score_of = extras_of(self.row.game).score
        score = score_of(self.game.table.reveal()) if score_of else ()
        self.keep(
            rows.change_table(
                self.row.code, phase="over", touched=now_millis(), outcome=encoded(outcome), score=encoded(score)
            )
        )

    def _start(self) -> None:
        if self.phase != "gathering" or self.rules is None:
            raise Refusal("server-already-begun")
        if not any(row.taken for row in self.seats):
            raise Refusal("server-seats-empty")
        for row in list(self.seats):
            level = row.level if row.taken else usual_level(self.row.game)
            self._change(replace(row, level=level, nonce=self._nonce(row)))
        self._grant_time()
        self.game = begin(self.row, self.rules, [row.nonce or NO_NONCE for row in self.seats], self._settings.clock)
        self.phase = "playing"
        self._note_players()
        self.keep(rows.change_table(self.row.code, phase="playing", touched=now_millis()))

    def _grant_time(self) -> None:
        """Makes the table unhurried if somebody asked for it."""
        if any(seat.unhurried for seat in self.seats):
            self.row = unhurried(self.row)
            self.keep(rows.change_table(self.row.code, options=self.row.options, absence=self.row.absence))

    def _nonce(self, row: SeatRow) -> str:
        """Nonce of a seat: zeros in a challenge, where chance is the same for everyone; the server's own for a bot."""
        if self.row.challenge:
            return NO_NONCE
        return row.nonce or self._settings.seeds().hex()

    # Seats

    def _my_seat(self, asked: ClientRequest, wanted: Seat | None = None) -> Seat:
        seat = seating.seat_of(self.seats, asked.device, asked.seat if wanted is None else wanted)
        if seat is None:
            raise Refusal("server-not-seated")
        return seat

    def _sit(self, device: str, wish: wire.Sit) -> None:
        if self._marks.is_removed(device):
            raise Refusal("server-removed")
        screens = seating.screens_of(self.rules, self.row.options)
        row = seating.sit(self.seats, self.phase, device, wish, screens)
        self._require_no_stranger(device)
        self._require_no_other_secrets(device, row.seat, screens)
        self._change(replace(row, muted=self._marks.is_muted(device)))
        self._note_players()

    def _require_no_stranger(self, device: str) -> None:
        """Raises `Refusal` for a stranger. Anyone with the code may watch a running game; only those the host admits
        may take over a bot's seat.
        """
        if self.phase == "playing" and not self.may_join(device):
            raise Refusal("server-no-latecomers")

    def may_join(self, device: str) -> bool:
        """True if the device may join a running game: the host, earlier players, and others if the host allows
        latecomers.
        """
        return self.row.latecomers or device == self.host or bool(self._marks.seats_of(device))

    def _require_no_other_secrets(self, device: str, seat: Seat, screens: Sequence[int]) -> None:
        """Raises `Refusal` if the device saw the running game from another seat."""
        seen = self._marks.seats_of(device)
        shares = screens and any(screens[one] == screens[seat] for one in seen)
        if seen and seat not in seen and not shares:
            raise Refusal("server-other-seat", seat=seen[0] + 1)

    def _note_players(self) -> None:
        if self.phase == "playing":
            for row in self.seats:
                if row.device is not None:
                    self.keep(*self._marks.seat(row.device, row.seat))

    def _mute(self, row: SeatRow, on: bool) -> None:
        """Mutes or unmutes a person, even in seats they take later."""
        if row.device is not None:
            self.keep(*self._marks.mute(row.device, on))
        self._change(replace(row, muted=on))

    def _clear(self, device: str, seat: Seat) -> None:
        self._require_host(device)
        seating.require_open(self.phase)
        row = seating.seat_at(self.seats, seat)
        if row.device is not None and row.device != device:
            self.keep(*self._marks.remove(row.device))
        self._change(seating.vacated(row, self.phase, self.row.game))

    def _change(self, row: SeatRow) -> None:
        if row != self.seats[row.seat]:
            self.seats[row.seat] = row
            self.keep(rows.change_seat(self.row.code, row))

    def move_device(self, old: str, new: str) -> None:
        """Moves a device's seats. Already stored for all tables, but this one may have written the old device since."""
        for row in seating.moved(self.seats, old, new):
            self._change(row)
        self.keep(*self._marks.move(old, new))
        if self.host == old:
            self.host = new
            self.keep(rows.change_table(self.row.code, host=new))

    def _require_host(self, device: str) -> None:
        if device != self.host:
            raise Refusal("server-host-only")

    def _require_acting_host(self, device: str, present: set[str]) -> None:
        """Raises `Refusal` unless the device is the host or, while the host is away, the first person present."""
        seated = [row.device for row in self.seats if row.device in present]
        acting = self.host if self.host in present or not seated else seated[0]
        if device != acting:
            raise Refusal("server-host-only")

    # Talk

    def _say(self, seat: Seat, wish: wire.Say, device: str) -> None:
        who = (device, wish.id)
        if is_done(self._said, seat, who):
            return
        row = self.seats[seat]
        if row.muted:
            raise Refusal("server-muted")
        if len(self.talk) >= self._limits.talk:
            raise Refusal("server-talk-full", count=self._limits.talk)
        pin = wire.Pin(clean(wish.pin.place), clean(wish.pin.claim)) if wish.pin else None
        text = clean(wish.text)
        if not text and pin is None:
            raise Refusal("server-nothing-said")
        hearers = self._hearers(seat, wish.audience)
        if not self._pace(seat).take():
            raise Refusal("server-too-much-talk")
        spoken = wire.Spoken(seat, row.name or "", wish.audience, text, pin, now_millis())
        said = Said(spoken, hearers)
        self.keep(rows.new_talk(self.row.code, len(self.talk), said, who))
        self.talk.append(said)
        self._said.add(done_by(seat, who))

    def _pace(self, seat: Seat) -> Bucket:
        limits = self._limits
        return self._paces.setdefault(seat, Bucket(limits.talk_rate, limits.talk_burst))

    def _let_bot_say(self, thought: BotMove) -> None:
        """Delivers a bot's messages by the rules for people; drops refused ones."""
        for say in thought.says:
            pin = wire.Pin(say.place, say.claim) if say.place and say.claim else None
            with suppress(Refusal):
                self._say(thought.seat, wire.Say(f"bot {len(self.talk)}", say.text, say.audience, pin), BOT)

    def _hearers(self, seat: Seat, audience: str) -> tuple[Seat, ...] | None:
        """Seats that hear an audience; None for everyone, spectators included."""
        if self.game is None or self.phase != "playing":
            circles: dict[str, tuple[Seat, ...] | None] = {TABLE: None}
        else:
            listed = self.game.rules.audiences(self.game.table.state, seat)
            circles = {circle.name: None if circle.name == TABLE else circle.seats for circle in listed}
        if audience not in circles:
            raise Refusal("server-no-such-audience")
        return circles[audience]


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


def now_millis() -> int:
    return int(time() * 1000)
