"""Features of a position of an imagined night, for its value."""

from typing import Final

from kurayami.bots.hako_onna.playouts import weights as w
from kurayami.bots.hako_onna.playouts.finds import fitting, harm
from kurayami.bots.hako_onna.playouts.hiding import gone, right_weapon
from kurayami.bots.hako_onna.playouts.mind import KNOWN, SEEN, SUSPECTED, steps
from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast.items import STETHOSCOPE
from kurayami.games.hako_onna.fast.layout import (
    BEHIND_YOU,
    BONES,
    CHARM,
    DOLL,
    EFFECT,
    EXIT,
    EXTINGUISHER,
    FOUND,
    GHOSTS,
    GROUND,
    HAND,
    HELD,
    ITEM,
    KEEPS,
    KEY_IN_SAFE,
    KEY_RING,
    NOTHING,
    OPEN_THIS,
    PLACE,
    ROOM,
    ROOM_OF,
    SAFE,
    SLOT,
    TURN,
    UNSEEN,
    VISITORS,
    WANT_THAT_ONE,
)
from kurayami.games.hako_onna.fast.questions import count, needs_met

FEATURES: Final = (
    "bias",
    "share of the Visitors alive",
    "only one alive",
    "two alive",
    "one Visitor from the start",
    "pages found",
    "turns of hers",
    "the Key Ring held",
    "the Key Ring held and the Exit known",
    "how near the Key Ring is to the known Exit",
    "how likely the Safe opens",
    "a Stethoscope while it is closed",
    "the Exit known while it is closed",
    "Doll Mary held",
    "Doll Mary held and the Bones known",
    "how near Doll Mary is to the known Bones",
    "the Bones known without her",
    "the right weapon held",
    "how sure its holder can be of it, and of where she is",
    "the Exit kept by a ghost",
    "the Bones kept by a ghost",
    "the Safe kept by a ghost while it is closed",
    "escape impossible",
    "rest impossible",
    "defeat impossible",
    "two ways impossible",
    "Open This set",
    "I'm Behind You set",
    "I Want That One set",
    "any card set",
    "cards in her hand",
    "she is in a Visitor's room",
    "she is next door to a Visitor",
    "Hakobito in a Visitor's room",
    "Fire Extinguisher held",
    "Strange Charm held",
    "tiles that nobody has seen",
    "Open This set beside a Visitor",
)
assert len(FEATURES) == w.FEATURES
NEAR: Final = (1000, 700, 490, 343, 240, 168, 118, 82, 57, 40)
"""Nearness by number of steps, in thousandths."""


@compiled
def place_of(position: Ints, tile: int) -> int:
    for shadow in range(24):
        if position[GROUND + shadow] == tile:
            return shadow
    return NOTHING


@compiled
def holder(position: Ints, house: Ints, tile: int) -> int:
    """The living Visitor who holds the tile; 0: nobody."""
    for seat in range(1, house[VISITORS] + 1):
        if position[ROOM + seat] != NOTHING and position[HELD + seat] >> tile & 1:
            return seat
    return 0


@compiled
def nearness(position: Ints, house: Ints, atlas: Ints, seat: int, tile: int) -> int:
    place = place_of(position, tile)
    if not seat or place == NOTHING:
        return 0
    far = steps(atlas, position[ROOM + seat], house[ROOM_OF + place])
    return NEAR[far] if far < len(NEAR) else 0


@compiled
def kept(position: Ints, tile: int) -> int:
    """1000 if a ghost keeps the tile."""
    for number in range(position[GHOSTS]):
        if position[KEEPS + position[GHOSTS + 1 + number]] == tile:
            return 1000
    return 0


@compiled
def is_set(position: Ints, house: Ints, effect: int) -> int:
    """1000 if a power with this effect is set and can be used."""
    for slot in range(2):
        power = position[SLOT + slot]
        if power != NOTHING and house[EFFECT + power] == effect and needs_met(position, house, power):
            return 1000
    return 0


@compiled
def write_features(position: Ints, house: Ints, mind: Ints, atlas: Ints, out: Ints) -> None:
    """Writes all features, in thousandths."""
    many, alive = house[VISITORS], 0
    charm = fire = scope = 0
    for seat in range(1, many + 1):
        if position[ROOM + seat] != NOTHING:
            alive += 1
            fire |= position[HELD + seat] >> EXTINGUISHER & 1
            charm |= position[HELD + seat] >> CHARM & 1
            scope |= int(position[ITEM + seat] == STETHOSCOPE)
    closed, seen = position[KEY_IN_SAFE], mind[SEEN]
    key, doll = holder(position, house, KEY_RING), holder(position, house, DOLL)
    weapon = right_weapon(position)
    armed = holder(position, house, weapon)
    exit_known, bones_known = seen >> EXIT & 1, seen >> BONES & 1
    out[0] = 1000
    out[1] = 1000 * alive // many
    out[2] = 1000 * int(alive == 1)
    out[3] = 1000 * int(alive == 2)
    out[4] = 1000 * int(many == 1)
    out[5] = 100 * count(position[FOUND])
    out[6] = 25 * min(position[TURN], 40)
    out[7] = 1000 * int(key > 0)
    out[8] = 1000 * int(key > 0) * exit_known
    out[9] = nearness(position, house, atlas, key, EXIT) * exit_known
    out[10] = 1000 * closed // fitting(position, mind)
    out[11] = 1000 * closed * scope
    out[12] = 1000 * closed * exit_known
    out[13] = 1000 * int(doll > 0)
    out[14] = 1000 * int(doll > 0) * bones_known
    out[15] = nearness(position, house, atlas, doll, BONES) * bones_known
    out[16] = 1000 * int(doll == 0) * bones_known
    out[17] = 1000 * int(armed > 0)
    out[18] = harm(position, mind, weapon) // max(count(mind[SUSPECTED]), 1) if armed else 0
    out[19] = kept(position, EXIT)
    out[20] = kept(position, BONES)
    out[21] = kept(position, SAFE) * closed
    write_ways(position, closed, weapon, out)
    out[26] = is_set(position, house, OPEN_THIS)
    out[27] = is_set(position, house, BEHIND_YOU)
    out[28] = is_set(position, house, WANT_THAT_ONE)
    out[29] = 500 * (int(position[SLOT] != NOTHING) + int(position[SLOT + 1] != NOTHING))
    out[30] = 200 * min(count(position[HAND]), 5)
    write_meetings(position, house, atlas, out)
    out[34] = 1000 * fire
    out[35] = 1000 * charm
    unseen = 0
    for shadow in range(24):
        unseen += int(mind[KNOWN + shadow] == UNSEEN)
    out[36] = 1000 * unseen // 24
    out[37] = out[26] * max(out[31], out[33]) // 1000


@compiled
def write_ways(position: Ints, closed: int, weapon: int, out: Ints) -> None:
    """Ways to win that are closed for good, or as long as a ghost stays."""
    away = gone(position, NOTHING)
    escape = int(away & (1 << EXIT | 1 << KEY_RING | closed << SAFE) != 0)
    rest = int(away & (1 << DOLL | 1 << BONES) != 0)
    defeat = int(away >> weapon & 1)
    out[22], out[23], out[24] = 1000 * escape, 1000 * rest, 1000 * defeat
    out[25] = 1000 * int(escape + rest + defeat == 2)


@compiled
def write_meetings(position: Ints, house: Ints, atlas: Ints, out: Ints) -> None:
    home, nearest, met = house[ROOM_OF + position[PLACE]], 9, 0
    for seat in range(1, house[VISITORS] + 1):
        room = position[ROOM + seat]
        if room == NOTHING:
            continue
        nearest = min(nearest, steps(atlas, home, room))
        for number in range(1, position[GHOSTS]):
            met |= int(house[ROOM_OF + position[PLACE + position[GHOSTS + 1 + number]]] == room)
    out[31] = 1000 * int(nearest == 0)
    out[32] = 1000 * int(nearest == 1)
    out[33] = 1000 * met
