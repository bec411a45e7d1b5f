"""Everything known at a table, and its log, for windows too small to show it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from kurayami.terminal.canvas import DIM
from kurayami.terminal.full.stage import PanelLine, Stage, dim

if TYPE_CHECKING:
    from kurayami.terminal.full.app import TerminalApp

WIDTH = 76


class LookScreen(Screen[None]):
    app: "TerminalApp"

    def __init__(self, stage: Stage, log: Sequence[str]) -> None:
        super().__init__()
        self.lines = [
            *stage.overview(WIDTH),
            PanelLine(""),
            dim(stage.table.words.say("web-log")),
            *(PanelLine(line) for line in reversed(log)),
        ]
        """Lines; the newest log line first."""

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="look"):
            for line in self.lines:
                yield Static(Text(line.text, style=f"{'bold ' if line.bold else ''}{line.ink}"))
        yield Static(Text(f"↑↓  esc {self.app.words.say('terminal-key-list')}", style=str(DIM)), id="foot")

    def on_mount(self) -> None:
        self.query_one("#look").focus()

    def on_key(self, event: events.Key) -> None:
        if event.key in ("q", "escape", "v"):
            event.stop()
            self.app.pop_screen()
