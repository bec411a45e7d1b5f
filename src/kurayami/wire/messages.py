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


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A request, answered by `done` or `refused` with the same id."""

    id: Id


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message. Says what the client has already, so that it gets just what it missed."""

    version: int
    seat: Place | None = None
    """The client's seat to see from. None: its first seat, or the spectators' view if it has none."""
    since: Number = 0
    """Number of this seat's events the client has."""
    heard: Number = 0
    """Number of messages the client has."""


class Sit(Request, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Takes a seat that is empty, or a bot's. At one's own seat it only changes the name."""

    seat: Place
    name: Name
    nonce: Hex
    """Made by the client after it has seen the commitment: 32 random bytes."""


class Stand(Request, frozen=True, forbid_unknown_fields=True, tag="stand"):
    """Gives one's seat up. In a running game a bot takes it."""

    seat: Place | None = None
    """Seat to leave. None: the one the client sees from."""


class SeatBot(Request, frozen=True, forbid_unknown_fields=True, tag="seat_bot"):
    """The host gives an empty seat to a bot."""

    seat: Place
    level: Word


class Clear(Request, frozen=True, forbid_unknown_fields=True, tag="clear"):
    """The host removes a person or a bot from a seat."""

    seat: Place


class Mute(Request, frozen=True, forbid_unknown_fields=True, tag="mute"):
    """The host mutes or unmutes a seat."""

    seat: Place
    on: bool


class Start(Request, frozen=True, forbid_unknown_fields=True, tag="start"):
    """The host begins the game. Bots sit down where nobody does."""


class Hold(Request, frozen=True, forbid_unknown_fields=True, tag="hold"):
    """Stops the game's clock, or lets it run again. Only for whoever plays without other people."""

    on: bool


class Next(Request, frozen=True, forbid_unknown_fields=True, tag="next"):
    """After the end the host names the table where these people play on."""

    code: Code


class Act(Request, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Makes a move: one of the `legal` actions of the last update."""

    action: Raw


class Undo(Request, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Takes one's last move back, if `may_undo` says so."""


class Pin(Struct, frozen=True, forbid_unknown_fields=True):
    """A claim about a place of the board, pinned to a message."""

    place: Word
    claim: Word


class Say(Request, frozen=True, forbid_unknown_fields=True, tag="say"):
    text: Text
    audience: Word = "table"
    pin: Pin | None = None


class Pong(Struct, frozen=True, forbid_unknown_fields=True, tag="pong"):
    """Answers a ping at once."""

    number: Number


FromClient: TypeAlias = Hello | Sit | Stand | SeatBot | Clear | Mute | Start | Hold | Next | Act | Undo | Say | Pong


# From the server, at the websocket of a table


class Seating(Struct, frozen=True):
    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str | None
    """Name as the person wrote it; show it as text only."""
    level: str | None
    """Level of the bot that sits here or plays for an absent person."""
    present: bool
    """Whether the person is connected."""
    muted: bool
    yours: bool


class Taught(Struct, frozen=True):
    """A lesson at the table: chance and the other seats follow a script."""

    name: str
    seat: Seat
    """The learner's seat."""


class TableNews(Struct, frozen=True, tag="table"):
    """Everything about the table. Sent first and on every change, whole but for the options."""

    version: int
    code: str
    game: str
    rules_version: int
    options: Raw | None
    """Options of the game, which never change: sent first, and None from then on."""
    phase: Phase
    open: bool
    """Whether the lobby lists it."""
    undo: bool
    hints: bool
    may_join: bool
    """Whether the reader may take over a bot's seat while the game runs."""
    challenge: str | None
    """Day of the challenge, if this is a try at one."""
    host: bool
    """Whether the reader is the host."""
    seats: tuple[Seating, ...]
    watchers: int
    levels: tuple[str, ...]
    """The bots that can be seated."""
    usual: str
    """Level that takes empty seats."""
    commitment: str
    nonces: tuple[str, ...]
    """Nonces by seat, once the game has begun."""
    seed: str | None
    """The seed, once the game is over (a challenge: the day)."""
    lesson: Taught | None
    next: str | None = None
    """Code of the table where the host plays on, once the game is over."""


class HandWave(Struct, frozen=True):
    reach: int
    period: int
    start: int


class HandSway(Struct, frozen=True):
    waves: tuple[HandWave, ...]
    strain: int
    """Tremor of the hand on top of the sway, in percent. Only the table knows its course."""


class Update(Struct, frozen=True, tag="update"):
    """What the reader sees now, and what happened since the last update.

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
    """Audiences the reader may talk to."""
    outcome: Outcome | None
    reveal: Raw | None
    """The view that hides nothing, when the game is over."""
    hand: HandSway | None
    """Sway of the hand that holds Hako Onna's next disc; everyone sees it. Its offset to the right at t milliseconds,
    in hundredths of a millimetre, is the sum of reach * sin(2 pi (t / period + start / 1000)) over its waves."""
    left: int | None = None
    """Milliseconds until time is over, counted from when this was sent. None if nobody is hurried, or if the reader may
    not know by when."""
    forced: Raw | None = None
    """The only thing that the reader can do, where everybody knows that: a client may do it by itself."""
    longer: Longer | None = None
    undone: tuple[tuple[int, int], ...] = ()
    """Events that were taken back, all of them so far: the number of the first, and one past the last."""


class Spoken(Struct, frozen=True):
    seat: Seat
    name: str
    audience: str
    text: str
    pin: Pin | None
    at: int
    """Milliseconds since 1970."""


class Talk(Struct, frozen=True, tag="talk"):
    """Messages since the last talk that the reader may hear. Numbered like events."""

    first: int
    said: tuple[Spoken, ...]


class Done(Struct, frozen=True, tag="done"):
    """The request was carried out and stored."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """A no with its reason: `key` names a message of the word files. Without an id it is about the connection."""

    id: str | None
    key: str
    params: dict[str, Param]


class Ping(Struct, frozen=True, tag="ping"):
    """Measures the round trip."""

    number: int


class Notice(Struct, frozen=True, tag="notice"):
    """What the house says to everybody, until it says something else: `key` names a message of the word files."""

    key: str | None
    """None: nothing any more."""
    params: dict[str, Param]


FromServer: TypeAlias = TableNews | Update | Talk | Done | Refused | Ping | Notice


# Over plain HTTP. A refusal is a `Refused` too, with a status of 400 or more.


class Me(Struct, frozen=True):
    """A client's first request: gives the device its secret."""

    version: int
    local: bool
    """Whether the server runs on somebody's own machine."""
    lan: str | None
    """The address in the local network, if it listens there."""


class GameInfo(Struct, frozen=True):
    game: str
    version: int
    seats: int
    """Number of seats with the default options."""
    options: Raw
    """Default options."""
    content: Raw
    """Content to make options from, by kind and name; Hidden Rooms has books."""
    levels: tuple[str, ...]
    undo: bool
    lessons: tuple[str, ...]
    """The names of its tutorials."""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    options: Raw
    """Options of the game; `{}` for the defaults."""
    open: bool = False
    undo: bool = True
    hints: bool = True
    absence: Annotated[int, Meta(ge=10, le=86400)] | None = None
    """Seconds away from a running game before a bot plays for a person, until they are back."""
    lesson: Word | None = None
    """One of the game's lessons. It has options of its own."""
    latecomers: bool = False
    """Whether who comes later may take over a bot's seat in the running game."""


class TableCreated(Struct, frozen=True):
    code: str
    commitment: str


class Listed(Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    phase: Phase
    names: tuple[str | None, ...]
    """Names by seat; None for a bot or an empty seat."""
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
    """Link to open on the other device, once and soon. The token is in the fragment, which no server sees."""

    way: Way
    seconds: int


class OfferedSeat(Struct, frozen=True):
    code: str
    game: str
    phase: Phase
    seat: Seat
    name: str | None


class Offer(Struct, frozen=True):
    """What a token would move here. Nothing has moved yet."""

    seats: tuple[OfferedSeat, ...]
    hosted: int
    """Tables that are hosted, and not over."""
    own: bool
    """Whether it all belongs to this device already."""


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
    """The seed, once the day is over."""
    code: str | None
    """The reader's own try."""
    results: tuple[Result, ...]


class Challenges(Struct, frozen=True):
    today: Challenge
    before: tuple[Challenge, ...]


class Frame(Struct, frozen=True):
    by: Seat | None
    """Who moved, if everything is shown; otherwise None, for that may be a secret."""
    at: int | None
    """Game time in milliseconds, if everything is shown; otherwise None."""
    events: tuple[Raw, ...]
    view: Raw
    """The whole view, if `longer` is None, as in the first frame; else the fields that have changed since the one
    before."""
    longer: Longer | None = None
    chance: float | None = None
    """Chance of the many against the one as bots judge the position, if everything is shown and the game has it."""
    belief: tuple[int, ...] | None = None
    """How likely each place hides what is looked for, in thousandths, by what everybody could know; likewise."""


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
    """Chance to win, with good play from then on."""
    why: str
    """Key of a message: the plainest fact for or against it."""
    params: dict[str, int | str]
    """What fills the message."""


class Hints(Struct, frozen=True):
    choices: tuple[Hint, ...]
    """Every legal action of the reader's seat, the best first."""
    hopeless: bool
    """It is proven that there is no way to win any more."""


class Moment(Struct, frozen=True):
    """One choice in a review."""

    step: int
    """Frame of the replay in which it was made."""
    turn: int
    action: Raw
    chance: float
    """Chance with the best choice: a point of the curve."""
    chosen: float
    """Chance with the choice made."""
    better: Raw | None
    """A clearly better action, or None."""


class Reviewed(Struct, frozen=True):
    """A part of a review, sent once it is ready."""

    done: int
    of: int
    moment: Moment | None


class WonShare(Struct, frozen=True):
    """Games won out of those played, with the 95 % confidence interval of the share."""

    won: int
    of: int
    low: float
    high: float


class Difficulty(Struct, frozen=True):
    """Difficulty of a page, as far as it is known."""

    done: int
    of: int
    shares: dict[str, WonShare]
    """Shares by level of the bot."""


class Altered(Struct, frozen=True):
    """A try to alter a piece of content as wished."""

    done: int
    """Tries so far."""
    of: int
    """Tries at most."""
    piece: Raw | None
    """The altered piece. It comes last, if at all."""


OVER_HTTP: Final = (
    Me,
    GameInfo,
    CreateTable,
    TableCreated,
    Lobby,
    Invitation,
    Transfer,
    Offer,
    Redeem,
    Challenges,
    Replay,
    Hints,
    Reviewed,
    Difficulty,
    Altered,
)
