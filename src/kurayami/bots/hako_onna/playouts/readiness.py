"""Compiled imagined games: whether they are there. Compiling takes a minute, once per machine, in a separate process.

    python -m kurayami.bots.hako_onna.playouts.readiness

compiles them and keeps what it made.
"""

import logging
import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from threading import Thread

from kurayami.bots.hako_onna.playouts import night
from kurayami.bots.hako_onna.playouts.forecast import imagined_wins
from kurayami.compiler import stamp
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options, State
from kurayami.kernel import CHANCE, Move, Stream

log = logging.getLogger("kurayami")


def are_ready() -> bool:
    """True if nights can be imagined at full speed. Who has begun to prepare waits until all is loaded."""
    kept = stamp(night.__name__)
    loading = begin.cache_info().currsize and begin().is_alive()
    return kept is not None and kept.exists() and not loading


def make_ready() -> None:
    """Compiles in this process, or loads what is kept."""
    kept = stamp(night.__name__)
    if kept is not None:
        rng = Stream(bytes(32), "ready")
        imagined_wins(some_night(Options(), rng), rng, 1)
        kept.touch()


@cache
def begin() -> Thread:
    """Prepares while this process goes on: another one compiles what is missing. Once."""
    thread = Thread(target=_prepare, name="imagined nights", daemon=True)
    thread.start()
    return thread


def _prepare() -> None:
    kept = stamp(night.__name__)
    if kept is None:
        return
    if not kept.exists():
        log.info("imagined nights of Hako Onna are being compiled; until then its master plays like clever")
        with suppress(OSError):
            subprocess.run([sys.executable, "-m", __name__], stdin=subprocess.DEVNULL, check=False)
    if kept.exists():
        make_ready()


def some_night(options: Options, rng: Stream) -> State:
    """A night whose first turn has come, set up by chance."""
    state = hako_onna.setup(options)
    while not state.ghosts or state.closed is not None:
        seat = hako_onna.movers(state)[0]
        listed = hako_onna.legal(state, seat) if seat != CHANCE else ()
        action = rng.outcome(hako_onna.chances(state)) if seat == CHANCE else rng.choice(listed)
        state = hako_onna.apply(state, Move(seat, action, 0)).state
    return state


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    make_ready()
