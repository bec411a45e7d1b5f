"""Steps without a choice: taken at once only where everybody knows that there is none."""

import pytest
from msgspec.structs import replace

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna import imagine, legal, view
from kurayami.games.hako_onna.forced import forced
from kurayami.games.hako_onna.model import State
from kurayami.kernel import Stream
from kurayami.testing import Broken
from kurayami.testing.subjects import SUBJECTS
from kurayami.testing.worlds import two_worlds
from tests.games.hako_onna.drawing import HALL, KITCHEN, Scene, night

SUBJECT = SUBJECTS["hako-onna"]
APART = {1: HALL, 2: KITCHEN}
SEEDS = [number.to_bytes(32, "big") for number in range(60)]


def free(seat: int) -> tuple[f.Frame, ...]:
    return f.TurnEnd(seat), f.Act(seat, main=False)


def hers(step: str) -> tuple[f.Frame, ...]:
    return f.Next(1), f.Opening(), f.Hers(step)  # type: ignore[arg-type]


@pytest.mark.rule("HO-34", "HO-35")
def test_an_empty_tile_is_put_back_and_the_peek_is_over_without_a_choice() -> None:
    scene = Scene(night(put={0: "diary-4"}, rooms=APART)).do(a.PeekAt(0))
    assert forced(scene.state) == (1, a.PutBack("empty"))
    assert forced(scene.do(a.PutBack("empty")).state) == (1, a.Done())
    assert forced(scene.do(a.Done()).state) == (1, a.EndTurn())


@pytest.mark.rule("HO-34", "HO-76")
def test_a_peek_at_nothing_lasts_until_the_visitor_says_done() -> None:
    state = Scene(night(put={0: "empty"}, rooms=APART)).do(a.PeekAt(0)).state
    assert [one for one in legal(state, 1) if not isinstance(one, a.GiveUp)] == [a.Done()]
    assert forced(state) is None, "or all would know that there was nothing to take"


def test_who_holds_a_tile_or_meets_somebody_has_a_choice() -> None:
    assert forced(night(rooms=APART, agenda=free(1))) == (1, a.EndTurn())
    scene = Scene(night(put={0: "combination-5"}, rooms=APART, hands={1: ("doll-mary",)})).do(a.PeekAt(0), a.Take())
    assert forced(scene.state) is None, "the doll may be put there as well"
    assert forced(night(hands={2: ("doll-mary",)}, agenda=free(1))) is None, "the other could be asked for it"
    assert forced(night(agenda=free(1))) == (1, a.EndTurn()), "neither holds anything"


@pytest.mark.rule("HO-42", "HO-44", "HO-51")
def test_her_steps_are_taken_at_once_only_if_hand_and_slots_are_empty() -> None:
    assert forced(night(agenda=hers("set"))) == (0, a.Skip())
    assert forced(night(agenda=hers("set"), hand=(4,))) is None
    assert forced(night(agenda=hers("activate"))) == (0, a.Skip())
    assert forced(night(agenda=hers("activate"), slots=(9, None))) is None, "which card it is, only she knows"
    used = night(agenda=hers("activate"), closed=night(agenda=hers("activate"), slots=(3, None)))
    assert forced(used) is None, "a card that went back to her hand in the dark"
    pause = (f.TurnEnd(1), f.Act(1, main=True), f.Window(1, a.WalkTo(KITCHEN)))
    assert forced(night(agenda=pause, slots=(9, None))) is None, "the pause is hers to end"


@pytest.mark.rule("HO-42", "HO-51")
def test_a_re_deal_remembers_that_she_used_a_power_in_the_dark() -> None:
    before = night(agenda=hers("activate"), slots=(3, None))
    state = replace(before, slots=(None, None), hand=(3,), knows=tuple(replace(one, closing=1) for one in before.knows))
    used = replace(state, closed=before)
    other = imagine(view(used, 0), Stream(SEEDS[0], "re-deal"))
    assert forced(used) is forced(other) is None


def peeks_at_nothing_are_over_at_once(state: State) -> tuple[object, bool]:
    """The step and its pace, if the table ended a Peek for lack of a choice."""
    top = state.agenda[-1:]
    seat = top[0].seat if top and isinstance(top[0], f.Peek) else None
    listed = [] if seat is None else [one for one in legal(state, seat) if not isinstance(one, a.GiveUp)]
    return top, listed == [a.Done()]


@pytest.mark.rule("HO-34", "HO-76")
def test_a_peek_that_ends_by_itself_sets_two_worlds_apart() -> None:
    position = night(rooms=APART, agenda=(f.TurnEnd(1), f.Act(1, main=True)))
    honest = replace(SUBJECT, midgame=lambda options, stream: position)
    two_worlds(honest, position.options, SEEDS[:8], viewers=(None, 0, 2))
    hasty = replace(honest, forced=peeks_at_nothing_are_over_at_once)
    with pytest.raises(Broken, match="the same step, different pace"):
        two_worlds(hasty, position.options, SEEDS, viewers=(None, 0, 2))
