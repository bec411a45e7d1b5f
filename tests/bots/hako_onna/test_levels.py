"""Hako Onna's bots: whole games with every component, and obvious decisions."""

from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.bots import Decision, Heard, bot_of
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.ends import VISITORS_WIN
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.tiles import BIT
from kurayami.kernel import CHANCE, Move, Seat, Stream
from kurayami.lab.sim import Match, play
from tests.games.hako_onna.drawing import DESK, HALL, KITCHEN, LIVING, RED, STUDY, Scene, night

LEVELS = ("careful", "clever")
CHEAP = 60
"""A small budget: nothing here needs a deep search."""


def decided(state: State, seat: Seat, level: str = "careful", talk: tuple[Heard, ...] = (), number: int = 0) -> Any:
    bot = bot_of("hako-onna", level)
    legal = hako_onna.legal(state, seat)
    decision = bot(hako_onna.view(state, seat), legal, talk, Stream(bytes(32), "bot", number), CHEAP)
    assert decision is None or hako_onna.plain(decision.action) in legal
    return decision


def chosen(state: State, seat: Seat, level: str = "careful", talk: tuple[Heard, ...] = (), number: int = 0) -> Any:
    decision: Decision = decided(state, seat, level, talk, number)
    return decision.action


@pytest.mark.parametrize(
    "options",
    [
        Options(visitors=1, turn_limit=8, giving_up=False),
        Options(visitors=2, noise="discs", advanced_powers=True, advanced_items=True, turn_limit=8, giving_up=False),
        Options(visitors=4, random_boards=True, random_items=True, turn_limit=8),
    ],
)
def test_every_prompt_of_whole_nights_is_answered(options: Options) -> None:
    for number in range(3):
        played = play(Match("hako-onna", options, ("careful",), seed=5), number)
        assert played.state.turn >= 1


def test_sense_beats_chance_on_both_sides() -> None:
    options = Options(visitors=3, turn_limit=40, giving_up=False)
    careful = [play(Match("hako-onna", options, ("random", *["careful"] * 3), seed=5), n) for n in range(6)]
    at_random = [play(Match("hako-onna", options, ("careful", *["random"] * 3), seed=5), n) for n in range(6)]
    assert sum(played.state.end in VISITORS_WIN for played in careful) >= 4
    assert sum(played.state.end in VISITORS_WIN for played in at_random) <= 2


# Visitors


def peeked(shadow: int, tile: str, **drawn: Any) -> State:
    """Visitor 1 has peeked into a Shadow, and is to act again."""
    state = night(1, put={shadow: tile}, rooms={1: LIVING}, agenda=(f.TurnEnd(1), f.Act(1, main=True)), **drawn)
    told = (*state.told[0:1], ((e.Peeked(1, shadow, (tile,), (1,)),),), *state.told[2:])
    return replace(state, told=told)


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_the_key_goes_through_the_exit(level: str) -> None:
    shadow = hako_onna.setup(Options()).house.rooms[LIVING].shadows[0]
    state = peeked(shadow, "secret-exit", hands={1: ("key-ring",)})
    assert chosen(state, 1, level) == a.PeekAt(shadow)


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_the_doll_lays_the_bones_to_rest(level: str) -> None:
    shadow = hako_onna.setup(Options()).house.rooms[LIVING].shadows[1]
    state = peeked(shadow, "bones", hands={1: ("doll-mary",)})
    assert chosen(state, 1, level) == a.PeekAt(shadow)


def test_the_right_weapon_strikes_where_she_was_seen() -> None:
    shadows = hako_onna.setup(Options()).house.rooms[LIVING].shadows
    state = night(
        1, she=shadows[2], rooms={1: LIVING}, hands={1: ("wooden-stake", "weakness-chain", "weakness-gasoline")}
    )
    knows = seen_there(state, 1 << shadows[2])
    assert chosen(knows, 1, "clever") == a.UseWeapon("wooden-stake", shadows[2])
    assert chosen(knows, 1) == a.UseWeapon("wooden-stake", shadows[2])


def seen_there(state: State, haunt: int) -> State:
    """Visitor 1 knows where she is."""
    mine = replace(state.knows[1], haunts=(haunt, 0, 0, 0, 0))
    told = (state.told[0], ((e.EyesOpened(True, tuple(map(len, state.shadows)), (False, False), 0, None, False),),))
    return replace(state, knows=(state.knows[0], mine, *state.knows[2:]), told=(*told, *state.told[2:]))


def test_the_numbers_that_were_seen_are_not_named() -> None:
    state = night(1, rooms={1: STUDY}, hands={1: ("combination-4", "combination-5", "combination-6")}, keeps=None)
    scene = Scene(state).do(a.PeekAt(DESK))
    assert chosen(scene.state, 1) == a.NameNumbers(1, 2, 3)


def test_the_doll_is_taken_and_an_empty_tile_is_left() -> None:
    shadow = hako_onna.setup(Options()).house.rooms[KITCHEN].shadows[0]
    scene = Scene(night(1, put={shadow: "doll-mary"}, rooms={1: KITCHEN})).do(a.PeekAt(shadow))
    assert chosen(scene.state, 1) == a.Take()
    scene.do(a.Take())
    assert chosen(scene.state, 1) == a.PutBack("empty")


def test_bots_give_up_only_if_they_see_no_way() -> None:
    hopeful = Scene(night(2)).do(a.GiveUp(True), by=1).state
    assert decided(hopeful, 2) is None
    dark: dict[str, Any] = {
        "pages": 9,
        "turn": 30,
        "hand": (3, 7, 8),
        "slots": (5, 6),
        "out": ("secret-exit", "doll-mary"),
    }
    lost = night(4, hakobito_at={1: (14, None), 2: (14, None)}, **dark)
    assert decided(lost, 4) is None, "nobody has asked"
    asked = Scene(lost).do(a.GiveUp(True), by=3).state
    assert chosen(asked, 4) == a.GiveUp(True)
    assert hako_onna.outcome(Scene(asked).do(a.GiveUp(True), by=4).state) is not None


# She


@pytest.mark.parametrize("level", LEVELS)
def test_she_opens_what_she_hides_in(level: str) -> None:
    shadow = hako_onna.setup(Options()).house.rooms[HALL].shadows[0]
    scene = Scene(night(1, she=shadow, pages=4, slots=(6, None))).do(a.WalkTo(LIVING))
    assert chosen(scene.state, 0, level) == a.InterruptAtShadow(6, shadow)


def test_she_takes_the_key_before_it_turns() -> None:
    shadow = hako_onna.setup(Options()).house.rooms[LIVING].shadows[0]
    state = night(1, put={shadow: "secret-exit"}, rooms={1: LIVING}, hands={1: ("key-ring",)}, slots=(7, None))
    knows = replace(state.knows[0], hands=((BIT["key-ring"],), (), (), ()))
    told = ((e.Looked(shadow, ("secret-exit",), (0,)),),)
    state = replace(state, knows=(knows, *state.knows[1:]), told=(told, *state.told[1:]))
    scene = Scene(state).do(a.PeekAt(shadow))
    assert chosen(scene.state, 0) == a.Interrupt(7)
    scene.do(a.Interrupt(7))
    assert chosen(scene.state, 0) == a.Snatch("key-ring")


def test_she_hides_where_no_way_is_left() -> None:
    """Doll and weapon are out of the game: by hiding on the Exit she wins at once."""
    shadows = hako_onna.setup(Options()).house.rooms[RED].shadows
    state = night(
        1, put={shadows[1]: "secret-exit"}, she=shadows[0], out=("doll-mary", "wooden-stake"),
        agenda=(f.Next(1), f.Opening(), f.Hers("activate")),
    )  # fmt: skip
    scene = Scene(state).do(a.Skip(), a.StepTo(RED))
    assert chosen(scene.state, 0) == a.Hide(shadows[1])
    assert chosen(scene.state, 0, "clever") == a.Hide(shadows[1])


# Pace


@pytest.mark.rule("HO-51")
@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_the_pause_tells_nothing_of_what_is_set(level: str) -> None:
    shadow = hako_onna.setup(Options()).house.rooms[HALL].shadows[0]
    times = set()
    for slots in ((6, None), (9, None), (3, None), (5, None)):
        scene = Scene(night(1, she=shadow, pages=6, slots=slots)).do(a.WalkTo(LIVING))
        times.add(tuple(decided(scene.state, 0, level, number=n << 24).after for n in range(5)))
    assert len(times) == 1
    assert len(set(times.pop())) > 1


@pytest.mark.rule("HO-76")
@pytest.mark.parametrize("level", ["random", "careful"])
def test_her_turn_takes_the_same_spread_of_time_whatever_she_does(level: str) -> None:
    """All steps behind closed eyes but the last are done at once."""
    state = night(1, pages=3, slots=(2, None), agenda=(f.Next(1), f.Opening(), f.Hers("activate")))
    for power in (True, False):
        scene = Scene(state)
        times = []
        if power:
            scene.do(a.Activate(2))
        while not isinstance(scene.top, f.Check):
            decision = decided(scene.state, 0, level)
            assert decision.punctual
            times.append(decision.after)
            scene.do(decision.action)
        assert times[:-1] == [0] * (len(times) - 1)
        assert 1000 <= times[-1] <= 2000


@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_her_set_up_is_done_at_once_but_for_the_last_step(level: str) -> None:
    """Everybody waits for it, and it tells nothing: its spread is the same whatever she chooses."""
    state = hako_onna.setup(Options(visitors=1, random_boards=True, random_items=True))
    draws = Stream(bytes(32), "set-up")
    times = []
    while not isinstance(state.agenda[-1], f.Turn | f.Check):
        if CHANCE in hako_onna.movers(state):
            move = Move(CHANCE, draws.choice(hako_onna.chances(state)).action, 0)
        else:
            decision = decided(state, 0, level)
            assert decision.punctual
            times.append(decision.after)
            move = Move(0, decision.action, 0)
        state = hako_onna.apply(state, move).state
    assert len(times) >= 5
    assert times[:-1] == [0] * (len(times) - 1)
    assert 400 <= times[-1] <= 800
