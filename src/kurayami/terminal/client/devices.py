"""Secrets by which servers recognise this terminal, in a file only its user can read."""

import os
from pathlib import Path

import msgspec


class Devices:
    """One secret per server, never shown to another."""

    def __init__(self, file: Path) -> None:
        self._file = file

    @property
    def folder(self) -> Path:
        """Folder for other files that belong to this user alone."""
        return self._file.parent

    def cookie(self, house: str) -> str | None:
        return self._read().get(house)

    def keep(self, house: str, cookie: str) -> None:
        """Stores a secret if possible; where nothing can be written, it lasts as long as the program."""
        kept = {**self._read(), house: cookie}
        beside = self._file.with_name(f"{self._file.name}.{os.getpid()}")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            beside.touch(mode=0o600)
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
            beside.replace(self._file)
        except OSError:
            beside.unlink(missing_ok=True)

    def _read(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}
