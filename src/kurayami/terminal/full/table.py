"""A table on a full screen: the seats before the game, the game itself, the log and the chat."""

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.keys import key_to_character
from textual.screen import Screen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from kurayami.kernel import Refusal
from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.face import Choice
from kurayami.terminal.full.picture import Picture
from kurayami.terminal.full.sheets import LOG, Sheets
from kurayami.terminal.full.stage import Deed, Stage
from kurayami.terminal.games import GAMES, face_of, loaded
from kurayami.terminal.gathering import GatheringStep, steps_of
from kurayami.terminal.saying import refusal_words
from kurayami.terminal.wish import Wish, begin

if TYPE_CHECKING:
    from kurayami.terminal.full.app import TerminalApp

FRAMES: Final = 20
"""Frames per second while something moves."""
LEAVING: Final = ("q", "ctrl+c")
QUIET: Final = ("escape", "left", "right", "tab", "space")
"""Keys people press out of habit, which may mean nothing."""
LIST_KEYS: Final = {
    "up": "cursor_up",
    "down": "cursor_down",
    "pageup": "page_up",
    "pagedown": "page_down",
    "home": "first",
    "end": "last",
    "enter": "select",
}

Typing: TypeAlias = Literal["chat", "claim", "note"]
"""Purpose of the input line."""
ASKED: Final[dict[Typing, str]] = {"chat": "web-chat-say", "claim": "terminal-claim", "note": "terminal-note"}


class TableScreen(Screen[None]):
    app: "TerminalApp"

    def __init__(self, table: RemoteTable, wish: Wish | None, early: Sequence[events.Key] = ()) -> None:
        super().__init__()
        self.table = table
        self.sheets = Sheets(table)
        self._wish = wish
        self.stale = False
        """True if a change is not drawn yet."""
        self.busy = 0
        """Unanswered requests."""
        self.early = list(early)
        """Keys pressed before they could mean anything."""
        self._choices: list[Choice | GatheringStep] = []
        self._typing: Typing = "chat"

    @property
    def stage(self) -> Stage | None:
        return self.sheets.stage

    def compose(self) -> ComposeResult:
        yield Picture(self.sheets.title, id="title")
        with Horizontal(id="middle"):
            yield Picture(self.sheets.board, id="board")
            with Vertical(id="side"):
                yield Picture(self.sheets.panel, id="panel")
                yield OptionList(id="choices")
        yield Picture(self.sheets.below, id="below")
        yield Input(id="talk")
        yield Picture(self.sheets.keys, id="keys")

    async def on_mount(self) -> None:
        self.table.changed = self.note_change
        self.table.open()
        self.set_interval(1 / FRAMES, self._frame)
        self.note_change()
        if self._wish is not None:
            self.do(begin(self.table, self._wish, self.app.player, self.app.words))

    async def on_unmount(self) -> None:
        await self.table.close()

    # What the table says

    def note_change(self) -> None:
        """Schedules one redraw for any number of changes."""
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
            stage: Stage = loaded(game.stage)(face) if game else Stage(face)
            stage.refresh = self.draw
            stage.colours = not self.app.no_color
            self.sheets.stage = stage
            self.sheets.told = max(0, len(table.events) - LOG)
        if self.stage is not None:
            self.sheets.tell(self.stage)
            self.stage.see()
        self._list()
        self.draw()
        if self.stage is not None:
            self.call_after_refresh(self.stage.face.shown)
        self._catch_up()

    def _list(self) -> None:
        """Fills the list of legal actions; the selection stays if nothing has changed."""
        found: list[Choice | GatheringStep] = []
        stage = self.stage
        if self.table.playing and stage is not None and self.table.seat is not None:
            found += stage.choices() if stage.listed else []
        elif self.table.news is not None and not self._beginning:
            found += steps_of(self.table, self.app.player)
        widget = self.query_one("#choices", OptionList)
        if [choice.words for choice in found] != [choice.words for choice in self._choices]:
            self._choices = found
            widget.clear_options()
            widget.add_options([Option(Text(choice.words)) for choice in found])
            widget.highlighted = 0 if found else None
        self._choices = found
        widget.display = bool(found)
        self._make_room()
        if found and not self.query_one("#talk").has_focus:
            widget.focus()

    def _make_room(self) -> None:
        """Gives the board the whole width if nothing is beside it."""
        self.query_one("#side").display = self.stage is None or self.stage.beside or not self.table.playing

    @property
    def _beginning(self) -> bool:
        """True if the game is about to start by itself, without asking."""
        return self._wish is not None and not self._wish.gather and self.busy > 0

    def draw(self) -> None:
        for picture in self.query(Picture):
            picture.redraw()

    def _frame(self) -> None:
        if self.stage is not None and self.stage.moving:
            self.query_one("#board", Picture).redraw()

    # What is done

    async def on_key(self, event: events.Key) -> None:
        if self.query_one("#talk").has_focus:
            if event.key == "escape":
                self._hush()
            return
        event.stop()
        event.prevent_default()
        if self.stage is not None and self.stage.owns(event.key):
            self._play_key(event)
            self.draw()
        elif event.key in LEAVING:
            self.app.back_to_hall()
        elif self.early or self._must_wait():
            self.early.append(event)
        else:
            self._key(event)

    def _must_wait(self) -> bool:
        """True if a key would mean nothing yet, or something else once the answer arrives."""
        if self.stage is None:
            return self.table.news is None or self._beginning
        return self.stage.patient and (self.busy > 0 or self.stale)

    def _catch_up(self) -> None:
        """Applies early keys."""
        while self.early and not self._must_wait():
            self._key(self.early.pop(0))

    def _key(self, event: events.Key) -> None:
        self.sheets.refused = ""
        match event.key:
            case "question_mark" | "f1":
                self.app.show_rules(self.table.game)
            case "c" if self.table.may_talk:
                self._type("chat")
            case "u":
                self.do(self.table.undo())
            case "v" if self.stage is not None:
                self.app.look(self.stage, self.sheets.log_lines)
            case _:
                self._play_key(event)
        self.draw()

    def _play_key(self, event: events.Key) -> None:
        stage = self.stage
        deeds: list[Deed] | None = None
        if stage is not None and (self.table.playing or self.table.over):
            if event.key == "h" and stage.hinting:
                self.run_worker(self._doing(self._hint(stage)))  # nothing waits for a hint
                return None
            if event.key == "r" and stage.reviewing:
                self.run_worker(stage.review(self.draw))
                return None
            if event.key == "p" and stage.noting and self.table.may_talk:
                return self._type("claim")
            if event.key == "n" and stage.noting:
                return self._type("note")
            deeds = stage.key(event.key, event.time)
            self._make_room()
        if deeds is not None:
            return self.carry_out(deeds)
        return self._list_key(event.key)

    def _list_key(self, key: str) -> None:
        widget = self.query_one("#choices", OptionList)
        if key not in LIST_KEYS:
            self._know_not(key)
        elif self._choices and key == "enter":  # not by a message: what is chosen is what stands there now
            self._choose(widget.highlighted)
        elif self._choices:
            getattr(widget, f"action_{LIST_KEYS[key]}")()

    def _know_not(self, key: str) -> None:
        if key not in QUIET:
            pressed = key_to_character(key) or key
            self.sheets.refused = self.table.words.say("terminal-key-unknown", pressed=pressed)

    def carry_out(self, deeds: list[Deed]) -> None:
        for deed in deeds:
            self.do(self.table.act(deed.action, deed.seat))

    def do(self, work: Awaitable[object]) -> None:
        self.busy += 1
        self.run_worker(self._answered(work))

    async def _answered(self, work: Awaitable[object]) -> None:
        try:
            await self._doing(work)
        finally:
            self.busy -= 1
        self.note_change()

    async def _doing(self, work: Awaitable[object]) -> None:
        """Shows a refusal; anything else is a bug of ours."""
        try:
            await work
        except Refusal as refusal:
            self.sheets.refused = refusal_words(self.table.words, refusal)
        self.draw()

    async def _hint(self, stage: Stage) -> None:
        """Shows advice for the current position; advice that comes too late is dropped."""
        asked = self.table.update
        stage.thinking = True
        self.draw()
        try:
            hints = await self.table.hint()
        finally:
            stage.thinking = False
        if self.table.update is asked:
            stage.show_hints(hints)

    @on(OptionList.OptionHighlighted, "#choices")
    def _point(self, event: OptionList.OptionHighlighted) -> None:
        choice = self._choices[event.option_index] if event.option_index < len(self._choices) else None
        if self.stage is not None and isinstance(choice, Choice):
            self.stage.highlight(choice.action)
            self.query_one("#board", Picture).redraw()
            self.query_one("#panel", Picture).redraw()

    @on(OptionList.OptionSelected, "#choices")
    def _take(self, event: OptionList.OptionSelected) -> None:
        """Takes the choice that was clicked."""
        self._choose(event.option_index)

    def _choose(self, place: int | None) -> None:
        """Takes the selected choice. Does nothing while an answer is pending: the list may change in a moment."""
        if place is None or place >= len(self._choices) or self.busy:
            return
        choice = self._choices[place]
        self.sheets.refused = ""
        if isinstance(choice, GatheringStep):
            self.do(choice.work())
        elif self.stage is not None:
            self.carry_out([Deed(self.stage.face.ready(choice.action), choice.seat)])

    def on_click(self, event: events.Click) -> None:
        if self.stage is None or not self.table.playing or event.widget is not self.query_one("#board"):
            return
        self.sheets.refused = ""
        self.carry_out(self.stage.click(event.x, event.y))
        pointed = [at for at, one in enumerate(self._choices) if isinstance(one, Choice) and self.stage.points_at(one)]
        if pointed:
            self.query_one("#choices", OptionList).highlighted = pointed[0]
        self.draw()

    # What is typed

    def _type(self, typing: Typing) -> None:
        self._typing = typing
        talk = self.query_one("#talk", Input)
        talk.placeholder = self.table.words.say(ASKED[typing])
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
        stage = self.stage
        if not text or stage is None:
            return
        if self._typing == "chat":
            self.do(self.table.say(text))
        elif self._typing == "claim":
            pin = stage.face.pin_of(text)
            if pin is None:
                self.sheets.refused = self.table.words.say("terminal-claim-how")
            else:
                self.do(self.table.say("", pin))
        elif not stage.take_note(text):
            self.sheets.refused = self.table.words.say("terminal-note-how")
        self.draw()
