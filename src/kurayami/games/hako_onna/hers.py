"""Her turn, and the Hakobito's moves in it (HO-40 to HO-48, HO-58, HO-65, HO-66)."""

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.ends import finish, judge
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.noise import reset
from kurayami.games.hako_onna.pieces import Ghost, Lying
from kurayami.games.hako_onna.play import (
    Play,
    filled,
    ghost,
    ghost_seats,
    ghosts_at,
    her_room,
    room_of,
    shadows_of,
    tile_of,
    tiles_of,
)
from kurayami.games.hako_onna.powers import power_card, unlocked
from kurayami.games.hako_onna.setup import first_hiding
from kurayami.games.hako_onna.tiles import Tile
from kurayami.games.hako_onna.walking import ghost_ways
from kurayami.kernel import Chance, Seat

DESPAIR = 0
"""The number that stands for the card Time of Despair."""


def rise(play: Play) -> None:
    turn = play.state.turn + 1
    play.set(turn=turn, barrier=None, proposal=None)
    play.say(e.HerTurn(turn))
    play.instead(f.Opening(), f.Hers("scream"))


# Scream


def scream(play: Play) -> None:
    play.say(e.Screamed(her_room(play.state)))
    play.instead(f.Hers("set"), f.Drawing(1))


def draws(state: State, frame: f.Drawing) -> list[Chance[a.Action]]:
    """The deck's top: one of the cards whose order nobody knows, else the first of the known ones."""
    if state.deck:
        return [Chance(a.DrawPower(power)) for power in state.deck]
    known = [power for power in state.deck_bottom if power != DESPAIR or not frame.despair]
    return [Chance(a.DrawPower(known[0]))]


def others_in_deck(state: State) -> int:
    return len(state.deck) + len(state.deck_bottom) - 1


def draw(play: Play, frame: f.Drawing, power: int) -> None:
    state = play.state
    deck = tuple(card for card in state.deck if card != power)
    bottom = tuple(card for card in state.deck_bottom if card != power)
    to = ghost_seats(state)
    if power == DESPAIR:
        play.set(deck=deck, deck_bottom=(*bottom, DESPAIR))
        play.say(e.DespairDrawn())
        _draw_on(play, 2, despair=True)
    elif frame.despair or unlocked(state, power):
        play.set(
            deck=deck,
            deck_bottom=bottom,
            hand=tuple(sorted((*state.hand, power))),
            drawn=(*state.drawn, _can_be(state, frame.despair)),
        )
        play.say(e.Drew(True, power, to))
        _draw_on(play, frame.left - 1, frame.despair)
    else:
        play.set(deck=deck, deck_bottom=(*bottom, power))
        play.say(e.Drew(False, power, to))
        play.pop()


def _draw_on(play: Play, left: int, despair: bool) -> None:
    """As many others as there are (HO-41)."""
    if left and others_in_deck(play.state):
        play.instead(f.Drawing(left, despair))
    else:
        play.pop()


def _can_be(state: State, despair: bool) -> int:
    """What the Visitors can say of a card that went to her hand."""
    cards = [power.number for power in state.options.edition.powers]
    return sum(1 << card for card in cards if despair or unlocked(state, card))


# Set or take back


def settings(state: State) -> list[a.Action]:
    free = [slot for slot, power in enumerate(state.slots) if power is None]
    taken = [slot for slot, power in enumerate(state.slots) if power is not None]
    usable = [power for power in state.hand if state.turn != state.drops_on or power_card(state, power).rank == "A"]
    sets: list[a.Action] = [a.SetPower(power, slot) for power in usable for slot in free]
    return [a.Skip(), *sets, *(a.TakeBack(slot) for slot in taken)]


def set_power(play: Play, action: a.SetPower) -> None:
    first, second = play.state.slots
    play.set(
        hand=tuple(power for power in play.state.hand if power != action.power),
        slots=(action.power, second) if action.slot == 0 else (first, action.power),
    )
    play.say(e.PowerSet(action.slot, action.power, ghost_seats(play.state)))


def take_back(play: Play, action: a.TakeBack) -> None:
    first, second = play.state.slots
    power = play.state.slots[action.slot]
    assert power is not None
    play.set(
        hand=tuple(sorted((*play.state.hand, power))),
        slots=(None, second) if action.slot == 0 else (first, None),
    )
    play.say(e.PowerTaken(action.slot, power, ghost_seats(play.state)))


def close_eyes(play: Play) -> None:
    play.say(e.EyesClosed())
    play.instead(f.Hers("activate"))
    play.set(closed=play.state)


# Move


def begin_moves(play: Play, frame: f.Hers) -> None:
    """She moves first, then the Hakobito in seat order (HO-58)."""
    others = sorted((one for one in play.state.ghosts if one.seat), key=lambda one: -one.seat)
    frames = [f.Moving(one.seat, room_of(play.state, one.shadow), 1) for one in others]
    mine = f.Moving(0, her_room(play.state), 2 if frame.swift else 1, frame.floor)
    play.instead(*frames, mine)


def steps(state: State, frame: f.Moving) -> list[a.Action]:
    listed: list[a.Action] = [a.StepTo(room) for room in ghost_ways(state, frame.room, frame.floor)]
    return listed if frame.begun else [a.Skip(), *listed]


def step_to(play: Play, frame: f.Moving, room: int) -> None:
    if frame.steps > 1:
        play.instead(f.Moving(frame.seat, room, frame.steps - 1, frame.floor, begun=True))
    else:
        play.instead(f.Hiding(frame.seat, room))
    seen = filled(play.state, room)
    if seen:
        play.push(f.Looking(seen, 0))


def hidings(state: State, frame: f.Hiding) -> list[a.Action]:
    here = shadows_of(state, frame.room)
    hides: list[a.Action] = [a.Hide(shadow) for shadow in here]
    return hides + turnings(state, frame.room)


def turnings(state: State, room: int) -> list[a.Action]:
    """Face-up tiles of a room that she may turn down."""
    return [a.TurnDown(shadow) for shadow in shadows_of(state, room) if any(tile.up for tile in state.shadows[shadow])]


def turn_down(play: Play, shadow: int) -> None:
    play.set_stack(shadow, tuple(Lying(lying.tile) for lying in play.state.shadows[shadow]))
    play.say(e.TurnedDown(shadow, ghost_seats(play.state)))


def hide(play: Play, frame: f.Hiding, shadow: int) -> None:
    play.pop()
    play.set(due=None)
    one = ghost(play.state, frame.seat)
    if one is None:
        first_hiding(play, shadow)
        return
    _leave(play, one)
    keeps = _enter(play, one, shadow)
    play.set_ghost(Ghost(one.seat, shadow, keeps))
    play.say(e.Hid(one.seat, one.shadow, shadow, one.keeps, keeps, ghost_seats(play.state)))


def _leave(play: Play, one: Ghost) -> None:
    """Off its Shadow; the tile that it kept lies there again."""
    tile = tile_of(one)
    play.set_stack(one.shadow, tuple(other for other in play.state.shadows[one.shadow] if other.tile != tile))
    if one.keeps is not None:
        play.lay(one.shadow, one.keeps)


def _enter(play: Play, one: Ghost, shadow: int) -> Tile | None:
    """On top of a ghost it takes nothing (HO-46, HO-66); else it keeps the tile that lay there."""
    company = any(other.seat != one.seat for other in ghosts_at(play.state, shadow))
    keeps = None if company else play.lift(shadow)
    play.set_stack(shadow, (*play.state.shadows[shadow], Lying(tile_of(one))))
    return keeps


def stay(play: Play, seat: Seat) -> None:
    play.set(due=None)
    play.pop()
    play.say(e.Stayed(seat, ghost_seats(play.state)))


# Moving Things


def arrangements(state: State, frame: f.Arranging) -> list[a.Action]:
    here = shadows_of(state, frame.room)
    swaps: list[a.Action] = [a.Swap(one, two) for one in here for two in here if one < two]
    return [a.Done(), *swaps, *turnings(state, frame.room)]


def swap(play: Play, action: a.Swap) -> None:
    one, two = play.state.shadows[action.first], play.state.shadows[action.second]
    play.set_stack(action.first, two)
    play.set_stack(action.second, one)
    places = {action.first: action.second, action.second: action.first}
    moved = tuple(Ghost(g.seat, places.get(g.shadow, g.shadow), g.keeps) for g in play.state.ghosts)
    play.set(ghosts=moved)
    play.say(e.Swapped(action.first, action.second, ghost_seats(play.state)))


# Eyes open


def open_eyes(play: Play, frame: f.Opening) -> None:
    state = play.state
    play.set(
        closed=None,
        reversed_until=state.reversed_until if state.turn < state.reversed_until else 0,
        mary=state.mary if state.turn < state.mary_until else None,
        salt=state.salt if state.turn < state.salt_on else (),
    )
    if not frame.start:
        reset(play)
    play.say(
        e.EyesOpened(
            frame.start,
            tuple(len(stack) for stack in state.shadows),
            (state.slots[0] is not None, state.slots[1] is not None),
            len(state.hand),
            state.barrier,
            bool(play.state.reversed_until),
            tuple(shadow for shadow, stack in enumerate(state.shadows) if any(lying.up for lying in stack)),
        )
    )
    play.pop()
    if frame.start:
        play.push(f.Turn(1))
    elif not judge(play) and state.options.turn_limit is not None and state.turn >= state.options.turn_limit:
        finish(play, "limit")


def looked(play: Play, frame: f.Looking, shadow: int) -> None:
    """Somebody has seen the tiles of a Shadow. What a Peek or a weapon leads to comes after."""
    tiles = tiles_of(play.state.shadows[shadow])
    match frame.how:
        case "ghosts":
            play.say(e.Looked(shadow, tiles, ghost_seats(play.state)))
        case "light":
            play.say(e.Lit(frame.seat, shadow, tiles, (frame.seat,)))
        case "camera":
            play.say(e.Exposed(frame.seat, shadow, tiles))
        case "peek" | "weapon":
            pass
