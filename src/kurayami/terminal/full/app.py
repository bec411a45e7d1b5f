"""The application: hall, tables, rules, and the way between them.

A screen is imported when it is opened, so the first one appears at once.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Key

from kurayami.kernel import Refusal
from kurayami.terminal.client.nonce import new_nonce
from kurayami.terminal.client.own_name import OwnName
from kurayami.terminal.full.hall import HallScreen
from kurayami.terminal.saying import refusal_words
from kurayami.terminal.wish import Wish, create
from kurayami.words import Words

if TYPE_CHECKING:
    from kurayami.terminal.client.house import House
    from kurayami.terminal.full.stage import Stage


class TerminalApp(App[str]):
    """The application. Returns the text to print after it has closed, if any."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]
    CSS = """
    Screen { background: #09090d; color: #e8e0ce; }
    OptionList { background: #09090d; color: #e8e0ce; border: none; padding: 0; scrollbar-size-vertical: 1; }
    OptionList:focus { border: none; }
    OptionList > .option-list--option-highlighted { background: #3a2f1c; color: #ffe7b8; text-style: bold; }
    OptionList:focus > .option-list--option-highlighted { background: #6b4f1f; color: #fff4dc; text-style: bold; }
    OptionList > .option-list--option-disabled { color: #ffc460; text-style: bold; }
    #title, #keys, #foot { height: 1; }
    #name { display: none; height: 1; border: none; background: #1a1712; margin: 0 1; }
    #head { height: 3; margin: 1 1 0 1; }
    #doors { margin: 1 2; height: 1fr; }
    #middle { height: 1fr; }
    #board { width: 1fr; }
    #side { width: 36; padding-left: 1; }
    #panel { height: 1fr; }
    #choices { height: auto; max-height: 60%; }
    #below { height: 3; }
    #talk { display: none; height: 1; border: none; background: #1a1712; }
    .tall #below { height: 9; }
    .wide #side { width: 48; }
    #rules { padding: 0 2; }
    #look { padding: 0 2; }
    Screen OptionList:nocolor > .option-list--option-highlighted { text-style: bold underline; }
    Screen OptionList:nocolor:focus > .option-list--option-highlighted { text-style: bold underline; }
    """

    def __init__(
        self,
        words: Words,
        own_name: OwnName,
        open_house: "Callable[[], House]",
        start: Wish | str | None = None,
        nonces: Callable[[], str] = new_nonce,
    ) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ or None)
        self.words = words
        self.own_name = own_name
        self._open_house = open_house
        self._start = start
        self._nonces = nonces
        self.opening = False
        """True while a table is about to open."""
        self.early: list[Key] = []
        """Keys pressed meanwhile, which are meant for the table."""
        self._at_table = False
        self._house: asyncio.Task[House] | None = None

    @property
    def player(self) -> str:
        return self.own_name.text

    async def house(self) -> "House":
        """The server, started if need be. Raises `Refusal`, and tries again on the next call.

        The caller may be cancelled but the start may not: a second one would find its database taken by the first.
        """
        if self._house is None or (self._house.done() and (self._house.cancelled() or self._house.exception())):
            self._house = asyncio.create_task(self._opened_house())
        return await asyncio.shield(self._house)

    async def _opened_house(self) -> "House":
        house = await asyncio.to_thread(self._open_house)
        await house.introduce()
        return house

    async def on_mount(self) -> None:
        match self._start:
            case None:
                self.push_screen(HallScreen())
            case str(code):
                self.push_screen(HallScreen())
                self.open_table(code)
            case Wish() as wish:
                self.push_screen(HallScreen())
                self.new_game(wish)

    def on_resize(self) -> None:
        for screen in self.screen_stack:
            screen.set_class(self.size.height >= TALL, "tall")
            screen.set_class(self.size.width >= WIDE, "wide")

    def new_game(self, wish: Wish) -> None:
        async def opened() -> None:
            house = await self.house()
            self._show(house, await create(house, wish), wish)

        self._open(opened)

    def open_table(self, code: str) -> None:
        async def opened() -> None:
            self._show(await self.house(), code, None)

        self._open(opened)

    def _open(self, work: Callable[[], Awaitable[None]]) -> None:
        """Opens one table at a time: a second key is meant for the first one."""
        if not self.opening:
            self.opening = True
            self.run_worker(self._telling(work))

    async def _telling(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Refusal as refusal:
            self.notify(refusal_words(self.words, refusal), severity="warning")
        finally:
            self.opening = False
            self.early.clear()

    def _show(self, house: "House", code: str, wish: Wish | None) -> None:
        from kurayami.terminal.client.table import RemoteTable
        from kurayami.terminal.full.table import TableScreen

        screen = TableScreen(RemoteTable(house, code, self.words.language, nonces=self._nonces), wish, self.early)
        self._at_table = True
        self.push_screen(screen)
        self.call_after_refresh(self.on_resize)

    def choose_options(self, game: str) -> None:
        from kurayami.terminal.full.options import OptionsScreen

        self.push_screen(OptionsScreen(game))

    def show_rules(self, game: str) -> None:
        from kurayami.terminal.full.rules import RulesScreen

        self.push_screen(RulesScreen(game))

    def look(self, stage: "Stage", log: list[str]) -> None:
        from kurayami.terminal.full.look import LookScreen

        self.push_screen(LookScreen(stage, log))

    def back_to_hall(self) -> None:
        self._at_table = False
        self.pop_screen()

    def speak(self, language: str) -> None:
        self.words = Words(language)

    def action_leave(self) -> None:
        """Leaves at once. Everything is already stored."""
        self.exit(self.words.say("terminal-kept") if self._at_table else None)


TALL = 34
WIDE = 110
