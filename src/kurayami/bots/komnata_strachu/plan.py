"""A bot's plan for a whole round: its actions and their times, from when the cards were shown."""

from copy import copy
from math import exp, log, log2
from statistics import NormalDist
from typing import Final

from msgspec import Struct

from kurayami.bots.komnata_strachu.choice import Kind, TokenChoice, choose, kind_of
from kurayami.bots.komnata_strachu.temper import SOONEST, SOONEST_HIT, SOONEST_LOOK, SOONEST_NEXT, Temper
from kurayami.games.komnata_strachu.actions import Hit, Pull, Push, SeatAction
from kurayami.games.komnata_strachu.cards import SHAPES, Three, Token
from kurayami.games.komnata_strachu.judge import answers
from kurayami.kernel import Millis, Stream

ROUNDS: Final = 1 << 63
"""Position in the stream where the numbers for rounds begin."""
NUMBERS_OF_ROUND: Final = 1 << 20
FINE: Final = 1 << 32
NORMAL: Final = NormalDist()

PACE: Final = 0.5
"""Share of the spread of times that is due to the pace of the round: with care or in haste, from the first look to the
switch. The rest is each time's own."""
BELL, TAIL = 0.65, 0.57
"""Parts of the spread that the normal and the exponential part of a time have: together with the pace, all of it."""


class Doing(Struct, frozen=True):
    at: Millis
    """Milliseconds since the cards were shown."""
    action: SeatAction
    before: tuple[Token, ...]
    """Tokens forward until then."""


def of_round(rng: Stream, number: int) -> Stream:
    """Random stream of the round: the same whenever the bot is asked, so it sticks to its plan."""
    stream = copy(rng)
    stream.index = ROUNDS + number * NUMBERS_OF_ROUND
    return stream


def plan(cards: Three, temper: Temper, rng: Stream) -> tuple[Doing, ...]:
    """The bot's actions in the round; the last is the hit."""
    kind, haste = kind_of(cards), fraction(rng)
    choice = choose(cards, temper, haste, rng)
    pace = exp(-PACE * temper.spread * NORMAL.inv_cdf(haste))
    between, soonest = (temper.look, SOONEST_LOOK) if kind == "invasion" else (temper.press, SOONEST_NEXT)
    now = 0
    forward: tuple[Token, ...] = ()
    doings: list[Doing] = []
    for token in _pushes(choice, temper, rng):
        wait = (soonest, between) if doings else (SOONEST, _thought(kind, choice, temper))
        now += skewed(*wait, pace, temper.spread, rng)
        back = token in forward
        doings.append(Doing(now, Pull(token) if back else Push(token), forward))
        forward = tuple([other for other in forward if other != token]) if back else (*forward, token)
    now += skewed(SOONEST_HIT, temper.light, pace, temper.spread, rng)
    return (*doings, Doing(now, Hit(now), forward))


def _pushes(choice: TokenChoice, temper: Temper, rng: Stream) -> tuple[Token, ...]:
    """Tokens in the order they are touched. One that occurs twice is pushed and pulled back."""
    strange = [token for token in SHAPES if token not in choice.tokens]
    if not strange or rng.below(1000) >= temper.clumsy:
        return choice.tokens
    place, slip = rng.below(len(choice.tokens) + 1), rng.choice(strange)
    return (*choice.tokens[:place], slip, slip, *choice.tokens[place:])


def _thought(kind: Kind, choice: TokenChoice, temper: Temper) -> Millis:
    """Median milliseconds to understand the cards."""
    if kind == "invasion":  # the row is read token by token
        return temper.see + round(temper.bit * BITS[1]) + temper.special
    tokens = round(temper.bit * BITS[len(choice.tokens)]) + temper.disturbed * choice.disturbing
    special = {"fears": 0, "guest": temper.special, "two": temper.special, "escape": temper.escape}[kind]
    return temper.see + tokens + special


BITS: Final = tuple(
    sum(log2(len(SHAPES) - chosen + 1) for chosen in range(tokens)) for tokens in range(len(SHAPES) + 1)
)
"""Bits of a choice of so many tokens, one after another: log2(n + 1) while n are left to choose from (Hick)."""


def usual_time(cards: Three, temper: Temper) -> Millis:
    """Approximate median time to a right hit, by the match with fewer tokens."""
    answer = answers(cards)
    assert answer is not None, "three Special cards begin no round"
    kind = kind_of(cards)
    meant, other = sorted((answer.by_shape, answer.by_colour), key=len)
    choice = TokenChoice(meant, len(set(other) - set(meant)))
    between = temper.look if kind == "invasion" else temper.press
    return _thought(kind, choice, temper) + between * (len(meant) - 1) + temper.light


def fraction(rng: Stream) -> float:
    """A random number between 0 and 1, both excluded."""
    return (rng.below(FINE) + 0.5) / FINE


def skewed(soonest: Millis, median: Millis, pace: float, spread: float, rng: Stream) -> Millis:
    """A random time around its median, never below the floor, and late more often than early: the sum of a normal and
    an exponential part (ex-Gaussian)."""
    above = max(median - soonest, 0) * pace
    bell = BELL * spread * NORMAL.inv_cdf(fraction(rng))
    tail = TAIL * spread * (-log(fraction(rng)) - log(2))
    return soonest + max(0, round(above * (1 + bell + tail)))
