"""The clever level: main actions and hiding places are searched, everything else is careful."""

from collections.abc import Sequence
from typing import Final

from kurayami.bots.bot import Decision, Heard
from kurayami.bots.hako_onna import careful_level
from kurayami.bots.hako_onna.ghost.knowledge import GhostKnowledge
from kurayami.bots.hako_onna.search.best_choice import Candidate, best
from kurayami.bots.hako_onna.search.rollout import Assumptions
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.bots.hako_onna.visitor.main_action import rated_main_actions
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.rules import mover
from kurayami.kernel import Stream

HERS: Final = 5.0
"""Units of hiding value per victory."""


def decide(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    return careful_level.timed(view, choose(view, legal, talk, rng, budget), talk, rng)


def choose(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Action | None:
    top, seat = view.agenda[-1], view.seat
    if seat is None or mover(view) != seat:
        return careful_level.choose(view, legal, talk, rng, keen=True)
    if isinstance(top, f.Act) and top.main and view.hers is None and view.proposal is None:
        return visit(VisitorKnowledge(view, seat, talk, keen=True), legal, rng, budget)
    if isinstance(top, f.Hiding) and view.hers is not None and view.haunting:
        return hide(GhostKnowledge(view, seat, keen=True), legal, rng, budget)
    return careful_level.choose(view, legal, talk, rng, keen=True)


def visit(seen: VisitorKnowledge, legal: Sequence[Action], rng: Stream, budget: int) -> Action:
    assumed = Assumptions(seen.known, seen.memory.looked)
    listed = [Candidate(worth, action) for worth, action in rated_main_actions(seen, rng.shuffled(legal))]
    return best(seen.view, assumed, listed, rng, budget)


def hide(ghost: GhostKnowledge, legal: Sequence[Action], rng: Stream, budget: int) -> Action:
    known = [tile if ghost.memory.looked[shadow] else None for shadow, tile in enumerate(ghost.memory.tiles)]
    places = [action for action in rng.shuffled(legal) if isinstance(action, a.Hide)]
    listed = [Candidate(ghost.worth(action.shadow) / HERS, action) for action in places]
    return best(ghost.view, Assumptions(known, ghost.memory.looked), listed, rng, budget)
