"""A process in which bots think: questions come as lines, and answers go.

It stands back before it loads anything, and ends when its questions do: the pipe is closed whatever ends the server.
"""

import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

KINDNESS: Final = 5
"""How far bots stand back behind people: the niceness of their processes."""


def main() -> None:
    """A key pressed in a terminal is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    _answer(questions, answers)


def _read(lines: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Reads on while a bot thinks, or is loaded, so that the end is noticed at once."""
    for line in lines:
        questions.put(line)
    os._exit(0)


def _answer(questions: "SimpleQueue[bytes]", answers: BinaryIO) -> None:
    from kurayami.server.workers.protocol import answered

    while True:
        answers.write(answered(questions.get()) + b"\n")
        answers.flush()
