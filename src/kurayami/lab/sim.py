"""Many games of bots. A game depends on the seed and on its number alone, so it does not matter who plays it."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from itertools import repeat
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from kurayami.bots import bot_of
from kurayami.catalog import game
from kurayami.kernel import CHANCE, SEED_BYTES, Move, Outcome, Refusal, Stream, stream_key
from kurayami.lab.evening import AnyTable, Evening
from kurayami.record import save
from kurayami.table import Seeded, Table


class Match(Struct, frozen=True):
    """A game, its options and the levels to play it."""

    game: str
    options: Any
    levels: tuple[str, ...]
    """One for all seats, or one for each."""
    seed: int
    records: bool = False
    """Whether to keep every game."""


class Played(Struct, frozen=True):
    number: int
    outcome: Outcome
    moves: int
    state: Any
    record: str | None


def play_all(match: Match, games: int, jobs: int = 1) -> Iterator[Played]:
    """Plays all games, in order. Raises `Refusal` before the first if the match is invalid."""
    check(match)
    if jobs == 1:
        return (play(match, number) for number in range(games))
    return _in_processes(match, games, jobs)


def _in_processes(match: Match, games: int, jobs: int) -> Iterator[Played]:
    share = max(1, min(20, games // (4 * jobs)))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as workers:
        yield from workers.map(play, repeat(match, games), range(games), chunksize=share)


def check(match: Match) -> None:
    rules = game(match.game)
    seats = rules.seats(match.options)
    rules.setup(match.options)
    if len(match.levels) not in (1, seats):
        raise Refusal("sim-levels", seats=seats, given=len(match.levels))
    for level in match.levels:
        bot_of(match.game, level)


def play(match: Match, number: int) -> Played:
    rules = game(match.game)
    seats = rules.seats(match.options)
    levels = match.levels * seats if len(match.levels) == 1 else match.levels
    seed, nonces = game_seed(match.seed, number), [bytes(SEED_BYTES)] * seats
    chance, key = Seeded(seed, nonces), stream_key(seed, nonces)
    table: AnyTable = Table(rules, match.options, chance)
    bots = [(bot_of(match.game, level), Stream(key, f"bot {seat}")) for seat, level in enumerate(levels)]
    if not Evening(table, bots).play():
        raise Refusal("sim-endless", number=number)
    outcome = rules.outcome(table.state)
    assert outcome is not None
    moves = sum(isinstance(done.entry, Move) and done.entry.by != CHANCE for done in table.log)
    return Played(number, outcome, moves, table.state, save(match.game, table, chance) if match.records else None)


def game_seed(seed: int, number: int) -> bytes:
    return sha256(f"{seed} {number}".encode()).digest()
