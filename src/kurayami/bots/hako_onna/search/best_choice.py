"""Search: the most promising choices, tested in imagined games within the budget."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from kurayami.bots.hako_onna.beliefs.ghost_clues import ghost_odds_of
from kurayami.bots.hako_onna.beliefs.ghost_odds import GhostOdds
from kurayami.bots.hako_onna.search.rollout import Assumptions, played_on
from kurayami.games.hako_onna import Action, State, View, apply, imagine
from kurayami.kernel import Move, Stream

WIDEST: Final = 4
"""Most choices to search."""

CLOSE: Final = 0.025
"""Choices that look worse than the best by more than this are skipped."""

EACH: Final = 120
"""Most steps to spend on each choice."""

COST_OF_IMAGINING: Final = 8
"""Cost of imagining a game, in steps."""

DOUBT: Final = 12.0
"""Imagined games at which their mean gets half its full weight."""

VISITORS_WEIGHT: Final = 0.5
HER_WEIGHT: Final = 3.0
"""Full weight of imagined games against the first estimate, for a Visitor and for a ghost."""


class Candidate(NamedTuple):
    worth: float
    """First estimate, in victories of the chooser's side."""
    action: Action


def best(view: View, assumed: Assumptions, listed: Sequence[Candidate], rng: Stream, budget: int) -> Action:
    """Best choice by first estimate and imagined games together."""
    ranked = sorted(listed, key=lambda choice: -choice.worth)[:WIDEST]
    ranked = [choice for choice in ranked if choice.worth >= ranked[0].worth - CLOSE]
    if len(ranked) < 2 or view.seat is None:
        return ranked[0].action
    sums, total = [0.0] * len(ranked), 0.0
    left = min(budget, EACH * len(ranked))
    haunts = ghost_odds_of(view) if view.hers is None else None
    key, number = rng.below(1 << 62).to_bytes(8, "big"), 0
    while left > 0:
        state = replace(imagine(view, rng), told=())  # nobody will ask what was told
        weight = likelihood(state, haunts)
        left -= COST_OF_IMAGINING
        for index, choice in enumerate(ranked):
            value, steps = _tried(state, view.seat, choice.action, assumed, Stream(key, "game", number << 20))
            sums[index] += weight * (value if view.hers is None else 1.0 - value)
            left -= steps
        total += weight
        number += 1
    return _settled(ranked, sums, total, VISITORS_WEIGHT if view.hers is None else HER_WEIGHT)


def _tried(state: State, seat: int, action: Action, assumed: Assumptions, rng: Stream) -> tuple[float, int]:
    after = apply(state, Move(seat, action, 0)).state
    value, steps = played_on(after, assumed, rng)
    return value, steps + 1


def likelihood(state: State, haunts: GhostOdds | None) -> float:
    """Weight of an imagined game by the ghosts' odds; `imagine` deals ghosts uniformly."""
    if haunts is None:
        return 1.0
    weight = 1.0
    for ghost in state.ghosts:
        odds = haunts.odds.get(ghost.seat)
        if odds is not None:
            weight *= odds[ghost.shadow] * sum(1 for p in odds if p > 0)
    return weight


def _settled(ranked: Sequence[Candidate], sums: Sequence[float], total: float, weight: float) -> Action:
    if total <= 0:
        return ranked[0].action
    share = weight * total / (total + DOUBT)
    means = [value / total for value in sums]
    middle = sum(means) / len(means)
    judged = [choice.worth + share * (mean - middle) for choice, mean in zip(ranked, means, strict=True)]
    return ranked[max(range(len(ranked)), key=lambda index: judged[index])].action
