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
body { font: 16px/1.5 Georgia, serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; color: #1d2230; }
table { border-collapse: collapse; margin: 1rem 0; } td, th { padding: .2rem .8rem; text-align: left; }
td, th { white-space: nowrap; }
td.n { text-align: right; font-variant-numeric: tabular-nums; } tr:nth-child(even) { background: #f1f0ec; }
img { max-width: 100%; } .small { color: #5b6070; font-size: .85rem; }
"""

READING: Final = """<p>How to read this: “41% of 200, very likely 34 to 48” means that 41 of 100 were won in the 200
that were played, and that with endless playing the share would come out between 34 and 48% (19 times out of 20). Where
two such ranges do not overlap, the difference is real; where they overlap widely, play more games
(<code>--games</code>).</p>"""


def said(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.share:.0f}% of {share.of:,}, very likely {100 * low:.0f} to {100 * high:.0f}"


def write_report(game: str, sat: Sequence[Sat], folder: Path) -> Path:
    """Writes the page and its pictures into a folder. Returns the page."""
    subject = subject_of(game)
    parts = [f"<h1>{subject.title}: how it plays</h1>", READING, _overview(subject, sat)]
    for number, one in enumerate(sat, 1):
        parts.append(f"<h2>{_plain(one.company.name)}</h2>")
        parts += _section(subject, one, folder, number)
    page = folder / "report.html"
    body = "\n".join(parts)
    head = f"<meta charset=utf-8><title>{subject.title}</title><style>{STYLE}</style>"
    page.write_text(f"<!doctype html><html lang=en>{head}\n{body}\n</html>\n", "utf-8")
    return page


def _plain(name: str) -> str:
    return escape(name.replace("`", ""))


def _overview(subject: LabGame, sat: Sequence[Sat]) -> str:
    rows = []
    for one in sat:
        episodes = episodes_of(one)
        rows.append([_plain(one.company.name), f"{len(one.facts):,}", said(_share(episodes)), _mean_turns(episodes)])
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
        rows = [[name, said(_share(group)), _mean_turns(group)] for name, group in zip(names, groups, strict=True)]
        yield _table(["", subject.side, subject.turns], rows)
    seats = len(one.facts[0].scores) if one.facts else 0
    if subject.seats and seats > 1:
        shares = [Share(sum(facts.scores[seat] == 1 for facts in one.facts), len(one.facts)) for seat in range(seats)]
        rows = [[str(seat), said(share)] for seat, share in enumerate(shares, 1)]
        yield _table(["seat", "games won; a shared win counts for each"], rows)
    reasons = Counter(episode.reason for episode in episodes)
    rows = [
        [escape(subject.ends[reason]), said(Share(count, len(episodes)))] for reason, count in reasons.most_common()
    ]
    yield _table(["how it ended", "how often"], rows)
    many = subject.episodes
    yield _picture(pictures.lengths(episodes, subject.turns, many, folder / f"lengths-{number}.svg"), subject.turns)
    yield _picture(pictures.curves(episodes, subject.curve, many, folder / f"curve-{number}.svg"), subject.curve)
    if any(episode.deaths for episode in episodes):
        file = folder / f"deaths-{number}.svg"
        yield _picture(pictures.deaths(episodes, subject.plan, many, file), "Where people die")
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
        [escape(mark), said(with_it), said(without), verdict(with_it, without)]
        for mark, with_it, without in contrasts(episodes)
    ]
    note = (
        f"<p class=small>{subject.side}, with and without. It does not say why: a card that is used late is used in "
        f"long games. What fewer than {RARE} had, or lacked, is left out.</p>"
    )
    return "<h3>What goes with winning</h3>" + note + _table(["", "with", "without", ""], rows) if rows else ""


def verdict(one: Share, other: Share) -> str:
    """A word on two shares for who would rather not compare ranges."""
    (low, high), (lower, higher) = one.interval, other.interval
    if high < lower:
        return "<b>wins less often</b>"
    return "<b>wins more often</b>" if low > higher else "may be luck"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{cell}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{lines}</table>"


def _picture(file: Path, title: str) -> str:
    return f'<h3>{escape(title)}</h3><img src="{file.name}" alt="{escape(title)}">'
