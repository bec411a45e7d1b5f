"""Events of deaths, of her powers and her turn, and of the end."""

from typing import Literal, TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.tiles import Tile
from kurayami.kernel import Seat

To: TypeAlias = tuple[Seat, ...]
Loot: TypeAlias = Literal["tile", "card", "nothing"]
Hole: TypeAlias = Literal["empty", "vacant", "out"]

# Deaths


class Fled(Struct, frozen=True, gc=False, tag="fled"):
    seat: Seat
    room: int


class Died(Struct, frozen=True, gc=False, tag="died"):
    seat: Seat
    killer: Seat
    shadow: int
    tiles: tuple[Tile, ...]
    item: ItemEffect | None


class Confided(Struct, frozen=True, gc=False, tag="confided"):
    """A dead Visitor and the ghosts tell each other what they have seen."""

    seat: Seat
    knows: Knowledge
    to: To


# Her powers


class MaryShown(Struct, frozen=True, gc=False, tag="mary_shown"):
    seat: Seat | None


class MaryGone(Struct, frozen=True, gc=False, tag="mary_gone"):
    """The Visitor bound by Doll Mary makes one noise check again, so everybody learns that it was taken."""

    seat: Seat


class HandSeen(Struct, frozen=True, gc=False, tag="hand_seen"):
    seat: Seat
    tiles: tuple[Tile, ...]
    to: To


class Snatched(Struct, frozen=True, gc=False, tag="snatched"):
    """A tile taken by power 7. Everybody learns whether an Empty tile came back for it, a vacant Shadow filled, or it
    is out.
    """

    seat: Seat
    what: Loot
    place: Hole | None
    vacant: int | None
    """The vacant Shadow that filled."""
    tile: Tile | None
    to: To


class CarriedTo(Struct, frozen=True, gc=False, tag="carried_to"):
    """Destination of a snatched tile."""

    shadow: int
    tile: Tile
    to: To


# Her turn


class HerTurn(Struct, frozen=True, gc=False, tag="her_turn"):
    turn: int


class Screamed(Struct, frozen=True, gc=False, tag="screamed"):
    room: int


class Drew(Struct, frozen=True, gc=False, tag="drew"):
    kept: bool
    power: int | None
    to: To


class DespairDrawn(Struct, frozen=True, gc=False, tag="despair_drawn"):
    pass


class PowerSet(Struct, frozen=True, gc=False, tag="power_set"):
    slot: int
    power: int | None
    to: To


class PowerTaken(Struct, frozen=True, gc=False, tag="power_taken"):
    slot: int
    power: int | None
    to: To


class EyesClosed(Struct, frozen=True, gc=False, tag="eyes_closed"):
    pass


class Activated(Struct, frozen=True, gc=False, tag="activated"):
    power: int
    room: int | None
    passage: int | None
    to: To


class Looked(Struct, frozen=True, gc=False, tag="looked"):
    shadow: int
    tiles: tuple[Tile, ...]
    to: To


class Swapped(Struct, frozen=True, gc=False, tag="swapped"):
    first: int
    second: int
    to: To


class TurnedDown(Struct, frozen=True, gc=False, tag="turned_down"):
    shadow: int
    to: To


class Hid(Struct, frozen=True, gc=False, tag="hid"):
    """A ghost left a Shadow, where `left` lies again, for another, and keeps what lay there."""

    seat: Seat
    before: int | None
    """None: she hides for the first time."""
    shadow: int
    left: Tile | None
    keeps: Tile | None
    to: To


class Stayed(Struct, frozen=True, gc=False, tag="stayed"):
    seat: Seat
    to: To


class EyesOpened(Struct, frozen=True, gc=False, tag="eyes_opened"):
    """Everything the Visitors learn about her turn (HO-48)."""

    start: bool
    heights: tuple[int, ...]
    slots: tuple[bool, bool]
    hand: int
    barrier: tuple[int, int] | None
    discs_reversed: bool
    up: tuple[int, ...] = ()
    """Shadows with a face-up tile."""


# The end


class WayClosed(Struct, frozen=True, gc=False, tag="way_closed"):
    """Inevitable: the tile that closed a way to win (HO-72)."""

    way: str
    tile: Tile


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    reason: str
    ways: tuple[tuple[str, Tile], ...]


class Uncovered(Struct, frozen=True, gc=False, tag="uncovered"):
    shadow: int
    tile: Tile
