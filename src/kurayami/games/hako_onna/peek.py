"""A Peek, from the first look to Done (HO-34, HO-35, HO-57)."""

from itertools import combinations
from typing import Final, assert_never

from msgspec.structs import replace

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.death import end_turn, killer_at, show_ghosts
from kurayami.games.hako_onna.ends import finish
from kurayami.games.hako_onna.model import Reason, State
from kurayami.games.hako_onna.pieces import Lying, ground, tiles_of
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import bound, ghosts_at, together, visitor
from kurayami.games.hako_onna.rule import ActionRule, Rule, always, its_seat
from kurayami.games.hako_onna.tiles import (
    BIT,
    BONES,
    DOLL,
    EMPTY,
    EXIT,
    KEY_RING,
    PAGE_NUMBER,
    PORTABLE_MASK,
    SAFE,
    Tile,
)
from kurayami.kernel import Seat

NAMINGS: Final = tuple(a.NameNumbers(x, y, z) for x, y, z in combinations(range(1, 7), 3))
NAMES: Final = tuple(a.NameOne(number) for number in range(1, 7))


def begin_peek(play: Play, seat: Seat, shadow: int) -> None:
    play.push(f.Peek(seat, shadow), f.Looking((shadow,), seat, "peek"))


def lying_tile(state: Position, shadow: int) -> Tile | None:
    lying = ground(state.shadows[shadow])
    return None if lying is None else lying.tile


# The steps of HO-57 that need no choice


def run_peek(play: Play, frame: f.Peek) -> bool:
    match frame.stage:
        case "look":
            _see(play, frame)
            return True
        case "ghosts":
            _meet_ghosts(play, frame)
            return True
        case "page" | "choice":
            return False
        case _:
            assert_never(frame.stage)


def _see(play: Play, frame: f.Peek) -> None:
    tile = lying_tile(play, frame.shadow)
    play.say(e.Peeked(frame.seat, frame.shadow, tiles_of(play.shadows[frame.shadow]), (frame.seat,)))
    held = visitor(play, frame.seat)
    won = _victory(tile, held.tiles)
    if won is not None:
        play.say(e.Exposed(frame.seat, frame.shadow, tiles_of(play.shadows[frame.shadow])))
        finish(play, won)
    elif tile in PAGE_NUMBER and held.item == "fathers_letter":
        play.instead(replace(frame, stage="page"))
    elif tile in PAGE_NUMBER:
        place_page(play, frame)
    else:
        play.instead(replace(frame, stage="ghosts"))


def _victory(tile: Tile | None, held: tuple[Tile, ...]) -> Reason | None:
    if tile == EXIT and KEY_RING in held:
        return "escape"
    if tile == BONES and DOLL in held:
        return "rest"
    return None


def place_page(play: Play, frame: f.Peek) -> None:
    """Puts the page on its Diary card. Beside a ghost that kills, there is no choice of a replacement (HO-35)."""
    page = PAGE_NUMBER[play.lift(frame.shadow) or ""]
    play.found = tuple(sorted((*play.found, page)))
    play.say(e.PageFound(frame.seat, page, frame.shadow))
    play.instead(replace(frame, stage="ghosts"))
    if ghosts_at(play, frame.shadow):
        _put(play, frame.seat, frame.shadow, a.PutBack(EMPTY if play.supply else None))
    else:
        play.push(f.Replacing(frame.seat, frame.shadow, taking=False))


def _meet_ghosts(play: Play, frame: f.Peek) -> None:
    if ghosts_at(play, frame.shadow):
        show_ghosts(play, frame.shadow)
        play.instead(f.Doomed(frame.seat, killer_at(play, frame.shadow), "peek"))
    else:
        play.instead(replace(frame, stage="choice"))


# Choices of the Visitor


def dones(state: Position, frame: f.Peek) -> list[a.Done]:
    return [a.Done()] if frame.stage == "choice" else []


def done(play: Play, frame: f.Peek, action: a.Done) -> None:
    play.pop()
    play.say(e.PeekDone(frame.seat, frame.shadow))


def page_choices(state: Position, frame: f.Peek) -> list[a.PlacePage]:
    """Choices about a page: with Father's Letter it may stay."""
    return [a.PlacePage(True), a.PlacePage(False)] if frame.stage == "page" else []


def place_or_leave_page(play: Play, frame: f.Peek, action: a.PlacePage) -> None:
    if action.place:
        place_page(play, frame)
    else:
        play.instead(replace(frame, stage="ghosts"))


def open_tile(state: Position, frame: f.Peek) -> Tile | None:
    """Tile the Visitor may act on."""
    return lying_tile(state, frame.shadow) if frame.stage == "choice" and not frame.replaced else None


def takes(state: Position, frame: f.Peek) -> list[a.Take]:
    tile = open_tile(state, frame)
    return [a.Take()] if tile is not None and BIT[tile] & PORTABLE_MASK else []


def take(play: Play, frame: f.Peek, action: a.Take) -> None:
    play.push(f.Replacing(frame.seat, frame.shadow, taking=True))


def shows(state: Position, frame: f.Peek) -> list[a.Show]:
    tile = open_tile(state, frame)
    return [] if tile is None else [a.Show(other, tile) for other in together(state, frame.seat)]


def show(play: Play, frame: f.Peek, action: a.Show) -> None:
    play.say(e.Showed(frame.seat, action.to, frame.shadow, action.tile, (frame.seat, action.to)))


# The Safe


def at_the_safe(state: Position, frame: f.Peek) -> bool:
    return open_tile(state, frame) == SAFE and state.key_in_safe and not frame.named


def namings(state: Position, frame: f.Peek) -> tuple[a.NameNumbers, ...]:
    return NAMINGS if at_the_safe(state, frame) else ()


def name_numbers(play: Play, frame: f.Peek, action: a.NameNumbers) -> None:
    numbers = (action.first, action.second, action.third)
    right = len({*numbers} & {*play.numbers})
    dial = visitor(play, frame.seat).item == "spare_dial"
    if right < (2 if dial else 3):
        _wrong(play, frame.seat, numbers, dial)
        return
    play.say(e.Named(frame.seat, numbers, aloud(numbers), True))
    play.key_in_safe = False
    play.numbers_up = play.numbers
    play.give(frame.seat, KEY_RING)
    play.say(e.SafeOpened(frame.seat, play.numbers, aloud(play.numbers)))
    play.instead(replace(frame, named=True))


def aloud(numbers: tuple[int, ...]) -> str:
    return "-".join(map(str, numbers))


def names(state: Position, frame: f.Peek) -> list[a.NameOne]:
    """Single numbers that may be named, with the Stethoscope."""
    if not at_the_safe(state, frame) or visitor(state, frame.seat).item != "stethoscope":
        return []
    return [one for one in NAMES if one.number not in state.numbers_up]


def name_one(play: Play, frame: f.Peek, action: a.NameOne) -> None:
    number = action.number
    if number not in play.numbers:
        _wrong(play, frame.seat, (number,), dial=False)
        return
    play.say(e.Named(frame.seat, (number,), str(number), True))
    play.numbers_up = tuple(sorted((*play.numbers_up, number)))
    play.instead(replace(frame, named=True))


def _wrong(play: Play, seat: Seat, numbers: tuple[int, ...], dial: bool) -> None:
    """Ends the turn after a wrong guess."""
    if dial:
        play.dial_guesses = (*play.dial_guesses, numbers)
    else:
        play.guesses = (*play.guesses, numbers)
    play.say(e.Named(seat, numbers, aloud(numbers), False))
    end_turn(play, seat)


# The replacement


def replacements(state: Position, frame: f.Replacing) -> list[a.PutBack]:
    held = visitor(state, frame.seat)
    own = [a.PutBack(tile) for tile in dict.fromkeys(held.tiles) if not bound(state, frame.seat, tile)]
    if not state.supply:
        return [a.PutBack(None), *own]
    book = [a.PutBack(EMPTY, up=True)] if held.item == "occult_book" else []
    return [a.PutBack(EMPTY), *book, *own]


def replace_tile(play: Play, frame: f.Replacing, action: a.PutBack) -> None:
    play.pop()
    peek = play.agenda[-1]
    assert isinstance(peek, f.Peek)
    play.instead(replace(peek, replaced=True))
    if frame.taking:
        tile = play.lift(frame.shadow)
        assert tile is not None
        play.say(e.Taken(frame.seat, frame.shadow, tile, (frame.seat,)))
        _put(play, frame.seat, frame.shadow, action)
        play.give(frame.seat, tile)
    else:
        _put(play, frame.seat, frame.shadow, action)


def _put(play: Play, seat: Seat, shadow: int, action: a.PutBack) -> None:
    if action.tile is None:
        play.say(e.Replaced(seat, shadow, "none", False, None, (seat,)))
        return
    if action.tile == EMPTY:
        play.supply -= 1
        source: e.Source = "supply"
    else:
        play.lose(seat, action.tile)
        source = "hand"
    play.set_stack(shadow, (Lying(action.tile, action.up), *play.shadows[shadow]))
    play.say(e.Replaced(seat, shadow, source, action.up, action.tile, (seat,)))


def has_replaced(state: State, frame: f.Peek) -> bool:
    return frame.stage == "choice" and frame.replaced


RULES: Final = (
    Rule(
        f.Peek,
        its_seat,
        (
            ActionRule((a.PlacePage,), page_choices, place_or_leave_page),
            ActionRule((a.Done,), dones, done),
            ActionRule((a.Take,), takes, take),
            ActionRule((a.NameNumbers,), namings, name_numbers),
            ActionRule((a.NameOne,), names, name_one),
            ActionRule((a.Show,), shows, show),
        ),
        run=run_peek,
        choices_known=has_replaced,
    ),
    Rule(f.Replacing, its_seat, (ActionRule((a.PutBack,), replacements, replace_tile),), choices_known=always),
)
