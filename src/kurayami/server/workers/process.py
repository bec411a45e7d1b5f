"""Main program of a worker: reads requests as lines, writes answers as lines.

It lowers its priority before loading anything, and ends with its input, which closes however the server ends.
"""

import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

NICENESS: Final = 5
"""Niceness of workers, so that people come first."""


def main() -> None:
    """Answers requests until the input ends. Ignores Ctrl+C, which the server handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    _answer(questions, answers)


def _read(lines: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Reads in a thread, so that the end is noticed even while a bot thinks."""
    for line in lines:
        questions.put(line)
    os._exit(0)


def _answer(questions: "SimpleQueue[bytes]", answers: BinaryIO) -> None:
    from kurayami.server.workers.protocol import answered

    while True:
        answers.write(answered(questions.get()) + b"\n")
        answers.flush()
