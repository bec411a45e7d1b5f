"""The hall on a full screen: three doors, games to continue, language and rules."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from kurayami.kernel import Refusal
from kurayami.terminal.canvas import AMBER, BONE, DIM, Canvas, wrapped
from kurayami.terminal.client.own_name import LONGEST
from kurayami.terminal.full.picture import Picture
from kurayami.terminal.games import GAMES
from kurayami.terminal.saying import refusal_words
from kurayami.terminal.wish import Wish, wish_of
from kurayami.words import LANGUAGES

if TYPE_CHECKING:
    from kurayami.terminal.full.app import TerminalApp

Enter: TypeAlias = Callable[[], None]
Door: TypeAlias = tuple[str, Enter | None]
AWAY: Final = "web-server-away"


class HallScreen(Screen[None]):
    app: "TerminalApp"

    def __init__(self) -> None:
        super().__init__()
        self._doors: list[Door] = []
        self.trouble: Refusal | None = None
        """Reason nothing can be played."""

    def compose(self) -> ComposeResult:
        yield Picture(self._draw_head, id="head")
        yield OptionList(id="doors")
        yield Input(id="name", max_length=LONGEST)
        yield Picture(self._draw_foot, id="foot")

    def on_mount(self) -> None:
        self._fill([])

    def on_screen_resume(self) -> None:
        """Shows the hall first, then asks the server."""
        self.call_after_refresh(self.refresh_games)

    def refresh_games(self) -> None:
        self.run_worker(self._look_around(), exclusive=True)

    async def _look_around(self) -> None:
        words = self.app.words
        say = words.say
        try:
            house = await self.app.house()
            lobby = await house.lobby()
        except Refusal as refusal:
            self.trouble = refusal
            return self._fill([])
        self.trouble = None
        return self._fill(
            [
                (
                    words.label(say("web-continue"), f"{say(GAMES[listed.game].title)}  {listed.code}"),
                    self._opening(listed.code),
                )
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

    def _open_doors(self) -> list[Door]:
        say = self.app.words.say
        doors: list[Door] = []
        for name, game in GAMES.items():
            doors.append((say(game.title), None))
            doors += [(f"  {say(start.label)}", self._wishing(wish_of(name, start))) for start in game.quick]
            doors.append((f"  {say('web-open-table')}…", self._options(name)))
            doors.append((f"  {say('web-rules')}", self._rules(name)))
        return doors

    def _closed_doors(self, trouble: Refusal) -> list[Door]:
        """Shows what is wrong, what to do about it, and what needs no server."""
        words = self.app.words
        say = words.say
        advice = say("terminal-away-advice" if trouble.key == AWAY else "terminal-trouble-advice")
        doors: list[Door] = [(refusal_words(self.app.words, trouble), None), ("", None), (advice, None), ("", None)]
        doors.append((f"  {say('terminal-retry')}", self.refresh_games))
        return doors + [
            (f"  {words.label(say('web-rules'), say(game.title))}", self._rules(name)) for name, game in GAMES.items()
        ]

    def _fill(self, going: list[Door]) -> None:
        """Fills the list; headings can't be selected, doors can."""
        doors = self._closed_doors(self.trouble) if self.trouble else [*going, *self._open_doors()]
        if not self.query("#doors"):  # the hall was left meanwhile
            return
        widget = self.query_one("#doors", OptionList)
        if [words for words, _ in doors] != [words for words, _ in self._doors]:
            pointed = self._pointed(widget)
            widget.clear_options()
            for words, enter in doors:
                style = f"bold {AMBER}" if enter is None else str(BONE)
                widget.add_option(Option(Text(words, style=style), disabled=enter is None))
            first = next(at for at, (_, enter) in enumerate(doors) if enter)
            widget.highlighted = first if pointed is None else max(first, len(doors) - pointed)
        self._doors = doors
        if not self.query_one("#name").display:  # whoever is typing goes on typing
            widget.focus()
        for picture in self.query(Picture):
            picture.redraw()

    def _pointed(self, widget: OptionList) -> int | None:
        """Selected position, counted from the last door; None if it was not moved."""
        first = next((at for at, (_, enter) in enumerate(self._doors) if enter), None)
        return None if widget.highlighted in (None, first) else len(self._doors) - widget.highlighted

    @on(OptionList.OptionSelected, "#doors")
    def _open(self, event: OptionList.OptionSelected) -> None:
        """Opens what was clicked."""
        self._go_in(event.option_index)

    def _go_in(self, place: int | None) -> None:
        enter = self._doors[place][1] if place is not None and place < len(self._doors) else None
        if enter and not self.app.opening:
            enter()

    def on_key(self, event: events.Key) -> None:
        naming = self.query_one("#name", Input)
        if naming.has_focus:
            if event.key == "escape":
                self._named()
            return
        if event.key in ("q", "ctrl+c"):
            self.app.exit()
        elif self.app.opening:
            event.stop()
            self.app.early.append(event)
        elif event.key == "enter":  # at once: the next key is meant for what is behind the door
            event.stop()
            event.prevent_default()
            self._go_in(self.query_one("#doors", OptionList).highlighted)
        elif event.key == "n":
            event.stop()
            event.prevent_default()
            naming.placeholder = self.app.words.say("terminal-name")
            naming.value = self.app.player
            naming.display = True
            naming.focus()
        elif event.key == "l":
            at = LANGUAGES.index(self.app.words.language)
            self.app.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
            self._fill([])
            self.refresh_games()

    @on(Input.Submitted, "#name")
    def _rename(self, event: Input.Submitted) -> None:
        self.app.own_name.change(event.value)
        self._named()

    def _named(self) -> None:
        self.query_one("#name").display = False
        self.query_one("#doors").focus()
        self.query_one("#foot", Picture).redraw()

    def _draw_head(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        canvas.put(1, 0, "k u r a y a m i", AMBER, bold=True)
        canvas.put(20, 0, self.app.words.say("web-tagline"), DIM)
        for row, line in enumerate(wrapped(self.app.words.say("web-lead"), width - 2)[: height - 1], 1):
            canvas.put(1, row, line, BONE)
        return canvas

    def _draw_foot(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        say = self.app.words.say
        language = self.app.words.label(say("web-language"), say(f"web-language-{self.app.words.language}"))
        name = say("terminal-key-name", name=self.app.player)
        keys = f"↑↓ ⏎ {say('terminal-key-open')}   n {name}   l {language}   q {say('terminal-key-leave')}"
        canvas.put(1, 0, keys, DIM)
        return canvas
