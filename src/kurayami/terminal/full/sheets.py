"""Parts of a table's screen, each as a function of its size."""

from typing import Final

from rich.cells import cell_len

from kurayami.terminal.canvas import AMBER, BONE, DIM, MOON, Canvas, fitted, wrapped
from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.full.stage import Stage, draw_panel
from kurayami.terminal.games import GAMES
from kurayami.terminal.people import seat_name

LOG: Final = 200
"""Log lines to keep."""
ASKED: Final = 2
"""Most lines of a prompt."""
FEW: Final = 2
"""Log height in lines up to which events share lines."""
PACKED: Final = 8
"""Most events that share them."""
SHORTEST: Final = 6
"""Least cells for a key's label."""
GAP: Final = 3
"""Cells of space after a key, and after its label."""


class Sheets:
    def __init__(self, table: RemoteTable) -> None:
        self.table = table
        self.stage: Stage | None = None
        self.log_lines: list[str] = []
        self.refused = ""
        """Reason the last action was refused."""
        self.told = 0
        """Number of events already in the log, or left out."""
        self._heard = 0

    def tell(self, stage: Stage) -> None:
        """Adds new events to the log."""
        table, log = self.table, self.log_lines
        if self.told > len(table.events):
            self.told = 0
        log += [words for event in table.events[self.told :] if (words := stage.face.event_words(event))]
        self.told = len(table.events)
        for spoken in table.said[self._heard :]:
            text = stage.face.pin_words(spoken.pin) if spoken.pin else spoken.text
            log.append(table.words.say("terminal-spoken", name=stage.face.speaker(spoken), text=text))
        self._heard = len(table.said)
        del log[:-LOG]

    def _say(self, key: str, **params: str | int) -> str:
        return self.table.words.say(key, **params)

    def title(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        news = self.table.news
        if news is not None:
            title = self._say(GAMES[news.game].title) if news.game in GAMES else news.game
            canvas.put(0, 0, title, AMBER, bold=True)
            if self.table.unhurried:
                canvas.put(cell_len(title) + GAP, 0, self._say("web-unhurried"), DIM)
            line = {"lost": "web-line-lost", "closed": "web-line-closed"}.get(self.table.line)
            right = self._say(line) if line else news.code
            canvas.put(max(0, width - cell_len(right)), 0, right, AMBER if line else DIM)
        if self.table.notice and self.table.notice.key:
            notice = self._say(self.table.notice.key, **self.table.notice.params)
            canvas.centre(0, 0, width, notice, MOON)
        return canvas

    def board(self, width: int, height: int) -> Canvas:
        if self.stage is not None:
            return self.stage.board(width, height)
        canvas = Canvas(width, height)
        seats = self.table.news.seats if self.table.news else ()
        for row, seating in enumerate(seats):
            canvas.put(1, 1 + row, f"{seating.seat + 1}  {seat_name(seating, self.table.words)}")
        if self.table.news:
            invitation = wrapped(self._say("web-invite-line"), width - 2)
            for row, line in enumerate(invitation, len(seats) + 2):
                canvas.put(1, row, line, DIM)
            link = f"{self.table.house.origin}/t/{self.table.code}"
            below = len(seats) + len(invitation) + 2
            canvas.put(1, below, link, AMBER)
            told = wrapped(self._say("web-unhurried-told"), width - 2) if self.table.unhurried else []
            for row, line in enumerate(told, below + 2):
                canvas.put(1, row, line)
        return canvas

    def panel(self, width: int, height: int) -> Canvas:
        return draw_panel(self.stage.panel(width) if self.stage else [], width, height)

    def below(self, width: int, height: int) -> Canvas:
        """The prompt, and under it the end of the log."""
        canvas = Canvas(width, height)
        lines = [(line, AMBER) for line in wrapped(self.refused, width)]
        if self.table.over:
            lines += [(line, AMBER) for line in wrapped(self._outcome(), width)]
        elif self.stage is not None:
            lines += [(line, BONE) for line in wrapped(self.stage.prompt(), width)]
        del lines[ASKED:]
        for row, (line, ink) in enumerate(lines):
            canvas.put(0, row, line, ink, bold=True)
        told = self._told(width, height - len(lines))
        for row, line in enumerate(told, height - len(told)):
            canvas.put(0, row, line, BONE if row == height - 1 else DIM)
        return canvas

    def _told(self, width: int, height: int) -> list[str]:
        """End of the log; in a low window each line holds as much as it can."""
        if height > FEW:
            return [line for text in self.log_lines[-height:] for line in wrapped(text, width)][-height:]
        found: list[str] = []
        for count in range(1, 1 + min(len(self.log_lines), PACKED)):
            packed = wrapped("  ".join(self.log_lines[-count:]), width)
            if found and len(packed) > height:
                break
            found = packed
        return found[-height:] if height else []

    def _outcome(self) -> str:
        update, seat = self.table.update, self.table.seat
        if update is None or update.outcome is None or seat is None:
            return self._say("terminal-over")
        return self._say("terminal-won" if update.outcome.scores[seat] > 0 else "terminal-lost")

    def keys(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        shown = self.stage is not None and (self.table.playing or self.table.over)
        keys = self.stage.keys() if self.stage is not None and shown else []
        keys += [("u", "terminal-key-undo")] if self.table.update and self.table.update.may_undo else []
        keys += (
            [("c", "terminal-key-chat")]
            if self.table.may_talk and len(self.table.news.seats if self.table.news else ()) > 1
            else []
        )
        keys += [("v", "terminal-key-more")] if self.stage is not None else []
        keys += [("?", "terminal-key-rules"), ("q", "terminal-key-hall")]
        named = [(key, self._say(message)) for key, message in keys if self.stage is None or not self.stage.owns(key)]
        if not fits_into(named, SHORTEST, width):  # whoever sees a list knows how to choose from it
            named = [(key, words) for key, words in named if "⏎" not in key]
        longest = next((most for most in (30, 16, 12, 9, 8, 7, SHORTEST) if fits_into(named, most, width)), 4)
        at = 0
        for key, words in named:
            canvas.put(at, 0, key, AMBER, bold=True)
            canvas.put(at + cell_len(key) + 1, 0, fitted(words, longest), DIM)
            at += cell_len(key) + cell_len(fitted(words, longest)) + GAP
        return canvas


def fits_into(named: list[tuple[str, str]], longest: int, width: int) -> bool:
    return sum(cell_len(key) + cell_len(fitted(words, longest)) + GAP for key, words in named) <= width + 2
