"""A lock, so that two commands started together in one clone do not set it up on top of each other."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def take(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def wait(file: IO[bytes]) -> None:
        while True:
            try:  # gives up after ten attempts in ten seconds
                return msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError:
                continue

else:
    import fcntl

    def take(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks: then there is nobody to wait for
            return True
        return True

    def wait(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Holds the lock. Closing the file, or the end of the process, lets the next one in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        if not take(file):
            print("  another command is setting up this folder; waiting for it", file=sys.stderr, flush=True)
            wait(file)
        yield
