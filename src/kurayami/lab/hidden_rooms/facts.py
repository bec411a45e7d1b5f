"""Facts about a Hidden Rooms game: its stages, their starting tiles, where the child was caught."""

from msgspec.structs import replace

from kurayami.games.hidden_rooms import events as e
from kurayami.games.hidden_rooms.house import START, Square
from kurayami.lab.bot_game import AnyTable
from kurayami.lab.facts import Episode


def gather(table: AnyTable) -> tuple[Episode, ...]:
    """Gathers every stage as an episode."""
    episodes: list[Episode] = []
    marks: set[str] = set()
    curve, child = list[int](), START
    for event in (event for done in table.log for event in done.events):
        match event:
            case e.StageBegun(laid, _):
                marks, curve, child = {f"begun on a {laid.number}"}, [_left(START)], START
            case e.RoomLaid(_, square):
                child = square
                curve.append(min(curve[-1], _left(square)))
            case e.ChildWalked(square):
                child = square
                marks.add("walked")
            case e.TileRemembered():
                marks.add("a tile remembered")
            case e.MemoryOverflowed():
                marks.add("the Memory overflowed")
            case e.MonsterAdvanced(sees_child=True) | e.MonsterTurned(sees_child=True):
                marks.add("seen by the monster")
            case e.StageWon(stage):
                episodes.append(_episode(stage, None, marks, curve, child))
            case e.StageLost(stage, reason):
                episodes.append(_episode(stage, reason, marks, curve, child))
            case _:
                pass
    return tuple(
        replace(one, turns=result.turns, deaths=tuple((result.turns, place) for _, place in one.deaths))
        for one, result in zip(episodes, table.state.results, strict=True)
    )


def _left(square: Square) -> int:
    """Steps left to the exit."""
    return square.row + square.column


def _episode(stage: int, loss: str | None, marks: set[str], curve: list[int], child: Square) -> Episode:
    died = loss in ("caught", "walked_into_it")
    deaths = ((0, f"{child.row},{child.column}"),) if died else ()
    return Episode(f"stage {stage}", loss is None, loss or "won", 0, tuple(sorted(marks)), deaths, tuple(curve))
