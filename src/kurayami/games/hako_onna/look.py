"""Looking at tiles: chance decides those nobody had seen."""

from typing import Final, assert_never

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.pieces import Lying, ground, is_ghost, tiles_of
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import ghost_seats
from kurayami.games.hako_onna.rule import ActionRule, Rule, chance
from kurayami.games.hako_onna.tiles import KINDS, Tile

TURN_UP: Final = {tile: a.TurnUp(tile) for tile in KINDS}
GHOSTS_ONLY: Final = a.TurnUp(None)


def looks(state: Position, frame: f.Looking) -> list[a.TurnUp]:
    """Possible tiles of the Shadow: any in the bag if nobody has seen it. Decided or not, it is one chance move."""
    lying = ground(state.shadows[frame.shadows[0]])
    if lying is None:
        return [GHOSTS_ONLY]
    if lying.tile is not None:
        return [TURN_UP[lying.tile]]
    return [TURN_UP[tile] for tile in state.bag]


def look(play: Play, frame: f.Looking, action: a.TurnUp) -> None:
    shadow = frame.shadows[0]
    _decide(play, shadow, action.tile)
    if len(frame.shadows) == 1:
        play.pop()
    else:
        play.instead(f.Looking(frame.shadows[1:], frame.seat, frame.how))
    _tell(play, frame, shadow)


def _tell(play: Play, frame: f.Looking, shadow: int) -> None:
    """Reports the tiles seen in a Shadow. The consequences of a Peek or a weapon come after."""
    tiles = tiles_of(play.shadows[shadow])
    match frame.how:
        case "ghosts":
            play.say(e.Looked(shadow, tiles, ghost_seats(play)))
        case "light":
            play.say(e.Lit(frame.seat, shadow, tiles, (frame.seat,)))
        case "camera":
            play.say(e.Exposed(frame.seat, shadow, tiles))
        case "peek" | "weapon":
            pass
        case _:
            assert_never(frame.how)


def _decide(play: Play, shadow: int, tile: Tile | None) -> None:
    """Turns a tile nobody had seen into what chance says."""
    stack = play.shadows[shadow]
    lying = ground(stack)
    if tile is None or lying is None or lying.tile is not None:
        return
    bag = list(play.bag)
    bag.remove(tile)
    play.bag = tuple(bag)
    play.set_stack(shadow, tuple([other if is_ghost(other) else Lying(tile, other.up) for other in stack]))


# After the end


def uncoverings(state: Position, frame: f.Uncovering) -> list[a.TurnUp]:
    return [TURN_UP[tile] for tile in state.bag]


def uncover(play: Play, frame: f.Uncovering, action: a.TurnUp) -> None:
    shadow = _first_unseen(play)
    _decide(play, shadow, action.tile)
    play.say(e.Uncovered(shadow, action.tile or ""))
    if not play.bag:
        play.pop()


def _first_unseen(state: Position) -> int:
    """First Shadow with a tile nobody has seen."""
    for shadow, stack in enumerate(state.shadows):
        for lying in stack:
            if lying.tile is None:
                return shadow
    raise LookupError("every tile has been seen")


RULES: Final = (
    Rule(f.Looking, chance, (ActionRule((a.TurnUp,), looks, look),)),
    Rule(f.Uncovering, chance, (ActionRule((a.TurnUp,), uncoverings, uncover),)),
)
