"""The lab's commands: sim plays many games of bots, lab trains and measures them."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from kurayami.cli.files import require_writable
from kurayami.cli.lab_options import Cluster, Count, Jobs, Visitors, wishes_for
from kurayami.cli.progress_bar import ProgressBar
from kurayami.cli.speech import Language, refusing, words_for
from kurayami.cli.usage import examples
from kurayami.kernel import Refusal
from kurayami.lab.listing import subject_of
from kurayami.lab.results import Counted, Format, Tally, count_numbered, written
from kurayami.lab.results_file import Kept, going_on
from kurayami.lab.sim import Match, check, games_of
from kurayami.lab.workforce import Workforce

lab = App(name="lab", help="Report, balance, bound, train and measure (docs/designers.md).")
lab.command(
    "kurayami.cli.design:report",
    help="Play many games and write a page on how they went, with pictures.",
    help_epilogue=examples("lab report hako-onna", "lab report hidden-rooms report --book mine.toml --games 500"),
)
lab.command(
    "kurayami.cli.design:balance",
    help="Search the numbers of an edition or a book for the shares you wish.",
    help_epilogue=examples(
        "lab balance hako-onna mine.toml --aim visitors=0.40 --change power.7.needs=4..9",
        "lab balance hidden-rooms mine.toml --aim clever=0.8,careful=0.3 --change stage.3.route=1..999",
    ),
)
lab.command(
    "kurayami.cli.design:bound_book",
    name="bound-book",
    help="The share of each stage of a book that no play can exceed.",
    help_epilogue=examples("lab bound-book", "lab bound-book --book mine.toml --nodes 10000000"),
)
lab.command(
    "kurayami.cli.book_maker:make_book",
    name="make-book",
    help="Make a book of Hidden Rooms as hard as you wish, certified by strong play and a bound.",
    help_epilogue=examples("lab make-book book.toml --difficulty nightmare"),
)


def sim(
    game: str,
    *,
    games: Count = 100,
    bots: str = "random",
    seed: int = 0,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    book: str | None = None,
    visitors: Visitors = None,
    edition: Path | None = None,
    form: Annotated[Format, Parameter(name="--format")] = "table",
    records: Path | None = None,
    keep: Path | None = None,
    language: Language = None,
) -> None:
    """Let bots play many games, and tell how they went: shares won, with 95% intervals.

    Parameters
    ----------
    game
        Its name in the catalog, for instance hidden-rooms.
    games
        How many.
    bots
        The level that plays: one for all seats, or one for each, with commas between.
    seed
        The same seed gives the same games, whatever the number of jobs.
    jobs
        Processes that play at the same time.
    book
        For Hidden Rooms: "rooms", "deeper-rooms", or a TOML file.
    visitors
        For Hako Onna: how many Visitors there are, 1 to 4.
    edition
        For Hako Onna: an edition of your own, a TOML file.
    form
        How the results are written.
    records
        A folder for the records of all games.
    keep
        A file for the results as they come: the same command goes on where it was broken off.
    """
    words = words_for(language)
    options = subject_of(game).options(wishes_for(game, book, visitors, edition))
    match = Match(game, options, tuple(bots.split(",")), seed, records is not None)
    check(match)
    if records:
        with refusing("cli-not-writable", file=str(records)):
            records.mkdir(parents=True, exist_ok=True)
        require_writable(records / "000000.kurayami")
    tally, bar = Tally(), ProgressBar(words)
    with ExitStack() as open_files:
        kept: Kept[Counted] | None = None
        if keep:
            with refusing("cli-not-writable", file=str(keep)):
                kept = open_files.enter_context(closing(Kept(keep, match, Counted)))
        played = going_on(count_numbered, games_of(match, games), Workforce(jobs, cluster), kept)
        for number, counted in enumerate(played):
            tally.count(counted.counts)
            if records and counted.record:
                file = records / f"{number:06}.kurayami"
                with refusing("cli-not-writable", file=str(file)):
                    file.write_text(counted.record, "utf-8")
            bar.tell(number + 1, games)
    print(written(tally.rows(), form), end="")


@lab.command(name="train-hidden-rooms", help_epilogue=examples("lab train-hidden-rooms weights.json"))
def train_hidden_rooms(
    file: Path,
    *,
    seed: int = 1,
    routes: Count = 100,
    rounds: Count = 24,
    stages: Count = 1000,
    language: Language = None,
) -> None:
    """Learn to judge positions of Hidden Rooms on random routes, and write the weights to a file.

    Parameters
    ----------
    file
        Where the weights go.
    seed
        The same seed gives the same weights.
    routes
        Random routes to learn on.
    rounds
        How often what was played is learned from.
    stages
        Played in each round.
    """
    words = words_for(language)
    require_writable(file)
    try:
        from kurayami.lab.hidden_rooms.training import train, write
    except ImportError:
        raise Refusal("lab-needs-fast") from None
    for done in train(seed, routes, rounds, stages):
        with refusing("cli-not-writable", file=str(file)):
            file.write_bytes(write(done.weights))
        print(words.say("lab-round", number=done.number, of=done.of, error=f"{done.error:.5f}"), flush=True)


@lab.command(name="train-hako-onna", help_epilogue=examples("lab train-hako-onna weights.json"))
def train_hako_onna(
    file: Path,
    *,
    seed: int = 1,
    games: Count = 150,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    language: Language = None,
) -> None:
    """Learn to judge positions of Hako Onna from games of the bots, and write the weights to a file.

    Parameters
    ----------
    file
        Where the weights go.
    seed
        The same seed gives the same weights.
    games
        To learn from.
    """
    from kurayami.lab.hako_onna.training import train

    words = words_for(language)
    require_writable(file)
    weights, error = train(seed, games, Workforce(jobs, cluster))
    with refusing("cli-not-writable", file=str(file)):
        file.write_text("[" + ", ".join(map(str, weights)) + "]\n", "utf-8")
    print(words.say("lab-round", number=1, of=1, error=f"{error:.5f}"))


@lab.command(name="measure-hidden-rooms", help_epilogue=examples("lab measure-hidden-rooms --stages 200"))
def measure_hidden_rooms(
    *,
    book: str = "rooms",
    bots: str = "beginner,careful,clever,master",
    stages: Count = 2000,
    seed: int = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    language: Language = None,
) -> None:
    """Shares won of each stage of a book, and times to think, as the tables of docs/bots.md.

    Parameters
    ----------
    book
        "rooms", "deeper-rooms", or a TOML file.
    bots
        The levels that play, with commas between.
    stages
        Stages each level plays on each page of the book.
    seed
        The same seed gives the same stages, whatever the number of jobs.
    jobs
        Processes that play at the same time.
    """
    from kurayami.cli.in_terminal import book_named
    from kurayami.lab.hidden_rooms.measurement import heading, measure, row, times

    names = bots.split(",")
    bar = ProgressBar(words_for(language))
    pages = measure(book_named(book), names, stages, seed, Workforce(jobs, cluster), bar.tell)
    print(heading(names), flush=True)
    measured = []
    for samples in pages:
        print(row(samples), flush=True)
        measured += samples
    print(f"\n{times(measured)}")


@lab.command(name="measure-komnata-strachu", help_epilogue=examples("lab measure-komnata-strachu --rounds 500"))
def measure_komnata_strachu(*, rounds: Count = 4000, seed: int = 1) -> None:
    """Times and mistakes of the bots of Komnata Strachu, as the tables of docs/bots.md.

    Parameters
    ----------
    rounds
        Rounds each level plays.
    seed
        The same seed gives the same tables.
    """
    from kurayami.lab.komnata_strachu.measurement import report

    print(report(rounds, seed), end="")
