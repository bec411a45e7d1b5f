"""Every rule has a test that cites it, or waits for a missing part, with the reason."""

import tomllib
from pathlib import Path

import pytest

from kurayami.catalog import GAMES
from tests.rule_ids import ids_in_tests, ids_of_pages

HIGHEST = {"HR": 34, "KS": 32, "HO": 79}
WAITING = tomllib.loads((Path(__file__).parent / "rules_waiting.toml").read_text("utf-8"))


def test_every_game_has_a_rules_page() -> None:
    assert {page.removesuffix(".md") for page in ids_of_pages()} == GAMES.keys()


@pytest.mark.parametrize("page", ids_of_pages())
def test_a_rules_page_leaves_no_number_out(page: str) -> None:
    ids = ids_of_pages()[page]
    (letters,) = {rule.split("-")[0] for rule in ids}
    assert ids == {f"{letters}-{number}" for number in range(1, HIGHEST[letters] + 1)}


def test_every_rule_is_tested_or_waits_for_its_part() -> None:
    rules = set().union(*ids_of_pages().values())
    assert rules - ids_in_tests() - WAITING.keys() == set()


def test_tests_name_only_rules_that_exist() -> None:
    rules = set().union(*ids_of_pages().values())
    assert ids_in_tests() - rules == set()


def test_no_rule_waits_that_is_tested_or_unknown() -> None:
    rules = set().union(*ids_of_pages().values())
    assert WAITING.keys() <= rules
    assert WAITING.keys() & ids_in_tests() == set()
    assert all(reason.strip() for reason in WAITING.values())
