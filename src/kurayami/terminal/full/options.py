"""What a table can be: chosen when it is opened."""

from typing import TYPE_CHECKING, Any

import msgspec
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from kurayami.bots import levels_of
from kurayami.extras import extras_of
from kurayami.terminal.canvas import AMBER, Canvas
from kurayami.terminal.full.table import Picture
from kurayami.terminal.games import GAMES, QuickStart, Value
from kurayami.terminal.wish import Wish

if TYPE_CHECKING:
    from kurayami.terminal.full.app import TerminalApp


class Setting:
    """One line: a name, and values to go through."""

    def __init__(self, name: str, values: list[tuple[str, Any]]) -> None:
        self.name = name
        self.values = values
        self.at = 0

    def turn(self) -> None:
        self.at = (self.at + 1) % len(self.values)

    @property
    def value(self) -> Any:
        return self.values[self.at][1]

    @property
    def words(self) -> str:
        return f"{self.name}: {self.values[self.at][0]}"


class OptionsScreen(Screen[None]):
    app: "TerminalApp"

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._lines: list[Setting] = []

    def compose(self) -> ComposeResult:
        yield Picture(self._draw_head, id="head")
        yield OptionList(id="doors")

    def on_mount(self) -> None:
        say = self.app.words.say
        game = GAMES[self._game]
        ways = [(say(start.label), start) for start in game.quick]
        self._lines = [Setting(say("terminal-way"), ways)] if len(ways) > 1 else []
        for option in game.options:
            values = (
                self._content(option.content)
                if option.content
                else [(self._value_words(value), value.options) for value in option.values]
            )
            self._lines.append(Setting(say(option.label), values))
        levels: list[tuple[str, str | None]] = [(say("terminal-usual"), None)]
        levels += [(say("web-level", level=level), level) for level in levels_of(self._game)]
        self._lines.append(Setting(say("web-bots"), levels))
        self._fill()

    def _content(self, kind: str) -> list[tuple[str, dict[str, Any]]]:
        """Books and the like, called as they call themselves in this language."""
        listed = extras_of(self._game).content[kind].listed
        language = self.app.words.language
        return [
            (piece.title_in.get(language, piece.title), {kind.removesuffix("s"): msgspec.to_builtins(piece)})
            for piece in listed.values()
        ]

    def _value_words(self, value: Value) -> str:
        if value.label:
            return self.app.words.say(value.label, **value.params)
        return str(next(iter(value.options.values())))

    def _fill(self) -> None:
        widget = self.query_one("#doors", OptionList)
        at = widget.highlighted or 0
        widget.clear_options()
        say = self.app.words.say
        several = self._game != "hidden-rooms"
        widget.add_options([Option(Text(setting.words)) for setting in self._lines])
        widget.add_option(Option(Text(say("web-play-now"), style=f"bold {AMBER}")))
        if several:
            widget.add_option(Option(Text(say("terminal-with-others"), style=f"bold {AMBER}")))
        widget.highlighted = at
        widget.focus()

    @on(OptionList.OptionSelected, "#doors")
    def _choose(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self._lines):
            self._lines[event.option_index].turn()
            self._fill()
            return
        self.app.pop_screen()
        self.app.new_game(self._wish(gather=event.option_index > len(self._lines)))

    def _wish(self, gather: bool) -> Wish:
        start: QuickStart = GAMES[self._game].quick[0]
        chosen: dict[str, Any] = {}
        level = None
        for setting in self._lines:
            match setting.value:
                case QuickStart() as way:
                    start = way
                case dict() as options:
                    chosen |= options
                case other:
                    level = other
        if start.here > 1 or "rounds" in start.options:
            chosen = {name: value for name, value in chosen.items() if name not in start.options}
        return Wish(self._game, {**start.options, **chosen}, start.seat, start.here, level, gather)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("q", "escape"):
            event.stop()
            self.app.pop_screen()

    def _draw_head(self, width: int, height: int) -> Text:
        canvas = Canvas(width, height)
        canvas.put(1, 0, self.app.words.say(GAMES[self._game].title), AMBER, bold=True)
        canvas.put(1, 1, self.app.words.say(f"{GAMES[self._game].title}-line"))
        return canvas.text()
