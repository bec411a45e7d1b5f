"""The rules of a game, from the documentation."""

from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Markdown

from kurayami.terminal.rules import rules_text

if TYPE_CHECKING:
    from kurayami.terminal.full.app import TerminalApp


class RulesScreen(Screen[None]):
    app: "TerminalApp"

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules"):
            yield Markdown(rules_text(self._game, self.app.words.language))

    def on_mount(self) -> None:
        self.query_one("#rules").focus()

    def on_key(self, event: events.Key) -> None:
        if event.key in ("q", "escape", "question_mark"):
            event.stop()
            self.app.pop_screen()
