"""Frames: things still to be done, as a stack. The last one comes next.

A frame waits for a seat, for chance, or for nobody: then it runs by itself as soon as it is on top. Frames push one
another, so their values stand here together; all that one does is its `Rule`, in one place (see `rules`). Frames hold
nothing hidden, but for `Carrying`.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.actions import Deed
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.tiles import Tile
from kurayami.kernel import Seat

Cause: TypeAlias = Literal["peek", "item", "noise", "weapon"]


# Setting up


class PickFirst(Struct, frozen=True, tag="pick_first"):
    pass


class Items(Struct, frozen=True, tag="items"):
    """Visitors who still choose, in turn, and the cards that are left."""

    seats: tuple[Seat, ...]
    cards: tuple[ItemEffect, ...]


class Boards(Struct, frozen=True, tag="boards"):
    """Boards that nobody has drawn, and those that fitted nowhere and are drawn again at the end."""

    seat: Seat
    bag: tuple[int, ...]
    later: tuple[int, ...] = ()


class Placing(Struct, frozen=True, tag="placing"):
    seat: Seat
    board: int
    bag: tuple[int, ...]
    later: tuple[int, ...]


class Numbers(Struct, frozen=True, tag="numbers"):
    pass


class Weak(Struct, frozen=True, tag="weak"):
    pass


class Laying(Struct, frozen=True, tag="laying"):
    pass


class StartPower(Struct, frozen=True, tag="start_power"):
    """She draws three, then keeps one."""

    left: int


class Bones(Struct, frozen=True, tag="bones"):
    pass


class Grudge(Struct, frozen=True, tag="grudge"):
    """She chooses a GRUDGE room to begin in."""


# A Visitor's turn


class Turn(Struct, frozen=True, tag="turn"):
    seat: Seat


class Check(Struct, frozen=True, tag="check"):
    """A noise check. `left` with this one; `opening` before the first of the turn: only then is there a pass."""

    seat: Seat
    left: int = 1
    opening: bool = True
    late: bool = False
    """Made in the course of the turn, for Sacred Drops."""
    again: bool = False
    """Made once more, by the Music Box."""


class Falling(Struct, frozen=True, tag="falling"):
    """Chance says what the card is or what the disc does."""

    check: Check
    card: int | None = None
    blip_up: bool = False
    x: int = 0
    after: int = 0
    """Place and time at which the hand let go of the disc."""


class Music(Struct, frozen=True, tag="music"):
    check: Check
    card: int | None = None
    """The card that was turned up last; None with discs."""


class Act(Struct, frozen=True, tag="act"):
    seat: Seat
    main: bool
    """True if there is still a main action."""


class TurnEnd(Struct, frozen=True, tag="turn_end"):
    seat: Seat


class Next(Struct, frozen=True, tag="next"):
    """The turn goes on: to the same Visitor if they live and `again`, else to the next."""

    seat: Seat
    again: bool = False


class Window(Struct, frozen=True, tag="window"):
    """A main action is announced: she may interrupt."""

    seat: Seat
    deed: Deed
    used: bool = False
    """She has interrupted already: the announcement lapses."""


class After(Struct, frozen=True, tag="after"):
    """An interruption is over."""

    seat: Seat
    deed: Deed


class Looking(Struct, frozen=True, tag="looking"):
    """Chance says what lies on these Shadows, one by one."""

    shadows: tuple[int, ...]
    seat: Seat
    """The seat that looks; 0 stands for all ghosts."""
    how: Literal["ghosts", "peek", "light", "camera", "weapon"] = "ghosts"


class Peek(Struct, frozen=True, tag="peek"):
    """The Visitor sees a Shadow's tiles until they say "done"."""

    seat: Seat
    shadow: int
    stage: Literal["look", "page", "ghosts", "choice"] = "look"
    named: bool = False
    replaced: bool = False
    """The tile that was peeked at is gone: what lies there now was put down, and can't be taken."""


class Replacing(Struct, frozen=True, tag="replacing"):
    seat: Seat
    shadow: int
    taking: bool
    """The tile that lies there goes to the Visitor when its replacement is chosen; else it has left already."""


class Strike(Struct, frozen=True, tag="strike"):
    """A weapon comes down on a Shadow whose tiles have been turned up."""

    seat: Seat
    weapon: Tile
    shadow: int


class Doomed(Struct, frozen=True, tag="doomed"):
    seat: Seat
    killer: Seat
    """The ghost that kills."""
    cause: Cause


class Snatching(Struct, frozen=True, tag="snatching"):
    seat: Seat


class Carrying(Struct, frozen=True, tag="carrying"):
    seat: Seat
    tile: Tile | None
    """Unknown (None) to all but the ghosts."""


class Reading(Struct, frozen=True, tag="reading"):
    """The Smartphone shows a card of her hand: chance says which."""

    seat: Seat


class Answering(Struct, frozen=True, tag="answering"):
    """She answers a question about a room (Ouija Board), or about the floor (Dowsing Rod)."""

    seat: Seat
    room: int | None


# Her turn


class Rising(Struct, frozen=True, tag="rising"):
    """Her turn begins."""


class Hers(Struct, frozen=True, tag="hers"):
    """The steps of her turn before the Move."""

    step: Literal["scream", "set", "activate"]
    swift: bool = False
    """The Move has two steps (power 2)."""
    floor: bool = False
    """Steps may lead to any room of the floor (power 1)."""


class Drawing(Struct, frozen=True, tag="drawing"):
    left: int
    despair: bool = False


class Arranging(Struct, frozen=True, tag="arranging"):
    """Moving Things in a room."""

    room: int


class Moving(Struct, frozen=True, tag="moving"):
    """A ghost moves: `room` is where its next step starts."""

    seat: Seat
    room: int
    steps: int
    floor: bool = False
    begun: bool = False


class Hiding(Struct, frozen=True, tag="hiding"):
    seat: Seat
    room: int


class Opening(Struct, frozen=True, tag="opening"):
    """Eyes open. `start` after setting up."""

    start: bool = False


class Uncovering(Struct, frozen=True, tag="uncovering"):
    """The game is over: chance turns up what nobody has seen."""


Frame: TypeAlias = (
    PickFirst
    | Items
    | Boards
    | Placing
    | Numbers
    | Weak
    | Laying
    | StartPower
    | Bones
    | Grudge
    | Turn
    | Check
    | Falling
    | Music
    | Act
    | TurnEnd
    | Next
    | Window
    | After
    | Looking
    | Peek
    | Replacing
    | Strike
    | Doomed
    | Snatching
    | Carrying
    | Reading
    | Answering
    | Rising
    | Hers
    | Drawing
    | Arranging
    | Moving
    | Hiding
    | Opening
    | Uncovering
)
