"""Reasons a hit did not win, as values; they are put into words elsewhere."""

from typing import Literal, TypeAlias

from msgspec import Struct

from kurayami.games.komnata_strachu.cards import Token
from kurayami.kernel import Millis

Way: TypeAlias = Literal["shape", "colour"]
Obeyable: TypeAlias = Literal["fear_invasion", "fear_escape"]
"""Special cards that change the match."""


class NothingPushed(Struct, frozen=True, tag="nothing_pushed"):
    """No token was pushed."""


class SpecialOverlooked(Struct, frozen=True, tag="special_overlooked"):
    """Would be right without the Special card."""

    special: Obeyable


class NotCancelled(Struct, frozen=True, tag="not_cancelled"):
    """Obeys one of two Special cards, which cancel out (KS-11)."""

    special: Obeyable


class Stray(Struct, frozen=True, tag="stray"):
    """A token that matches neither by shape nor by colour."""

    token: Token


class Missing(Struct, frozen=True, tag="missing"):
    """All tokens match one way, but this one is missing, and `more` others."""

    way: Way
    token: Token
    more: int


class Mixture(Struct, frozen=True, tag="mixture"):
    """One token matches by shape only, another by colour only."""

    by_shape: Token
    by_colour: Token


class NotAll(Struct, frozen=True, tag="not_all"):
    """Fear Invasion needs all five."""

    pushed: int


class Misplaced(Struct, frozen=True, tag="misplaced"):
    """A token that Fear Invasion needs in another place, by shape and by colour. Places count from 1."""

    token: Token
    place: int


class TooLate(Struct, frozen=True, tag="too_late"):
    """Time was up by this many milliseconds (KS-17). The race decides that, not the judge."""

    by: Millis


Fault: TypeAlias = (
    NothingPushed | SpecialOverlooked | NotCancelled | Stray | Missing | Mixture | NotAll | Misplaced | TooLate
)
