"""The progress bar, on a clock that is passed in."""

import io

from kurayami.cli.progress_bar import ProgressBar
from kurayami.words import Words


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_it_says_how_far_it_is_and_how_long_it_takes() -> None:
    clock, to = Clock(), io.StringIO()
    bar = ProgressBar(Words("en"), clock, to, shown=True)
    bar.tell(1, 10)
    clock.now = 120
    bar.tell(4, 10)
    clock.now = 130
    bar.tell(9, 10)
    bar.tell(10, 10)
    shown = [line.strip() for line in to.getvalue().split("\r")]
    assert shown[2] == "[############..................] 4/10, about 3 min left"
    assert shown[3].endswith("9/10, about 14 s left")
    assert shown[4] == f"[{'#' * 30}] 10/10"


def test_what_was_kept_does_not_count_as_work() -> None:
    clock, to = Clock(), io.StringIO()
    bar = ProgressBar(Words("en"), clock, to, shown=True)
    bar.tell(91, 100)
    clock.now = 60
    bar.tell(92, 100)
    assert "about 4 min left" in to.getvalue()


def test_without_a_terminal_it_says_nothing() -> None:
    to = io.StringIO()
    ProgressBar(Words("en"), Clock(), to).tell(1, 2)
    assert to.getvalue() == ""


def test_a_note_stands_behind_it_and_it_makes_room_for_what_is_printed() -> None:
    to = io.StringIO()
    bar = ProgressBar(Words("en"), Clock(), to, shown=True)
    bar.tell(0, 5, "12 tried")
    assert to.getvalue().strip() == f"[{'.' * 30}] 0/5, 12 tried"
    bar.clear()
    assert to.getvalue().endswith(f"\r{'':<70}\r")
    size = len(to.getvalue())
    bar.clear()
    assert len(to.getvalue()) == size
