"""Races over connections of all kinds: how often an honest player loses a race they won, and what a lie gains.

    python -m tools.lines

A remote player races somebody beside the table, and is faster by the margin. The table knows 20 round trips of the same
kind (KS-24).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from kurayami.games.komnata_strachu.race import Claim, Runner, Trip, race, time_that_counts
from kurayami.kernel import Millis, Stream

RACES: Final = 4_000
MARGINS: Final = (1, 5, 10, 20, 50)
TIME: Final[Millis] = 3_000


class Line(NamedTuple):
    name: str
    there: Callable[[Stream], Millis]
    back: Callable[[Stream], Millis]


def constant(millis: Millis) -> Callable[[Stream], Millis]:
    return lambda rng: millis


def jittery(least: Millis, jitter: Millis) -> Callable[[Stream], Millis]:
    return lambda rng: least + rng.below(jitter + 1)


def spiky(usual: Millis, spike: Millis) -> Callable[[Stream], Millis]:
    """A connection on which one trip in twenty takes much longer."""
    return lambda rng: usual + (spike if rng.below(20) == 0 else 0)


LINES: Final = (
    Line("60 ms, constant", constant(30), constant(30)),
    Line("60 ms, jitter of 5", constant(30), jittery(30, 5)),
    Line("200 ms, jitter of 20", constant(100), jittery(100, 20)),
    Line("395 ms, jitter of 5", constant(197), jittery(198, 5)),
    Line("400 ms, jitter of 5", constant(200), jittery(200, 5)),
    Line("400 ms, jitter of 20", constant(200), jittery(200, 20)),
    Line("500 ms, constant", constant(250), constant(250)),
    Line("80 ms, spikes of 200", constant(40), spiky(40, 200)),
    Line("20 ms there, 280 back", constant(20), constant(280)),
)


def known(line: Line, rng: Stream) -> Trip:
    trips = [line.there(rng) + line.back(rng) for _ in range(20)]
    return Trip(0, max(trips), min(trips))


def lost(line: Line, margin: Millis, rng: Stream) -> float:
    """Share of races lost by a player who was faster by the margin."""
    return sum(_loses(line, margin, rng) for _ in range(RACES)) / RACES


def _loses(line: Line, margin: Millis, rng: Stream) -> bool:
    arrived = line.there(rng) + TIME + line.back(rng)
    far = Runner(known(line, rng), Claim(TIME, arrived), right=True)
    near = Runner(Trip(0), Claim(TIME + margin, TIME + margin), right=True)
    return race([far, near]).first != (0,)


def gain(line: Line, rng: Stream) -> Millis:
    """Most that a lie gains: the lowest claim, every time."""
    return max(_gained(line, rng) for _ in range(RACES))


def _gained(line: Line, rng: Stream) -> Millis:
    arrived = line.there(rng) + TIME + line.back(rng)
    return TIME - time_that_counts(known(line, rng), Claim(0, arrived))


def table() -> str:
    head = "| line, there and back | " + " | ".join(f"won by {margin} ms" for margin in MARGINS) + " | a lie gains |"
    rows = [head, "|---" * (len(MARGINS) + 2) + "|"]
    for line in LINES:
        shares = [f"{lost(line, margin, Stream(bytes(32), line.name)):.1%}" for margin in MARGINS]
        rows.append(f"| {line.name} | {' | '.join(shares)} | {gain(line, Stream(bytes(32), line.name))} ms |")
    return "\n".join(rows)


if __name__ == "__main__":
    print(table())
