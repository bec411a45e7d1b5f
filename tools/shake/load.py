"""Processes that keep every core busy, so that a test that relies on a fast machine fails."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

BUSY: Final = """
import os, sys
parent = int(sys.argv[1])
while os.getppid() == parent:
    for _ in range(10**6):
        pass
"""
"""A program that ends by itself when its parent is gone."""


@contextmanager
def load(processes: int) -> Iterator[None]:
    words = [sys.executable, "-c", BUSY, str(os.getpid())]
    eaters = [subprocess.Popen(words) for _ in range(processes)]
    try:
        yield
    finally:
        for eater in eaters:
            eater.kill()
            eater.wait()
