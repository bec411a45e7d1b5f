"""Plays every level of every bot against every other, and writes docs/bots.md's table and plot of it.

python tools/ladder.py                 all of it, with two processes
python tools/ladder.py --scale 0.25    a quarter of the games, for a busy machine
python tools/ladder.py --only hako-onna
"""

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from kurayami.bots.shares import Share
from kurayami.lab.ladder import (
    NIGHTS,
    SEED,
    Duel,
    LadderNight,
    Rung,
    duels,
    equal_nights,
    hako_onna_nights,
    hidden_rooms_rungs,
    komnata_strachu_rungs,
)
from kurayami.lab.workforce import Workforce

DOCS: Final = Path(__file__).parent.parent / "docs"
NAMES: Final = {"hidden-rooms": "Hidden Rooms", "komnata-strachu": "Komnata Strachu", "hako-onna": "Hako Onna"}
WIDE, LEFT, HIGH = 760, 300, 22


def percent(share: Share) -> str:
    return f"{share} of {share.of:,}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def alone(rungs: Sequence[Rung]) -> Iterator[str]:
    yield "**Hidden Rooms**, share of stages won:"
    yield ""
    books = sorted({rung.second for rung in rungs}, reverse=True)
    levels = list(dict.fromkeys(rung.first for rung in rungs))
    found = {(rung.first, rung.second): percent(rung.share) for rung in rungs}
    yield from table(["level", *books], [[f"`{level}`", *(found[level, book] for book in books)] for level in levels])


def meetings(game: str, rungs: Sequence[Rung]) -> Iterator[str]:
    yield f"**{NAMES[game]}**, share of decided games that the first level won against the second:"
    yield ""
    rows = [[f"`{one.first}`", f"`{one.second}`", percent(one.share), f"{one.drawn}"] for one in rungs]
    yield from table(["level", "against", "won", "without a winner"], rows)


def both_sides(fought: Sequence[Duel]) -> Iterator[str]:
    yield "**Hako Onna**, share of decided nights that the first level won against the second, with three Visitors:"
    yield ""
    rows = [
        [f"`{one.stronger}`", f"`{one.weaker}`", *map(percent, (one.she, one.visitors, one.both)), f"{one.drawn}"]
        for one in fought
    ]
    yield from table(["level", "against", "as she", "as Visitors", "on both sides", "without a winner"], rows)
    for one in fought:
        if one.weaker != "random":
            she, visitors = percent(one.she_instead), percent(one.visitors_instead)
            yield f"`{one.weaker}` in its place, against itself: {she} as she, {visitors} as Visitors."
            yield ""


def sides(met: Sequence[LadderNight]) -> Iterator[str]:
    yield f"Share of all nights that the Visitors won (noise cards, at most {NIGHTS} turns of hers):"
    yield ""
    rows = [[f"`{one.she}`", f"`{one.visitors}`", str(one.many), percent(one.share), f"{one.drawn}"] for one in met]
    yield from table(["she", "Visitors", "how many", "the Visitors won", "without a winner"], rows)


def plot(rows: Sequence[tuple[str, Share]]) -> str:
    """Bars with their intervals, as a plain SVG readable on light and dark pages."""
    height = HIGH * len(rows) + 46
    width = WIDE - LEFT - 40
    box = f'viewBox="0 0 {WIDE} {height}" font-family="sans-serif" font-size="12"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
        f'<rect width="{WIDE}" height="{height}" fill="#14161c"/>',
    ]
    for tick in range(0, 101, 25):
        x = LEFT + width * tick / 100
        parts.append(f'<path d="M{x:.0f} 10V{height - 26}" stroke="#{"d9b36c" if tick == 50 else "3a3f4b"}"/>')
        parts.append(f'<text x="{x:.0f}" y="{height - 8}" fill="#c9ccd4" text-anchor="middle">{tick} %</text>')
    for number, (name, share) in enumerate(rows):
        y = 14 + HIGH * number
        low, high = (LEFT + width * edge for edge in share.interval)
        parts.append(f'<text x="{LEFT - 10}" y="{y + 12}" fill="#e8e6df" text-anchor="end">{name}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y}" width="{width * share.share:.1f}" height="14" fill="#5a7fb0"/>')
        parts.append(f'<path d="M{low:.1f} {y + 7}H{high:.1f}" stroke="#f2efe6" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])


def written(text: str, section: str, lines: Sequence[str]) -> str:
    """The document with this section's lines between its markers."""
    begin, end = f"<!-- ladder {section} -->", f"<!-- end of ladder {section} -->"
    block = "\n".join([begin, *lines, end])
    if begin not in text:
        return f"{text.rstrip()}\n\n{block}\n"
    return re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: block, text, flags=re.DOTALL)


def climb(only: str | None, scale: float, force: Workforce) -> Iterator[tuple[str, list[str], list[tuple[str, Share]]]]:
    """Name, section lines and plot bars of each game."""
    if only in (None, "hidden-rooms"):
        rungs = list(hidden_rooms_rungs(scale, force))
        yield "hidden-rooms", list(alone(rungs)), [(f"{one.first}, {one.second}", one.share) for one in rungs]
    if only in (None, "komnata-strachu"):
        rungs = list(komnata_strachu_rungs(scale, force))
        yield "komnata-strachu", list(meetings("komnata-strachu", rungs)), against(rungs)
    if only in (None, "hako-onna"):
        met = list(hako_onna_nights(scale, force))
        fought, others = list(duels(met)), list(equal_nights(scale, force))
        yield (
            "hako-onna",
            [*both_sides(fought), *sides([*met, *others])],
            [*fights(fought), *at_equal_level([*met, *others])],
        )


def against(rungs: Sequence[Rung]) -> list[tuple[str, Share]]:
    return [(f"{one.first} against {one.second}", one.share) for one in rungs]


def fights(fought: Sequence[Duel]) -> Iterator[tuple[str, Share]]:
    for one in fought:
        yield f"{one.stronger} against {one.weaker}", one.both


def at_equal_level(met: Sequence[LadderNight]) -> Iterator[tuple[str, Share]]:
    for one in met:
        if one.she == one.visitors != "random":
            yield f"{one.many} Visitors, all {one.she}", one.share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cluster", help="the address of a Ray cluster to play on")
    parser.add_argument("--only", choices=list(NAMES))
    wish = parser.parse_args()
    document, start = DOCS / "bots.md", perf_counter()
    for game, lines, bars in climb(wish.only, wish.scale, Workforce(wish.jobs, wish.cluster)):
        (DOCS / "pictures" / f"ladder-{game}.svg").write_text(plot(bars), "utf-8")
        minutes, since = (perf_counter() - start) / 60, "since the start" if wish.only is None else "in all"
        took = f"after {minutes:.1f} minutes {since}, " + (wish.cluster or f"{wish.jobs} processes")
        note = f"Seed {SEED}, scale {wish.scale:g}; {took}. ![the same as a plot](pictures/ladder-{game}.svg)"
        document.write_text(written(document.read_text("utf-8"), game, [*lines, note]), "utf-8")
        print("\n".join(lines), f"\n({game}: done after {perf_counter() - start:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
