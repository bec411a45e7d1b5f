"""The report: one HTML page with pictures, readable without statistics. Every figure states its number of games."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from kurayami.bots.shares import Share
from kurayami.lab.facts import Episode
from kurayami.lab.listing import LabGame, subject_of
from kurayami.lab.report_games import Sat

RARE: Final = 5
"""Fewest episodes with a mark (or without) for it to be listed."""

STYLE: Final = """
:root { --ink: #1d2230; --soft: #5b6070; --glow: #c9892b; --paper: #faf8f3; --line: #e2ddd0; }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0; color: var(--ink); background: var(--paper); }
header, main { padding-inline: max(1.2rem, calc((100% - 71rem) / 2)); }
header { background: var(--ink); color: #f3efe4; padding-block: 2.2rem 1.6rem; border-bottom: 4px solid var(--glow); }
header p { color: #c9c6bd; max-width: 46rem; margin: .6rem 0 0; } header b { color: #f3efe4; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; margin: 0; } h1 { font-size: 2.1rem; }
h2 { margin: 3.2rem 0 .6rem; padding-top: .8rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.4rem 0 .2rem; }
.wide { overflow-x: auto; margin: 1rem 0; } table { border-collapse: collapse; }
td, th { font-size: .92rem; padding: .3rem .9rem .3rem 0; text-align: left; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th { font-size: .8rem; font-weight: 600; color: var(--soft); }
a { color: inherit; text-decoration-color: var(--glow); text-underline-offset: .2em; }
.share { display: inline-block; position: relative; width: 6rem; height: .7rem; margin-right: .6rem;
  background: #ece7da; border-radius: .35rem; }
.share i { position: absolute; top: 0; bottom: 0; background: #e6bd7c; border-radius: .35rem; }
.share b { position: absolute; top: -.15rem; bottom: -.15rem; width: 3px; margin-left: -1px; background: var(--ink); }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 0 2rem; }
.pictures > :nth-child(3) { grid-column: 1 / -1; }
code { white-space: nowrap; } img { max-width: 100%; }
.small { color: var(--soft); font-size: .88rem; max-width: 46rem; }
@media (max-width: 40rem) { td { white-space: normal; vertical-align: top; } .share { display: block; } }
@media print { header { background: none; color: inherit; } h2 { break-after: avoid; } img { break-inside: avoid; } }
"""

READING: Final = """<p>How to read this: <b>41% of 200, very likely 34 to 48</b> means that 41 of 100 were won in the
200 that were played, and that with endless playing the share would come out between 34 and 48% (19 times out of 20). In
the bars, from none at the left to all at the right, the dark line is that share and the light band that range. Where
two bands do not overlap, the difference is real; where they overlap widely, play more games
(<code>--games</code>).</p>"""


def said(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.share:.0f}% of {share.of:,}, very likely {100 * low:.0f} to {100 * high:.0f}"


def drawn(share: Share) -> str:
    """A share as a bar with its range, and in words."""
    low, high = (100 * end for end in share.interval)
    band = f'<i style="left:{low:.1f}%;width:{high - low:.1f}%"></i><b style="left:{100 * share.share:.1f}%"></b>'
    return f"<span class=share aria-hidden=true>{band}</span>{said(share)}"


def write_report(game: str, sat: Sequence[Sat], folder: Path) -> Path:
    """Writes the page and its pictures into a folder. Returns the page."""
    subject = subject_of(game)
    parts = [f"<header><h1>{subject.title}: how it plays</h1>{READING}</header><main>", _overview(subject, sat)]
    for number, one in enumerate(sat, 1):
        parts.append(f"<h2 id=s{number}>{_plain(one.company.name)}</h2>")
        parts += _section(subject, one, folder, number)
    parts.append("</main>")
    page = folder / "report.html"
    body = "\n".join(parts)
    head = "<meta charset=utf-8><meta name=viewport content='width=device-width'>"
    head += f"<title>{subject.title}</title><style>{STYLE}</style>"
    page.write_text(f"<!doctype html><html lang=en>{head}\n{body}\n</html>\n", "utf-8")
    return page


def _plain(name: str) -> str:
    return escape(name.replace("`", ""))


def _overview(subject: LabGame, sat: Sequence[Sat]) -> str:
    rows = []
    for number, one in enumerate(sat, 1):
        episodes = episodes_of(one)
        name = f"<a href=#s{number}>{_plain(one.company.name)}</a>"
        rows.append([name, f"{len(one.facts):,}", drawn(_share(episodes)), _mean_turns(episodes)])
    return _table(["who plays", "games", subject.side, f"{subject.turns}, on average"], rows)


def episodes_of(one: Sat) -> list[Episode]:
    return [episode for facts in one.facts for episode in facts.episodes]


def _share(episodes: Sequence[Episode]) -> Share:
    return Share(sum(episode.won for episode in episodes), len(episodes))


def _mean_turns(episodes: Sequence[Episode]) -> str:
    return f"{sum(episode.turns for episode in episodes) / max(1, len(episodes)):.1f}"


def _section(subject: LabGame, one: Sat, folder: Path, number: int) -> Iterator[str]:
    from kurayami.lab import pictures

    episodes = episodes_of(one)
    names = sorted({episode.name for episode in episodes})
    if len(names) > 1:
        groups = [[episode for episode in episodes if episode.name == name] for name in names]
        rows = [[name, drawn(_share(group)), _mean_turns(group)] for name, group in zip(names, groups, strict=True)]
        yield _table(["", subject.side, subject.turns], rows)
    seats = len(one.facts[0].scores) if one.facts else 0
    if subject.seats and seats > 1:
        shares = [Share(sum(facts.scores[seat] == 1 for facts in one.facts), len(one.facts)) for seat in range(seats)]
        rows = [[str(seat), drawn(share)] for seat, share in enumerate(shares, 1)]
        yield _table(["seat", "games won; a shared win counts for each"], rows)
    reasons = Counter(episode.reason for episode in episodes)
    rows = [
        [escape(subject.ends[reason]), drawn(Share(count, len(episodes)))] for reason, count in reasons.most_common()
    ]
    yield _table(["how it ended", "how often"], rows)
    many = subject.episodes
    yield "<div class=pictures>"
    yield _picture(pictures.lengths(episodes, subject.turns, many, folder / f"lengths-{number}.svg"), subject.turns)
    yield _picture(pictures.curves(episodes, subject.curve, many, folder / f"curve-{number}.svg"), subject.curve)
    if any(episode.deaths for episode in episodes):
        file = folder / f"deaths-{number}.svg"
        yield _picture(pictures.deaths(episodes, subject.plan, many, file), "Where people die")
    yield "</div>"
    yield _marks(subject, episodes)


def contrasts(episodes: Sequence[Episode]) -> list[tuple[str, Share, Share]]:
    """Each mark with the win rates with and without it, largest difference first."""
    found = []
    for mark in sorted({mark for episode in episodes for mark in episode.marks}):
        having = [episode for episode in episodes if mark in episode.marks]
        lacking = [episode for episode in episodes if mark not in episode.marks]
        if min(len(having), len(lacking)) >= RARE:
            found.append((mark, _share(having), _share(lacking)))
    return sorted(found, key=lambda one: -abs(one[1].share - one[2].share))


def _marks(subject: LabGame, episodes: Sequence[Episode]) -> str:
    rows = [
        [escape(mark), verdict(with_it, without), drawn(with_it), drawn(without)]
        for mark, with_it, without in contrasts(episodes)
    ]
    note = (
        f"<p class=small>{subject.side}, with and without. It does not say why: a card that is used late is used in "
        f"long games. What fewer than {RARE} had, or lacked, is left out.</p>"
    )
    return "<h3>What goes with winning</h3>" + note + _table(["", "", "with", "without"], rows) if rows else ""


def verdict(one: Share, other: Share) -> str:
    """A word on two shares for who would rather not compare ranges."""
    (low, high), (lower, higher) = one.interval, other.interval
    if high < lower:
        return "<b>wins less often</b>"
    return "<b>wins more often</b>" if low > higher else "may be luck"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{cell}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class=wide><table><tr>{top}</tr>{lines}</table></div>"


def _picture(file: Path, title: str) -> str:
    return f'<div><h3>{escape(title)}</h3><img src="{file.name}" alt="{escape(title)}"></div>'
