"""Presence at a table: absences, bots due to move, deadlines, idleness."""

from collections.abc import Callable, Sequence

from kurayami.bots import Heard, usual_level
from kurayami.kernel import Seat
from kurayami.server.clock import Alarm
from kurayami.server.settings import Settings
from kurayami.server.store.rows import Said
from kurayami.server.table.game import Game
from kurayami.server.table.inbox import Incoming, Tick
from kurayami.server.table.seat_feed import Position
from kurayami.server.table.session import Session
from kurayami.server.workers.bots import BotQuestion, Bots, BotTurn


class Presence:
    def __init__(self, session: Session, bots: Bots, settings: Settings, tell: Callable[[Incoming], None]) -> None:
        self._session = session
        self._bots = bots
        self._idle = settings.idle_seconds
        self._clock = settings.clock
        self._tell = tell
        self._away: dict[Seat, float] = {}
        self._alone: float | None = None
        self._thinking: dict[Seat, BotTurn] = {}
        self._spent: dict[Seat, float] = {}
        """Seconds bots had spent on their turns when the clock was paused."""
        self._alarm: Alarm | None = None

    def look(self, present: set[str], position: Position | None) -> bool:
        """Notes who is away, asks bots, sets the alarm. Returns whether stand-ins changed."""
        before = self.stand_ins()
        self._note_absences(present)
        game = self._session.game
        if position and game and self._session.phase == "playing" and present:
            if game.is_held:
                self._let_bots_wait()
            else:
                self._let_bots_think(game, position)
        self._set_alarm()
        return before != self.stand_ins()

    def is_idle(self) -> bool:
        return self._alone is not None and self._clock.now() - self._alone >= self._idle

    def stand_ins(self) -> dict[Seat, str]:
        """Levels of the bots that play for people away too long, by seat."""
        absence = self._session.row.absence
        if absence is None or self._session.phase != "playing":
            return {}
        level = usual_level(self._session.row.game)
        return {seat: level for seat, since in self._away.items() if self._clock.now() - since >= absence}

    def end(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        for seat in list(self._thinking):
            self._stop_thinking(seat)

    def _note_absences(self, present: set[str]) -> None:
        if present:
            self._alone = None
        elif self._alone is None:
            self._alone = self._clock.now()
        for row in self._session.seats:
            if row.device is None or row.device in present:
                self._away.pop(row.seat, None)
            else:
                self._away.setdefault(row.seat, self._clock.now())

    def _let_bots_think(self, game: Game, position: Position) -> None:
        stand_ins = self.stand_ins()
        for row in self._session.seats:
            level = row.level or stand_ins.get(row.seat)
            if level is None:
                self._stop_thinking(row.seat)
            else:
                self._ask_bot(game, position, row.seat, level)

    def _let_bots_wait(self) -> None:
        for seat, turn in list(self._thinking.items()):
            self._spent[seat] = self._clock.now() - turn.begun
            self._stop_thinking(seat)

    def _ask_bot(self, game: Game, position: Position, seat: Seat, level: str) -> None:
        """Asks a bot, unless it is thinking and nothing changed for it."""
        view, legal = game.rules.view(position.state, seat), game.rules.legal(position.state, seat)
        heard = heard_by(seat, self._session.talk)
        if seat in self._thinking and self._thinking[seat].still_stands(view, legal, heard):
            return
        before = self._thinking.get(seat)
        self._stop_thinking(seat)
        if legal and not game.waits_for_its_cue(seat, legal):
            key, moment, script = game.bot_key(seat), len(game.table.log), game.scripted(seat)
            forced = position.forced[1] if position.forced and position.forced[0] == seat else None
            game_name = self._session.row.game
            question = BotQuestion(game_name, level, seat, view, legal, heard, key, moment, script, forced)
            spent = self._spent.pop(seat, 0.0)
            self._thinking[seat] = self._bots.think(question, self._tell, before, spent)

    def _stop_thinking(self, seat: Seat) -> None:
        if seat in self._thinking:
            self._thinking.pop(seat).stop()

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        moments = self._moments()
        if moments:
            delay = max(0.0, min(moments) - self._clock.now())
            self._alarm = self._clock.ring(delay + 0.001, lambda: self._tell(Tick()))

    def _moments(self) -> list[float]:
        """Times to check again."""
        moments = [] if self._alone is None else [self._alone + self._idle]
        game, absence = self._session.game, self._session.row.absence
        if game and self._session.phase == "playing":
            due = game.rules.deadline(game.table.state)
            if due is not None and not game.is_held:
                moments.append(self._clock.now() + (due - game.now()) / 1000)
            if absence is not None:
                moments += [since + absence for since in self._away.values() if since + absence > self._clock.now()]
        return moments


def heard_by(seat: Seat, talk: Sequence[Said]) -> list[Heard]:
    spoken = [said.spoken for said in talk if said.seats is None or seat in said.seats]
    return [
        Heard(said.seat, said.audience, said.text, *((said.pin.place, said.pin.claim) if said.pin else (None, None)))
        for said in spoken
    ]
