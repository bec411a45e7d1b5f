"""Options of a table, chosen when it is opened."""

from typing import TYPE_CHECKING

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from kurayami.terminal.canvas import AMBER, DIM, Canvas
from kurayami.terminal.full.picture import Picture
from kurayami.terminal.games import GAMES
from kurayami.terminal.table_options import TableOptions

if TYPE_CHECKING:
    from kurayami.terminal.full.app import TerminalApp


class OptionsScreen(Screen[None]):
    app: "TerminalApp"

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._options: TableOptions | None = None

    def compose(self) -> ComposeResult:
        yield Picture(self._draw_head, id="head")
        yield OptionList(id="doors")
        yield Picture(self._draw_foot, id="foot")

    def on_mount(self) -> None:
        self._options = TableOptions(self._game, self.app.words)
        self._fill(self._options)

    def _fill(self, options: TableOptions) -> None:
        widget = self.query_one("#doors", OptionList)
        at = widget.highlighted or 0
        widget.clear_options()
        for place, words in enumerate(options.choices()):
            begins = place >= len(options.settings)
            widget.add_option(Option(Text(words, style=f"bold {AMBER}" if begins else "")))
        widget.highlighted = at
        widget.focus()

    @on(OptionList.OptionSelected, "#doors")
    def _choose(self, event: OptionList.OptionSelected) -> None:
        if self._options is None:
            return
        wish = self._options.choose(event.option_index)
        if wish is None:
            self._fill(self._options)
        else:
            self.app.pop_screen()
            self.app.new_game(wish)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("q", "escape"):
            event.stop()
            self.app.pop_screen()

    def _draw_head(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        canvas.put(1, 0, self.app.words.say(GAMES[self._game].title), AMBER, bold=True)
        canvas.put(1, 1, self.app.words.say(f"{GAMES[self._game].title}-line"))
        return canvas

    def _draw_foot(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        say = self.app.words.say
        canvas.put(1, 0, f"↑↓ ⏎ {say('terminal-key-choose')}   q {say('terminal-key-hall')}", DIM)
        return canvas
