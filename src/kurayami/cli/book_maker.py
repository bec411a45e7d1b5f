"""The command that generates a Hidden Rooms book of a given difficulty."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kurayami.bots.hidden_rooms.made_routes import PROVEN
from kurayami.cli.files import require_writable
from kurayami.cli.progress_bar import ProgressBar
from kurayami.cli.speech import Language, refusing, words_for
from kurayami.cli.usage import Range
from kurayami.games.hidden_rooms.book import STAGES
from kurayami.games.hidden_rooms.endless import Difficulty, MadeRoute, book_of
from kurayami.lab.results_file import Kept


def make_book(
    file: Path,
    *,
    difficulty: Difficulty = "medium",
    seed: Annotated[int, Parameter(validator=Range(1))] = 1,
    stages: Annotated[int, Parameter(validator=Range(1))] = PROVEN,
    language: Language = None,
) -> None:
    """Generate a Hidden Rooms book and certify it: the bots' win rates, and the upper bound for any play.

    Routes are random; each one tried is kept beside the file until the book is written: the same command resumes where
    it stopped.

    Parameters
    ----------
    file
        The TOML file to write.
    difficulty
        The difficulty of its stages.
    seed
        The same seed gives the same book.
    stages
        Stages each bot plays per route to certify it.
    """
    from kurayami.lab.hidden_rooms import books

    require_writable(file)
    words, routes = words_for(language), list[MadeRoute]()
    bar, diary = ProgressBar(words), file.with_name(f"{file.stem}-routes.jsonl")

    def tell(tried: int, made: int) -> None:
        bar.tell(made, STAGES, words.say("lab-tried", tried=tried))

    with refusing("cli-not-writable", file=str(diary)):
        kept = Kept[books.TriedRoute](diary, ["make-book", difficulty, seed, stages], books.TriedRoute)
    print(books.HEADING, flush=True)
    with closing(kept):
        for stage, made in enumerate(books.make_routes(difficulty, seed, tell, stages, kept), 1):
            routes.append(made)
            bar.clear()
            print(books.row(stage, made.proof), flush=True)
    with refusing("cli-not-writable", file=str(file)):
        file.write_text(books.written(book_of(difficulty, seed, routes), routes), "utf-8")
    diary.unlink()
