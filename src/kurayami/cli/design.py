"""Commands for designers: reports, balance, bounds (docs/designers.md)."""

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from kurayami.bots import levels_of
from kurayami.bots.shares import Share
from kurayami.cli.files import require_writable
from kurayami.cli.in_terminal import book_named
from kurayami.cli.lab_options import Cluster, Count, Jobs, Visitors, wishes_for
from kurayami.cli.progress_bar import ProgressBar
from kurayami.cli.speech import Language, Misuse, refusing, words_for
from kurayami.kernel import Refusal
from kurayami.lab.balance import (
    Aim,
    Try,
    TunableContent,
    best_of,
    checked,
    checks,
    parse_aims,
    parse_change,
    require,
    search,
    worths,
)
from kurayami.lab.listing import subject_of
from kurayami.lab.results_file import Kept, Labour
from kurayami.lab.workforce import Workforce
from kurayami.words import Words


def report(
    game: str,
    folder: Path = Path("report"),
    *,
    games: Count = 200,
    bots: str | None = None,
    seed: int = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    book: str | None = None,
    visitors: Visitors = None,
    edition: Path | None = None,
    language: Language = None,
) -> None:
    """Play many games and write an illustrated report. Needs the extra `lab`.

    Every number of players plays at the usual levels. Games are saved in the folder as they finish: the same command
    resumes where it stopped, and with more --games it plays only the missing ones.

    Parameters
    ----------
    game
        Its name in the catalog, for instance hako-onna.
    folder
        The folder for the report, its pictures and the games.
    games
        Games per number of players and level.
    bots
        These levels instead of the usual ones, separated by commas. Slow ones, like Hako Onna's master, are not usual.
    seed
        The same seed gives the same games.
    book
        For Hidden Rooms: "rooms", "deeper-rooms", or a TOML file.
    visitors
        For Hako Onna: only this number of Visitors.
    edition
        For Hako Onna: an edition of your own, a TOML file.
    """
    words, wishes = words_for(language), wishes_for(game, book, visitors, edition)
    from kurayami.lab.report import write_report
    from kurayami.lab.report_games import companies_of, play_companies

    try:
        import kurayami.lab.pictures  # noqa: F401  said before anything is played
    except ImportError:
        raise Refusal("lab-needs-lab") from None
    levels = bots.split(",") if bots else []
    unknown = set(levels) - set(levels_of(game))
    if unknown:
        raise Refusal("bots-no-such-level", level=min(unknown), levels=", ".join(levels_of(game)))
    companies = companies_of(game, wishes, levels)
    with refusing("cli-not-writable", file=str(folder)):
        folder.mkdir(parents=True, exist_ok=True)
        force, bar = Workforce(jobs, cluster), ProgressBar(words)
        sat = list(play_companies(game, companies, games, seed, force, folder, bar.tell))
        page = write_report(game, sat, folder)
    print(words.say("lab-report-written", file=str(page)))


def balance(
    game: str,
    file: Path,
    *,
    aim: str,
    change: Annotated[tuple[str, ...], Parameter(negative="")],
    bots: str = "careful",
    tries: Count = 30,
    games: Count = 200,
    seed: int = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    book: str | None = None,
    visitors: Visitors = None,
    edition: Path | None = None,
    language: Language = None,
) -> None:
    """Search for numbers in an edition or a book that meet your target win rates. Needs the extra `lab`.

    The result, and each changed number by itself, is checked on games the search has not played. Games are saved beside
    the file: the same command resumes where it stopped.

    Parameters
    ----------
    game
        hako-onna or hidden-rooms.
    file
        The TOML file to write.
    aim
        The target win rates: visitors=0.40, or for a book, by level, master=0.8,careful=0.3.
    change
        A number and its range. Of an edition: the pages a power needs, power.7.needs=4..9 (an edition has no other
        number to turn). Of a book: a stage's route, stage.3.route=1..999 (random routes by number). Repeatable.
    bots
        For Hako Onna: the level that plays.
    tries
        Sets of numbers to try.
    games
        Games per try; the check plays twice as many.
    seed
        The same seed gives the same tries and the same games.
    book
        For Hidden Rooms: the book to start from.
    visitors
        For Hako Onna: the number of Visitors, 1 to 4.
    edition
        For Hako Onna: the edition to start from.
    """
    words, force = words_for(language), Workforce(jobs, cluster)
    with _typed():
        aims, changes = parse_aims(aim), [parse_change(text) for text in change]
    content = content_of(game, book, visitors, edition, bots, seed)
    with _typed():
        require(content, aims, changes)
    try:
        import optuna  # noqa: F401  said before anything is played
    except ImportError:
        raise Refusal("lab-needs-lab") from None
    require_writable(file)
    work = [game, aims, changes, games, seed, bots, visitors, content.text({})]
    with _labour(words, content, file, "tries", work, force, tries) as labour:
        best = best_of(list(search(content, aims, changes, tries, games, seed, labour)))
    print(words.say("lab-balance-checking", games=2 * games), flush=True)
    again = checks(content, best.numbers)
    with _labour(words, content, file, f"check-{best.number + 1}", [work, best.numbers], force, again) as labour:
        told = _result(words, content, aims, best, 2 * games, labour)
    print("\n".join(told))
    with refusing("cli-not-writable", file=str(file)):
        file.write_text(content.text(best.numbers), "utf-8")
    print(words.say("lab-balance-written", file=str(file)))


@contextmanager
def _typed() -> Iterator[None]:
    """Turns the refusal of a wish into `Misuse`."""
    try:
        yield
    except Refusal as refusal:
        raise Misuse(refusal.key, **refusal.params) from None


@contextmanager
def _labour(
    words: Words, content: TunableContent, file: Path, part: str, work: object, force: Workforce, calls: int
) -> Iterator[Labour[Any]]:
    """Games of one part of the work, saved beside the file."""
    diary = file.with_name(f"{file.stem}-{part}.jsonl")
    with refusing("cli-not-writable", file=str(diary)), closing(Kept[Any](diary, work, content.kind)) as kept:
        yield Labour(force, kept, calls, ProgressBar(words).tell)


def content_of(
    game: str, book: str | None, visitors: int | None, edition: Path | None, level: str, seed: int
) -> TunableContent:
    """Content whose numbers are searched. Raises `Refusal`."""
    wishes = wishes_for(game, book, visitors, edition)
    known = subject_of(game).numbers
    if known is None:
        raise Misuse("lab-nothing-to-balance", game=game)
    with refusing("replay-file-unreadable", file=str(edition)):
        text = edition.read_text("utf-8") if edition else None
    return known(wishes, text, level, seed)


def _result(
    words: Words, content: TunableContent, aims: list[Aim], best: Try, games: int, labour: Labour[Any]
) -> list[str]:
    """Lines that say what the numbers are worth."""
    shares = checked(content, aims, best.numbers, games, labour)
    lines = [
        f"{aim.who}: {_said(shares[aim.who])} ({words.say('lab-balance-aim', aim=f'{100 * aim.share:.0f}')})"
        for aim in aims
    ]
    for worth in worths(content, aims, best.numbers, games, labour):
        told = ", ".join(f"{aim.who} {_said(worth.shares[aim.who])}" for aim in aims)
        lines.append(words.say("lab-balance-worth", name=worth.name, now=worth.now, before=worth.before, told=told))
    return lines


def _said(share: Share) -> str:
    return f"{share}% of {share.of}"


def bound_book(
    *,
    book: str = "rooms",
    nodes: Count = 2_500_000,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    keep: Path | None = None,
    language: Language = None,
) -> None:
    """Prove an upper bound on the win rate of each stage of a book (docs/bots.md).

    Parameters
    ----------
    book
        "rooms", "deeper-rooms", or a TOML file.
    nodes
        Turns to search per stage: more can only lower a bound.
    keep
        A file to save results to as they arrive: the same command resumes where it stopped.
    """
    from kurayami.lab.hidden_rooms.bounds import Limit, bounds, openings

    words, chosen = words_for(language), book_named(book)
    with ExitStack() as open_files:
        kept: Kept[Limit] | None = None
        if keep:
            with refusing("cli-not-writable", file=str(keep)):
                kept = open_files.enter_context(closing(Kept(keep, openings(chosen, nodes), Limit)))
        found = list(bounds(chosen, nodes, Workforce(jobs, cluster), kept, ProgressBar(words).tell))
    print(words.say("lab-bound-head"))
    for bound in found:
        limit, again = (f"{100 * share:.2f}%" for share in (bound.limit, bound.again))
        print(words.say("lab-bound", stage=bound.stage, limit=limit, again=again, seconds=f"{bound.seconds:.1f}"))
