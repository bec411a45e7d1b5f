"""The state of a game, and its options."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from kurayami.games.hidden_rooms.book import Book
from kurayami.games.hidden_rooms.events import Loss
from kurayami.games.hidden_rooms.house import SQUARES, START, TILES, Square, Tile
from kurayami.games.hidden_rooms.library import BOOKS
from kurayami.games.hidden_rooms.monster import Monster, Route

STAGES_TO_WIN: Final = 2
STAGES_TO_LOSE: Final = 3
WALKS_PER_TURN: Final = 2
UNATTENDED_TURN_LIMIT: Final = 500


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    book: Book = BOOKS["rooms"]
    turn_limit: int | None = None
    """Turns of the child before a stage is lost, for unattended games (HR-34)."""


class StageResult(Struct, frozen=True):
    stage: int
    turns: int
    loss: Loss | None
    """Reason the stage was lost; None if it was won."""


Waiting: TypeAlias = Literal["stage_tile", "first_tile", "second_tile", "begin", "child", "search", "over"]
"""Pending input: a draw for the stage, the draws of the two starting tiles, the choice between them, the
child's turn, a draw for a Search, nothing more.
"""


class State(Struct, frozen=True):
    options: Options
    waiting: Waiting = "stage_tile"
    results: tuple[StageResult, ...] = ()
    stage: int = 1
    """Page at which the Book is open (HR-6)."""
    route: Route = ()
    pile: tuple[Tile, ...] = TILES
    """Tiles of the Pile, sorted, which reveals nothing: every draw is uniform (HR-3)."""
    memory: tuple[Tile, ...] = ()
    discard: tuple[Tile, ...] = ()
    offered: tuple[Tile, ...] = ()
    board: tuple[Tile | None, ...] = (None,) * len(SQUARES)
    child: Square = START
    monster: Monster | None = None
    """None between two stages."""
    walks: int = 0
    """Moves left in the child's turn."""
    turn: int = 0
    """The child's turns in this stage, including the current one."""
    target: Square | None = None
    """Square being searched, while a tile is drawn for it."""


def stages_won(state: State) -> int:
    return sum(result.loss is None for result in state.results)


def stages_lost(state: State) -> int:
    return len(state.results) - stages_won(state)
