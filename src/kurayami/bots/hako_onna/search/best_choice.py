"""The second level: the choices that look best are tried out in imagined games, as far as the budget goes."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from kurayami.bots.hako_onna.beliefs.ghost_clues import haunts_of
from kurayami.bots.hako_onna.beliefs.ghost_odds import Haunts
from kurayami.bots.hako_onna.search.rollout import Scene, play_on
from kurayami.games.hako_onna import Action, State, View, apply, imagine
from kurayami.kernel import Move, Stream

WIDEST: Final = 4
"""So many choices are looked into,"""

CLOSE: Final = 0.025
"""if they look no more than this much worse than the best."""

EACH: Final = 120
"""No choice is worth looking at more positions than so many."""

COST_OF_IMAGINING: Final = 8
"""In steps: to imagine a game takes as long as so many steps of one."""

DOUBT: Final = 12.0
"""So many imagined games count half of what endless ones would."""

VISITORS_WEIGHT: Final = 0.5
HER_WEIGHT: Final = 3.0
"""How much what endless imagined games say counts beside what the choice looked like at first: a Visitor's first sight
is in the finer units."""


class Choice(NamedTuple):
    worth: float
    """At first sight, in victories of the Visitors for a Visitor, of hers for a ghost."""
    action: Action


def best(view: View, scene: Scene, listed: Sequence[Choice], rng: Stream, budget: int) -> Action:
    """The choice that is best both at first sight and in imagined games."""
    ranked = sorted(listed, key=lambda choice: -choice.worth)[:WIDEST]
    ranked = [choice for choice in ranked if choice.worth >= ranked[0].worth - CLOSE]
    if len(ranked) < 2 or view.seat is None:
        return ranked[0].action
    sums, total = [0.0] * len(ranked), 0.0
    left = min(budget, EACH * len(ranked))
    haunts = haunts_of(view) if view.hers is None else None
    key, number = rng.below(1 << 62).to_bytes(8, "big"), 0
    while left > 0:
        state = replace(imagine(view, rng), told=())  # nobody will ask what was told
        weight = likelihood(state, haunts)
        left -= COST_OF_IMAGINING
        for index, choice in enumerate(ranked):
            value, steps = _tried(state, view.seat, choice.action, scene, Stream(key, "game", number << 20))
            sums[index] += weight * (value if view.hers is None else 1.0 - value)
            left -= steps
        total += weight
        number += 1
    return _settled(ranked, sums, total, VISITORS_WEIGHT if view.hers is None else HER_WEIGHT)


def _tried(state: State, seat: int, action: Action, scene: Scene, rng: Stream) -> tuple[float, int]:
    after = apply(state, Move(seat, action, 0)).state
    value, steps = play_on(after, scene, rng)
    return value, steps + 1


def likelihood(state: State, haunts: Haunts | None) -> float:
    """How likely the ghosts are where they are imagined: a re-deal takes all places for alike."""
    if haunts is None:
        return 1.0
    weight = 1.0
    for ghost in state.ghosts:
        odds = haunts.odds.get(ghost.seat)
        if odds is not None:
            weight *= odds[ghost.shadow] * sum(1 for p in odds if p > 0)
    return weight


def _settled(ranked: Sequence[Choice], sums: Sequence[float], total: float, weight: float) -> Action:
    if total <= 0:
        return ranked[0].action
    share = weight * total / (total + DOUBT)
    means = [value / total for value in sums]
    middle = sum(means) / len(means)
    judged = [choice.worth + share * (mean - middle) for choice, mean in zip(ranked, means, strict=True)]
    return ranked[max(range(len(ranked)), key=lambda index: judged[index])].action
