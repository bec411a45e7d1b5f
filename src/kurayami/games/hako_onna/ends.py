"""Ends of the game (HO-68 to HO-74)."""

from typing import Final

from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.inevitable import WAYS, closed_ways
from kurayami.games.hako_onna.model import Reason, State
from kurayami.games.hako_onna.play import Play
from kurayami.kernel import Outcome

VISITORS_WIN: Final = ("escape", "rest", "defeat")
STABLE: Final = frozenset({f.Act, f.Check, f.Window, f.Rising, f.Hers, f.Next, f.Turn, f.TurnEnd})
"""Frames before which all consequences of one action are done."""


def finish(play: Play, reason: Reason, ways: tuple[tuple[str, str], ...] = ()) -> None:
    play.end = reason
    play.closed_ways = ways
    play.closed = None
    play.due = None
    play.proposal = None
    play.agenda = (f.Uncovering(),) if play.bag else ()
    play.say(e.Ended(reason, ways))


def judge(play: Play) -> bool:
    """Checks for Inevitable: no way to win is left (HO-72)."""
    if len(play.out) + len(play.lost) + len(play.ghosts) < len(WAYS):
        return False  # each way is closed by a tile of its own
    if play.closed is not None or type(play.agenda[-1]) not in STABLE:
        return False
    ways = closed_ways(play)
    for way, tile in ways:
        play.say(e.WayClosed(way, tile))
    if ways:
        finish(play, "inevitable", ways)
    return bool(ways)


def outcome(state: State) -> Outcome | None:
    """Outcome of a game; she and all Hakobito win together (HO-74)."""
    if state.end is None or state.agenda:
        return None
    hers = 0.0 if state.end in VISITORS_WIN or state.end == "limit" else 1.0
    living = 1.0 if state.end in VISITORS_WIN else 0.0
    return Outcome((hers, *(living if one.alive else hers for one in state.visitors)), f"ho-end-{state.end}")
