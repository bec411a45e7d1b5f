"""The simulated evening follows the rules to the end, and believes honest players."""

import pytest
from tools.evening import Evening, Sums

from kurayami.games.komnata_strachu import Options, outcome


@pytest.mark.rule("KS-22", "KS-23", "KS-24")
@pytest.mark.parametrize("skill", [0, 70])
def test_every_game_ends_and_honest_players_are_believed(skill: int) -> None:
    sums = Sums()
    for number in range(8):
        evening = Evening(Options(players=1 + number % 4), number.to_bytes(32, "big"), skill)
        moves = sum(1 for _ in evening.moves())
        assert outcome(evening.state)
        assert sum(map(len, (*evening.state.won, evening.state.box))) == 55
        sums.add(evening.state, moves, evening.now)
    assert sums.hits > 0
    assert sums.doubted == 0
    assert sums.unwon < sums.rounds


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    sums = Sums()
    evening = Evening(Options(players=2, rounds=1), bytes(32), skill=100)
    sums.add(evening.state, sum(1 for _ in evening.moves()), evening.now)
    sums.add(evening.state, 10, evening.now)
    sums.print(1.0)
    assert "rounds that nobody wins" in capsys.readouterr().out
