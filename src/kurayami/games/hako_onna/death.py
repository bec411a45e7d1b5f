"""Deaths, those who escape them, and those who come after (HO-61 to HO-67)."""

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.ends import finish
from kurayami.games.hako_onna.pieces import Ghost, Lying
from kurayami.games.hako_onna.play import Play, ghost, ghost_seats, ghosts_at, is_ghost, living, visitor
from kurayami.games.hako_onna.tiles import EXTINGUISHER, hakobito
from kurayami.kernel import Seat


def show_ghosts(play: Play, shadow: int) -> None:
    """All ghosts of a stack are shown; then they lie face down again."""
    shown = tuple(lying.tile for lying in play.state.shadows[shadow] if lying.tile and is_ghost(lying))
    play.say(e.GhostsShown(shadow, shown))


def killer_at(play: Play, shadow: int) -> Seat:
    """Of several ghosts in a stack hers counts, else the top one (HO-63)."""
    here = {one.seat for one in ghosts_at(play.state, shadow)}
    if 0 in here:
        return 0
    top = next(lying.tile for lying in reversed(play.state.shadows[shadow]) if is_ghost(lying))
    return next(seat for seat in here if hakobito(seat) == top)


def flee(play: Play, frame: f.Doomed, action: a.Flee) -> None:
    """The Fire Extinguisher is spent, all else that happened stays (HO-11)."""
    play.lose(frame.seat, EXTINGUISHER)
    play.throw_out(EXTINGUISHER)
    play.set_visitor(frame.seat, room=action.room)
    play.say(e.Spent(frame.seat, EXTINGUISHER))
    play.say(e.Fled(frame.seat, action.room))
    play.pop()


def die(play: Play, frame: f.Doomed) -> None:
    seat = frame.seat
    play.pop()
    dead = visitor(play.state, seat)
    killer = ghost(play.state, frame.killer)
    assert killer is not None
    play.throw_out(*dead.tiles)
    play.set_visitor(seat, room=-1, tiles=(), item=None, alive=False)
    tile = hakobito(seat)
    play.set_stack(killer.shadow, (*play.state.shadows[killer.shadow], Lying(tile)))
    state = play.state
    play.set(
        ghosts=(*state.ghosts, Ghost(seat, killer.shadow, None)),
        box=tuple(other for other in state.box if other != tile),
        votes=tuple(other for other in state.votes if other != seat),
        mary=None if state.mary == seat else state.mary,
        proposal=None,
    )
    play.say(e.Died(seat, frame.killer, killer.shadow, dead.tiles, dead.item))
    play.say(e.Confided(seat, state.knows[0], ghost_seats(play.state)))
    _close_turn(play, frame)
    if not living(play.state):
        finish(play, "all-dead")
    elif set(play.state.votes) == set(living(play.state)):
        finish(play, "given-up")


def _close_turn(play: Play, frame: f.Doomed) -> None:
    """The dead Visitor's turn is over. After noise, her turn still comes (HO-14, HO-56)."""
    agenda = play.state.agenda
    if frame.cause == "noise":
        play.set(agenda=tuple(other for other in agenda if not (isinstance(other, f.Act) and other.seat == frame.seat)))
    else:
        end_turn(play, frame.seat)


def end_turn(play: Play, seat: Seat) -> None:
    """Drops what was still to come in the Visitor's turn."""
    agenda = play.state.agenda
    last = max(index for index, frame in enumerate(agenda) if frame == f.TurnEnd(seat))
    play.set(agenda=agenda[: last + 1])
