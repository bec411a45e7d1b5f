"""Feeds of each seat, of one position."""

import json

import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna.frames import Check
from kurayami.kernel import Move
from kurayami.server.table.game import hand_of
from kurayami.server.table.seat_feed import Position, SeatFeed, sight
from kurayami.table import Seeded, Table


@pytest.mark.rule("HO-21")
def test_everyone_sees_the_hand_that_holds_the_next_disc() -> None:
    options = hako_onna.Options(visitors=1, noise="discs", random_boards=True, random_items=True)
    table = Table(hako_onna, options, Seeded(bytes(32), [bytes(32)] * 2))
    assert hand_of("hako-onna", table.state) is None
    while not isinstance(table.state.agenda[-1], Check):
        table.play(Move(0, hako_onna.legal(table.state, 0)[0], 0))
    position = Position(table.state, 0, (False, False), hand_of("hako-onna", table.state))
    seen = [sight(hako_onna, position, seat).hand for seat in (None, 0, 1)]
    assert seen[0] is not None
    assert len(seen[0].waves) == 2
    assert seen == [seen[0]] * 3


def test_an_update_carries_what_its_seat_could_think() -> None:
    table = Table(hako_onna, hako_onna.Options(visitors=1), Seeded(bytes(32), [bytes(32)] * 2))
    position = Position(table.state, 0, (False, False))
    for believer, told in ((lambda _: (7, 993)), [7, 993]), (None, None):
        feed = SeatFeed(hako_onna, 1, believer)
        feed.look(table.log, position)
        assert json.loads(feed.update())["belief"] == told
