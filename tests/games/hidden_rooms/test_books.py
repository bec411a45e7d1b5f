from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.games.hidden_rooms import BOOKS, Book, BookError, Options, Page, setup
from kurayami.games.hidden_rooms.book import Corners, expand, load_book, read_book
from kurayami.games.hidden_rooms.house import Square
from kurayami.games.hidden_rooms.monster import actions_left, distance, waiting_at_start
from kurayami.kernel import BadOptions

GOOD: Corners = ((0, 3), (2, 3), (2, 0))


def book(route: Corners = GOOD, stages: tuple[int, ...] = (1, 2, 3, 4, 5)) -> Book:
    """A book with the given route for stage 3."""
    return Book("test", tuple(Page(stage, "Somebody", route if stage == 3 else GOOD) for stage in stages))


def refusal_of(book: Book) -> dict[str, str | int]:
    with pytest.raises(BookError) as refused:
        setup(Options(book=book))
    return {"key": refused.value.key, **refused.value.params}


@pytest.mark.rule("HR-4")
def test_between_two_corners_a_route_runs_straight() -> None:
    assert expand(((0, 3), (2, 3), (2, 0))) == ((0, 3), (1, 3), (2, 3), (2, 2), (2, 1), (2, 0))


@pytest.mark.rule("HR-4")
def test_a_route_may_be_given_square_by_square() -> None:
    assert expand(expand(GOOD)) == expand(GOOD)


@pytest.mark.rule("HR-4")
@pytest.mark.parametrize("name", BOOKS)
def test_the_books_that_come_with_it_have_five_stages_each_with_monster_looks_and_route(name: str) -> None:
    pages = BOOKS[name].pages
    assert [page.stage for page in pages] == [1, 2, 3, 4, 5]
    for page in pages:
        route = expand(page.route)
        assert all(distance(one, other) == 1 for one, other in pairwise(route))
        assert page.monster_in.keys() == {"ja", "pl"}
    assert len({(page.looks.figure, page.looks.colour) for page in pages}) == 5


@pytest.mark.rule("HR-4")
@pytest.mark.parametrize(("name", "actions"), [("rooms", [38, 39, 45, 44, 37]), ("deeper-rooms", [39, 44, 38, 35, 44])])
def test_the_actions_from_start_to_end_of_each_route(name: str, actions: list[int]) -> None:
    routes = [expand(page.route) for page in BOOKS[name].pages]
    assert [actions_left(waiting_at_start(route), route) for route in routes] == actions


@pytest.mark.rule("HR-32")
@pytest.mark.parametrize(
    ("route", "key", "square"),
    [
        (((0, 3), (0, 6)), "hr-book-off-board", Square(0, 6)),
        (((-1, 3), (0, 3)), "hr-book-off-board", Square(-1, 3)),
        (((0, 3), (2, 3), (3, 2)), "hr-book-corner-askew", Square(3, 2)),
        (((0, 3), (2, 3), (2, 3)), "hr-book-corner-twice", Square(2, 3)),
        (((0, 3),), "hr-book-route-short", Square(0, 3)),
        ((), "hr-book-route-short", Square(5, 5)),
        (((5, 5), (5, 0)), "hr-book-starts-on-child", Square(5, 5)),
        (((0, 0), (0, 3), (0, 1)), "hr-book-end-passed", Square(0, 1)),
        (((5, 3), (5, 5), (0, 5)), "hr-book-catches-at-once", Square(5, 5)),
    ],
)
def test_a_route_that_is_wrong_is_refused_with_the_stage_and_the_square(
    route: Corners, key: str, square: Square
) -> None:
    told = {"square": str(square), "pair": f"[{square.row}, {square.column}]"}
    assert refusal_of(book(route)) == {"key": key, "file": "test", "stage": 3, **told}


@pytest.mark.rule("HR-32")
def test_a_route_that_merely_ends_beside_the_child_is_allowed() -> None:
    setup(Options(book=book(((5, 0), (5, 4)))))


@pytest.mark.rule("HR-32", "HR-22")
def test_a_route_that_ends_in_its_first_turn_is_allowed_if_hopeless() -> None:
    setup(Options(book=book(((0, 0), (0, 2)))))


@pytest.mark.rule("HR-32")
@pytest.mark.parametrize(
    ("stages", "key", "stage"),
    [
        ((1, 2, 3, 4), "hr-book-stage-missing", 5),
        ((1, 2, 2, 3, 4), "hr-book-stage-twice", 2),
        ((1, 2, 3, 4, 6), "hr-book-stage-number", 6),
        ((0, 1, 2, 3, 4), "hr-book-stage-number", 0),
    ],
)
def test_a_stage_that_is_missing_twice_or_unknown_is_refused(stages: tuple[int, ...], key: str, stage: int) -> None:
    assert refusal_of(book(stages=stages)) == {"key": key, "file": "test", "stage": stage}


@pytest.mark.rule("HR-32")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("title = ", "hr-book-not-toml"),
        ("title = " + "[" * 30_000, "hr-book-not-toml"),
        ("title = " + "9" * 30_000, "hr-book-not-toml"),
        ("a." * 15_000 + "b = 1", "hr-book-not-toml"),
        ('"\u2028".' * 8_000 + "b = 1", "hr-book-not-toml"),
        ("title = 'x'", "hr-book-wrong-field"),
        ("title = 'x'\npages = 3", "hr-book-wrong-field"),
        ("title = 'x'\n[[pages]]\nstage = 1\nmonster = 'y'\nroute = [[0, 'a']]", "hr-book-wrong-field"),
        ("title = 'x'\npages = []\ncolour = 'red'", "hr-book-wrong-field"),
        (
            "title = 'x'\n[[pages]]\nstage = 1\nmonster = 'y'\nlooks = {colour = 'red'}\nroute = [[0, 0], [0, 2]]",
            "hr-book-colour",
        ),
    ],
)
def test_a_file_that_is_no_book_is_refused_with_its_name(text: str, key: str) -> None:
    with pytest.raises(BookError) as refused:
        read_book(text, "mine.toml")
    assert refused.value.key == key
    assert refused.value.params["file"] == "mine.toml"


LONG = "x" * 60_000


@pytest.mark.parametrize(
    ("changes", "of_page", "field"),
    [
        ({"title": LONG}, {}, "title"),
        ({"title_in": {"pl": LONG}}, {}, "title_in"),
        ({"title_in": {str(number): "x" for number in range(1000)}}, {}, "title_in"),
        ({}, {"monster": LONG}, "monster"),
        ({}, {"monster_in": {LONG: "x"}}, "monster_in"),
    ],
)
def test_names_end_somewhere(changes: dict[str, Any], of_page: dict[str, Any], field: str) -> None:
    """They are sent to everybody at the table; so is the refusal to their author."""
    written = book()
    pages = (*written.pages[:4], replace(written.pages[4], **of_page))
    refusal = refusal_of(replace(written, pages=pages, **changes))
    assert (refusal["key"], refusal["field"]) == ("hr-book-long", field)
    assert len(str(refusal)) < 400


def test_a_file_ends_somewhere() -> None:
    """Checked before parsing, which takes a moment per kilobyte while other players' moves wait."""
    with pytest.raises(BookError) as refused:
        read_book("#" * 32_769, "mine.toml")
    assert (refused.value.key, refused.value.params["field"]) == ("hr-book-long", "TOML")


def test_a_route_ends_somewhere() -> None:
    there_and_back = ((0, 3), (0, 4)) * 100
    setup(Options(book=book((*there_and_back[:-2], (0, 3), (1, 3)))))
    refusal = refusal_of(book((*there_and_back, (0, 3), (1, 3))))
    assert (refusal["key"], refusal["given"], refusal["limit"]) == ("hr-book-route-long", 202, 200)


@pytest.mark.rule("HR-32")
def test_a_file_that_cannot_be_read_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    for name, key in (("none.toml", "hr-book-unreadable"), ("binary.toml", "hr-book-not-text")):
        with pytest.raises(BookError) as refused:
            load_book(tmp_path / name)
        assert (refused.value.key, refused.value.params["file"]) == (key, name)


def test_a_book_of_ones_own_can_be_loaded(tmp_path: Path) -> None:
    pages = [f"[[pages]]\nstage = {stage}\nmonster = 'M{stage}'\nroute = [[0, 1], [0, 4]]\n" for stage in range(1, 6)]
    (tmp_path / "mine.toml").write_text("title = 'Mine'\n" + "".join(pages), "utf-8")
    mine = load_book(tmp_path / "mine.toml")
    assert mine.pages[4].monster == "M5"
    assert expand(mine.pages[0].route)[-1] == Square(0, 4)


def test_options_that_make_no_sense_are_refused() -> None:
    with pytest.raises(BadOptions, match="hr-turn-limit"):
        setup(Options(turn_limit=0))
