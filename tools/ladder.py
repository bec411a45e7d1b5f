"""Plays every level of every bot against every other, and writes docs/bots.md's table and plot of it.

python tools/ladder.py                 all of it, with two processes
python tools/ladder.py --scale 0.25    a quarter of the games, for a busy machine
python tools/ladder.py --only hako-onna

Every game is kept in .cache/ladder until its game's table is written: the same command goes on after Ctrl+C, unless a
source changed meanwhile.
"""

import argparse
import re
import shutil
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Final

import kurayami
from kurayami.bots.shares import Share
from kurayami.cli.progress_bar import ProgressBar
from kurayami.lab.ladder import (
    NIGHTS,
    SEED,
    Duel,
    LadderNight,
    Play,
    Rung,
    duels,
    hako_onna_nights,
    hidden_rooms_rungs,
    komnata_strachu_rungs,
    played,
)
from kurayami.lab.workforce import Workforce
from kurayami.words import Words

ROOT: Final = Path(__file__).parent.parent
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


def source_digest() -> str:
    """Digest of everything a game depends on: results of other bots are not theirs."""
    package = Path(kurayami.__file__).parent
    files = sorted(file for room in ("kernel", "games", "bots", "table") for file in (package / room).rglob("*.*"))
    return sha256(b"".join(file.read_bytes() for file in files if file.suffix in (".py", ".json", ".toml"))).hexdigest()


def climb(game: str, scale: float, play: Play) -> tuple[list[str], list[tuple[str, Share]]]:
    """Section lines and plot bars of a game."""
    match game:
        case "hidden-rooms":
            rungs = list(hidden_rooms_rungs(scale, play))
            return list(alone(rungs)), [(f"{one.first}, {one.second}", one.share) for one in rungs]
        case "komnata-strachu":
            rungs = list(komnata_strachu_rungs(scale, play))
            return list(meetings(game, rungs)), against(rungs)
        case _:
            met = list(hako_onna_nights(scale, play))
            fought = list(duels(met))
            return [*both_sides(fought), *sides(met)], [*fights(fought), *at_equal_level(met)]


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
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where bots.md and its pictures are")
    parser.add_argument("--keep", type=Path, default=ROOT / ".cache" / "ladder", help="where games are kept meanwhile")
    wish = parser.parse_args()
    force, start = Workforce(wish.jobs, wish.cluster), perf_counter()
    folder = wish.keep / source_digest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    for game in [wish.only] if wish.only else NAMES:
        play = partial(played, force=force, folder=folder, tell=ProgressBar(Words("en")).tell)
        lines, bars = climb(game, wish.scale, play)
        write(wish.docs, game, lines, bars, note(wish, game, perf_counter() - start))
    shutil.rmtree(folder)


def note(wish: argparse.Namespace, game: str, seconds: float) -> str:
    since = "since the start" if wish.only is None else "in all"
    took = f"after {seconds / 60:.1f} minutes {since}, {wish.cluster or f'{wish.jobs} processes'}"
    return f"Seed {SEED}, scale {wish.scale:g}; {took}. ![the same as a plot](pictures/ladder-{game}.svg)"


def write(docs: Path, game: str, lines: Sequence[str], bars: Sequence[tuple[str, Share]], note: str) -> None:
    (docs / "pictures" / f"ladder-{game}.svg").write_text(plot(bars), "utf-8")
    document = docs / "bots.md"
    document.write_text(written(document.read_text("utf-8"), game, [*lines, note]), "utf-8")
    print("\n".join([*lines, note]), flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
