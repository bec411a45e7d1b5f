"""Events of the set-up and of a Visitor's turn."""

from typing import Literal, TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.actions import Deed, Fall, Rest
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.house import Placed
from kurayami.games.hako_onna.tiles import Tile
from kurayami.kernel import Seat

To: TypeAlias = tuple[Seat, ...]
Source: TypeAlias = Literal["supply", "hand", "none"]

# Setting up


class FirstChosen(Struct, frozen=True, gc=False, tag="first_chosen"):
    seat: Seat


class ItemTaken(Struct, frozen=True, gc=False, tag="item_taken"):
    seat: Seat
    item: ItemEffect


class BoardDrawn(Struct, frozen=True, gc=False, tag="board_drawn"):
    seat: Seat
    board: int


class BoardLaid(Struct, frozen=True, gc=False, tag="board_laid"):
    placed: Placed


class NumbersChosen(Struct, frozen=True, gc=False, tag="numbers_chosen"):
    numbers: tuple[int, ...]
    to: To


class WeaknessChosen(Struct, frozen=True, gc=False, tag="weakness_chosen"):
    weakness: Tile | None
    to: To


class Laid(Struct, frozen=True, gc=False, tag="laid"):
    vacant: int


class PowerKept(Struct, frozen=True, gc=False, tag="power_kept"):
    power: int | None
    to: To


class BonesPut(Struct, frozen=True, gc=False, tag="bones_put"):
    shadow: int
    to: To


# Noise


class TurnBegan(Struct, frozen=True, gc=False, tag="turn_began"):
    seat: Seat


class CardTurned(Struct, frozen=True, gc=False, tag="card_turned"):
    seat: Seat
    card: int
    value: int


class CardKept(Struct, frozen=True, gc=False, tag="card_kept"):
    seat: Seat
    card: int


class DiscFell(Struct, frozen=True, gc=False, tag="disc_fell"):
    seat: Seat
    position: int
    blip_up: bool
    result: Fall
    rests: tuple[Rest, ...]


class DiscKept(Struct, frozen=True, gc=False, tag="disc_kept"):
    seat: Seat
    position: int


class MusicPlayed(Struct, frozen=True, gc=False, tag="music_played"):
    seat: Seat


class MadeNoise(Struct, frozen=True, gc=False, tag="made_noise"):
    seat: Seat
    room: int


class TimeOverdue(Struct, frozen=True, gc=False, tag="time_overdue"):
    pass


class NoiseReset(Struct, frozen=True, gc=False, tag="noise_reset"):
    pass


# A Visitor's turn


class Announced(Struct, frozen=True, gc=False, tag="announced"):
    seat: Seat
    deed: Deed
    item: ItemEffect | None


class Interrupted(Struct, frozen=True, gc=False, tag="interrupted"):
    power: int
    room: int | None
    shadow: int | None
    slot: int
    """Slot that everybody now sees empty."""


class Lapsed(Struct, frozen=True, gc=False, tag="lapsed"):
    seat: Seat


class Walked(Struct, frozen=True, gc=False, tag="walked"):
    seat: Seat
    room: int


class Dragged(Struct, frozen=True, gc=False, tag="dragged"):
    seat: Seat
    room: int


class Peeked(Struct, frozen=True, gc=False, tag="peeked"):
    seat: Seat
    shadow: int
    tiles: tuple[Tile, ...]
    to: To


class Lit(Struct, frozen=True, gc=False, tag="lit"):
    seat: Seat
    shadow: int
    tiles: tuple[Tile, ...]
    to: To


class Exposed(Struct, frozen=True, gc=False, tag="exposed"):
    seat: Seat
    shadow: int
    tiles: tuple[Tile, ...]


class PageFound(Struct, frozen=True, gc=False, tag="page_found"):
    seat: Seat
    page: int
    shadow: int


class GhostsShown(Struct, frozen=True, gc=False, tag="ghosts_shown"):
    shadow: int
    tiles: tuple[Tile, ...]


class Taken(Struct, frozen=True, gc=False, tag="taken"):
    seat: Seat
    shadow: int
    tile: Tile | None
    to: To


class Replaced(Struct, frozen=True, gc=False, tag="replaced"):
    seat: Seat
    shadow: int
    source: Source
    up: bool
    tile: Tile | None
    to: To


class Named(Struct, frozen=True, gc=False, tag="named"):
    """Numbers at the Safe; one number with the Stethoscope."""

    seat: Seat
    numbers: tuple[int, ...]
    aloud: str
    right: bool


class SafeOpened(Struct, frozen=True, gc=False, tag="safe_opened"):
    seat: Seat
    numbers: tuple[int, ...]
    aloud: str


class PeekDone(Struct, frozen=True, gc=False, tag="peek_done"):
    seat: Seat
    shadow: int


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    seat: Seat
    shadow: int
    tile: Tile | None
    to: To


class Showed(Struct, frozen=True, gc=False, tag="showed"):
    """A tile that is held, or that lies in the Shadow being peeked into."""

    seat: Seat
    other: Seat
    shadow: int | None
    tile: Tile | None
    to: To


class Offered(Struct, frozen=True, gc=False, tag="offered"):
    seat: Seat
    other: Seat
    tile: Tile | None
    to: To


class Asked(Struct, frozen=True, gc=False, tag="asked"):
    seat: Seat
    other: Seat


class Declined(Struct, frozen=True, gc=False, tag="declined"):
    seat: Seat


class Gave(Struct, frozen=True, gc=False, tag="gave"):
    seat: Seat
    other: Seat
    tile: Tile | None
    to: To


class Voted(Struct, frozen=True, gc=False, tag="voted"):
    seat: Seat
    agree: bool


class TurnEnded(Struct, frozen=True, gc=False, tag="turn_ended"):
    seat: Seat


# Items


class Spent(Struct, frozen=True, gc=False, tag="spent"):
    seat: Seat
    what: str


class Charmed(Struct, frozen=True, gc=False, tag="charmed"):
    seat: Seat
    slot: int
    power: int


class DropsWork(Struct, frozen=True, gc=False, tag="drops_work"):
    seat: Seat


class Answered(Struct, frozen=True, gc=False, tag="answered"):
    """Her answer: yes or no to a room (Ouija Board), or a floor (Dowsing Rod)."""

    seat: Seat
    room: int | None
    yes: bool | None
    floor: int | None


class PowerRead(Struct, frozen=True, gc=False, tag="power_read"):
    """A power seen with the Smartphone, in a slot or (None) in her hand."""

    seat: Seat
    slot: int | None
    power: int | None
    to: To


class Salted(Struct, frozen=True, gc=False, tag="salted"):
    seat: Seat
    room: int


class WeaponStruck(Struct, frozen=True, gc=False, tag="weapon_struck"):
    seat: Seat
    weapon: Tile
    shadow: int
    tiles: tuple[Tile, ...]
    she: bool


class Removed(Struct, frozen=True, gc=False, tag="removed"):
    """A Hakobito is out of the game; a tile it kept lies face down again."""

    seat: Seat
    shadow: int
    keeps: Tile | None
    left_one: bool
    to: To
