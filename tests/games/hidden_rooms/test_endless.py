"""Endless nights: books of certified routes, drawn by number."""

import pytest

from kurayami.games.hidden_rooms.book import STAGES, check_book
from kurayami.games.hidden_rooms.endless import DIFFICULTIES, NIGHTS, Difficulty, drawn, night, stock, tiers
from kurayami.kernel import Refusal, Stream


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_night_is_a_book_of_five_routes_of_its_difficulty(difficulty: Difficulty) -> None:
    known = {made.route: made for made in stock().routes if made.difficulty == difficulty}
    for number in (1, 2, 99, NIGHTS):
        made = night(difficulty, number)
        check_book(made.book, "night")
        assert [known[page.route].proof for page in made.book.pages] == list(made.proofs)
        assert len({page.route for page in made.book.pages}) == STAGES
        assert len({page.monster for page in made.book.pages}) == STAGES
        assert set(made.book.title_in) == {"ja", "pl"}
        assert all(set(page.monster_in) == {"ja", "pl"} for page in made.book.pages)


def test_a_number_is_always_the_same_night_and_another_one_another() -> None:
    assert night("easy", 7) == night("easy", 7)
    books = {tuple(page.route for page in night("easy", number).book.pages) for number in range(1, 30)}
    assert len(books) > 20


@pytest.mark.parametrize(("difficulty", "number"), [("easy", 0), ("easy", NIGHTS + 1), ("bright", 1)])
def test_other_nights_there_are_none(difficulty: str, number: int) -> None:
    with pytest.raises(Refusal, match="hr-no-such-night"):
        night(difficulty, number)


def test_every_route_of_the_stock_can_come_in_any_place() -> None:
    seen: dict[int, set[int]] = {place: set() for place in range(STAGES)}
    for number in range(200):
        for place, thing in enumerate(drawn(range(6), Stream(number.to_bytes(32, "big"), "any"))):
            seen[place].add(thing)
    assert all(things == set(range(6)) for things in seen.values())


def test_what_is_proven_gets_harder_from_difficulty_to_difficulty() -> None:
    assert [tier.difficulty for tier in tiers()] == list(DIFFICULTIES)
    careful = [tier.careful for tier in tiers()]
    assert careful[:4] == sorted(careful[:4], reverse=True)
    assert all(tier.limit == 1.0 for tier in tiers()[:3])
    assert tiers()[4].limit < 0.9
    for tier in tiers():
        assert tier.beginner < tier.careful < tier.master < tier.limit + 0.02
