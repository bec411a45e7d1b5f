"""Speed of the games: random play on one core.

A step is legal + draw + apply, including chance moves but not the view, which is timed separately. Times are processor
times, the fastest of several rounds: on a busy machine anything else measures the other programs.
"""

import os
import platform
import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import version
from pathlib import Path
from time import process_time
from typing import Any, Final

from kurayami.kernel import CHANCE, CLOCK, AnyRules, Due, Move, Stream
from kurayami.testing.subject import Subject
from kurayami.testing.subjects import SUBJECTS
from tools import (
    bench_boardgame,
    bench_envs,
    bench_frames,
    bench_hostile,
    bench_page,
    bench_processes,
    bench_server,
    bench_tables,
    bench_terminal,
    bench_twins,
    bench_wire,
)

STEPS: Final = 30_000
ROUNDS: Final = 5


class Walker:
    """Plays one random game after another."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.rules: AnyRules = subject.rules
        self.stream = Stream(bytes(32), "bench")
        self.begin()

    def begin(self) -> None:
        options = self.subject.options[0]
        self.state: Any = self.rules.setup(options)
        self.now = 0

    def step(self) -> None:
        """One move: movers, legal actions, a choice, and its consequences."""
        rules, state = self.rules, self.state
        movers = rules.movers(state)
        if not movers:
            self.begin()
            return
        self.state = rules.apply(state, self.draw() if CHANCE in movers else self.choose(movers)).state

    def draw(self) -> Move[Any]:
        return Move(CHANCE, self.stream.outcome(self.rules.chances(self.state)), self.now)

    def choose(self, movers: Any) -> Move[Any]:
        due = self.rules.deadline(self.state)
        self.now += self.stream.below(self.subject.pace) if due is not None else 0
        if due is not None and self.now >= due:
            return Move(CLOCK, Due(), self.now)
        seat = movers[self.stream.below(len(movers))] if len(movers) > 1 else movers[0]
        actions = self.rules.legal(self.state, seat)
        action = self.stream.choice(actions)
        if isinstance(action, Due) and due is not None:
            self.now = max(due, self.now)
        return Move(seat, action, self.now)


def timed(work: Callable[[], None]) -> float:
    start = process_time()
    work()
    return process_time() - start


def steps_per_second(subject: Subject) -> float:
    def play() -> None:
        walker = Walker(subject)
        for _ in range(STEPS):
            walker.step()

    return STEPS / min(timed(play) for _ in range(ROUNDS))


def split(subject: Subject) -> dict[str, float]:
    """Microseconds of each part, at positions of a random game."""
    walker, rules = Walker(subject), subject.rules
    states = []
    for _ in range(2000):
        walker.step()
        if rules.movers(walker.state):
            states.append((walker.state, walker.now))
    moves = [(state, _first_move(rules, state, now)) for state, now in states]
    seats = range(rules.seats(subject.options[0]))

    def every(work: Callable[[Any, Any], object], items: list[Any]) -> float:
        def all_of_them() -> None:
            for one, other in items:
                work(one, other)

        return min(timed(all_of_them) for _ in range(ROUNDS)) / len(items) * 1e6

    return {
        "legal": every(lambda state, move: rules.legal(state, move.by), moves),
        "apply": every(rules.apply, moves),
        "view": every(lambda state, _: [rules.view(state, seat) for seat in seats], states) / len(seats),
    }


def _first_move(rules: AnyRules, state: Any, now: int) -> Move[Any]:
    seat = rules.movers(state)[0]
    action = rules.legal(state, seat)[0]
    due = rules.deadline(state)
    return Move(seat, action, max(now, due) if due is not None and isinstance(action, Due) else now)


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.split(":")[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0] if names else cpu
    versions = f"Python {platform.python_version()}; msgspec {version('msgspec')}"
    return f"{cpu}, {os.cpu_count()} cores; {platform.system()}; {versions}"


ALWAYS: Final[Mapping[str, Callable[[], object]]] = {
    "envs": bench_envs.main,
    "twins": bench_twins.main,
    "wire": bench_wire.main,
    "server": partial(bench_server.main, []),
    "hostile": bench_hostile.main,
    "terminal": bench_terminal.main,
    "frames": bench_frames.main,
    "page": bench_page.main,
}
ON_REQUEST: Final[Mapping[str, Callable[[], object]]] = {
    "boardgame.io": partial(bench_boardgame.main, []),
    "tables": partial(bench_tables.main, []),
    "processes": partial(bench_processes.main, []),
}


def main() -> None:
    print(machine())
    print(f"{'game':18}{'steps/s':>10}   microseconds: legal  apply  view")
    for name, subject in SUBJECTS.items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        parts = split(subject)
        figures = "".join(f"{parts[part]:7.1f}" for part in ("legal", "apply", "view"))
        print(f"{name:18}{steps_per_second(subject):>10,.0f}                {figures}")
    for name, measure in ALWAYS.items():
        if not sys.argv[1:] or name in sys.argv[1:]:
            measure()
    for name, measure in ON_REQUEST.items():
        if name in sys.argv[1:]:
            measure()


if __name__ == "__main__":
    main()
