"""The suite is tested: an honest tiny game passes, and each leaky twin fails for its own reason."""

from typing import Any

import pytest
from msgspec.structs import asdict, replace

from kurayami.games import hidden_rooms
from kurayami.games.hidden_rooms.actions import Draw
from kurayami.kernel import CHANCE, Move, Step
from kurayami.table import Table
from kurayami.testing import Broken, Scripted, Subject, judge, tiny
from kurayami.testing.conformance import secrets_vary
from kurayami.testing.difference import difference
from kurayami.testing.leaks import LEAKS, TINY, WORLDS_APART, twin
from kurayami.testing.worlds import two_worlds

SEEDS = [number.to_bytes(32, "big") for number in range(40)]


def test_the_honest_tiny_game_passes() -> None:
    for options in TINY.options:
        secrets_vary(TINY, options, SEEDS)


@pytest.mark.parametrize("name", LEAKS)
def test_a_leaky_twin_fails_for_its_own_reason(name: str) -> None:
    leak = LEAKS[name]
    with pytest.raises(Broken) as broken:
        secrets_vary(leak.subject, leak.subject.options[0], SEEDS)
    assert broken.value.promise == leak.promise
    assert leak.place in broken.value.detail


def test_two_worlds_of_the_honest_tiny_game_look_the_same() -> None:
    for options in TINY.options:
        assert two_worlds(TINY, options, SEEDS).apart > 200


@pytest.mark.parametrize("name", WORLDS_APART)
def test_a_leak_that_no_re_deal_finds_sets_two_worlds_apart(name: str) -> None:
    leak = WORLDS_APART[name]
    secrets_vary(leak.subject, leak.subject.options[0], SEEDS)
    with pytest.raises(Broken) as broken:
        two_worlds(leak.subject, leak.subject.options[0], SEEDS)
    assert broken.value.promise == leak.promise
    assert leak.place in broken.value.detail


def broken_by(**changes: Any) -> str:
    subject = replace(TINY, rules=twin(**changes))
    return promise_broken(subject)


def promise_broken(subject: Subject) -> str:
    def judge_all() -> None:
        for seed in SEEDS:
            judge(subject, subject.options[0], seed, every=1)

    with pytest.raises(Broken) as broken:
        judge_all()
    return broken.value.promise


def test_a_card_that_gets_lost_is_found_out() -> None:
    def apply(state: tiny.State, move: Move[tiny.Action]) -> Step[tiny.State, tiny.Event]:
        step = tiny.apply(state, move)
        return Step(replace(step.state, bag=step.state.bag[1:]) if move.by == CHANCE else step.state, step.events)

    assert broken_by(apply=apply) == "nothing is lost"


def test_a_listed_action_that_is_refused_is_found_out() -> None:
    def legal(state: tiny.State, seat: int) -> tuple[tiny.Action, ...]:
        return (*tiny.legal(state, seat), tiny.Doubt()) if seat == 0 else tiny.legal(state, seat)

    assert broken_by(legal=legal) == "legal means accepted"


def test_an_unlisted_action_that_is_accepted_is_found_out() -> None:
    def legal(state: tiny.State, seat: int) -> tuple[tiny.Action, ...]:
        return tuple(action for action in tiny.legal(state, seat) if action != tiny.SayWord("low"))

    def sometimes(state: tiny.State, seat: int) -> tuple[tiny.Action, ...]:
        """A game that lists low in the first round only, but accepts it in all."""
        return tiny.legal(state, seat) if not state.used else legal(state, seat)

    assert broken_by(legal=sometimes) == "illegal means refused"


def test_a_move_after_its_deadline_is_found_out() -> None:
    def apply(state: tiny.State, move: Move[tiny.Action]) -> Step[tiny.State, tiny.Event]:
        early = replace(state, due=None) if isinstance(move.action, tiny.Doubt) else state
        return tiny.apply(early, move)

    assert broken_by(apply=apply) == "a move at a deadline comes after Due"


def test_a_game_without_an_end_is_found_out() -> None:
    endless = replace(TINY, most_moves=3)
    assert promise_broken(endless) == "the game ends"


def test_a_value_that_does_not_read_back_is_found_out() -> None:
    class Forgetful(tiny.View, frozen=True):
        def __eq__(self, other: object) -> bool:
            return False

    def view(state: tiny.State, seat: int | None) -> Forgetful:
        return Forgetful(**asdict(tiny.view(state, seat)))

    assert broken_by(view=view, View=Forgetful) == "values round-trip through text"


def test_a_difference_is_named_by_its_path() -> None:
    assert difference(b'{"a":[1,{"b":2}]}', b'{"a":[1,{"b":3}]}') == "$.a[1].b: 2 != 3"
    assert difference(b'{"a":[1]}', b'{"a":[1,2]}') == "$.a: [1] != [1, 2]"
    assert difference(b'{"a":1,"b":2}', b'{"b":2,"a":1}') == "$: the same values in another order"
    assert difference(b"[1]", b"[1]") == ""


def test_scripted_chance_draws_what_is_written_and_nothing_else() -> None:
    tiles = [Draw(tile) for tile in hidden_rooms.setup(hidden_rooms.Options()).pile[:3]]
    table = Table(hidden_rooms, hidden_rooms.Options(), Scripted(*tiles))
    assert table.state.offered == tuple(draw.tile for draw in tiles[1:])
    with pytest.raises(AssertionError, match="draw 1 can't be"):
        Table(hidden_rooms, hidden_rooms.Options(), Scripted(tiles[0], tiles[0]))
    with pytest.raises(AssertionError, match="draw 1 is not in the script"):
        Table(hidden_rooms, hidden_rooms.Options(), Scripted(tiles[0]))
