"""Hako Onna's discs at a table with simulation."""

from typing import Any, Literal

import pytest

from kurayami.discs import POSITIONS
from kurayami.extras.falling_discs import FallingDiscs, hand_at
from kurayami.games import hako_onna
from kurayami.games.hako_onna.actions import Fell, Release
from kurayami.games.hako_onna.frames import Check
from kurayami.games.hako_onna.noise import DISCS
from kurayami.games.hako_onna.pieces import Discs
from kurayami.kernel import CLOCK, Move, Stream
from kurayami.record import load, replay, save, verify
from kurayami.table import Seeded, Table

AnyTable = Table[Any, Any, Any, Any, Any]


def night(number: int, noise: Literal["cards", "discs"] = "discs") -> tuple[AnyTable, Seeded]:
    """A random game with discs, to the end. Hands drop anywhere near the middle, at any time."""
    options = hako_onna.Options(
        visitors=1, noise=noise, random_boards=True, random_items=True, giving_up=False, turn_limit=6
    )
    chance = Seeded(number.to_bytes(32, "big"), [bytes(32)] * 2)
    table: AnyTable = Table(hako_onna, options, FallingDiscs(chance))
    stream = Stream(number.to_bytes(32, "big"), "people")
    for _ in range(4000):
        movers = hako_onna.movers(table.state)
        if not movers:
            break
        seats = [seat for seat in movers if seat != CLOCK]
        due = hako_onna.deadline(table.state)
        if due is not None and (not seats or stream.below(4) == 0):
            table.advance(due)
            continue
        seat = stream.choice(seats)
        action = stream.choice(hako_onna.legal(table.state, seat))
        if isinstance(action, Release):
            action = Release(action.blip_up, stream.below(1200) - 600, stream.below(3000))
        table.play(Move(seat, action, table.now))
    return table, chance


def falls(table: AnyTable) -> list[Fell]:
    return [entry.action for entry in entries(table) if isinstance(entry.action, Fell)]


def entries(table: AnyTable) -> list[Move[Any]]:
    return [happening.entry for happening in table.log if isinstance(happening.entry, Move)]


@pytest.mark.rule("HO-21", "HO-18", "HO-19")
def test_the_bodies_decide_and_the_record_keeps_result_and_rests() -> None:
    results: set[str] = set()
    for number in range(6):
        table, _ = night(number)
        fallen = falls(table)
        assert fallen
        assert all(fell.rests for fell in fallen), "every fall was measured"
        results |= {fell.result for fell in fallen}
    assert {"quiet", "topple"} <= results


@pytest.mark.rule("HO-21")
def test_a_replay_shows_the_discs_without_simulating_again() -> None:
    table, chance = night(3)
    assert hako_onna.outcome(table.state) is not None
    record = load(save("hako-onna", table, chance))
    verdict = verify(record)
    assert verdict.proven
    assert verdict.measured == len(falls(table))
    *_, (again, _) = replay(record)
    assert again.state == table.state


@pytest.mark.rule("HO-21")
def test_the_same_hand_in_the_same_game_lets_the_same_disc_fall() -> None:
    assert falls(night(4)[0]) == falls(night(4)[0])
    assert falls(night(4)[0]) != falls(night(5)[0])


@pytest.mark.rule("HO-20", "HO-21")
def test_the_rests_tell_of_every_disc_on_the_stack() -> None:
    table, _ = night(1)
    world: AnyTable = Table(hako_onna, table.options)
    for entry in entries(table):
        world.play(entry)
        noise = world.state.noise
        assert isinstance(noise, Discs)
        assert len(noise.rests) == len(noise.stack)


@pytest.mark.rule("HO-15")
def test_noise_cards_are_drawn_as_ever() -> None:
    table, chance = night(2, "cards")
    assert not falls(table)
    assert verify(load(save("hako-onna", table, chance))).measured == 0


@pytest.mark.rule("HO-18")
def test_rules_and_bodies_mean_the_same_discs() -> None:
    """Neither room may import the other, so both say which disc has which position."""
    assert DISCS == POSITIONS


@pytest.mark.rule("HO-21")
def test_a_hand_sways_while_it_holds_the_next_disc() -> None:
    options = hako_onna.Options(visitors=1, noise="discs", random_boards=True, random_items=True)
    table: AnyTable = Table(hako_onna, options, FallingDiscs(Seeded(bytes(32), [bytes(32)] * 2)))
    assert hand_at(table.state) is None
    while not isinstance(table.state.agenda[-1], Check):
        table.play(Move(0, hako_onna.legal(table.state, 0)[0], 0))
    swaying = hand_at(table.state)
    assert swaying is not None
    assert len(swaying.waves) == 2
