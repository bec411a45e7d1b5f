"""Reasons a choice is wrong, as values and in words."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import pytest
from msgspec import to_builtins

from kurayami.games.komnata_strachu.cards import SHAPES, Card, Fear, Three, Token
from kurayami.games.komnata_strachu.events import WrongHitShown
from kurayami.games.komnata_strachu.faults import (
    Fault,
    Misplaced,
    Missing,
    Mixture,
    NotAll,
    NotCancelled,
    NothingPushed,
    SpecialOverlooked,
    Stray,
    TooLate,
)
from kurayami.games.komnata_strachu.judge import Answers, answers, explain, is_right
from kurayami.games.komnata_strachu.model import Finish
from kurayami.words import LANGUAGES, Words, telling
from tests.games.komnata_strachu import naive
from tests.games.komnata_strachu.playing import three, tokens
from tests.games.komnata_strachu.test_judge import CHOICES, reachable_triples

NO_SPECIAL = "white ghost, red ghost, yellow skull"
ESCAPE = "white ghost, red puppet, escape"
INVASION = "white ghost, red puppet, invasion 1"


@pytest.mark.rule("KS-8")
@pytest.mark.parametrize(
    ("cards", "choice", "fault"),
    [
        (NO_SPECIAL, "", NothingPushed()),
        (NO_SPECIAL, "ghost", Missing("shape", "skull", more=0)),
        (NO_SPECIAL, "puppet", Missing("colour", "pumpkin", more=1)),
        (NO_SPECIAL, "ghost pumpkin", Mixture(by_shape="ghost", by_colour="pumpkin")),
        (NO_SPECIAL, "ghost skull puppet", Mixture(by_shape="ghost", by_colour="puppet")),
        ("white ghost, white ghost, red ghost", "ghost", None),
        ("white ghost, white ghost, white ghost", "spider", Stray("spider")),
        ("white ghost, guest, white skull", "ghost spider", Stray("spider")),
        (ESCAPE, "ghost puppet", SpecialOverlooked("fear_escape")),
        (ESCAPE, "spider pumpkin", SpecialOverlooked("fear_escape")),
        (INVASION, "puppet ghost", SpecialOverlooked("fear_invasion")),
        ("escape, guest, white ghost", "skull pumpkin spider puppet", NotCancelled("fear_escape")),
        ("invasion 1, guest, white ghost", "ghost pumpkin skull puppet spider", NotCancelled("fear_invasion")),
        (INVASION, "ghost pumpkin skull", NotAll(3)),
        (INVASION, "ghost pumpkin skull spider puppet", Misplaced("spider", 4)),
        (INVASION, "ghost puppet skull pumpkin spider", Mixture(by_shape="ghost", by_colour="puppet")),
    ],
)
def test_reasons(cards: str, choice: str, fault: Fault | None) -> None:
    assert explain(three(cards), tokens(choice)) == fault


@pytest.mark.rule("KS-8", "KS-11", "KS-12", "KS-13")
def test_every_wrong_choice_has_a_reason_that_is_true() -> None:
    """All triples against all 32 sets, and against all rows where the order matters."""
    sets = [choice for count in range(6) for choice in combinations(SHAPES, count)]
    for cards in reachable_triples():
        answer = answers(cards)
        if answer is None:
            continue
        for choice in CHOICES if answer.ordered else sets:
            fault = explain(cards, choice)
            assert (fault is None) == is_right(answer, choice)
            assert fault is None or is_true(fault, cards, answer, choice), (cards, choice, fault)


def is_true(fault: Fault, cards: Three, answer: Answers, choice: tuple[Token, ...]) -> bool:
    seen = naive.pictures(choice)
    fears = [card for card in cards if isinstance(card, Fear)]
    specials = [card for card in cards if not isinstance(card, Fear)]
    match fault:
        case SpecialOverlooked(kind):
            return tags(specials) == [kind] and naive.is_right(fears, seen)
        case NotCancelled(kind):
            obeyed = [card for card in specials if tags([card]) == [kind]]
            return len(specials) == 2 and any(naive.is_right([*fears, special], seen) for special in obeyed)
        case _ if answer.ordered:
            return is_true_of_row(fault, answer, choice)
        case _:
            return is_true_of_set(fault, set(answer.by_shape), set(answer.by_colour), set(choice))


def tags(cards: Sequence[Card]) -> list[str]:
    return [to_builtins(card)["type"] for card in cards]


def is_true_of_set(fault: Fault, by_shape: set[Token], by_colour: set[Token], chosen: set[Token]) -> bool:
    match fault:
        case NothingPushed():
            return not chosen
        case Stray(token):
            return token in chosen and token not in by_shape | by_colour
        case Missing(way, token, more):
            wanted = by_shape if way == "shape" else by_colour
            return chosen < wanted and token in wanted - chosen and more == len(wanted - chosen) - 1
        case Mixture(one, other):
            return {one, other} <= chosen and one in by_shape - by_colour and other in by_colour - by_shape
        case _:
            return False


def is_true_of_row(fault: Fault, answer: Answers, choice: tuple[Token, ...]) -> bool:
    match fault:
        case NothingPushed():
            return choice == ()
        case NotAll(pushed):
            return pushed == len(choice) < 5
        case Misplaced(token, place):
            return choice[place - 1] == token not in (answer.by_shape[place - 1], answer.by_colour[place - 1])
        case Mixture(one, other):
            return answer.by_shape[choice.index(one)] == one and answer.by_colour[choice.index(other)] == other
        case _:
            return False


WORDS: Final[list[Fault]] = [
    NothingPushed(),
    SpecialOverlooked("fear_escape"),
    SpecialOverlooked("fear_invasion"),
    NotCancelled("fear_escape"),
    Stray("spider"),
    Missing("shape", "skull", more=0),
    Missing("colour", "skull", more=1),
    Missing("colour", "skull", more=2),
    Mixture(by_shape="ghost", by_colour="pumpkin"),
    NotAll(3),
    Misplaced("spider", 4),
    TooLate(0),
    TooLate(20),
]


def in_words(language: str, fault: Fault) -> str:
    event = WrongHitShown(Finish(2, tokens("ghost"), 1500, 1500, believed=True, fault=fault))
    key, params = telling("komnata-strachu", "event", to_builtins(event))
    return Words(language).say(key, **params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_of_its_own(language: str) -> None:
    assert len({in_words(language, fault) for fault in WORDS}) == len(WORDS)


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        (
            Mixture(by_shape="ghost", by_colour="pumpkin"),
            "Player 3, 1,500 ms: the pumpkin matches by colour, the ghost by shape. Don’t mix.",
        ),
        (Missing("shape", "skull", more=0), "Player 3, 1,500 ms: by shape, the skull is missing."),
        (
            Missing("colour", "skull", more=2),
            "Player 3, 1,500 ms: by colour, the skull and 2 more tokens are missing.",
        ),
    ],
)
def test_reasons_in_english(fault: Fault, text: str) -> None:
    assert in_words("en", fault) == text
