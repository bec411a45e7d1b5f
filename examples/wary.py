"""A Hidden Rooms bot that steps towards the exit, but never to where the monster will be."""

from collections.abc import Sequence

from kurayami.bots.bot import Decision, Heard
from kurayami.games.hidden_rooms import Action, View
from kurayami.games.hidden_rooms.actions import Recall, Search, Stop
from kurayami.games.hidden_rooms.house import EXIT, Square
from kurayami.games.hidden_rooms.monster import distance, take_turn
from kurayami.kernel import Stream


def wary(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    monster = view.monster
    if monster is None:  # the stage has not begun
        return Decision(rng.choice(legal))

    def is_safe(square: Square) -> bool:
        return square == EXIT or take_turn(monster, square, view.route)[2] is None

    steps = [action for action in legal if isinstance(action, Search | Recall)]
    nearer = [step for step in steps if distance(step.target, EXIT) < distance(view.child, EXIT)]
    good = [step for step in nearer if is_safe(step.target)]
    if good:
        return Decision(rng.choice(good))
    return Decision(Stop() if Stop() in legal and is_safe(view.child) else rng.choice(legal))
