"""The tokens a bot pushes: the right ones, or a person's likely mistake."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias, assert_never

from msgspec import Struct

from kurayami.bots.komnata_strachu.temper import Temper
from kurayami.games.komnata_strachu.cards import SHAPES, TOKEN_OF, Fear, FearEscape, FearInvasion, Guest, Three, Token
from kurayami.games.komnata_strachu.judge import Answers, answers, fears_of, in_order, specials_of
from kurayami.kernel import Stream

Kind: TypeAlias = Literal["fears", "guest", "escape", "invasion", "two"]
"""Kind of round that three cards make (KS-9 to KS-14)."""
KINDS: Final[tuple[Kind, ...]] = ("fears", "guest", "escape", "invasion", "two")

HARDNESS: Final[dict[Kind, int]] = {"fears": 10, "guest": 11, "escape": 17, "invasion": 16, "two": 13}
"""Proneness to error by kind, in tenths of the plain round."""


HASTE: Final = 6
"""Tenths by which a round played in the greatest haste is more prone to error, and one with the greatest care less."""


class TokenChoice(Struct, frozen=True):
    tokens: tuple[Token, ...]
    """Tokens in the order they are pushed."""
    disturbing: int
    """Tokens that only the other match needs."""


def kind_of(cards: Three) -> Kind:
    specials = specials_of(cards)
    if len(specials) != 1:
        return "two" if specials else "fears"
    (special,) = specials
    match special:
        case FearInvasion():
            return "invasion"
        case FearEscape():
            return "escape"
        case Guest():
            return "guest"
        case _:
            assert_never(special)


def choose(cards: Three, temper: Temper, haste: float, rng: Stream) -> TokenChoice:
    """Chooses tokens. `haste` is from 0, the greatest care, to 1, the greatest haste."""
    answer = answers(cards)
    assert answer is not None, "three Special cards begin no round"
    kind = kind_of(cards)
    by_shape = _goes_by_shape(answer, temper, rng)
    meant, other = (answer.by_shape, answer.by_colour) if by_shape else (answer.by_colour, answer.by_shape)
    disturbing = len(set(other) - set(meant))
    errs = rng.below(100_000) < temper.careless * HARDNESS[kind] * (10 + HASTE * (2 * haste - 1))
    tokens = _mistaken(cards, kind, meant, other, rng) if errs else meant
    if kind == "invasion" and len(tokens) == len(SHAPES):
        return TokenChoice(tokens, disturbing)
    return TokenChoice(in_order(tokens) if temper.tidy else tuple(rng.shuffled(tokens)), disturbing)


def _goes_by_shape(answer: Answers, temper: Temper, rng: Stream) -> bool:
    """True for the match with fewer tokens, if the bot sees it; else for either."""
    shorter = len(answer.by_shape) - len(answer.by_colour)
    sees = rng.below(100) < temper.thrift
    either = rng.below(100) < temper.shapes
    return shorter < 0 if shorter and sees else either


Tokens: TypeAlias = tuple[Token, ...]


def _mistaken(cards: Three, kind: Kind, meant: Tokens, other: Tokens, rng: Stream) -> Tokens:
    """One of the mistakes people make with such cards."""
    mistakes: list[tuple[int, Callable[[], Tokens]]] = [
        (3, lambda: _mixed(meant, other, rng)),
        (3, lambda: _forgetful(meant, rng)),
    ]
    if kind == "invasion":
        mistakes = [(5, lambda: _swapped(meant, rng)), (2, lambda: _mixed_row(meant, other, rng))]
    if kind in ("escape", "invasion"):
        mistakes.append((4, lambda: _plain(cards, rng)))
    if kind == "two":
        mistakes.append((5, lambda: _obeying_one(cards, rng)))
    return mistakes[rng.weighted([weight for weight, _ in mistakes])][1]()


def _mixed(meant: Tokens, other: Tokens, rng: Stream) -> Tokens:
    """Mixes shape and colour in one token."""
    strange = [token for token in other if token not in meant]
    if not strange:
        return _forgetful(meant, rng)
    lost = rng.choice(meant)
    return (*[token for token in meant if token != lost], rng.choice(strange))


def _forgetful(meant: Tokens, rng: Stream) -> Tokens:
    """Forgets a token, or adds one where there is only one."""
    if len(meant) == 1:
        return (*meant, rng.choice([token for token in SHAPES if token not in meant]))
    forgotten = rng.choice(meant)
    return tuple([token for token in meant if token != forgotten])


def _swapped(meant: Tokens, rng: Stream) -> Tokens:
    """Swaps two neighbours in a Fear Invasion's row."""
    row, place = list(meant), rng.below(len(meant) - 1)
    row[place], row[place + 1] = row[place + 1], row[place]
    return tuple(row)


def _mixed_row(meant: Tokens, other: Tokens, rng: Stream) -> Tokens:
    """Starts the row by one match and ends it by the other, as far as the tokens go."""
    begun = meant[: 1 + rng.below(len(meant) - 2)]
    rest = [token for token in other if token not in begun]
    return (*begun, *rest)


def _plain(cards: Three, rng: Stream) -> Tokens:
    """Overlooks the Special card."""
    return _by_either_way(fears_of(cards), rng)


def _obeying_one(cards: Three, rng: Stream) -> Tokens:
    """Obeys one of two Special cards that cancel out."""
    match rng.choice(specials_of(cards)):
        case FearInvasion(row):
            return tuple(fear.shape for fear in row)
        case FearEscape():
            escaped = _by_either_way(fears_of(cards), rng)
            return tuple([token for token in SHAPES if token not in escaped])
        case Guest():
            return _forgetful(_by_either_way(fears_of(cards), rng), rng)


def _by_either_way(fears: Sequence[Fear], rng: Stream) -> Tokens:
    if rng.below(2):
        return in_order([fear.shape for fear in fears])
    return in_order([TOKEN_OF[fear.colour] for fear in fears])
