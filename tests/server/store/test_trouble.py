"""A disk that lies or fails: acknowledged moves were fsynced, and moves that could not be stored were
not acknowledged.
"""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.server.killing import kill_often
from tests.server.store.trouble import COMPILER, Disk

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="the library that stands for the disk is written for Linux"),
    pytest.mark.skipif(COMPILER is None, reason="there is no C compiler to build the library that stands for the disk"),
]

KILLS = 4
PLAYERS = 4

WRITES = """
import os, sys
file = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)
os.pwrite(file, b"kept and safe", 0)
os.fsync(file)
os.pwrite(file, b"lost", 0)
os.pwrite(file, b" and more", 13)
os.ftruncate(file, 6)
print(os.pread(file, 100, 0).decode(), flush=True)
os.kill(os.getpid(), 9)
"""

FAILS = """
import os, sys
file = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)
for _ in range(9):
    for deed in (lambda: os.pwrite(file, b"x", 0), lambda: os.fsync(file)):
        try:
            deed()
        except OSError as error:
            print(error.errno)
"""


def words(disk: Disk, program: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", program, disk.database],
        env=disk.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.split("\n")[:-1]


def test_a_power_cut_takes_what_was_not_fsynced(tmp_path: Path) -> None:
    disk = Disk(str(tmp_path / "file"), tmp_path)
    assert words(disk, WRITES) == ["lost a"]
    disk.cut_power()
    assert (tmp_path / "file").read_bytes() == b"kept and safe"
    assert disk.taken_back == 3


def test_a_failing_disk_fails_one_time_of_three(tmp_path: Path) -> None:
    disk = Disk(str(tmp_path / "file"), tmp_path)
    disk.fail(28)
    assert words(disk, FAILS) == ["28"] * 6
    disk.heal()
    assert words(disk, FAILS) == []


@pytest.mark.parametrize("failing", [False, True], ids=["power cuts", "power cuts and errors"])
def test_no_acknowledged_move_is_lost(failing: bool, tmp_path: Path) -> None:
    """Run it at length with `make long ARGS=power-cuts`."""
    disk = Disk(str(tmp_path / "tables.sqlite3"), tmp_path)
    report = asyncio.run(kill_often(disk.database, free_port(), KILLS, PLAYERS, seed=7, disk=disk, failing=failing))
    assert report.kills >= KILLS
    assert disk.cuts > report.kills
