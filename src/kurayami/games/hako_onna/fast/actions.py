"""Actions of the readable rules as the twin's numbers, and back."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.effects import ITEMS
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.noise import RESULTS
from kurayami.games.hako_onna.tiles import KINDS
from kurayami.kernel import Due


class Field(NamedTuple):
    """A field of a value as bits of a number."""

    name: str
    place: int
    width: int
    number: Callable[[Any], int]
    value: Callable[[int], Any]


def whole(name: str, place: int = 0, width: int = 8, less: int = 0) -> Field:
    """An integer, counted from `less`."""
    return Field(name, place, width, lambda value: value - less, lambda number: number + less)


def yes(name: str, place: int = 0) -> Field:
    return Field(name, place, 1, int, bool)


def listed(name: str, values: tuple[Any, ...], place: int = 0, width: int = 8) -> Field:
    """One of some values, as its index."""
    return Field(name, place, width, values.index, values.__getitem__)


def perhaps(name: str, values: tuple[Any, ...], place: int = 0, width: int = 8) -> Field:
    """The same, or nothing, which is 0."""
    return listed(name, (None, *values), place, width)


def tile(name: str, place: int = 0) -> Field:
    return listed(name, KINDS, place)


TRIPLE: Final = (whole("first", 0, 3), whole("second", 3, 3), whole("third", 6, 3))
POWER: Final = whole("power", 8)

ACTIONS: Final[Mapping[Any, tuple[int, tuple[Field, ...]]]] = {
    a.ChooseItem: (c.CHOOSE_ITEM, (listed("item", ITEMS),)),
    a.PlaceBoard: (
        c.PLACE_BOARD,
        (whole("floor", 0, 1), whole("x", 1, 5, -8), whole("y", 6, 5, -8), whole("turn", 11, 2)),
    ),
    a.ChooseNumbers: (c.CHOOSE_NUMBERS, TRIPLE),
    a.ChooseWeakness: (c.CHOOSE_WEAKNESS, (tile("weakness"),)),
    a.KeepPower: (c.KEEP_POWER, (whole("power"),)),
    a.PutBones: (c.PUT_BONES, (whole("shadow"),)),
    a.TurnCard: (c.TURN_CARD, (whole("card"),)),
    a.Release: (c.RELEASE, (yes("blip_up"),)),
    a.KeepCard: (c.KEEP_CARD, (whole("card"),)),
    a.KeepDisc: (c.KEEP_DISC, ()),
    a.PlayMusic: (c.PLAY_MUSIC, (yes("play"),)),
    a.WalkTo: (c.WALK_TO, (whole("room"),)),
    a.PeekAt: (c.PEEK_AT, (whole("shadow"),)),
    a.Use: (c.USE, ()),
    a.UseAtRoom: (c.USE_AT_ROOM, (whole("room"),)),
    a.UseAtShadow: (c.USE_AT_SHADOW, (whole("shadow"),)),
    a.UseAtSlot: (c.USE_AT_SLOT, (whole("slot"),)),
    a.UseAlong: (c.USE_ALONG, (whole("first", 8), whole("second"))),
    a.UseCharm: (c.USE_CHARM, (whole("slot"),)),
    a.UseWeapon: (c.USE_WEAPON, (tile("weapon", 8), whole("shadow"))),
    a.EndTurn: (c.END_TURN, ()),
    a.Show: (c.SHOW, (whole("to", 8), tile("tile"))),
    a.Offer: (c.OFFER, (whole("to", 8), tile("tile"))),
    a.Ask: (c.ASK, (whole("to"),)),
    a.Accept: (c.ACCEPT, ()),
    a.Decline: (c.DECLINE, ()),
    a.Discard: (c.DISCARD, (tile("tile", 8), whole("shadow"))),
    a.GiveUp: (c.GIVE_UP, (yes("agree"),)),
    a.Take: (c.TAKE, ()),
    a.PutBack: (c.PUT_BACK, (perhaps("tile", KINDS, 8), yes("up"))),
    a.PlacePage: (c.PLACE_PAGE, (yes("place"),)),
    a.NameNumbers: (c.NAME_NUMBERS, TRIPLE),
    a.NameOne: (c.NAME_ONE, (whole("number"),)),
    a.Done: (c.DONE, ()),
    a.Flee: (c.FLEE, (whole("room"),)),
    a.Die: (c.DIE, ()),
    a.Scream: (c.SCREAM, ()),
    a.Skip: (c.SKIP, ()),
    a.SetPower: (c.SET_POWER, (POWER, whole("slot"))),
    a.TakeBack: (c.TAKE_BACK, (whole("slot"),)),
    a.Activate: (c.ACTIVATE, (whole("power"),)),
    a.ActivateAtRoom: (c.ACTIVATE_AT_ROOM, (POWER, whole("room"))),
    a.ActivateAtPassage: (c.ACTIVATE_AT_PASSAGE, (POWER, whole("passage"))),
    a.Swap: (c.SWAP, (whole("first", 8), whole("second"))),
    a.TurnDown: (c.TURN_DOWN, (whole("shadow"),)),
    a.StepTo: (c.STEP_TO, (whole("room"),)),
    a.Hide: (c.HIDE, (whole("shadow"),)),
    a.Interrupt: (c.INTERRUPT, (whole("power"),)),
    a.InterruptAtRoom: (c.INTERRUPT_AT_ROOM, (POWER, whole("room"))),
    a.InterruptAtShadow: (c.INTERRUPT_AT_SHADOW, (POWER, whole("shadow"))),
    a.LetBe: (c.LET_BE, ()),
    a.Snatch: (c.SNATCH, (perhaps("what", KINDS),)),
    a.SnatchCard: (c.SNATCH_CARD, ()),
    a.SayWhether: (c.SAY_WHETHER, (yes("yes"),)),
    a.SayFloor: (c.SAY_FLOOR, (whole("floor"),)),
    a.First: (c.PICK, (whole("seat"),)),
    a.DealItem: (c.DEAL_ITEM, (listed("item", ITEMS),)),
    a.DrawBoard: (c.DRAW_BOARD, (whole("board"),)),
    a.LeaveVacant: (c.LEAVE_VACANT, (whole("shadow"),)),
    a.DrawPower: (c.DRAW_POWER, (whole("power"),)),
    a.TurnUp: (c.TURN_UP, (perhaps("tile", KINDS),)),
    a.NoiseValue: (c.NOISE_VALUE, (whole("value"),)),
    a.Fell: (c.FELL, (listed("result", RESULTS),)),
    a.Carry: (c.CARRY, (perhaps("shadow", tuple(range(24))),)),
    Due: (c.DUE, ()),
}
"""Number and fields of each kind of action. Measurements are left out."""

_BY_NUMBER: Final = {number: (kind, fields) for kind, (number, fields) in ACTIONS.items()}


def packed(value: Any, fields: tuple[Field, ...]) -> int:
    return sum(field.number(getattr(value, field.name)) << field.place for field in fields)


def unpacked(number: int, fields: tuple[Field, ...]) -> dict[str, Any]:
    return {field.name: field.value(number >> field.place & (1 << field.width) - 1) for field in fields}


def code_of(action: a.Action) -> int:
    kind, fields = ACTIONS[type(action)]
    return kind << c.KIND | packed(action, fields)


def action_of(code: int) -> a.Action:
    kind, fields = _BY_NUMBER[int(code) >> c.KIND]
    action: a.Action = kind(**unpacked(int(code), fields))
    return action
