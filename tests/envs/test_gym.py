"""Gymnasium: the single and the vector environment, checked by Gymnasium's own tools and by the readable rules."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from msgspec.structs import replace

from kurayami.envs.gym import HiddenRooms
from kurayami.envs.listing import skin_of
from kurayami.envs.vector import HiddenRoomsVector
from kurayami.games import hidden_rooms as game
from kurayami.games.hidden_rooms import BOOKS, BookError
from kurayami.games.hidden_rooms.actions import Draw, Recall
from kurayami.games.hidden_rooms.house import SQUARES, TILES, Square, Tile
from kurayami.kernel import CHANCE, BadOptions, Move

SKIN = skin_of("hidden-rooms")


@pytest.mark.parametrize("options", [{}, {"stage": 4, "book": "deeper-rooms"}, {"observation": "text"}])
def test_gymnasiums_own_check_is_passed(options: dict[str, Any]) -> None:
    env = gymnasium.make("kurayami/HiddenRooms-v0", render_mode="ansi", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a text observation makes it warn that it is no array
        check_env(env.unwrapped)


def played(env: HiddenRooms, seed: int) -> list[tuple[int, float]]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    steps = []
    while True:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, _, info = env.step(action)
        steps.append((action, reward))
        if over:
            return steps


def test_a_seed_gives_the_same_game_and_another_another() -> None:
    env = HiddenRooms()
    assert played(env, 1) == played(env, 1) != played(env, 2)


@pytest.mark.parametrize("stage", [None, 3])
def test_an_episode_is_a_game_or_one_stage(stage: int | None) -> None:
    env = HiddenRooms(stage=stage, turn_limit=5)
    played(env, 5)
    assert len(env.state.results) == (1 if stage else 3)
    assert not env.action_masks().any()
    assert stage is None or env.state.results[0].stage == stage


@pytest.mark.parametrize("stage", [None, 1])
def test_a_won_stage_is_worth_one_and_of_a_game_the_second(stage: int | None) -> None:
    env = HiddenRooms(stage=stage)
    env.reset(seed=1)
    beside, amber = Square(0, 1), [tile for tile in TILES if tile.colour == "amber"]
    for before_the_last in () if stage else (0.0,):
        assert env.step(last_step(env, beside, amber))[1:3] == (before_the_last, False)
    assert env.step(last_step(env, beside, amber))[1:3] == (1.0, True)


def last_step(env: HiddenRooms, beside: Square, amber: list[Tile]) -> int:
    """Puts the child beside the exit with a fitting tile in its Memory. Returns the action that lays it there."""
    board = tuple(amber[0] if square == beside else None for square in SQUARES)
    env.state = replace(
        env.state,
        waiting="child",
        board=board,
        child=beside,
        memory=(amber[5],),
        offered=(),
        pile=tuple(tile for tile in TILES if tile not in (amber[0], amber[5])),
        discard=(),
        walks=2,
        turn=1,
    )
    return SKIN.ids.id_of(Recall(Square(0, 0), amber[5]), env.state)


def test_an_illegal_action_ends_the_episode() -> None:
    env = HiddenRooms()
    env.reset(seed=1)
    before = env.state
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    assert env.state == before


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(BadOptions):
        HiddenRooms(stage=6)
    with pytest.raises(BookError):
        HiddenRooms(book="no-such-book.toml")


# The vector environment beside the readable rules, move by move


def begun(tensor: Any) -> game.State:
    """The stage shown by a fresh row of the vector environment, in the readable rules."""
    parts = SKIN.layout.named(tensor)
    stage, known = parts["stage"].index(1) + 1, np.array(parts["pile"]) + np.array(parts["offered"])
    opened = TILES[int(np.flatnonzero(known == 0)[0])]
    assert opened.number in (stage, 6)
    offered = [TILES[place] for place in np.flatnonzero(parts["offered"])]
    state = game.setup(game.Options(turn_limit=30))
    for tile in (opened, *offered):
        state = game.apply(state, Move(CHANCE, Draw(tile), 0)).state
    return state


def drawn_between(before: Any, after: Any) -> int:
    """The tile a search drew: it has left the Pile, or (if the Memory was full) all of that has come back."""
    one, other = (SKIN.layout.named(row) for row in (before, after))
    gone = np.flatnonzero(np.array(one["pile"]) > np.array(other["pile"]))
    assert len(gone) <= 1
    return int(gone[0]) if len(gone) else -1


def followed(state: game.State, action: int, before: Any, after: Any) -> game.State:
    state = game.apply(state, Move(0, SKIN.ids.action_of(action, state), 0)).state
    if not state.target:
        return state
    tile = drawn_between(before, after)
    if tile >= 0:
        return game.apply(state, Move(CHANCE, Draw(TILES[tile]), 0)).state
    spilled = [game.apply(state, Move(CHANCE, chance.action, 0)).state for chance in game.chances(state)]
    fitting = [one for one in spilled if len(one.memory) == 0 and len(one.pile) > len(state.pile)]
    return fitting[0]


def test_the_vector_environment_plays_by_the_readable_rules() -> None:
    many = HiddenRoomsVector(24, turn_limit=30)
    rng = np.random.default_rng(3)
    seen, info = many.reset(seed=3)
    states = [begun(row) for row in seen]
    ends = set()
    for _ in range(120):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        was_over, before = many.over.copy(), seen
        seen, rewards, ended, _, info = many.step(actions)
        for number, row in enumerate(seen):
            if was_over[number]:
                states[number] = begun(row)
            else:
                states[number] = followed(states[number], int(actions[number]), before[number], row)
            state = states[number]
            assert ended[number] == bool(state.results)
            if state.results:
                ends.add(state.results[0].loss)
                assert rewards[number] == (state.results[0].loss is None)
                continue
            view = game.view(state, 0)
            assert SKIN.layout.named(row) == SKIN.layout.named(SKIN.tensor(view))
            legal = game.legal(state, 0)
            assert info["action_mask"][number].tolist() == SKIN.mask(view, legal).tolist()
    assert {"caught", "walked_into_it"} <= ends


def test_the_vector_environment_repeats_itself_for_a_seed_and_deals_every_stage() -> None:
    def openings(seed: int, **options: Any) -> Any:
        return HiddenRoomsVector(400, **options).reset(seed=seed)[0]

    assert (openings(1) == openings(1)).all()
    assert (openings(1) != openings(2)).any()
    at = SKIN.layout.starts()["stage"]
    shares = openings(1)[:, at : at + 5].mean(axis=0)
    assert shares[0] > shares[1:].max()  # a 6 opens the first stage too
    assert (shares[1:] > 0.08).all()
    assert openings(1, stage=4)[:, at + 3].all()


def test_stages_that_are_chosen_are_dealt_anew_and_the_others_stay() -> None:
    many = HiddenRoomsVector(40)
    before, _ = many.reset(seed=4)
    chosen = np.arange(40) % 3 == 0
    after, info = many.reset(options={"reset_mask": chosen})
    changed = (before != after).any(axis=1)
    assert not changed[~chosen].any()
    assert changed[chosen].all()
    assert (info["action_mask"].sum(axis=1) == 2).all()


def test_several_books_at_once() -> None:
    seen, _ = HiddenRoomsVector(64, book=[*BOOKS], stage=2).reset(seed=2)
    assert len({row[: SKIN.layout.starts()["number"]].tobytes() for row in seen}) == len(BOOKS)


def test_an_illegal_action_ends_that_stage_alone() -> None:
    many = HiddenRoomsVector(2)
    _, info = many.reset(seed=1)
    legal = int(np.flatnonzero(info["action_mask"][1])[0])
    _, rewards, ended, _, _ = many.step(np.array([0, legal]))
    assert ended.tolist() == [True, False]
    assert rewards.tolist() == [-1.0, 0.0]


def test_it_is_made_by_name_and_its_arrays_are_copies() -> None:
    many = gymnasium.make_vec("kurayami/HiddenRooms-v0", 8, vectorization_mode="vector_entry_point")
    seen, info = many.reset(seed=1)
    kept = seen.copy()
    many.step(np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]]))
    assert (seen == kept).all()
