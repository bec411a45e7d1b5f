"""Conclusions from what a viewer is told (HO-76). They use only the public part of the state."""

from collections.abc import Callable
from typing import Any, Final, assert_never

from msgspec.structs import replace

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.hands import added, merged, removed, shown, without
from kurayami.games.hako_onna.haunts import after_her_turn, at, not_at, room_mask, within
from kurayami.games.hako_onna.items import kills
from kurayami.games.hako_onna.knowledge import Knowledge, Sight, by_place, sighted
from kurayami.games.hako_onna.play import Position
from kurayami.games.hako_onna.position import living, visitor
from kurayami.games.hako_onna.tiles import (
    ANY_MASK,
    BIT,
    BONES,
    CHARM,
    DOLL,
    EMPTY,
    GHOST_MASK,
    KEY_RING,
    PAGE_MASK,
    PORTABLE_MASK,
    SAFE,
    SHUFFLED_MASK,
    Tile,
    ghost_tile,
    hakobito,
)
from kurayami.kernel import Seat


def pooled(mine: Knowledge, theirs: Knowledge) -> Knowledge:
    """Combines the knowledge of the ghosts and of a Visitor who has just died."""
    spots = tuple((one & other) or one for one, other in zip(mine.spots, theirs.spots, strict=True))
    hands = tuple(merged(one, other) for one, other in zip(mine.hands, theirs.hands, strict=True))
    knows = replace(mine, spots=spots, hands=hands)
    for sight in theirs.seen:
        knows = sighted(knows, sight)
    return knows


# Changes of one thing


def spot(knows: Knowledge, shadow: int, kinds: int) -> Knowledge:
    if knows.spots[shadow] == kinds:
        return knows
    return replace(knows, spots=(*knows.spots[:shadow], kinds, *knows.spots[shadow + 1 :]))


def hand(knows: Knowledge, seat: Seat, kinds: tuple[int, ...]) -> Knowledge:
    return replace(knows, hands=(*knows.hands[: seat - 1], kinds, *knows.hands[seat:]))


def saw_stack(knows: Knowledge, shadow: int, tiles: tuple[Tile, ...], state: Position) -> Knowledge:
    """Records that all tiles of a Shadow were seen."""
    others = [tile for tile in tiles if not BIT[tile] & GHOST_MASK]
    knows = not_at(knows, shadow)
    for tile in tiles:
        if BIT[tile] & GHOST_MASK:
            knows = at(knows, tile, shadow)
    knows = spot(knows, shadow, BIT[others[0]] if others else 0)
    return sighted(knows, Sight(others[0], shadow, None, state.turn)) if others else knows


# Setting up


def _laid(knows: Knowledge, event: e.Laid, state: Position, ghostly: bool) -> Knowledge:
    spots = [SHUFFLED_MASK] * 24
    spots[event.vacant] = 0
    spots[state.house.safe] = BIT[SAFE]
    return replace(knows, spots=tuple(spots))


def _bones_put(knows: Knowledge, event: e.BonesPut, state: Position, ghostly: bool) -> Knowledge:
    vacant = knows.spots.index(0)
    if vacant != event.shadow:
        knows = spot(knows, vacant, knows.spots[event.shadow])
    return spot(knows, event.shadow, BIT[BONES])


def _eyes_opened(knows: Knowledge, event: e.EyesOpened, state: Position, ghostly: bool) -> Knowledge:
    if ghostly:
        return knows
    if not event.start:
        return after_her_turn(knows, event, state)
    grudge = sum(room_mask(state, index) for index, room in enumerate(state.house.rooms) if room.grudge)
    spots = [SHUFFLED_MASK | BIT[BONES]] * 24
    spots[state.house.safe] = BIT[SAFE]
    return replace(knows, spots=tuple(spots), haunts=(grudge, 0, 0, 0, 0))


def _eyes_closed(knows: Knowledge, event: e.EyesClosed, state: Position, ghostly: bool) -> Knowledge:
    first, second = state.slots
    closing = (first is not None) + (second is not None)
    return knows if knows.closing == closing else replace(knows, closing=closing)


# Seeing tiles


def _seen(knows: Knowledge, event: e.Looked | e.Lit | e.Exposed, state: Position, ghostly: bool) -> Knowledge:
    return saw_stack(knows, event.shadow, event.tiles, state) if event.tiles else knows


def _peeked(knows: Knowledge, event: e.Peeked, state: Position, ghostly: bool) -> Knowledge:
    """Tells the others that there is no ghost and no page, unless they hear of one now (or Father's
    Letter hides it).
    """
    if event.tiles:
        return saw_stack(knows, event.shadow, event.tiles, state)
    if visitor(state, event.seat).item == "fathers_letter":
        return knows
    return spot(not_at(knows, event.shadow), event.shadow, knows.spots[event.shadow] & ~PAGE_MASK)


def _peek_done(knows: Knowledge, event: e.PeekDone, state: Position, ghostly: bool) -> Knowledge:
    return not_at(knows, event.shadow)


def _ghosts_shown(knows: Knowledge, event: e.GhostsShown, state: Position, ghostly: bool) -> Knowledge:
    for tile in event.tiles:
        knows = at(knows, tile, event.shadow)
    return knows


def _showed(knows: Knowledge, event: e.Showed, state: Position, ghostly: bool) -> Knowledge:
    if event.tile is None:
        return knows
    if event.shadow is not None:
        return sighted(spot(knows, event.shadow, BIT[event.tile]), Sight(event.tile, event.shadow, None, state.turn))
    knows = sighted(knows, Sight(event.tile, None, event.seat, state.turn))
    return hand(knows, event.seat, shown(knows.hands[event.seat - 1], BIT[event.tile]))


# Tiles that move


def _page_found(knows: Knowledge, event: e.PageFound, state: Position, ghostly: bool) -> Knowledge:
    return spot(knows, event.shadow, 0)


def _taken(knows: Knowledge, event: e.Taken, state: Position, ghostly: bool) -> Knowledge:
    kinds = BIT[event.tile] if event.tile is not None else knows.spots[event.shadow] & PORTABLE_MASK
    knows = hand(knows, event.seat, added(knows.hands[event.seat - 1], kinds))
    return spot(knows, event.shadow, 0)


def _replaced(knows: Knowledge, event: e.Replaced, state: Position, ghostly: bool) -> Knowledge:
    if event.source == "none":
        return knows
    if event.source == "supply":
        return spot(knows, event.shadow, BIT[EMPTY])
    return _put_down(knows, event.seat, event.shadow, event.tile)


def _discarded(knows: Knowledge, event: e.Discarded, state: Position, ghostly: bool) -> Knowledge:
    return _put_down(knows, event.seat, event.shadow, event.tile)


def _put_down(knows: Knowledge, seat: Seat, shadow: int, tile: Tile | None) -> Knowledge:
    rest, kinds = removed(knows.hands[seat - 1], BIT[tile] if tile is not None else None)
    return spot(hand(knows, seat, rest), shadow, kinds)


def _gave(knows: Knowledge, event: e.Gave, state: Position, ghostly: bool) -> Knowledge:
    rest, kinds = removed(knows.hands[event.seat - 1], BIT[event.tile] if event.tile is not None else None)
    knows = hand(knows, event.seat, rest)
    return hand(knows, event.other, added(knows.hands[event.other - 1], kinds))


def _safe_opened(knows: Knowledge, event: e.SafeOpened, state: Position, ghostly: bool) -> Knowledge:
    return hand(knows, event.seat, added(knows.hands[event.seat - 1], BIT[KEY_RING]))


def _announced(knows: Knowledge, event: e.Announced, state: Position, ghostly: bool) -> Knowledge:
    """Records the tile shown in use; whoever survives a K item is not in her room."""
    match event.deed:
        case a.WalkTo() | a.PeekAt():
            return knows
        case a.UseCharm():
            return hand(knows, event.seat, shown(knows.hands[event.seat - 1], BIT[CHARM]))
        case a.UseWeapon(weapon):
            return hand(knows, event.seat, shown(knows.hands[event.seat - 1], BIT[weapon]))
        case a.Use() | a.UseAtRoom() | a.UseAtShadow() | a.UseAtSlot() | a.UseAlong():
            user = visitor(state, event.seat)
            return within(knows, 0, ~room_mask(state, user.here)) if kills(event.item) and user.alive else knows
        case _:
            assert_never(event.deed)


def _spent(knows: Knowledge, event: e.Spent, state: Position, ghostly: bool) -> Knowledge:
    if event.what not in BIT:
        return knows
    rest, _ = removed(knows.hands[event.seat - 1], BIT[event.what])
    return hand(knows, event.seat, rest)


def _struck(knows: Knowledge, event: e.WeaponStruck, state: Position, ghostly: bool) -> Knowledge:
    return spot(saw_stack(knows, event.shadow, event.tiles, state), event.shadow, 0)


def _removed(knows: Knowledge, event: e.Removed, state: Position, ghostly: bool) -> Knowledge:
    haunts = (*knows.haunts[: event.seat], 0, *knows.haunts[event.seat + 1 :])
    knows = replace(knows, haunts=haunts)
    if event.keeps is not None:
        return spot(knows, event.shadow, BIT[event.keeps])
    return spot(knows, event.shadow, ANY_MASK) if event.left_one else knows


def _died(knows: Knowledge, event: e.Died, state: Position, ghostly: bool) -> Knowledge:
    """Places the new Hakobito with the ghost that killed."""
    knows = at(at(knows, ghost_tile(event.killer), event.shadow), hakobito(event.seat), event.shadow)
    return hand(knows, event.seat, ())


def _confided(knows: Knowledge, event: e.Confided, state: Position, ghostly: bool) -> Knowledge:
    return event.knows


def _mary_shown(knows: Knowledge, event: e.MaryShown, state: Position, ghostly: bool) -> Knowledge:
    if event.seat is None:
        return replace(knows, hands=tuple(without(held, BIT[DOLL]) for held in knows.hands))
    return hand(knows, event.seat, shown(knows.hands[event.seat - 1], BIT[DOLL]))


def _mary_gone(knows: Knowledge, event: e.MaryGone, state: Position, ghostly: bool) -> Knowledge:
    return hand(knows, event.seat, without(knows.hands[event.seat - 1], BIT[DOLL]))


def _hand_seen(knows: Knowledge, event: e.HandSeen, state: Position, ghostly: bool) -> Knowledge:
    if not ghostly:
        return knows
    for tile in event.tiles:
        knows = sighted(knows, Sight(tile, None, event.seat, state.turn))
    return hand(knows, event.seat, tuple(sorted(BIT[tile] for tile in event.tiles)))


def _snatched(knows: Knowledge, event: e.Snatched, state: Position, ghostly: bool) -> Knowledge:
    if event.what != "tile":
        return knows
    rest, kinds = removed(knows.hands[event.seat - 1], BIT[event.tile] if event.tile is not None else None)
    knows = hand(knows, event.seat, rest)
    if event.place == "out":
        return replace(knows, lost=(*knows.lost, kinds))
    if event.vacant is not None:
        return spot(knows, event.vacant, kinds)
    return knows if ghostly else _among_empties(knows, kinds, state)


def _among_empties(knows: Knowledge, kinds: int, state: Position) -> Knowledge:
    """Adds a tile to every Shadow where an Empty one may have been, face down and alone, far from the Visitors."""
    peopled = {visitor(state, seat).room for seat in living(state)}
    spots = list(knows.spots)
    for shadow, stack in enumerate(state.shadows):
        alone = len(stack) == 1 and not stack[0].up
        if alone and state.house.room_of[shadow] not in peopled and spots[shadow] & BIT[EMPTY]:
            spots[shadow] |= kinds
    return replace(knows, spots=tuple(spots))


def _uncovered(knows: Knowledge, event: e.Uncovered, state: Position, ghostly: bool) -> Knowledge:
    return spot(knows, event.shadow, BIT[event.tile])


def _carried(knows: Knowledge, event: e.CarriedTo, state: Position, ghostly: bool) -> Knowledge:
    return spot(sighted(knows, Sight(event.tile, event.shadow, None, state.turn)), event.shadow, BIT[event.tile])


# Ghosts and powers


def _hid(knows: Knowledge, event: e.Hid, state: Position, ghostly: bool) -> Knowledge:
    if event.left is not None and event.before is not None:
        knows = spot(knows, event.before, BIT[event.left])
    return knows if event.keeps is None else spot(knows, event.shadow, 0)


def _swapped(knows: Knowledge, event: e.Swapped, state: Position, ghostly: bool) -> Knowledge:
    one, two = knows.spots[event.first], knows.spots[event.second]
    places = {event.first: event.second, event.second: event.first}
    seen = [
        Sight(
            old.tile,
            old.shadow if old.shadow is None else places.get(old.shadow, old.shadow),
            old.holder,
            state.turn if old.shadow in places else old.turn,
        )
        for old in knows.seen
    ]
    knows = replace(knows, seen=tuple(sorted(seen, key=by_place)))
    return spot(spot(knows, event.first, two), event.second, one)


def _screamed(knows: Knowledge, event: e.Screamed, state: Position, ghostly: bool) -> Knowledge:
    return within(knows, 0, room_mask(state, event.room))


def _answered(knows: Knowledge, event: e.Answered, state: Position, ghostly: bool) -> Knowledge:
    """Trusts the answer only if no power is set: otherwise it may be false."""
    if any(power is not None for power in state.slots):
        return knows
    if event.room is not None:
        room = room_mask(state, event.room)
        return within(knows, 0, room if event.yes else ~room)
    floor = [index for index, room in enumerate(state.house.rooms) if room.floor == event.floor]
    return within(knows, 0, sum(room_mask(state, index) for index in floor))


def _power_moved(knows: Knowledge, event: e.PowerSet | e.PowerTaken, state: Position, ghostly: bool) -> Knowledge:
    return _slot(knows, event.slot, None)


def _power_read(knows: Knowledge, event: e.PowerRead, state: Position, ghostly: bool) -> Knowledge:
    if event.power is None:
        return knows
    knows = replace(knows, cards=knows.cards | 1 << event.power)
    return knows if event.slot is None else _slot(knows, event.slot, event.power)


def _charmed(knows: Knowledge, event: e.Charmed, state: Position, ghostly: bool) -> Knowledge:
    return _slot(replace(knows, cards=knows.cards & ~(1 << event.power)), event.slot, None)


def _interrupted(knows: Knowledge, event: e.Interrupted, state: Position, ghostly: bool) -> Knowledge:
    """Records the card back in her hand, which everybody saw."""
    for slot in (0, 1):
        if state.slots[slot] is None:
            knows = _slot(knows, slot, None)
    return replace(knows, cards=knows.cards | 1 << event.power)


def _slot(knows: Knowledge, slot: int, power: int | None) -> Knowledge:
    first, second = knows.slots
    return replace(knows, slots=(power, second) if slot == 0 else (first, power))


Lesson = Callable[[Knowledge, Any, Position, bool], Knowledge]

TEACHING: Final[dict[type, Lesson]] = {
    e.Laid: _laid,
    e.BonesPut: _bones_put,
    e.EyesOpened: _eyes_opened,
    e.EyesClosed: _eyes_closed,
    e.Looked: _seen,
    e.Lit: _seen,
    e.Exposed: _seen,
    e.Peeked: _peeked,
    e.PeekDone: _peek_done,
    e.GhostsShown: _ghosts_shown,
    e.Showed: _showed,
    e.PageFound: _page_found,
    e.Taken: _taken,
    e.Replaced: _replaced,
    e.Discarded: _discarded,
    e.Gave: _gave,
    e.SafeOpened: _safe_opened,
    e.Announced: _announced,
    e.Spent: _spent,
    e.WeaponStruck: _struck,
    e.Removed: _removed,
    e.Died: _died,
    e.Confided: _confided,
    e.MaryShown: _mary_shown,
    e.MaryGone: _mary_gone,
    e.HandSeen: _hand_seen,
    e.Snatched: _snatched,
    e.CarriedTo: _carried,
    e.Hid: _hid,
    e.Swapped: _swapped,
    e.Screamed: _screamed,
    e.Answered: _answered,
    e.PowerSet: _power_moved,
    e.PowerTaken: _power_moved,
    e.PowerRead: _power_read,
    e.Charmed: _charmed,
    e.Interrupted: _interrupted,
    e.Uncovered: _uncovered,
}
"""Lesson of each event; all others teach nothing that is kept here."""
