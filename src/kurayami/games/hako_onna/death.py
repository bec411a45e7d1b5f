"""Deaths, escapes from death, and what follows (HO-61 to HO-67)."""

from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.ends import finish
from kurayami.games.hako_onna.pieces import Ghost, Lying, Visitor, is_ghost
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import ghost, ghost_seats, ghosts_at, living, visitor
from kurayami.games.hako_onna.rule import ActionRule, Rule, its_seat
from kurayami.games.hako_onna.tiles import EXTINGUISHER, hakobito
from kurayami.kernel import Seat


def show_ghosts(play: Play, shadow: int) -> None:
    """Shows all ghosts of a stack; then they lie face down again."""
    shown = tuple(lying.tile for lying in play.shadows[shadow] if lying.tile and is_ghost(lying))
    play.say(e.GhostsShown(shadow, shown))


def killer_at(play: Play, shadow: int) -> Seat:
    """Ghost of a stack that kills: she, else the top one (HO-63)."""
    here = {one.seat for one in ghosts_at(play, shadow)}
    if 0 in here:
        return 0
    top = next(lying.tile for lying in reversed(play.shadows[shadow]) if is_ghost(lying))
    return next(seat for seat in here if hakobito(seat) == top)


# Doomed: the Fire Extinguisher, or death


def run_doomed(play: Play, frame: f.Doomed) -> bool:
    """Kills at once if there is no Fire Extinguisher."""
    if EXTINGUISHER in visitor(play, frame.seat).tiles:
        return False
    kill(play, frame)
    return True


def deaths(state: Position, frame: f.Doomed) -> list[a.Die]:
    return [a.Die()]


def die(play: Play, frame: f.Doomed, action: a.Die) -> None:
    kill(play, frame)


def escapes(state: Position, frame: f.Doomed) -> list[a.Flee]:
    return [a.Flee(room) for room in state.house.near[visitor(state, frame.seat).here]]


def flee(play: Play, frame: f.Doomed, action: a.Flee) -> None:
    """Spends the Fire Extinguisher; everything else that happened stands (HO-11)."""
    play.lose(frame.seat, EXTINGUISHER)
    play.throw_out(EXTINGUISHER)
    play.go(frame.seat, action.room)
    play.say(e.Spent(frame.seat, EXTINGUISHER))
    play.say(e.Fled(frame.seat, action.room))
    play.pop()


def kill(play: Play, frame: f.Doomed) -> None:
    seat = frame.seat
    play.pop()
    dead = visitor(play, seat)
    killer = ghost(play, frame.killer)
    assert killer is not None
    tile = hakobito(seat)
    play.throw_out(*dead.tiles)
    play.set_visitor(seat, Visitor(None, (), None, alive=False))
    play.set_stack(killer.shadow, (*play.shadows[killer.shadow], Lying(tile)))
    play.ghosts = (*play.ghosts, Ghost(seat, killer.shadow, None))
    play.box = tuple(other for other in play.box if other != tile)
    play.votes = tuple(other for other in play.votes if other != seat)
    play.mary = None if play.mary == seat else play.mary
    play.proposal = None
    play.say(e.Died(seat, frame.killer, killer.shadow, dead.tiles, dead.item))
    play.say(e.Confided(seat, play.knows[0], ghost_seats(play)))
    _close_turn(play, frame)
    if not living(play):
        finish(play, "all-dead")
    elif set(play.votes) == set(living(play)):
        finish(play, "given-up")


def _close_turn(play: Play, frame: f.Doomed) -> None:
    """Ends the dead Visitor's turn. After noise, her turn still comes (HO-14, HO-56)."""
    if frame.cause == "noise":
        rest = [other for other in play.agenda if not (isinstance(other, f.Act) and other.seat == frame.seat)]
        play.agenda = tuple(rest)
    else:
        end_turn(play, frame.seat)


def end_turn(play: Play, seat: Seat) -> None:
    """Drops whatever was still to come in the Visitor's turn."""
    while play.agenda[-1] != f.TurnEnd(seat):
        play.pop()


RULES: Final = (
    Rule(f.Doomed, its_seat, (ActionRule((a.Die,), deaths, die), ActionRule((a.Flee,), escapes, flee)), run=run_doomed),
)
