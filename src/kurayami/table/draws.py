"""Sources of a table's chance."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from kurayami.kernel import Chance, Stream, commitment, draw, stream_key

T = TypeVar("T")


class ChanceSource(Protocol):
    """Chooses for CHANCE, in its move with the given number. The state is for measured values."""

    def __call__(self, chances: Sequence[Chance[T]], number: int, state: object, /) -> T: ...


class Seeded:
    """Provable chance: drawn from a committed seed and a nonce from each seat."""

    def __init__(self, seed: bytes, nonces: Sequence[bytes]) -> None:
        self.seed = seed
        self.nonces = tuple(nonces)
        self.commitment = commitment(seed)
        self._key = stream_key(seed, nonces)

    def __call__(self, chances: Sequence[Chance[T]], number: int, state: object = None, /) -> T:
        return draw(self._key, number, chances)

    def stream(self, label: str) -> Stream:
        """A random stream separate from the draws."""
        return Stream(self._key, label)


class Rehearsed:
    """Scripted chance, for lessons and rehearsals. Where the script does not fit, it is drawn."""

    def __init__(self, script: Sequence[object], otherwise: ChanceSource) -> None:
        self.script = script
        self._otherwise = otherwise

    def __call__(self, chances: Sequence[Chance[T]], number: int, state: object, /) -> T:
        for listed in chances if number < len(self.script) else ():
            if listed.action == self.script[number]:
                return listed.action
        return self._otherwise(chances, number, state)
