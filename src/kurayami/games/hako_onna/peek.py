"""A Peek, from the first look to "done" (HO-34, HO-35, HO-57)."""

from itertools import combinations
from typing import Final

from msgspec.structs import replace

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.death import end_turn, killer_at, show_ghosts
from kurayami.games.hako_onna.ends import finish
from kurayami.games.hako_onna.model import Reason, State
from kurayami.games.hako_onna.pieces import Lying
from kurayami.games.hako_onna.play import Play, ghosts_at, ground, tiles_of, together, visitor
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


def lying_tile(state: State, shadow: int) -> Tile | None:
    lying = ground(state.shadows[shadow])
    return None if lying is None else lying.tile


def run_peek(play: Play, frame: f.Peek) -> None:
    """The steps of HO-57 that need no choice."""
    if frame.stage == "look":
        _see(play, frame)
    else:
        _meet_ghosts(play, frame)


def _see(play: Play, frame: f.Peek) -> None:
    state = play.state
    tile = lying_tile(state, frame.shadow)
    play.say(e.Peeked(frame.seat, frame.shadow, tiles_of(state.shadows[frame.shadow]), (frame.seat,)))
    held = visitor(state, frame.seat)
    won = _victory(tile, held.tiles)
    if won is not None:
        play.say(e.Exposed(frame.seat, frame.shadow, tiles_of(state.shadows[frame.shadow])))
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
    """The page goes onto its Diary card. Beside a ghost that kills there is no choice of a replacement (HO-35)."""
    page = PAGE_NUMBER[play.lift(frame.shadow) or ""]
    play.set(found=tuple(sorted((*play.state.found, page))))
    play.say(e.PageFound(frame.seat, page, frame.shadow))
    play.instead(replace(frame, stage="ghosts"))
    if ghosts_at(play.state, frame.shadow):
        _put(play, frame.seat, frame.shadow, a.PutBack(EMPTY if play.state.supply else None))
    else:
        play.push(f.Replacing(frame.seat, frame.shadow, taking=False))


def leave_page(play: Play, frame: f.Peek) -> None:
    play.instead(replace(frame, stage="ghosts"))


def _meet_ghosts(play: Play, frame: f.Peek) -> None:
    if ghosts_at(play.state, frame.shadow):
        show_ghosts(play, frame.shadow)
        play.instead(f.Doomed(frame.seat, killer_at(play, frame.shadow), "peek"))
    else:
        play.instead(replace(frame, stage="choice"))


# What the Visitor may choose


def choices(state: State, frame: f.Peek) -> list[a.Action]:
    if frame.stage == "page":
        return [a.PlacePage(True), a.PlacePage(False)]
    listed: list[a.Action] = [a.Done()]
    tile = lying_tile(state, frame.shadow)
    if tile is None or frame.replaced:
        return listed
    if BIT[tile] & PORTABLE_MASK:
        listed.append(a.Take())
    if tile == SAFE and state.key_in_safe and not frame.named:
        listed += NAMINGS
        if visitor(state, frame.seat).item == "stethoscope":
            listed += [a.NameOne(number) for number in range(1, 7) if number not in state.numbers_up]
    return listed + [a.Show(other, tile) for other in together(state, frame.seat)]


def take(play: Play, frame: f.Peek) -> None:
    play.push(f.Replacing(frame.seat, frame.shadow, taking=True))


def name_numbers(play: Play, frame: f.Peek, numbers: tuple[int, ...]) -> None:
    state = play.state
    right = len(set(numbers) & set(state.numbers))
    dial = visitor(state, frame.seat).item == "spare_dial"
    if right < (2 if dial else 3):
        _wrong(play, frame.seat, numbers, dial)
        return
    play.say(e.Named(frame.seat, numbers, aloud(numbers), True))
    play.set(key_in_safe=False, numbers_up=state.numbers)
    play.give(frame.seat, KEY_RING)
    play.say(e.SafeOpened(frame.seat, state.numbers, aloud(state.numbers)))
    play.instead(replace(frame, named=True))


def aloud(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def name_one(play: Play, frame: f.Peek, number: int) -> None:
    if number not in play.state.numbers:
        _wrong(play, frame.seat, (number,), dial=False)
        return
    play.say(e.Named(frame.seat, (number,), str(number), True))
    play.set(numbers_up=tuple(sorted((*play.state.numbers_up, number))))
    play.instead(replace(frame, named=True))


def _wrong(play: Play, seat: Seat, numbers: tuple[int, ...], dial: bool) -> None:
    """A wrong guess ends the turn."""
    if dial:
        play.set(dial_guesses=(*play.state.dial_guesses, numbers))
    else:
        play.set(guesses=(*play.state.guesses, numbers))
    play.say(e.Named(seat, numbers, aloud(numbers), False))
    end_turn(play, seat)


# The replacement


def replacements(state: State, frame: f.Replacing) -> list[a.Action]:
    held = visitor(state, frame.seat)
    own: list[a.Action] = [a.PutBack(tile) for tile in dict.fromkeys(held.tiles) if not bound(state, frame.seat, tile)]
    if not state.supply:
        return [a.PutBack(None), *own]
    book = [a.PutBack(EMPTY, up=True)] if held.item == "occult_book" else []
    return [a.PutBack(EMPTY), *book, *own]


def bound(state: State, seat: Seat, tile: Tile) -> bool:
    """Doll Mary, after I Am Mary: it can't be given, discarded or put down."""
    return tile == DOLL and state.mary == seat


def replace_tile(play: Play, frame: f.Replacing, action: a.PutBack) -> None:
    play.pop()
    peek = play.state.agenda[-1]
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
        play.set(supply=play.state.supply - 1)
        source: e.Source = "supply"
    else:
        play.lose(seat, action.tile)
        source = "hand"
    play.set_stack(shadow, (Lying(action.tile, action.up), *play.state.shadows[shadow]))
    play.say(e.Replaced(seat, shadow, source, action.up, action.tile, (seat,)))
