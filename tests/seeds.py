"""Seeds for servers under test: always the same sequence for the same name."""

import itertools
from hashlib import sha256


class Seeds:
    def __init__(self, name: str = "seed") -> None:
        self._name = name
        self._numbers = itertools.count()

    def __call__(self) -> bytes:
        return sha256(f"{self._name} {next(self._numbers)}".encode()).digest()
