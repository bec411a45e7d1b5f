"""Every message, in one file. The tag stands in the field `type`.

What is said about a game comes from `view`, `witness`, `legal`, `audiences` and, when it is over, `reveal`. The rest is
the table's own: who sits where, who talks, what was understood.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from kurayami.kernel import Outcome, Seat

VERSION: Final = 2
"""Raised when an old client would misunderstand."""

END: Final = r"$(?!\n)"
"""The end of a text. In Python a bare `$` also matches before a line feed at the end, and `\\Z` means nothing to the
readers of the schema."""
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^[ -~]*{END}")]
"""Chosen by the client for each request, and never used again by it: the same id twice is done once."""
Code: TypeAlias = Annotated[str, Meta(pattern=f"^[0-9A-HJKMNP-TV-Z]{{10}}{END}")]
"""The name of a table. Whoever knows it may join."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Text: TypeAlias = Annotated[str, Meta(max_length=300)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Hex: TypeAlias = Annotated[str, Meta(pattern=f"^[0-9a-f]{{64}}{END}")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Param: TypeAlias = str | int
Phase: TypeAlias = Literal["gathering", "playing", "over", "frozen"]
"""Frozen: the rules have changed since this game was played. It can be watched, and not go on."""
Longer: TypeAlias = dict[str, tuple[Raw, ...]]
"""Lists of a view that have only got longer since the one before, by the names of their fields: what was added."""


# From a client, at the websocket of a table


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What is answered by `done` or `refused` with the same id."""

    id: Id


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message. Says what the client has already, so that it gets just what it missed."""

    version: int
    seat: Place | None = None
    """From where to look: a seat of one's own, or None for the first of them, and the watchers' bench without any."""
    since: Number = 0
    """How many events of this seat the client has."""
    heard: Number = 0
    """How much talk the client has."""


class Sit(Asked, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Takes a seat that is empty, or a bot's."""

    seat: Place
    name: Name
    nonce: Hex
    """Made by the client after it has seen the commitment: 32 random bytes."""


class Stand(Asked, frozen=True, forbid_unknown_fields=True, tag="stand"):
    """Gives one's seat up. In a running game a bot takes it."""

    seat: Place | None = None
    """Which, of several; None: the one from which this client looks."""


class SeatBot(Asked, frozen=True, forbid_unknown_fields=True, tag="seat_bot"):
    """The host gives an empty seat to a bot."""

    seat: Place
    level: Word


class Clear(Asked, frozen=True, forbid_unknown_fields=True, tag="clear"):
    """The host removes who sits there, a person or a bot."""

    seat: Place


class Mute(Asked, frozen=True, forbid_unknown_fields=True, tag="mute"):
    """The host lets a seat talk no more, or again."""

    seat: Place
    on: bool


class Start(Asked, frozen=True, forbid_unknown_fields=True, tag="start"):
    """The host begins the game. Bots sit down where nobody does."""


class Act(Asked, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Makes a move: one of the `legal` actions of the last update."""

    action: Raw


class Undo(Asked, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Takes one's last move back, if `may_undo` says so."""


class Pin(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes talk a claim: a word about a place of the board."""

    place: Word
    claim: Word


class Say(Asked, frozen=True, forbid_unknown_fields=True, tag="say"):
    text: Text
    audience: Word = "table"
    pin: Pin | None = None


class Pong(Struct, frozen=True, forbid_unknown_fields=True, tag="pong"):
    """Answers a ping at once."""

    number: Number


FromClient: TypeAlias = Hello | Sit | Stand | SeatBot | Clear | Mute | Start | Act | Undo | Say | Pong


# From the server, at the websocket of a table


class Seating(Struct, frozen=True):
    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str | None
    """As the person wrote it: to be shown as text only."""
    level: str | None
    """Of the bot that sits here, or that plays for a person who is away."""
    present: bool
    """Whether the person is connected."""
    muted: bool
    yours: bool


class Taught(Struct, frozen=True):
    """What makes a table a lesson: chance and the other seats follow a script."""

    name: str
    seat: Seat
    """The learner's."""


class TableNews(Struct, frozen=True, tag="table"):
    """All about the table. Sent whole, first and whenever something of it changes."""

    version: int
    code: str
    game: str
    rules_version: int
    options: Raw
    phase: Phase
    open: bool
    """Whether the lobby lists it."""
    undo: bool
    hints: bool
    challenge: str | None
    """The day, if this is a try at the day's challenge."""
    host: bool
    """Whether the reader is the host."""
    seats: tuple[Seating, ...]
    watchers: int
    levels: tuple[str, ...]
    """The bots that can be seated."""
    usual: str
    """The one that sits down where nobody else does."""
    commitment: str
    nonces: tuple[str, ...]
    """One of each seat, once the game has begun."""
    seed: str | None
    """When the game is over (of a challenge: when the day is over)."""
    lesson: Taught | None


class Wave(Struct, frozen=True):
    reach: int
    period: int
    start: int


class Sway(Struct, frozen=True):
    waves: tuple[Wave, ...]
    strain: int
    """How much the hand trembles besides, in percent. Only the table knows how."""


class Update(Struct, frozen=True, tag="update"):
    """What the reader sees of the game now, and what happened since the last update.

    Sent only if something of it has changed for the reader. When `seat` is another than before, or `first` is 0, all
    earlier events are to be forgotten.
    """

    seat: Seat | None
    first: int
    """The number of the first of the events, counted from 0 for this seat alone."""
    events: tuple[Raw, ...]
    view: Raw
    """The whole view, if `longer` is None; else the fields that have changed since the update before."""
    legal: tuple[Raw, ...]
    may_undo: bool
    audiences: tuple[str, ...]
    """Whom the reader may talk to."""
    outcome: Outcome | None
    reveal: Raw | None
    """The view that hides nothing, when the game is over."""
    hand: Sway | None
    """How the hand sways that holds the next disc of Hako Onna; all see it. The place to the right, in hundredths of a
    millimetre, after t milliseconds: the sum of reach * sin(2 pi (t / period + start / 1000)) over its waves."""
    left: int | None = None
    """Milliseconds until time is over, counted from when this was sent. None if nobody is hurried, or if the reader may
    not know by when."""
    longer: Longer | None = None


class Spoken(Struct, frozen=True):
    seat: Seat
    name: str
    audience: str
    text: str
    pin: Pin | None
    at: int
    """Milliseconds since 1970."""


class Talk(Struct, frozen=True, tag="talk"):
    """What was said since the last talk, as far as the reader may hear it. Numbered like events."""

    first: int
    said: tuple[Spoken, ...]


class Done(Struct, frozen=True, tag="done"):
    """The request is carried out, and stored."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """A no with its reason: `key` names a message of the word files. Without an id it is about the connection."""

    id: str | None
    key: str
    params: dict[str, Param]


class Ping(Struct, frozen=True, tag="ping"):
    """The server measures the way there and back."""

    number: int


FromServer: TypeAlias = TableNews | Update | Talk | Done | Refused | Ping


# Over plain HTTP. A refusal is a `Refused` too, with a status of 400 or more.


class Me(Struct, frozen=True):
    """The first thing that a client asks for: it gives the device its secret."""

    version: int
    local: bool
    """Whether the server runs on somebody's own machine."""
    lan: str | None
    """The address in the local network, if it listens there."""


class GameInfo(Struct, frozen=True):
    game: str
    version: int
    seats: int
    """With the usual options."""
    options: Raw
    """The usual options."""
    content: Raw
    """What options can be made from: for Hidden Rooms its books, by name."""
    levels: tuple[str, ...]
    undo: bool
    lessons: tuple[str, ...]
    """The names of its tutorials."""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    options: Raw
    """Of the game; `{}` for the usual ones."""
    open: bool = False
    undo: bool = True
    hints: bool = True
    absence: Annotated[int, Meta(ge=10, le=86400)] | None = None
    """After so many seconds away from a running game a bot plays for a person, until the person is back."""
    lesson: Word | None = None
    """One of the game's lessons. It has options of its own."""


class TableCreated(Struct, frozen=True):
    code: str
    commitment: str


class Listed(Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    phase: Phase
    names: tuple[str | None, ...]
    """Of each seat; None: empty, or a bot."""
    created: int
    challenge: str | None
    outcome: Outcome | None
    yours: bool


class Lobby(Struct, frozen=True):
    open: tuple[Listed, ...]
    running: tuple[Listed, ...]
    mine: tuple[Listed, ...]
    finished: tuple[Listed, ...]


class Way(Struct, frozen=True):
    """An address, and the same as a QR code (an SVG image, as a data URL)."""

    url: str
    qr: str


class Invitation(Struct, frozen=True):
    code: str
    ways: tuple[Way, ...]
    lan_offered: bool
    """Nobody else can reach the server yet; it can be told to listen on the local network (POST /api/lan)."""


class Transfer(Struct, frozen=True):
    """To be opened on the other device, once and soon. The token stands in the fragment, which no server sees."""

    way: Way
    seconds: int


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


class Result(Struct, frozen=True):
    name: str | None
    won: bool
    score: tuple[int, ...]
    """Compared from the left, higher is better. For Hidden Rooms: stages won, minus stages lost, minus turns."""
    yours: bool


class Challenge(Struct, frozen=True):
    day: str
    game: str
    commitment: str
    seed: str | None
    """Only of a day that is over."""
    code: str | None
    """The reader's own try."""
    results: tuple[Result, ...]


class Challenges(Struct, frozen=True):
    today: Challenge
    before: tuple[Challenge, ...]


class Frame(Struct, frozen=True):
    by: Seat | None
    """Who moved, where everything is seen; otherwise None, for that may be a secret."""
    at: int | None
    """When, in milliseconds of the game's time, where everything is seen; otherwise None."""
    events: tuple[Raw, ...]
    view: Raw
    """The whole view, if `longer` is None, as in the first frame; else the fields that have changed since the one
    before."""
    longer: Longer | None = None


class Replay(Struct, frozen=True):
    """A game from its beginning, as one seat saw it or, when it is over, with everything seen."""

    code: str
    game: str
    phase: Phase
    seat: Seat | None
    everything: bool
    names: tuple[str | None, ...]
    outcome: Outcome | None
    frames: tuple[Frame, ...]


class Hint(Struct, frozen=True):
    action: Raw
    chance: float
    """To win, if it is played well after that."""
    why: str
    """The key of a message: the plainest fact for or against it."""
    params: dict[str, int | str]
    """What fills the message."""


class Hints(Struct, frozen=True):
    choices: tuple[Hint, ...]
    """Every legal action of the reader's seat, the best first."""
    hopeless: bool
    """It is proven that there is no way to win any more."""


class Moment(Struct, frozen=True):
    """One choice of a game that is looked back on."""

    step: int
    """The frame of the replay in which it was made."""
    turn: int
    action: Raw
    chance: float
    """Of the best choice: a point of the curve."""
    chosen: float
    """Of what was done."""
    better: Raw | None
    """What would have been better; None if nothing by much."""


class Reviewed(Struct, frozen=True):
    """A part of a review, as soon as it is thought out."""

    done: int
    of: int
    moment: Moment | None


class Sample(Struct, frozen=True):
    """So many won of so many, and where the true share lies with 95 % confidence."""

    won: int
    of: int
    low: float
    high: float


class Difficulty(Struct, frozen=True):
    """How hard a page of a book is, so far."""

    done: int
    of: int
    shares: dict[str, Sample]
    """By the level of the bot that played."""


OVER_HTTP: Final = (
    Me,
    GameInfo,
    CreateTable,
    TableCreated,
    Lobby,
    Invitation,
    Transfer,
    Redeem,
    Challenges,
    Replay,
    Hints,
    Reviewed,
    Difficulty,
)
