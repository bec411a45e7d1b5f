"""One server at a time owns a database file."""

import multiprocessing.synchronize
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from kurayami.kernel import Refusal
from kurayami.server.run import listen, run
from kurayami.server.store.ownership import owned
from kurayami.server.store.storage import open_database
from tests.server.client import settings_for


def is_owned(database: str) -> bool:
    with suppress(Refusal), owned(database):
        return False
    return True


def test_a_second_server_on_the_same_file_ends_with_a_reason(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with owned(settings.database), pytest.raises(Refusal) as refusal:
        run(settings, listen("127.0.0.1", 0), lambda url: None)
    assert (refusal.value.key, refusal.value.params) == ("server-database-in-use", {"database": settings.database})
    assert not Path(settings.database).exists()


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary")
    file.chmod(0o644)
    before = file.stat()
    settings = settings_for(tmp_path, database=str(file))
    for use in (
        lambda: open_database(settings.database),
        lambda: run(settings, listen("127.0.0.1", 0), lambda url: None),
    ):
        with pytest.raises(Refusal) as refusal:
            use()
        assert (refusal.value.key, refusal.value.params) == ("server-not-a-database", {"database": str(file)})
    assert (file.read_text(), file.stat()) == ("Dear diary", before)
    assert list(tmp_path.iterdir()) == [file]


def test_the_same_file_by_another_name(tmp_path: Path) -> None:
    (tmp_path / "there").symlink_to(tmp_path, target_is_directory=True)
    with owned(str(tmp_path / "tables.sqlite3")):
        assert is_owned(str(tmp_path / "there" / "tables.sqlite3"))
        (tmp_path / "link.sqlite3").symlink_to(tmp_path / "tables.sqlite3")
        assert is_owned(str(tmp_path / "link.sqlite3"))
        assert not is_owned(str(tmp_path / "others.sqlite3"))


def test_others_may_look_at_it(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with owned(database):
        open_database(database).dispose()


def own_for_ever(database: str, there: "multiprocessing.synchronize.Event") -> None:
    with owned(database):
        there.set()
        signal.pause()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_the_system_drops_the_lock_of_a_server_that_was_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    spawn = multiprocessing.get_context("spawn")
    there = spawn.Event()
    other = spawn.Process(target=own_for_ever, args=(database, there))
    other.start()
    assert there.wait(90)
    assert is_owned(database)
    assert other.pid
    os.kill(other.pid, signal.SIGKILL)
    other.join()
    with owned(database):
        assert is_owned(database)
