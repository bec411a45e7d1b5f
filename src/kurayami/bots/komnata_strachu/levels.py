"""The levels: four at their own pace, and one that follows the others.

A bot's next action follows from its plan for the round and how much of it is done.
"""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from kurayami.bots.bot import Decision, Heard
from kurayami.bots.komnata_strachu.habits import with_habit
from kurayami.bots.komnata_strachu.pace import following
from kurayami.bots.komnata_strachu.plan import Doing, of_round, plan
from kurayami.bots.komnata_strachu.temper import DREAMER, FEARLESS, QUICK, SOONEST_NEXT, STEADY, Temper
from kurayami.games.komnata_strachu import View
from kurayami.games.komnata_strachu.actions import Action, Hit, Pull, Ready
from kurayami.games.komnata_strachu.model import Lane
from kurayami.games.komnata_strachu.view import Race
from kurayami.kernel import Millis, Stream

BREATH: Final[Millis] = 500
"""Least milliseconds before a bot is ready for the next round; at most twice that. Nobody waits for a bot."""


class KomnataBot(Protocol):
    def __call__(
        self, view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int, /
    ) -> Decision | None: ...


def _bot(temper: Callable[[View], Temper]) -> KomnataBot:
    """A bot whose temper depends on what it was told."""

    def decide(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
        if isinstance(view.stage, Race) and view.seat is not None:
            lane = view.stage.racers[view.seat].lane
            assert lane is not None, "a player sees their own lane"
            mine = with_habit(temper(view), view.seat)
            return _go_on(lane, plan(view.stage.cards, mine, of_round(rng, view.rounds)))
        return Decision(Ready(), BREATH + rng.below(BREATH), punctual=True)

    return decide


def _go_on(lane: Lane, doings: Sequence[Doing]) -> Decision:
    """Next action of the plan. `heard` is when the last one was played, so small delays do not add up."""
    assert lane.trip is not None, "whoever may act was sent the cards"
    passed = lane.heard - lane.trip.sent
    possible = [doing for doing in doings if doing.before == lane.tokens]
    if not possible:  # somebody else had begun here: first take that back
        return Decision(Pull(lane.tokens[-1]), SOONEST_NEXT, punctual=True)
    following = [doing for doing in possible if doing.at > passed]
    doing = following[0] if following else possible[-1]
    at = max(doing.at, passed)
    action = Hit(at) if isinstance(doing.action, Hit) else doing.action
    return Decision(action, at - passed, punctual=True)


def _company(view: View) -> Temper:
    assert view.seat is not None, "a bot has a seat"
    return following(view.told, view.seat, view.options)


dreamer = _bot(lambda _: DREAMER)
steady = _bot(lambda _: STEADY)
quick = _bot(lambda _: QUICK)
fearless = _bot(lambda _: FEARLESS)
follower = _bot(_company)
