"""A whole round as a bot means to play it: what it does, and when, from the moment the cards were shown to it."""

from copy import copy
from math import exp
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
"""Place in the stream from which its numbers are for rounds."""
NUMBERS_OF_ROUND: Final = 1 << 20
FINE: Final = 1 << 32
NORMAL: Final = NormalDist()


class Doing(Struct, frozen=True):
    at: Millis
    """Since the cards were shown."""
    action: SeatAction
    before: tuple[Token, ...]
    """The tokens that stand forward until then."""


def of_round(rng: Stream, number: int) -> Stream:
    """The same numbers whenever the bot is asked in this round, so that it goes on with what it meant to do."""
    stream = copy(rng)
    stream.index = ROUNDS + number * NUMBERS_OF_ROUND
    return stream


def plan(cards: Three, temper: Temper, rng: Stream) -> tuple[Doing, ...]:
    """The bot's actions in the round; the last is the hit."""
    kind = kind_of(cards)
    choice = choose(cards, temper, rng)
    between, soonest = (temper.look, SOONEST_LOOK) if kind == "invasion" else (temper.press, SOONEST_NEXT)
    now = 0
    forward: tuple[Token, ...] = ()
    doings: list[Doing] = []
    for token in _pushes(choice, temper, rng):
        wait = (soonest, between) if doings else (SOONEST, _thought(kind, choice, temper))
        now += skewed(*wait, temper.spread, rng)
        back = token in forward
        doings.append(Doing(now, Pull(token) if back else Push(token), forward))
        forward = tuple([other for other in forward if other != token]) if back else (*forward, token)
    now += skewed(SOONEST_HIT, temper.light, temper.spread, rng)
    return (*doings, Doing(now, Hit(now), forward))


def _pushes(choice: TokenChoice, temper: Temper, rng: Stream) -> tuple[Token, ...]:
    """The tokens in the order in which they are touched. One that comes twice is pushed and taken back."""
    strange = [token for token in SHAPES if token not in choice.tokens]
    if not strange or rng.below(1000) >= temper.clumsy:
        return choice.tokens
    place, slip = rng.below(len(choice.tokens) + 1), rng.choice(strange)
    return (*choice.tokens[:place], slip, slip, *choice.tokens[place:])


def _thought(kind: Kind, choice: TokenChoice, temper: Temper) -> Millis:
    """Median milliseconds to understand the cards."""
    if kind == "invasion":  # the row is read token by token
        return temper.see + temper.special
    tokens = temper.token * (len(choice.tokens) - 1) + temper.disturbed * choice.disturbing
    special = {"fears": 0, "guest": temper.special, "two": temper.special, "escape": temper.escape}[kind]
    return temper.see + tokens + special


def usual_time(cards: Three, temper: Temper) -> Millis:
    """About the median time to a right hit, by the way with fewer tokens."""
    answer = answers(cards)
    assert answer is not None, "three Special cards begin no round"
    kind = kind_of(cards)
    meant, other = sorted((answer.by_shape, answer.by_colour), key=len)
    choice = TokenChoice(meant, len(set(other) - set(meant)))
    between = temper.look if kind == "invasion" else temper.press
    return _thought(kind, choice, temper) + between * (len(meant) - 1) + temper.light


def skewed(soonest: Millis, median: Millis, spread: float, rng: Stream) -> Millis:
    """A time around its median, never below the soonest, and late more often than early."""
    normal = NORMAL.inv_cdf((rng.below(FINE) + 0.5) / FINE)
    return soonest + round(max(median - soonest, 0) * exp(spread * normal))
