"""Seeds for servers under test: always the same sequence."""

import itertools
from hashlib import sha256


class Seeds:
    def __init__(self) -> None:
        self._numbers = itertools.count()

    def __call__(self) -> bytes:
        return sha256(f"seed {next(self._numbers)}".encode()).digest()
