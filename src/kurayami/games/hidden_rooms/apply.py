"""Applies a move."""

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from kurayami.games.hidden_rooms import events as happened
from kurayami.games.hidden_rooms.actions import Action, Begin, Draw, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.book import expand, page_of
from kurayami.games.hidden_rooms.events import Event, Loss
from kurayami.games.hidden_rooms.house import (
    ADJOINING,
    EXIT,
    MEMORY_SIZE,
    START,
    TILES,
    Square,
    Tile,
    fits,
    on_board,
    place,
)
from kurayami.games.hidden_rooms.legal import CHILD, movers, tile_under_child
from kurayami.games.hidden_rooms.model import (
    STAGES_TO_LOSE,
    STAGES_TO_WIN,
    WALKS_PER_TURN,
    StageResult,
    State,
    Waiting,
    stages_lost,
    stages_won,
)
from kurayami.games.hidden_rooms.monster import take_turn, waiting_at_start
from kurayami.kernel import CHANCE, IllegalMove, Move, Step

Result: TypeAlias = Step[State, Event]


def apply(state: State, move: Move[Action]) -> Result:
    action = move.action
    if isinstance(action, Draw):
        return _draw(state, move.by, action.tile)
    if move.by != CHILD:
        raise IllegalMove("hr-no-such-seat", seat=move.by)
    match action:
        case Begin(tile):
            return _begin(state, tile)
        case Walk(to):
            return _walk(state, to)
        case Search(target):
            return _search(state, target)
        case Recall(target, tile):
            return _recall(state, target, tile)
        case Stop():
            _require_turn(state)
            return _end_turn(state, [])
        case _:
            assert_never(action)


def _without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """The other tiles. Raises `ValueError` if it is not among them."""
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]


# Setting up a stage


def _draw(state: State, by: int, tile: Tile) -> Result:
    if by != CHANCE:
        raise IllegalMove("hr-only-chance-draws")
    match state.waiting:
        case "stage_tile":
            return _open_stage(state, tile, _drawn(state.pile, tile))
        case "first_tile":
            return _offer(state, tile, "second_tile")
        case "second_tile":
            return _offer(state, tile, "begin")
        case "search":
            return _found(replace(state, pile=_drawn(state.pile, tile)), tile)
        case "begin" | "child" | "over":
            raise IllegalMove("hr-nothing-to-draw")
        case _:
            assert_never(state.waiting)


def _drawn(pile: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """The Pile after a draw."""
    try:
        return _without(pile, tile)
    except ValueError:
        raise _refusal_of(tile, "hr-not-in-pile") from None


def _offer(state: State, tile: Tile, waiting: Waiting) -> Result:
    offered = (*state.offered, tile)
    rest = replace(state, waiting=waiting, pile=_drawn(state.pile, tile), offered=offered)
    return Step(rest, (happened.TileOffered(tile),))


def _open_stage(state: State, tile: Tile, pile: tuple[Tile, ...]) -> Result:
    """Opens the Book at stage 1 to 5; a 6 leaves it where it is (HR-10)."""
    stage = tile.number if tile.number < 6 else state.stage
    route = expand(page_of(state.options.book, stage).route)
    opened = replace(
        state,
        waiting="first_tile",
        stage=stage,
        route=route,
        pile=pile,
        discard=(tile,),
        monster=waiting_at_start(route),
    )
    return Step(opened, (happened.StageOpened(tile, stage),))


def _begin(state: State, tile: Tile) -> Result:
    if state.waiting != "begin":
        _refuse_untimely(state)
        raise IllegalMove("hr-stage-has-begun")
    if tile not in state.offered:
        raise _refusal_of(tile, "hr-not-offered")
    (kept,) = _without(state.offered, tile)
    begun = replace(state, board=_laid(state, tile, START), memory=(kept,), offered=(), child=START)
    return _monster_turn(begun, [happened.StageBegun(tile, kept)])  # HR-13


# The child's turn


def _walk(state: State, to: Square) -> Result:
    _require_turn(state)
    _require_adjoining(state, to)
    if state.board[place(to)] is None:
        raise IllegalMove("hr-no-tile-there", square=str(to))
    if not state.walks:
        raise IllegalMove("hr-no-walks-left")
    walked = replace(state, child=to, walks=state.walks - 1)
    events: list[Event] = [happened.ChildWalked(to)]
    if state.monster is not None and to == state.monster.at:  # HR-24
        return _end_stage(walked, "walked_into_it", events)
    return Step(walked, tuple(events))


def _search(state: State, target: Square) -> Result:
    _require_target(state, target)
    if not state.pile:  # HR-28
        raise IllegalMove("hr-pile-empty")
    return Step(replace(state, waiting="search", target=target), ())


def _recall(state: State, target: Square, tile: Tile) -> Result:
    _require_target(state, target)
    if tile not in state.memory:
        raise _refusal_of(tile, "hr-not-in-memory")
    if not fits(tile, tile_under_child(state)):  # HR-28
        raise _refusal_of(tile, "hr-does-not-fit")
    return _lay(replace(state, memory=_without(state.memory, tile)), tile, target, [])


def _found(state: State, tile: Tile) -> Result:
    """Resolves a tile drawn from the Pile for a Search."""
    assert state.target is not None
    fitting = fits(tile, tile_under_child(state))
    events: list[Event] = [happened.TileDrawn(tile, state.target, fitting)]
    if fitting:
        return _lay(state, tile, state.target, events)
    if len(state.memory) < MEMORY_SIZE:
        events.append(happened.TileRemembered(tile))
        return _end_turn(replace(state, memory=(*state.memory, tile)), events)
    spilled = (*state.memory, tile)  # HR-27
    events.append(happened.MemoryOverflowed(spilled))
    return _end_turn(replace(state, memory=(), pile=tuple(sorted((*state.pile, *spilled)))), events)


def _lay(state: State, tile: Tile, target: Square, events: list[Event]) -> Result:
    events.append(happened.RoomLaid(tile, target))
    laid = replace(state, board=_laid(state, tile, target), child=target)
    if target == EXIT:  # HR-29
        return _end_stage(laid, None, events)
    return _end_turn(laid, events)


def _laid(state: State, tile: Tile, square: Square) -> tuple[Tile | None, ...]:
    at = place(square)
    return (*state.board[:at], tile, *state.board[at + 1 :])


# The monster's turn, and the end of a stage


def _end_turn(state: State, events: list[Event]) -> Result:
    limit = state.options.turn_limit
    if limit is not None and state.turn >= limit:  # HR-34
        return _end_stage(state, "turn_limit", events)
    return _monster_turn(state, events)


def _monster_turn(state: State, events: list[Event]) -> Result:
    assert state.monster is not None
    monster, done, loss = take_turn(state.monster, state.child, state.route)
    events += done
    if loss:
        return _end_stage(state, loss, events)
    return Step(
        replace(state, waiting="child", monster=monster, walks=WALKS_PER_TURN, turn=state.turn + 1, target=None),
        tuple(events),
    )


def _end_stage(state: State, loss: Loss | None, events: list[Event]) -> Result:
    """Clears everything (HR-30); all tiles go back to the Pile (HR-9)."""
    result = StageResult(state.stage, state.turn, loss)
    ended = State(state.options, results=(*state.results, result), stage=state.stage, pile=TILES)
    events.append(happened.StageLost(state.stage, loss) if loss else happened.StageWon(state.stage))
    won, lost = stages_won(ended), stages_lost(ended)
    if won == 1 and not loss:
        events.append(happened.StarTurnedUp())
    if won == STAGES_TO_WIN:  # HR-7
        return Step(replace(ended, waiting="over"), (*events, happened.GameWon()))
    if lost == STAGES_TO_LOSE:
        return Step(replace(ended, waiting="over"), (*events, happened.GameLost()))
    return Step(ended, tuple(events))


# Refusals


def _require_turn(state: State) -> None:
    if state.waiting != "child":
        _refuse_untimely(state)
        raise IllegalMove("hr-begin-first")


def _refuse_untimely(state: State) -> None:
    if state.waiting == "over":
        raise IllegalMove("hr-game-over")
    if movers(state) == (CHANCE,):
        raise IllegalMove("hr-tile-being-drawn")


def _require_target(state: State, target: Square) -> None:
    _require_turn(state)
    _require_adjoining(state, target)
    if state.board[place(target)] is not None:
        raise IllegalMove("hr-tile-there", square=str(target))
    if state.monster is not None and target == state.monster.at:
        raise IllegalMove("hr-monster-there", square=str(target))


def _require_adjoining(state: State, square: Square) -> None:
    if not on_board(*square):
        raise IllegalMove("hr-off-board", square=str(square))
    if square not in ADJOINING[state.child]:
        raise IllegalMove("hr-not-adjoining", square=str(square))


def _refusal_of(tile: Tile, key: str) -> IllegalMove:
    return IllegalMove(key, colour=tile.colour, number=tile.number)
