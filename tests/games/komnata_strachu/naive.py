"""A second judge, as slow and as plain as can be: the sentences of the rules, one after the other, and nothing shared
with the first but the cards."""

from collections.abc import Sequence

from kurayami.games.komnata_strachu.cards import Card, Fear, FearEscape, FearInvasion, Guest

TOKENS = [("pumpkin", "white"), ("spider", "red"), ("puppet", "yellow"), ("ghost", "pink"), ("skull", "turquoise")]
ALL = (
    ["ghost", "skull", "pumpkin", "spider", "puppet"],
    ["white", "red", "yellow", "pink", "turquoise"],
)


Pictures = tuple[list[str], list[str]]


def pictures(chosen: Sequence[str]) -> Pictures:
    """The shapes and the colours of the tokens that were pushed, left to right. Tokens are named by their shapes."""
    tokens = [token for name in chosen for token in TOKENS if token[0] == name]
    return [shape for shape, _ in tokens], [colour for _, colour in tokens]


def is_right(cards: Sequence[Card], chosen: Pictures) -> bool:
    """By shape or by colour."""
    return is_right_by(0, cards, chosen[0]) or is_right_by(1, cards, chosen[1])


def is_right_by(way: int, cards: Sequence[Card], chosen: list[str]) -> bool:
    """The way is 0 for shapes, 1 for colours."""
    specials = [card for card in cards if not isinstance(card, Fear)]
    shown: list[str] = [(card.shape, card.colour)[way] for card in cards if isinstance(card, Fear)]
    if len(specials) == 1 and isinstance(specials[0], FearInvasion):
        return chosen == [(fear.shape, fear.colour)[way] for fear in specials[0].row]
    if len(specials) == 1 and isinstance(specials[0], FearEscape):
        return sorted(chosen) == sorted(one for one in ALL[way] if one not in shown)
    if len(specials) == 1 and isinstance(specials[0], Guest):
        return sorted(chosen) == sorted(one for one in ALL[way] if one in shown)
    if len(specials) == 2:
        return chosen == shown
    assert not specials
    return sorted(chosen) == sorted(one for one in ALL[way] if one in shown)
