"""Events. One that is not for everyone carries the seats that see it in full."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from kurayami.games.komnata_strachu.cards import Card, Token
from kurayami.games.komnata_strachu.model import Finish
from kurayami.games.komnata_strachu.outcome import Reason
from kurayami.kernel import Millis, Seat


class CardsTurnedUp(Struct, frozen=True, tag="cards_turned_up"):
    """Three cards at the same moment for all (KS-6)."""

    left: Card
    middle: Card
    right: Card
    round: int | None
    """None: they are three Special cards, which begin no round (KS-10)."""


class CardsSent(Struct, frozen=True, tag="cards_sent"):
    seat: Seat
    allowance: Millis
    """A: shown to the others (KS-24)."""


class TokenPushed(Struct, frozen=True, tag="token_pushed"):
    seat: Seat
    token: Token
    seen_by: tuple[Seat, ...]


class TokenPulled(Struct, frozen=True, tag="token_pulled"):
    seat: Seat
    token: Token
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
    """Choice and time of one who hit, shown to all when the round is decided (KS-18)."""

    finish: Finish


class WrongHitShown(Struct, frozen=True, tag="wrong_hit_shown"):
    """The same, of one who was wrong or too late, with the reason."""

    finish: Finish


class RoundDecided(Struct, frozen=True, tag="round_decided"):
    round: int
    winner: Seat | None
    photo: bool = False
    """Chance has yet to decide between those who were first (KS-25)."""
    void: bool = False
    """The table was restarted (KS-29)."""


class PhotoDecided(Struct, frozen=True, tag="photo_decided"):
    """Chance chose between right hits of the same millisecond (KS-25)."""

    winner: Seat
    first: tuple[Seat, ...]


class CardsBoxed(Struct, frozen=True, tag="cards_boxed"):
    """Cards that nobody won."""

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
    """None: the victory is shared."""


Private: TypeAlias = TokenPushed | TokenPulled | GaveUp
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
Event: TypeAlias = Public | Private | SwitchHit


def witness(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat sees it. What players at a shared screen do stays theirs until the verdict (KS-26)."""
    if isinstance(event, Public):
        return event
    if seat in event.seen_by:
        return event
    if isinstance(event, SwitchHit):
        return replace(event, tokens=None, time=None)
    return None
