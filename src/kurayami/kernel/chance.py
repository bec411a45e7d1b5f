"""The one door of chance: numbers from a hash, the same on every machine, that anyone can check afterwards.

How a game's numbers are made (docs/records.md shows it by example):

    commitment = SHA-256(seed)                        published before the game
    key        = SHA-256(seed, nonce 0, nonce 1, ..)  seed and nonces of 32 bytes; each seat gives a nonce
    word       = the first 8 bytes, as a big-endian number, of SHA-256(key, label, index, attempt)
                 label in ASCII, index and attempt as 8 big-endian bytes each

The draws of a game have the label "chance" and are counted from index 0. A number below n is `word mod n`. A word at or
above the highest multiple of n is thrown away and the next attempt taken, so that every number is equally likely.
"""

from bisect import bisect_right
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from operator import attrgetter
from typing import Final, TypeVar

from kurayami.kernel.nouns import Chance

T = TypeVar("T")

SEED_BYTES: Final = 32
WORDS: Final = 1 << 64
_WEIGHT: Final = attrgetter("weight")


def commitment(seed: bytes) -> bytes:
    """Hash of the seed, published before the game so that the seed can't change later."""
    return sha256(seed).digest()


def stream_key(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """Key of all streams of a game. By adding its own nonce, a seat knows the key was not chosen against it."""
    for part in (seed, *nonces):
        if len(part) != SEED_BYTES:
            raise ValueError(f"a seed or nonce has {SEED_BYTES} bytes, not {len(part)}")
    return sha256(b"".join((seed, *nonces))).digest()


def draw(key: bytes, number: int, chances: Sequence[Chance[T]]) -> T:
    """Outcome of a chance move; `number` counts from 0 in each game."""
    return Stream(key, "chance", number).outcome(chances)


class Stream:
    """A sequence of random numbers. Streams with different labels are independent."""

    __slots__ = ("_prefix", "index")

    def __init__(self, key: bytes, label: str, index: int = 0) -> None:
        self._prefix = sha256(key + label.encode("ascii"))
        self.index = index

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1."""
        if n < 1:
            raise ValueError(f"no number below {n}")
        fair = WORDS - WORDS % n
        place = self.index << 64
        while (word := self._word(place)) >= fair:
            place += 1
        self.index += 1
        return word % n

    def weighted(self, weights: Sequence[int]) -> int:
        """The next number as an index into the weights, with odds by weight."""
        sums = list(accumulate(weights))
        return bisect_right(sums, self.below(sums[-1]))

    def outcome(self, chances: Sequence[Chance[T]]) -> T:
        """One of the chances, with odds by weight."""
        total = sum(map(_WEIGHT, chances))
        if total == len(chances):  # each weighs 1, the lowest that there is
            return chances[self.below(total)].action
        return chances[self.weighted([chance.weight for chance in chances])].action

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a new order (Fisher and Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def _word(self, place: int) -> int:
        """Word at a position: the index in its upper 8 bytes, the attempt in its lower 8."""
        digest = self._prefix.copy()
        digest.update(place.to_bytes(16, "big"))
        return int.from_bytes(digest.digest()[:8], "big")
