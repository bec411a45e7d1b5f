"""A lock file gives a SQLite database to one server at a time. The system drops it with the process."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from kurayami.kernel import Refusal
from kurayami.server.store.storage import is_postgres

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_file(database: str) -> Path:
    path = Path(database).resolve()
    return path.with_name(f"{path.name}.lock")


@contextmanager
def owned(database: str) -> Iterator[None]:
    """Holds the lock. Raises `Refusal` if another process has it. The lock file is never deleted: that would race."""
    if is_postgres(database):
        yield
        return
    path = lock_file(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        try:
            _lock(file)
        except OSError:
            raise Refusal("server-database-in-use", database=database) from None
        yield


def is_owned(database: str) -> bool:
    """True if a server holds the lock."""
    with suppress(Refusal), owned(database):
        return False
    return True
