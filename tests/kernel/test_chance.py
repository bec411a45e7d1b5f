from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kurayami.kernel import Chance, Stream, commitment, draw, stream_key

KEY = bytes(range(32))
SEED = b"\x07" * 32


def test_the_stream_is_the_hash_that_its_page_describes() -> None:
    word = sha256(KEY + b"chance" + (5).to_bytes(8, "big") + (0).to_bytes(8, "big")).digest()[:8]
    assert Stream(KEY, "chance", 5).below(10) == int.from_bytes(word, "big") % 10


def test_seed_and_nonces_make_the_key_and_the_seed_alone_the_commitment() -> None:
    nonces = [b"\x01" * 32, b"\x02" * 32]
    assert stream_key(SEED, nonces) == sha256(SEED + nonces[0] + nonces[1]).digest()
    assert stream_key(SEED, nonces) != stream_key(SEED, nonces[::-1])
    assert commitment(SEED) == sha256(SEED).digest()


def test_a_seed_or_nonce_of_the_wrong_length_is_refused() -> None:
    for seed, nonces in ((b"short", []), (SEED, [b"short"])):
        with pytest.raises(ValueError, match="32 bytes"):
            stream_key(seed, nonces)


def test_the_numbers_never_change() -> None:
    """If this fails, no existing record can be verified any more."""
    stream = Stream(KEY, "chance")
    assert [stream.below(100) for _ in range(8)] == NUMBERS
    assert Stream(KEY, "chance").shuffled("abcdef") == SHUFFLED


NUMBERS = [75, 34, 28, 47, 30, 79, 42, 28]
SHUFFLED = list("fdcaeb")


def test_streams_with_different_labels_or_keys_differ() -> None:
    def numbers(stream: Stream) -> list[int]:
        return [stream.below(1000) for _ in range(20)]

    assert numbers(Stream(KEY, "chance")) == numbers(Stream(KEY, "chance"))
    assert numbers(Stream(KEY, "chance")) != numbers(Stream(KEY, "bot 0"))
    assert numbers(Stream(KEY, "chance")) != numbers(Stream(SEED, "chance"))


def test_a_draw_depends_on_its_number_alone() -> None:
    chances = [Chance(name) for name in "abcdefgh"]
    stream = Stream(KEY, "chance")
    in_a_row = [stream.outcome(chances) for _ in range(10)]
    assert [draw(KEY, number, chances) for number in range(10)] == in_a_row


def test_outcomes_are_as_likely_as_their_weights_say() -> None:
    stream = Stream(KEY, "test")
    chances = [Chance("rare", 1), Chance("never between", 2), Chance("often", 7)]
    counts = Counter(stream.outcome(chances) for _ in range(5000))
    assert counts["rare"] == pytest.approx(500, abs=80)
    assert counts["never between"] == pytest.approx(1000, abs=120)
    assert counts["often"] == pytest.approx(3500, abs=140)


def test_words_above_the_last_multiple_are_thrown_away() -> None:
    """If n is just above half of all words, about every second word would favour small numbers."""
    n = (1 << 63) + 1

    def word(index: int, attempt: int) -> int:
        text = KEY + b"x" + index.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        return int.from_bytes(sha256(text).digest()[:8], "big")

    index = next(index for index in range(50) if word(index, 0) >= n > word(index, 1))
    assert Stream(KEY, "x", index).below(n) == word(index, 1)


def test_there_is_no_number_below_nothing() -> None:
    with pytest.raises(ValueError, match="no number below 0"):
        Stream(KEY, "test").below(0)


@given(st.lists(st.integers(0, 5), max_size=30), st.binary(min_size=32, max_size=32))
def test_shuffling_keeps_every_item(items: list[int], key: bytes) -> None:
    assert Counter(Stream(key, "test").shuffled(items)) == Counter(items)


@given(st.integers(1, 1 << 64), st.binary(min_size=32, max_size=32))
def test_a_number_is_below_its_bound(bound: int, key: bytes) -> None:
    assert 0 <= Stream(key, "test").below(bound) < bound
