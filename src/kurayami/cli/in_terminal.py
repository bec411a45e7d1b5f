"""Hidden Rooms in the terminal, line by line."""

import secrets
from pathlib import Path

from kurayami.cli.files import keep_elsewhere, require_writable
from kurayami.cli.speech import Misuse, colours, trouble
from kurayami.games.hidden_rooms import BOOKS, Options
from kurayami.games.hidden_rooms.book import Book, load_book
from kurayami.kernel import SEED_BYTES, Refusal
from kurayami.record import save as save_record
from kurayami.table import Seeded
from kurayami.terminal.lines import GAME, Lines, new_table
from kurayami.words import Words


def play_lines(words: Words, book: str, seed: str | None, save: Path | None) -> None:
    table = new_table(Options(book=book_named(book)), chance := _chance(seed))
    if save:
        require_writable(save)
    print(words.say("play-commitment", commitment=chance.commitment.hex()))
    try:
        finished = Lines(table, words, input, print, colours()).play()
    except KeyboardInterrupt:
        finished = False
        print()
    if finished:
        print(words.say("play-seed", seed=chance.seed.hex()))
    if save:
        _save(words, save, save_record(GAME, table, chance))


def book_named(name: str) -> Book:
    return BOOKS[name] if name in BOOKS else load_book(Path(name))


def _chance(seed: str | None) -> Seeded:
    try:
        known = bytes.fromhex(seed) if seed else secrets.token_bytes(SEED_BYTES)
        nonce = bytes(SEED_BYTES) if seed else secrets.token_bytes(SEED_BYTES)
        return Seeded(known, [nonce])
    except ValueError:
        raise Misuse("play-bad-seed") from None


def _save(words: Words, file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        kept = keep_elsewhere(text)
        raise Refusal("play-saved-elsewhere", file=str(file), problem=trouble(error), kept=str(kept)) from None
    print(words.say("play-saved", file=str(file)))
