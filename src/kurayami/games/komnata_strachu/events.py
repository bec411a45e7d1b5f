"""What happens. An event that is not for all carries the seats that see it in full."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from kurayami.games.komnata_strachu.cards import Card, Token
from kurayami.games.komnata_strachu.model import Verdict
from kurayami.kernel import Millis, Seat


class CardsTurnedUp(Struct, frozen=True, tag="cards_turned_up"):
    """Three cards at the same moment for all (KS-6)."""

    cards: tuple[Card, ...]
    round: int
    """None begins if all three are Special cards: then it is the number of the one before."""


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
    """All see that it happened; with what and when, only those at the same screen (KS-26)."""

    seat: Seat
    tokens: tuple[Token, ...] | None
    time: Millis | None
    seen_by: tuple[Seat, ...]


class GaveUp(Struct, frozen=True, tag="gave_up"):
    seat: Seat
    seen_by: tuple[Seat, ...]


class RoundDecided(Struct, frozen=True, tag="round_decided"):
    """Choices and times of all who hit (KS-18). In a photo finish the winner is not known yet."""

    round: int
    verdict: Verdict


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
    winners: tuple[Seat, ...]


Private: TypeAlias = TokenPushed | TokenPulled | GaveUp
Public: TypeAlias = (
    CardsTurnedUp
    | CardsSent
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
    """What those who share a screen do is theirs until the verdict (KS-26)."""
    if isinstance(event, Public):
        return event
    if seat in event.seen_by:
        return event
    if isinstance(event, SwitchHit):
        return replace(event, tokens=None, time=None)
    return None
