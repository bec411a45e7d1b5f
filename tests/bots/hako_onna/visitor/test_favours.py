"""Plans and requests: Visitors share the house out, do what they are sensibly asked, and never walk to their death."""

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.bots import Decision, Heard, Remark, bot_of
from kurayami.bots.hako_onna.beliefs.ghost_clues import ghost_odds_of
from kurayami.bots.hako_onna.distances import paths
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.tiles import EXIT
from kurayami.kernel import Seat, Stream, stream_key
from kurayami.lab.bot_game import BotGame
from kurayami.table import Seeded, Table
from tests.bots.hako_onna.positions import HERE, opened, told
from tests.bots.hako_onna.test_levels import CHEAP, LEVELS, chosen, decided
from tests.games.hako_onna.drawing import HALL, LIVING, RED, STORAGE, STUDY, Scene, night

NIGHTS = 4
MOMENTS = 40
"""Moments of each night at which a Visitor is asked."""


def says(seat: Seat, place: str, claim: str) -> Heard:
    return Heard(seat, "table", "", place, claim)


def said(state: State, level: str = "careful", talk: tuple[Heard, ...] = ()) -> tuple[Remark, ...]:
    remarks: tuple[Remark, ...] = decided(state, 1, level, talk).says
    return remarks


# Requests in whole nights


@cache
def moments() -> tuple[tuple[State, Seat, int], ...]:
    """Positions of nights among careful bots in which one of several Visitors acts, with a Shadow to look into."""
    return tuple(moment for number in range(NIGHTS) for moment in moments_of(number))


def moments_of(number: int) -> list[tuple[State, Seat, int]]:
    seed, nonces = bytes([number] * 32), [bytes(32)] * 4
    options = Options(visitors=3, giving_up=False, turn_limit=12)
    table: Table[Any, Any, Any, Any, Any] = Table(hako_onna, options, Seeded(seed, nonces))
    key, rng = stream_key(seed, nonces), Stream(seed, "asked")
    found: list[tuple[State, Seat, int]] = []

    def watch(state: State) -> None:
        top = state.agenda[-1] if state.agenda else None
        if (
            isinstance(top, f.Act)
            and top.main
            and state.proposal is None
            and sum(one.alive for one in state.visitors) > 1
        ):
            places = sensible(hako_onna.view(state, top.seat), top.seat)
            if places and len(found) < MOMENTS:
                found.append((state, top.seat, rng.choice(places)))

    BotGame(table, [(bot_of("hako-onna", "careful"), Stream(key, f"bot {seat}")) for seat in range(4)], watch).play()
    return found


def sensible(view: View, seat: Seat) -> list[int]:
    """Shadows nobody has looked into, at most two steps away, with hardly any ghost in the room."""
    looked = {event.shadow for event in view.told if isinstance(event, e.Peeked)}
    steps = paths(view.house.near)[view.visitors[seat - 1].here]
    odds = ghost_odds_of(view, keen=True)
    return [
        shadow
        for shadow, stack in enumerate(view.shadows)
        if stack
        and shadow not in (*looked, view.house.safe)
        and steps[view.house.room_of[shadow]] <= 2
        and odds.any_in(view.house.room_of[shadow]) < 0.15
    ]


def asked(state: State, seat: Seat, shadow: int, level: str, *talk: Heard) -> Decision:
    view, legal = hako_onna.view(state, seat), hako_onna.legal(state, seat)
    decision = bot_of("hako-onna", level)(view, legal, talk, Stream(bytes(32), "bot"), CHEAP)
    assert decision is not None
    return decision


def goes_there(state: State, seat: Seat, shadow: int, action: Any) -> bool:
    room, here = state.house.room_of[shadow], state.visitors[seat - 1].here
    if room == here:
        return bool(action == a.PeekAt(shadow))
    steps = paths(state.house.near)[room]
    return isinstance(action, a.WalkTo) and steps[action.room] < steps[here]


@pytest.mark.parametrize("level", LEVELS)
def test_a_sensible_request_is_followed_more_often_than_not(level: str) -> None:
    with_, without, total = 0, 0, 0
    for state, seat, shadow in moments():
        friend = next(other for other in (1, 2, 3) if other != seat and state.visitors[other - 1].alive)
        request = says(friend, f"shadow-{shadow}", "look")
        decision = asked(state, seat, shadow, level, request)
        follows = goes_there(state, seat, shadow, decision.action)
        with_ += follows
        without += goes_there(state, seat, shadow, asked(state, seat, shadow, level).action)
        total += 1
        if isinstance(decision.action, a.PeekAt | a.WalkTo | a.EndTurn):
            yes = Remark(place=f"room-{state.house.room_of[shadow]}", claim="taking") in decision.says
            no = any(remark.place == request.place for remark in decision.says)
            assert yes != no
            assert follows or no
    assert total > 60
    assert with_ > total / 2
    assert with_ > 1.5 * without


# Requests in drawn positions


def dangerous(room: int) -> State:
    """She was seen in a Shadow of the Living Room, and has not moved. Visitor 1 stands in this room."""
    state = night(2, she=HERE[0], rooms={1: room, 2: STUDY}, keeps=None)
    mine = state.knows[1]
    knows = replace(mine, haunts=(1 << HERE[0], *mine.haunts[1:]))
    state = replace(state, knows=(state.knows[0], knows, *state.knows[2:]))
    return told(state, 1, opened(start=True), e.GhostsShown(HERE[0], ("hako-onna",)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("place", [f"shadow-{HERE[0]}", f"room-{LIVING}"])
def test_a_request_into_certain_death_is_refused(level: str, place: str) -> None:
    request = says(2, place, "look")
    for number in range(12):
        decision = decided(dangerous(LIVING), 1, level, (request,), number << 24)
        assert decision.action != a.PeekAt(HERE[0])
        assert Remark(place=place, claim="too-dangerous") in decision.says


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_walks_to_their_death_on_request(level: str) -> None:
    """From the Hall: she is next door for certain."""
    decision = decided(dangerous(HALL), 1, level, (says(2, f"room-{LIVING}", "look"),))
    assert decision.action != a.WalkTo(LIVING)
    assert Remark(place=f"room-{LIVING}", claim="too-dangerous") in decision.says


def quiet(**drawn: Any) -> State:
    """Nothing is known but that she is upstairs."""
    state = night(3, she=14, put={0: "empty"}, rooms={1: HALL, 2: STUDY, 3: STUDY}, **drawn)
    return told(state, 1, e.Peeked(1, 0, ("empty",), (1,)), opened(start=True), e.Screamed(RED))


def ask_of(state: State, room: int) -> int:
    return state.house.rooms[room].shadows[-1]


@pytest.mark.parametrize("level", LEVELS)
def test_ghosts_and_liars_ask_in_vain(level: str) -> None:
    state = quiet()
    shadow = ask_of(state, STORAGE)
    alone = chosen(state, 1, level)
    assert decided(state, 1, level, (says(2, f"shadow-{shadow}", "look"),)).action == a.WalkTo(STORAGE)
    assert alone != a.WalkTo(STORAGE)
    for talk in (
        (says(0, f"shadow-{shadow}", "look"),),
        (says(1, f"shadow-{shadow}", "look"),),
        (says(2, f"shadow-{shadow}", "nonsense"),),
        (says(2, "shadow-99", "look"),),
        (says(2, "room-77", "look"), says(2, "seat-1", "taking"), says(2, "room-99", "avoid")),
    ):
        decision = decided(state, 1, level, talk)
        assert decision.action == alone
        assert not {"busy", "too-dangerous"} & {remark.claim for remark in decision.says}


def test_what_a_companion_takes_is_left_to_them() -> None:
    """Visitor 1 goes elsewhere than without a word, and says so."""
    state = quiet()
    alone = decided(state, 1)
    assert isinstance(alone.action, a.WalkTo)
    (plan,) = alone.says
    assert plan.claim == "taking"
    other = decided(state, 1, talk=(says(2, plan.place or "", "taking"),))
    (instead,) = other.says
    assert instead.claim == "taking"
    assert instead.place != plan.place


def test_a_place_to_stay_away_from_is_avoided() -> None:
    state = night(2, rooms={1: LIVING, 2: HALL}, put={HERE[1]: "empty", HERE[2]: "empty"})
    state = told(state, 1, *(e.Peeked(1, shadow, ("empty",), (1,)) for shadow in HERE[1:]))
    assert chosen(state, 1) == a.PeekAt(HERE[0])
    assert chosen(state, 1, talk=(says(2, f"shadow-{HERE[0]}", "avoid"),)) != a.PeekAt(HERE[0])


def test_a_plan_is_said_once_and_nobody_alone_talks_to_themselves() -> None:
    (plan,) = said(quiet())
    assert said(quiet(), talk=(says(1, plan.place or "", "taking"),)) == ()
    alone = told(night(1, she=14, put={0: "empty"}, rooms={1: HALL}), 1, e.Peeked(1, 0, ("empty",), (1,)))
    assert isinstance(chosen(alone, 1), a.WalkTo)
    assert said(alone) == ()


def test_a_request_that_somebody_took_is_settled() -> None:
    state = quiet()
    shadow = ask_of(state, STORAGE)
    talk = (says(2, f"shadow-{shadow}", "look"), says(3, f"room-{STORAGE}", "taking"))
    decision = decided(state, 1, talk=talk)
    assert decision.action != a.WalkTo(STORAGE)
    assert {remark.claim for remark in decision.says} == {"taking"}


def test_who_knows_the_tile_says_what_it_is() -> None:
    shadow = HERE[0]
    state = told(night(2, put={shadow: EXIT}, rooms={1: LIVING}), 1, e.Peeked(1, shadow, (EXIT,), (1,)))
    assert Remark(place=f"shadow-{shadow}", claim=EXIT) in said(state, talk=(says(2, f"shadow-{shadow}", "look"),))


def test_who_carries_what_she_wants_names_only_the_next_room() -> None:
    """The Exit is two steps away: the plan tells no more than the step."""
    state = night(2, put={HERE[0]: EXIT}, rooms={1: STORAGE, 2: STUDY}, hands={1: ("key-ring",)}, she=14)
    state = told(state, 1, e.Peeked(1, HERE[0], (EXIT,), (1,)))
    assert chosen(state, 1) == a.WalkTo(HALL)
    assert said(state) == (Remark(place=f"room-{HALL}", claim="taking"),)


@pytest.mark.rule("HO-76")
def test_what_she_says_does_not_depend_on_what_is_asked() -> None:
    """Her words at an announcement are the same whatever the Visitors plan."""
    walked = Scene(night(2, she=HERE[0], keeps=None, slots=(9, None))).do(a.WalkTo(LIVING)).state
    talks = ((), (says(1, f"room-{LIVING}", "taking"), says(2, f"shadow-{HERE[0]}", "look")))
    heard = [[say for n in range(200) for say in decided(walked, 0, talk=talk, number=n << 24).says] for talk in talks]
    assert heard[0] == heard[1]
    assert {say.claim for say in heard[0]} == {"clear", "hako-onna"}
