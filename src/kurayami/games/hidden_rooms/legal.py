"""Movers, legal actions, and the odds of chance."""

from typing import Final, assert_never

from kurayami.games.hidden_rooms.actions import Action, Begin, Draw, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.house import ADJOINING, SQUARES, TILES, Tile, fits, place
from kurayami.games.hidden_rooms.model import STAGES_TO_WIN, State, stages_won
from kurayami.kernel import CHANCE, Chance, Millis, Outcome, Seat

CHILD: Final[Seat] = 0

# Values never change, so those that are needed all the time are made once.
_PLACES: Final = {square: [(other, place(other)) for other in ADJOINING[square]] for square in SQUARES}
_WALKS: Final = {square: Walk(square) for square in SQUARES}
_SEARCHES: Final = {square: Search(square) for square in SQUARES}
_DRAWS: Final[dict[Tile, Chance[Action]]] = {tile: Chance(Draw(tile)) for tile in TILES}
_STOP: Final = Stop()


def movers(state: State) -> tuple[Seat, ...]:
    match state.waiting:
        case "over":
            return ()
        case "begin" | "child":
            return (CHILD,)
        case "stage_tile" | "first_tile" | "second_tile" | "search":
            return (CHANCE,)
        case _:
            assert_never(state.waiting)


def chances(state: State) -> tuple[Chance[Action], ...]:
    """Chances of a draw: every tile of the Pile is equally likely (HR-3)."""
    if movers(state) != (CHANCE,):
        return ()
    return tuple([_DRAWS[tile] for tile in state.pile])


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    if seat == CHANCE:
        return tuple([chance.action for chance in chances(state)])
    if seat == CHILD and state.waiting == "begin":
        return tuple([Begin(tile) for tile in state.offered])
    if seat == CHILD and state.waiting == "child":
        return _turn(state)
    return ()


def _turn(state: State) -> tuple[Action, ...]:
    """Walks, if any are left, to adjoining tiles; Searches where there is neither tile nor monster (HR-23, HR-25)."""
    monster = state.monster.at if state.monster else None
    under = tile_under_child(state)
    fitting = [tile for tile in state.memory if fits(tile, under)]
    walks: list[Action] = []
    searches: list[Action] = []
    for square, at in _PLACES[state.child]:
        if state.board[at] is not None:
            walks.append(_WALKS[square])
        elif square != monster:
            if state.pile:
                searches.append(_SEARCHES[square])
            searches += [Recall(square, tile) for tile in fitting]
    return (*walks, *searches, _STOP) if state.walks else (*searches, _STOP)


def tile_under_child(state: State) -> Tile:
    tile = state.board[place(state.child)]
    assert tile is not None, "the child always stands on a tile"
    return tile


def deadline(state: State) -> Millis | None:
    """None: nobody is hurried in this game."""
    return None


def countdown(state: State, seat: Seat | None) -> Millis | None:
    return None


def outcome(state: State) -> Outcome | None:
    if state.waiting != "over":
        return None
    if stages_won(state) == STAGES_TO_WIN:
        return Outcome((1.0,), "two_stages_won")
    return Outcome((0.0,), "three_stages_lost")
