"""A main action: announced with its target, perhaps interrupted, carried out (HO-32, HO-49 to HO-52, HO-55)."""

from typing import Final, assert_never

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.items import killing_ghost, kills, use_item
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.peek import begin_peek
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import ghost, set_slots, tile_of, visitor
from kurayami.games.hako_onna.powers import interrupt, interruptions
from kurayami.games.hako_onna.rule import ActionRule, Rule, TimeLimit, hers, nobody
from kurayami.games.hako_onna.weapons import raise_weapon, strange_charm
from kurayami.kernel import Millis, Seat


def announce(play: Play, seat: Seat, deed: a.Deed) -> None:
    item = visitor(play, seat).item if isinstance(deed, a.UseCard) else None
    play.proposal = None
    play.say(e.Announced(seat, deed, item))
    killer = killing_ghost(play, seat) if kills(item) else None
    if killer is not None:
        _shriek(play, seat, killer)
    elif isinstance(deed, a.UseCharm) or not set_slots(play):
        resolve(play, seat, deed)
    else:
        play.push(f.Window(seat, deed))


def _shriek(play: Play, seat: Seat, killer: Seat) -> None:
    """A K item in her room: the item is not resolved (HO-52, HO-55)."""
    one = ghost(play, killer)
    assert one is not None
    play.instead(f.Act(seat, main=False), f.Doomed(seat, killer, "item"))
    play.say(e.GhostsShown(one.shadow, (tile_of(one),)))


def resolve(play: Play, seat: Seat, deed: a.Deed) -> None:
    play.instead(f.Act(seat, main=False))
    match deed:
        case a.WalkTo(room):
            play.go(seat, room)
            play.say(e.Walked(seat, room))
        case a.PeekAt(shadow):
            begin_peek(play, seat, shadow)
        case a.Use() | a.UseAtRoom() | a.UseAtShadow() | a.UseAtSlot() | a.UseAlong():
            use_item(play, seat, deed)
        case a.UseCharm(slot):
            strange_charm(play, seat, slot)
        case a.UseWeapon():
            raise_weapon(play, seat, deed)
        case _:
            assert_never(deed)


# The pause in which she may interrupt


def silences(state: Position, frame: f.Window) -> list[a.LetBe]:
    return [a.LetBe()]


def let_be(play: Play, frame: f.Window, action: a.LetBe) -> None:
    close_window(play, frame)


def pause(options: Options) -> Millis:
    return options.pause


def close_window(play: Play, frame: f.Window) -> None:
    play.due = None
    play.pop()
    if frame.used:
        play.say(e.Lapsed(frame.seat))
    else:
        resolve(play, frame.seat, frame.deed)


def after_interruption(play: Play, frame: f.After) -> bool:
    if set_slots(play):
        play.instead(f.Window(frame.seat, frame.deed, used=True))
    else:
        play.pop()
        play.say(e.Lapsed(frame.seat))
    return True


RULES: Final = (
    Rule(
        f.Window,
        hers,
        (
            ActionRule((a.LetBe,), silences, let_be),
            ActionRule((a.Interrupt, a.InterruptAtRoom, a.InterruptAtShadow), interruptions, interrupt),
        ),
        clock=TimeLimit(pause, close_window),
    ),
    Rule(f.After, nobody, run=after_interruption),
)
