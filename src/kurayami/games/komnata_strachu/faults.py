"""Why a hit did not win: each reason is a value, and words are made of it elsewhere."""

from typing import Literal, TypeAlias

from msgspec import Struct

from kurayami.games.komnata_strachu.cards import Token
from kurayami.kernel import Millis

Way: TypeAlias = Literal["shape", "colour"]
Obeyable: TypeAlias = Literal["fear_invasion", "fear_escape"]
"""The Special cards that change what counts."""


class NothingPushed(Struct, frozen=True, tag="nothing_pushed"):
    """The row was empty."""


class SpecialOverlooked(Struct, frozen=True, tag="special_overlooked"):
    """It would be right without the Special card."""

    special: Obeyable


class NotCancelled(Struct, frozen=True, tag="not_cancelled"):
    """It obeys one of two Special cards, which cancel each other (KS-11)."""

    special: Obeyable


class Stray(Struct, frozen=True, tag="stray"):
    """A token that counts neither by shape nor by colour."""

    token: Token


class Missing(Struct, frozen=True, tag="missing"):
    """All tokens are right by one way, but this one is missing, and so many more."""

    way: Way
    token: Token
    more: int


class Mixture(Struct, frozen=True, tag="mixture"):
    """One token is right by shape only, another by colour only."""

    by_shape: Token
    by_colour: Token


class NotAll(Struct, frozen=True, tag="not_all"):
    """Fear Invasion wants all five."""

    pushed: int


class Misplaced(Struct, frozen=True, tag="misplaced"):
    """A token that Fear Invasion wants in another place, by shape and by colour. Places count from 1."""

    token: Token
    place: int


class TooLate(Struct, frozen=True, tag="too_late"):
    """The round's time was over by so much (KS-17). The race says so, not the judge."""

    by: Millis


Fault: TypeAlias = (
    NothingPushed | SpecialOverlooked | NotCancelled | Stray | Missing | Mixture | NotAll | Misplaced | TooLate
)
