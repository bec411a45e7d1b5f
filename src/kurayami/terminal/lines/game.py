"""A table line by line: one statement per line, no cursor movement, no colour."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from kurayami.kernel import Refusal
from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.face import Choice, Face
from kurayami.terminal.games import face_of
from kurayami.terminal.gathering import GatheringStep, steps_of
from kurayami.terminal.lines.matching import matching
from kurayami.terminal.lines.reader import Reader
from kurayami.terminal.people import seat_name
from kurayami.terminal.rules import rules_text
from kurayami.terminal.saying import refusal_words
from kurayami.wire.messages import Pin, Spoken

MANY: Final = 12
"""Length from which a list is shown only on request."""
HINTS: Final = 5

Say = Callable[[str], None]


class Lines:
    """Tells what happens at a table, and carries out typed lines."""

    def __init__(self, table: RemoteTable, reader: Reader, say: Say, name: str, patient: bool) -> None:
        self.table = table
        self.name = name
        self._reader = reader
        self._print = say
        self._patient = patient
        """True if lines are taken whenever they come; from a pipe, only when something is asked."""
        self._face: Face | None = None
        self._woken = asyncio.Event()
        self._told = 0
        self._heard = 0
        self._line = "connecting"
        self._seats: tuple[str, ...] = ()
        self._calm = False
        """True once it was told that the table is unhurried."""
        self._asked: tuple[Any, ...] | None = None
        table.changed = self.wake
        self._commands: dict[str, Callable[[str], Awaitable[None]]] = {
            "?": self._help,
            "v": self._look,
            "m": self._map,
            "l": self._recall,
            "u": self._undo,
            "h": self._hint,
            "n": self._note,
            "say": self._talk,
            "claim": self._claim,
            "rules": self._rules,
        }

    def wake(self) -> None:
        self._woken.set()

    async def play(self) -> bool:
        """Plays to the end of the game. Returns whether it was reached; the player may leave before."""
        self._print(self._say("terminal-lines-help"))
        while True:
            self._woken.clear()
            self._tell()
            if self.table.line == "closed":
                raise self.table.refusal or Refusal("web-line-closed")
            if self.table.over:
                self._tell_end()
                return True
            if self._reader.waiting and (self._patient or self._is_asked()):
                line = self._reader.next()
                if line is None or line.strip().lower() == "q":
                    self._print(self._say("play-left"))
                    return False
                await self._answer(line.strip())
            else:
                await self._woken.wait()

    # What is told

    def _tell(self) -> None:
        table = self.table
        if table.line != self._line:
            if table.line == "lost":
                self._print(self._say("web-line-lost"))
            elif table.line == "open" and self._line == "lost":
                self._print(self._say("web-line-back"))
            self._line = table.line
        if table.news is None:
            return None
        if table.unhurried and not self._calm:
            self._calm = True
            self._print(self._say("web-unhurried-told"))
        self._tell_seats()
        if table.update is None:
            return self._ask()
        if self._face is None:
            self._face = face_of(table)
            self._print(self._say("play-commitment", commitment=table.news.commitment))
            if not table.began:
                self._told = len(table.events)
        if self._told > len(table.events):
            self._told = 0
        fresh, self._told = table.events[self._told :], len(table.events)
        for event in fresh:
            words = self._face.event_words(event)
            if words:
                self._print(words)
        self._face.see()
        self._tell_talk()
        return self._ask()

    def _tell_seats(self) -> None:
        seats = tuple(f"{at}. {seat_name(seating, self.table.words)}" for at, seating in enumerate(self._seatings(), 1))
        if seats != self._seats and self.table.news and self.table.news.phase == "gathering":
            for seat in seats:
                self._print(seat)
        self._seats = seats

    def _seatings(self) -> Sequence[Any]:
        return self.table.news.seats if self.table.news else ()

    def _tell_talk(self) -> None:
        self._heard = min(self._heard, len(self.table.said))
        for spoken in self.table.said[self._heard :]:
            self._print(self._spoken(spoken))
        self._heard = len(self.table.said)

    def _spoken(self, spoken: Spoken) -> str:
        text = self._pin(spoken.pin) if spoken.pin else spoken.text
        name = self._face.speaker(spoken) if self._face else spoken.name
        return self._say("terminal-spoken", name=name, text=text)

    def _pin(self, pin: Pin) -> str:
        return self._face.pin_words(pin) if self._face else pin.claim

    def _ask(self) -> None:
        """Prompts once for each new question."""
        choices = self._choices() if self._is_asked() else ()
        asked = self._question(), *(choice.words for choice in choices)
        if asked == self._asked:
            return
        self._asked = asked
        if self._face is not None and self.table.playing:
            if self.table.seat is not None:
                for line in self._face.briefly():
                    self._print(line)
            self._print(self._face.prompt())
            self._face.shown()
        if len(choices) > MANY:
            self._print(self._say("terminal-many", count=len(choices)))
        else:
            self._list(choices)

    def _is_asked(self) -> bool:
        if self.table.playing and self._face is not None and self.table.seat is not None:
            return self._face.asked()
        news = self.table.news
        return bool(self._choices()) and news is not None and (news.host or not self.table.seats_here)

    def _question(self) -> object:
        """Identity of the question: a new one prompts again."""
        if self._face is None or not self.table.playing:
            return self._seats
        return self._face.prompt()

    def _list(self, choices: Sequence[Choice | GatheringStep]) -> None:
        for number, choice in enumerate(choices, 1):
            numbered = isinstance(choice, GatheringStep) or choice.action is not None
            self._print(f"{number}. {choice.words}" if numbered else choice.words)

    def _choices(self) -> Sequence[Choice | GatheringStep]:
        if self.table.playing and self._face is not None:
            return self._face.choices() or self._face.short_words()
        return steps_of(self.table, self.name) if self.table.news else ()

    def _tell_end(self) -> None:
        update = self.table.update
        seat = self.table.seat
        if update and update.outcome and seat is not None:
            won = update.outcome.scores[seat] > 0
            self._print(self._say("web-won" if won else "web-lost"))
        if self.table.news and self.table.news.seed:
            self._print(self._say("play-seed", seed=self.table.news.seed))

    # What is typed

    async def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self._commands:
                await self._commands[word.lower()](rest.strip())
            elif line:
                await self._do(line)
        except Refusal as refusal:
            self._print(refusal_words(self.table.words, refusal))

    async def _help(self, rest: str) -> None:
        self._list(self._choices())
        for text in self._face.help() if self._face else ():
            self._print(text)
        self._print(self._say("terminal-lines-help"))

    async def _look(self, rest: str) -> None:
        self._print_all(self._face.look() if self._face and self.table.update else self._seats)

    async def _map(self, rest: str) -> None:
        self._print_all(self._face.plan() if self._face and self.table.update else ())

    async def _talk(self, rest: str) -> None:
        await self.table.say(rest)

    def _print_all(self, lines: Sequence[str]) -> None:
        for line in lines or [self._say("terminal-nothing-here")]:
            self._print(line)

    async def _recall(self, rest: str) -> None:
        words = [self._face.event_words(event) for event in self.table.events] if self._face else []
        self._print_all([text for text in words if text][-MANY:])

    async def _undo(self, rest: str) -> None:
        await self.table.undo()
        self._print(self._say("play-undone"))
        self._asked = None

    async def _hint(self, rest: str) -> None:
        hints = await self.table.hint()
        for hint in hints.choices[:HINTS]:
            action = self.table.decoded(hint.action)
            why = self._say(hint.why, **hint.params)
            words = self._face.words_of(action) if self._face else ""
            self._print(f"{round(100 * hint.chance)}%: {words}. {why}")

    async def _note(self, rest: str) -> None:
        place = self._face.remark(rest) if self._face and self.table.update else None
        if self._face is None or place is None:
            self._print(self._say("terminal-note-how"))
        else:
            self._print_all(self._face.note(place))

    async def _rules(self, rest: str) -> None:
        for line in rules_text(self.table.game, self.table.words.language).splitlines():
            if line.strip():
                self._print(line)

    async def _claim(self, rest: str) -> None:
        pin = self._face.pin_of(rest) if self._face else None
        if pin is None:
            self._print(self._say("terminal-claim-how"))
        else:
            await self.table.say("", pin)

    async def _do(self, line: str) -> None:
        meant = self._face.understand(line.lower()) if self._face and self.table.playing else None
        if meant is not None:
            for action in meant:
                await self.table.act(action)
            return
        choices = self._choices()
        found = matching([choice.words for choice in choices], line)
        if len(found) == 1:
            self._asked = None
            await self._take(choices[found[0]])
        elif found:
            for place in found:
                self._print(f"{place + 1}. {choices[place].words}")
        else:
            self._print(self._say("terminal-not-possible", answer=line))

    async def _take(self, choice: Choice | GatheringStep) -> None:
        if isinstance(choice, GatheringStep):
            await choice.work()
        else:
            await self.table.act(self._face.ready(choice.action) if self._face else choice.action)

    def _say(self, key: str, **params: str | int) -> str:
        return self.table.words.say(key, **params)
