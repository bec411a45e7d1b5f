"""Item cards, the Strange Charm and the weapons: when they can be used, and what each does (HO-10 to HO-12, HO-69)."""

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.edition import KILLING, SINGLE_USE
from kurayami.games.hako_onna.ends import finish
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.play import (
    Play,
    filled,
    ghost_seats,
    ghosts_at,
    ground,
    her_room,
    living,
    room_of,
    tile_of,
    tiles_of,
    together,
    visitor,
)
from kurayami.games.hako_onna.powers import ready
from kurayami.games.hako_onna.tiles import CHARM, WEAPON_OF, WEAPONS
from kurayami.games.hako_onna.walking import ways_out
from kurayami.kernel import Seat


def uses(state: State, seat: Seat) -> list[a.Action]:
    """All that the Visitor may announce as a Use."""
    held = visitor(state, seat)
    listed = item_uses(state, seat)
    if CHARM in held.tiles:
        listed += [a.UseCharm(slot) for slot in set_slots(state)]
    for weapon in WEAPONS:
        if weapon in held.tiles:
            listed += [a.UseWeapon(weapon, shadow) for shadow in filled(state, held.room)]
    return listed


def set_slots(state: State) -> list[int]:
    return [slot for slot, power in enumerate(state.slots) if power is not None]


def item_uses(state: State, seat: Seat) -> list[a.Action]:
    room = visitor(state, seat).room
    match visitor(state, seat).item:
        case "sacred_drops":
            return [] if state.overdue else [a.UseItem()]
        case "ouija_board":
            allowed = together(state, seat) or living(state) == (seat,)
            return [a.UseItem(asked) for asked in range(len(state.house.rooms))] if allowed else []
        case "dowsing_rod" | "salt":
            return [a.UseItem()]
        case "smartphone":
            slots: list[a.Action] = [a.UseItem(slot) for slot in set_slots(state)]
            return slots or ([a.UseItem()] if state.hand else [])
        case "flashlight":
            return [a.UseItem(shadow) for other in state.house.near[room] for shadow in filled(state, other)]
        case "camera":
            return [a.UseItem(shadow) for shadow in filled(state, room)]
        case "rope":
            return [a.UseItem(one, two) for one in ways_out(state, room) for two in ways_out(state, one)]
        case _:
            return []


def killing_ghost(state: State, seat: Seat) -> Seat | None:
    """Who kills the user of a K item here: she, or with We Are Many the Hakobito that died first (HO-9, HO-55)."""
    room = visitor(state, seat).room
    if her_room(state) == room:
        return 0
    if ready(state, "we_are_many") is None:
        return None
    return next((one.seat for one in state.ghosts if room_of(state, one.shadow) == room), None)


def kills(item: str | None) -> bool:
    return item in KILLING


# Item cards


def use_item(play: Play, seat: Seat, action: a.UseItem) -> None:
    item = visitor(play.state, seat).item
    if item in SINGLE_USE:
        play.set_visitor(seat, item=None)
        play.say(e.Spent(seat, item or ""))
    match item:
        case "sacred_drops":
            play.push(f.Check(seat, opening=False, late=True))
        case "ouija_board" | "dowsing_rod":
            play.push(f.Answering(seat, action.target))
        case "smartphone":
            smartphone(play, seat, action.target)
        case "flashlight":
            play.push(f.Looking((action.target,), seat, "light"))
        case "camera":
            play.push(f.Looking((action.target,), seat, "camera"))
        case "rope":
            rope(play, seat, action)
        case _:
            salt(play, seat)


def sacred_drops(play: Play, seat: Seat) -> None:
    """Their check was quiet."""
    play.set(drops_on=play.state.turn + 1)
    play.say(e.DropsWork(seat))


def smartphone(play: Play, seat: Seat, slot: int) -> None:
    if slot < 0:
        play.push(f.Reading(seat))
    else:
        read_power(play, seat, slot, play.state.slots[slot])


def read_power(play: Play, seat: Seat, slot: int, power: int | None) -> None:
    play.say(e.PowerRead(seat, slot, power, (seat,)))


def rope(play: Play, seat: Seat, action: a.UseItem) -> None:
    for room in (action.target, action.second):
        play.set_visitor(seat, room=room)
        play.say(e.Walked(seat, room))


def salt(play: Play, seat: Seat) -> None:
    room = visitor(play.state, seat).room
    play.set(salt=tuple(sorted({*play.state.salt, room})), salt_on=play.state.turn + 1)
    play.say(e.Salted(seat, room))


# Tiles


def strange_charm(play: Play, seat: Seat, slot: int) -> None:
    power = play.state.slots[slot]
    assert power is not None
    first, second = play.state.slots
    play.set(
        slots=(None, second) if slot == 0 else (first, None),
        charmed=tuple(sorted((*play.state.charmed, power))),
    )
    play.lose(seat, CHARM)
    play.throw_out(CHARM)
    play.say(e.Spent(seat, CHARM))
    play.say(e.Charmed(seat, slot, power))


def strike(play: Play, frame: f.Strike) -> None:
    """A weapon on a Shadow (HO-69)."""
    state = play.state
    tiles = tiles_of(state.shadows[frame.shadow])
    she_is_there = any(one.seat == 0 for one in ghosts_at(state, frame.shadow))
    play.say(e.WeaponStruck(frame.seat, frame.weapon, frame.shadow, tiles, she_is_there))
    play.pop()
    if she_is_there and WEAPON_OF[state.weakness or ""] == frame.weapon:
        finish(play, "defeat")
        return
    play.lose(frame.seat, frame.weapon)
    play.throw_out(frame.weapon)
    play.say(e.Spent(frame.seat, frame.weapon))
    destroy(play, frame.shadow)
    if she_is_there:
        play.set(not_weak=tuple(sorted((*state.not_weak, frame.weapon))))
        play.push(f.Doomed(frame.seat, 0, "weapon"))


def destroy(play: Play, shadow: int) -> None:
    """All tiles of the Shadow but hers are out of the game. What a Hakobito kept lies there again (HO-67)."""
    lying = ground(play.state.shadows[shadow])
    if lying is not None and lying.tile is not None:
        play.lift(shadow)
        play.throw_out(lying.tile)
    for one in ghosts_at(play.state, shadow):
        if one.seat == 0:
            continue
        tile = tile_of(one)
        stack = tuple(other for other in play.state.shadows[shadow] if other.tile != tile)
        play.set_stack(shadow, stack)
        play.throw_out(tile)
        play.set(ghosts=tuple(other for other in play.state.ghosts if other.seat != one.seat))
        if one.keeps is not None:
            play.lay(shadow, one.keeps)
        play.say(e.Removed(one.seat, shadow, one.keeps, one.keeps is not None, ghost_seats(play.state)))
