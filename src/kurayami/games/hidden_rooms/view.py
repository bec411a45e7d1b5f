"""The player's view. Everything is public but the order of the Pile, which is decided by drawing (HR-31)."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from kurayami.games.hidden_rooms.actions import Begin, Draw, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.events import Event, Loss, MonsterEvent
from kurayami.games.hidden_rooms.house import EXIT, SQUARES, WATCHED, Square, Tile, fits, place
from kurayami.games.hidden_rooms.legal import CHILD, legal, tile_under_child
from kurayami.games.hidden_rooms.model import Options, StageResult, State, Waiting, stages_won
from kurayami.games.hidden_rooms.monster import Monster, Route, actions_left, take_turn
from kurayami.kernel import TABLE, Audience, Seat, Stream


class Room(Struct, frozen=True):
    """A square with a tile on it."""

    at: Square
    tile: Tile


class Odds(Struct, frozen=True):
    """Exact odds that a draw fits."""

    fitting: int
    of: int


class Prospect(Struct, frozen=True):
    """Consequences of ending the child's turn on a square."""

    at: Square
    foreseen: tuple[MonsterEvent, ...]
    """The monster's next turn; empty if the stage ends before it."""
    loss: Loss | None
    """Reason the stage is lost then."""
    fitting: tuple[int, ...]
    """Indices in the Pile of tiles that fit the room there; empty without a room."""


class View(Struct, frozen=True):
    seat: Seat | None
    options: Options
    waiting: Waiting
    results: tuple[StageResult, ...]
    star: bool
    """Side of the child that is up (HR-5, HR-8)."""
    stage: int
    route: Route
    pile: tuple[Tile, ...]
    memory: tuple[Tile, ...]
    discard: tuple[Tile, ...]
    offered: tuple[Tile, ...]
    rooms: tuple[Room, ...]
    child: Square
    monster: Monster | None
    walks: int
    turn: int
    target: Square | None
    odds: Odds | None
    """Odds that a tile drawn now would fit the one under the child."""
    watched: tuple[Square, ...]
    """Squares the monster watches now."""
    foreseen: tuple[MonsterEvent, ...]
    """The monster's next turn if the child stays where it is."""
    prospects: tuple[Prospect, ...]
    """Prospects in the child's turn: of its own square, then of each square its next action can reach."""
    actions_left: int | None
    """The monster's steps to the end of its route, if it sees nobody."""


def view(state: State, seat: Seat | None) -> View:
    monster = state.monster
    playing = state.waiting in ("child", "search")
    return replace(
        glance(state, seat),
        odds=_odds(state) if playing else None,
        foreseen=tuple(take_turn(monster, state.child, state.route)[1]) if monster else (),
        prospects=_prospects(state, monster) if monster and state.waiting == "child" else (),
        actions_left=actions_left(monster, state.route) if monster else None,
    )


def glance(state: State, seat: Seat | None) -> View:
    """The view without derived facts: odds, prospects, the monster's next turns."""
    monster = state.monster
    return View(
        seat=seat,
        options=state.options,
        waiting=state.waiting,
        results=state.results,
        star=stages_won(state) > 0,
        stage=state.stage,
        route=state.route,
        pile=state.pile,
        memory=state.memory,
        discard=state.discard,
        offered=state.offered,
        rooms=tuple([Room(at, tile) for at, tile in zip(SQUARES, state.board, strict=True) if tile is not None]),
        child=state.child,
        monster=monster,
        walks=state.walks,
        turn=state.turn,
        target=state.target,
        odds=None,
        watched=WATCHED[monster.at, monster.facing] if monster else (),
        foreseen=(),
        prospects=(),
        actions_left=None,
    )


def _odds(state: State) -> Odds:
    under = tile_under_child(state)
    return Odds(sum([fits(tile, under) for tile in state.pile]), len(state.pile))


def _prospects(state: State, monster: Monster) -> tuple[Prospect, ...]:
    squares = [state.child]
    for action in legal(state, CHILD):
        match action:
            case Walk(to=square) | Search(target=square) | Recall(target=square):
                if square not in squares:
                    squares.append(square)
            case Stop() | Begin() | Draw():
                pass
            case _:
                assert_never(action)
    return tuple([_prospect(state, monster, square) for square in squares])


def _prospect(state: State, monster: Monster, square: Square) -> Prospect:
    tile = state.board[place(square)]
    fitting = () if tile is None else tuple([at for at, found in enumerate(state.pile) if fits(found, tile)])
    if square == monster.at:  # HR-24
        return Prospect(square, (), "walked_into_it", fitting)
    if square == EXIT:  # HR-29
        return Prospect(square, (), None, fitting)
    _, foreseen, loss = take_turn(monster, square, state.route)
    return Prospect(square, tuple(foreseen), loss, fitting)


def witness(event: Event, seat: Seat | None) -> Event:
    return event


def audiences(state: State, seat: Seat) -> tuple[Audience, ...]:
    return (Audience(TABLE, (0,)),)


def imagine(view: View, rng: Stream) -> State:
    """The only state with this view: nothing is hidden."""
    tiles = {room.at: room.tile for room in view.rooms}
    return State(
        options=view.options,
        waiting=view.waiting,
        results=view.results,
        stage=view.stage,
        route=view.route,
        pile=view.pile,
        memory=view.memory,
        discard=view.discard,
        offered=view.offered,
        board=tuple(tiles.get(square) for square in SQUARES),
        child=view.child,
        monster=view.monster,
        walks=view.walks,
        turn=view.turn,
        target=view.target,
    )


def reveal(state: State) -> View:
    return view(state, None)
