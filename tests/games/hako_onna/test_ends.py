"""Deaths, and the five endings."""

from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.inevitable import closed_ways, needs
from kurayami.games.hako_onna.pieces import Lying
from kurayami.kernel import CHANCE
from tests.games.hako_onna.drawing import DESK, HER_TURN, LIVING, Scene, night, scores


@pytest.mark.rule("HO-63", "HO-61")
def test_the_dead_show_all_they_hold_and_join_the_ghost_that_killed() -> None:
    scene = Scene(night(hands={1: ("gasoline", "key-ring")}, items={1: "salt"}, she=0, keeps="diary-9")).do(a.PeekAt(0))
    (died,) = scene.heard(e.Died, 2)
    assert (died.tiles, died.item, died.shadow) == (("gasoline", "key-ring"), "salt", 0)
    assert {"gasoline", "key-ring"} <= set(scene.state.out)
    assert scene.visitor(1).room is None
    assert scene.tiles(0) == ["hako-onna", "hakobito-1"]
    assert scene.state.ghosts[1].seat == 1
    assert hako_onna.view(scene.state, 1).hers is not None  # the player now plays on her side


@pytest.mark.rule("HO-63")
def test_of_several_ghosts_in_a_stack_hers_counts_else_the_top_one() -> None:
    ghosts = {3: (0, None), 4: (0, None)}
    top = Scene(night(4, hakobito_at=ghosts)).do(a.PeekAt(0))
    assert top.said(e.GhostsShown)[0].tiles == ("hakobito-3", "hakobito-4")  # all are shown
    assert top.said(e.Died)[0].killer == 4
    hers = Scene(night(4, she=0, keeps=None, hakobito_at=ghosts)).do(a.PeekAt(0))
    assert hers.said(e.Died)[0].killer == 0


@pytest.mark.rule("HO-63", "HO-75")
def test_the_ghosts_learn_what_the_dead_one_had_seen() -> None:
    scene = Scene(night(3, put={18: "bones"}, rooms={1: LIVING, 2: LIVING, 3: LIVING}, she=19, keeps=None))
    scene.do(a.PeekAt(18), a.Done(), a.EndTurn(), a.Release(False)).chance(a.Fell("quiet"))
    scene.do(a.EndTurn(), a.Release(False)).chance(a.Fell("quiet")).do(a.EndTurn(), a.Release(False))
    scene.chance(a.Fell("quiet"))
    before = hako_onna.view(scene.state, 0).knows
    assert all(sight.tile != "bones" for sight in before.seen)
    scene.do(a.PeekAt(19))
    after = hako_onna.view(scene.state, 0)
    assert [sight.shadow for sight in after.knows.seen if sight.tile == "bones"] == [18]


@pytest.mark.rule("HO-71", "HO-74")
def test_all_visitors_dead_and_she_wins_at_once_with_the_hakobito() -> None:
    scene = Scene(night(hakobito_at={2: (18, None)}, she=0, keeps=None)).do(a.PeekAt(0))
    assert scene.state.end == "all-dead"
    outcome = hako_onna.outcome(scene.state)
    assert outcome is not None
    assert outcome.scores == (1.0, 1.0, 1.0)


@pytest.mark.rule("HO-74", "HO-67")
def test_hakobito_lose_with_her() -> None:
    scene = Scene(night(3, hakobito_at={3: (18, None)}, hands={1: ("key-ring",)}, put={0: "secret-exit"}))
    outcome = hako_onna.outcome(scene.do(a.PeekAt(0)).state)
    assert outcome is not None
    assert outcome.scores == (0.0, 1.0, 1.0, 0.0)
    assert outcome.reason == "ho-end-escape"


# Inevitable

EXAMPLE: dict[str, Any] = {
    "out": ("wooden-stake",),
    "hakobito_at": {3: (18, "doll-mary")},
    "put": {12: "secret-exit"},
}
WAYS = {"escape": "secret-exit", "rest": "doll-mary", "defeat": "wooden-stake"}


@pytest.mark.rule("HO-72")
def test_the_printed_example() -> None:
    """The weapon is destroyed, a Hakobito keeps the Doll, and she takes the Exit into her Location."""
    scene = Scene(night(3, agenda=HER_TURN, **EXAMPLE)).do(a.Skip(), a.Skip(), a.Skip())
    scene.do(a.StepTo(6), a.Hide(12))
    assert scene.state.end is None  # it is looked at after the last ghost moved
    scene.do(a.Skip())
    assert scene.state.end == "inevitable"
    ways = (("escape", "secret-exit"), ("rest", "doll-mary"), ("defeat", "wooden-stake"))
    assert scene.heard(e.Ended, 1) == [e.Ended("inevitable", ways)]
    assert scene.heard(e.WayClosed, 1) == [e.WayClosed(way, tile) for way, tile in ways]  # so that the log says it


@pytest.mark.rule("HO-72")
def test_a_hakobito_that_moves_on_opens_the_way_again() -> None:
    scene = Scene(night(3, agenda=HER_TURN, **EXAMPLE)).do(a.Skip(), a.Skip(), a.Skip())
    scene.do(a.StepTo(6), a.Hide(12), a.StepTo(8), a.Hide(19))
    assert scene.state.end is None


@pytest.mark.rule("HO-72")
def test_ghosts_alone_can_close_all_ways() -> None:
    """The dead held nothing, no tile is out of the game: three ghosts keep a tile of each way."""
    ghosts = {2: (12, "secret-exit"), 3: (18, "doll-mary")}
    night_of_three = replace(night(3, agenda=HER_TURN, hakobito_at=ghosts, put={13: "wooden-stake"}), out=())
    scene = Scene(night_of_three).do(a.Skip(), a.Skip(), a.Skip(), a.StepTo(6), a.Hide(13), a.Skip())
    assert scene.state.end is None
    scene.do(a.Skip())
    assert scene.state.end == "inevitable"


@pytest.mark.rule("HO-72")
@pytest.mark.parametrize("way", WAYS)
def test_one_way_left_is_enough(way: str) -> None:
    out = tuple(tile for name, tile in WAYS.items() if name != way)
    assert closed_ways(night(out=out)) == ()
    assert closed_ways(night(out=(*out, WAYS[way]))) == tuple(WAYS.items())


@pytest.mark.rule("HO-72")
@pytest.mark.parametrize(
    ("lost", "closes"),
    [
        ("secret-exit", "escape"),
        ("safe", "escape"),
        ("doll-mary", "rest"),
        ("bones", "rest"),
        ("wooden-stake", "defeat"),
    ],
)
def test_each_tile_that_closes_a_way_alone(lost: str, closes: str) -> None:
    others = tuple(tile for name, tile in WAYS.items() if name != closes)
    put = {DESK: "empty"} if lost == "safe" else {}
    state = night(out=(*others, lost), put=put)
    assert (closes, lost) in closed_ways(state)


@pytest.mark.rule("HO-72")
def test_the_safe_is_needed_only_while_the_key_ring_lies_in_it() -> None:
    out = ("doll-mary", "safe", "wooden-stake")
    assert closed_ways(night(out=out, put={DESK: "empty"}, hands={1: ("key-ring",)})) == ()
    assert closed_ways(night(out=(*out, "key-ring"), put={DESK: "empty"}))
    assert needs(night(hands={1: ("key-ring",)}))["escape"] == ("secret-exit", "key-ring")


@pytest.mark.rule("HO-72")
def test_a_tile_in_a_stack_with_a_ghost_is_in_reach_a_kept_one_is_not() -> None:
    out = ("doll-mary", "wooden-stake")
    assert closed_ways(night(out=out, she=0, keeps=None, put={0: "secret-exit"})) == ()
    assert closed_ways(night(out=out, she=0, keeps="secret-exit"))
    assert closed_ways(night(out=out, lost=((1, "key-ring"),), key_in_safe=False))


@pytest.mark.rule("HO-72")
def test_it_is_looked_at_after_a_death() -> None:
    scene = Scene(night(out=("doll-mary", "wooden-stake"), she=0, keeps=None, hands={1: ("key-ring",)})).do(a.PeekAt(0))
    assert scene.state.end == "inevitable"
    assert ("escape", "key-ring") in scene.state.closed_ways


@pytest.mark.rule("HO-72")
def test_and_after_a_weapon_and_after_power_7() -> None:
    weapon = Scene(night(out=("secret-exit", "wooden-stake"), hands={1: ("gasoline",)}, put={0: "doll-mary"}))
    assert weapon.do(a.UseWeapon("gasoline", 0)).state.end == "inevitable"
    drawn: dict[str, Any] = {"hands": {1: ("doll-mary",)}, "slots": (7, None), "put": {14: "diary-9"}, "keeps": None}
    seven = Scene(night(out=("secret-exit", "wooden-stake"), **drawn)).do(a.WalkTo(LIVING), a.Interrupt(7))
    seven.state = _without_holes(seven.state)
    assert seven.do(a.Snatch("doll-mary")).state.end == "inevitable"


def _without_holes(state: hako_onna.State) -> hako_onna.State:
    """A position where no Empty tile lies face down and no Shadow is vacant."""
    shadows = tuple(
        tuple(replace(lying, up=True) if lying.tile == "empty" else lying for lying in stack) for stack in state.shadows
    )
    return replace(state, shadows=shadows)


@pytest.mark.rule("HO-72")
def test_a_win_of_the_visitors_comes_first() -> None:
    out = ("doll-mary", "safe")
    scene = Scene(night(out=out, put={DESK: "empty"}, hands={1: ("wooden-stake",)}, she=0, keeps="secret-exit"))
    assert scene.do(a.UseWeapon("wooden-stake", 0)).state.end == "defeat"


# Other ends


@pytest.mark.rule("HO-73")
def test_the_visitors_give_up_together_and_a_yes_can_be_taken_back() -> None:
    scene = Scene(night(3, hakobito_at={3: (18, None)}))
    scene.do(a.GiveUp(True), by=2).do(a.GiveUp(False), by=2).do(a.GiveUp(True), by=1)
    assert scene.state.end is None
    assert hako_onna.legal(scene.state, 3) == ()  # only the living
    scene.do(a.GiveUp(True), by=2)
    assert scene.state.end == "given-up"
    assert scores(scene.state) == (1.0, 0.0, 0.0, 1.0)


@pytest.mark.rule("HO-79")
def test_an_unattended_game_has_a_limit_and_then_nobody_has_won() -> None:
    scene = Scene(night(agenda=HER_TURN, options={"turn_limit": 5}, turn=5)).do(a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert scene.state.end == "limit"
    assert scores(scene.state) == (0.0, 0.0, 0.0)
    before = Scene(night(agenda=HER_TURN, options={"turn_limit": 5}, turn=4)).do(a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert before.state.end is None


@pytest.mark.rule("HO-77")
def test_after_the_end_chance_turns_up_the_rest_and_everything_is_open() -> None:
    state = night(1, she=0, keeps=None, put={20: "diary-9", 19: "diary-8"})
    shadows = tuple((Lying(None),) if index in (19, 20) else stack for index, stack in enumerate(state.shadows))
    scene = Scene(replace(state, shadows=shadows, bag=("diary-8", "diary-9"))).do(a.PeekAt(0))
    assert hako_onna.movers(scene.state) == (CHANCE,)
    assert hako_onna.outcome(scene.state) is None
    scene.chance(a.TurnUp("diary-9"))
    assert scene.state.agenda == ()
    shown = hako_onna.reveal(scene.state)
    assert [lying.tile for lying in shown.shadows[19]] == ["diary-9"]
    assert all(lying.tile is not None for stack in shown.shadows for lying in stack)
    assert shown.hers is not None
    assert scene.refuses(a.EndTurn(), by=1) == "ho-over"
