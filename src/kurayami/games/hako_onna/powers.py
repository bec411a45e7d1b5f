"""Her powers: which may be used now, and what each does. One function for each effect (HO-7, HO-9)."""

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.edition import PowerCard
from kurayami.games.hako_onna.effects import WHEN_OF, PowerEffect
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.play import Play, filled, ghost_seats, living, room_of, visitor
from kurayami.games.hako_onna.tiles import DOLL, EMPTY
from kurayami.kernel import Chance, Seat


def power_card(state: State, power: int) -> PowerCard:
    return state.options.edition.powers[power - 1]


def effect_of(state: State, power: int) -> PowerEffect:
    return state.options.edition.powers[power - 1].effect


def unlocked(state: State, power: int) -> bool:
    """Its page is found; the advanced ones go by the number of pages (HO-9, HO-41)."""
    return power in state.found if power <= 10 else len(state.found) >= power_card(state, power).needs


def ready(state: State, effect: str) -> int | None:
    """The number of a set power with this effect whose needs are met."""
    for power in state.slots:
        if power is not None:
            card = power_card(state, power)
            if card.effect == effect and len(state.found) >= card.needs:
                return power
    return None


def back_to_hand(play: Play, power: int) -> int:
    """After activation a card returns to her hand (HO-42). The slot where it was."""
    first, second = play.state.slots
    play.set(
        slots=(None if first == power else first, None if second == power else second),
        hand=tuple(sorted((*play.state.hand, power))),
    )
    return 0 if first == power else 1


# On her turn


def activations(state: State) -> list[a.Action]:
    listed: list[a.Action] = []
    for power in state.slots:
        if power is None or len(state.found) < power_card(state, power).needs:
            continue
        match effect_of(state, power):
            case "door_stays_shut":
                listed += [a.Activate(power, index) for index in range(len(state.house.passages))]
            case "moving_things":
                listed += [a.Activate(power, room) for room in range(len(state.house.rooms))]
            case "close_to_you" | "reach_you" | "upside_down":
                listed.append(a.Activate(power))
            case _:
                pass
    return listed


def activate(play: Play, frame: f.Hers, action: a.Activate) -> None:
    back_to_hand(play, action.power)
    play.say(e.Activated(action.power, action.target, ghost_seats(play.state)))
    match effect_of(play.state, action.power):
        case "close_to_you":
            play.instead(f.Hers("activate", frame.swift, floor=True))
        case "reach_you":
            play.instead(f.Hers("activate", swift=True, floor=frame.floor))
        case "door_stays_shut":
            play.set(barrier=play.state.house.passages[action.target])
        case "moving_things":
            moving_things(play, action.target)
        case "upside_down":
            play.set(reversed_until=play.state.turn + 1)
        case effect:
            raise AssertionError(effect)


def moving_things(play: Play, room: int) -> None:
    shadows = filled(play.state, room)
    play.push(f.Arranging(room))
    if shadows:
        play.push(f.Looking(shadows, 0))


# Interrupting


def interruptions(state: State, seat: Seat) -> list[a.Action]:
    room = visitor(state, seat).room
    listed: list[a.Action] = []
    for power in state.slots:
        if power is None or len(state.found) < power_card(state, power).needs:
            continue
        match effect_of(state, power):
            case "open_this":
                listed += [a.Interrupt(power, shadow) for shadow in filled(state, room)]
            case "come_to_me":
                listed += [a.Interrupt(power, other) for other in state.house.near[room]]
            case "want_that_one" | "i_am_mary":
                listed.append(a.Interrupt(power))
            case _:
                pass
    return listed


def interrupt(play: Play, frame: f.Window, action: a.Interrupt) -> None:
    assert WHEN_OF[effect_of(play.state, action.power)] == "interrupt"
    play.set(due=None)
    slot = back_to_hand(play, action.power)
    play.say(e.Interrupted(action.power, action.target, slot))
    play.instead(f.After(frame.seat, frame.deed))
    match effect_of(play.state, action.power):
        case "open_this":
            open_this(play, frame.seat, action.target)
        case "want_that_one":
            want_that_one(play, frame.seat)
        case "i_am_mary":
            i_am_mary(play)
        case _:
            come_to_me(play, frame.seat, action.target)


def open_this(play: Play, seat: Seat, shadow: int) -> None:
    play.push(f.Peek(seat, shadow), f.Looking((shadow,), seat, "peek"))


def want_that_one(play: Play, seat: Seat) -> None:
    play.say(e.HandSeen(seat, visitor(play.state, seat).tiles, (seat, *ghost_seats(play.state))))
    play.push(f.Snatching(seat))


def i_am_mary(play: Play) -> None:
    holder = next((seat for seat in living(play.state) if DOLL in visitor(play.state, seat).tiles), None)
    play.say(e.MaryShown(holder))
    play.set(mary=holder, mary_until=play.state.turn + 1)


def come_to_me(play: Play, seat: Seat, room: int) -> None:
    play.set_visitor(seat, room=room)
    play.say(e.Dragged(seat, room))


# I Want That One


def loot(state: State, seat: Seat) -> list[a.Action]:
    held = visitor(state, seat)
    listed: list[a.Action] = [a.Snatch(tile) for tile in dict.fromkeys(held.tiles)]
    if held.item is not None:
        listed.append(a.Snatch("card"))
    return [*listed, a.Snatch(None)]


def snatch(play: Play, frame: f.Snatching, action: a.Snatch) -> None:
    seat = frame.seat
    to = (seat, *ghost_seats(play.state))
    if action.what is None:
        play.say(e.Snatched(seat, "nothing", None, -1, None, to))
        play.pop()
    elif action.what == "card":
        play.set_visitor(seat, item=None)
        play.say(e.Snatched(seat, "card", None, -1, None, to))
        play.pop()
    else:
        play.instead(f.Carrying(seat, action.what))


def holes(state: State) -> list[Chance[a.Action]]:
    """Where a snatched tile may go: in an Empty's place, else on a vacant Shadow, always far from the Visitors."""
    peopled = {visitor(state, seat).room for seat in living(state)}
    far = [shadow for shadow in range(24) if room_of(state, shadow) not in peopled]
    empties = [shadow for shadow in far if _lone_empty(state, shadow)]
    targets = empties or [shadow for shadow in far if not state.shadows[shadow]]
    return [Chance(a.Carry(shadow)) for shadow in targets] or [Chance(a.Carry(None))]


def _lone_empty(state: State, shadow: int) -> bool:
    stack = state.shadows[shadow]
    return len(stack) == 1 and stack[0].tile == EMPTY and not stack[0].up


def carry(play: Play, frame: f.Carrying, action: a.Carry) -> None:
    seat, tile, shadow = frame.seat, frame.tile, action.shadow
    assert tile is not None
    ghosts = ghost_seats(play.state)
    play.pop()
    play.lose(seat, tile)
    place = _hole(play.state, shadow)
    vacant = shadow if shadow is not None and place == "vacant" else -1
    play.say(e.Snatched(seat, "tile", place, vacant, tile, (seat, *ghosts)))
    if shadow is None:
        play.set(lost=(*play.state.lost, (seat, tile)))
        return
    if place == "empty":
        play.lift(shadow)
        play.set(supply=play.state.supply + 1)
    play.lay(shadow, tile)
    play.say(e.CarriedTo(shadow, tile, ghosts))


def _hole(state: State, shadow: int | None) -> e.Hole:
    if shadow is None:
        return "out"
    return "empty" if state.shadows[shadow] else "vacant"
