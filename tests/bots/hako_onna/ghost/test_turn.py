"""Her turn, in positions where the reason is plain."""

from kurayami.games.hako_onna import actions as a
from tests.bots.hako_onna.test_levels import chosen
from tests.games.hako_onna.drawing import HER_TURN, night


def test_she_does_not_scream_for_a_card_that_she_would_not_set() -> None:
    content = night(1, pages=8, hand=(), slots=(6, 7), agenda=HER_TURN)
    assert chosen(content, 0, "clever") == a.Skip()
    assert chosen(content, 0) == a.Scream()
    wanting = night(1, pages=8, hand=(), slots=(9, None), agenda=HER_TURN)
    assert chosen(wanting, 0, "clever") == a.Scream()
