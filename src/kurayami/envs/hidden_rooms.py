"""Hidden Rooms as numbers. Ids are those of the compiled twin, then the starting tiles."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from kurayami.envs.ids import ListedIds
from kurayami.envs.layout import MOST, Layout, Tensor, TensorPart, capped
from kurayami.games.hidden_rooms import State, View, fast
from kurayami.games.hidden_rooms.actions import Action, Begin, Draw, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.fast import BEYOND, Track, track
from kurayami.games.hidden_rooms.house import AHEAD, COLOURS, DELTAS, TILES, Direction, Square, direction, place
from kurayami.games.hidden_rooms.monster import ACTIONS_PER_TURN, Monster, Route, act

WAYS: Final[tuple[Direction, ...]] = tuple(DELTAS)
BEGIN: Final = fast.ACTIONS
SIZE: Final = BEGIN + len(TILES)
_WAY: Final = {way: number for number, way in enumerate(WAYS)}
_NUMBER: Final = {tile: number for number, tile in enumerate(TILES)}

LAYOUT: Final = Layout(
    (
        TensorPart("monster", 36, "1 at the monster's square; squares row by row, the exit first"),
        TensorPart("facing", 4, "1 at the way it looks: north, east, south, west"),
        TensorPart("deadly", 36, "1 where a child that ends its turn there loses the stage"),
        TensorPart("coming", 36, "turns of the monster until it is there if it sees nobody; 0: never"),
        TensorPart("number", 36, "number of the tile that lies there; 0: none"),
        *(TensorPart(colour, 36, f"1 at every {colour} tile") for colour in COLOURS),
        TensorPart("child", 36, "1 at the child's square"),
        TensorPart(
            "pile", 24, "1 for each tile of the Pile; tiles by colour (amber, blue, green, red), then by number"
        ),
        TensorPart("memory", 24, "1 for each tile of the Memory"),
        TensorPart("offered", 24, "1 for the two tiles to begin with"),
        TensorPart("walks", 1, "moves left in this turn"),
        TensorPart("turn", 1, "turns of the child in this stage, up to 255"),
        TensorPart("stage", 5, "1 at the stage, from 1 to 5"),
        TensorPart("won", 1, "stages won"),
        TensorPart("lost", 1, "stages lost"),
    )
)
AT: Final = LAYOUT.starts()
ROW: Final = AT["number"]
"""Size of the parts that depend on the monster alone; they come first."""

DRAWS: Final = ListedIds([(Draw, [TILES])])


class ChildIds:
    """Actions of the child: stop, walk, search and recall by direction, begin by tile."""

    size = SIZE

    def id_of(self, action: Action, seen: View | State) -> int:
        match action:
            case Stop():
                return fast.STOP
            case Walk(to):
                return fast.WALK + _WAY[direction(seen.child, to)]
            case Search(target):
                return fast.SEARCH + _WAY[direction(seen.child, target)]
            case Recall(target, tile):
                return fast.RECALL + 4 * _NUMBER[tile] + _WAY[direction(seen.child, target)]
            case Begin(tile):
                return BEGIN + _NUMBER[tile]
            case _:
                raise ValueError(f"no action of the child: {action}")

    def action_of(self, number: int, seen: View | State) -> Action:
        if number == fast.STOP:
            return Stop()
        if number < fast.SEARCH:
            return Walk(_ahead(seen, number - fast.WALK))
        if number < fast.RECALL:
            return Search(_ahead(seen, number - fast.SEARCH))
        if number < BEGIN:
            tile, way = divmod(number - fast.RECALL, 4)
            return Recall(_ahead(seen, way), TILES[tile])
        return Begin(TILES[number - BEGIN])

    def name_of(self, number: int) -> str:
        if number == fast.STOP:
            return "stop"
        if number < fast.SEARCH:
            return f"walk {WAYS[number - fast.WALK]}"
        if number < fast.RECALL:
            return f"search {WAYS[number - fast.SEARCH]}"
        tile, way = divmod(number - fast.RECALL, 4) if number < BEGIN else (number - BEGIN, -1)
        said = f"{TILES[tile].colour} {TILES[tile].number}"
        return f"recall {said} {WAYS[way]}" if number < BEGIN else f"begin {said}"


def _ahead(seen: View | State, way: int) -> Square:
    return AHEAD[seen.child, WAYS[way]]


class Rows(NamedTuple):
    """Parts that follow from the monster's state, for every state it can have on a route."""

    track: Track
    rows: Tensor
    by_monster: dict[Monster, bytes]


@lru_cache(maxsize=256)
def rows_of(route: Route) -> Rows:
    known = track.__wrapped__(route)
    rows = np.zeros((len(known.states), ROW), np.uint8)
    for number, monster in enumerate(known.states):
        row = rows[number]
        row[AT["monster"] + place(monster.at)] = 1
        row[AT["facing"] + _WAY[monster.facing]] = 1
        for square in range(1, 36):
            row[AT["deadly"] + square] = known.turns[36 * number + square] < 0
        for passed, turns in _coming(monster, route).items():
            row[AT["coming"] + place(passed)] = turns
    return Rows(known, rows, {monster: row.tobytes() for monster, row in zip(known.states, rows, strict=True)})


def _coming(monster: Monster, route: Route) -> dict[Square, int]:
    """Turns until the monster first reaches each square, if it sees nobody."""
    found: dict[Square, int] = {}
    for action in range(MOST * ACTIONS_PER_TURN):
        if monster.at == route[-1]:
            break
        monster = act(monster, BEYOND, route)[0]
        found.setdefault(monster.at, action // ACTIONS_PER_TURN + 1)
    return found


def encode(view: View) -> bytearray:
    """The tensor of a view."""
    out = bytearray(LAYOUT.size)
    if view.monster is not None:
        out[:ROW] = rows_of(view.route).by_monster[view.monster]
    for room in view.rooms:
        at = place(room.at)
        out[AT["number"] + at] = room.tile.number
        out[AT[room.tile.colour] + at] = 1
    if view.rooms:
        out[AT["child"] + place(view.child)] = 1
    for name, tiles in (("pile", view.pile), ("memory", view.memory), ("offered", view.offered)):
        start = AT[name]
        for tile in tiles:
            out[start + _NUMBER[tile]] = 1
    out[AT["walks"]] = view.walks
    out[AT["turn"]] = capped(view.turn)
    out[AT["stage"] + view.stage - 1] = 1
    out[AT["won"]] = sum(result.loss is None for result in view.results)
    out[AT["lost"]] = sum(result.loss is not None for result in view.results)
    return out
