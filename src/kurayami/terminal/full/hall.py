"""The hall on a full screen: three doors, games that go on, language and rules."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from kurayami.kernel import Refusal
from kurayami.terminal.canvas import AMBER, BONE, DIM, Canvas, wrapped
from kurayami.terminal.full.table import Picture
from kurayami.terminal.games import GAMES
from kurayami.terminal.saying import refusal_words
from kurayami.terminal.wish import Wish, wish_of
from kurayami.words import LANGUAGES

if TYPE_CHECKING:
    from kurayami.terminal.full.app import TerminalApp

Enter = Callable[[], None]


class HallScreen(Screen[None]):
    app: "TerminalApp"

    def __init__(self) -> None:
        super().__init__()
        self._doors: list[tuple[str, Enter | None]] = []
        self.trouble = ""

    def compose(self) -> ComposeResult:
        yield Picture(self._draw_head, id="head")
        yield OptionList(id="doors")
        yield Picture(self._draw_foot, id="foot")

    def on_mount(self) -> None:
        self._fill([])
        self.refresh_games()

    def on_screen_resume(self) -> None:
        self.refresh_games()

    def refresh_games(self) -> None:
        self.run_worker(self._look_around(), exclusive=True)

    async def _look_around(self) -> None:
        say = self.app.words.say
        try:
            house = await self.app.house()
            lobby = await house.lobby()
        except Refusal as refusal:
            self.trouble = refusal_words(self.app.words, refusal)
            for picture in self.query(Picture):
                picture.refresh()
            return
        self.trouble = ""
        self._fill(
            [
                (f"{say('web-continue')}: {say(GAMES[listed.game].title)}  {listed.code}", self._opening(listed.code))
                for listed in lobby.mine
                if listed.phase in ("playing", "gathering") and listed.game in GAMES
            ]
        )

    def _opening(self, code: str) -> Enter:
        return lambda: self.app.open_table(code)

    def _wishing(self, wish: Wish) -> Enter:
        return lambda: self.app.new_game(wish)

    def _options(self, game: str) -> Enter:
        return lambda: self.app.choose_options(game)

    def _rules(self, game: str) -> Enter:
        return lambda: self.app.show_rules(game)

    def _fill(self, going: list[tuple[str, Enter | None]]) -> None:
        """Headings can't be chosen; what is behind a door can."""
        say = self.app.words.say
        doors = list(going)
        for name, game in GAMES.items():
            doors.append((say(game.title), None))
            doors += [(f"  {say(start.label)}", self._wishing(wish_of(name, start))) for start in game.quick]
            doors.append((f"  {say('web-open-table')}…", self._options(name)))
            doors.append((f"  {say('web-rules')}", self._rules(name)))
        if not self.query("#doors"):  # the hall was left meanwhile
            return
        widget = self.query_one("#doors", OptionList)
        if [words for words, _ in doors] != [words for words, _ in self._doors]:
            widget.clear_options()
            for words, enter in doors:
                style = f"bold {AMBER}" if enter is None else str(BONE)
                widget.add_option(Option(Text(words, style=style), disabled=enter is None))
            widget.highlighted = next(at for at, (_, enter) in enumerate(doors) if enter)
        self._doors = doors
        widget.focus()
        for picture in self.query(Picture):
            picture.refresh()

    @on(OptionList.OptionSelected, "#doors")
    def _open(self, event: OptionList.OptionSelected) -> None:
        enter = self._doors[event.option_index][1]
        if enter:
            enter()

    def on_key(self, event: events.Key) -> None:
        if event.key in ("q", "ctrl+c"):
            self.app.exit()
        elif event.key == "l":
            at = LANGUAGES.index(self.app.words.language)
            self.app.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
            self._doors = []
            self._fill([])
            self.refresh_games()

    def _draw_head(self, width: int, height: int) -> Text:
        canvas = Canvas(width, height)
        canvas.put(1, 0, "k u r a y a m i", AMBER, bold=True)
        canvas.put(20, 0, self.app.words.say("web-tagline"), DIM)
        for row, line in enumerate(wrapped(self.app.words.say("web-lead"), width - 2)[: height - 1], 1):
            canvas.put(1, row, line, BONE)
        return canvas.text()

    def _draw_foot(self, width: int, height: int) -> Text:
        canvas = Canvas(width, height)
        say = self.app.words.say
        if self.trouble:
            canvas.put(1, 0, self.trouble, AMBER)
            return canvas.text()
        language = f"{say('web-language')}: {say(f'web-language-{self.app.words.language}')}"
        keys = f"↑↓ ⏎ {say('terminal-key-open')}   l {language}   q {say('terminal-key-leave')}"
        canvas.put(1, 0, keys, DIM)
        return canvas.text()
