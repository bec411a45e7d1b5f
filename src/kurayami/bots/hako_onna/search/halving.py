"""Sequential halving: all choices are tried in some nights, the better half in more, until one is left."""

from collections.abc import Sequence
from math import ceil, log2
from typing import Final

from kurayami.bots.hako_onna.playouts.finds import WIN
from kurayami.bots.hako_onna.playouts.forecast import NUMBERS, Imagination, atlas_of
from kurayami.bots.hako_onna.search.best_choice import Candidate
from kurayami.bots.hako_onna.search.worlds import World
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna.fast.actions import code_of
from kurayami.games.hako_onna.fast.plan import plan_of
from kurayami.kernel import Stream

TURNS: Final = 3
"""Turns of hers after which a night is judged as it stands."""
AT_A_TIME: Final = 2
"""Nights in one world before the next."""


class Attempt:
    """A choice, and the nights it was tried in."""

    __slots__ = ("choice", "code", "nights", "won")

    def __init__(self, choice: Candidate) -> None:
        self.choice = choice
        self.code = code_of(choice.action)
        self.nights = 0
        self.won = 0.0

    def value(self) -> float:
        return self.choice.worth + self.won / max(1, self.nights)


def halved(view: View, worlds: Sequence[World], listed: Sequence[Candidate], rng: Stream, nights: int) -> Action:
    """The best choice by first estimate and imagined nights together. All are tried with the same luck."""
    imagination = Imagination(plan_of(view.options, view.house), atlas_of(view.options, view.house))
    left = [Attempt(choice) for choice in listed]
    rounds, number, world = ceil(log2(len(left))), rng.below(NUMBERS), 0
    for _ in range(rounds):
        for _ in range(max(1, nights // (rounds * len(left) * AT_A_TIME))):
            position, mind = worlds[world % len(worlds)]
            for attempt in left:
                won = imagination.total(position, mind, attempt.code, number, AT_A_TIME, TURNS) / WIN
                attempt.won += won if view.hers is None else AT_A_TIME - won
                attempt.nights += AT_A_TIME
            world, number = world + 1, number + AT_A_TIME
        left = sorted(left, key=Attempt.value, reverse=True)[: ceil(len(left) / 2)]
    return left[0].choice.action
