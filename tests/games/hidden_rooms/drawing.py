"""Positions of Hidden Rooms, drawn.

A cell is "." or a tile ("R3": red 3), followed by "@" where the child stands and by one of ^ > v < where the monster
stands and looks. Cells are separated by spaces.
"""

from kurayami.games.hidden_rooms import apply
from kurayami.games.hidden_rooms.actions import Action
from kurayami.games.hidden_rooms.book import Corners, expand
from kurayami.games.hidden_rooms.events import Event
from kurayami.games.hidden_rooms.house import TILES, Direction, Square, Tile
from kurayami.games.hidden_rooms.model import Options, State
from kurayami.games.hidden_rooms.monster import Monster, passage_on
from kurayami.kernel import Move, Step

LOOKS: dict[str, Direction] = {"^": "north", ">": "east", "v": "south", "<": "west"}
FAR_AWAY: Corners = ((0, 5), (0, 1))
"""A route along the top row, for positions in which the route does not matter."""


def tile(text: str) -> Tile:
    return next(tile for tile in TILES if f"{tile.colour[0].upper()}{tile.number}" == text)


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(tile(name) for name in text.split())


def position(
    drawing: str,
    memory: str = "",
    discard: str = "",
    route: Corners = FAR_AWAY,
    passage: int | None = None,
    options: Options | None = None,
    walks: int = 2,
    turn: int = 1,
) -> State:
    """The child's turn in the drawn position. All other tiles are in the Pile."""
    options = options or Options()
    board: list[Tile | None] = []
    child, monster = Square(5, 5), None
    for row, line in enumerate(drawing.split("\n")[1:7]):
        for column, cell in enumerate(line.split()):
            name = cell.strip(".@^>v<")
            board.append(tile(name) if name else None)
            if "@" in cell:
                child = Square(row, column)
            for look, facing in LOOKS.items():
                if look in cell:
                    squares = expand(route)
                    at = Square(row, column)
                    monster = Monster(at, facing, passage_on(at, -1, squares) if passage is None else passage)
    elsewhere = [*board, *tiles(memory), *tiles(discard)]
    return State(
        options=options,
        waiting="child",
        route=expand(route),
        pile=tuple(tile for tile in TILES if tile not in elsewhere),
        memory=tiles(memory),
        discard=tiles(discard),
        board=tuple(board),
        child=child,
        monster=monster or Monster(Square(0, 5), "west", 0),
        walks=walks,
        turn=turn,
    )


def do(state: State, *actions: Action) -> Step[State, Event]:
    """The step after several actions: draws by chance, the rest by the child."""
    events: list[Event] = []
    for action in actions:
        by = -1 if type(action).__name__ == "Draw" else 0
        step = apply(state, Move(by, action, 0))
        state = step.state
        events += step.events
    return Step(state, tuple(events))
