"""One line per stage: its name while it runs, then how long it took."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from threading import Event, Thread
from typing import TextIO

PAUSE = 0.1


@contextmanager
def line(name: str, out: TextIO | None = None) -> Iterator[None]:
    out = out or sys.stderr
    start = time.monotonic()
    over = Event()
    turning = Thread(target=turn, args=(name, out, start, over), daemon=True)
    if out.isatty():
        turning.start()
    else:
        print(f"  {name} ...", end="", file=out, flush=True)
    ending = "failed after"
    try:
        yield
        ending = "done in"
    finally:
        over.set()
        if turning.ident:
            turning.join()
            print(f"\r  {name} ...", end="", file=out)
        print(f" {ending} {time.monotonic() - start:.1f} s", file=out, flush=True)


def turn(name: str, out: TextIO, start: float, over: Event) -> None:
    for mark in cycle("|/-\\"):
        print(f"\r  {name} ... {mark} {time.monotonic() - start:.0f} s ", end="", file=out, flush=True)
        if over.wait(PAUSE):
            return
