"""Stages by the thousand on the fast twin, identical to those at a table."""

from contextlib import closing
from pathlib import Path

import pytest

from kurayami.bots import bot_of
from kurayami.bots.hidden_rooms.difficulty import positions
from kurayami.bots.hidden_rooms.levels import MASTERS_NODES
from kurayami.bots.hidden_rooms.route_tables import ground
from kurayami.games.hidden_rooms import BOOKS, Options, State, apply, chances, fast, legal, movers, setup, view
from kurayami.games.hidden_rooms.actions import Action, Draw
from kurayami.games.hidden_rooms.book import expand, page_of
from kurayami.games.hidden_rooms.house import TILES
from kurayami.games.hidden_rooms.model import UNATTENDED_TURN_LIMIT
from kurayami.kernel import CHANCE, Move, Stream
from kurayami.lab.hidden_rooms.measurement import (
    LEVELS,
    MeasuredPart,
    Sample,
    measure,
    parts_of,
    play,
    row,
    stream_of,
    times,
)
from kurayami.lab.results_file import Kept
from kurayami.lab.workforce import Workforce
from tests.games.hidden_rooms.test_fast import LOSSES
from tests.test_cli import kurayami

STAGE = 2
BOOK = BOOKS["deeper-rooms"]
ROUTE = expand(page_of(BOOK, STAGE).route)


def at_a_table(level: str, rng: Stream) -> State:
    """The stage by the readable rules, with the same random numbers."""
    state, bot = setup(Options(BOOK, turn_limit=UNATTENDED_TURN_LIMIT)), bot_of("hidden-rooms", level)
    opened = TILES[6 * rng.below(4) + STAGE - 1]
    state = apply(state, Move(CHANCE, Draw(opened), 0)).state
    while not state.results:
        by = movers(state)[0]
        if by == CHANCE:
            action: Action = rng.outcome(chances(state))
        else:
            decision = bot(view(state, by), legal(state, by), (), rng, MASTERS_NODES)
            assert decision is not None
            action = decision.action
        state = apply(state, Move(by, action, 0)).state
    return state


@pytest.mark.parametrize(("level", "stages"), [("beginner", 20), ("careful", 10), ("clever", 10), ("master", 2)])
def test_the_twin_plays_the_stage_that_a_table_would_play(level: str, stages: int) -> None:
    for number in range(stages):
        *_, last = positions(LEVELS[level], ground(ROUTE), STAGE, stream_of(5, number))
        (result,) = at_a_table(level, stream_of(5, number)).results
        assert (last[fast.RESULT], last[fast.TURN]) == (LOSSES[result.loss], result.turns)


def won(jobs: int) -> list[tuple[str, int, int, int, int]]:
    pages = measure(parts_of(BOOK, ["beginner", "careful"], 25, 3), Workforce(jobs), lambda done, of: None)
    return [(sample.level, sample.stage, sample.won, sample.of, sample.turns) for page in pages for sample in page]


def test_what_was_broken_off_goes_on(tmp_path: Path) -> None:
    """The parts that are kept are not played again: their times, which differ from run to run, stay the same."""
    parts, file = parts_of(BOOK, ["beginner"], 25, 3), tmp_path / "measured.jsonl"
    with closing(Kept[Sample](file, parts, Sample)) as kept:
        first = next(measure(parts, Workforce(), lambda done, of: None, kept))
    with closing(Kept[Sample](file, parts, Sample)) as kept:
        assert len(kept.results) == 3
        whole = list(measure(parts, Workforce(), lambda done, of: None, kept))
    assert whole[0] == first
    with closing(Kept[Sample](file, parts, Sample)) as kept:
        assert list(measure(parts, Workforce(), lambda done, of: None, kept)) == whole


def test_the_number_of_jobs_changes_nothing() -> None:
    found = won(1)
    assert found == won(2)
    assert [(level, stage) for level, stage, *_ in found[:3]] == [("beginner", 1), ("careful", 1), ("beginner", 2)]
    assert {of for _, _, _, of, _ in found} == {25}


def test_a_part_tells_how_long_its_turns_took() -> None:
    sample = play(MeasuredPart("clever", STAGE, ROUTE, 1, 0, 3))
    assert sample.of == 3
    assert 0 < sample.longest <= sample.seconds


def test_the_tables() -> None:
    samples = [Sample("careful", 2, 50, 100, 1000, 0.5, 0.002), Sample("master", 2, 99, 100, 1000, 5, 0.04)]
    assert row(samples) == "| 2 | 50.0 [40.4, 59.6] | 99.0 [94.6, 99.8] |"
    assert times(samples).splitlines()[2:] == ["| `careful` | 1000 | 0.5 | 2.0 |", "| `master` | 1000 | 5.0 | 40.0 |"]


def test_the_command() -> None:
    done = kurayami("lab", "measure-hidden-rooms", "--bots", "beginner,careful", "--stages", "3")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("| stage | beginner | careful |")
    assert "genius" in kurayami("lab", "measure-hidden-rooms", "--bots", "genius").stderr
