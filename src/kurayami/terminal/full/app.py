"""The application: a hall, tables, rules, and the way between them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from kurayami.kernel import Refusal
from kurayami.terminal.client.house import House
from kurayami.terminal.client.table import Table, new_nonce
from kurayami.terminal.full.hall import HallScreen
from kurayami.terminal.full.options import OptionsScreen
from kurayami.terminal.full.rules import RulesScreen
from kurayami.terminal.full.table import TableScreen
from kurayami.terminal.saying import refusal_words
from kurayami.terminal.wish import Wish, create
from kurayami.words import Words


class TerminalApp(App[str]):
    """Returns what is to be said after it has closed, if anything."""

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
    #head { height: 3; margin: 1 1 0 1; }
    #doors { margin: 1 2; height: 1fr; }
    #middle { height: 1fr; }
    #board { width: 1fr; }
    #side { width: 36; padding-left: 1; }
    #panel { height: 1fr; }
    #choices { height: auto; max-height: 60%; }
    #prompt { height: 2; }
    #log { height: 1; }
    #talk { display: none; height: 1; border: none; background: #1a1712; }
    .tall #log { height: 7; }
    .wide #side { width: 48; }
    #rules { padding: 0 2; }
    """

    def __init__(
        self,
        words: Words,
        player: str,
        open_house: Callable[[], House],
        start: Wish | str | None = None,
        nonces: Callable[[], str] = new_nonce,
    ) -> None:
        super().__init__()
        self.words = words
        self.player = player
        self._open_house = open_house
        self._start = start
        self._nonces = nonces
        self._house: asyncio.Task[House] | None = None

    async def house(self) -> House:
        """The server; it may have to be started first. Raises `Refusal`, and tries again when it is asked again.

        Who asks may be called off; the start may not: a second one would find its database taken by the first.
        """
        if self._house is None or (self._house.done() and (self._house.cancelled() or self._house.exception())):
            self._house = asyncio.create_task(self._opened_house())
        return await asyncio.shield(self._house)

    async def _opened_house(self) -> House:
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

        self.run_worker(self._telling(opened))

    def open_table(self, code: str) -> None:
        async def opened() -> None:
            self._show(await self.house(), code, None)

        self.run_worker(self._telling(opened))

    async def _telling(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Refusal as refusal:
            self.notify(refusal_words(self.words, refusal), severity="warning")

    def _show(self, house: House, code: str, wish: Wish | None) -> None:
        screen = TableScreen(Table(house, code, self.words.language, nonces=self._nonces), wish)
        self.push_screen(screen)
        self.call_after_refresh(self.on_resize)

    def choose_options(self, game: str) -> None:
        self.push_screen(OptionsScreen(game))

    def show_rules(self, game: str) -> None:
        self.push_screen(RulesScreen(game))

    def back_to_hall(self) -> None:
        self.pop_screen()

    def speak(self, language: str) -> None:
        self.words = Words(language)

    def action_leave(self) -> None:
        """Leaves at once. Everything that was done is stored already."""
        self.exit(self.words.say("terminal-kept") if isinstance(self.screen, TableScreen) else None)


TALL = 34
WIDE = 110
