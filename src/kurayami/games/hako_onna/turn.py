"""A Visitor's turn (HO-14, HO-31 to HO-38)."""

from collections.abc import Sequence
from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.announcement import announce
from kurayami.games.hako_onna.dealing import Answer, Dealing, answers, deal, dealings, discard, discards
from kurayami.games.hako_onna.items import item_uses
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import filled, living, visitor
from kurayami.games.hako_onna.rule import ActionRule, Rule, its_seat, nobody
from kurayami.games.hako_onna.tiles import DOLL
from kurayami.games.hako_onna.walking import ways_out
from kurayami.games.hako_onna.weapons import charm_uses, weapon_uses


def begin_turn(play: Play, frame: f.Turn) -> bool:
    seat = frame.seat
    play.say(e.TurnBegan(seat))
    if play.mary == seat and DOLL not in visitor(play, seat).tiles:
        play.mary = None  # power 7 took it: one check instead of two is what tells the others
        play.say(e.MaryGone(seat))
    checks = 2 if play.mary == seat else 1
    play.instead(f.TurnEnd(seat), f.Act(seat, main=True), f.Check(seat, left=checks))
    return True


def finish_turn(play: Play, frame: f.TurnEnd) -> bool:
    play.say(e.TurnEnded(frame.seat))
    play.proposal = None
    if play.overdue:
        play.instead(f.Next(frame.seat), f.Rising())
    else:
        play.instead(f.Next(frame.seat))
    return True


def go_on(play: Play, frame: f.Next) -> bool:
    seats = living(play)
    if frame.again and frame.seat in seats:
        following = frame.seat
    else:
        following = next((seat for seat in seats if seat > frame.seat), seats[0])
    play.instead(f.Turn(following))
    return True


# Main and free actions


def ends(state: Position, frame: f.Act) -> list[a.EndTurn]:
    return [a.EndTurn()]


def end(play: Play, frame: f.Act, action: a.EndTurn) -> None:
    play.pop()


def walks(state: Position, frame: f.Act) -> list[a.WalkTo]:
    return [a.WalkTo(room) for room in ways_out(state, visitor(state, frame.seat).here)] if frame.main else []


def peeks(state: Position, frame: f.Act) -> list[a.PeekAt]:
    return [a.PeekAt(shadow) for shadow in filled(state, visitor(state, frame.seat).here)] if frame.main else []


def card_uses(state: Position, frame: f.Act) -> Sequence[a.UseCard]:
    return item_uses(state, frame.seat) if frame.main else ()


def charms(state: Position, frame: f.Act) -> list[a.UseCharm]:
    return charm_uses(state, frame.seat) if frame.main else []


def strikes(state: Position, frame: f.Act) -> list[a.UseWeapon]:
    return weapon_uses(state, frame.seat) if frame.main else []


def act(play: Play, frame: f.Act, action: a.Deed) -> None:
    announce(play, frame.seat, action)


def deal_openly(play: Play, frame: f.Act, action: Dealing | Answer) -> None:
    """Carries out a dealing. A proposal expires with the acting Visitor's next action."""
    if isinstance(action, a.Show):
        play.proposal = None
    deal(play, frame.seat, action)


def no_main_action(state: State, frame: f.Act) -> bool:
    return not frame.main


RULES: Final = (
    Rule(f.Turn, nobody, run=begin_turn),
    Rule(
        f.Act,
        its_seat,
        (
            ActionRule((a.EndTurn,), ends, end),
            ActionRule((a.WalkTo,), walks, act),
            ActionRule((a.PeekAt,), peeks, act),
            ActionRule((a.Use, a.UseAtRoom, a.UseAtShadow, a.UseAtSlot, a.UseAlong), card_uses, act),
            ActionRule((a.UseCharm,), charms, act),
            ActionRule((a.UseWeapon,), strikes, act),
            ActionRule((a.Discard,), discards, discard),
            ActionRule((a.Show, a.Offer, a.Ask), dealings, deal_openly),
            ActionRule((a.Accept, a.Decline), answers, deal_openly),
        ),
        choices_known=no_main_action,
    ),
    Rule(f.TurnEnd, nobody, run=finish_turn),
    Rule(f.Next, nobody, run=go_on),
)
