"""Actions of players, outcomes of chance, and reports of the clock."""

from typing import TypeAlias

from msgspec import Struct

from kurayami.games.komnata_strachu.cards import Card
from kurayami.kernel import Due, Millis, Seat


class Push(Struct, frozen=True, tag="push"):
    """Pushes a token forward, to the right of those already there (KS-7). Tokens are named by shape."""

    token: str


class Pull(Struct, frozen=True, tag="pull"):
    """Pulls a token back; the others close the gap (KS-7)."""

    token: str


class Hit(Struct, frozen=True, tag="hit"):
    """Hits the light switch. The tokens count as they stand (KS-7)."""

    time: Millis = 0
    """Measurement: milliseconds from showing the cards to the hit, on the player's own clock (KS-23)."""


class GiveUp(Struct, frozen=True, tag="give_up"):
    """Gives up this round (KS-17)."""


class Ready(Struct, frozen=True, tag="ready"):
    """Asks for the next round (KS-19)."""


class TurnUp(Struct, frozen=True, tag="turn_up"):
    """Chance decides one of the three cards. Nobody sees it before the third is decided (KS-6)."""

    card: Card


class PhotoFinish(Struct, frozen=True, tag="photo_finish"):
    """Chance decides between right hits in the same millisecond (KS-25)."""

    seat: Seat


class Sent(Struct, frozen=True, tag="sent"):
    """The cards were written to this player's socket, at the move's time (KS-24)."""

    seat: Seat
    longest: Millis = 0
    """Measurement: the longest of the connection's last 20 round trips, in milliseconds."""
    shortest: Millis = 0
    """Measurement: the shortest of them."""


class Gone(Struct, frozen=True, tag="gone"):
    """A player lost the connection (KS-29)."""

    seat: Seat


class Back(Struct, frozen=True, tag="back"):
    """A player is connected again (KS-29)."""

    seat: Seat


class Restarted(Struct, frozen=True, tag="restarted"):
    """The table itself was restarted in an open round (KS-29)."""


SeatAction: TypeAlias = Push | Pull | Hit | GiveUp | Ready
Draw: TypeAlias = TurnUp | PhotoFinish
Fact: TypeAlias = Due | Sent | Gone | Back | Restarted
Action: TypeAlias = SeatAction | Draw | Fact
