"""Training of Hako Onna's evaluation is repeatable."""

from contextlib import closing
from pathlib import Path

from kurayami.lab.hako_onna.training import TrainingRow, train
from kurayami.lab.results_file import Kept
from kurayami.lab.workforce import Workforce


def test_the_same_seed_gives_the_same_weights() -> None:
    assert train(3, 1) == train(3, 1)
    assert train(3, 1) != train(4, 1)


def test_the_number_of_jobs_changes_nothing() -> None:
    assert train(3, 2, Workforce(2)) == train(3, 2)


def test_what_was_broken_off_goes_on(tmp_path: Path) -> None:
    file, told = tmp_path / "games.jsonl", list[int]()
    with closing(Kept[list[TrainingRow]](file, "training", list[TrainingRow])) as kept:
        train(3, 1, kept=kept)
    with closing(Kept[list[TrainingRow]](file, "training", list[TrainingRow])) as kept:
        assert list(kept.results) == [0]
        assert train(3, 2, kept=kept, tell=lambda done, of: told.append(done)) == train(3, 2)
        assert list(kept.results) == [0, 1]
    assert told == [1, 2]
