"""A lock file that gives a SQLite database to one server at a time. The system releases it with the process."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from kurayami.kernel import Refusal
from kurayami.server.store.storage import is_postgres, sqlite_file

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_file(database: str) -> Path:
    path = sqlite_file(database).resolve()
    return path.with_name(f"{path.name}.lock")


@contextmanager
def owned(database: str) -> Iterator[None]:
    """Holds the lock. Raises `Refusal` if another process has it, or if the file is not a database. The lock file is
    never deleted: that would race.
    """
    if is_postgres(database):
        yield
        return
    with lock_file(database).open("ab") as file:
        try:
            _lock(file)
        except OSError:
            raise Refusal("server-database-in-use", database=database) from None
        yield
