"""The command line (docs/commands.md). Each command imports what it needs when it is called."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import App, CycloptsError, Parameter

from kurayami import __version__
from kurayami.cli.speech import Language, Misuse, colours, refusing, told, words_for, words_wished
from kurayami.cli.usage import (
    HIGHEST_PORT,
    Database,
    Range,
    examples,
    misuse,
    require_address,
    require_name,
    require_private_address,
    require_token,
)
from kurayami.kernel import Refusal
from kurayami.server.settings import EVERYWHERE, LOOPBACK, PORT, Limits, Settings, default_database
from kurayami.words import Words

DONE: Final = 0
FAILED: Final = 1
"""Exit code of a failure: a file, a database, a port, or a record that is not true."""
MISUSED: Final = 2
"""Exit code of a usage error: nothing was started."""
MOST_DAYS: Final = 36_500
MOST_PROCESSES: Final = 256
MOST_SOCKETS: Final = 1_000_000

app = App(
    name="kurayami",
    version=__version__,
    help="Three board games played in the dark.",
    help_format="plaintext",
    help_epilogue="Exit codes: 0 done, 1 couldn't be done, 2 typed wrongly, 130 stopped with Ctrl+C.",
)

Port = Annotated[int, Parameter(env_var="KURAYAMI_PORT", validator=Range(0, HIGHEST_PORT))]
Name = Annotated[str | None, Parameter(validator=require_name)]
Shell = Literal["bash", "zsh", "fish", "powershell"]


@app.default
@app.command(help_epilogue=examples("play", "play --terminal --save tonight.kurayami"))
def play(
    *,
    terminal: bool = False,
    lines: bool = False,
    name: Name = None,
    book: str | None = None,
    seed: str | None = None,
    save: Path | None = None,
    port: Port = PORT,
    database: Database = None,
    browser: bool = True,
    language: Language = None,
) -> None:
    """Play in the browser or in the terminal.

    Parameters
    ----------
    terminal
        Play here in the terminal. --lines, --book, --seed and --save imply it.
    lines
        Line by line, for screen readers, Braille displays and pipes.
    name
        Your name at a table.
    book
        Start Hidden Rooms with "rooms", "deeper-rooms", or a book of your own: a TOML file.
    seed
        Start Hidden Rooms with these 64 hex digits, to play the same game again.
    save
        Start Hidden Rooms, and write its record to this file when the game is over.
    port
        The preferred port; any free one if it is taken.
    database
        Where games are stored: a file, or the URL of a PostgreSQL database.
    browser
        Whether to open the browser.
    """
    words = words_for(language)
    if terminal or lines or book or seed or save:
        from kurayami.cli.in_terminal import Evening, play_in_terminal

        return play_in_terminal(Evening(words, name, lines, database, port, book, seed, save))
    from kurayami.cli.in_browser import play_in_browser

    settings = Settings(database=database or default_database(), port=port, local=True, warm_bots=True)
    return play_in_browser(words, settings, browser)


@app.command(help_epilogue=examples("join http://192.168.0.7:8422/t/7QK3M9XW2A", "join 7QK3M9XW2A --lines"))
def join(link: str, *, name: Name = None, lines: bool = False, language: Language = None) -> None:
    """Take a seat at a table from the terminal.

    Parameters
    ----------
    link
        The address of a table or an invitation; a bare code means a table on this machine.
    name
        Your name at the table.
    lines
        Line by line, for screen readers, Braille displays and pipes.
    """
    from kurayami.cli.in_terminal import Evening, join_in_terminal

    join_in_terminal(Evening(words_for(language), name, lines), link)


@app.command(
    help_epilogue=examples(
        "serve --lan",
        "serve --public-url https://dark.example --keep-days forever",
        "serve --database postgresql://user@host/name --processes 4",
    )
)
def serve(
    *,
    host: Annotated[str | None, Parameter(env_var="KURAYAMI_HOST")] = None,
    port: Port = PORT,
    database: Database = None,
    public_url: Annotated[str | None, Parameter(env_var="KURAYAMI_PUBLIC_URL", validator=require_address)] = None,
    lan: Annotated[bool, Parameter(env_var="KURAYAMI_LAN")] = False,
    keep_days: Annotated[
        int | Literal["forever"], Parameter(env_var="KURAYAMI_KEEP_DAYS", validator=Range(1, MOST_DAYS))
    ] = 90,
    metrics_token: Annotated[str | None, Parameter(env_var="KURAYAMI_METRICS_TOKEN", validator=require_token)] = None,
    sockets: Annotated[int | None, Parameter(env_var="KURAYAMI_SOCKETS", validator=Range(1, MOST_SOCKETS))] = None,
    processes: Annotated[int, Parameter(env_var="KURAYAMI_PROCESSES", validator=Range(1, MOST_PROCESSES))] = 1,
    private_address: Annotated[
        str, Parameter(env_var="KURAYAMI_PRIVATE_ADDRESS", validator=require_private_address)
    ] = LOOPBACK,
    language: Language = None,
) -> None:
    """Serve games to others (docs/hosting.md).

    Parameters
    ----------
    host
        The address to listen on; this machine's own, 127.0.0.1, by default.
    port
        The port to listen on; 0 for any free one.
    database
        Where games are stored: a file, or the URL of a PostgreSQL database.
    public_url
        The full address people type, if the server listens on another one: behind a proxy, or with a host name.
    lan
        Listen on all of this machine's addresses, so the local network can connect.
    keep_days
        Days before an untouched table is deleted, with its names and chat; or "forever".
    metrics_token
        A secret that requests to /metrics must carry; without one, /metrics is closed.
    sockets
        Open websockets of each process; by default, what the limit on open files allows, at most 20,000.
    processes
        Server processes to run; more than one needs PostgreSQL.
    private_address
        The IP address, with an optional port, where other processes on the same PostgreSQL reach this one.
    """
    from kurayami.cli.in_browser import run_server
    from kurayami.server.store.storage import is_postgres

    if lan and host not in (None, *EVERYWHERE):
        raise Misuse("serve-lan-or-host", host=host or "")
    settings = Settings(
        database=database or default_database(),
        host=host or (EVERYWHERE[0] if lan else LOOPBACK),
        port=port,
        public_url=public_url.rstrip("/") if public_url else None,
        keep_days=None if keep_days == "forever" else keep_days,
        metrics_token=metrics_token or None,
        private_address=private_address,
        limits=Limits(sockets=sockets),
        warm_bots=True,
    )
    if processes > 1 and not is_postgres(settings.database):
        raise Misuse("serve-processes-sqlite", processes=processes)
    run_server(words_for(language), settings, processes)


@app.command(
    help_epilogue=examples(
        "replay tonight.kurayami", "replay tonight.kurayami --verify", "replay tonight.kurayami --seat 0"
    )
)
def replay(
    file: Path,
    *,
    verify: bool = False,
    seat: Annotated[int | None, Parameter(validator=Range(0))] = None,
    language: Language = None,
) -> None:
    """Show a recorded game move by move, or verify it.

    Parameters
    ----------
    file
        The record.
    verify
        Replay it and check every draw against the seed. Fails with the first wrong line.
    seat
        Show what this seat saw, counted from 0; what a spectator saw by default.
    """
    from kurayami.terminal.replay import show, verdict

    words = words_for(language)
    with refusing("replay-file-unreadable", file=str(file)):
        text = _read(file)
    for step in verdict(text, words) if verify else show(text, seat, words, colours()):
        print(step)
        if not verify and _is_left(words):
            return


@app.command(help_epilogue=examples("engine hidden-rooms"))
def engine(game: str) -> None:
    """Drive a game from another program, in JSON lines on standard input and output (docs/engine-protocol.md).

    Parameters
    ----------
    game
        Its name in the catalog, for instance hidden-rooms.
    """
    from kurayami.engine import run

    for answer in run(game, sys.stdin.buffer, Words("en").say):
        print(answer, flush=True)


app.command(
    "kurayami.cli.lab:sim",
    help="Have bots play many games and report their win rates.",
    help_epilogue=examples("sim hidden-rooms --games 1000 --bots clever", "sim hako-onna --visitors 2 --format json"),
)
app.command(
    "kurayami.cli.operate:announce",
    help="Show a line on every screen of a running server.",
    help_epilogue=examples('announce "Restart in 5 minutes"', "announce"),
)
app.command(
    "kurayami.cli.operate:ban",
    help="Block an address for a while.",
    help_epilogue=examples("ban 203.0.113.7 --hours 24", "ban 203.0.113.7 --hours 0"),
)
app.command(
    "kurayami.cli.operate:tables",
    help="List the stored tables; close, reopen or remove one.",
    help_epilogue=examples("tables", "tables --close 0123456789", "tables --remove 0123456789"),
)
app.command("kurayami.cli.lab:lab", help="Report on, balance and bound your designs; train and measure bots.")
app.command(
    "kurayami.cli.content:check",
    help="Check a book or an edition before you play it, or a server's database.",
    help_epilogue=examples("check mine.toml", "check", "check --database /var/lib/kurayami/tables.sqlite3"),
)
app.command(
    "kurayami.cli.content:edition",
    help="Print Hako Onna's house edition, as a starting point for your own.",
    help_epilogue=examples("edition > mine.toml"),
)


@app.command(help_epilogue=examples("completion bash > ~/.local/share/bash-completion/completions/kurayami"))
def completion(shell: Shell) -> None:
    """Print a script that completes commands and options in your shell.

    Parameters
    ----------
    shell
        bash, zsh, fish or powershell.
    """
    print(app.generate_completion(shell=shell))


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise Refusal("replay-file-not-text", file=str(file)) from None


def _is_left(words: Words) -> bool:
    """True if the viewer stops between two steps of a replay. A pipe is not asked."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        return input(words.say("replay-next")).strip() == "q"
    except EOFError:
        return True


def run(tokens: Sequence[str]) -> int:
    """Runs a command. Returns the exit code."""
    words = words_wished(tokens)
    try:
        app(tokens, print_error=False, exit_on_error=False, result_action="return_none")
        sys.stdout.flush()
    except CycloptsError as error:
        return _complain(words, misuse(error))
    except Refusal as refusal:
        return _complain(words, refusal)
    except BrokenPipeError:  # the reader has seen enough, as `head` does; Python must not write again at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE


def _complain(words: Words, refusal: Refusal) -> int:
    print(told(words, refusal), file=sys.stderr)
    return MISUSED if isinstance(refusal, Misuse) else FAILED


def main() -> None:
    sys.exit(run(sys.argv[1:]))
