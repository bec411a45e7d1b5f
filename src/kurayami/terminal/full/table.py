"""A table on a full screen: the seats before the game, the game itself, what was said and done."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from kurayami.kernel import TABLE, Refusal
from kurayami.terminal.canvas import AMBER, BONE, DIM, MOON, Canvas, fitted, wrapped
from kurayami.terminal.client.table import Table
from kurayami.terminal.face import Choice
from kurayami.terminal.full.stage import Deed, Stage, panel_text
from kurayami.terminal.games import GAMES, face_of, loaded
from kurayami.terminal.gathering import Step, steps_of
from kurayami.terminal.people import seat_name
from kurayami.terminal.saying import refusal_words
from kurayami.terminal.wish import Wish, begin

if TYPE_CHECKING:
    from kurayami.terminal.full.app import TerminalApp

FRAMES: Final = 20
"""Drawings a second while something moves."""
GAP: Final = 3
"""Cells for the space behind a key, and for that behind its words."""
LOG: Final = 200
"""Newest lines of the log that are kept."""


class Picture(Widget):
    """A widget that is drawn by a function of its size."""

    def __init__(self, draw: Callable[[int, int], Text], **how: Any) -> None:
        super().__init__(**how)
        self._draw = draw

    def render(self) -> Text:
        width, height = self.size
        return self._draw(width, height) if width > 0 and height > 0 else Text("")


class TableScreen(Screen[None]):
    app: "TerminalApp"

    def __init__(self, table: Table, wish: Wish | None) -> None:
        super().__init__()
        self.table = table
        self.stage: Stage | None = None
        self.log_lines: list[str] = []
        self.refused = ""
        """Why the last thing could not be done."""
        self._wish = wish
        self._told = 0
        self._heard = 0
        self.stale = False
        """Whether something has changed that is not drawn yet."""
        self.busy = 0
        """Requests without an answer."""
        self._choices: list[Choice | Step] = []
        self._claiming = False

    def compose(self) -> ComposeResult:
        yield Picture(self._draw_title, id="title")
        with Horizontal(id="middle"):
            yield Picture(self._draw_board, id="board")
            with Vertical(id="side"):
                yield Picture(self._draw_panel, id="panel")
                yield OptionList(id="choices")
        yield Picture(self._draw_prompt, id="prompt")
        yield Picture(self._draw_log, id="log")
        yield Input(id="talk")
        yield Picture(self._draw_keys, id="keys")

    async def on_mount(self) -> None:
        self.table.changed = self.note_change
        self.table.open()
        self.set_interval(1 / FRAMES, self._frame)
        self.note_change()
        if self._wish is not None:
            wish = self._wish
            self.do(begin(self.table, wish, self.app.player, self.app.words))

    async def on_unmount(self) -> None:
        await self.table.close()

    # What the table says

    def note_change(self) -> None:
        """Several changes at once are drawn once."""
        if not self.stale:
            self.stale = True
            self.call_later(self._see)

    def _see(self) -> None:
        self.stale = False
        if not self.is_mounted:
            return
        table = self.table
        if table.update is not None and self.stage is None:
            game = GAMES.get(table.game)
            face = face_of(table)
            self.stage = loaded(game.stage)(face) if game else Stage(face)
            self.stage.refresh = self.draw
            self._told = 0 if table.began else len(table.events)
        if self.stage is not None:
            self._tell()
            self.stage.see()
        self._list()
        self.draw()
        if self.stage is not None:
            self.call_after_refresh(self.stage.face.shown)

    def _tell(self) -> None:
        """The log tells what is new."""
        table = self.table
        if self.stage is None:
            return
        if self._told > len(table.events):
            self._told = 0
        for event in table.events[self._told :]:
            words = self.stage.face.event_words(event)
            if words:
                self.log_lines.append(words)
        self._told = len(table.events)
        for spoken in table.said[self._heard :]:
            text = self.stage.face.pin_words(spoken.pin) if spoken.pin else spoken.text
            self.log_lines.append(table.words.say("terminal-spoken", name=spoken.name, text=text))
        self._heard = len(table.said)
        del self.log_lines[:-LOG]

    def _list(self) -> None:
        """The list of what is possible; the place in it stays where it was if nothing has changed."""
        found: list[Choice | Step] = []
        if self.table.playing and self.stage is not None and self.table.seat is not None:
            found += self.stage.choices() if self.stage.listed else []
        elif self.table.news is not None:
            found += steps_of(self.table, self.app.player)
        widget = self.query_one("#choices", OptionList)
        if [choice.words for choice in found] != [choice.words for choice in self._choices]:
            widget.clear_options()
            widget.add_options([Option(Text(choice.words)) for choice in found])
            widget.highlighted = 0 if found else None
        self._choices = found
        widget.display = bool(found)
        self.query_one("#side").display = bool(found) or self.stage is None or self.stage.beside
        if found and not self.query_one("#talk").has_focus:
            widget.focus()

    def draw(self) -> None:
        for picture in self.query(Picture):
            picture.refresh()

    def _frame(self) -> None:
        if self.stage is not None and self.stage.moving:
            self.query_one("#board").refresh()

    # What is drawn

    def _say(self, key: str, **params: str | int) -> str:
        return self.table.words.say(key, **params)

    def _draw_title(self, width: int, height: int) -> Text:
        canvas = Canvas(width, height)
        news = self.table.news
        if news is not None:
            title = self._say(GAMES[news.game].title) if news.game in GAMES else news.game
            canvas.put(0, 0, title, AMBER, bold=True)
            line = {"lost": "web-line-lost", "closed": "web-line-closed"}.get(self.table.line)
            right = self._say(line) if line else news.code
            canvas.put(max(0, width - cell_len(right)), 0, right, AMBER if line else DIM)
        if self.table.notice and self.table.notice.key:
            notice = self._say(self.table.notice.key, **self.table.notice.params)
            canvas.centre(0, 0, width, notice, MOON)
        return canvas.text()

    def _draw_board(self, width: int, height: int) -> Text:
        if self.stage is not None:
            return self.stage.board(width, height)
        canvas = Canvas(width, height)
        seats = self.table.news.seats if self.table.news else ()
        for row, seating in enumerate(seats):
            canvas.put(1, 1 + row, f"{seating.seat + 1}  {seat_name(seating, self.table.words)}")
        if self.table.news:
            canvas.put(1, len(seats) + 2, self._say("web-invite-line"), DIM)
            canvas.put(1, len(seats) + 3, f"{self.table.house.origin}/t/{self.table.code}", AMBER)
        return canvas.text()

    def _draw_panel(self, width: int, height: int) -> Text:
        return panel_text(self.stage.panel(width) if self.stage else [], width, height)

    def _draw_prompt(self, width: int, height: int) -> Text:
        canvas = Canvas(width, height)
        text, ink = self.refused, AMBER
        if not text and self.table.over:
            text = self._outcome()
        elif not text and self.stage is not None:
            text, ink = self.stage.prompt(), BONE
        for row, line in enumerate(wrapped(text, width)[:height]):
            canvas.put(0, row, line, ink, bold=True)
        return canvas.text()

    def _outcome(self) -> str:
        update, seat = self.table.update, self.table.seat
        if update is None or update.outcome is None or seat is None:
            return self._say("web-phase-over")
        return self._say("web-won" if update.outcome.scores[seat] > 0 else "web-lost")

    def _draw_log(self, width: int, height: int) -> Text:
        canvas = Canvas(width, height)
        lines = [line for text in self.log_lines[-height:] for line in wrapped(text, width)][-height:]
        for row, line in enumerate(lines):
            canvas.put(0, row, line, BONE if row == len(lines) - 1 else DIM)
        return canvas.text()

    def _draw_keys(self, width: int, height: int) -> Text:
        canvas = Canvas(width, height)
        keys = self.stage.keys() if self.stage is not None and self.table.playing else []
        keys += [("u", "terminal-key-undo")] if self.table.update and self.table.update.may_undo else []
        keys += (
            [("c", "terminal-key-chat")]
            if self.table.may_talk and len(self.table.news.seats if self.table.news else ()) > 1
            else []
        )
        keys += [("?", "terminal-key-rules"), ("q", "terminal-key-hall")]
        named = [(key, self._say(message)) for key, message in keys]
        longest = next((most for most in (30, 16, 12, 9, 6) if fits_into(named, most, width)), 4)
        at = 0
        for key, words in named:
            canvas.put(at, 0, key, AMBER, bold=True)
            canvas.put(at + cell_len(key) + 1, 0, fitted(words, longest), DIM)
            at += cell_len(key) + cell_len(fitted(words, longest)) + GAP
        return canvas.text()

    # What is done

    async def on_key(self, event: events.Key) -> None:
        if self.query_one("#talk").has_focus:
            if event.key == "escape":
                self._hush()
            return
        self.refused = ""
        if event.key in ("q", "ctrl+c"):
            event.stop()
            self.app.back_to_hall()
        elif event.key in ("question_mark", "f1"):
            self.app.show_rules(self.table.game)
        elif event.key == "c" and self.table.may_talk:
            event.stop()
            self._talk(claim=False)
        elif event.key == "u":
            self.do(self.table.undo())
        else:
            self._play_key(event)
        self.draw()

    def _play_key(self, event: events.Key) -> None:
        if self.stage is None or not (self.table.playing or self.table.over):
            return
        if event.key == "h" and hasattr(self.stage, "show_hints"):
            self.do(self._hint())
        elif event.key == "r" and hasattr(self.stage, "back"):
            self.run_worker(self.stage.back.show(self.draw))
        elif event.key == "p" and self.stage.face.pin_of("1 danger") and self.table.may_talk:
            event.stop()
            self._talk(claim=True)
        else:
            deeds = self.stage.key(event.key, event.time)
            if deeds is not None:
                event.stop()
                event.prevent_default()
                self.carry_out(deeds)

    def carry_out(self, deeds: list[Deed]) -> None:
        for deed in deeds:
            self.do(self.table.act(deed.action, deed.seat))

    def do(self, work: Awaitable[object]) -> None:
        self.busy += 1
        self.run_worker(self._doing(work))

    async def _doing(self, work: Awaitable[object]) -> None:
        """A refusal is told, anything else is a mistake of ours."""
        try:
            await work
        except Refusal as refusal:
            self.refused = refusal_words(self.table.words, refusal)
            if self.is_mounted:
                self.draw()
        finally:
            self.busy -= 1

    async def _hint(self) -> None:
        hints = await self.table.hint()
        if self.stage is not None:
            self.stage.show_hints(hints)  # type: ignore[attr-defined]
        self.draw()

    @on(OptionList.OptionHighlighted, "#choices")
    def _point(self, event: OptionList.OptionHighlighted) -> None:
        choice = self._choices[event.option_index] if event.option_index < len(self._choices) else None
        if self.stage is not None and isinstance(choice, Choice):
            self.stage.highlight(choice.action)
            self.query_one("#board").refresh()
            self.query_one("#panel").refresh()

    @on(OptionList.OptionSelected, "#choices")
    def _take(self, event: OptionList.OptionSelected) -> None:
        if event.option_index >= len(self._choices):
            return
        choice = self._choices[event.option_index]
        self.refused = ""
        if isinstance(choice, Step):
            self.do(choice.work())
        elif self.stage is not None:
            self.carry_out([Deed(self.stage.face.ready(choice.action), choice.seat)])

    def on_click(self, event: events.Click) -> None:
        board = self.query_one("#board")
        if self.stage is None or not self.table.playing or event.widget is not board:
            return
        self.refused = ""
        self.carry_out(self.stage.click(event.x, event.y))
        self.draw()

    def _talk(self, claim: bool) -> None:
        self._claiming = claim
        talk = self.query_one("#talk", Input)
        talk.placeholder = self._say("terminal-claim" if claim else "web-chat-say")
        talk.display = True
        talk.focus()

    def _hush(self) -> None:
        talk = self.query_one("#talk", Input)
        talk.value = ""
        talk.display = False
        self.set_focus(self.query_one("#choices") if self._choices else None)

    @on(Input.Submitted, "#talk")
    def _speak(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self._hush()
        if not text or self.stage is None:
            return
        if not self._claiming:
            self.do(self.table.say(text, audience=self._audience()))
            return
        pin = self.stage.face.pin_of(text)
        if pin is None:
            self.refused = self._say("terminal-claim-how")
        else:
            self.do(self.table.say("", pin))
        self.draw()

    def _audience(self) -> str:
        return TABLE if TABLE in self.table.may_talk else self.table.may_talk[0]


def fits_into(named: list[tuple[str, str]], longest: int, width: int) -> bool:
    return sum(cell_len(key) + cell_len(fitted(words, longest)) + GAP for key, words in named) <= width + 2
