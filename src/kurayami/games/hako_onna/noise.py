"""Making noise: cards (HO-15 to HO-17) and discs (HO-18 to HO-21)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from msgspec import Struct, convert
from msgspec.structs import replace

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.options import Difficulty, Options
from kurayami.games.hako_onna.pieces import Cards, Disc, Discs, Noise, NoiseCard
from kurayami.games.hako_onna.play import Play
from kurayami.kernel import Chance

LOUD: Final = 11
"""The sum of face-up cards that is noise."""

NOISE_CARDS: Final = 6

Kind: TypeAlias = Literal["black", "small", "big"]
DISCS: Final[dict[Difficulty, tuple[Kind, ...]]] = {
    "regular": ("black", "black", "small", "black", "black"),
    "hard": ("black", "black", "big", "black", "black"),
    "nightmare": ("black", "big", "black", "small", "black"),
}
RESULTS: Final[tuple[a.Fall, ...]] = ("quiet", "slid_off", "topple")

REACH: Final = 10_000
"""How far from the middle of the bump a hand may let go, in hundredths of a millimetre."""
PATIENCE: Final = 600_000
"""The longest time, in milliseconds, that a hand may take."""
TABLE_EDGE: Final = 100_000
"""No disc comes to rest farther away."""
FULL_TURNS: Final = 1_000_000_000


def fresh(options: Options) -> Noise:
    """The system after a reset."""
    if options.noise == "cards":
        return Cards((NoiseCard(None),) * NOISE_CARDS)
    return Discs((1, 2, 3, 4, 5), (), (), (), ())


def reset(play: Play) -> None:
    play.set(noise=fresh(play.state.options), overdue=False, music_played=False)
    play.say(e.NoiseReset())


def kind_of(options: Options, position: int) -> Kind:
    return DISCS[options.difficulty][position - 1]


def next_disc(state: State, discs: Discs) -> int:
    """The lowest position that is left; the highest while they are reversed (HO-9, HO-18)."""
    return discs.left[-1] if state.reversed_until else discs.left[0]


def can_pass(state: State) -> bool:
    match state.noise:
        case Cards(cards):
            return not any(card.up and card.value == 0 for card in cards)
        case Discs() as discs:
            return kind_of(state.options, next_disc(state, discs)) == "black"


def checks(state: State, frame: f.Check) -> list[a.Action]:
    """What a Visitor may do at a noise check."""
    passing = frame.opening and can_pass(state)
    match state.noise:
        case Cards(cards):
            down = [index for index, card in enumerate(cards) if not card.up and card.keeper is None]
            turns: list[a.Action] = [a.TurnCard(index) for index in down]
            return turns + ([a.KeepCard(index) for index in down] if passing else [])
        case Discs() as discs:
            red = kind_of(state.options, next_disc(state, discs)) != "black"
            releases: list[a.Action] = [a.Release(False), a.Release(True)] if red else [a.Release(False)]
            return releases + ([a.KeepDisc()] if passing else [])


def falls(state: State, frame: f.Falling) -> list[Chance[a.Action]]:
    """What chance may say of the card that was chosen or of the disc that was let go."""
    match state.noise:
        case Cards(cards):
            known = cards[frame.card].value
            if known is not None:
                return [Chance(a.NoiseValue(known))]
            seen = {card.value for card in cards}
            return [Chance(a.NoiseValue(value)) for value in range(NOISE_CARDS) if value not in seen]
        case Discs() as discs:
            weights = odds(state.options, next_disc(state, discs), frame.blip_up, len(discs.stack))
            return [Chance(a.Fell(result), weight) for result, weight in zip(RESULTS, weights, strict=True) if weight]


class Model(Struct, frozen=True):
    """The odds of an ordinary hand, for games without bodies: by difficulty, and by position and height."""

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


# What a check leads to. Each answers whether it was noise; None: try again.


def turn_card(play: Play, frame: f.Falling, value: int) -> bool:
    noise = play.state.noise
    assert isinstance(noise, Cards)
    cards = (*noise.cards[: frame.card], NoiseCard(value, up=True), *noise.cards[frame.card + 1 :])
    play.set(noise=Cards(cards))
    play.say(e.CardTurned(frame.check.seat, frame.card, value))
    return sum(card.value or 0 for card in cards if card.up) >= LOUD


def drop_disc(play: Play, frame: f.Falling, fell: a.Fell) -> bool | None:
    noise = play.state.noise
    assert isinstance(noise, Discs)
    position = next_disc(play.state, noise)
    play.say(e.DiscFell(frame.check.seat, position, frame.blip_up, fell.result, fell.rests))
    if fell.result == "slid_off":
        play.set(noise=replace(noise, rests=fell.rests[:-1] or noise.rests, last="slid_off"))
        return None
    left = tuple(other for other in noise.left if other != position)
    stack = (*noise.stack, Disc(position, frame.blip_up))
    play.set(noise=Discs(left, stack, fell.rests, noise.rests, noise.kept, fell.result))
    return fell.result == "topple"


def undo_check(play: Play, card: int) -> None:
    """The Music Box: the card is turned down again, the stack stands as before."""
    match play.state.noise:
        case Cards(cards):
            down = replace(cards[card], up=False)
            play.set(noise=Cards((*cards[:card], down, *cards[card + 1 :])))
        case Discs(left, stack, _, before, kept):
            position = stack[-1].position
            play.set(noise=Discs(tuple(sorted((*left, position))), stack[:-1], before, before, kept))


def keep(play: Play, seat: int, card: int) -> None:
    match play.state.noise:
        case Cards(cards):
            kept = replace(cards[card], keeper=seat)
            play.set(noise=Cards((*cards[:card], kept, *cards[card + 1 :])))
            play.say(e.CardKept(seat, card))
        case Discs(left=left, kept=kept_discs) as discs:
            position = next_disc(play.state, discs)
            rest = tuple(other for other in left if other != position)
            play.set(noise=replace(discs, left=rest, kept=(*kept_discs, (seat, position))))
            play.say(e.DiscKept(seat, position))


def note_overdue(play: Play) -> None:
    """One card left face down, or no disc beside the board (HO-16, HO-20)."""
    match play.state.noise:
        case Cards(cards):
            due = sum(not card.up and card.keeper is None for card in cards) == 1
        case Discs(left):
            due = not left
    if due and not play.state.overdue:
        play.set(overdue=True)
        play.say(e.TimeOverdue())


def refuse_measure(action: a.Action) -> bool:
    """Whether where and when a hand let go, or where the discs rest, is out of range."""
    match action:
        case a.Release(_, x, after):
            return not (-REACH <= x <= REACH and 0 <= after <= PATIENCE)
        case a.Fell(_, rests):
            return any(abs(x) > TABLE_EDGE or abs(y) > TABLE_EDGE or abs(turn) > FULL_TURNS for x, y, turn in rests)
        case _:
            return False
