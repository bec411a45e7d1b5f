"""Chance for environments: a stream from a seed, or a random one if none is given."""

from hashlib import sha256
from secrets import token_bytes

from kurayami.kernel import Stream


def stream_of(seed: int | None) -> Stream:
    key = token_bytes(32) if seed is None else sha256(f"environment {seed}".encode()).digest()
    return Stream(key, "chance")
