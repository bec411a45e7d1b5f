"""A bot knows only what its seat may know: two positions that differ only in secrets get the same decision."""

from typing import Any

import msgspec
import pytest

from kurayami.bots import Heard, bot_of, levels_of
from kurayami.catalog import GAMES
from kurayami.kernel import Move, Stream
from kurayami.table import Seeded, Table
from kurayami.testing.subjects import SUBJECTS

BUDGET = 60
MOMENTS = 12
STRIDE = {"hidden-rooms": 2}
"""Moves between two questions; a child that walks at random is soon caught."""

TALK = (Heard(1, "table", "", "shadow-3", "secret-exit"), Heard(0, "table", "I am not here"))

LEVELS = [(game, level) for game in GAMES for level in levels_of(game) if level != "random"]


def moments(game: str, level: str) -> list[tuple[Any, int]]:
    """Positions of a random game in which a bot of this level is to decide."""
    rules, options = GAMES[game], SUBJECTS[game].options[0]
    seats = rules.seats(options)
    table: Table[Any, Any, Any, Any, Any] = Table(rules, options, Seeded(bytes(32), [bytes(32)] * seats))
    rng = Stream(bytes(32), "wander")
    found: list[tuple[Any, int]] = []
    for step in range(150):
        movers = [seat for seat in rules.movers(table.state) if rules.legal(table.state, seat)]
        if not movers:
            break
        seat = movers[0] if step % 3 else rng.choice(movers)
        if seat >= 0 and step % STRIDE.get(game, 7) == 0:
            found.append((table.state, seat))
        due = rules.deadline(table.state)
        action = rng.choice(
            [one for one in rules.legal(table.state, seat) if seat >= 0 or type(one).__name__ == "Sent"] or [None]
        )
        if action is None:
            table.advance(due or table.now)
        else:
            table.play(Move(seat, action, table.now))
    return found[:MOMENTS]


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_secrets_change_nothing(game: str, level: str) -> None:
    rules, bot = GAMES[game], bot_of(game, level)
    looked = 0
    for number, (state, seat) in enumerate(moments(game, level)):
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        other = rules.imagine(view, Stream(bytes(32), "secrets", number << 20))
        bytes_of_it = msgspec.json.encode(rules.view(other, seat))
        assert bytes_of_it == msgspec.json.encode(view)
        again = msgspec.json.decode(bytes_of_it, type=rules.View)
        decisions = [
            bot(seen, may, TALK, Stream(bytes(32), "bot", number << 20), BUDGET)
            for seen, may in ((view, legal), (rules.view(other, seat), rules.legal(other, seat)), (again, legal))
        ]
        assert decisions[0] == decisions[1] == decisions[2]
        looked += 1
    assert looked >= 3
