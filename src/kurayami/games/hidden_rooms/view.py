"""What the player sees. All is open but the order of the Pile, which is not decided before a draw (HR-31)."""

from msgspec import Struct

from kurayami.games.hidden_rooms.events import Event, MonsterEvent
from kurayami.games.hidden_rooms.house import SQUARES, WATCHED, Square, Tile, fits
from kurayami.games.hidden_rooms.legal import tile_under_child
from kurayami.games.hidden_rooms.model import Options, StageResult, State, Waiting, stages_won
from kurayami.games.hidden_rooms.monster import Monster, Route, actions_left, take_turn
from kurayami.kernel import TABLE, Audience, Seat, Stream


class Room(Struct, frozen=True):
    """A square with a tile on it."""

    at: Square
    tile: Tile


class Odds(Struct, frozen=True):
    """The exact chance that a draw fits: so many of so many."""

    fitting: int
    of: int


class View(Struct, frozen=True):
    seat: Seat | None
    options: Options
    waiting: Waiting
    results: tuple[StageResult, ...]
    star: bool
    """The side that the child shows (HR-5, HR-8)."""
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
    """That a tile drawn from the Pile now would fit the one under the child."""
    watched: tuple[Square, ...]
    """The squares that the monster looks at now."""
    foreseen: tuple[MonsterEvent, ...]
    """What the monster will do in its next turn if the child stays where it is."""
    actions_left: int | None
    """The monster's actions to the end of its route, if it sees nobody."""


def view(state: State, seat: Seat | None) -> View:
    monster = state.monster
    playing = state.waiting in ("child", "search")
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
        odds=_odds(state) if playing else None,
        watched=WATCHED[monster.at, monster.facing] if monster else (),
        foreseen=tuple(take_turn(monster, state.child, state.route)[1]) if monster else (),
        actions_left=actions_left(monster, state.route) if monster else None,
    )


def _odds(state: State) -> Odds:
    under = tile_under_child(state)
    return Odds(sum([fits(tile, under) for tile in state.pile]), len(state.pile))


def witness(event: Event, seat: Seat | None) -> Event:
    return event


def audiences(state: State, seat: Seat) -> tuple[Audience, ...]:
    return (Audience(TABLE, (0,)),)


def imagine(view: View, rng: Stream) -> State:
    """Nothing is hidden, so there is one state that looks like this."""
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
