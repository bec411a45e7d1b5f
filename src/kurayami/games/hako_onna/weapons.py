"""Usable tiles: the Strange Charm and the weapons (HO-11, HO-36, HO-67, HO-69)."""

from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.ends import finish
from kurayami.games.hako_onna.pieces import ground, tiles_of
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import filled, ghost_seats, ghosts_at, set_slots, tile_of, visitor
from kurayami.games.hako_onna.rule import Rule, nobody
from kurayami.games.hako_onna.tiles import CHARM, WEAPON_OF, WEAPONS
from kurayami.kernel import Seat


def charm_uses(state: Position, seat: Seat) -> list[a.UseCharm]:
    return [a.UseCharm(slot) for slot in set_slots(state)] if CHARM in visitor(state, seat).tiles else []


def strange_charm(play: Play, seat: Seat, slot: int) -> None:
    power = play.slots[slot]
    assert power is not None
    first, second = play.slots
    play.slots = (None, second) if slot == 0 else (first, None)
    play.charmed = tuple(sorted((*play.charmed, power)))
    play.lose(seat, CHARM)
    play.throw_out(CHARM)
    play.say(e.Spent(seat, CHARM))
    play.say(e.Charmed(seat, slot, power))


def weapon_uses(state: Position, seat: Seat) -> list[a.UseWeapon]:
    held = visitor(state, seat)
    weapons = [weapon for weapon in WEAPONS if weapon in held.tiles]
    return [a.UseWeapon(weapon, shadow) for weapon in weapons for shadow in filled(state, held.here)]


def raise_weapon(play: Play, seat: Seat, action: a.UseWeapon) -> None:
    play.push(f.Strike(seat, action.weapon, action.shadow), f.Looking((action.shadow,), seat, "weapon"))


def strike(play: Play, frame: f.Strike) -> bool:
    """Strikes a Shadow with the weapon (HO-69)."""
    tiles = tiles_of(play.shadows[frame.shadow])
    she_is_there = any(one.seat == 0 for one in ghosts_at(play, frame.shadow))
    play.say(e.WeaponStruck(frame.seat, frame.weapon, frame.shadow, tiles, she_is_there))
    play.pop()
    if she_is_there and WEAPON_OF[play.weakness or ""] == frame.weapon:
        finish(play, "defeat")
        return True
    play.lose(frame.seat, frame.weapon)
    play.throw_out(frame.weapon)
    play.say(e.Spent(frame.seat, frame.weapon))
    destroy(play, frame.shadow)
    if she_is_there:
        play.not_weak = tuple(sorted((*play.not_weak, frame.weapon)))
        play.push(f.Doomed(frame.seat, 0, "weapon"))
    return True


def destroy(play: Play, shadow: int) -> None:
    """Takes all tiles of the Shadow but hers out of the game. What a Hakobito kept lies there again (HO-67)."""
    lying = ground(play.shadows[shadow])
    if lying is not None and lying.tile is not None:
        play.lift(shadow)
        play.throw_out(lying.tile)
    for one in ghosts_at(play, shadow):
        if one.seat == 0:
            continue
        tile = tile_of(one)
        play.set_stack(shadow, tuple(other for other in play.shadows[shadow] if other.tile != tile))
        play.throw_out(tile)
        play.ghosts = tuple(other for other in play.ghosts if other.seat != one.seat)
        if one.keeps is not None:
            play.lay(shadow, one.keeps)
        play.say(e.Removed(one.seat, shadow, one.keeps, one.keeps is not None, ghost_seats(play)))


RULES: Final = (Rule(f.Strike, nobody, run=strike),)
