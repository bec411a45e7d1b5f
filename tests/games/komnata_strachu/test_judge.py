"""Right choices."""

from itertools import combinations, permutations

import pytest

from kurayami.games.komnata_strachu import Options, setup
from kurayami.games.komnata_strachu.cards import SHAPES, Three
from kurayami.games.komnata_strachu.deck import cards_of
from kurayami.games.komnata_strachu.judge import Answers, answers, fears_of, is_right
from tests.games.komnata_strachu import naive
from tests.games.komnata_strachu.playing import three, tokens

CHOICES = [choice for count in range(6) for choice in permutations(SHAPES, count)]
"""Every row of tokens that can stand on the table: 326 of them, all 32 sets and all 120 orders of five."""


def reachable_triples() -> list[Three]:
    """All triples the deck of 55 can flip, in any order. The deck is sorted, so none comes in two orders."""
    return list(dict.fromkeys(combinations(cards_of(Options(), setup(Options()).deck), 3)))


def right_choices(names: str) -> set[frozenset[str]]:
    answer = answers(three(names))
    assert answer is not None
    return {frozenset(choice) for choice in CHOICES if is_right(answer, choice)}


# Printed examples


@pytest.mark.rule("KS-2", "KS-8", "KS-9")
def test_white_ghost_red_ghost_yellow_skull() -> None:
    assert right_choices("white ghost, red ghost, yellow skull") == {
        frozenset({"ghost", "skull"}),
        frozenset({"pumpkin", "spider", "puppet"}),
    }


@pytest.mark.rule("KS-2", "KS-13")
def test_escape_with_white_and_red_ghost_and_puppet() -> None:
    assert right_choices("white ghost, red puppet, escape") == {
        frozenset({"skull", "pumpkin", "spider"}),
        frozenset({"puppet", "ghost", "skull"}),
    }


@pytest.mark.rule("KS-2", "KS-14")
def test_guest_with_two_white_cards() -> None:
    assert right_choices("white ghost, guest, white skull") == {
        frozenset({"ghost", "skull"}),
        frozenset({"pumpkin"}),
    }


# The rules one by one


@pytest.mark.rule("KS-8")
@pytest.mark.parametrize(
    ("choice", "right"),
    [
        ("ghost skull", True),
        ("pumpkin spider puppet", True),
        ("ghost pumpkin spider", False),
        ("ghost", False),
        ("ghost skull puppet", False),
        ("pumpkin spider", False),
        ("", False),
    ],
)
def test_exactly_the_shapes_or_exactly_the_colours(choice: str, right: bool) -> None:
    answer = answers(three("white ghost, red ghost, yellow skull"))
    assert answer
    assert is_right(answer, tokens(choice)) == right


@pytest.mark.rule("KS-8")
def test_right_both_ways_is_right() -> None:
    assert right_choices("red ghost, pink spider, red ghost") == {frozenset({"ghost", "spider"})}


@pytest.mark.rule("KS-9")
def test_repeats_count_once() -> None:
    assert right_choices("red ghost, red ghost, red puppet") == {frozenset({"ghost", "puppet"}), frozenset({"spider"})}


@pytest.mark.rule("KS-10")
@pytest.mark.parametrize("names", ["escape, guest, invasion 1", "guest, guest, guest", "escape, escape, invasion 2"])
def test_three_special_cards_have_no_answer(names: str) -> None:
    assert answers(three(names)) is None


@pytest.mark.rule("KS-11")
@pytest.mark.parametrize("specials", ["escape, escape", "guest, escape", "invasion 1, guest", "invasion 1, invasion 2"])
def test_of_two_special_cards_only_the_third_card_counts(specials: str) -> None:
    assert right_choices(f"{specials}, yellow spider") == {frozenset({"spider"}), frozenset({"puppet"})}


@pytest.mark.rule("KS-12", "KS-15")
def test_invasion_wants_all_five_in_the_cards_order() -> None:
    cards = three("white ghost, invasion 1, red ghost")
    answer = answers(cards)
    assert answer
    assert [choice for choice in CHOICES if is_right(answer, choice)] == [
        tokens("ghost pumpkin skull puppet spider"),
        tokens("skull puppet spider pumpkin ghost"),
    ]


@pytest.mark.rule("KS-15")
def test_elsewhere_the_order_does_not_matter() -> None:
    answer = answers(three("white ghost, red puppet, escape"))
    assert answer
    assert all(is_right(answer, order) for order in permutations(tokens("skull pumpkin spider")))


# Everything that can lie there, against everything that can be pushed


@pytest.mark.rule("KS-8", "KS-9", "KS-10", "KS-11", "KS-12", "KS-13", "KS-14", "KS-15")
def test_the_judge_agrees_with_the_plain_reading_everywhere() -> None:
    triples = reachable_triples()
    pictures = [(choice, naive.pictures(choice)) for choice in CHOICES]
    compared = 0
    for cards in triples:
        answer = answers(cards)
        if answer is None:
            assert not fears_of(cards)
            continue
        for choice, seen in pictures:
            assert is_right(answer, choice) == naive.is_right(cards, seen), (cards, choice)
        compared += len(CHOICES)
    assert (len(triples), len(CHOICES), compared) == (3499, 326, 1_124_700)


@pytest.mark.rule("KS-8")
def test_one_round_of_43_can_be_right_both_ways() -> None:
    found = [answers(cards) for cards in combinations(cards_of(Options(), setup(Options()).deck), 3)]
    rounds = [answer for answer in found if answer is not None]
    assert (sum(answer.by_shape == answer.by_colour for answer in rounds), len(rounds)) == (600, 25_780)


@pytest.mark.rule("KS-15")
def test_the_order_of_the_cards_never_matters() -> None:
    for cards in reachable_triples():
        assert len({answers(order) for order in permutations(cards)}) == 1


def test_answers_are_written_in_one_order() -> None:
    cards = three("yellow skull, white ghost, red ghost")
    assert answers(cards) == Answers(tokens("ghost skull"), tokens("pumpkin spider puppet"))
