"""The lines of a record, written and read."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from kurayami.catalog import GAMES, game
from kurayami.kernel import AnyRules, BadOptions, Move, Outcome, Refusal
from kurayami.table import Seeded, Table, UndoEntry

FORMAT: Final = 1


class Header(Struct, frozen=True, tag="header"):
    """The first line: everything needed to set the game up again."""

    game: str
    version: int
    options: Raw
    nonces: tuple[str, ...]
    commitment: str | None
    """SHA-256 of the seed, in hex. None if the chance moves were supplied and not drawn here."""
    format: int = FORMAT


class End(Struct, frozen=True, tag="end"):
    """The last line of a finished game, which reveals the seed."""

    outcome: Outcome
    seed: str | None


class RecordError(Refusal):
    """A record that can't be read or is not true. `params["line"]` says where, its cause what the rules refused."""


class Record(Struct, frozen=True):
    header: Header
    rules: AnyRules
    options: Any
    entries: tuple[Move[Any] | UndoEntry, ...]
    """Entries; the one at index i is line i + 2."""
    end: End | None
    """End of the game; None if it was not over when saved."""


def encode_line(line: Struct) -> str:
    return msgspec.json.encode(line).decode()


def save(name: str, table: Table[Any, Any, Any, Any, Any], chance: Seeded | None) -> str:
    """The table's game as a record. The seed is included only once the game is over."""
    return "".join(f"{encode_line(line)}\n" for line in _lines(name, table, chance))


def _lines(name: str, table: Table[Any, Any, Any, Any, Any], chance: Seeded | None) -> Iterator[Struct]:
    yield Header(
        game=name,
        version=GAMES[name].VERSION,
        options=Raw(msgspec.json.encode(table.options)),
        nonces=tuple(nonce.hex() for nonce in chance.nonces) if chance else (),
        commitment=chance.commitment.hex() if chance else None,
    )
    for happening in table.log:
        yield happening.entry
    outcome = table.rules.outcome(table.state)
    if outcome is not None:
        yield End(outcome, chance.seed.hex() if chance else None)


def load(text: str) -> Record:
    """Parses a record. Raises `RecordError` with the number of the first wrong line."""
    lines = text.split("\n")
    if lines.pop():
        raise RecordError("record-cut-off", line=len(lines) + 1)
    if not lines:
        raise RecordError("record-empty", line=1)
    header = _decode(lines[0], 1, Header)
    rules = _rules_of(header)
    try:
        options = msgspec.json.decode(header.options, type=rules.Options)
    except msgspec.ValidationError as error:
        raise RecordError("record-bad-line", line=1, problem=str(error)) from None
    try:
        rules.setup(options)
    except BadOptions as refusal:
        raise RecordError("record-bad-options", line=1, problem=str(refusal)) from refusal
    kinds = move_of(rules) | UndoEntry | End
    decoded = [_decode(line, number, kinds) for number, line in enumerate(lines[1:], 2)]
    entries, end = _split(decoded)
    return Record(header, rules, options, entries, end)


def move_of(rules: AnyRules) -> Any:
    """Type of the game's moves, for decoding them."""
    generic: Any = Move
    return generic[rules.Action]


def _split(lines: Sequence[Move[Any] | UndoEntry | End]) -> tuple[tuple[Move[Any] | UndoEntry, ...], End | None]:
    for number, line in enumerate(lines, 2):
        if isinstance(line, End) and number != len(lines) + 1:
            raise RecordError("record-goes-on", line=number + 1)
    end = lines[-1] if lines and isinstance(lines[-1], End) else None
    return tuple(line for line in lines if not isinstance(line, End)), end


def _rules_of(header: Header) -> AnyRules:
    if header.format != FORMAT:
        raise RecordError("record-format", line=1, format=header.format)
    try:
        rules = game(header.game)
    except Refusal as refusal:
        raise RecordError("record-no-such-game", line=1, **refusal.params) from None
    if header.version != rules.VERSION:
        raise RecordError("record-version", line=1, version=header.version, known=rules.VERSION)
    return rules


def _decode(line: str, number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError as error:
        raise RecordError("record-bad-line", line=number, problem=str(error)) from None
    except msgspec.DecodeError as error:
        raise RecordError("record-not-json", line=number, problem=str(error)) from None
