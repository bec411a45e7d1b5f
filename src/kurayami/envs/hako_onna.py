"""Hako Onna as numbers."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from kurayami.envs.ids import ListedIds
from kurayami.envs.layout import Layout, TensorPart, capped
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.edition import BOARDS, SHADOWS
from kurayami.games.hako_onna.effects import ITEMS
from kurayami.games.hako_onna.frames import Frame
from kurayami.games.hako_onna.glance import Glance
from kurayami.games.hako_onna.house import GROUND, UPPER, Mansion
from kurayami.games.hako_onna.kept import kept
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.noise import NOISE_CARDS, RESULTS
from kurayami.games.hako_onna.pieces import Cards, Noise, Stack
from kurayami.games.hako_onna.tiles import GHOSTS, KINDS, WEAKNESSES, WEAPONS, Tile
from kurayami.games.hako_onna.view import HerSide, VisitorSeen

ROOMS: Final = 2 * BOARDS
"""Most rooms an edition can have."""
PASSAGES: Final = 4 * BOARDS
SEATS: Final = range(5)
VISITORS: Final = range(1, 5)
POWERS: Final = range(1, 13)
FAR: Final = range(1 - BOARDS, BOARDS)
"""Columns and rows where a board can lie."""
THINGS: Final = KINDS[len(GHOSTS) :]
"""Kinds of tiles other than ghosts."""

_ROOMS, _SHADOWS, _SLOTS, _YES, _DIGITS = range(ROOMS), range(SHADOWS), range(2), (False, True), range(1, 7)
_TILE: Final = {tile: number for number, tile in enumerate(KINDS)}
_ITEM: Final = {item: number for number, item in enumerate(ITEMS)}
_FRAMES: Final = {kind: number for number, kind in enumerate(Frame.__args__)}

IDS: Final = ListedIds(
    [
        (a.ChooseItem, [ITEMS]),
        (a.PlaceBoard, [(GROUND, UPPER), FAR, FAR, range(4)]),
        (lambda triple: a.ChooseNumbers(*triple), [tuple(combinations(_DIGITS, 3))]),
        (a.ChooseWeakness, [WEAKNESSES]),
        (a.KeepPower, [range(13)]),
        (a.PutBones, [_SHADOWS]),
        (a.TurnCard, [range(NOISE_CARDS)]),
        (a.Release, [_YES]),
        (a.KeepCard, [range(NOISE_CARDS)]),
        (a.KeepDisc, []),
        (a.PlayMusic, [_YES]),
        (a.WalkTo, [_ROOMS]),
        (a.PeekAt, [_SHADOWS]),
        (a.Use, []),
        (a.UseAtRoom, [_ROOMS]),
        (a.UseAtShadow, [_SHADOWS]),
        (a.UseAtSlot, [_SLOTS]),
        (a.UseAlong, [_ROOMS, _ROOMS]),
        (a.UseCharm, [_SLOTS]),
        (a.UseWeapon, [WEAPONS, _SHADOWS]),
        (a.EndTurn, []),
        (a.Show, [VISITORS, THINGS]),
        (a.Offer, [VISITORS, THINGS]),
        (a.Ask, [VISITORS]),
        (a.Accept, []),
        (a.Decline, []),
        (a.Discard, [THINGS, _SHADOWS]),
        (a.GiveUp, [_YES]),
        (a.Take, []),
        (a.PutBack, [(None, *THINGS), _YES]),
        (a.PlacePage, [_YES]),
        (lambda triple: a.NameNumbers(*triple), [tuple(combinations(_DIGITS, 3))]),
        (a.NameOne, [_DIGITS]),
        (a.Done, []),
        (a.Flee, [_ROOMS]),
        (a.Die, []),
        (a.Scream, []),
        (a.Skip, []),
        (a.SetPower, [POWERS, _SLOTS]),
        (a.TakeBack, [_SLOTS]),
        (a.Activate, [POWERS]),
        (a.ActivateAtRoom, [POWERS, _ROOMS]),
        (a.ActivateAtPassage, [POWERS, range(PASSAGES)]),
        (a.Swap, [_SHADOWS, _SHADOWS]),
        (a.TurnDown, [_SHADOWS]),
        (a.StepTo, [_ROOMS]),
        (a.Hide, [_SHADOWS]),
        (a.Interrupt, [POWERS]),
        (a.InterruptAtRoom, [POWERS, _ROOMS]),
        (a.InterruptAtShadow, [POWERS, _SHADOWS]),
        (a.LetBe, []),
        (a.Snatch, [(None, *THINGS)]),
        (a.SnatchCard, []),
        (a.SayWhether, [_YES]),
        (a.SayFloor, [range(3)]),
    ]
)
DRAWS: Final = ListedIds(
    [
        (a.First, [VISITORS]),
        (a.DealItem, [ITEMS]),
        (a.DrawBoard, [range(BOARDS)]),
        (a.LeaveVacant, [_SHADOWS]),
        (a.DrawPower, [range(13)]),
        (a.TurnUp, [(None, *THINGS)]),
        (a.NoiseValue, [range(NOISE_CARDS)]),
        (a.Fell, [RESULTS]),
        (a.Carry, [(None, *_SHADOWS)]),
        (a.PlaceBoard, [(GROUND, UPPER), FAR, FAR, range(4)]),  # with `random_boards`
    ]
)

LAYOUT: Final = Layout(
    (
        TensorPart("me", 5, "1 at my seat; she is the first"),
        TensorPart("actor", 5, "1 at the seat that is to move; all 0 if chance is"),
        TensorPart("frame", len(_FRAMES), "1 at what the game waits for, in the order of `games/hako_onna/frames.py`"),
        TensorPart("alive", 4, "1 for each Visitor who lives"),
        TensorPart("rooms", 4 * ROOMS, "for each Visitor, 1 at the room where they are"),
        TensorPart("held", 4, "tiles that each Visitor holds"),
        TensorPart("items", 4 * len(ITEMS), "for each Visitor, 1 at their Item card"),
        TensorPart("mine", len(KINDS), "tiles that I hold, by kind"),
        TensorPart("near", ROOMS * ROOMS, "for each room, 1 at the rooms next to it"),
        TensorPart("room of", SHADOWS * ROOMS, "for each Shadow, 1 at its room"),
        TensorPart("stacks", SHADOWS, "tiles on each Shadow"),
        TensorPart("open", SHADOWS * len(KINDS), "for each Shadow, 1 at the kinds that I see there now"),
        TensorPart(
            "spots", SHADOWS * len(KINDS), "for each Shadow, 1 at the kinds that can lie there for all that I know"
        ),
        TensorPart(
            "haunts", 5 * SHADOWS, "for each ghost (by seat), 1 at the Shadows where it can be for all that I know"
        ),
        TensorPart("found", 10, "1 at the pages that are found"),
        TensorPart("out", len(KINDS), "tiles out of the game, by kind"),
        TensorPart("numbers up", 6, "1 at the numbers of the combination that lie face up"),
        TensorPart("not weak", 3, "1 at the weapons that did not harm her"),
        TensorPart("safe", 1, "1 while the Key Ring is in the Safe"),
        TensorPart("supply", 1, "Empty tiles beside the board"),
        TensorPart("deck", 1, "cards of her deck"),
        TensorPart("despair", 1, "cards above Time of Despair"),
        TensorPart("hand", 1, "cards in her hand"),
        TensorPart("slots", 2, "1 where a power is set"),
        TensorPart("charmed", 12, "1 at the powers that are out of the game"),
        TensorPart(
            "noise", NOISE_CARDS, "each noise card: 0 face down, 1 taken, else its value and 2; or discs that lie"
        ),
        TensorPart("turn", 1, "turns of hers begun"),
        TensorPart("eyes", 1, "1 while the Visitors' eyes are closed"),
        TensorPart("her ghosts", 5 * SHADOWS, "for ghosts only, likewise below: for each ghost, 1 at its Shadow"),
        TensorPart("her numbers", 6, "1 at the numbers of her combination"),
        TensorPart("her weakness", 3, "1 at her Weakness"),
        TensorPart("her hand", 13, "1 at the powers in her hand; the first is Time of Despair"),
        TensorPart("her slots", 26, "for each slot, 1 at the power in it"),
    )
)
AT: Final = LAYOUT.starts()


_ME, _ACTOR, _FRAME = AT["me"], AT["actor"], AT["frame"]
_ALIVE, _ROOM, _HELD, _ITEMS, _MINE = AT["alive"], AT["rooms"], AT["held"], AT["items"], AT["mine"]
_NEAR, _STACKS, _OPEN, _SPOTS, _HAUNTS = AT["near"], AT["stacks"], AT["open"], AT["spots"], AT["haunts"]
_FOUND, _NOISE, _TURN, _EYES = AT["found"], AT["noise"], AT["turn"], AT["eyes"]
_FIRST_PARTS: Final = bytes(_ALIVE)
_LAST_PARTS: Final = bytes(LAYOUT.size - _TURN)


def encode(view: View | Glance) -> bytearray:
    """The tensor of a view."""
    assert view.seat is not None
    out = bytearray().join(
        (
            _FIRST_PARTS,
            _people(view.visitors),
            _house(view.house),
            _shadows(view.shadows),
            _known(view.knows),
            _open_facts(
                view.found,
                view.out,
                view.numbers_up,
                view.not_weak,
                view.charmed,
                view.slots,
                (view.key_in_safe, view.supply, view.deck_size, view.despair, view.hand_size),
            ),
            _noise(view.noise),
            _LAST_PARTS,
        )
    )
    out[_ME + view.seat] = 1
    if view.mover is not None:
        out[_ACTOR + view.mover] = 1
    if view.agenda:
        out[_FRAME + _FRAMES[type(view.agenda[-1])]] = 1
    out[_TURN], out[_EYES] = capped(view.turn), view.eyes_closed
    if view.hers is not None:
        _write_her_side(view.hers, out)
    return out


@kept
def _people(visitors: tuple[VisitorSeen, ...]) -> bytes:
    """The parts from "alive" to "mine"."""
    out = bytearray(_NEAR)
    for place, one in enumerate(visitors):
        out[_ALIVE + place] = one.alive
        if one.room is not None:
            out[_ROOM + ROOMS * place + one.room] = 1
        out[_HELD + place] = one.held
        if one.item is not None:
            out[_ITEMS + len(ITEMS) * place + _ITEM[one.item]] = 1
        for tile in one.tiles or ():
            out[_MINE + _TILE[tile]] += 1
    return bytes(out[_ALIVE:])


@kept
def _house(house: Mansion) -> bytes:
    """The parts "near" and "room of"."""
    out = bytearray(ROOMS * (ROOMS + SHADOWS))
    for room, others in enumerate(house.near):
        for other in others:
            out[ROOMS * room + other] = 1
    for shadow, room in enumerate(house.room_of):
        out[ROOMS * (ROOMS + shadow) + room] = 1
    return bytes(out)


@kept
def _shadows(shadows: tuple[Stack, ...]) -> bytes:
    """The parts "stacks" and "open"."""
    out = bytearray(_SPOTS)
    out[_STACKS:_OPEN] = bytes(map(len, shadows))
    for shadow, stack in enumerate(shadows):
        for lying in stack:
            if lying.tile is not None:
                out[_OPEN + len(KINDS) * shadow + _TILE[lying.tile]] = 1
    return bytes(out[_STACKS:])


@kept
def _known(knows: Knowledge) -> bytes:
    """The parts "spots" and "haunts"."""
    return (_bits(knows.spots, len(KINDS)) + _bits(knows.haunts, SHADOWS)).ljust(_FOUND - _SPOTS, b"\0")


@lru_cache(maxsize=65_536)
def _one(bits: int, width: int) -> bytes:
    return bytes([bits >> place & 1 for place in range(width)])


@lru_cache(maxsize=4_096)
def _bits(sets: tuple[int, ...], width: int) -> bytes:
    return b"".join([_one(bits, width) for bits in sets])


@lru_cache(maxsize=4_096)
def _open_facts(
    found: tuple[int, ...],
    gone: tuple[Tile, ...],
    numbers_up: tuple[int, ...],
    not_weak: tuple[Tile, ...],
    charmed: tuple[int, ...],
    slots: tuple[bool, bool],
    counts: tuple[int, ...],
) -> bytes:
    """The parts from "found" to "charmed": few of them change in a turn. The counts are those from "safe" to "hand"."""
    out = bytearray(_NOISE)
    for page in found:
        out[_FOUND + page - 1] = 1
    for tile in gone:
        out[AT["out"] + _TILE[tile]] += 1
    for number in numbers_up:
        out[AT["numbers up"] + number - 1] = 1
    for tile in not_weak:
        out[AT["not weak"] + WEAPONS.index(tile)] = 1
    out[AT["safe"] : AT["slots"]] = bytes(counts)
    out[AT["slots"] : AT["charmed"]] = bytes(slots)
    for power in charmed:
        out[AT["charmed"] + power - 1] = 1
    return bytes(out[_FOUND:])


@kept
def _noise(noise: Noise) -> bytes:
    """The part "noise"."""
    out = bytearray(NOISE_CARDS)
    if isinstance(noise, Cards):
        for place, card in enumerate(noise.cards):
            if card.keeper is not None:
                out[place] = 1
            elif card.up and card.value is not None:
                out[place] = 2 + card.value
    else:
        for disc in noise.stack:
            out[disc.position] = 1
    return bytes(out)


def _write_her_side(hers: HerSide, out: bytearray) -> None:
    for ghost in hers.ghosts:
        out[AT["her ghosts"] + SHADOWS * ghost.seat + ghost.shadow] = 1
    for number in hers.numbers:
        out[AT["her numbers"] + number - 1] = 1
    if hers.weakness is not None:
        out[AT["her weakness"] + WEAKNESSES.index(hers.weakness)] = 1
    for power in hers.hand:
        out[AT["her hand"] + power] = 1
    for slot, held in enumerate(hers.slots):
        if held is not None:
            out[AT["her slots"] + 13 * slot + held] = 1
