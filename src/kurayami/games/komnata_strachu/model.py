"""The state of a game, and the options that it is set up with."""

from typing import Final, TypeAlias

from msgspec import Struct

from kurayami.games.komnata_strachu.cards import Card, FearInvasion, Three, Token
from kurayami.games.komnata_strachu.content import COPIES_OF_SPECIAL, INVASIONS
from kurayami.games.komnata_strachu.faults import Fault
from kurayami.games.komnata_strachu.race import Claim, Trip
from kurayami.kernel import Millis, Seat

MOST_PLAYERS: Final = 4
TIME_LIMIT: Final[Millis] = 30_000
PAUSE: Final[Millis] = 8_000
COUNTDOWN: Final[Millis] = 1_500
GATHERING: Final[Millis] = 30_000
"""The first round waits so long for all to be ready, or for as long as the pause if that is longer (KS-19)."""
SHOWN: Final[Millis] = 2_000
"""Milliseconds three Special cards are shown (KS-10)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    players: int = 2
    """1 to 4; a single player practises."""
    time_limit: Millis | None = TIME_LIMIT
    """A round's time on each player's own clock, or None for no limit (KS-17)."""
    rounds: int | None = None
    """The game ends after so many rounds; None: when the deck does."""
    pause: Millis | None = PAUSE
    """The next round begins after it at the latest; None: only when all are ready (KS-19)."""
    countdown: Millis = COUNTDOWN
    """Milliseconds from everyone being ready to the cards (KS-19)."""
    invasions: tuple[FearInvasion, ...] = INVASIONS
    """The Fear Invasion cards of the deck."""
    escapes: int = COPIES_OF_SPECIAL
    guests: int = COPIES_OF_SPECIAL
    screens: tuple[int, ...] = ()
    """Screen number of each player; equal numbers share a screen (KS-28). Empty: nobody shares."""
    usual: Millis | None = None
    """Median time of a right hit in earlier games of whoever set this up, for bots that keep pace. None: not known."""


Bag: TypeAlias = tuple[int, ...]
"""Number of cards of each kind; `deck.kinds` lists the kinds."""


class Lane(Struct, frozen=True):
    """A player in the open round."""

    trip: Trip | None = None
    """None: the cards were not sent to this player yet."""
    missed: bool = False
    """The connection was lost before the cards were sent: the player waits for the next round (KS-29)."""
    tokens: tuple[Token, ...] = ()
    """Pushed forward, left to right (KS-7)."""
    claim: Claim | None = None
    """The hit, once there was one."""
    gave_up: bool = False
    heard: Millis = 0
    """Time of the player's last action in this round."""


class Finish(Struct, frozen=True):
    """A hit as all see it after the round (KS-18)."""

    seat: Seat
    tokens: tuple[Token, ...]
    time: Millis
    """The time that counts."""
    claimed: Millis
    believed: bool
    """False if the table set the time that counts (KS-24)."""
    fault: Fault | None
    """None: right."""


class Verdict(Struct, frozen=True):
    """Result of a round."""

    cards: Three
    by_shape: tuple[Token, ...]
    by_colour: tuple[Token, ...]
    """The right answers; for Fear Invasion in their order."""
    finishes: tuple[Finish, ...] = ()
    """Hits, fastest first."""
    first: tuple[Seat, ...] = ()
    """Seats first with a right choice. More than one: a photo finish (KS-25)."""
    winner: Seat | None = None
    void: bool = False
    """The table was restarted (KS-29)."""


class Turning(Struct, frozen=True, tag="turning"):
    """Chance turns up three cards."""

    turned: tuple[Card, ...] = ()
    """Seen by nobody before the third."""


class Cancelled(Struct, frozen=True, tag="cancelled"):
    """Three Special cards are shown; nobody can hit (KS-10)."""

    cards: Three
    since: Millis


class Open(Struct, frozen=True, tag="open"):
    """The race is on."""

    cards: Three
    since: Millis
    lanes: tuple[Lane, ...]
    due: Millis | None = None
    """Time the round is settled if nothing more happens. Secret: it jumps when a hit is right."""


class Photo(Struct, frozen=True, tag="photo"):
    """Chance decides between those who were first. The verdict is told but for the winner."""

    cards: Three
    first: tuple[Seat, ...]


class Pause(Struct, frozen=True, tag="pause"):
    """The pause before a round (KS-19)."""

    since: Millis
    ready: tuple[bool, ...]
    until: Millis | None
    """Time the cards are turned up; sooner once everyone is ready, and None: not before that."""


class Over(Struct, frozen=True, tag="over"):
    """The game is over (KS-20)."""


Stage: TypeAlias = Turning | Cancelled | Open | Photo | Pause | Over


class State(Struct, frozen=True):
    options: Options
    deck: Bag
    """Cards face down, in no order: a card is decided when it is turned up."""
    won: tuple[tuple[Card, ...], ...]
    """Per player."""
    connected: tuple[bool, ...]
    box: tuple[Card, ...] = ()
    rounds: int = 0
    """Rounds begun. Three Special cards begin none."""
    stage: Stage = Turning()
    told: tuple[Verdict, ...] = ()
    """The verdicts of all rounds. All see them."""


def screen_mates(options: Options, seat: Seat) -> tuple[Seat, ...]:
    """Seats at the same screen, this one included (KS-28)."""
    if not options.screens:
        return (seat,)
    return tuple([other for other, screen in enumerate(options.screens) if screen == options.screens[seat]])
