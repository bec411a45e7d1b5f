"""Extras of Hidden Rooms: books, hints and reviews, the score of the daily challenge.

Bots are imported when a worker asks: the server's own process loads none of their tables.
"""

from functools import partial
from typing import Final, cast

from kurayami.bots.hidden_rooms import TRIED, WISHES, Wish
from kurayami.extras.extras import Advice, Content, Extras, Judgement, Making, Rating, Trial, WeighedAction, Weighing
from kurayami.games.hidden_rooms import BOOKS, Action, Book, Page, View
from kurayami.games.hidden_rooms.book import check_page, expand, read_book
from kurayami.games.hidden_rooms.endless import night, tiers
from kurayami.games.hidden_rooms.monster import Route
from kurayami.kernel import Refusal, Stream

FILE: Final = "book"
"""Name of a player's book in refusals."""


def read(text: bytes) -> Book:
    """Raises `Refusal`."""
    try:
        return read_book(text.decode("utf-8"), FILE)
    except UnicodeDecodeError:
        raise Refusal("hr-book-not-text", file=FILE) from None


def check(page: Page) -> None:
    """Raises `Refusal`."""
    check_page(page, FILE)


def sample(page: Page, rng: Stream) -> Trial:
    from kurayami.bots.hidden_rooms import difficulty

    return Trial(difficulty.STEP, difficulty.wins(page, rng))


def alter(page: Page, wish: str, rng: Stream) -> Page | None:
    from kurayami.bots.hidden_rooms import made_routes

    return made_routes.altered_page(page, cast("Wish", wish), rng)


def weigh(view: View) -> Weighing:
    from kurayami.bots.hidden_rooms import advice, hopeless

    hints = advice.hints(view)
    choices = [WeighedAction(hint.action, hint.chance, hint.reason.key, hint.reason.params) for hint in hints]
    return Weighing(choices, hopeless.is_hopeless(view))


def judge(view: View, action: Action) -> Judgement:
    from kurayami.bots.hidden_rooms import review

    moment = review.judged(view, action)
    return Judgement(moment.chance, moment.chosen, moment.better)


def survey(route: Route) -> None:
    """Builds the tables of a route, which the first hint about it would wait for."""
    from kurayami.bots.hidden_rooms.route_tables import ground

    ground(route)


def compile_bots() -> None:
    from kurayami.bots.hidden_rooms.warm_up import compile_all

    compile_all()


def stages_over(view: View) -> int:
    return len(view.results)


def turn(view: View) -> int:
    return view.turn


def score(reveal: View) -> tuple[int, ...]:
    """Stages won, then fewest lost, then fewest turns."""
    won = sum(result.loss is None for result in reveal.results)
    turns = sum(result.turns for result in reveal.results)
    return won, won - len(reveal.results), -turns


EXTRAS: Final = Extras(
    content={"books": Content(BOOKS, read, Rating(Page, check, TRIED, sample), Making(tiers, night, WISHES, alter))},
    advice=Advice(
        weigh,
        judge,
        stages_over,
        turn,
        [partial(survey, expand(page.route)) for book in BOOKS.values() for page in book.pages],
    ),
    score=score,
    daily=b"{}",
    warm_up=compile_bots,
)
