"""Speed and accuracy of Komnata Strachu's bots by kind of round, and who beats whom (docs/bots.md)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import combinations, product
from statistics import quantiles
from typing import Final

from msgspec import Struct

from kurayami.bots.komnata_strachu.choice import KINDS, Kind, kind_of
from kurayami.bots.komnata_strachu.plan import plan
from kurayami.bots.komnata_strachu.temper import DREAMER, FEARLESS, QUICK, STEADY, Temper
from kurayami.bots.shares import Share
from kurayami.games.komnata_strachu import Options, setup
from kurayami.games.komnata_strachu.cards import Three
from kurayami.games.komnata_strachu.deck import cards_of
from kurayami.games.komnata_strachu.judge import answers, explain
from kurayami.kernel import Millis, Stream
from kurayami.lab.results_file import Kept, going_on
from kurayami.lab.workforce import HERE, Workforce

TEMPERS: Final = {"dreamer": DREAMER, "steady": STEADY, "quick": QUICK, "fearless": FEARLESS}
NAMES: Final[dict[Kind, str]] = {
    "fears": "three Fears",
    "guest": "Guest",
    "escape": "Fear Escape",
    "invasion": "Fear Invasion",
    "two": "two Special cards",
}
FAULTS: Final = {
    "mixture": "mixed",
    "missing": "one too few",
    "stray": "one too many",
    "special_overlooked": "Special card overlooked",
    "not_cancelled": "not cancelled",
    "misplaced": "wrong order",
}


PART: Final = 50
"""Rounds a process plays at a time."""


class MeasuredRounds(Struct, frozen=True):
    """Some of the rounds of one level."""

    level: str
    seed: int
    first: int
    end: int
    """Number of its first round, and of the one after its last."""


class Run(Struct, frozen=True):
    """One round of one bot."""

    kind: Kind
    time: Millis
    fault: str | None
    """Tag of the fault; None: right."""


def measure(
    rounds: int,
    seed: int,
    force: Workforce = HERE,
    kept: Kept[list[Run]] | None = None,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> dict[str, list[Run]]:
    """Plays the same cards with every level, each with its own random numbers.

    `tell` hears how many rounds are played, and how many there are to play.
    """
    parts = [
        MeasuredRounds(level, seed, first, min(first + PART, rounds))
        for level, first in product(TEMPERS, range(0, rounds, PART))
    ]
    measured: dict[str, list[Run]] = {level: [] for level in TEMPERS}
    for part, runs in zip(parts, going_on(play, parts, force, kept), strict=True):
        measured[part.level] += runs
        tell(sum(map(len, measured.values())), rounds * len(TEMPERS))
    return measured


def play(part: MeasuredRounds) -> list[Run]:
    key = sha256(f"komnata-strachu {part.seed}".encode()).digest()
    runs = []
    for number in range(part.first, part.end):
        (cards,) = _deals(1, Stream(key, f"cards {number}"))
        runs += _runs(TEMPERS[part.level], [cards], Stream(key, f"{part.level} {number}"))
    return runs


def _deals(rounds: int, rng: Stream) -> Iterator[Three]:
    deck = cards_of(Options(), setup(Options()).deck)
    while rounds:
        left, middle, right, *_ = rng.shuffled(deck)
        if answers((left, middle, right)):
            rounds -= 1
            yield left, middle, right


def _runs(temper: Temper, dealt: Sequence[Three], rng: Stream) -> list[Run]:
    runs = []
    for cards in dealt:
        hit = plan(cards, temper, rng)[-1]
        fault = explain(cards, hit.before)
        runs.append(Run(kind_of(cards), hit.at, str(fault.__struct_config__.tag) if fault else None))
    return runs


def report(measured: dict[str, list[Run]]) -> str:
    """The tables of docs/bots.md."""
    lines = ["| level | kind of round | rounds | fastest | 5 % | median | 95 % | slowest | wrong |"]
    lines.append("|---|---|---|---|---|---|---|---|---|")
    for level, runs in measured.items():
        lines += [_row(level, kind, [run for run in runs if run.kind == kind]) for kind in KINDS]
    lines += ["", "Mistakes by level, in % of all rounds:", ""]
    lines += [f"| level | {' | '.join(FAULTS.values())} |", "|---" * (len(FAULTS) + 1) + "|"]
    lines += [_mistakes(level, runs) for level, runs in measured.items()]
    lines += ["", "Rounds won by the faster right hit, one against one, in %:", ""]
    lines += ["| | won | lost | nobody right |", "|---|---|---|---|"]
    lines += [_duel(one, other, measured) for one, other in combinations(reversed(measured), 2)]
    return "\n".join(lines) + "\n"


def _row(level: str, kind: Kind, runs: Sequence[Run]) -> str:
    times = sorted(run.time for run in runs)
    cuts = quantiles(times, n=20)
    figures = [times[0], cuts[0], cuts[9], cuts[18], times[-1]]
    wrong = Share(sum(run.fault is not None for run in runs), len(runs))
    seconds = " | ".join(f"{figure / 1000:.2f}" for figure in figures)
    return f"| `{level}` | {NAMES[kind]} | {len(runs)} | {seconds} | {wrong} |"


def _mistakes(level: str, runs: Sequence[Run]) -> str:
    counted = Counter(run.fault for run in runs)
    return f"| `{level}` | {' | '.join(f'{100 * counted[fault] / len(runs):.1f}' for fault in FAULTS)} |"


def _duel(one: str, other: str, measured: dict[str, list[Run]]) -> str:
    ends: Counter[str] = Counter()
    for mine, theirs in zip(measured[one], measured[other], strict=True):
        right = [run for run in (mine, theirs) if run.fault is None]
        best = min(right, key=lambda run: run.time, default=None)
        ends["nobody" if best is None else "won" if best is mine else "lost"] += 1
    shares = [100 * ends[end] / len(measured[one]) for end in ("won", "lost", "nobody")]
    return f"| `{one}` against `{other}` | {' | '.join(f'{share:.1f}' for share in shares)} |"
