"""Rounds at speed: thousands judged at once on arrays (extra `fast`), checked against the readable rules.

Cards are numbered as in `kinds`, choices as in `CHOICES`. The seats that were first are bits of a number.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations, product
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kurayami.games.komnata_strachu.cards import SHAPES, Token
from kurayami.games.komnata_strachu.deck import kinds
from kurayami.games.komnata_strachu.judge import Answers, answers
from kurayami.games.komnata_strachu.model import Options

Numbers: TypeAlias = NDArray[Any]

CHOICES: Final = tuple(tokens for count in range(len(SHAPES) + 1) for tokens in permutations(SHAPES, count))
"""Every row of tokens that can be forward."""
CANCELLED: Final = -1
"""The answer to three Special cards: no choice is right."""
NEVER: Final = np.iinfo(np.int64).max

_PLACE: Final = {token: number for number, token in enumerate(SHAPES)}
_UNORDERED: Final = 1 << 15
"""Offset of answers without an order, which are sets of tokens, above all rows."""


def _row(tokens: tuple[Token, ...]) -> int:
    """Tokens and their order as one number: three bits per place."""
    return sum((_PLACE[token] + 1) << 3 * place for place, token in enumerate(tokens))


def _set(tokens: tuple[Token, ...]) -> int:
    return _UNORDERED + sum(1 << _PLACE[token] for token in tokens)


_ROWS: Final = np.array([_row(tokens) for tokens in CHOICES])
_SETS: Final = np.array([_set(tokens) for tokens in CHOICES])


class AnswerTable(NamedTuple):
    """Right answers for every three cards."""

    by_shape: Numbers
    by_colour: Numbers


@lru_cache(maxsize=8)
def table(options: Options) -> AnswerTable:
    cards = kinds(options)
    found = [_codes(answers((left, middle, right))) for left, middle, right in product(cards, repeat=3)]
    shape = (len(cards),) * 3
    return AnswerTable(*(np.array(codes).reshape(shape) for codes in zip(*found, strict=True)))


def _codes(answer: Answers | None) -> tuple[int, int]:
    if answer is None:
        return CANCELLED, CANCELLED
    code = _row if answer.ordered else _set
    return code(answer.by_shape), code(answer.by_colour)


def right(known: AnswerTable, cards: Numbers, choices: Numbers) -> Numbers:
    """True for each right choice. `cards` has three columns, `choices` one per player."""
    left, middle, last = cards.T
    rows, sets = _ROWS[choices], _SETS[choices]
    found = np.zeros(choices.shape, np.bool_)
    for codes in known:
        wanted = codes[left, middle, last][:, None]
        found |= (rows == wanted) | (sets == wanted)
    return found


def first(
    known: AnswerTable,
    cards: Numbers,
    choices: Numbers,
    times: Numbers,
    limit: int | None = None,
    head_starts: Sequence[int] = (),
) -> Numbers:
    """Seats first with a right choice in time, as bits; more than one is a photo finish, 0 is nobody.

    `times` are those the table believes, in milliseconds; NEVER for a player who did not hit. `head_starts` are the
    options', taken off the times (KS-32).
    """
    lead = np.array([*head_starts, *[0] * (choices.shape[1] - len(head_starts))])
    in_time = right(known, cards, choices) & (times < NEVER)
    if limit is not None:
        in_time &= times < limit + lead
    counted = np.where(in_time, times - lead, NEVER)
    fastest = counted.min(axis=1, keepdims=True)
    seats = np.left_shift(1, np.arange(choices.shape[1]))
    return np.asarray(((counted == fastest) & in_time) @ seats)
