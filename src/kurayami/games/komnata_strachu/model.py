"""The state of a game, and its options."""

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
"""Milliseconds the first round waits for everyone to be ready; as long as the pause if that is longer (KS-19)."""
SHOWN: Final[Millis] = 2_000
"""Milliseconds three Special cards are shown (KS-10)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    players: int = 2
    """Number of players, 1 to 4; a single player practises."""
    time_limit: Millis | None = TIME_LIMIT
    """A round's time limit in milliseconds on each player's own clock; None for no limit (KS-17)."""
    rounds: int | None = None
    """Rounds before the game ends; None: when the deck runs out."""
    pause: Millis | None = PAUSE
    """Longest pause before the next round, in milliseconds; None: until everyone is ready (KS-19)."""
    countdown: Millis = COUNTDOWN
    """Milliseconds from everyone being ready to the cards (KS-19)."""
    invasions: tuple[FearInvasion, ...] = INVASIONS
    """Fear Invasion cards of the deck."""
    escapes: int = COPIES_OF_SPECIAL
    guests: int = COPIES_OF_SPECIAL
    screens: tuple[int, ...] = ()
    """Screen number of each player; equal numbers share a screen (KS-28). Empty: nobody shares."""
    head_starts: tuple[Millis, ...] = ()
    """Head starts of the first players in milliseconds, in whole tenths of a second; the others have none (KS-32)."""
    usual: Millis | None = None
    """Median time of a right hit in earlier games of whoever set this up, in milliseconds, for bots that keep pace.
    None: unknown.
    """


Bag: TypeAlias = tuple[int, ...]
"""Number of cards of each kind; `deck.kinds` lists the kinds."""


class Lane(Struct, frozen=True):
    """A player in the open round."""

    trip: Trip | None = None
    """Connection when the cards were sent; None: not sent yet."""
    missed: bool = False
    """True if the connection was lost before the cards were sent: the player waits for the next round (KS-29)."""
    tokens: tuple[Token, ...] = ()
    """Tokens pushed forward, left to right (KS-7)."""
    claim: Claim | None = None
    """The hit, once made."""
    gave_up: bool = False
    heard: Millis = 0
    """Time of the player's last action in this round."""


class Finish(Struct, frozen=True):
    """A hit as everyone sees it after the round (KS-18)."""

    seat: Seat
    tokens: tuple[Token, ...]
    time: Millis
    """Time the table believes, in milliseconds."""
    claimed: Millis
    believed: bool
    """False if the table set the time that counts (KS-24)."""
    fault: Fault | None
    """Fault; None: right."""
    head_start: Millis = 0
    """Milliseconds taken off the time in the race (KS-32)."""

    @property
    def counted(self) -> Millis:
        """Time that is compared, in milliseconds; below zero for a hit within the head start."""
        return self.time - self.head_start


class Verdict(Struct, frozen=True):
    """Result of a round."""

    cards: Three
    by_shape: tuple[Token, ...]
    by_colour: tuple[Token, ...]
    """Right answer by colour; for Fear Invasion in order."""
    finishes: tuple[Finish, ...] = ()
    """Hits, fastest first."""
    first: tuple[Seat, ...] = ()
    """Seats first with a right choice. More than one: a photo finish (KS-25)."""
    winner: Seat | None = None
    void: bool = False
    """True if the table was restarted (KS-29)."""


class Turning(Struct, frozen=True, tag="turning"):
    """Chance flips three cards."""

    turned: tuple[Card, ...] = ()
    """Cards decided so far; nobody sees them before the third."""


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
    """Chance decides between those who were first. The verdict is public except for the winner."""

    cards: Three
    first: tuple[Seat, ...]


class Pause(Struct, frozen=True, tag="pause"):
    """The pause before a round (KS-19)."""

    since: Millis
    ready: tuple[bool, ...]
    until: Millis | None
    """Time the cards are flipped; sooner once everyone is ready, and not before that if None."""


class Over(Struct, frozen=True, tag="over"):
    """The game is over (KS-20)."""


Stage: TypeAlias = Turning | Cancelled | Open | Photo | Pause | Over


class State(Struct, frozen=True):
    options: Options
    deck: Bag
    """Face-down cards, unordered: a card is decided when it is flipped."""
    won: tuple[tuple[Card, ...], ...]
    """Cards won, per player."""
    connected: tuple[bool, ...]
    box: tuple[Card, ...] = ()
    rounds: int = 0
    """Rounds begun. Three Special cards start none."""
    stage: Stage = Turning()
    told: tuple[Verdict, ...] = ()
    """Verdicts of all rounds, which everyone sees."""


def head_start_of(options: Options, seat: Seat) -> Millis:
    """Milliseconds of a player's head start (KS-32)."""
    return options.head_starts[seat] if seat < len(options.head_starts) else 0


def screen_mates(options: Options, seat: Seat) -> tuple[Seat, ...]:
    """Seats at the same screen, including this one (KS-28)."""
    if not options.screens:
        return (seat,)
    return tuple([other for other, screen in enumerate(options.screens) if screen == options.screens[seat]])
