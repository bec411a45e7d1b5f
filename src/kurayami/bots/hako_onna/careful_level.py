"""The careful level: one simple rule for each prompt."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from kurayami.bots.bot import Decision, Heard
from kurayami.bots.hako_onna import setup_choices
from kurayami.bots.hako_onna.ghost import interrupts, turn
from kurayami.bots.hako_onna.ghost.knowledge import GhostKnowledge
from kurayami.bots.hako_onna.talk import spoken
from kurayami.bots.hako_onna.timing import after
from kurayami.bots.hako_onna.visitor import prompts
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.bots.hako_onna.visitor.main_action import rated_main_actions
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.rules import mover
from kurayami.kernel import Stream

SettingUp: TypeAlias = f.Items | f.Placing | f.Numbers | f.Weak | f.StartPower | f.Bones | f.Grudge


def decide(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream) -> Decision | None:
    return timed(view, choose(view, legal, talk, rng), talk, rng, keen=False)


def timed(
    view: View, action: Action | None, talk: Sequence[Heard], rng: Stream, keen: bool = True, learned: bool = False
) -> Decision | None:
    """Adds the delay and the claims to an action."""
    if action is None:
        return None
    time = after(view, action, rng)
    return Decision(action, time or 0, time is not None, spoken(view, action, talk, rng, keen, learned))


def choose(
    view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, keen: bool = False
) -> Action | None:
    """Answers the top frame or a side prompt. `keen` weighs the ghosts' odds and the other side's replies."""
    seat = view.seat
    assert seat is not None
    top = view.agenda[-1]
    if mover(view) == seat:
        if isinstance(top, SettingUp):
            return set_up(view, top, legal, rng)
        return (
            haunt(GhostKnowledge(view, seat, keen), legal, rng)
            if view.hers
            else visit(VisitorKnowledge(view, seat, talk, keen), legal, rng)
        )
    return None if view.hers else prompts.answer(view, seat, legal)


def set_up(view: View, top: SettingUp, legal: Sequence[Action], rng: Stream) -> Action:
    match top:
        case f.Items():
            return setup_choices.choose_item(legal, rng)
        case f.Placing(_, board):
            return setup_choices.place_board(view, board, legal, rng)
        case f.StartPower():
            return setup_choices.keep_power(view, legal)
        case f.Bones():
            return setup_choices.put_bones(view, legal, rng)
        case f.Numbers() | f.Weak() | f.Grudge():
            return rng.choice(legal)
        case _:
            assert_never(top)


def visit(seen: VisitorKnowledge, legal: Sequence[Action], rng: Stream) -> Action:
    match seen.view.agenda[-1]:
        case f.Check():
            return prompts.check(seen, legal, rng)
        case f.Peek() as frame:
            return prompts.look(seen, frame, legal, rng)
        case f.Replacing():
            return prompts.put_back(legal)
        case f.Doomed():
            return prompts.flee(seen, legal, rng)
        case f.Music():
            return a.PlayMusic(True)
        case f.Act():
            return act(seen, legal, rng)
        case frame:
            raise AssertionError(frame)


def act(seen: VisitorKnowledge, legal: Sequence[Action], rng: Stream) -> Action:
    answer = prompts.answer(seen.view, seen.seat, legal)
    if answer is not None:
        return answer
    worths = rated_main_actions(seen, rng.shuffled(legal))
    return max(worths, key=lambda pair: pair[0])[1]


def haunt(ghost: GhostKnowledge, legal: Sequence[Action], rng: Stream) -> Action:
    match ghost.view.agenda[-1]:
        case f.Window() as frame:
            return interrupts.interrupt(ghost, frame, legal, rng)
        case f.Snatching():
            return interrupts.snatch(ghost, legal)
        case f.Answering():
            return interrupts.answer(ghost, legal, rng)
        case f.Arranging() as frame:
            return turn.arrange(ghost, frame, legal, rng)
        case f.Moving() as frame:
            return turn.move(ghost, frame, legal, rng)
        case f.Hiding():
            return turn.hide(ghost, legal, rng)
        case f.Hers("scream"):
            return turn.scream(ghost, legal, rng)
        case f.Hers("set"):
            return turn.set_power(ghost, legal)
        case f.Hers("activate"):
            return turn.activate(ghost, legal, rng)
        case frame:
            raise AssertionError(frame)
