"""Options of a new table. Full screen and line mode share them."""

from typing import Any

import msgspec

from kurayami.bots import levels_of
from kurayami.extras import extras_of
from kurayami.terminal.games import GAMES, QuickStart, Value
from kurayami.terminal.wish import Wish
from kurayami.words import Words


class Setting:
    """One line: a name, and values to step through."""

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


class TableOptions:
    def __init__(self, game: str, words: Words) -> None:
        self.game = game
        self._words = words
        say, known = words.say, GAMES[game]
        ways = [(say(start.label), start) for start in known.quick]
        self.settings = [Setting(say("terminal-way"), ways)] if len(ways) > 1 else []
        for option in known.options:
            values = (
                self._content(option.content)
                if option.content
                else [(self._value_words(value), value.options) for value in option.values]
            )
            self.settings.append(Setting(say(option.label), values))
        self._unhurried = Setting(say("web-unhurried"), [(say("terminal-no"), False), (say("terminal-yes"), True)])
        if known.waits:
            self.settings.append(self._unhurried)
        levels: list[tuple[str, str | None]] = [(say("terminal-usual"), None)]
        levels += [(say("web-level", level=level), level) for level in levels_of(game)]
        if self.several:
            self.settings.append(Setting(say("web-bots"), levels))

    @property
    def several(self) -> bool:
        """True if the game has other seats."""
        return self.game != "hidden-rooms"

    def choices(self) -> list[str]:
        """The settings, then the ways to start."""
        say = self._words.say
        ways = [say("web-play-now"), *([say("terminal-with-others")] if self.several else [])]
        return [*(setting.words for setting in self.settings), *ways]

    def choose(self, place: int) -> Wish | None:
        """Steps a setting, or returns what to play."""
        if place < len(self.settings):
            self.settings[place].turn()
            return None
        return self._wish(gather=place > len(self.settings))

    def _content(self, kind: str) -> list[tuple[str, dict[str, Any]]]:
        """Books and the like, by their own titles in this language."""
        listed = extras_of(self.game).content[kind].listed
        return [
            (
                piece.title_in.get(self._words.language, piece.title),
                {kind.removesuffix("s"): msgspec.to_builtins(piece)},
            )
            for piece in listed.values()
        ]

    def _value_words(self, value: Value) -> str:
        if value.label:
            return self._words.say(value.label, **value.params)
        return str(next(iter(value.options.values())))

    def _wish(self, gather: bool) -> Wish:
        start: QuickStart = GAMES[self.game].quick[0]
        chosen: dict[str, Any] = {}
        level = None
        for setting in self.settings:
            match setting.value:
                case QuickStart() as way:
                    start = way
                case bool():
                    pass
                case dict() as options:
                    chosen |= options
                case other:
                    level = other
        if start.here > 1 or "rounds" in start.options:
            chosen = {name: value for name, value in chosen.items() if name not in start.options}
        return Wish(
            self.game, {**start.options, **chosen}, start.seat, start.here, level, gather, self._unhurried.value
        )
