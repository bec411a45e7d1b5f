"""Legal actions of a seat, or outcomes of chance, written into a sequence. Returns their number."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.draws import draws
from kurayami.games.hako_onna.fast.ghost_choices import arrangings, hidings, interruptions, movings, snatchings, turns
from kurayami.games.hako_onna.fast.layout import (
    CHANCE,
    CLOSED,
    DEPTH,
    END,
    FALSE_ANSWERS,
    FLOOR,
    GHOSTS,
    GIVING_UP,
    NEAR,
    NOBODY,
    NOTHING,
    PROPOSED_TO,
    PROPOSER,
    RANDOM_BOARDS,
    RANDOM_ITEMS,
    ROOM,
    VISITORS,
    VOTES,
)
from kurayami.games.hako_onna.fast.listing import rooms
from kurayami.games.hako_onna.fast.peek_choices import peeks, replacements
from kurayami.games.hako_onna.fast.questions import her_room, ready
from kurayami.games.hako_onna.fast.setting_up import bones, grudges, item_choices, keepings, places, triples, weaknesses
from kurayami.games.hako_onna.fast.visitor_choices import acts, asides, checks


@compiled
def mover(position: Ints, house: Ints) -> int:
    """Seat that moves next; CHANCE, or NOBODY once the game is over."""
    if not position[DEPTH]:
        return NOBODY
    frame = f.top(position)
    kind = f.kind(frame)
    if kind in (f.CHECK, f.MUSIC, f.ACT, f.PEEK, f.REPLACING, f.DOOMED, f.MOVING, f.HIDING):
        return f.seat(frame)
    if kind == f.ITEMS:
        return CHANCE if house[RANDOM_ITEMS] else f.seat(frame)
    if kind == f.PLACING:
        return CHANCE if house[RANDOM_BOARDS] else f.seat(frame)
    if kind == f.START_POWER:
        return CHANCE if frame >> 9 else 0
    if kind in (f.PICK_FIRST, f.BOARDS, f.LAYING, f.FALLING, f.LOOKING, f.CARRYING, f.READING, f.DRAWING, f.UNCOVERING):
        return CHANCE
    return 0


@compiled
def other_mover(position: Ints, house: Ints) -> int:
    """Seat that answers a proposal, if it is not the mover; else NOBODY."""
    if position[PROPOSER] and position[PROPOSED_TO] != mover(position, house):
        return int(position[PROPOSED_TO])
    return NOBODY


@compiled
def legal(position: Ints, house: Ints, seat: int, found: Ints) -> int:
    if seat == CHANCE:
        return draws(position, house, found) if mover(position, house) == CHANCE else 0
    if not position[DEPTH] or position[END] or not 0 <= seat <= house[VISITORS]:
        return 0
    if position[CLOSED] and seat and position[ROOM + seat] != NOTHING:
        return 0
    size = 0
    if mover(position, house) == seat:
        size = choices(position, house, found)
    elif seat and f.kind(f.top(position)) == f.ACT:
        size = asides(position, house, seat, found)
    if house[GIVING_UP] and seat and position[GHOSTS] and position[ROOM + seat] != NOTHING:
        found[size] = c.code(c.GIVE_UP, 1 - (position[VOTES] >> seat & 1))
        size += 1
    return size


@compiled
def choices(position: Ints, house: Ints, found: Ints) -> int:
    """Choices of the mover."""
    frame = f.top(position)
    kind = f.kind(frame)
    if kind == f.ACT:
        return acts(position, house, frame, found)
    if kind == f.CHECK:
        return checks(position, house, frame, found)
    if kind == f.PEEK:
        return peeks(position, house, frame, found)
    if kind == f.REPLACING:
        return replacements(position, f.seat(frame), found)
    if kind == f.DOOMED:
        found[0] = c.code(c.DIE, 0)
        return rooms(house, house[NEAR + position[ROOM + f.seat(frame)]], c.FLEE, found, 1)
    if kind == f.MUSIC:
        found[0], found[1] = c.code(c.PLAY_MUSIC, 1), c.code(c.PLAY_MUSIC, 0)
        return 2
    if kind in (f.HERS, f.WINDOW, f.MOVING, f.HIDING, f.ARRANGING, f.SNATCHING, f.ANSWERING):
        return ghostly(position, house, frame, found)
    return at_setup(position, house, frame, found)


@compiled
def ghostly(position: Ints, house: Ints, frame: int, found: Ints) -> int:
    kind = f.kind(frame)
    if kind == f.HERS:
        return turns(position, house, frame, found)
    if kind == f.WINDOW:
        return interruptions(position, house, f.seat(frame), found)
    if kind == f.MOVING:
        return movings(position, house, frame, found)
    if kind == f.HIDING:
        return hidings(position, house, f.room(frame), found)
    if kind == f.ARRANGING:
        return arrangings(position, house, f.room(frame), found)
    if kind == f.SNATCHING:
        return snatchings(position, f.seat(frame), found)
    return answers(position, house, f.room(frame) - 1, found)


@compiled
def answers(position: Ints, house: Ints, asked: int, found: Ints) -> int:
    """Legal answers: the truth, unless False Answers is set."""
    room = her_room(position, house)
    false = ready(position, house, FALSE_ANSWERS) != NOTHING
    if asked != NOTHING:
        found[0] = c.code(c.SAY_WHETHER, int(room == asked))
        found[1] = c.code(c.SAY_WHETHER, int(room != asked))
        return 2 if false else 1
    if not false:
        found[0] = c.code(c.SAY_FLOOR, house[FLOOR + room])
        return 1
    for floor in range(3):
        found[floor] = c.code(c.SAY_FLOOR, floor)
    return 3


@compiled
def at_setup(position: Ints, house: Ints, frame: int, found: Ints) -> int:
    kind = f.kind(frame)
    if kind == f.ITEMS:
        return item_choices(frame, c.CHOOSE_ITEM, found)
    if kind == f.PLACING:
        return places(house, frame, found)
    if kind == f.NUMBERING:
        return triples(c.CHOOSE_NUMBERS, found, 0)
    if kind == f.WEAK:
        return weaknesses(found)
    if kind == f.START_POWER:
        return keepings(position, found)
    if kind == f.BONES_FRAME:
        return bones(house, c.PUT_BONES, found)
    return grudges(house, found)
