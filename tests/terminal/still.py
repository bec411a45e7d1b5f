"""A frozen table: the full screen at one moment of a game, without a server."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kurayami.catalog import GAMES
from kurayami.kernel import CHANCE, CLOCK, Move
from kurayami.table import Seeded
from kurayami.table import Table as GameTable
from kurayami.terminal.client.devices import Devices
from kurayami.terminal.client.house import House
from kurayami.terminal.client.reading import NOTHING, ReadTableNews, ReadUpdate
from kurayami.terminal.client.table import RemoteTable
from kurayami.wire.messages import VERSION, Listed, Lobby, Me, Seating


class StillHouse(House):
    """A house with one game in progress."""

    def __init__(self) -> None:
        super().__init__("http://127.0.0.1:1", Devices(Path("/nowhere")))

    async def introduce(self) -> Me:
        return Me(VERSION, local=True, lan=None)

    async def lobby(self) -> Lobby:
        going = Listed("0123456789", "hako-onna", "playing", ("Ada",), 0, None, None, yours=True)
        return Lobby(open=(), running=(), mine=(going,), finished=())


class StillTable(RemoteTable):
    """Shows what a seat of a game sees now."""

    def __init__(self, name: str, game: Any, seat: int, language: str) -> None:
        super().__init__(House("http://127.0.0.1:1", Devices(Path("/nowhere"))), "0123456789", language)
        rules = GAMES[name]
        seats = rules.seats(game.state.options)
        legal = rules.legal(game.state, seat)
        self._still_view = rules.view(game.state, seat)
        self._still_legal = tuple(legal)
        self._connection.events += [msgspec.to_builtins(event) for event in game.heard(seat)]
        self._connection.line = "open"
        people = ("Ada", *[None] * (seats - 1))
        self._connection.news = ReadTableNews(
            version=VERSION, code="0123456789", game=name, rules_version=1, options=NOTHING, phase="playing",
            open=False, undo=True, hints=True, may_join=False, challenge=None, host=True,
            seats=tuple(seating(at, people[(at - seat) % seats]) for at in range(seats)),
            watchers=0, levels=(), usual="", commitment="", nonces=(), seed=None, lesson=None, unhurried=None,
        )  # fmt: skip
        self._connection.update = ReadUpdate(
            seat=seat, first=0, events=(), view=NOTHING, legal=(), may_undo=False, audiences=("table",), outcome=None,
            reveal=NOTHING, hand=None,
        )  # fmt: skip
        self.began = True
        self._hear()

    def open(self) -> None:
        """Does nothing: nothing ever changes here."""

    def _call_mates(self, news: ReadTableNews) -> None:
        """Does nothing: nobody else acts."""

    @property
    def view(self) -> Any:
        return self._still_view

    @property
    def legal(self) -> tuple[Any, ...]:
        return self._still_legal


def seating(seat: int, name: str | None) -> Seating:
    kind = "person" if name else "bot"
    return Seating(seat, kind, name, None if name else "careful", True, False, name == "Ada")  # type: ignore[arg-type]


def played(name: str, options: dict[str, Any], moves: int, seed: int, wait: bool = False) -> Any:
    """A game after this many moves, chosen at random but always the same; with `wait`, after its next deadline too."""
    rules = GAMES[name]
    chosen = msgspec.convert(options, rules.Options)
    game: Any = GameTable(rules, chosen, Seeded(bytes(32), [bytes(32)] * rules.seats(chosen)))
    dice = Random(seed)
    for _ in range(moves):
        movers = [seat for seat in rules.movers(game.state) if seat not in (CHANCE, CLOCK)]
        if not movers:
            deadline = rules.deadline(game.state)
            assert deadline is not None
            game.advance(deadline)
            continue
        seat = dice.choice(movers)
        actions = [action for action in rules.legal(game.state, seat) if type(action).__name__ != "GiveUp"]
        game.play(Move(seat, dice.choice(actions), game.now))
    if wait:
        game.advance(rules.deadline(game.state))
    return game
