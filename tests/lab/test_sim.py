"""Many games: the same for the same seed, in three formats, and recorded on request."""

import csv
import io
import json
from pathlib import Path

import pytest

from kurayami.games import hako_onna, komnata_strachu
from kurayami.games.hidden_rooms import Options
from kurayami.kernel import Refusal
from kurayami.lab.results import Tally, written
from kurayami.lab.sim import Match, play_all
from kurayami.lab.workforce import Workforce
from kurayami.record import load, verify
from tests.test_cli import kurayami

MATCH = Match("hidden-rooms", Options(turn_limit=100), ("beginner",), seed=7, records=True)


def told(jobs: int) -> str:
    tally = Tally()
    for played in play_all(MATCH, 6, Workforce(jobs)):
        tally.add(played)
    return written(tally.rows(), "json")


def test_the_number_of_jobs_changes_nothing() -> None:
    assert told(1) == told(2)


@pytest.mark.parametrize(
    "match",
    [
        Match("hako-onna", hako_onna.Options(visitors=2, turn_limit=3, giving_up=False), ("careful",), 7),
        Match("komnata-strachu", komnata_strachu.Options(players=2, rounds=4), ("steady", "quick"), 7),
    ],
)
def test_every_game_is_the_same_whoever_plays_it(match: Match) -> None:
    one, other = ([(played.outcome, played.moves) for played in play_all(match, 4, Workforce(jobs))] for jobs in (1, 2))
    assert one == other
    assert len({moves for _, moves in one}) > 1


def test_the_faster_player_is_faster_in_the_games_own_time() -> None:
    match = Match("komnata-strachu", komnata_strachu.Options(players=2, rounds=12), ("dreamer", "fearless"), 3)
    scores = [played.outcome.scores for played in play_all(match, 6)]
    assert sum(second > first for first, second in scores) >= 5


def test_the_visitors_are_counted_as_one_side() -> None:
    match = Match("hako-onna", hako_onna.Options(visitors=2, turn_limit=2, giving_up=False), ("random",), 7)
    tally = Tally()
    for played in play_all(match, 3):
        tally.add(played)
    (row,) = [row for row in tally.rows() if row.what == "Visitors"]
    assert row.of == 3


def test_the_rows_count_games_and_stages() -> None:
    rows = json.loads(told(1))
    assert rows[0]["what"] == "seat 0"
    assert rows[0]["of"] == 6
    stages = [row for row in rows if row["what"].startswith("stage")]
    assert sum(row["of"] for row in stages) >= 12
    for row in rows:
        assert row["low"] <= row["share"] <= row["high"]
        assert sum(row["reasons"].values()) == row["of"]


def test_records_are_true() -> None:
    played = next(iter(play_all(MATCH, 1)))
    assert played.record
    assert verify(load(played.record)).proven


def test_another_seed_gives_other_games() -> None:
    other = Match("hidden-rooms", Options(turn_limit=100), ("beginner",), seed=8, records=True)
    assert next(iter(play_all(MATCH, 1))).record != next(iter(play_all(other, 1))).record


@pytest.mark.parametrize(
    ("match", "key"),
    [
        (Match("hidden-rooms", Options(), ("genius",), 0), "bots-no-such-level"),
        (Match("hidden-rooms", Options(), ("random", "random"), 0), "sim-levels"),
        (Match("chess", None, ("random",), 0), "catalog-no-such-game"),
    ],
)
def test_what_is_wrong_is_said_first(match: Match, key: str) -> None:
    with pytest.raises(Refusal, match=key):
        play_all(match, 1)


def test_the_command(tmp_path: Path) -> None:
    words = ("sim", "hidden-rooms", "--games", "3", "--bots", "beginner", "--book", "deeper-rooms")
    done = kurayami(*words, "--format", "csv", "--records", str(tmp_path / "kept"))
    assert done.returncode == 0, done.stderr
    assert next(csv.DictReader(io.StringIO(done.stdout)))["of"] == "3"
    assert len(list((tmp_path / "kept").iterdir())) == 3
    assert "%" in kurayami(*words).stdout
    assert "genius" in kurayami("sim", "hidden-rooms", "--bots", "genius").stderr
