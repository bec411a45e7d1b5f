"""Making noise: cards (HO-15 to HO-17) and discs (HO-18 to HO-21)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from msgspec import Struct, convert
from msgspec.structs import replace

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.options import Difficulty, Options
from kurayami.games.hako_onna.pieces import Cards, Disc, Discs, Noise, NoiseCard
from kurayami.games.hako_onna.play import Play, Position
from kurayami.kernel import Seat

LOUD: Final = 11
"""Sum of face-up cards that is noise."""

NOISE_CARDS: Final = 6

Kind: TypeAlias = Literal["black", "small", "big"]
DISCS: Final[dict[Difficulty, tuple[Kind, ...]]] = {
    "regular": ("black", "black", "small", "black", "black"),
    "hard": ("black", "black", "big", "black", "black"),
    "nightmare": ("black", "big", "black", "small", "black"),
}
RESULTS: Final[tuple[a.Fall, ...]] = ("quiet", "slid_off", "topple")

REACH: Final = 10_000
"""Farthest a hand may drop a disc from the middle of the bump, in hundredths of a millimetre."""
PATIENCE: Final = 600_000
"""Longest a hand may hold a disc, in milliseconds."""
TABLE_EDGE: Final = 100_000
"""Farthest a disc can come to rest."""
FULL_TURNS: Final = 1_000_000_000


def fresh(options: Options) -> Noise:
    """The system after a reset."""
    if options.noise == "cards":
        return Cards((NoiseCard(None),) * NOISE_CARDS)
    return Discs((1, 2, 3, 4, 5), (), (), (), ())


def reset(play: Play) -> None:
    play.noise = fresh(play.options)
    play.overdue = False
    play.music_played = False
    play.say(e.NoiseReset())


def kind_of(options: Options, position: int) -> Kind:
    return DISCS[options.difficulty][position - 1]


def next_disc(state: Position, discs: Discs) -> int:
    """Lowest position left; the highest while they are reversed (HO-9, HO-18)."""
    return discs.left[-1] if state.reversed_until else discs.left[0]


class Model(Struct, frozen=True):
    """Odds of an ordinary hand, for games without simulation: by difficulty, position and height."""

    blip_down: dict[Kind, int]
    regular: dict[str, tuple[int, int, int]]
    hard: dict[str, tuple[int, int, int]]
    nightmare: dict[str, tuple[int, int, int]]


@cache
def model() -> Model:
    text = files("kurayami.games.hako_onna").joinpath("noise.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), Model)


def odds(options: Options, position: int, blip_up: bool, height: int) -> tuple[int, int, int]:
    """Weights of quiet, slid off and topple."""
    rows: dict[str, tuple[int, int, int]] = getattr(model(), options.difficulty)
    similar = (f"{other}-{height}" for other in (position, 5, 4, 3, 2, 1))
    quiet, slid_off, topple = next(rows[key] for key in similar if key in rows)
    worse = 0 if blip_up else quiet * model().blip_down[kind_of(options, position)] // 100
    return quiet - worse, slid_off, topple + worse


# Results of a check. Each answers whether it was noise; None: try again.


def turn_card(play: Play, seat: Seat, card: int, value: int) -> bool:
    cards = _with_card(play, card, NoiseCard(value, up=True))
    play.say(e.CardTurned(seat, card, value))
    return sum([one.value or 0 for one in cards if one.up]) >= LOUD


def drop_disc(play: Play, seat: Seat, blip_up: bool, fell: a.Fell) -> bool | None:
    noise = play.noise
    assert isinstance(noise, Discs)
    position = next_disc(play, noise)
    play.say(e.DiscFell(seat, position, blip_up, fell.result, fell.rests))
    if fell.result == "slid_off":
        play.noise = replace(noise, rests=fell.rests[:-1] or noise.rests, last="slid_off")
        return None
    left = tuple(other for other in noise.left if other != position)
    stack = (*noise.stack, Disc(position, blip_up))
    play.noise = Discs(left, stack, fell.rests, noise.rests, noise.kept, fell.result)
    return fell.result == "topple"


def undo_check(play: Play, card: int | None) -> None:
    """Undoes the check (Music Box): the card is turned face down again, the stack stands as before."""
    match play.noise:
        case Cards(cards):
            assert card is not None
            _with_card(play, card, replace(cards[card], up=False))
        case Discs(left, stack, _, before, kept):
            position = stack[-1].position
            play.noise = Discs(tuple(sorted((*left, position))), stack[:-1], before, before, kept)


def keep_card(play: Play, seat: Seat, card: int) -> None:
    noise = play.noise
    assert isinstance(noise, Cards)
    _with_card(play, card, replace(noise.cards[card], keeper=seat))
    play.say(e.CardKept(seat, card))


def keep_disc(play: Play, seat: Seat) -> None:
    discs = play.noise
    assert isinstance(discs, Discs)
    position = next_disc(play, discs)
    rest = tuple(other for other in discs.left if other != position)
    play.noise = replace(discs, left=rest, kept=(*discs.kept, (seat, position)))
    play.say(e.DiscKept(seat, position))


def _with_card(play: Play, card: int, changed: NoiseCard) -> tuple[NoiseCard, ...]:
    noise = play.noise
    assert isinstance(noise, Cards)
    cards = (*noise.cards[:card], changed, *noise.cards[card + 1 :])
    play.noise = Cards(cards)
    return cards


def note_overdue(play: Play) -> None:
    """Notes that one card is left face down, or no disc beside the board (HO-16, HO-20)."""
    noise = play.noise
    due = len(face_down(noise.cards)) == 1 if isinstance(noise, Cards) else not noise.left
    if due and not play.overdue:
        play.overdue = True
        play.say(e.TimeOverdue())


def face_down(cards: tuple[NoiseCard, ...]) -> list[int]:
    """Numbers of the face-down cards."""
    return [index for index, card in enumerate(cards) if not card.up and card.keeper is None]


def bad_release(action: a.Release) -> bool:
    """True if where or when the hand let go is out of range."""
    return not (-REACH <= action.x <= REACH and 0 <= action.after <= PATIENCE)


def bad_rests(state: State, action: a.Fell) -> bool:
    """True if a disc rests out of range. Rests are those of the whole stack with the new disc, or none."""
    if any(abs(x) > TABLE_EDGE or abs(y) > TABLE_EDGE or abs(turn) > FULL_TURNS for x, y, turn in action.rests):
        return True
    if not action.rests:
        return False
    return not isinstance(state.noise, Discs) or len(action.rests) != len(state.noise.stack) + 1
