"""Random play of Hako Onna beside catanatron's Catan, in turns on the same core, in processor time.

catanatron (GPL) is no part of this project. Install it into a virtual environment of its own, and name its Python:

    python3 -m venv /tmp/catan && /tmp/catan/bin/pip install catanatron
    .venv/bin/python -m tools.bench_catanatron /tmp/catan/bin/python

A step is the legal actions, a random choice and its consequences; chance moves count in both.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from typing import Final

TURNS: Final = 5
STEPS: Final = 15_000

OURS: Final = """
import sys
from time import process_time
from kurayami.testing.subjects import SUBJECTS
from tools.bench import Walker
walker = Walker(SUBJECTS["hako-onna"])
steps = int(sys.argv[1])
for _ in range(steps // 10):
    walker.step()
begun = process_time()
for _ in range(steps):
    walker.step()
print(steps / (process_time() - begun))
"""
THEIRS: Final = """
import random, sys
from time import process_time
from catanatron import Color, Game, RandomPlayer
random.seed(7)
steps, played, took = int(sys.argv[1]), 0, 0.0
while played < steps:
    game = Game([RandomPlayer(color) for color in Color])
    begun = process_time()
    while played < steps and game.winning_color() is None:
        game.play_tick()
        played += 1
    took += process_time() - begun
print(played / took)
"""


def steps_per_second(python: str, program: str) -> float:
    return float(subprocess.run([python, "-c", program, str(STEPS)], capture_output=True, text=True, check=True).stdout)


def has_catanatron(python: str) -> bool:
    return (
        bool(shutil.which(python)) and subprocess.run([python, "-c", "import catanatron"], check=False).returncode == 0
    )


def main(arguments: Sequence[str]) -> int:
    theirs = arguments[0] if arguments else sys.executable
    if not has_catanatron(theirs):
        print("skipped: catanatron is not installed there; see this file's first lines")
        return 0
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ratios = []
    for _ in range(TURNS):
        their, our = steps_per_second(theirs, THEIRS), steps_per_second(sys.executable, OURS)
        ratios.append(our / their)
        print(f"catanatron {their:,.0f} steps/s, Hako Onna {our:,.0f}: ratio {our / their:.2f}", flush=True)
    print(f"ratio: median {median(ratios):.2f}, from {min(ratios):.2f} to {max(ratios):.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
