"""The command line: play, replay, engine."""

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import App, Parameter

from kurayami import __version__
from kurayami import engine as json_engine
from kurayami.games.hidden_rooms import BOOKS, Options
from kurayami.games.hidden_rooms.book import Book, load_book
from kurayami.kernel import SEED_BYTES, Refusal
from kurayami.record import save as save_record
from kurayami.table import Seeded
from kurayami.terminal.lines import GAME, Lines, new_table
from kurayami.terminal.replay import show, verdict
from kurayami.words import LANGUAGES, Words, language_of

app = App(name="kurayami", version=__version__, help="Three board games that are played in the dark.")

Language = Annotated[str | None, Parameter(help=f"One of {', '.join(LANGUAGES)}; otherwise the terminal's own.")]


@app.default
@app.command
def play(
    *,
    book: str = "rooms",
    seed: str | None = None,
    save: Path | None = None,
    language: Language = None,
) -> None:
    """Play Hidden Rooms in the terminal, line by line.

    Parameters
    ----------
    book
        "rooms", "deeper-rooms", or a book of your own: a TOML file.
    seed
        64 hex digits, to play the same game again.
    save
        Where the record of the game goes.
    """
    words = _words(language)
    try:
        table = new_table(Options(book=_book(book)), chance := _chance(words, seed))
    except Refusal as refusal:
        _fail(words.say(refusal.key, **refusal.params))
    print(words.say("play-commitment", commitment=chance.commitment.hex()))
    try:
        finished = Lines(table, words, input, print, _colours()).play()
    except KeyboardInterrupt:
        finished = False
        print()
    if finished:
        print(words.say("play-seed", seed=chance.seed.hex()))
    if save:
        _save(words, save, save_record(GAME, table, chance))


@app.command
def replay(file: Path, *, verify: bool = False, seat: int | None = None, language: Language = None) -> None:
    """Show a recorded game move by move, or prove that it is true.

    Parameters
    ----------
    file
        The record.
    verify
        Replay it, check every draw against the seed, and say so; fails with the first line that is wrong.
    seat
        Tell it as this seat saw it; otherwise as those who watched did.
    """
    words = _words(language)
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        _fail(words.say("replay-file-unreadable", file=str(file), problem=problem or "?"))
    steps = verdict(text, words) if verify else show(text, seat, words, _colours())
    try:
        for step in steps:
            print(step)
            if not verify and _is_left(words):
                return
    except Refusal as refusal:
        _fail(words.say(refusal.key, **refusal.params))


@app.command
def engine(game: str) -> None:
    """Speak JSON lines on standard input and output, for other programs (docs/engine-protocol.md).

    Parameters
    ----------
    game
        Its name in the catalog, for instance hidden-rooms.
    """
    words = Words("en")
    try:
        for answer in json_engine.run(game, sys.stdin.buffer, words.say):
            print(answer, flush=True)
    except Refusal as refusal:
        _fail(words.say(refusal.key, **refusal.params))


def _book(name: str) -> Book:
    return BOOKS[name] if name in BOOKS else load_book(Path(name))


def _chance(words: Words, seed: str | None) -> Seeded:
    try:
        known = bytes.fromhex(seed) if seed else secrets.token_bytes(SEED_BYTES)
        nonce = bytes(SEED_BYTES) if seed else secrets.token_bytes(SEED_BYTES)
        return Seeded(known, [nonce])
    except ValueError:
        _fail(words.say("play-bad-seed"))


def _save(words: Words, path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        _fail(words.say("play-not-saved", file=str(path), problem=error.strerror or "?"))
    print(words.say("play-saved", file=str(path)))


def _colours() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def _is_left(words: Words) -> bool:
    """Between two steps of a replay a person is asked; a pipe is not."""
    return sys.stdin.isatty() and sys.stdout.isatty() and input(words.say("replay-next")).strip() == "q"


def _words(wish: str | None) -> Words:
    if wish is None:
        settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return Words(language_of(next((setting for setting in settings if setting), "en")))
    if wish not in LANGUAGES:
        _fail(Words("en").say("play-bad-language", wish=wish, languages=", ".join(LANGUAGES)))
    return Words(wish)


def _fail(message: str) -> NoReturn:
    print(message, file=sys.stderr)
    sys.exit(1)


def main() -> None:
    app()
