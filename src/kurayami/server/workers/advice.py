"""Requests for advice and their answers, as lines between processes.

Every request is small and self-contained: a long study sends one after another, and stops when nobody asks.
"""

from typing import TypeAlias, assert_never

import msgspec
from msgspec import Raw, Struct

from kurayami.catalog import game as rules_of
from kurayami.extras import Advice, Forecast, Making, Rating, Trial, extras_of
from kurayami.kernel import Stream
from kurayami.server.decoders import decoder


class Weigh(Struct, frozen=True, tag="weigh"):
    """Asks for the odds of every choice."""

    game: str
    view: Raw


class Judge(Struct, frozen=True, tag="judge"):
    """Asks how good an action was."""

    game: str
    view: Raw
    action: Raw


class Rate(Struct, frozen=True, tag="rate"):
    """Asks how often bots win a piece of content, in a few games. Key and number seed them."""

    game: str
    content: str
    piece: Raw
    key: bytes
    number: int


class Alter(Struct, frozen=True, tag="alter"):
    """Asks for an altered piece of content. Key and number seed the attempt."""

    game: str
    content: str
    piece: Raw
    wish: str
    key: bytes
    number: int


class Foresee(Struct, frozen=True, tag="foresee"):
    """Asks for the odds at a state of a finished game. The number seeds the imagined games."""

    game: str
    state: Raw
    number: int


class Prepare(Struct, frozen=True, tag="prepare"):
    """Runs one of the game's preparations."""

    game: str
    number: int


class Weighed(Struct, frozen=True, tag="weighed"):
    choices: tuple[tuple[Raw, float, str, dict[str, int | str]], ...]
    """Actions, their odds of winning, and the message with the reason and its parameters, best first."""
    hopeless: bool
    """True if it is proven that the game can't be won any more."""


class Judged(Struct, frozen=True, tag="judged"):
    chance: float
    """Odds of winning with the best choice."""
    chosen: float
    """Odds of winning with the choice made."""
    better: Raw
    """A clearly better action, or null."""


class Rated(Struct, frozen=True, tag="rated"):
    sample: Trial


class AlteredAnswer(Struct, frozen=True, tag="altered"):
    piece: Raw
    """The altered piece, or null if it misses the wish."""


class Foresaw(Struct, frozen=True, tag="foresaw"):
    chance: float
    """Odds of the many against the one."""


AdviceQuestion: TypeAlias = Weigh | Judge | Rate | Alter | Foresee | Prepare
AdviceAnswer: TypeAlias = Weighed | Judged | Rated | AlteredAnswer | Foresaw


def advice_for(question: AdviceQuestion) -> AdviceAnswer | None:
    """Answers in the worker process: loads what the bots need."""
    match question:
        case Weigh(game, view):
            weighing = advice_of(game).weigh(decoder(rules_of(game).View).decode(view))
            choices = [(encoded(each.action), each.chance, each.why, each.params) for each in weighing.choices]
            return Weighed(tuple(choices), weighing.hopeless)
        case Judge(game, view, action):
            rules = rules_of(game)
            found = advice_of(game).judge(decoder(rules.View).decode(view), decoder(rules.Action).decode(action))
            return Judged(found.chance, found.chosen, encoded(found.better))
        case Rate(game, content, piece, key, number):
            rating = rating_of(game, content)
            return Rated(rating.sample(decoder(rating.kind).decode(piece), Stream(key, f"difficulty {number}")))
        case Alter(game, content, piece, wish, key, number):
            known = decoder(rating_of(game, content).kind).decode(piece)
            return AlteredAnswer(encoded(making_of(game, content).alter(known, wish, Stream(key, f"alter {number}"))))
        case Foresee(game, state, number):
            chance = forecast_of(game).chance
            return Foresaw(chance(decoder(rules_of(game).State).decode(state), Stream(b"", f"forecast {number}")))
        case Prepare(game, number):
            advice_of(game).preparations[number]()
            return None
        case _:
            assert_never(question)


def advice_of(game: str) -> Advice:
    advice = extras_of(game).advice
    if advice is None:
        raise LookupError(f"{game} has no advice")
    return advice


def forecast_of(game: str) -> Forecast:
    forecast = extras_of(game).forecast
    if forecast is None:
        raise LookupError(f"{game} has no forecast")
    return forecast


def rating_of(game: str, content: str) -> Rating:
    rating = extras_of(game).content[content].rating
    if rating is None:
        raise LookupError(f"{content} of {game} have no rating")
    return rating


def making_of(game: str, content: str) -> Making:
    making = extras_of(game).content[content].making
    if making is None:
        raise LookupError(f"{content} of {game} are not made")
    return making


def encoded(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))
