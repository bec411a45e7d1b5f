"""Interrupted work resumes, and nothing is counted twice."""

from pathlib import Path

import pytest

from kurayami.kernel import Refusal
from kurayami.lab.results_file import Kept, Labour, going_on


def squared(number: int) -> int:
    return number * number


def kept(file: Path, work: str = "squares") -> "Kept[int]":
    return Kept(file, work, int)


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    file, done = tmp_path / "squares.jsonl", list[int]()

    def noted(number: int) -> int:
        done.append(number)
        return squared(number)

    first = kept(file)
    half = going_on(noted, range(6), kept=first)
    assert [next(half) for _ in range(3)] == [0, 1, 4]  # and then somebody presses Ctrl+C
    first.close()
    again = kept(file)
    assert list(going_on(noted, range(6), kept=again)) == [0, 1, 4, 9, 16, 25]
    again.close()
    assert done == [0, 1, 2, 3, 4, 5]
    third = kept(file)
    assert list(going_on(noted, range(7), kept=third)) == [0, 1, 4, 9, 16, 25, 36]
    third.close()
    assert done == [0, 1, 2, 3, 4, 5, 6]


def test_a_line_that_was_cut_off_is_done_again(tmp_path: Path) -> None:
    file = tmp_path / "squares.jsonl"
    first = kept(file)
    assert list(going_on(squared, range(3), kept=first)) == [0, 1, 4]
    first.close()
    whole = file.read_bytes()
    file.write_bytes(whole[:-4])
    again = kept(file)
    assert sorted(again.results) == [0, 1]
    assert list(going_on(squared, range(3), kept=again)) == [0, 1, 4]
    again.close()
    assert file.read_bytes() == whole


@pytest.mark.parametrize("content", [b'{"work":"other"}\n{"task":0,"result":1}\n', b"something else\n", b"{}"])
def test_results_of_other_work_are_left_alone(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "squares.jsonl"
    file.write_bytes(content)
    with pytest.raises(Refusal, match="lab-other-work"):
        kept(file)
    assert file.read_bytes() == content


@pytest.mark.parametrize("content", [b"", b'{"work":"other"}\n'])
def test_a_file_without_any_result_is_free_to_take(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "squares.jsonl"
    file.write_bytes(content)
    first = kept(file)
    assert list(going_on(squared, range(3), kept=first)) == [0, 1, 4]
    first.close()
    again = kept(file)
    assert sorted(again.results) == [0, 1, 2]
    again.close()


def test_work_in_several_calls_goes_on_within_a_call(tmp_path: Path) -> None:
    file, done, told = tmp_path / "squares.jsonl", list[int](), list[tuple[int, int]]()

    def noted(number: int) -> int:
        if number == 4 and number not in done:
            done.append(number)
            raise KeyboardInterrupt
        done.append(number)
        return squared(number)

    def worked(kept: Kept[int]) -> list[list[int]]:
        labour = Labour(kept=kept, calls=2, tell=lambda ready, of: told.append((ready, of)))
        return [labour.results(noted, [1, 2]), labour.results(noted, [3, 4])]

    first = kept(file)
    with pytest.raises(KeyboardInterrupt):
        worked(first)
    first.close()
    told.clear()
    again = kept(file)
    assert worked(again) == [[1, 4], [9, 16]]
    again.close()
    assert done == [1, 2, 3, 4, 4]
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
