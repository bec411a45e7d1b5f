"""The judge: which choices are right for three cards, and why another is wrong (KS-8 to KS-15)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from kurayami.games.komnata_strachu.cards import (
    SHAPES,
    TOKEN_OF,
    Card,
    Fear,
    FearEscape,
    FearInvasion,
    Guest,
    Special,
    Three,
    Token,
)
from kurayami.games.komnata_strachu.faults import (
    Fault,
    Misplaced,
    Missing,
    Mixture,
    NotAll,
    NotCancelled,
    NothingPushed,
    Obeyable,
    SpecialOverlooked,
    Stray,
    Way,
)


class Answers(Struct, frozen=True):
    """The two right choices, which may be equal."""

    by_shape: tuple[Token, ...]
    by_colour: tuple[Token, ...]
    ordered: bool = False
    """True if the order of the tokens matters: only for Fear Invasion (KS-15); else they are in the
    order of `SHAPES`.
    """


@lru_cache(maxsize=4096)
def answers(cards: Three) -> Answers | None:
    """The right choices, or None if three Special cards cancel out (KS-10)."""
    specials = specials_of(cards)
    fears = fears_of(cards)
    if not fears:
        return None
    return _obeying(specials[0] if len(specials) == 1 else None, fears)


def specials_of(cards: Iterable[Card]) -> list[Special]:
    return [card for card in cards if not isinstance(card, Fear)]


def fears_of(cards: Iterable[Card]) -> list[Fear]:
    return [card for card in cards if isinstance(card, Fear)]


def _obeying(special: Special | None, fears: Sequence[Fear]) -> Answers:
    by_shape = [fear.shape for fear in fears]
    by_colour = [TOKEN_OF[fear.colour] for fear in fears]
    match special:
        case FearInvasion(row):
            return Answers(
                tuple(fear.shape for fear in row), tuple(TOKEN_OF[fear.colour] for fear in row), ordered=True
            )
        case FearEscape():
            return Answers(_others(by_shape), _others(by_colour))
        case Guest() | None:
            return Answers(in_order(by_shape), in_order(by_colour))


def in_order(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """Each once, in the order of `SHAPES`."""
    chosen = set(tokens)
    return tuple([token for token in SHAPES if token in chosen])


def _others(tokens: Iterable[Token]) -> tuple[Token, ...]:
    chosen = set(tokens)
    return tuple([token for token in SHAPES if token not in chosen])


def is_right(answer: Answers, tokens: tuple[Token, ...]) -> bool:
    """True if the tokens match exactly, by shape or by colour (KS-8)."""
    choice = tokens if answer.ordered else in_order(tokens)
    return choice in (answer.by_shape, answer.by_colour)


def explain(cards: Three, tokens: tuple[Token, ...]) -> Fault | None:
    """Reason a choice is wrong; None if it is right."""
    answer = answers(cards)
    assert answer is not None, "nobody chooses while three Special cards lie there"
    if is_right(answer, tokens):
        return None
    if not tokens:
        return NothingPushed()
    misread = _misread(cards, tokens)
    if misread:
        return misread
    return _fault_of_row(answer, tokens) if answer.ordered else _fault_of_set(answer, tokens)


def _misread(cards: Three, tokens: tuple[Token, ...]) -> SpecialOverlooked | NotCancelled | None:
    specials, fears = specials_of(cards), fears_of(cards)
    for special in specials:
        if isinstance(special, Guest):
            continue
        kind: Obeyable = "fear_escape" if isinstance(special, FearEscape) else "fear_invasion"
        if len(specials) == 1 and is_right(_obeying(None, fears), tokens):
            return SpecialOverlooked(kind)
        if len(specials) == 2 and is_right(_obeying(special, fears), tokens):
            return NotCancelled(kind)
    return None


def _fault_of_set(answer: Answers, tokens: tuple[Token, ...]) -> Stray | Missing | Mixture:
    chosen, by_shape, by_colour = set(tokens), set(answer.by_shape), set(answer.by_colour)
    if stray := in_order(chosen - by_shape - by_colour):
        return Stray(stray[0])
    ways: tuple[tuple[Way, set[Token]], ...] = (("shape", by_shape), ("colour", by_colour))
    missing = [(way, in_order(counting - chosen)) for way, counting in ways if chosen <= counting]
    if missing:
        way, tokens = min(missing, key=lambda one: len(one[1]))
        return Missing(way, tokens[0], len(tokens) - 1)
    return Mixture(by_shape=in_order(chosen - by_colour)[0], by_colour=in_order(chosen - by_shape)[0])


def _fault_of_row(answer: Answers, tokens: tuple[Token, ...]) -> NotAll | Misplaced | Mixture:
    if len(tokens) < len(SHAPES):
        return NotAll(len(tokens))
    by_shape: list[Token] = []
    by_colour: list[Token] = []
    for place, token in enumerate(tokens):
        if token == answer.by_shape[place]:
            by_shape.append(token)
        elif token == answer.by_colour[place]:
            by_colour.append(token)
        else:
            return Misplaced(token, place + 1)
    return Mixture(by_shape[0], by_colour[0])
