"""Frames of the readable rules as the twin's numbers, and back."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from kurayami.games.hako_onna import frames as readable
from kurayami.games.hako_onna.effects import ITEMS
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.actions import Field, action_of, code_of, listed, packed, unpacked, whole, yes
from kurayami.games.hako_onna.tiles import KINDS

HOWS: Final = ("ghosts", "peek", "light", "camera", "weapon")
STAGES: Final = ("look", "page", "ghosts", "choice")
STEPS: Final = ("scream", "set", "activate")


def bits(members: Any) -> int:
    """A set of numbers as one number."""
    return sum(1 << member for member in members)


def members(bits: int) -> tuple[int, ...]:
    return tuple(member for member in range(64) if int(bits) >> member & 1)


def row(numbers: Any, width: int) -> int:
    """Numbers in order as one number, each with one more added."""
    return sum(number + 1 << place * width for place, number in enumerate(numbers))


def numbers_of(row: int, width: int) -> tuple[int, ...]:
    numbers, row = [], int(row)
    while row:
        numbers.append((row & (1 << width) - 1) - 1)
        row >>= width
    return tuple(numbers)


def several(name: str, place: int, width: int) -> Field:
    """A set of numbers, in order."""
    return Field(name, place, width, bits, members)


SEAT: Final = whole("seat", 6, 3)
BAG: Final = several("bag", 9, 9)
LATER: Final = Field("later", 18, 32, lambda boards: row(boards, 4), lambda number: numbers_of(number, 4))
SHADOW: Final = whole("shadow", 13, 5)
ROOM: Final = whole("room", 13, 5)
DEED: Final = Field("deed", 10, 32, code_of, action_of)
CHECK: Final = (SEAT, whole("left", 9, 2), yes("opening", 11), yes("late", 12), yes("again", 13))
CHECKED: Final = Field(
    "check",
    0,
    14,
    lambda check: packed(check, CHECK),
    lambda number: readable.Check(**unpacked(number, CHECK)),
)
CARD: Final = listed("card", (None, *range(6)), 14, 3)
CARDS: Final = Field(
    "cards",
    12,
    len(ITEMS),
    lambda cards: bits(map(ITEMS.index, cards)),
    lambda number: tuple(ITEMS[n] for n in members(number)),
)

FRAMES: Final[Mapping[Any, tuple[int, tuple[Field, ...]]]] = {
    readable.PickFirst: (f.PICK_FIRST, ()),
    readable.Items: (f.ITEMS, (CARDS,)),
    readable.Boards: (f.BOARDS, (SEAT, BAG, LATER)),
    readable.Placing: (f.PLACING, (SEAT, BAG, LATER, whole("board", 50, 4))),
    readable.Numbers: (f.NUMBERING, ()),
    readable.Weak: (f.WEAK, ()),
    readable.Laying: (f.LAYING, ()),
    readable.StartPower: (f.START_POWER, (whole("left", 9, 2),)),
    readable.Bones: (f.BONES_FRAME, ()),
    readable.Grudge: (f.GRUDGING, ()),
    readable.Turn: (f.TURN_FRAME, (SEAT,)),
    readable.Check: (f.CHECK, CHECK),
    readable.Falling: (f.FALLING, (CHECKED, CARD, yes("blip_up", 17))),
    readable.Music: (f.MUSIC, (CHECKED, CARD)),
    readable.Act: (f.ACT, (SEAT, yes("main", 9))),
    readable.TurnEnd: (f.TURN_END, (SEAT,)),
    readable.Next: (f.NEXT, (SEAT, yes("again", 9))),
    readable.Window: (f.WINDOW, (SEAT, yes("used", 9), DEED)),
    readable.After: (f.AFTER, (SEAT, DEED)),
    readable.Looking: (f.LOOKING, (SEAT, listed("how", HOWS, 9, 3), several("shadows", 12, 24))),
    readable.Peek: (f.PEEK, (SEAT, listed("stage", STAGES, 9, 2), yes("named", 11), yes("replaced", 12), SHADOW)),
    readable.Replacing: (f.REPLACING, (SEAT, yes("taking", 9), SHADOW)),
    readable.Strike: (f.STRIKE, (SEAT, SHADOW, listed("weapon", KINDS, 18, 6))),
    readable.Doomed: (f.DOOMED, (SEAT, whole("killer", 9, 3), listed("cause", get_args(readable.Cause), 12, 2))),
    readable.Snatching: (f.SNATCHING, (SEAT,)),
    readable.Carrying: (f.CARRYING, (SEAT, listed("tile", KINDS, 18, 6))),
    readable.Reading: (f.READING, (SEAT,)),
    readable.Answering: (f.ANSWERING, (SEAT, listed("room", (None, *range(18)), 13, 5))),
    readable.Rising: (f.RISING, ()),
    readable.Hers: (f.HERS, (listed("step", STEPS, 9, 2), yes("swift", 11), yes("floor", 12))),
    readable.Drawing: (f.DRAWING, (whole("left", 9, 2), yes("despair", 11))),
    readable.Arranging: (f.ARRANGING, (ROOM,)),
    readable.Moving: (f.MOVING, (SEAT, whole("steps", 9, 2), yes("floor", 11), yes("begun", 12), ROOM)),
    readable.Hiding: (f.HIDING, (SEAT, ROOM)),
    readable.Opening: (f.OPENING, (yes("start", 9),)),
    readable.Uncovering: (f.UNCOVERING, ()),
}
"""Number and fields of each kind of frame."""

_BY_NUMBER: Final = {number: (kind, fields) for kind, (number, fields) in FRAMES.items()}


def number_of(frame: readable.Frame) -> int:
    kind, fields = FRAMES[type(frame)]
    number = kind | packed(frame, fields)
    if isinstance(frame, readable.Items):  # seats follow one another, so the first and their number tell all
        number |= frame.seats[0] << 6 | len(frame.seats) << 9
    return number


def frame_of(number: int, visitors: int) -> readable.Frame:
    kind, fields = _BY_NUMBER[number & 63]
    values = unpacked(number, fields)
    if kind is readable.Items:
        first, left = number >> 6 & 7, number >> 9 & 7
        values["seats"] = tuple((first - 1 + step) % visitors + 1 for step in range(left))
    frame: readable.Frame = kind(**values)
    return frame
