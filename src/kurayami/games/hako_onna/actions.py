"""Actions of Visitors, of her and the other ghosts, of chance and the clock."""

from typing import Literal, TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.tiles import Tile
from kurayami.kernel import Due

Fall: TypeAlias = Literal["quiet", "slid_off", "topple"]
Rest: TypeAlias = tuple[int, int, int]
"""Resting place of a disc: x and y in hundredths of a millimetre, its angle in microradians."""


# Setting up


class ChooseItem(Struct, frozen=True, gc=False, tag="choose_item"):
    item: ItemEffect


class PlaceBoard(Struct, frozen=True, gc=False, tag="place_board"):
    floor: int
    x: int
    y: int
    turn: int


class ChooseNumbers(Struct, frozen=True, gc=False, tag="choose_numbers"):
    """Chooses her combination, in ascending order."""

    first: int
    second: int
    third: int


class ChooseWeakness(Struct, frozen=True, gc=False, tag="choose_weakness"):
    weakness: Tile


class KeepPower(Struct, frozen=True, gc=False, tag="keep_power"):
    power: int


class PutBones(Struct, frozen=True, gc=False, tag="put_bones"):
    shadow: int


SettingUp: TypeAlias = ChooseItem | PlaceBoard | ChooseNumbers | ChooseWeakness | KeepPower | PutBones


# Noise


class TurnCard(Struct, frozen=True, gc=False, tag="turn_card"):
    card: int


class Release(Struct, frozen=True, gc=False, tag="release"):
    """Drops the next disc. Where (hundredths of a millimetre) and when (milliseconds) are measurements."""

    blip_up: bool
    x: int = 0
    after: int = 0


class KeepCard(Struct, frozen=True, gc=False, tag="keep_card"):
    """Passes: takes the card unseen."""

    card: int


class KeepDisc(Struct, frozen=True, gc=False, tag="keep_disc"):
    """Passes: keeps the next disc unplaced."""


class PlayMusic(Struct, frozen=True, gc=False, tag="play_music"):
    """Undoes the failed check with the Music Box, or not."""

    play: bool


NoiseCheck: TypeAlias = TurnCard | Release | KeepCard | KeepDisc | PlayMusic


# Main actions: each is announced with its target


class WalkTo(Struct, frozen=True, gc=False, tag="walk_to"):
    room: int


class PeekAt(Struct, frozen=True, gc=False, tag="peek_at"):
    shadow: int


class Use(Struct, frozen=True, gc=False, tag="use"):
    """Uses the Item card, which needs no target."""


class UseAtRoom(Struct, frozen=True, gc=False, tag="use_at_room"):
    room: int


class UseAtShadow(Struct, frozen=True, gc=False, tag="use_at_shadow"):
    shadow: int


class UseAtSlot(Struct, frozen=True, gc=False, tag="use_at_slot"):
    """Uses the Item card at one of her two slots."""

    slot: int


class UseAlong(Struct, frozen=True, gc=False, tag="use_along"):
    """Uses the Item card along two rooms, one after the other."""

    first: int
    second: int


class UseCharm(Struct, frozen=True, gc=False, tag="use_charm"):
    slot: int


class UseWeapon(Struct, frozen=True, gc=False, tag="use_weapon"):
    weapon: Tile
    shadow: int


UseCard: TypeAlias = Use | UseAtRoom | UseAtShadow | UseAtSlot | UseAlong
Deed: TypeAlias = WalkTo | PeekAt | UseCard | UseCharm | UseWeapon


# Free actions


class EndTurn(Struct, frozen=True, gc=False, tag="end_turn"):
    pass


class Show(Struct, frozen=True, gc=False, tag="show"):
    to: int
    tile: Tile


class Offer(Struct, frozen=True, gc=False, tag="offer"):
    to: int
    tile: Tile


class Ask(Struct, frozen=True, gc=False, tag="ask"):
    to: int


class Accept(Struct, frozen=True, gc=False, tag="accept"):
    pass


class Decline(Struct, frozen=True, gc=False, tag="decline"):
    pass


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    tile: Tile
    shadow: int


class GiveUp(Struct, frozen=True, gc=False, tag="give_up"):
    """Votes to give up, or withdraws the vote (HO-73)."""

    agree: bool


FreeAction: TypeAlias = EndTurn | Show | Offer | Ask | Accept | Decline | Discard | GiveUp


# During a Peek


class Take(Struct, frozen=True, gc=False, tag="take"):
    pass


class PutBack(Struct, frozen=True, gc=False, tag="put_back"):
    """Replaces a tile that left: with an Empty one, one of the Visitor's own, or (if the supply is out) nothing."""

    tile: Tile | None
    up: bool = False


class PlacePage(Struct, frozen=True, gc=False, tag="place_page"):
    """Puts a page on its Diary card, or (Father's Letter) leaves it hidden where it lies."""

    place: bool


class NameNumbers(Struct, frozen=True, gc=False, tag="name_numbers"):
    """Names three numbers, in ascending order."""

    first: int
    second: int
    third: int


class NameOne(Struct, frozen=True, gc=False, tag="name_one"):
    """Names one number, with the Stethoscope."""

    number: int


class Done(Struct, frozen=True, gc=False, tag="done"):
    pass


class Flee(Struct, frozen=True, gc=False, tag="flee"):
    """Spends the Fire Extinguisher: the Visitor flees to this room and lives."""

    room: int


class Die(Struct, frozen=True, gc=False, tag="die"):
    """Keeps the Fire Extinguisher, and dies."""


AtPeek: TypeAlias = Take | PutBack | PlacePage | NameNumbers | NameOne | Done | Flee | Die


# Ghosts


class Scream(Struct, frozen=True, gc=False, tag="scream"):
    pass


class Skip(Struct, frozen=True, gc=False, tag="skip"):
    """Skips this step of her turn, or the rest of it."""


class SetPower(Struct, frozen=True, gc=False, tag="set_power"):
    power: int
    slot: int


class TakeBack(Struct, frozen=True, gc=False, tag="take_back"):
    slot: int


class Activate(Struct, frozen=True, gc=False, tag="activate"):
    """Activates a power that needs no target."""

    power: int


class ActivateAtRoom(Struct, frozen=True, gc=False, tag="activate_at_room"):
    power: int
    room: int


class ActivateAtPassage(Struct, frozen=True, gc=False, tag="activate_at_passage"):
    power: int
    passage: int
    """Its number in the house."""


Activation: TypeAlias = Activate | ActivateAtRoom | ActivateAtPassage


class Swap(Struct, frozen=True, gc=False, tag="swap"):
    """Swaps the stacks of two Shadows (Moving Things)."""

    first: int
    second: int


class TurnDown(Struct, frozen=True, gc=False, tag="turn_down"):
    shadow: int


class StepTo(Struct, frozen=True, gc=False, tag="step_to"):
    room: int


class Hide(Struct, frozen=True, gc=False, tag="hide"):
    shadow: int


class Interrupt(Struct, frozen=True, gc=False, tag="interrupt"):
    """Interrupts with a power that needs no target."""

    power: int


class InterruptAtRoom(Struct, frozen=True, gc=False, tag="interrupt_at_room"):
    power: int
    room: int


class InterruptAtShadow(Struct, frozen=True, gc=False, tag="interrupt_at_shadow"):
    power: int
    shadow: int


Interruption: TypeAlias = Interrupt | InterruptAtRoom | InterruptAtShadow


class LetBe(Struct, frozen=True, gc=False, tag="let_be"):
    """Declines to interrupt (any further)."""


class Snatch(Struct, frozen=True, gc=False, tag="snatch"):
    """Takes a tile from the acting Visitor, or nothing (None)."""

    what: Tile | None


class SnatchCard(Struct, frozen=True, gc=False, tag="snatch_card"):
    """Takes the acting Visitor's Item card."""


class SayWhether(Struct, frozen=True, gc=False, tag="say_whether"):
    yes: bool


class SayFloor(Struct, frozen=True, gc=False, tag="say_floor"):
    floor: int


# Chance


class First(Struct, frozen=True, gc=False, tag="first"):
    """The Visitor who chooses and draws first."""

    seat: int


class DealItem(Struct, frozen=True, gc=False, tag="deal_item"):
    item: ItemEffect


class DrawBoard(Struct, frozen=True, gc=False, tag="draw_board"):
    board: int


class LeaveVacant(Struct, frozen=True, gc=False, tag="leave_vacant"):
    shadow: int


class DrawPower(Struct, frozen=True, gc=False, tag="draw_power"):
    power: int


class TurnUp(Struct, frozen=True, gc=False, tag="turn_up"):
    """Reveals the tile being looked at. None: only ghosts."""

    tile: Tile | None


class NoiseValue(Struct, frozen=True, gc=False, tag="noise_value"):
    value: int


class Fell(Struct, frozen=True, gc=False, tag="fell"):
    """Outcome of a disc's fall. The resting places are measurements."""

    result: Fall
    rests: tuple[Rest, ...] = ()


class Carry(Struct, frozen=True, gc=False, tag="carry"):
    """Shadow where a snatched tile goes. None: out of the game."""

    shadow: int | None


Draw: TypeAlias = First | DealItem | DrawBoard | LeaveVacant | DrawPower | TurnUp | NoiseValue | Fell | Carry

OnHerTurn: TypeAlias = Scream | Skip | SetPower | TakeBack | Activation | Swap | TurnDown | StepTo | Hide
OnTheirs: TypeAlias = Interruption | LetBe | Snatch | SnatchCard | SayWhether | SayFloor

Action: TypeAlias = SettingUp | NoiseCheck | Deed | FreeAction | AtPeek | OnHerTurn | OnTheirs | Draw | Due
