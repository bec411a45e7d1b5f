"""How long a bot takes. Where time could tell something, it never depends on what the bot does or could do.

A pause in which she may interrupt (HO-51), an answer (HO-53) and her whole turn behind closed eyes (HO-43, HO-76) take
times of one spread each. Of her turn's steps all are made at once but the last, which takes the time of the whole.
"""

from typing import Final

from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.kernel import Millis, Stream

HER_TURN: Final = 4_000
ANSWER: Final = 2_000
"""The shortest time. It may take up to twice as long, if the table's clock allows that."""


def after(view: View, action: Action, rng: Stream) -> Millis | None:
    """After which time exactly it is to be done; None is at the table's own pace."""
    top = view.agenda[-1] if view.agenda else None
    match top:
        case f.Window():
            return _within(view.options.pause // 3, rng)
        case f.Answering():
            return _within(min(ANSWER, view.options.answer_time // 3), rng)
        case f.Hers("activate") | f.Arranging():
            return 0
        case f.Moving() | f.Hiding():
            ends = isinstance(action, a.Hide | a.Skip)
            return _within(min(HER_TURN, view.options.ghost_time // 3), rng) if ends else 0
        case _:
            return None


def _within(shortest: Millis, rng: Stream) -> Millis:
    return shortest + rng.below(shortest + 1)
