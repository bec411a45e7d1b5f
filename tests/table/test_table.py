from typing import TypeAlias

import pytest

from kurayami.games import hidden_rooms
from kurayami.games.hidden_rooms.actions import Begin, Draw, Search, Stop, Walk
from kurayami.games.hidden_rooms.house import Square, Tile
from kurayami.kernel import CHANCE, CLOCK, Due, IllegalMove, Move
from kurayami.table import Seeded, Table, UndoEntry
from kurayami.testing import Scripted, tiny
from kurayami.testing.leaks import twin

TinyTable: TypeAlias = Table[tiny.Options, tiny.State, tiny.Action, tiny.Event, tiny.View]
RoomsTable: TypeAlias = Table[
    hidden_rooms.Options, hidden_rooms.State, hidden_rooms.Action, hidden_rooms.Event, hidden_rooms.View
]
ZERO = bytes(32)
R1, B3, G6, R2, A1 = Tile("red", 1), Tile("blue", 3), Tile("green", 6), Tile("red", 2), Tile("amber", 1)


def bluff() -> TinyTable:
    """Seat 0 holds a 2, seat 1 a 5; then a 6 is dealt."""
    return Table(tiny, tiny.Options(), Scripted(tiny.Deal(2), tiny.Deal(5), tiny.Deal(6), tiny.Deal(1)))


def rooms() -> RoomsTable:
    """The child stands on red 1; the next draw is red 2, the one after that amber 1."""
    table = Table(hidden_rooms, hidden_rooms.Options(), Scripted(*map(Draw, (B3, R1, G6, R2, A1))))
    table.play(Move(0, Begin(R1), 0))
    return table


def test_the_table_draws_for_chance_when_it_can() -> None:
    table = bluff()
    assert table.state.hands == (2, 5)
    assert [happening.entry for happening in table.log] == [
        Move(CHANCE, tiny.Deal(2), 0),
        Move(CHANCE, tiny.Deal(5), 0),
    ]


def test_without_draws_chance_is_handed_in_like_any_move() -> None:
    table = Table(tiny, tiny.Options())
    assert table.log == []
    table.play(Move(CHANCE, tiny.Deal(4), 0))
    assert table.state.hands == (4, None)


def test_seeded_draws_give_the_same_game_again() -> None:
    def hands(seed: bytes, nonce: bytes) -> object:
        return Table(tiny, tiny.Options(), Seeded(seed, [nonce, ZERO])).state.hands

    assert hands(ZERO, ZERO) == hands(ZERO, ZERO)
    others = {hands(ZERO, bytes([number]) * 32) for number in range(20)}
    assert len(others) > 5


def test_a_refused_move_changes_nothing() -> None:
    table = bluff()
    before, log = table.state, list(table.log)
    with pytest.raises(IllegalMove, match="tiny-not-your-move"):
        table.play(Move(1, tiny.Doubt(), 5))
    assert table.state == before
    assert table.log == log
    assert table.now == 0


def test_time_never_goes_back() -> None:
    table = bluff()
    table.advance(100)
    with pytest.raises(IllegalMove, match="table-time-goes-back"):
        table.play(Move(0, tiny.SayWord("high"), 99))


def test_what_is_due_is_reported_at_its_own_moment() -> None:
    table = bluff()
    table.play(Move(0, tiny.SayWord("high"), 100))
    assert table.advance(1099) == []
    happened = table.advance(5000)
    assert happened[0].entry == Move(CLOCK, Due(), 1100)
    assert happened[1].entry == Move(CHANCE, tiny.Deal(6), 1100)
    assert table.now == 5000


def test_a_move_at_the_deadline_comes_after_it() -> None:
    table = bluff()
    table.play(Move(0, tiny.SayWord("high"), 0))
    with pytest.raises(IllegalMove):
        table.play(Move(1, tiny.Doubt(), 1300))
    assert table.now == 1000
    assert table.state.points == (1, 0)
    assert table.log[2].entry == Move(0, tiny.SayWord("high"), 0)
    assert table.log[3].entry == Move(CLOCK, Due(), 1000)


def test_just_before_the_deadline_it_is_in_time() -> None:
    table = bluff()
    table.play(Move(0, tiny.SayWord("high"), 0))
    table.play(Move(1, tiny.Doubt(), 999))
    assert table.state.points == (0, 1)


def test_events_count_for_each_seat_alone() -> None:
    table = bluff()
    assert table.heard(0) == [tiny.Dealt(0, 2), tiny.Dealt(1, None)]
    assert table.heard(1) == [tiny.Dealt(0, None), tiny.Dealt(1, 5)]
    assert table.heard(None) == [tiny.Dealt(0, None), tiny.Dealt(1, None)]
    assert table.heard(1, since=1) == [tiny.Dealt(1, 5)]


def test_everything_is_revealed_only_when_the_game_is_over() -> None:
    table = Table(tiny, tiny.Options(rounds=1), Scripted(tiny.Deal(2), tiny.Deal(5)))
    table.play(Move(0, tiny.SayWord("low"), 0))
    with pytest.raises(IllegalMove, match="table-not-over"):
        table.reveal()
    table.advance(1000)
    assert table.reveal().used == (tiny.Used(0, 2, False),)


def test_moves_can_be_taken_back_until_a_tile_is_drawn() -> None:
    table = rooms()
    begun = table.state
    assert not table.may_undo(1)
    table.play(Move(0, Search(Square(4, 5)), 10))  # red 2 fits, and the child steps onto it
    at_night = table.state
    table.play(Move(0, Walk(Square(5, 5)), 20))
    table.play(Move(0, Walk(Square(4, 5)), 30))
    assert table.undo(0, 40).entry == UndoEntry(0, 40)
    table.undo(0, 50)
    assert table.state == at_night != begun
    with pytest.raises(IllegalMove, match="table-nothing-to-undo"):
        table.undo(0, 60)


def test_the_monsters_answer_is_taken_back_with_the_turn() -> None:
    table = rooms()
    table.play(Move(0, Search(Square(4, 5)), 0))
    before = table.state
    table.play(Move(0, Stop(), 0))
    assert table.state.turn == before.turn + 1
    table.undo(0, 0)
    assert table.state == before


def test_nothing_is_deleted_from_the_log() -> None:
    table = rooms()
    table.play(Move(0, Search(Square(4, 5)), 0))
    length = len(table.log)
    table.play(Move(0, Walk(Square(5, 5)), 0))
    table.undo(0, 0)
    assert [type(happening.entry) for happening in table.log[length:]] == [Move, UndoEntry]


def test_a_game_with_secrets_has_no_undo() -> None:
    table = bluff()
    table.play(Move(0, tiny.SayWord("high"), 0))
    assert not table.may_undo(0)


def test_another_seats_move_closes_the_way_back() -> None:
    table: TinyTable = Table(twin(UNDO=True), tiny.Options(), Scripted(*map(tiny.Deal, (2, 5, 6))))
    table.play(Move(0, tiny.SayWord("high"), 0))
    assert not table.may_undo(0)  # it is the other's move
    assert not table.may_undo(1)  # it was not theirs
    table.play(Move(1, tiny.Doubt(), 1))
    assert not table.may_undo(0)
    assert not table.may_undo(1)


def test_the_end_of_a_stage_can_not_be_taken_back() -> None:
    table = Table(hidden_rooms, hidden_rooms.Options(turn_limit=1))
    for drawn in (B3, R1, G6):
        table.play(Move(CHANCE, Draw(drawn), 0))
    table.play(Move(0, Begin(R1), 0))
    assert table.may_undo(0)
    table.play(Move(0, Stop(), 0))
    assert table.state.results
    assert not table.may_undo(0)
