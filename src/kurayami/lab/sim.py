"""Many bot games. A game depends only on the seed and its number, so it does not matter which process plays it."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from msgspec import Struct

from kurayami.bots import bot_of, prepare
from kurayami.catalog import game
from kurayami.kernel import CHANCE, SEED_BYTES, Move, Outcome, Refusal, Stream, stream_key
from kurayami.lab.bot_game import AnyTable, BotGame
from kurayami.lab.workforce import HERE, Workforce, done
from kurayami.record import save
from kurayami.table import Seeded, Table


class Match(Struct, frozen=True):
    """A game, its options and the levels to play it."""

    game: str
    options: Any
    levels: tuple[str, ...]
    """One for all seats, or one per seat."""
    seed: int
    records: bool = False
    """True to keep every game's record."""


class Played(Struct, frozen=True):
    number: int
    outcome: Outcome
    moves: int
    state: Any
    record: str | None


class Numbered(Struct, frozen=True):
    """One game of a match."""

    match: Match
    number: int


def games_of(match: Match, games: int) -> list[Numbered]:
    return [Numbered(match, number) for number in range(games)]


def play_all(match: Match, games: int, force: Workforce = HERE) -> Iterator[Played]:
    """Plays all games, in order. Raises `Refusal` before the first if the match is invalid."""
    check(match)
    return done(play_numbered, games_of(match, games), force)


def play_numbered(one: Numbered) -> Played:
    return play(one.match, one.number)


def check(match: Match) -> None:
    rules = game(match.game)
    seats = rules.seats(match.options)
    rules.setup(match.options)
    if len(match.levels) not in (1, seats):
        raise Refusal("sim-levels", seats=seats, given=len(match.levels))
    for level in match.levels:
        bot_of(match.game, level)
        prepare(match.game, level)


def play(match: Match, number: int) -> Played:
    table, chance = played_table(match, number)
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    moves = sum(isinstance(one.entry, Move) and one.entry.by != CHANCE for one in table.log)
    return Played(number, outcome, moves, table.state, save(match.game, table, chance) if match.records else None)


def played_table(match: Match, number: int) -> tuple[AnyTable, Seeded]:
    """Table of a finished game. Raises `Refusal` if it never ends."""
    rules = game(match.game)
    seats = rules.seats(match.options)
    levels = match.levels * seats if len(match.levels) == 1 else match.levels
    seed, nonces = game_seed(match.seed, number), [bytes(SEED_BYTES)] * seats
    chance, key = Seeded(seed, nonces), stream_key(seed, nonces)
    table: AnyTable = Table(rules, match.options, chance)
    bots = [(bot_of(match.game, level), Stream(key, f"bot {seat}")) for seat, level in enumerate(levels)]
    if not BotGame(table, bots).play():
        raise Refusal("sim-endless", number=number)
    return table, chance


def game_seed(seed: int, number: int) -> bytes:
    return sha256(f"{seed} {number}".encode()).digest()
