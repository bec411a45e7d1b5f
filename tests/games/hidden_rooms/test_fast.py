"""The fast twin follows the rules: move by move beside the readable ones, which decide."""

import pytest

from kurayami.bots import bot_of
from kurayami.bots.hidden_rooms.conversions import plan_of, position_of, way
from kurayami.compiler import Ints, ints
from kurayami.games.hidden_rooms import BOOKS, Options, State, apply, chances, fast, legal, movers, setup, view
from kurayami.games.hidden_rooms.actions import Action, Draw, Walk
from kurayami.games.hidden_rooms.house import place
from kurayami.kernel import CHANCE, Move, Stream

LOSSES = {
    None: fast.WON,
    "caught": fast.CAUGHT,
    "route_ended": fast.ROUTE_ENDED,
    "walked_into_it": fast.WALKED_INTO_IT,
    "turn_limit": fast.TURN_LIMIT,
}


def number_of(action: Action, position: Ints) -> int:
    """An action as the twin's number."""
    if isinstance(action, Walk):
        return fast.WALK + way(int(position[fast.CHILD]), place(action.to))
    plan = plan_of(action, position)
    assert plan is not None
    return plan // 36


def numbers(position: Ints) -> list[int]:
    return [int(number) for number in position]


def play_both(options: Options, level: str, rng: Stream, seen: set[int]) -> None:
    state, bot = setup(options), bot_of("hidden-rooms", level)
    while movers(state):
        by = movers(state)[0]
        if by == CHANCE:
            action = rng.outcome(chances(state))
        else:
            decision = bot(view(state, by), legal(state, by), (), rng, 0)
            assert decision is not None
            action = decision.action
        after = apply(state, Move(by, action, 0)).state
        if state.waiting in ("child", "search"):
            seen.add(compare(state, action, after))
        state = after


def compare(state: State, action: Action, after: State) -> int:
    """Plays the same on the twin and compares. Returns the result of the stage."""
    track = fast.track(state.route)
    position = position_of(view(state, 0))
    if state.target:
        position[fast.TARGET] = place(state.target)
    else:
        found = ints([0] * fast.ACTIONS)
        size = fast.legal(position, track.where, found)
        assert sorted(int(found[at]) for at in range(size)) == sorted(number_of(a, position) for a in legal(state, 0))
    if isinstance(action, Draw):
        fast.draw(position, track.turns, fast.tile_number(action.tile))
    else:
        fast.apply(position, track.turns, track.where, number_of(action, position))
    if len(after.results) > len(state.results):
        assert position[fast.RESULT] == LOSSES[after.results[-1].loss]
        return int(position[fast.RESULT])
    expected = position_of(view(after, 0))
    expected[fast.TARGET] = fast.NOTHING if after.target is None else place(after.target)
    assert numbers(position) == numbers(expected)
    return fast.GOES_ON


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("level", "limit", "results"),
    [
        ("random", 4, {fast.GOES_ON, fast.CAUGHT, fast.TURN_LIMIT, fast.WALKED_INTO_IT}),
        ("beginner", 500, {fast.GOES_ON, fast.CAUGHT, fast.ROUTE_ENDED}),
        ("careful", 500, {fast.GOES_ON, fast.WON}),
    ],
)
def test_the_twin_plays_as_the_rules_say(book: str, level: str, limit: int, results: set[int]) -> None:
    seen: set[int] = set()
    for number in range(15):
        play_both(Options(BOOKS[book], turn_limit=limit), level, Stream(number.to_bytes(32, "big"), "twin"), seen)
    assert results <= seen


@pytest.mark.parametrize(("tiles", "number"), [(0, 0), (0b1011, 3), ((1 << 24) - 1, 24), (1 << 23, 1)])
def test_tiles_are_counted(tiles: int, number: int) -> None:
    assert fast.count(tiles) == number
