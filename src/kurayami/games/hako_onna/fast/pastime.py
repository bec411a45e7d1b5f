"""Random play on the twin, and its small random generator."""

from typing import Final

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast.apply import apply
from kurayami.games.hako_onna.fast.draws import weight
from kurayami.games.hako_onna.fast.layout import CHANCE, HOUSE, NOBODY, POSITION
from kurayami.games.hako_onna.fast.legal import legal, mover, other_mover

MOST_CHOICES: Final = 512
"""Most choices a seat can have."""

WORDS: Final = 1 << 32


@compiled
def below(random: Ints, n: int) -> int:
    """The next number from 0 to n - 1 (Marsaglia's xorshift on 32 bits, the same with and without numba).

    `random[0]` is the state, from 1 to 2**32 - 1.
    """
    word = random[0]
    word ^= word << 13 & WORDS - 1
    word ^= word >> 17
    word ^= word << 5 & WORDS - 1
    random[0] = word
    return int(word * n >> 32)


@compiled
def outcome(position: Ints, house: Ints, size: int, found: Ints, random: Ints) -> int:
    """A random outcome of chance, by weight."""
    if size == 1:
        return int(found[0])
    total = 0
    for number in range(size):
        total += weight(position, house, found[number])
    left = below(random, total)
    for number in range(size):
        left -= weight(position, house, found[number])
        if left < 0:
            return int(found[number])
    return int(found[size - 1])


@compiled
def step(position: Ints, house: Ints, found: Ints, random: Ints) -> int:
    """Plays one random move of a seat the game waits for. Returns that seat, or NOBODY once the game is over."""
    seat = mover(position, house)
    if seat == NOBODY:
        return seat
    other = other_mover(position, house)
    if other != NOBODY and below(random, 2):
        seat = other
    size = legal(position, house, seat, found)
    if seat == CHANCE:
        apply(position, house, seat, outcome(position, house, size, found, random))
    else:
        apply(position, house, seat, found[below(random, size)])
    return seat


@compiled
def play(position: Ints, house: Ints, start: Ints, first: Ints, found: Ints, random: Ints, steps: int) -> int:
    """Plays random games, each from the start. Returns how many finished."""
    games = 0
    for _ in range(steps):
        if step(position, house, found, random) == NOBODY:
            games += 1
            for at in range(POSITION):
                position[at] = start[at]
            for at in range(HOUSE):
                house[at] = first[at]
    return games
