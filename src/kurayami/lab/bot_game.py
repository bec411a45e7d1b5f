"""One bot game in game time: whichever bot wants to move first does, as on a server without delays."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct

from kurayami.bots import Bot, Decision, Heard
from kurayami.kernel import CLOCK, Millis, Move, Seat, Stream
from kurayami.table import Table

BUDGET: Final = 20_000
MOST_MOVES: Final = 20_000
"""Most moves of a game; a longer one counts as endless."""

AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any]


class Meant(Struct, frozen=True):
    """A bot's decision, and when it is due."""

    decision: Decision
    due: Millis
    legal: Sequence[Any]


class BotGame:
    def __init__(
        self, table: AnyTable, bots: Sequence[tuple[Bot, Stream]], watch: Callable[[Any], None] | None = None
    ) -> None:
        self.table = table
        self._watch = watch
        self.rules = table.rules
        self._bots = bots
        self._talk: list[list[Heard]] = [[] for _ in bots]
        self._meant: dict[Seat, Meant] = {}

    def play(self) -> bool:
        """Plays to the end. Returns False if there is none."""
        while movers := self.rules.movers(self.table.state):
            if len(self.table.log) > MOST_MOVES:
                return False
            if self._watch is not None:
                self._watch(self.table.state)
            if CLOCK in movers and self._deliver():
                continue
            self._ask([seat for seat in movers if seat >= 0])
            if not self._go_on():
                return False
        return True

    def _deliver(self) -> bool:
        """Delivers the cards at once: a bot has no connection to wait for."""
        facts = self.rules.legal(self.table.state, CLOCK)
        sent = [fact for fact in facts if fact.__struct_config__.tag == "sent"]
        for fact in sent:
            self.table.play(Move(CLOCK, fact, self.table.now))
        return bool(sent)

    def _ask(self, movers: Sequence[Seat]) -> None:
        """Asks a bot, unless it waits for its moment and its legal actions are unchanged."""
        before, self._meant = self._meant, {}
        for seat in movers:
            legal = self.rules.legal(self.table.state, seat)
            old = before.get(seat)
            if old is not None and old.decision.punctual and old.legal == legal:
                self._meant[seat] = old
            elif legal:
                bot, rng = self._bots[seat]
                decision = bot(self.rules.view(self.table.state, seat), legal, self._talk[seat], rng, BUDGET)
                if decision is not None:
                    self._meant[seat] = Meant(decision, self.table.now + decision.after, legal)

    def _go_on(self) -> bool:
        """Plays the earliest decision, or an earlier deadline. False if nobody ever moves."""
        due = self.rules.deadline(self.table.state)
        first = min(self._meant, key=lambda seat: (self._meant[seat].due, seat), default=None)
        if first is not None and (due is None or self._meant[first].due < due):
            meant = self._meant.pop(first)
            self._speak(first, meant.decision)
            self.table.play(Move(first, meant.decision.action, meant.due))
        elif due is not None:
            self.table.advance(due)
        return first is not None or due is not None

    def _speak(self, seat: Seat, decision: Decision) -> None:
        """Delivers a bot's remarks to those who may hear them."""
        if decision.says:
            circles = {circle.name: circle.seats for circle in self.rules.audiences(self.table.state, seat)}
            for say in decision.says:
                for hearer in circles.get(say.audience, ()):
                    self._talk[hearer].append(Heard(seat, say.audience, say.text, say.place, say.claim))
