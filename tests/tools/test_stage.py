"""A stage is done once, and again only when one of its inputs has changed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from tools.boot.stage import Stage, all_done, ensure


class Diary:
    """Records the stages that were worked on, and which were told they had been interrupted."""

    def __init__(self, stamps: Path) -> None:
        self.stamps = stamps
        self.worked: list[str] = []
        self.again: list[str] = []

    def work(self, name: str) -> Callable[[bool], None]:
        def note(again: bool) -> None:
            self.worked.append(name)
            if again:
                self.again.append(name)

        return note

    def stage(self, name: str, *after: Stage) -> Stage:
        return Stage(name, self.work(name), after)

    def ensure(self, *stages: Stage) -> list[str]:
        """Names of the stages that had something to do this time."""
        before = len(self.worked)
        ensure(stages, self.stamps, quiet)
        return self.worked[before:]


@contextmanager
def quiet(name: str) -> Iterator[None]:
    yield


@pytest.fixture
def diary(tmp_path: Path) -> Diary:
    return Diary(tmp_path / "stamps")


def fail(_: bool) -> None:
    raise RuntimeError("the tool fell over")


def test_a_stage_is_done_once(diary: Diary) -> None:
    stage = diary.stage("packages")
    assert not all_done([stage], diary.stamps)
    assert diary.ensure(stage) == ["packages"]
    assert all_done([stage], diary.stamps)
    assert diary.ensure(stage) == []


def test_stages_before_it_come_first_and_only_once(diary: Diary) -> None:
    venv = diary.stage("venv")
    packages = diary.stage("packages", venv)
    link = diary.stage("link", venv)
    assert diary.ensure(packages, link) == ["venv", "packages", "link"]


def test_a_changed_file_does_the_stage_and_those_after_it_again(diary: Diary, tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    lock.write_text("one")
    venv = diary.stage("venv")
    packages = replace(diary.stage("packages", venv), files=(lock,))
    dev = diary.stage("dev", packages)
    assert diary.ensure(dev) == ["venv", "packages", "dev"]
    lock.write_text("two")
    assert not all_done([dev], diary.stamps)
    assert diary.ensure(dev) == ["packages", "dev"]


def test_the_time_of_a_file_does_not_matter(diary: Diary, tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    lock.write_text("one")
    stage = replace(diary.stage("packages"), files=(lock,))
    diary.ensure(stage)
    lock.unlink()
    lock.write_text("one")
    assert diary.ensure(stage) == []


def test_another_python_does_everything_again(diary: Diary) -> None:
    for facts, expected in ((("3.11.2",), True), (("3.11.2",), False), (("3.12.1",), True)):
        venv = replace(diary.stage("venv"), facts=facts)
        assert (diary.ensure(diary.stage("packages", venv)) == ["venv", "packages"]) is expected


def test_a_result_that_was_deleted_is_made_again(diary: Diary, tmp_path: Path) -> None:
    python = tmp_path / "python"
    stage = replace(diary.stage("venv"), makes=(python,))
    python.touch()
    assert diary.ensure(stage) == ["venv"]
    assert diary.ensure(stage) == []
    python.unlink()
    assert diary.ensure(stage) == ["venv"]


def test_going_there_and_back_does_the_stages_after_it_again(diary: Diary) -> None:
    """Another branch's lock was installed in between, so what depended on it can no longer be trusted."""
    here, there = (replace(diary.stage("packages"), facts=(branch,)) for branch in ("here", "there"))
    assert diary.ensure(diary.stage("dev", here)) == ["packages", "dev"]
    assert diary.ensure(there) == ["packages"]
    assert diary.ensure(diary.stage("dev", here)) == ["packages", "dev"]


def test_a_failed_stage_leaves_no_stamp_of_success(diary: Diary) -> None:
    venv = diary.stage("venv")
    broken = replace(diary.stage("packages", venv), work=fail)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="fell over"):
            diary.ensure(diary.stage("dev", broken))
        assert not all_done([broken], diary.stamps)
    assert diary.worked == ["venv"]


def test_the_next_attempt_knows_that_the_last_was_broken_off(diary: Diary) -> None:
    whole = diary.stage("packages")
    with pytest.raises(RuntimeError):
        diary.ensure(replace(whole, work=fail))
    assert diary.ensure(whole) == ["packages"]
    assert diary.again == ["packages"]
    assert diary.ensure(whole) == []


def test_a_stage_that_failed_after_a_success_counts_as_not_done(diary: Diary) -> None:
    stage = diary.stage("packages")
    diary.ensure(stage)
    with pytest.raises(RuntimeError):
        diary.ensure(replace(stage, facts=("new",), work=fail))
    assert diary.ensure(stage) == ["packages"]
