"""Long random games in which the Visitors mostly avoid peeking at ghosts, so that all powers come into play."""

import msgspec
import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.tiles import ANY_MASK, BIT, GHOSTS
from kurayami.kernel import CHANCE, Due, Move, Stream
from kurayami.testing.hako_onna import hako_onna_tiles

ODDS = {"Skip": 2, "Show": 2, "Offer": 2, "Ask": 2, "Decline": 2, "PeekAt": 30, "UseCharm": 4, "UseWeapon": 4}


def weight(state: State, action: a.Action) -> int:
    if isinstance(action, a.PeekAt) and any(one.shadow == action.shadow for one in state.ghosts):
        return 1
    return ODDS.get(type(action).__name__, 10)


def choose(state: State, stream: Stream) -> Move[a.Action]:
    movers = hako_onna.movers(state)
    seat = movers[stream.below(len(movers))]
    due = hako_onna.deadline(state)
    if seat == CHANCE:
        return Move(seat, stream.outcome(hako_onna.chances(state)), 0)
    actions = hako_onna.legal(state, seat)
    action = actions[stream.weighted([weight(state, action) for action in actions])]
    return Move(seat, action, due or 0 if isinstance(action, Due) else 0)


def knows_nothing_wrong(state: State, knows: Knowledge, ghostly: bool) -> None:
    """Checks that every viewer's conclusions allow the truth."""
    for shadow, stack in enumerate(state.shadows):
        for lying in stack:
            if lying.tile is not None and lying.tile not in GHOSTS:
                assert BIT[lying.tile] & (knows.spots[shadow] or ANY_MASK), (shadow, lying)
    for seat, one in enumerate(state.visitors, 1):
        assert len(one.tiles) == len(knows.hands[seat - 1])
        for tile in one.tiles:
            assert any(BIT[tile] & kinds for kinds in knows.hands[seat - 1]), (seat, tile)
    if not ghostly:
        for ghost in state.ghosts:
            assert knows.haunts[ghost.seat] >> ghost.shadow & 1, ghost


def looks_the_same(state: State, stream: Stream) -> None:
    for seat in (None, *range(state.options.visitors + 1)):
        seen = hako_onna.view(state, seat)
        world = hako_onna.imagine(seen, stream)
        assert msgspec.json.encode(hako_onna.view(world, seat)) == msgspec.json.encode(seen)
        assert hako_onna_tiles(world) == hako_onna_tiles(state)
        if seat is not None:
            assert hako_onna.legal(world, seat) == hako_onna.legal(state, seat)


@pytest.mark.rule("HO-76", "HO-1")
@pytest.mark.parametrize("seed", range(10))
def test_nobody_ever_knows_anything_wrong(seed: int) -> None:
    advanced = seed % 2 == 1
    options = Options(
        visitors=4 - seed % 3,
        noise="discs" if advanced else "cards",
        advanced_powers=advanced,
        advanced_items=advanced,
        random_boards=True,
        giving_up=False,
        turn_limit=25,
    )
    stream = Stream(bytes([seed] * 32), "long night")
    state = hako_onna.setup(options)
    tiles = hako_onna_tiles(state)
    while hako_onna.movers(state):
        state = hako_onna.apply(state, choose(state, stream)).state
        assert hako_onna_tiles(state) == tiles
        knows_nothing_wrong(state, state.knows[0], ghostly=True)
        for seat, one in enumerate(state.visitors, 1):
            if one.alive and state.closed is None:
                knows_nothing_wrong(state, state.knows[seat], ghostly=False)
        if stream.below(60) == 0:
            looks_the_same(state, stream)
    assert hako_onna.outcome(state) is not None
