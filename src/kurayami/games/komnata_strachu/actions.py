"""Actions of players, outcomes of chance, and reports of the clock."""

from typing import TypeAlias

from msgspec import Struct

from kurayami.games.komnata_strachu.cards import Card
from kurayami.kernel import Due, Millis, Seat


class Push(Struct, frozen=True, tag="push"):
    """Push a token forward, to the right of those that stand there (KS-7). Tokens are called by their shape."""

    token: str


class Pull(Struct, frozen=True, tag="pull"):
    """Take a token back; the others close the gap (KS-7)."""

    token: str


class Hit(Struct, frozen=True, tag="hit"):
    """Hit the light switch. The choice counts as it stands (KS-7)."""

    time: Millis = 0
    """A measure: from the cards' showing to the hit, on the player's own clock (KS-23)."""


class GiveUp(Struct, frozen=True, tag="give_up"):
    """Do without this round (KS-17)."""


class Ready(Struct, frozen=True, tag="ready"):
    """Ask for the next round (KS-19)."""


class TurnUp(Struct, frozen=True, tag="turn_up"):
    """Chance decides one of the three cards. Nobody sees it before the third is there (KS-6)."""

    card: Card


class PhotoFinish(Struct, frozen=True, tag="photo_finish"):
    """Chance decides between right hits of the same millisecond (KS-25)."""

    seat: Seat


class Sent(Struct, frozen=True, tag="sent"):
    """The cards were written to this player's socket, at the move's time (KS-24)."""

    seat: Seat
    longest: Millis = 0
    """A measure: the longest of the last 20 round trips of this line."""
    shortest: Millis = 0
    """A measure: the shortest of them."""


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
