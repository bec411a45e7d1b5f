"""Events. One that is not for everyone lists the seats that see it in full."""

from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kurayami.games.komnata_strachu.cards import Card, Token
from kurayami.games.komnata_strachu.model import Finish
from kurayami.games.komnata_strachu.outcome import Reason
from kurayami.kernel import Millis, Seat


class CardsTurnedUp(Struct, frozen=True, tag="cards_turned_up"):
    """Three cards are flipped at the same moment for everyone (KS-6)."""

    left: Card
    middle: Card
    right: Card
    round: int | None
    """Number of the round; None if they are three Special cards, which start no round (KS-10)."""


class CardsSent(Struct, frozen=True, tag="cards_sent"):
    seat: Seat
    allowance: Millis
    """The lag allowance A, shown to the others (KS-24)."""


class TokenPushed(Struct, frozen=True, tag="token_pushed"):
    """A token was pushed. Everyone sees that; only the same screen sees which one (KS-26)."""

    seat: Seat
    token: Token | None
    seen_by: tuple[Seat, ...]


class TokenPulled(Struct, frozen=True, tag="token_pulled"):
    seat: Seat
    token: Token | None
    seen_by: tuple[Seat, ...]


class SwitchHit(Struct, frozen=True, tag="switch_hit"):
    """Everyone sees that it happened; only the same screen sees with what and when (KS-26)."""

    seat: Seat
    tokens: tuple[Token, ...] | None
    time: Millis | None
    seen_by: tuple[Seat, ...]


class GaveUp(Struct, frozen=True, tag="gave_up"):
    seat: Seat
    seen_by: tuple[Seat, ...]


class RightHitShown(Struct, frozen=True, tag="right_hit_shown"):
    """Tokens and time of a right hit, shown to everyone once the round is decided (KS-18)."""

    finish: Finish


class WrongHitShown(Struct, frozen=True, tag="wrong_hit_shown"):
    """The same for a wrong or late hit, with the reason."""

    finish: Finish


class RoundDecided(Struct, frozen=True, tag="round_decided"):
    round: int
    winner: Seat | None
    photo: bool = False
    """True if chance has yet to decide between those who were first (KS-25)."""
    void: bool = False
    """True if the table was restarted (KS-29)."""


class PhotoDecided(Struct, frozen=True, tag="photo_decided"):
    """Chance chose between right hits in the same millisecond (KS-25)."""

    winner: Seat
    first: tuple[Seat, ...]


class CardsBoxed(Struct, frozen=True, tag="cards_boxed"):
    """Cards nobody won."""

    cards: tuple[Card, ...]


class PlayerReady(Struct, frozen=True, tag="player_ready"):
    seat: Seat


class PlayerGone(Struct, frozen=True, tag="player_gone"):
    seat: Seat


class PlayerBack(Struct, frozen=True, tag="player_back"):
    seat: Seat


class GameOver(Struct, frozen=True, tag="game_over"):
    reason: Reason
    winner: Seat | None
    """Winner; None if the victory is shared."""


Public: TypeAlias = (
    CardsTurnedUp
    | CardsSent
    | RightHitShown
    | WrongHitShown
    | RoundDecided
    | PhotoDecided
    | CardsBoxed
    | PlayerReady
    | PlayerGone
    | PlayerBack
    | GameOver
)
Veiled: TypeAlias = TokenPushed | TokenPulled | SwitchHit
"""An event everyone sees happen, with details only for the same screen."""
Event: TypeAlias = Public | Veiled | GaveUp


def witness(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat sees it. Tokens at a shared screen stay private to it until the verdict (KS-26)."""
    if isinstance(event, Public) or seat in event.seen_by:
        return event
    match event:
        case TokenPushed() | TokenPulled():
            return replace(event, token=None)
        case SwitchHit():
            return replace(event, tokens=None, time=None)
        case GaveUp():
            return None
        case _:
            assert_never(event)
