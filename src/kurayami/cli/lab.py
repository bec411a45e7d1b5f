"""The lab's commands: `sim` plays many bot games, `lab` trains and measures bots."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated, Literal

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
from kurayami.words import Words

lab = App(name="lab", help="Report, balance, bound, train and measure (docs/designers.md).")
lab.command(
    "kurayami.cli.design:report",
    help="Play many games and write an illustrated report.",
    help_epilogue=examples("lab report hako-onna", "lab report hidden-rooms stages --book book.toml --games 500"),
)
lab.command(
    "kurayami.cli.design:balance",
    help="Search for numbers in an edition or a book that meet your target win rates.",
    help_epilogue=examples(
        "lab balance hako-onna new.toml --edition mine.toml --aim visitors=0.40 --change power.7.needs=4..9",
        "lab balance hidden-rooms new.toml --book book.toml --aim master=0.8,careful=0.3 --change stage.3.route=1..99",
    ),
)
lab.command(
    "kurayami.cli.design:bound_book",
    name="bound-book",
    help="Prove an upper bound on the win rate of each stage of a book.",
    help_epilogue=examples("lab bound-book", "lab bound-book --book book.toml --nodes 10000000"),
)
lab.command(
    "kurayami.cli.book_maker:make_book",
    name="make-book",
    help="Generate a Hidden Rooms book, certified by strong play and a bound.",
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
    """Have bots play many games and report their win rates with 95% intervals.

    Parameters
    ----------
    game
        Its name in the catalog, for instance hidden-rooms.
    games
        Number of games.
    bots
        The level that plays: one for all seats, or one per seat, separated by commas.
    seed
        The same seed gives the same games for any number of jobs.
    jobs
        Parallel processes.
    book
        For Hidden Rooms: "rooms", "deeper-rooms", or a TOML file.
    visitors
        For Hako Onna: the number of Visitors, 1 to 4.
    edition
        For Hako Onna: an edition of your own, a TOML file.
    form
        The format of the results.
    records
        A folder for the records of all games.
    keep
        A file to save results to as they arrive: the same command resumes where it stopped.
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
    """Train the judgement of Hidden Rooms positions on random routes, and write the weights to a file.

    Every round is kept beside the file until the last: the same command goes on where it was broken off. It has no
    --jobs and no --cluster: each round learns from the one before, and its stages share one stream of chance.

    Parameters
    ----------
    file
        Where the weights go.
    seed
        The same seed gives the same weights.
    routes
        Random routes to learn on.
    rounds
        Rounds of play and training.
    stages
        Stages per round.
    """
    words = words_for(language)
    require_writable(file)
    try:
        from kurayami.lab.hidden_rooms.training import train, write
    except ImportError:
        raise Refusal("lab-needs-fast") from None
    bar = ProgressBar(words)
    for done in train(seed, routes, rounds, stages, file.with_name(f"{file.stem}-training.npz")):
        with refusing("cli-not-writable", file=str(file)):
            file.write_bytes(write(done.weights))
        bar.clear()
        print(words.say("lab-round", number=done.number, of=done.of, error=f"{done.error:.5f}"), flush=True)
        bar.tell(done.number, done.of)


@lab.command(name="train-hako-onna", help_epilogue=examples("lab train-hako-onna weights.json"))
def train_hako_onna(
    file: Path,
    *,
    seed: int = 1,
    games: Count = 150,
    level: Literal["clever", "master", "habits"] = "clever",
    jobs: Jobs = 1,
    cluster: Cluster = None,
    language: Language = None,
) -> None:
    """Train the judgement of Hako Onna positions on bot games, and write the weights to a file.

    Games are kept beside the file: the same command goes on where it was broken off.

    Parameters
    ----------
    file
        Where the weights go.
    seed
        The same seed gives the same weights.
    games
        To learn from. For the master: starts, from each of which 20 nights are imagined.
    level
        The level whose judgement is learned; or the habits of hiding by which the master expects ghosts.
    """
    from kurayami.lab.hako_onna.training import TrainingRow, train

    words = words_for(language)
    require_writable(file)
    diary = file.with_name(f"{file.stem}-games.jsonl")
    if level == "master":
        _train_master(file, diary, seed, games, Workforce(jobs, cluster), words)
        return
    if level == "habits":
        _train_habits(file, diary, seed, games, Workforce(jobs, cluster), words)
        return
    with ExitStack() as open_files:
        with refusing("cli-not-writable", file=str(diary)):
            kept: Kept[list[TrainingRow]] = Kept(diary, ["train-hako-onna", seed], list[TrainingRow])
        open_files.enter_context(closing(kept))
        weights, error = train(seed, games, Workforce(jobs, cluster), kept, ProgressBar(words).tell)
    with refusing("cli-not-writable", file=str(file)):
        file.write_text("[" + ", ".join(map(str, weights)) + "]\n", "utf-8")
    print(words.say("lab-round", number=1, of=1, error=f"{error:.5f}"))


def _train_habits(file: Path, diary: Path, seed: int, games: int, force: Workforce, words: Words) -> None:
    from kurayami.compiler import numpy
    from kurayami.lab.hako_onna.hiding_lessons import HidingLesson, learned

    if numpy is None:
        raise Refusal("lab-needs-fast")
    with refusing("cli-not-writable", file=str(diary)):
        kept = Kept[list[HidingLesson]](diary, ["train-hako-onna habits", seed], list[HidingLesson])
    with closing(kept):
        text, error = learned(seed, games, force, kept, ProgressBar(words).tell)
    with refusing("cli-not-writable", file=str(file)):
        file.write_bytes(text)
    print(words.say("lab-round", number=1, of=1, error=f"{error:.5f}"))


def _train_master(file: Path, diary: Path, seed: int, starts: int, force: Workforce, words: Words) -> None:
    from kurayami.compiler import numba
    from kurayami.lab.hako_onna.night_lessons import FROM_ONE_START, NightLesson, learned

    if numba is None:
        raise Refusal("lab-needs-fast")
    with refusing("cli-not-writable", file=str(diary)):
        kept = Kept[list[NightLesson]](diary, ["train-hako-onna master", seed, FROM_ONE_START], list[NightLesson])
    bar = ProgressBar(words)
    with closing(kept):
        for number, text, error in learned(seed, starts, force, kept, bar.tell):
            with refusing("cli-not-writable", file=str(file)):
                file.write_bytes(text)
            bar.clear()
            print(words.say("lab-round", number=number, of=starts, error=f"{error:.5f}"), flush=True)


@lab.command(name="measure-hidden-rooms", help_epilogue=examples("lab measure-hidden-rooms --stages 200"))
def measure_hidden_rooms(
    *,
    book: str = "rooms",
    bots: str = "beginner,careful,clever,master",
    stages: Count = 2000,
    seed: int = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    keep: Path | None = None,
    language: Language = None,
) -> None:
    """Measure win rates on each stage of a book, and thinking times, as the tables of docs/bots.md.

    Parameters
    ----------
    book
        "rooms", "deeper-rooms", or a TOML file.
    bots
        The levels that play, separated by commas.
    stages
        Stages each level plays on each page of the book.
    seed
        The same seed gives the same stages for any number of jobs.
    jobs
        Parallel processes.
    keep
        File for the results; the same command resumes from it.
    """
    from kurayami.cli.in_terminal import book_named
    from kurayami.lab.hidden_rooms.measurement import Sample, heading, measure, parts_of, row, times

    names, bar, measured = bots.split(","), ProgressBar(words_for(language)), list[Sample]()
    parts = parts_of(book_named(book), names, stages, seed)
    with ExitStack() as open_files:
        kept: Kept[Sample] | None = None
        if keep:
            with refusing("cli-not-writable", file=str(keep)):
                kept = open_files.enter_context(closing(Kept(keep, parts, Sample)))
        print(heading(names), flush=True)
        for samples in measure(parts, Workforce(jobs, cluster), bar.tell, kept):
            bar.clear()
            print(row(samples), flush=True)
            measured += samples
    print(f"\n{times(measured)}")


@lab.command(name="measure-komnata-strachu", help_epilogue=examples("lab measure-komnata-strachu --rounds 500"))
def measure_komnata_strachu(
    *,
    rounds: Count = 4000,
    seed: int = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    keep: Path | None = None,
    language: Language = None,
) -> None:
    """Measure times and mistakes of Komnata Strachu's bots, as the tables of docs/bots.md.

    Parameters
    ----------
    rounds
        Rounds each level plays.
    seed
        The same seed gives the same tables.
    jobs
        Parallel processes.
    keep
        File for the results; the same command resumes from it.
    """
    from kurayami.lab.komnata_strachu.measurement import Run, measure, report

    bar = ProgressBar(words_for(language))
    with ExitStack() as open_files:
        kept: Kept[list[Run]] | None = None
        if keep:
            with refusing("cli-not-writable", file=str(keep)):
                work = ["measure-komnata-strachu", rounds, seed]
                kept = open_files.enter_context(closing(Kept(keep, work, list[Run])))
        measured = measure(rounds, seed, Workforce(jobs, cluster), kept, bar.tell)
    print(report(measured), end="")
