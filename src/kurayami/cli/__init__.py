"""The command line: play, serve, replay, engine, sim, lab. What a command needs is imported when it is called."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from kurayami import __version__
from kurayami.cli.speech import Language, colours, fail, words_for
from kurayami.kernel import Refusal
from kurayami.server.settings import PORT, Settings, default_database
from kurayami.words import Words

app = App(name="kurayami", version=__version__, help="Three board games that are played in the dark.")

Database = Annotated[str | None, Parameter(env_var="KURAYAMI_DATABASE")]


@app.default
@app.command
def play(
    *,
    terminal: bool = False,
    book: str | None = None,
    seed: str | None = None,
    save: Path | None = None,
    port: Annotated[int, Parameter(env_var="KURAYAMI_PORT")] = PORT,
    database: Database = None,
    browser: bool = True,
    language: Language = None,
) -> None:
    """Play: in the browser, or line by line in the terminal.

    Parameters
    ----------
    terminal
        Play Hidden Rooms here in the terminal. So do the options --book, --seed and --save, which belong to it.
    book
        "rooms", "deeper-rooms", or a book of your own: a TOML file.
    seed
        64 hex digits, to play the same game again.
    save
        Where the record of the game goes.
    port
        Where the browser finds the game; another one if something else is there.
    database
        Where games are kept: a file, or the URL of a PostgreSQL database.
    browser
        Whether to open the browser.
    """
    words = words_for(language)
    if terminal or book or seed or save:
        from kurayami.cli.in_terminal import play_lines

        return play_lines(words, book or "rooms", seed, save)
    from kurayami.cli.in_browser import play_in_browser

    settings = Settings(database=database or default_database(), port=port, local=True, warm_bots=True)
    return play_in_browser(words, settings, browser)


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(env_var="KURAYAMI_HOST")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="KURAYAMI_PORT")] = PORT,
    database: Database = None,
    public_url: Annotated[str | None, Parameter(env_var="KURAYAMI_PUBLIC_URL")] = None,
    lan: Annotated[bool, Parameter(env_var="KURAYAMI_LAN")] = False,
    keep_days: Annotated[int, Parameter(env_var="KURAYAMI_KEEP_DAYS")] = 90,
    language: Language = None,
) -> None:
    """Serve games to others (docs/hosting.md).

    Parameters
    ----------
    host
        The address to listen at.
    port
        The port to listen at.
    database
        Where games are kept: a file, or the URL of a PostgreSQL database.
    public_url
        Where people find the server, if that is not where it listens: behind a proxy, or by a name.
    lan
        Listen on the local network too.
    keep_days
        After so many days untouched, a table is deleted, with its names and its talk.
    """
    from kurayami.cli.in_browser import run_server

    settings = Settings(
        database=database or default_database(),
        host="0.0.0.0" if lan else host,
        port=port,
        public_url=public_url,
        keep_days=keep_days,
        warm_bots=True,
    )
    run_server(words_for(language), settings)


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
    from kurayami.terminal.replay import show, verdict

    words = words_for(language)
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        fail(words.say("replay-file-unreadable", file=str(file), problem=problem or "?"))
    steps = verdict(text, words) if verify else show(text, seat, words, colours())
    try:
        for step in steps:
            print(step)
            if not verify and _is_left(words):
                return
    except Refusal as refusal:
        fail(words.say(refusal.key, **refusal.params))


@app.command
def engine(game: str) -> None:
    """Speak JSON lines on standard input and output, for other programs (docs/engine-protocol.md).

    Parameters
    ----------
    game
        Its name in the catalog, for instance hidden-rooms.
    """
    from kurayami.engine import run

    words = Words("en")
    try:
        for answer in run(game, sys.stdin.buffer, words.say):
            print(answer, flush=True)
    except Refusal as refusal:
        fail(words.say(refusal.key, **refusal.params))


app.command("kurayami.cli.lab:sim")
app.command("kurayami.cli.lab:lab")


def _is_left(words: Words) -> bool:
    """Between two steps of a replay a person is asked; a pipe is not."""
    return sys.stdin.isatty() and sys.stdout.isatty() and input(words.say("replay-next")).strip() == "q"


def main() -> None:
    app()
