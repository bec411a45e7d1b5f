"""I Want That One: she takes something from the acting Visitor, and chance decides where it goes (HO-7, power 7)."""

from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import ghost_seats, living, room_of, visitor
from kurayami.games.hako_onna.rule import ActionRule, Rule, always, chance, hers
from kurayami.games.hako_onna.tiles import EMPTY


def cards(state: Position, frame: f.Snatching) -> list[a.SnatchCard]:
    return [] if visitor(state, frame.seat).item is None else [a.SnatchCard()]


def snatch_card(play: Play, frame: f.Snatching, action: a.SnatchCard) -> None:
    play.take_item(frame.seat, None)
    play.say(e.Snatched(frame.seat, "card", None, None, None, (frame.seat, *ghost_seats(play))))
    play.pop()


def tiles(state: Position, frame: f.Snatching) -> list[a.Snatch]:
    return [*[a.Snatch(tile) for tile in dict.fromkeys(visitor(state, frame.seat).tiles)], a.Snatch(None)]


def snatch(play: Play, frame: f.Snatching, action: a.Snatch) -> None:
    if action.what is None:
        play.say(e.Snatched(frame.seat, "nothing", None, None, None, (frame.seat, *ghost_seats(play))))
        play.pop()
    else:
        play.instead(f.Carrying(frame.seat, action.what))


def holes(state: Position, frame: f.Carrying) -> list[a.Carry]:
    """Places for a snatched tile: in place of an Empty one, else in a vacant Shadow, always far from the Visitors."""
    peopled = {visitor(state, seat).room for seat in living(state)}
    far = [shadow for shadow in range(24) if room_of(state, shadow) not in peopled]
    empties = [shadow for shadow in far if _lone_empty(state, shadow)]
    targets = empties or [shadow for shadow in far if not state.shadows[shadow]]
    return [a.Carry(shadow) for shadow in targets] or [a.Carry(None)]


def _lone_empty(state: Position, shadow: int) -> bool:
    stack = state.shadows[shadow]
    return len(stack) == 1 and stack[0].tile == EMPTY and not stack[0].up


def carry(play: Play, frame: f.Carrying, action: a.Carry) -> None:
    seat, tile, shadow = frame.seat, frame.tile, action.shadow
    assert tile is not None
    ghosts = ghost_seats(play)
    play.pop()
    play.lose(seat, tile)
    place = _hole(play, shadow)
    play.say(e.Snatched(seat, "tile", place, shadow if place == "vacant" else None, tile, (seat, *ghosts)))
    if shadow is None:
        play.lost = (*play.lost, (seat, tile))
        return
    if place == "empty":
        play.lift(shadow)
        play.supply += 1
    play.lay(shadow, tile)
    play.say(e.CarriedTo(shadow, tile, ghosts))


def _hole(state: Position, shadow: int | None) -> e.Hole:
    if shadow is None:
        return "out"
    return "empty" if state.shadows[shadow] else "vacant"


RULES: Final = (
    Rule(
        f.Snatching,
        hers,
        (ActionRule((a.SnatchCard,), cards, snatch_card), ActionRule((a.Snatch,), tiles, snatch)),
        choices_known=always,
    ),
    Rule(f.Carrying, chance, (ActionRule((a.Carry,), holes, carry),)),
)
