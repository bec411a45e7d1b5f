"""What an adviser is asked and what it answers, as it goes to another process and back, like a bot's thoughts.

Every question is small and stands by itself: a long study is one question after the other, and ends when nobody asks.
"""

from typing import TypeAlias, assert_never

from msgspec import Struct

from kurayami.games.hidden_rooms import Action, Page, View
from kurayami.games.hidden_rooms.monster import Route
from kurayami.kernel import Stream


class Weigh(Struct, frozen=True, tag="weigh"):
    """What is the chance of every choice?"""

    view: View


class Judge(Struct, frozen=True, tag="judge"):
    """How good was what was done there?"""

    view: View
    action: Action


class Try(Struct, frozen=True, tag="try"):
    """How often do bots win this page, in a few games? Key and number decide their chance."""

    page: Page
    key: bytes
    number: int


class Survey(Struct, frozen=True, tag="survey"):
    """Make the tables of this route, which the first thought about it would wait for."""

    route: Route


class Weighed(Struct, frozen=True, tag="weighed"):
    choices: tuple[tuple[Action, float, str, dict[str, int | str]], ...]
    """The best first: the chance, and the message that says why, with what fills it."""
    hopeless: bool
    """It is proven that there is no way to win any more."""


class Judged(Struct, frozen=True, tag="judged"):
    chance: float
    """Of the best choice."""
    chosen: float
    """Of what was done."""
    better: Action | None


class Tried(Struct, frozen=True, tag="tried"):
    of: int
    won: dict[str, int]
    """By the level of the bot."""


AdviceQuestion: TypeAlias = Weigh | Judge | Try | Survey
Advice: TypeAlias = Weighed | Judged | Tried


def advice_for(asked: AdviceQuestion) -> Advice | None:
    """In the adviser's process: loads what the bots think with."""
    from kurayami.bots.hidden_rooms import advice, difficulty, ground, hopeless, review

    match asked:
        case Weigh(view):
            found = [(hint.action, hint.chance, hint.reason.key, hint.reason.params) for hint in advice.hints(view)]
            return Weighed(tuple(found), hopeless.is_hopeless(view))
        case Judge(view, action):
            moment = review.judged(view, action)
            return Judged(moment.chance, moment.chosen, moment.better)
        case Try(page, key, number):
            return Tried(difficulty.STEP, difficulty.wins(page, Stream(key, f"difficulty {number}")))
        case Survey(route):
            ground.ground(route)
            return None
        case _:
            assert_never(asked)
