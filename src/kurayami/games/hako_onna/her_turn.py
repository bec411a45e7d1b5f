"""Her turn up to the Move, and its end (HO-40 to HO-44, HO-48)."""

from typing import Final, assert_never

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.ends import finish, judge
from kurayami.games.hako_onna.ghost_move import begin_moves
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.noise import reset
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import ghost_seats, her_room, power_card, unlocked
from kurayami.games.hako_onna.powers import activate, activations
from kurayami.games.hako_onna.rule import ActionRule, Rule, chance, hers, nobody

DESPAIR: Final = 0
"""Number that stands for the card Time of Despair."""


def rise(play: Play, frame: f.Rising) -> bool:
    play.turn += 1
    play.barrier = None
    play.proposal = None
    play.say(e.HerTurn(play.turn))
    play.instead(f.Opening(), f.Hers("scream"))
    return True


# Scream


def screams(state: Position, frame: f.Hers) -> list[a.Scream]:
    return [a.Scream()] if frame.step == "scream" else []


def scream(play: Play, frame: f.Hers, action: a.Scream) -> None:
    play.say(e.Screamed(her_room(play)))
    play.instead(f.Hers("set"), f.Drawing(1))


def draws(state: Position, frame: f.Drawing) -> list[a.DrawPower]:
    """Top of the deck: one of the cards in unknown order, else the first of the known ones."""
    if state.deck:
        return [a.DrawPower(power) for power in state.deck]
    known = [power for power in state.deck_bottom if power != DESPAIR or not frame.despair]
    return [a.DrawPower(known[0])]


def draw(play: Play, frame: f.Drawing, action: a.DrawPower) -> None:
    power = action.power
    play.deck = tuple(card for card in play.deck if card != power)
    play.deck_bottom = tuple(card for card in play.deck_bottom if card != power)
    to = ghost_seats(play)
    if power == DESPAIR:
        play.deck_bottom = (*play.deck_bottom, DESPAIR)
        play.say(e.DespairDrawn())
        _draw_on(play, 2, despair=True)
    elif frame.despair or unlocked(play, power):
        play.hand = tuple(sorted((*play.hand, power)))
        play.drawn = (*play.drawn, _can_be(play, frame.despair))
        play.say(e.Drew(True, power, to))
        _draw_on(play, frame.left - 1, frame.despair)
    else:
        play.deck_bottom = (*play.deck_bottom, power)
        play.say(e.Drew(False, power, to))
        play.pop()


def _draw_on(play: Play, left: int, despair: bool) -> None:
    """Keeps drawing while the deck holds other cards (HO-41)."""
    others = len(play.deck) + len(play.deck_bottom) - 1
    if left and others:
        play.instead(f.Drawing(left, despair))
    else:
        play.pop()


def _can_be(state: Position, despair: bool) -> int:
    """Powers a card can be, as far as the Visitors know, when it goes to her hand."""
    cards = [power.number for power in state.options.edition.powers]
    return sum(1 << card for card in cards if despair or unlocked(state, card))


# Set or take back


def settings(state: Position, frame: f.Hers) -> list[a.SetPower]:
    if frame.step != "set":
        return []
    free = [slot for slot, power in enumerate(state.slots) if power is None]
    usable = [power for power in state.hand if state.turn != state.drops_on or power_card(state, power).rank == "A"]
    return [a.SetPower(power, slot) for power in usable for slot in free]


def set_power(play: Play, frame: f.Hers, action: a.SetPower) -> None:
    first, second = play.slots
    play.hand = tuple(power for power in play.hand if power != action.power)
    play.slots = (action.power, second) if action.slot == 0 else (first, action.power)
    play.say(e.PowerSet(action.slot, action.power, ghost_seats(play)))
    close_eyes(play)


def takings(state: Position, frame: f.Hers) -> list[a.TakeBack]:
    if frame.step != "set":
        return []
    return [a.TakeBack(slot) for slot, power in enumerate(state.slots) if power is not None]


def take_back(play: Play, frame: f.Hers, action: a.TakeBack) -> None:
    first, second = play.slots
    power = play.slots[action.slot]
    assert power is not None
    play.hand = tuple(sorted((*play.hand, power)))
    play.slots = (None, second) if action.slot == 0 else (first, None)
    play.say(e.PowerTaken(action.slot, power, ghost_seats(play)))
    close_eyes(play)


def close_eyes(play: Play) -> None:
    play.say(e.EyesClosed())
    play.instead(f.Hers("activate"))
    play.close_eyes()


# Leave a step out


def skips(state: Position, frame: f.Hers) -> list[a.Skip]:
    return [a.Skip()]


def skip(play: Play, frame: f.Hers, action: a.Skip) -> None:
    match frame.step:
        case "scream":
            play.instead(f.Hers("set"))
        case "set":
            close_eyes(play)
        case "activate":
            begin_moves(play, frame)
        case _:
            assert_never(frame.step)


# Eyes open


def open_eyes(play: Play, frame: f.Opening) -> bool:
    play.closed = None
    if play.turn >= play.reversed_until:
        play.reversed_until = 0
    if play.turn >= play.mary_until:
        play.mary = None
    if play.turn >= play.salt_on:
        play.salt = ()
    if not frame.start:
        reset(play)
    play.say(
        e.EyesOpened(
            frame.start,
            tuple([len(stack) for stack in play.shadows]),
            (play.slots[0] is not None, play.slots[1] is not None),
            len(play.hand),
            play.barrier,
            bool(play.reversed_until),
            tuple([shadow for shadow, stack in enumerate(play.shadows) for lying in stack if lying.up]),
        )
    )
    play.pop()
    if frame.start:
        play.push(f.Turn(1))
    elif not judge(play) and play.options.turn_limit is not None and play.turn >= play.options.turn_limit:
        finish(play, "limit")
    return True


def no_power_in_sight(state: State, frame: f.Hers) -> bool:
    """True if all can see that she has no power to set or activate."""
    match frame.step:
        case "scream":
            return False
        case "set":
            return not state.hand and state.slots == (None, None)
        case "activate":
            return (state.closed or state).slots == (None, None)  # as all saw them last: a power that was used is gone
        case _:
            assert_never(frame.step)


RULES: Final = (
    Rule(f.Rising, nobody, run=rise),
    Rule(
        f.Hers,
        hers,
        (
            ActionRule((a.Scream,), screams, scream),
            ActionRule((a.Skip,), skips, skip),
            ActionRule((a.SetPower,), settings, set_power),
            ActionRule((a.TakeBack,), takings, take_back),
            ActionRule((a.Activate, a.ActivateAtRoom, a.ActivateAtPassage), activations, activate),
        ),
        choices_known=no_power_in_sight,
    ),
    Rule(f.Drawing, chance, (ActionRule((a.DrawPower,), draws, draw),)),
    Rule(f.Opening, nobody, run=open_eyes),
)
