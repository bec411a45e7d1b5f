"""The master level: Visitors expect ghosts by learned habits; flights and ghosts are tried in imagined nights."""

from collections.abc import Sequence
from typing import Final, assert_never

from kurayami.bots.bot import Decision, Heard
from kurayami.bots.hako_onna import careful_level, clever_level
from kurayami.bots.hako_onna.ghost.knowledge import GhostKnowledge
from kurayami.bots.hako_onna.playouts.readiness import are_ready
from kurayami.bots.hako_onna.search.best_choice import Candidate
from kurayami.bots.hako_onna.search.halving import halved
from kurayami.bots.hako_onna.search.worlds import ghosts_worlds, visitors_worlds
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.rules import mover
from kurayami.kernel import Stream

WORDS: Final = 1 << 62
FULL: Final = 20_000
"""Budget for a full search; a smaller one means fewer nights."""
NIGHTS: Final = 1_200
"""Nights imagined for one choice."""
WORLDS: Final = 24
WIDEST: Final = 8
"""Most choices to try."""
HIDING: Final = 0.05
"""Weight of her first estimate beside imagined nights: victories for each unit of a hiding place's value."""
HABIT: Final = 0.015
"""Lead of what the clever level would do, where there is no estimate."""


def decide(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    """Plays like the clever level until imagined nights are compiled.

    It thinks with random numbers of their own, so that its pace and its words tell nothing of how much it thought.
    """
    level, thought = (
        choose if are_ready() else clever_level.choose,
        Stream(rng.below(WORDS).to_bytes(8, "big"), "thought"),
    )
    return careful_level.timed(view, level(view, legal, talk, thought, budget), talk, rng)


def choose(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Action | None:
    seat = view.seat
    if seat is None or mover(view) != seat or len(legal) == 1 or not view.haunting or view.proposal is not None:
        return careful_level.choose(view, legal, talk, rng, keen=True)
    nights = min(NIGHTS, NIGHTS * budget // FULL)
    if view.hers is not None:
        return haunt(GhostKnowledge(view, seat, keen=True, sly=True), legal, rng, nights)
    return visit(VisitorKnowledge(view, seat, talk, keen=True, learned=True), legal, rng, nights)


def visit(seen: VisitorKnowledge, legal: Sequence[Action], rng: Stream, nights: int) -> Action:
    if not isinstance(seen.view.agenda[-1], f.Doomed):
        return careful_level.visit(seen, legal, rng)
    listed = best_listed([Candidate(0.0, action) for action in rng.shuffled(legal)])
    return halved(seen.view, visitors_worlds(seen, rng, WORLDS), listed, rng, nights)


def haunt(ghost: GhostKnowledge, legal: Sequence[Action], rng: Stream, nights: int) -> Action:
    listed = best_listed(her_choices(ghost, legal, rng))
    if len(listed) < 2:
        return careful_level.haunt(ghost, legal, rng)
    return halved(ghost.view, ghosts_worlds(ghost, rng, WORLDS), listed, rng, nights)


def her_choices(ghost: GhostKnowledge, legal: Sequence[Action], rng: Stream) -> list[Candidate]:
    """Choices she may try; none where she plays by rules."""
    top = ghost.view.agenda[-1]
    match top:
        case f.Hiding():
            places = [action for action in rng.shuffled(legal) if isinstance(action, a.Hide)]
            return [Candidate(HIDING * ghost.worth(action.shadow), action) for action in places]
        case f.Moving() | f.Hers() | f.Window() | f.Snatching():
            habit = careful_level.haunt(ghost, legal, rng)
            playable = [action for action in rng.shuffled(legal) if not isinstance(action, a.GiveUp)]
            return [Candidate(HABIT * (action == habit), action) for action in playable]
        case (
            f.PickFirst()
            | f.Items()
            | f.Boards()
            | f.Placing()
            | f.Numbers()
            | f.Weak()
            | f.Laying()
            | f.StartPower()
            | f.Bones()
            | f.Grudge()
            | f.Turn()
            | f.Check()
            | f.Falling()
            | f.Music()
            | f.Act()
            | f.TurnEnd()
            | f.Next()
            | f.After()
            | f.Looking()
            | f.Peek()
            | f.Replacing()
            | f.Strike()
            | f.Doomed()
            | f.Carrying()
            | f.Reading()
            | f.Answering()
            | f.Rising()
            | f.Drawing()
            | f.Arranging()
            | f.Opening()
            | f.Uncovering()
        ):
            return []
        case _:
            assert_never(top)


def best_listed(listed: Sequence[Candidate]) -> list[Candidate]:
    return sorted(listed, key=lambda choice: -choice.worth)[:WIDEST]
