"""The second level. Where the first would just take what looks best, it tries out what comes of it."""

from collections.abc import Sequence
from typing import Final

from kurayami.bots.bot import Decision, Heard
from kurayami.bots.hako_onna import careful_level
from kurayami.bots.hako_onna.ghost.knowledge import Lair
from kurayami.bots.hako_onna.search.best_choice import Choice, best
from kurayami.bots.hako_onna.search.rollout import Scene
from kurayami.bots.hako_onna.visitor.knowledge import Prospects
from kurayami.bots.hako_onna.visitor.main_action import main_action
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.kernel import Stream

HERS: Final = 5.0
"""What a hiding place is worth is reckoned in larger units than victories."""


def decide(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    return careful_level.timed(view, choose(view, legal, talk, rng, budget), talk, rng)


def choose(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Action | None:
    top, seat = view.agenda[-1], view.seat
    if seat is None or careful_level.acting(view) != seat:
        return careful_level.choose(view, legal, talk, rng, keen=True)
    if isinstance(top, f.Act) and top.main and view.hers is None and view.proposal is None:
        return visit(Prospects(view, seat, talk, keen=True), legal, rng, budget)
    if isinstance(top, f.Hiding) and view.hers is not None and view.haunting:
        return hide(Lair(view, seat, keen=True), legal, rng, budget)
    return careful_level.choose(view, legal, talk, rng, keen=True)


def visit(seen: Prospects, legal: Sequence[Action], rng: Stream, budget: int) -> Action:
    scene = Scene(seen.known, seen.memory.looked)
    listed = [Choice(worth, action) for worth, action in main_action(seen, rng.shuffled(legal))]
    return best(seen.view, scene, listed, rng, budget)


def hide(lair: Lair, legal: Sequence[Action], rng: Stream, budget: int) -> Action:
    known = [tile if lair.memory.looked[shadow] else None for shadow, tile in enumerate(lair.memory.tiles)]
    places = [action for action in rng.shuffled(legal) if isinstance(action, a.Hide)]
    listed = [Choice(lair.worth(action.shadow) / HERS, action) for action in places]
    return best(lair.view, Scene(known, lair.memory.looked), listed, rng, budget)
