"""A disk in trouble under a server: power cuts that lose whatever was not fsynced, and writes that fail."""

import errno
import os
import shutil
import struct
import subprocess
from contextlib import suppress
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")
COMPILER = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
ERRORS = (errno.EIO, errno.ENOSPC)


class Disk:
    """Files of one SQLite database, under the control of the preloaded library."""

    def __init__(self, database: str, folder: Path) -> None:
        assert COMPILER is not None
        self.database = database
        self.cuts = 0
        self.taken_back = 0
        """Writes that were not fsynced, and lost in a power cut."""
        self._switch = folder / "switch"
        library = folder / "trouble.so"
        words = [COMPILER, "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl", "-lpthread"]
        subprocess.run(words, check=True, capture_output=True)
        self.environment = {
            **os.environ,
            "LD_PRELOAD": str(library),
            "TROUBLE_FILES": database,
            "TROUBLE_SWITCH": str(self._switch),
        }

    def fail(self, error: int) -> None:
        """Makes one in three writes and fsyncs fail from now on."""
        fresh = self._switch.with_suffix(".new")
        fresh.write_text(str(error))
        fresh.replace(self._switch)

    def heal(self) -> None:
        self._switch.unlink(missing_ok=True)

    def cut_power(self) -> None:
        """Restores the files, after a SIGKILL, to their last fsynced state."""
        self.cuts += 1
        for ending in ("", "-wal", "-journal"):
            file, undo = Path(self.database + ending), Path(f"{self.database}{ending}.undo")
            if undo.exists():
                records = read(undo.read_bytes())
                if file.exists():
                    take_back(file, records)
                self.taken_back += len(records)
                undo.unlink()
        with suppress(FileNotFoundError):
            Path(f"{self.database}-shm").unlink()


def read(text: bytes) -> list[tuple[int, int, bytes]]:
    """Reads an entry: offset, file length and the old bytes. The kill may have cut the last one off,
    before its write.
    """
    records, at = [], 0
    while at + 24 <= len(text):
        where, size, count = struct.unpack_from("QQQ", text, at)
        if at + 24 + count > len(text):
            break
        records.append((where, size, text[at + 24 : at + 24 + count]))
        at += 24 + count
    return records


def take_back(file: Path, records: list[tuple[int, int, bytes]]) -> None:
    with file.open("r+b") as opened:
        for where, size, old in reversed(records):
            opened.seek(where)
            opened.write(old)
            opened.truncate(size)
