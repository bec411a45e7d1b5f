"""A second judge, as slow and simple as possible: the sentences of the rules, one after the other, sharing only the
cards with the first.
"""

from collections.abc import Sequence

from kurayami.games.komnata_strachu.cards import Card, Fear, FearEscape, FearInvasion, Guest

TOKENS = [("pumpkin", "white"), ("spider", "red"), ("puppet", "yellow"), ("ghost", "pink"), ("skull", "turquoise")]
ALL = (
    ["ghost", "skull", "pumpkin", "spider", "puppet"],
    ["white", "red", "yellow", "pink", "turquoise"],
)


Pictures = tuple[list[str], list[str]]


def pictures(chosen: Sequence[str]) -> Pictures:
    """Shapes and colours of the tokens pushed, left to right. Tokens are named by shape."""
    tokens = [token for name in chosen for token in TOKENS if token[0] == name]
    return [shape for shape, _ in tokens], [colour for _, colour in tokens]


def is_right(cards: Sequence[Card], chosen: Pictures) -> bool:
    """True if right by shape or by colour."""
    return is_right_by(0, cards, chosen[0]) or is_right_by(1, cards, chosen[1])


def is_right_by(way: int, cards: Sequence[Card], chosen: list[str]) -> bool:
    """True if right one way: 0 by shape, 1 by colour."""
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
