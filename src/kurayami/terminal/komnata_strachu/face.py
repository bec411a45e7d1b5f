"""Komnata Strachu in words."""

from time import monotonic
from typing import Any

from msgspec import Struct

from kurayami.games.komnata_strachu.actions import Ready
from kurayami.games.komnata_strachu.cards import COLOUR_OF, SHAPES, Card, Fear, FearInvasion
from kurayami.games.komnata_strachu.model import Cancelled, Finish, Over, Pause, Verdict, head_start_of
from kurayami.games.komnata_strachu.view import Race as OpenRound
from kurayami.games.komnata_strachu.view import View
from kurayami.kernel import Millis
from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.face import Choice, Face
from kurayami.terminal.komnata_strachu.race import MILLIS, LocalRace, token_numbered


class KomnataStrachuFace(Face):
    unsaid = frozenset({"cards_sent", "token_pushed", "token_pulled"})

    def __init__(self, table: RemoteTable) -> None:
        super().__init__(table)
        self.race = LocalRace(monotonic)

    @property
    def view(self) -> View:
        view: View = self.table.view
        return view

    def see(self) -> None:
        self.race.see(self.view, self.table.seats_here)

    def shown(self) -> None:
        if isinstance(self.view.stage, OpenRound):
            self.race.shown()

    def prompt(self) -> str:
        say, view = self.table.words.say, self.view
        match view.stage:
            case OpenRound():
                return say("terminal-ks-race" if self.table.legal else "web-ks-waiting")
            case Pause():
                ready = [isinstance(action, Ready) for action in self.table.legal]
                return say("web-ks-be-ready" if any(ready) else "web-ks-waiting")
            case Cancelled():
                return say("web-ks-cancelled")
            case _:
                return say("terminal-wait")

    def choices(self) -> list[Choice]:
        """Choices outside a round; in one, the keys are the tokens, and a list would only be in the way."""
        if isinstance(self.view.stage, OpenRound):
            return []
        return super().choices()

    def short_words(self) -> list[Choice]:
        """Words that `understand` accepts, where there is no list."""
        running = isinstance(self.view.stage, OpenRound) and bool(self.table.legal)
        return [Choice(self.token_row(), None)] if running else []

    def briefly(self) -> list[str]:
        match self.view.stage:
            case OpenRound(cards=cards) if self.table.legal:
                return [self.card_words(card) for card in cards]
            case _:
                return []

    def look(self) -> list[str]:
        view, words = self.view, self.table.words
        say = words.say
        lines = []
        match view.stage:
            case OpenRound(cards=cards) | Cancelled(cards=cards):
                lines += [self.card_words(card) for card in cards]
            case _:
                pass
        lines += [self.token_row(), say("terminal-ks-deck", count=view.deck)]
        for seat, won in enumerate(view.won):
            told = [say("web-ks-cards-won", count=len(won)), *self.head_start_words(seat)]
            lines.append(words.label(self.name(seat), words.join("list", told)))
        return lines

    def head_start_words(self, seat: int) -> list[str]:
        """The seat's head start, if it has one (KS-32)."""
        start = head_start_of(self.view.options, seat)
        return [self.table.words.say("web-ks-head-start", seconds=seconds_of(start))] if start else []

    def token_row(self) -> str:
        """The tokens with their numbers."""
        words = self.table.words
        return words.join(
            "list",
            (
                f"{number} {words.say('web-ks-token', shape=shape, colour=COLOUR_OF[shape])}"
                for number, shape in enumerate(SHAPES, 1)
            ),
        )

    def understand(self, line: str) -> list[Any] | None:
        """Parses digits, which push these tokens in this order and hit the switch; 0 hits it with none; g gives up the
        round.
        """
        seat = self.table.seat
        if not isinstance(self.view.stage, OpenRound) or seat is None:
            return None
        if line == "g":
            return self.race.give_up(seat)
        digits = line.replace(" ", "")
        if not digits or not set(digits) <= set("012345") or len(set(digits)) != len(digits):
            return None
        stamp = monotonic()
        pushes = [
            action for digit in digits if digit != "0" for action in self.race.toggle(seat, token_numbered(int(digit)))
        ]
        return [*pushes, *self.race.hit(seat, stamp)]

    def card_words(self, card: Card) -> str:
        words = self.table.words
        say = words.say
        match card:
            case Fear(shape, colour):
                return say("web-ks-fear", colour=colour, shape=shape)
            case FearInvasion(row):
                fears = words.join("list", (self.card_words(fear) for fear in row))
                return words.label(say("web-ks-special", special="fear_invasion"), fears)
            case _:
                return say("web-ks-special", special=tag_of(card))

    def name(self, seat: int) -> str:
        return self.table.words.say("terminal-seat", seat=seat)

    def verdict_words(self, verdict: Verdict) -> str:
        say = self.table.words.say
        if verdict.void:
            return say("web-ks-void")
        if verdict.winner is None:
            return say("web-ks-nobody")
        if verdict.winner in self.table.seats_here and len(self.table.seats_here) == 1:
            return say("web-ks-you-win")
        key = "web-ks-photo" if len(verdict.first) > 1 else "web-ks-winner"
        return say(key, name=self.name(verdict.winner))

    def finish_words(self, finish: Finish, verdict: Verdict) -> str:
        """Result of a hit in words."""
        say = self.table.words.say
        if finish.fault:
            result = say("web-ks-mistake", fault=tag_of(finish.fault))
        else:
            result = say("web-ks-right-first" if finish.seat == verdict.winner else "web-ks-right-late")
        if not finish.head_start:
            return result
        time, start = f"{finish.time / MILLIS:.3f}", seconds_of(finish.head_start)
        return self.table.words.join("facts", (result, say("web-ks-head-start-off", time=time, seconds=start)))

    @property
    def over(self) -> bool:
        return isinstance(self.view.stage, Over)


def seconds_of(head_start: Millis) -> str:
    """Whole seconds, or tenths where there are any."""
    return f"{head_start / MILLIS:g}"


def tag_of(value: Struct) -> str:
    return str(value.__struct_config__.tag)
