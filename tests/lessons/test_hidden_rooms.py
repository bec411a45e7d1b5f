"""The first night goes as its tutor says."""

from kurayami.games import hidden_rooms
from kurayami.games.hidden_rooms import Action, legal, view
from kurayami.games.hidden_rooms.actions import Begin, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.events import Event, MemoryOverflowed, StageWon
from kurayami.games.hidden_rooms.house import Square, Tile
from kurayami.kernel import Move
from kurayami.lessons import lesson_of
from kurayami.table import Rehearsed, Seeded, Table

TAUGHT: tuple[Action, ...] = (
    Begin(Tile("blue", 2)),
    Search(Square(4, 5)),
    Search(Square(3, 5)),
    Recall(Square(3, 5), Tile("red", 5)),
    Walk(Square(4, 5)),
    Search(Square(4, 4)),
    Search(Square(3, 4)),
    Stop(),
)
HOME = ((3, 3), (2, 3), (2, 2), (1, 2), (1, 1), (0, 1), (0, 0))


def test_who_does_what_is_said_sees_everything_and_gets_out_unseen() -> None:
    lesson = lesson_of("hidden-rooms", "first-night")
    seed = Seeded(bytes(32), [bytes(32)])
    table = Table(hidden_rooms, lesson.options, Rehearsed(lesson.chance, seed))
    happened: list[Event] = []
    for action in (*TAUGHT, *(Search(Square(*square)) for square in HOME)):
        assert action in legal(table.state, 0)
        happened += [event for step in table.play(Move(0, action, 0)) for event in step.events]
    assert StageWon(1) in happened
    assert not any(getattr(event, "sees_child", False) for event in happened)
    assert not any(isinstance(event, MemoryOverflowed) for event in happened)


def test_who_does_not_wait_where_it_is_said_is_caught() -> None:
    lesson = lesson_of("hidden-rooms", "first-night")
    table = Table(hidden_rooms, lesson.options, Rehearsed(lesson.chance, Seeded(bytes(32), [bytes(32)])))
    for action in (*TAUGHT[:-1], Search(Square(3, 3))):
        table.play(Move(0, action, 0))
    assert view(table.state, 0).results[0].loss == "caught"
