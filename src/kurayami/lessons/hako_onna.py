"""The lessons of Hako Onna: one for a Visitor, one for her.

The house of both (1F): Living Room north of the Hall, Kitchen and Storage Room west, the Study east; (2F): the Red
Bedroom east of the Hall, the Kid's Room south, Dressing Room and Bathroom west.
"""

from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.tiles import BONES, DOLL, EMPTY
from kurayami.lessons.lesson import Lesson

UPPER_HALL, RED_BEDROOM, KIDS_ROOM, LIVING_ROOM = 1, 6, 7, 8
IN_HALL, IN_UPPER_HALL = 0, 1
STUDY_SHELF = 10
IN_COT, TOY_BOX = 15, 16
IN_KITCHEN = 5
LONG: Final = 3_600_000
"""Milliseconds long enough that nobody is hurried while they read."""

BOARDS: Final[tuple[a.Action, ...]] = (
    a.DrawBoard(1),
    a.DrawBoard(2),
    a.DrawBoard(3),
    a.PlaceBoard(0, -1, 0, 0),
    a.DrawBoard(4),
    a.PlaceBoard(0, 1, 0, 1),
    a.DrawBoard(5),
    a.PlaceBoard(1, 1, 0, 0),
    a.DrawBoard(6),
    a.PlaceBoard(1, 0, 1, 0),
    a.DrawBoard(7),
    a.PlaceBoard(0, 0, -1, 0),
    a.DrawBoard(8),
    a.PlaceBoard(1, -1, 0, 3),
)


def options(pause: int) -> Options:
    return Options(
        visitors=2,
        random_boards=True,
        random_items=True,
        giving_up=False,
        pause=pause,
        ghost_time=LONG,
        answer_time=LONG,
    )


def looking(*tiles: str) -> tuple[a.Action, ...]:
    return tuple(a.TurnUp(tile) for tile in tiles)


VISITOR: Final = Lesson(
    options(pause=10_000),
    seat=1,
    chance=(
        a.First(1),
        a.DealItem("dowsing_rod"),
        a.DealItem("ouija_board"),
        *BOARDS,
        a.LeaveVacant(IN_KITCHEN),
        a.DrawPower(8),
        a.DrawPower(3),
        a.DrawPower(6),
        *looking("diary-1", "combination-5", "gasoline"),
        a.NoiseValue(2),  # the learner's first check
        a.NoiseValue(1),
        *looking("diary-4"),  # the other finds a page
        a.NoiseValue(3),
        *looking(BONES),  # the learner finds the bones
        a.NoiseValue(5),  # the other makes noise
        a.DrawPower(4),
        *looking("diary-2"),
        a.NoiseValue(1),
        a.NoiseValue(4),
        *looking(DOLL),
        a.NoiseValue(2),
        *looking(BONES),
    ),
    others={
        0: (
            a.ChooseNumbers(1, 3, 6),
            a.ChooseWeakness("weakness-stake"),
            a.KeepPower(8),
            a.PutBones(STUDY_SHELF),
            a.StepTo(RED_BEDROOM),
            a.Hide(13),
            a.Scream(),
            a.SetPower(8, 0),
            a.Skip(),
            a.StepTo(UPPER_HALL),
            a.Hide(IN_UPPER_HALL),
            a.LetBe(),
            a.LetBe(),
            a.Interrupt(8),
        ),
        2: (
            a.TurnCard(4),
            a.PeekAt(IN_HALL),
            a.PutBack(EMPTY),
            a.Done(),
            a.EndTurn(),
            a.TurnCard(5),
            a.TurnCard(4),
            a.WalkTo(LIVING_ROOM),
            a.EndTurn(),
            a.KeepCard(5),
        ),
    },
)
"""Search the Study, hear her come, find the doll, and bring it to the bones."""

HER: Final = Lesson(
    options(pause=LONG),
    seat=0,
    chance=(
        a.First(1),
        a.DealItem("dowsing_rod"),
        a.DealItem("smartphone"),
        *BOARDS,
        a.LeaveVacant(IN_KITCHEN),
        a.DrawPower(7),
        a.DrawPower(1),
        a.DrawPower(10),
        *looking("diary-1", "secret-exit", "diary-5"),  # she looks round the Kid's Room
        a.NoiseValue(3),
        *looking("diary-9"),
        a.NoiseValue(1),
        a.NoiseValue(2),
        a.NoiseValue(0),
        *looking("wooden-stake"),
        a.NoiseValue(5),  # noise in the 2F Hall
        a.DrawPower(9),
        *looking(EMPTY),
        a.NoiseValue(2),
        a.NoiseValue(3),
        a.Carry(IN_HALL),
        a.TurnUp(None),  # nothing but her
        a.NoiseValue(4),
        *looking("diary-1"),
        a.NoiseValue(5),  # noise in the Kid's Room
        a.DrawPower(1),
        *looking(EMPTY, "secret-exit", "diary-5"),
        a.NoiseValue(0),
        a.TurnUp(None),
    ),
    others={
        1: (
            a.TurnCard(0),
            a.PeekAt(IN_HALL),
            a.PutBack(EMPTY),
            a.Done(),
            a.EndTurn(),
            a.TurnCard(2),
            a.WalkTo(UPPER_HALL),
            a.EndTurn(),
            a.TurnCard(4),
            a.TurnCard(0),
            a.WalkTo(KIDS_ROOM),
            a.EndTurn(),
            a.TurnCard(2),
            a.PeekAt(IN_COT),
            a.PutBack(EMPTY),
            a.Done(),
            a.EndTurn(),
            a.TurnCard(3),
            a.TurnCard(0),
            a.PeekAt(TOY_BOX),
        ),
        2: (
            a.TurnCard(1),
            a.WalkTo(UPPER_HALL),
            a.EndTurn(),
            a.TurnCard(3),
            a.PeekAt(IN_UPPER_HALL),
            a.Take(),
            a.PutBack(EMPTY),
            a.Done(),
            a.EndTurn(),
            a.TurnCard(1),
            a.UseWeapon("wooden-stake", IN_UPPER_HALL),
            a.PeekAt(IN_UPPER_HALL),
            a.Skip(),
        ),
    },
)
"""Hide, hear them come, take what is dangerous, and wait where they look next."""

LESSONS: Final[dict[str, Lesson]] = {"visitor": VISITOR, "her": HER}
