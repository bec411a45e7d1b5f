"""Limits are proven: the readable rules agree, and no bot wins more."""

from functools import cache

import pytest

from kurayami.bots.hidden_rooms.limit import hopes, limit, openings
from kurayami.games.hidden_rooms import BOOKS, Options, State, apply, chances, fast, legal, setup
from kurayami.games.hidden_rooms.actions import Action, Begin, Draw, Walk
from kurayami.games.hidden_rooms.book import expand, page_of
from kurayami.games.hidden_rooms.house import ADJOINING, EXIT, TILES, Square, place
from kurayami.games.hidden_rooms.monster import Monster
from kurayami.kernel import CHANCE, Move
from kurayami.lab.hidden_rooms.bounds import bounds

DEEPER = BOOKS["deeper-rooms"]
STAGE = 4
ROUTE = expand(page_of(DEEPER, STAGE).route)


def test_the_deeper_rooms_have_the_limits_that_the_rules_page_tells_of() -> None:
    """92.1, 88.3, 88.2 +- 0.5, 74.9 and 65.8, which were found in another way. A few turns suffice for each."""
    turns = {1: 3, 2: 5, 3: 4, 4: 2, 5: 4}
    found = [limit(expand(page_of(DEEPER, stage).route), stage, deepest=deepest) for stage, deepest in turns.items()]
    assert found == pytest.approx([0.921, 0.883, 0.882, 0.749, 0.658], abs=0.005)


def test_the_book_of_the_rooms_has_none() -> None:
    assert [(bound.limit, bound.again) for bound in bounds(BOOKS["rooms"], nodes=20_000)] == [(1.0, 1.0)] * 5


def test_deeper_is_lower_and_fewer_nodes_are_higher() -> None:
    by_depth = [limit(ROUTE, STAGE, deepest=depth) for depth in (1, 2, 3)]
    assert by_depth == sorted(by_depth, reverse=True)
    assert by_depth[0] == 1.0 > by_depth[1]
    by_nodes = [limit(ROUTE, STAGE, nodes, deepest=2) for nodes in (0, 1_000, 100_000)]
    assert by_nodes == sorted(by_nodes, reverse=True)
    assert (by_nodes[0], by_nodes[2]) == (1.0, by_depth[1])


def test_every_pair_of_tiles_is_counted_once() -> None:
    for opened in range(1, 7):
        assert sum(openings(opened).values()) == 23 * 22 / 2
        assert all(opened - 1 not in pair for pair in openings(opened))


def test_the_readable_rules_come_to_the_same_limit() -> None:
    """Two turns deep, for one pair of tiles out of six."""
    pairs = list(openings(STAGE).items())[::6]
    of = sum(weight for _, weight in pairs)
    assert of < 253
    total = sum(weight * opening(*pair) for pair, weight in pairs)
    assert total / of == pytest.approx(share_of(pairs), abs=1e-9)
    assert 0.5 < total / of < 1.0


def share_of(pairs: list[tuple[tuple[int, int], int]]) -> float:
    """Fast limit over these pairs."""
    from kurayami.bots.hidden_rooms import limit as module

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "openings", lambda _: dict(pairs))
        return limit(ROUTE, STAGE, deepest=2)


def opening(one: int, other: int) -> float:
    state = setup(Options(DEEPER))
    for tile in (STAGE - 1, one, other):
        state = apply(state, Move(CHANCE, Draw(TILES[tile]), 0)).state
    return max(after(state, action, 3) for action in legal(state, 0) if isinstance(action, Begin))


def best(state: State, depth: int) -> float:
    if depth == 0:
        return 1.0
    return max(after(state, action, depth) for action in legal(state, 0))


def after(state: State, action: Action, depth: int) -> float:
    found = apply(state, Move(0, action, 0)).state
    if found.waiting == "search":
        draws = [chance.action for chance in chances(found)]
        return sum(ended(apply(found, Move(CHANCE, draw, 0)).state, depth) for draw in draws) / len(draws)
    if isinstance(action, Walk) and not found.results:
        return best(found, depth)
    return ended(found, depth)


def ended(state: State, depth: int) -> float:
    """The position after the child's turn and the monster's."""
    if state.results:
        return float(state.results[0].loss is None)
    assert state.monster is not None
    return best(state, depth - 1) if can_get_out(state.monster, state.child) else 0.0


@cache
def hope() -> dict[tuple[Monster, Square], bool]:
    known = fast.track(ROUTE)
    table = hopes(known.turns, known.where)
    squares = [square for row in range(6) for square in (Square(row, column) for column in range(6))]
    return {
        (monster, square): bool(table[36 * number + place(square)])
        for monster, number in known.numbers.items()
        for square in squares
    }


def can_get_out(monster: Monster, child: Square) -> bool:
    return hope()[monster, child]


def test_hope_is_what_a_child_with_a_room_on_every_square_has() -> None:
    """Each place agrees with the places one turn on."""
    known = fast.track(ROUTE)
    for (monster, child), hopeful in hope().items():
        if child == monster.at:
            continue
        reached = {child}
        for _ in range(3):
            reached |= {to for square in reached for to in ADJOINING[square]} - {monster.at}
        turns = [(square, known.turns[36 * known.numbers[monster] + place(square)]) for square in reached]
        later = any(number >= 0 and hope()[known.states[number], square] for square, number in turns)
        assert hopeful == (EXIT in reached or later)
    assert 0 < sum(hope().values()) < len(hope())
