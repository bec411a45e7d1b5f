"""Balance: arguments are parsed, the search finds what can be found, and its output can be read."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from kurayami.bots.shares import Share
from kurayami.games.hako_onna.edition_file import house_edition, house_text, read
from kurayami.games.hidden_rooms import BOOKS
from kurayami.games.hidden_rooms.book import expand, page_of, read_book
from kurayami.kernel import Refusal, toml
from kurayami.lab.balance import (
    TRIED_AGAIN,
    Aim,
    Try,
    TunableNumber,
    best_of,
    checked,
    checks,
    parse_aims,
    parse_change,
    require,
    search,
    worths,
)
from kurayami.lab.hako_onna.numbers import EditionNumbers
from kurayami.lab.hidden_rooms.measurement import Sample
from kurayami.lab.hidden_rooms.numbers import BookNumbers, corners_of, route_of
from kurayami.lab.listing import Wishes, edition_numbers
from kurayami.lab.results_file import Labour
from kurayami.lab.sim import Match
from tests.test_cli import kurayami


class Scale:
    """Content with known win rates: 2% for each unit of `a`, 1% for each of `b`."""

    def __init__(self) -> None:
        self.played: list[tuple[int, int]] = []

    kind = int
    sides = ("visitors",)

    def number(self, name: str) -> int:
        return {"a": 2, "b": 2}[name]

    def shares(
        self, numbers: Mapping[str, int], who: Sequence[str], first: int, games: int, labour: Labour[Any]
    ) -> dict[str, Share]:
        self.played.append((first, games))
        return {one: Share(2 * numbers["a"] + numbers["b"], 100) for one in who}

    def text(self, numbers: Mapping[str, int]) -> str:
        return str(numbers)


AIMS, CHANGES = [Aim("visitors", 0.4)], [TunableNumber("a", 1, 20), TunableNumber("b", 1, 20)]


def tries(scale: Scale) -> list[Try]:
    return list(search(scale, AIMS, CHANGES, 30, 100, 1, Labour[Any]()))


def test_the_search_comes_near_the_aim_and_begins_with_what_is() -> None:
    found = tries(Scale())
    assert found[0].numbers == {"a": 2, "b": 2}
    assert best_of(found).miss <= 0.02 < found[0].miss


def test_the_same_seed_gives_the_same_search() -> None:
    assert tries(Scale()) == tries(Scale())


def test_what_was_found_is_checked_on_games_that_the_search_did_not_play() -> None:
    scale = Scale()
    best = best_of(tries(scale))
    assert all(first + games <= TRIED_AGAIN for first, games in scale.played)
    scale.played.clear()
    assert checked(scale, AIMS, best.numbers, 50, Labour[Any]())["visitors"].of == 100
    for worth in worths(scale, AIMS, best.numbers, 50, Labour[Any]()):
        assert worth.before == 2 != worth.now
    assert {first for first, _ in scale.played} == {TRIED_AGAIN}
    assert len(scale.played) == checks(scale, best.numbers)


@pytest.mark.parametrize("text", ["visitors", "visitors=", "visitors=1.2", "=0.4", "visitors=0.4,"])
def test_an_aim_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="lab-bad-aim"):
        parse_aims(text)


@pytest.mark.parametrize("text", ["power.7.needs", "power.7.needs=4", "power.7.needs=9..4", "=1..2", "a=x..y"])
def test_a_change_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="lab-bad-change"):
        parse_change(text)


def test_wishes_are_read() -> None:
    assert parse_aims("master=0.8,careful=0.3") == [Aim("master", 0.8), Aim("careful", 0.3)]
    assert parse_change("power.7.needs=4..9") == TunableNumber("power.7.needs", 4, 9)


def test_an_edition_is_written_with_new_numbers_and_all_else_as_it_was() -> None:
    content = edition_numbers(Wishes(), None, "random", 1)
    assert isinstance(content, EditionNumbers)
    assert content.number("power.7.needs") == house_edition().powers[6].needs
    assert content.text({}) == house_text()
    text = content.text({"power.7.needs": 9, "power.12.needs": 1})
    powers = read(text, "new.toml").powers
    assert (powers[6].needs, powers[11].needs) == (9, 1)
    changed = [(old, new) for old, new in zip(house_text().splitlines(), text.splitlines(), strict=True) if old != new]
    assert all(new.startswith("needs = ") for _, new in changed)


def test_an_edition_is_played_by_both_sides() -> None:
    content = edition_numbers(Wishes(visitors=1), None, "random", 1)
    shares = content.shares({"power.7.needs": 9}, ["visitors", "she"], TRIED_AGAIN, 2, Labour[str]())
    assert all(share.of == 2 for share in shares.values())
    with pytest.raises(Refusal, match="lab-no-such-number"):
        content.number("power.13.needs")


@pytest.mark.parametrize("first", [True, False])
def test_an_edition_is_rewritten_in_whatever_order_its_fields_stand(first: bool) -> None:
    powers = toml.parse(house_text())["powers"]
    cards = []
    for power in powers:
        lines = [f"{key} = {json.dumps(value)}" for key, value in power.items() if key != "needs"]
        lines.insert(0 if first else len(lines), f"needs={power['needs']}  # pages")
        cards.append("\n".join(["[[powers]]", *lines, "", ""]))
    before, behind = house_text().partition("[[powers]]")[0], house_text()[house_text().index("[[items]]") :]
    text = before + "".join(cards) + behind
    content = EditionNumbers(text, "mine.toml", lambda edition: Match("hako-onna", None, (), 1))
    new = content.text({"power.7.needs": 9, "power.12.needs": 1})
    assert read(new, "new.toml") == content.changed({"power.7.needs": 9, "power.12.needs": 1})
    assert sum(one != other for one, other in zip(text.splitlines(), new.splitlines(), strict=True)) == 2
    assert new.count("# pages") == len(powers)


def test_a_number_among_others_in_a_line_is_not_rewritten() -> None:
    powers = toml.parse(house_text())["powers"]
    cards = [", ".join(f"{key} = {json.dumps(value)}" for key, value in power.items()) for power in powers]
    top, boards = house_text().split("[[boards]]", 1)
    boards = boards.partition("[[powers]]")[0] + house_text()[house_text().index("[[items]]") :]
    inline = "powers = [\n" + "".join(f"  {{ {card} }},\n" for card in cards) + "]\n\n"
    content = EditionNumbers(
        f"{top}{inline}[[boards]]{boards}", "mine.toml", lambda edition: Match("hako-onna", None, (), 1)
    )
    with pytest.raises(Refusal, match="lab-number-not-alone"):
        content.text({"power.7.needs": 9})


@pytest.mark.parametrize(
    ("aims", "changes", "refused"),
    [
        ("nobody=0.4", ["power.7.needs=4..9"], "lab-no-such-side"),
        ("she=0.4,she=0.5", ["power.7.needs=4..9"], "lab-given-twice"),
        ("she=0.4", ["power.7.needs=4..9", "power.7.needs=0..3"], "lab-given-twice"),
        ("she=0.4", ["power.13.needs=4..9"], "lab-no-such-number"),
        ("she=0.4", ["room.7.shadows=1..2"], "lab-no-such-number"),
        ("she=0.4", ["power.7.needs=4..11"], "ho-edition"),
    ],
)
def test_what_cannot_be_wished_is_refused_before_anything_is_played(
    aims: str, changes: list[str], refused: str
) -> None:
    content = edition_numbers(Wishes(), None, "random", 1)
    with pytest.raises(Refusal, match=refused):
        require(content, parse_aims(aims), [parse_change(text) for text in changes])


def test_what_can_be_wished_for_a_book() -> None:
    content = BookNumbers(BOOKS["rooms"], 1)
    require(content, parse_aims("master=0.8,careful=0.3"), [parse_change("stage.3.route=0..9")])
    with pytest.raises(Refusal, match="lab-no-such-side"):
        require(content, parse_aims("visitors=0.8"), [parse_change("stage.3.route=0..9")])


@pytest.mark.parametrize(("aim", "change"), [("they=0.5", "power.7.needs=4..9"), ("she=0.5", "power.7.needs=9..4")])
def test_a_wrong_wish_is_misuse_and_leaves_no_file(aim: str, change: str, tmp_path: Path) -> None:
    wrong = kurayami("lab", "balance", "hako-onna", str(tmp_path / "mine.toml"), "--aim", aim, "--change", change)
    assert (wrong.returncode, list(tmp_path.iterdir())) == (2, []), wrong.stderr
    assert ("they" if aim.startswith("they") else change) in wrong.stderr


def test_a_book_gets_other_routes() -> None:
    content = BookNumbers(BOOKS["rooms"], 1)
    book = read_book(content.text({"stage.3.route": 5}), "new.toml")
    assert expand(page_of(book, 3).route) == route_of(5)
    assert [page_of(book, stage) for stage in (1, 2, 4, 5)] == [
        page_of(BOOKS["rooms"], stage) for stage in (1, 2, 4, 5)
    ]
    assert read_book(content.text({"stage.3.route": 0}), "same.toml") == BOOKS["rooms"]
    assert content.shares({"stage.3.route": 5}, ["beginner"], 0, 6, Labour[Sample]())["beginner"].of == 6
    with pytest.raises(Refusal, match="lab-no-such-number"):
        content.number("stage.6.route")


def test_corners_give_the_route_again() -> None:
    for number in range(1, 20):
        assert expand(corners_of(route_of(number))) == route_of(number)


def test_the_command_writes_an_edition(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    words = ["lab", "balance", "hako-onna", str(file), "--aim", "visitors=0.5", "--change", "power.7.needs=4..9"]
    out = kurayami(*words, "--tries", "2", "--games", "1", "--bots", "random", "--visitors", "1").stdout
    assert "visitors: " in out
    assert read(file.read_text("utf-8"), "mine.toml").powers[6].needs in range(3, 10)
    assert len((tmp_path / "mine-tries.jsonl").read_text("utf-8").splitlines()) == 3
    (checks,) = tmp_path.glob("mine-check-*.jsonl")
    kept = checks.read_bytes()
    again = kurayami(*words, "--tries", "2", "--games", "1", "--bots", "random", "--visitors", "1").stdout
    assert (again, checks.read_bytes()) == (out, kept)
    on = kurayami(*words, "--tries", "3", "--games", "1", "--bots", "random", "--visitors", "1")
    assert on.returncode == 0
    assert len((tmp_path / "mine-tries.jsonl").read_text("utf-8").splitlines()) == 4
