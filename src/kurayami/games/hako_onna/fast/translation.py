"""Conversion of a state of the readable rules to a position of the twin, and back.

The twin keeps no memories and no time. A state made from a position takes those of the state it came from.
"""

from typing import Any, Final, get_args

from msgspec.structs import replace

from kurayami.compiler import Ints, ints
from kurayami.games.hako_onna.effects import ITEMS
from kurayami.games.hako_onna.fast import layout as l
from kurayami.games.hako_onna.fast.agenda import bits, frame_of, members, number_of, numbers_of, row
from kurayami.games.hako_onna.fast.plan import house_of
from kurayami.games.hako_onna.inevitable import closed_ways
from kurayami.games.hako_onna.model import Reason, State
from kurayami.games.hako_onna.noise import NOISE_CARDS, RESULTS
from kurayami.games.hako_onna.pieces import (
    Cards,
    Disc,
    Discs,
    Ghost,
    Lying,
    Noise,
    NoiseCard,
    Proposal,
    Stack,
    Visitor,
)
from kurayami.games.hako_onna.tiles import EMPTY, KINDS, WEAPONS, Tile, ghost_tile
from kurayami.kernel import Seat

REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
TILE: Final = {tile: number for number, tile in enumerate(KINDS)}


def _maybe(number: int | None) -> int:
    return l.NOTHING if number is None else number


def _tile(tile: Tile | None) -> int:
    return l.NOTHING if tile is None else TILE[tile]


def _tiles(tiles: Any) -> int:
    return bits(TILE[tile] for tile in tiles)


# From a state to a position


def position_of(state: State) -> Ints:
    p = [0] * l.POSITION
    p[l.DEPTH] = len(state.agenda)
    p[l.AGENDA : l.AGENDA + len(state.agenda)] = map(number_of, state.agenda)
    _write_tiles(state, p)
    _write_people(state, p)
    _write_powers(state, p)
    _write_noise(state.noise, p)
    p[l.OVERDUE] = int(state.overdue)
    p[l.MUSIC_PLAYED] = int(state.music_played)
    p[l.END] = 0 if state.end is None else REASONS.index(state.end) + 1
    p[l.CLOSED] = int(state.closed is not None)
    return ints(p)


def _write_tiles(state: State, p: list[int]) -> None:
    for shadow, stack in enumerate(state.shadows):
        p[l.GROUND + shadow], place = l.NOTHING, 0
        for lying in stack:
            tile = l.UNSEEN if lying.tile is None else TILE[lying.tile]
            if tile < l.FIRST_PAGE:  # a ghost
                p[l.STACK + shadow] |= tile + 1 << place
                place += 3
            else:
                p[l.GROUND + shadow] = tile
                p[l.UP] |= lying.up << shadow
    p[l.BAG], p[l.BOX], p[l.SUPPLY] = _tiles(state.bag), _tiles(state.box), state.supply
    p[l.FOUND] = bits(state.found)
    p[l.OUT] = _tiles(tile for tile in state.out if tile != EMPTY)
    p[l.OUT_EMPTY] = state.out.count(EMPTY)
    p[l.LOST] = len(state.lost)
    for number, (seat, lost) in enumerate(state.lost, 1):
        p[l.LOST + number] = 64 * seat + TILE[lost]
    p[l.NUMBERS], p[l.NUMBERS_UP] = bits(state.numbers), bits(state.numbers_up)
    p[l.WEAKNESS], p[l.KEY_IN_SAFE] = _tile(state.weakness), int(state.key_in_safe)
    p[l.GUESSES] = bits({bits(guess) >> 1 for guess in state.guesses})
    p[l.DIAL_GUESSES] = bits({bits(guess) >> 1 for guess in state.dial_guesses})
    p[l.NOT_WEAK] = bits(WEAPONS.index(weapon) for weapon in state.not_weak)


def _write_people(state: State, p: list[int]) -> None:
    for seat in range(1, 5):
        p[l.ROOM + seat] = p[l.ITEM + seat] = l.NOTHING
    for seat, one in enumerate(state.visitors, 1):
        p[l.ROOM + seat] = _maybe(one.room)
        p[l.HELD + seat] = _tiles(one.tiles)
        p[l.ITEM + seat] = l.NOTHING if one.item is None else ITEMS.index(one.item)
    p[l.GHOSTS] = len(state.ghosts)
    for seat in range(5):
        p[l.GHOSTS + 1 + seat] = p[l.PLACE + seat] = p[l.KEEPS + seat] = l.NOTHING
    for number, ghost in enumerate(state.ghosts, 1):
        p[l.GHOSTS + number] = ghost.seat
        p[l.PLACE + ghost.seat] = ghost.shadow
        p[l.KEEPS + ghost.seat] = _tile(ghost.keeps)
    p[l.FIRST], p[l.VOTES], p[l.OFFER] = state.first, bits(state.votes), l.NOTHING
    if state.proposal is not None:
        p[l.PROPOSER], p[l.PROPOSED_TO] = state.proposal.by, state.proposal.to
        p[l.OFFER] = _tile(state.proposal.tile)


def _write_powers(state: State, p: list[int]) -> None:
    p[l.DECK], p[l.BOTTOM], p[l.HAND] = bits(state.deck), row(state.deck_bottom, 4), bits(state.hand)
    p[l.SLOT : l.SLOT + 2] = map(_maybe, state.slots)
    p[l.CHARMED] = bits(state.charmed)
    p[l.DRAWN : l.DRAWN + 1 + len(state.drawn)] = (len(state.drawn), *state.drawn)
    p[l.TURN], p[l.REVERSED_UNTIL] = state.turn, state.reversed_until
    p[l.BARRIER] = l.NOTHING if state.barrier is None else 32 * state.barrier[0] + state.barrier[1]
    p[l.MARY], p[l.MARY_UNTIL], p[l.DROPS_ON] = state.mary or 0, state.mary_until, state.drops_on
    p[l.SALTED], p[l.SALT_ON] = bits(state.salt), state.salt_on


def _write_noise(noise: Noise, p: list[int]) -> None:
    """Writes the noise stack; rest positions of discs are measurements, and left out."""
    p[l.LEFT] = bits(range(1, 6))
    if isinstance(noise, Cards):
        for number, card in enumerate(noise.cards):
            value = 0 if card.value is None else card.value + 1
            p[l.CARD + number] = value | card.up << 3 | (card.keeper or 0) << 4
        return
    p[l.LEFT] = bits(noise.left)
    stack = [2 * disc.position + disc.blip_up for disc in noise.stack]
    p[l.DISCS : l.DISCS + 1 + len(stack)] = (len(stack), *stack)
    kept = [8 * seat + position for seat, position in noise.kept]
    p[l.KEPT : l.KEPT + 1 + len(kept)] = (len(kept), *kept)
    p[l.FALLEN] = 0 if noise.last is None else RESULTS.index(noise.last) + 1


# And back


def state_of(position: Ints, plan: Ints, origin: State) -> State:
    """State of a position, with the options, memories and time of the state it came from."""
    p = [int(number) for number in position]
    state = replace(
        origin,
        agenda=tuple(frame_of(number, origin.options.visitors) for number in p[l.AGENDA : l.AGENDA + p[l.DEPTH]]),
        house=house_of(origin.options, plan),
        noise=_noise(p, origin.noise),
        overdue=bool(p[l.OVERDUE]),
        music_played=bool(p[l.MUSIC_PLAYED]),
        end=None if not p[l.END] else REASONS[p[l.END] - 1],
        **_tile_fields(p, origin),
        **_people_fields(p, origin),
        **_power_fields(p),
    )
    state = replace(state, closed_ways=closed_ways(state) if state.end == "inevitable" else ())
    if not p[l.CLOSED]:
        return replace(state, closed=None)
    return state if state.closed is not None else replace(state, closed=replace(state, closed=None))


def _name(number: int) -> Tile | None:
    return None if number == l.NOTHING else KINDS[number]


def _names(tiles: int) -> tuple[Tile, ...]:
    return tuple(sorted(KINDS[tile] for tile in members(tiles)))


def _number(number: int) -> int | None:
    return None if number == l.NOTHING else number


def _tile_fields(p: list[int], origin: State) -> dict[str, Any]:
    lost = [p[l.LOST + number] for number in range(1, p[l.LOST] + 1)]
    return {
        "shadows": tuple(_stack(p, shadow) for shadow in range(24)),
        "bag": _names(p[l.BAG]),
        "box": _names(p[l.BOX]),
        "supply": p[l.SUPPLY],
        "found": members(p[l.FOUND]),
        "out": tuple(sorted((*_names(p[l.OUT]), *(EMPTY,) * p[l.OUT_EMPTY]))),
        "lost": tuple((one >> 6, KINDS[one & 63]) for one in lost),
        "numbers": members(p[l.NUMBERS]),
        "weakness": _name(p[l.WEAKNESS]),
        "key_in_safe": bool(p[l.KEY_IN_SAFE]),
        "numbers_up": members(p[l.NUMBERS_UP]),
        "guesses": _guesses(p[l.GUESSES], origin.guesses),
        "dial_guesses": _guesses(p[l.DIAL_GUESSES], origin.dial_guesses),
        "not_weak": tuple(sorted(WEAPONS[number] for number in members(p[l.NOT_WEAK]))),
    }


def _stack(p: list[int], shadow: int) -> Stack:
    number, up = p[l.GROUND + shadow], bool(p[l.UP] >> shadow & 1)
    lying = () if number == l.NOTHING else (Lying(None if number == l.UNSEEN else KINDS[number], up),)
    return (*lying, *(Lying(ghost_tile(seat)) for seat in numbers_of(p[l.STACK + shadow], 3)))


def _guesses(found: int, before: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Guesses named before, as often as they were, then the others, each once."""
    guesses = (members(guess << 1) for guess in members(found))
    return (*before, *(guess for guess in guesses if guess not in before))


def _people_fields(p: list[int], origin: State) -> dict[str, Any]:
    ghosts = [p[l.GHOSTS + number] for number in range(1, p[l.GHOSTS] + 1)]
    return {
        "visitors": tuple(_visitor(p, seat) for seat in range(1, len(origin.visitors) + 1)),
        "ghosts": tuple(Ghost(seat, p[l.PLACE + seat], _name(p[l.KEEPS + seat])) for seat in ghosts),
        "first": p[l.FIRST],
        "votes": members(p[l.VOTES]),
        "proposal": _proposal(p),
    }


def _visitor(p: list[int], seat: Seat) -> Visitor:
    room, item = _number(p[l.ROOM + seat]), _number(p[l.ITEM + seat])
    return Visitor(room, _names(p[l.HELD + seat]), None if item is None else ITEMS[item], room is not None)


def _proposal(p: list[int]) -> Proposal | None:
    if not p[l.PROPOSER]:
        return None
    tile = _name(p[l.OFFER])
    return Proposal(p[l.PROPOSER], p[l.PROPOSED_TO], tile, tile is None)


def _power_fields(p: list[int]) -> dict[str, Any]:
    barrier = _number(p[l.BARRIER])
    return {
        "deck": members(p[l.DECK]),
        "deck_bottom": numbers_of(p[l.BOTTOM], 4),
        "hand": members(p[l.HAND]),
        "slots": (_number(p[l.SLOT]), _number(p[l.SLOT + 1])),
        "charmed": members(p[l.CHARMED]),
        "drawn": tuple(p[l.DRAWN + 1 : l.DRAWN + 1 + p[l.DRAWN]]),
        "turn": p[l.TURN],
        "barrier": None if barrier is None else (barrier >> 5, barrier & 31),
        "reversed_until": p[l.REVERSED_UNTIL],
        "mary": p[l.MARY] or None,
        "mary_until": p[l.MARY_UNTIL],
        "drops_on": p[l.DROPS_ON],
        "salt": members(p[l.SALTED]),
        "salt_on": p[l.SALT_ON],
    }


def _noise(p: list[int], before: Noise) -> Noise:
    if isinstance(before, Cards):
        return Cards(tuple(_card(p[l.CARD + card]) for card in range(NOISE_CARDS)))
    stack = tuple(Disc(one >> 1, bool(one & 1)) for one in p[l.DISCS + 1 : l.DISCS + 1 + p[l.DISCS]])
    rests, earlier = (before.rests, before.before) if stack == before.stack else ((), ())
    kept = tuple((one >> 3, one & 7) for one in p[l.KEPT + 1 : l.KEPT + 1 + p[l.KEPT]])
    last = RESULTS[p[l.FALLEN] - 1] if p[l.FALLEN] else None
    return Discs(members(p[l.LEFT]), stack, rests, earlier, kept, last)


def _card(number: int) -> NoiseCard:
    value, keeper = number & 7, number >> 4
    return NoiseCard(value - 1 if value else None, bool(number >> 3 & 1), keeper or None)
