"""Fears, tokens and cards (KS-1 to KS-4)."""

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

Shape: TypeAlias = Literal["ghost", "skull", "pumpkin", "spider", "puppet"]
Colour: TypeAlias = Literal["white", "red", "yellow", "pink", "turquoise"]
Token: TypeAlias = Shape
"""A token, named by its shape: every player has one of each."""

SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

COLOUR_OF: Final[dict[Token, Colour]] = {
    "ghost": "pink",
    "skull": "turquoise",
    "pumpkin": "white",
    "spider": "red",
    "puppet": "yellow",
}
"""The five tokens (KS-2)."""
TOKEN_OF: Final[dict[Colour, Token]] = {colour: token for token, colour in COLOUR_OF.items()}


class Fear(Struct, frozen=True, cache_hash=True, tag="fear"):
    """A card with one Fear; also one Fear in an Invasion's row."""

    shape: Shape
    colour: Colour


class FearInvasion(Struct, frozen=True, cache_hash=True, tag="fear_invasion"):
    """Every shape and every colour once, in an order that counts (KS-12)."""

    row: tuple[Fear, ...]


class FearEscape(Struct, frozen=True, cache_hash=True, tag="fear_escape"):
    """Card that inverts the match: what is not on the other cards counts (KS-13)."""


class Guest(Struct, frozen=True, cache_hash=True, tag="guest"):
    """Card that changes nothing: what is on the other cards counts (KS-14)."""


Special: TypeAlias = FearInvasion | FearEscape | Guest
Card: TypeAlias = Fear | Special
Three: TypeAlias = tuple[Card, Card, Card]
"""The three cards turned up (KS-6)."""


def is_special(card: Card) -> bool:
    return not isinstance(card, Fear)
