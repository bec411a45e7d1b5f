"""Delays of a bot. Where a delay could reveal something, it never depends on what the bot does or could do.

Her pause to interrupt (HO-51), an answer (HO-53) and her whole turn behind closed eyes (HO-43, HO-76) each have one
spread of delays. Her turn's steps are immediate except the last, which takes the delay of the whole turn. So is her
set-up, which nobody can follow and everybody waits for.
"""

from typing import Final, assert_never

from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.kernel import Millis, Stream

PAUSE: Final = 400
HER_TURN: Final = 1_000
SET_UP: Final = 400
ANSWER: Final = 1_500
"""Shortest delay in milliseconds; the longest is twice that, within the table's clock."""


def after(view: View, action: Action, rng: Stream) -> Millis | None:
    """Exact delay of an action; None leaves it to the table's pace."""
    if not view.agenda:
        return None
    top = view.agenda[-1]
    match top:
        case f.Window():
            return _within(min(PAUSE, view.options.pause // 3), rng)
        case f.Answering():
            return _within(min(ANSWER, view.options.answer_time // 3), rng)
        case f.Arranging() | f.Numbers() | f.Weak() | f.Laying() | f.StartPower() | f.Bones() | f.Grudge():
            return 0
        case f.Hers(step):
            return 0 if step == "activate" else None
        case f.Moving() | f.Hiding():
            ends = isinstance(action, a.Hide | a.Skip)
            longest = SET_UP if f.Opening(start=True) in view.agenda else HER_TURN
            return _within(min(longest, view.options.ghost_time // 3), rng) if ends else 0
        case (
            f.PickFirst()
            | f.Items()
            | f.Boards()
            | f.Placing()
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
            | f.Snatching()
            | f.Carrying()
            | f.Reading()
            | f.Rising()
            | f.Drawing()
            | f.Opening()
            | f.Uncovering()
        ):
            return None
        case _:
            assert_never(top)


def _within(shortest: Millis, rng: Stream) -> Millis:
    return shortest + rng.below(shortest + 1)
