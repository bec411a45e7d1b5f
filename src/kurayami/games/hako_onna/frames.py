"""Frames: pending work, as a stack. The last one comes next.

A frame waits for a seat, for chance, or for nobody: then it runs as soon as it is on top. Frames push one another, so
their values are here together; a frame's behaviour is its `Rule` (see `rules`). Only `Carrying` holds anything hidden.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.actions import Deed
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.tiles import Tile
from kurayami.kernel import Seat

Cause: TypeAlias = Literal["peek", "item", "noise", "weapon"]


# Setting up


class PickFirst(Struct, frozen=True, gc=False, tag="pick_first"):
    pass


class Items(Struct, frozen=True, gc=False, tag="items"):
    """Visitors still to choose, in turn, and the cards left."""

    seats: tuple[Seat, ...]
    cards: tuple[ItemEffect, ...]


class Boards(Struct, frozen=True, gc=False, tag="boards"):
    """Boards nobody has drawn, and those that fitted nowhere and are drawn again at the end."""

    seat: Seat
    bag: tuple[int, ...]
    later: tuple[int, ...] = ()


class Placing(Struct, frozen=True, gc=False, tag="placing"):
    seat: Seat
    board: int
    bag: tuple[int, ...]
    later: tuple[int, ...]


class Numbers(Struct, frozen=True, gc=False, tag="numbers"):
    pass


class Weak(Struct, frozen=True, gc=False, tag="weak"):
    pass


class Laying(Struct, frozen=True, gc=False, tag="laying"):
    pass


class StartPower(Struct, frozen=True, gc=False, tag="start_power"):
    """She draws three, then keeps one."""

    left: int


class Bones(Struct, frozen=True, gc=False, tag="bones"):
    pass


class Grudge(Struct, frozen=True, gc=False, tag="grudge"):
    """She chooses a GRUDGE room to start in."""


# A Visitor's turn


class Turn(Struct, frozen=True, gc=False, tag="turn"):
    seat: Seat


class Check(Struct, frozen=True, gc=False, tag="check"):
    """A noise check. `left` includes this one; `opening` means before the first of the turn: only then may the Visitor
    pass.
    """

    seat: Seat
    left: int = 1
    opening: bool = True
    late: bool = False
    """True for a check during the turn, for Sacred Drops."""
    again: bool = False
    """True for a check repeated by the Music Box."""


class Falling(Struct, frozen=True, gc=False, tag="falling"):
    """Chance reveals the card's value or the disc's fall."""

    check: Check
    card: int | None = None
    blip_up: bool = False
    x: int = 0
    after: int = 0
    """Milliseconds the hand held the disc."""


class Music(Struct, frozen=True, gc=False, tag="music"):
    check: Check
    card: int | None = None
    """Card flipped last; None with discs."""


class Act(Struct, frozen=True, gc=False, tag="act"):
    seat: Seat
    main: bool
    """True if there is still a main action."""


class TurnEnd(Struct, frozen=True, gc=False, tag="turn_end"):
    seat: Seat


class Next(Struct, frozen=True, gc=False, tag="next"):
    """The turn passes: to the same Visitor if they live and `again`, else to the next."""

    seat: Seat
    again: bool = False


class Window(Struct, frozen=True, gc=False, tag="window"):
    """A main action is announced, and she may interrupt."""

    seat: Seat
    deed: Deed
    used: bool = False
    """True if she has interrupted: the announcement is cancelled."""


class After(Struct, frozen=True, gc=False, tag="after"):
    """An interruption is over."""

    seat: Seat
    deed: Deed


class Looking(Struct, frozen=True, gc=False, tag="looking"):
    """Chance reveals the tiles of these Shadows, one by one."""

    shadows: tuple[int, ...]
    seat: Seat
    """The seat that looks; 0 stands for all ghosts."""
    how: Literal["ghosts", "peek", "light", "camera", "weapon"] = "ghosts"


class Peek(Struct, frozen=True, gc=False, tag="peek"):
    """The Visitor sees a Shadow's tiles until they press Done."""

    seat: Seat
    shadow: int
    stage: Literal["look", "page", "ghosts", "choice"] = "look"
    named: bool = False
    replaced: bool = False
    """True if the peeked tile is gone: what lies there now was put down, and can't be taken."""


class Replacing(Struct, frozen=True, gc=False, tag="replacing"):
    seat: Seat
    shadow: int
    taking: bool
    """True if the tile goes to the Visitor once its replacement is chosen; else it has already left."""


class Strike(Struct, frozen=True, gc=False, tag="strike"):
    """A weapon strikes a Shadow whose tiles have been revealed."""

    seat: Seat
    weapon: Tile
    shadow: int


class Doomed(Struct, frozen=True, gc=False, tag="doomed"):
    seat: Seat
    killer: Seat
    """The ghost that kills."""
    cause: Cause


class Snatching(Struct, frozen=True, gc=False, tag="snatching"):
    seat: Seat


class Carrying(Struct, frozen=True, gc=False, tag="carrying"):
    seat: Seat
    tile: Tile | None
    """The tile; None (unknown) to all but the ghosts."""


class Reading(Struct, frozen=True, gc=False, tag="reading"):
    """The Smartphone shows a card of her hand, chosen by chance."""

    seat: Seat


class Answering(Struct, frozen=True, gc=False, tag="answering"):
    """She answers a question about a room (Ouija Board), or about the floor (Dowsing Rod)."""

    seat: Seat
    room: int | None


# Her turn


class Rising(Struct, frozen=True, gc=False, tag="rising"):
    """Her turn begins."""


class Hers(Struct, frozen=True, gc=False, tag="hers"):
    """The steps of her turn before the Move."""

    step: Literal["scream", "set", "activate"]
    swift: bool = False
    """True if the Move has two steps (power 2)."""
    floor: bool = False
    """True if steps may lead to any room of the floor (power 1)."""


class Drawing(Struct, frozen=True, gc=False, tag="drawing"):
    left: int
    despair: bool = False


class Arranging(Struct, frozen=True, gc=False, tag="arranging"):
    """Moving Things in a room."""

    room: int


class Moving(Struct, frozen=True, gc=False, tag="moving"):
    """A ghost moves: `room` is where its next step starts."""

    seat: Seat
    room: int
    steps: int
    floor: bool = False
    begun: bool = False


class Hiding(Struct, frozen=True, gc=False, tag="hiding"):
    seat: Seat
    room: int


class Opening(Struct, frozen=True, gc=False, tag="opening"):
    """Eyes open. `start` means after the set-up."""

    start: bool = False


class Uncovering(Struct, frozen=True, gc=False, tag="uncovering"):
    """The game is over: chance reveals what nobody has seen."""


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
