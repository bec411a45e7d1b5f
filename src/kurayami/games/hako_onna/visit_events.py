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


class FirstChosen(Struct, frozen=True, tag="first_chosen"):
    seat: Seat


class ItemTaken(Struct, frozen=True, tag="item_taken"):
    seat: Seat
    item: ItemEffect


class BoardDrawn(Struct, frozen=True, tag="board_drawn"):
    seat: Seat
    board: int


class BoardLaid(Struct, frozen=True, tag="board_laid"):
    placed: Placed


class NumbersChosen(Struct, frozen=True, tag="numbers_chosen"):
    numbers: tuple[int, ...]
    to: To


class WeaknessChosen(Struct, frozen=True, tag="weakness_chosen"):
    weakness: Tile | None
    to: To


class Laid(Struct, frozen=True, tag="laid"):
    vacant: int


class PowerKept(Struct, frozen=True, tag="power_kept"):
    power: int | None
    to: To


class BonesPut(Struct, frozen=True, tag="bones_put"):
    shadow: int
    to: To


# Noise


class TurnBegan(Struct, frozen=True, tag="turn_began"):
    seat: Seat


class CardTurned(Struct, frozen=True, tag="card_turned"):
    seat: Seat
    card: int
    value: int


class CardKept(Struct, frozen=True, tag="card_kept"):
    seat: Seat
    card: int


class DiscFell(Struct, frozen=True, tag="disc_fell"):
    seat: Seat
    position: int
    blip_up: bool
    result: Fall
    rests: tuple[Rest, ...]


class DiscKept(Struct, frozen=True, tag="disc_kept"):
    seat: Seat
    position: int


class MusicPlayed(Struct, frozen=True, tag="music_played"):
    seat: Seat


class MadeNoise(Struct, frozen=True, tag="made_noise"):
    seat: Seat
    room: int


class TimeOverdue(Struct, frozen=True, tag="time_overdue"):
    pass


class NoiseReset(Struct, frozen=True, tag="noise_reset"):
    pass


# A Visitor's turn


class Announced(Struct, frozen=True, tag="announced"):
    seat: Seat
    deed: Deed
    item: ItemEffect | None


class Interrupted(Struct, frozen=True, tag="interrupted"):
    power: int
    room: int | None
    shadow: int | None
    slot: int
    """Slot that everybody now sees empty."""


class Lapsed(Struct, frozen=True, tag="lapsed"):
    seat: Seat


class Walked(Struct, frozen=True, tag="walked"):
    seat: Seat
    room: int


class Dragged(Struct, frozen=True, tag="dragged"):
    seat: Seat
    room: int


class Peeked(Struct, frozen=True, tag="peeked"):
    seat: Seat
    shadow: int
    tiles: tuple[Tile, ...]
    to: To


class Lit(Struct, frozen=True, tag="lit"):
    seat: Seat
    shadow: int
    tiles: tuple[Tile, ...]
    to: To


class Exposed(Struct, frozen=True, tag="exposed"):
    seat: Seat
    shadow: int
    tiles: tuple[Tile, ...]


class PageFound(Struct, frozen=True, tag="page_found"):
    seat: Seat
    page: int
    shadow: int


class GhostsShown(Struct, frozen=True, tag="ghosts_shown"):
    shadow: int
    tiles: tuple[Tile, ...]


class Taken(Struct, frozen=True, tag="taken"):
    seat: Seat
    shadow: int
    tile: Tile | None
    to: To


class Replaced(Struct, frozen=True, tag="replaced"):
    seat: Seat
    shadow: int
    source: Source
    up: bool
    tile: Tile | None
    to: To


class Named(Struct, frozen=True, tag="named"):
    """Numbers at the Safe; one number with the Stethoscope."""

    seat: Seat
    numbers: tuple[int, ...]
    aloud: str
    right: bool


class SafeOpened(Struct, frozen=True, tag="safe_opened"):
    seat: Seat
    numbers: tuple[int, ...]
    aloud: str


class PeekDone(Struct, frozen=True, tag="peek_done"):
    seat: Seat
    shadow: int


class Discarded(Struct, frozen=True, tag="discarded"):
    seat: Seat
    shadow: int
    tile: Tile | None
    to: To


class Showed(Struct, frozen=True, tag="showed"):
    """A tile that is held, or that lies in the Shadow being peeked into."""

    seat: Seat
    other: Seat
    shadow: int | None
    tile: Tile | None
    to: To


class Offered(Struct, frozen=True, tag="offered"):
    seat: Seat
    other: Seat
    tile: Tile | None
    to: To


class Asked(Struct, frozen=True, tag="asked"):
    seat: Seat
    other: Seat


class Declined(Struct, frozen=True, tag="declined"):
    seat: Seat


class Gave(Struct, frozen=True, tag="gave"):
    seat: Seat
    other: Seat
    tile: Tile | None
    to: To


class Voted(Struct, frozen=True, tag="voted"):
    seat: Seat
    agree: bool


class TurnEnded(Struct, frozen=True, tag="turn_ended"):
    seat: Seat


# Items


class Spent(Struct, frozen=True, tag="spent"):
    seat: Seat
    what: str


class Charmed(Struct, frozen=True, tag="charmed"):
    seat: Seat
    slot: int
    power: int


class DropsWork(Struct, frozen=True, tag="drops_work"):
    seat: Seat


class Answered(Struct, frozen=True, tag="answered"):
    """Her answer: yes or no to a room (Ouija Board), or a floor (Dowsing Rod)."""

    seat: Seat
    room: int | None
    yes: bool | None
    floor: int | None


class PowerRead(Struct, frozen=True, tag="power_read"):
    """A power seen with the Smartphone, in a slot or (None) in her hand."""

    seat: Seat
    slot: int | None
    power: int | None
    to: To


class Salted(Struct, frozen=True, tag="salted"):
    seat: Seat
    room: int


class WeaponStruck(Struct, frozen=True, tag="weapon_struck"):
    seat: Seat
    weapon: Tile
    shadow: int
    tiles: tuple[Tile, ...]
    she: bool


class Removed(Struct, frozen=True, tag="removed"):
    """A Hakobito is out of the game; a tile it kept lies face down again."""

    seat: Seat
    shadow: int
    keeps: Tile | None
    left_one: bool
    to: To
