"""The lab's commands: sim plays many games of bots, lab trains and measures them."""

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from kurayami.cli.files import require_writable
from kurayami.cli.speech import Language, Misuse, refusing, words_for
from kurayami.cli.usage import Range, examples
from kurayami.kernel import Refusal
from kurayami.lab.results import Format, Tally, written
from kurayami.lab.sim import Match, play_all

lab = App(name="lab", help="Train and measure bots.")
lab.command(
    "kurayami.cli.make_book:make_book",
    name="make-book",
    help_epilogue=examples("lab make-book book.toml --difficulty nightmare"),
)

Count = Annotated[int, Parameter(validator=Range(1))]
Jobs = Annotated[int, Parameter(validator=Range(1, 256))]


def sim(
    game: str,
    *,
    games: Count = 100,
    bots: str = "random",
    seed: int = 0,
    jobs: Jobs = 1,
    book: str | None = None,
    visitors: Annotated[int | None, Parameter(validator=Range(1, 4))] = None,
    edition: Path | None = None,
    form: Annotated[Format, Parameter(name="--format")] = "table",
    records: Path | None = None,
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
    """
    match = Match(game, _options(game, book, visitors, edition), tuple(bots.split(",")), seed, records is not None)
    all_played = play_all(match, games, jobs)
    if records:
        with refusing("cli-not-writable", file=str(records)):
            records.mkdir(parents=True, exist_ok=True)
        require_writable(records / "000000.kurayami")
    tally = Tally()
    for played in all_played:
        tally.add(played)
        if records and played.record:
            file = records / f"{played.number:06}.kurayami"
            with refusing("cli-not-writable", file=str(file)):
                file.write_text(played.record, "utf-8")
        _bar(played.number + 1, games)
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
def train_hako_onna(file: Path, *, seed: int = 1, games: Count = 150, language: Language = None) -> None:
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
    weights, error = train(seed, games)
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
        That each level plays on each page of the book.
    seed
        The same seed gives the same stages, whatever the number of jobs.
    jobs
        Processes that play at the same time.
    """
    from kurayami.cli.in_terminal import book_named
    from kurayami.lab.hidden_rooms.measuring import heading, measure, row, times

    names = bots.split(",")
    pages = measure(book_named(book), names, stages, seed, jobs, _bar)
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
        That each level plays.
    seed
        The same seed gives the same tables.
    """
    from kurayami.lab.komnata_strachu import report

    print(report(rounds, seed), end="")


def _options(game: str, book: str | None, visitors: int | None, edition: Path | None) -> Any:
    """Games that nobody watches have their limits."""
    from kurayami.catalog import game as rules_of

    rules = rules_of(game)
    if book is not None and game != "hidden-rooms":
        raise Misuse("sim-other-game", option="--book", game=game)
    for option, wish in (("--visitors", visitors), ("--edition", edition)):
        if wish is not None and game != "hako-onna":
            raise Misuse("sim-other-game", option=option, game=game)
    if game == "hako-onna":
        from kurayami.games.hako_onna.edition_file import house_edition, load
        from kurayami.games.hako_onna.options import UNATTENDED_TURNS

        with refusing("replay-file-unreadable", file=str(edition)):
            cards = load(edition) if edition else house_edition()
        return rules.Options(visitors=visitors or 3, giving_up=False, turn_limit=UNATTENDED_TURNS, edition=cards)
    if game != "hidden-rooms":
        return rules.Options()
    from kurayami.cli.in_terminal import book_named
    from kurayami.games.hidden_rooms.model import UNATTENDED_TURN_LIMIT

    return rules.Options(book=book_named(book or "rooms"), turn_limit=UNATTENDED_TURN_LIMIT)


def _bar(done: int, games: int) -> None:
    if sys.stderr.isatty():
        full = 30 * done // games
        end = "\n" if done == games else ""
        print(f"\r[{'#' * full}{'.' * (30 - full)}] {done}/{games}", end=end, file=sys.stderr, flush=True)
