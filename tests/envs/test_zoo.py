"""PettingZoo, checked by its own tests."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from kurayami.envs import zoo
from kurayami.envs.listing import SKINS, text_of
from kurayami.envs.zoo_parallel import KomnataStrachu
from kurayami.kernel import IllegalMove, Refusal

TABLES = [(skin.name, seats) for skin in SKINS.values() for seats in range(skin.fewest, skin.most + 1)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_own_tests_are_passed(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an observation with a mask makes it warn that it is no plain array
        api_test(zoo.env(game, seats), num_cycles=60)
        seed_test(lambda: zoo.env(game, seats), num_cycles=40)


@pytest.mark.parametrize("seats", [1, 4])
def test_pettingzoos_parallel_test_is_passed(seats: int) -> None:
    parallel_api_test(KomnataStrachu(seats), num_cycles=100)


@pytest.mark.parametrize("game", SKINS)
def test_a_game_is_played_to_its_end_and_pays_what_it_scores(game: str) -> None:
    env, rng = zoo.raw_env(game, SKINS[game].most, render_mode="ansi"), np.random.default_rng(1)
    env.reset(seed=4)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        if over:
            continue
        assert agent in env.possible_agents
    outcome = env.skin.rules.outcome(env.skin.turns.state(env.node))
    assert outcome is not None
    assert env.agents == []


def test_rewards_are_the_scores() -> None:
    env, rng = zoo.raw_env("komnata-strachu", 3), np.random.default_rng(1)
    env.reset(seed=4)
    while not env.terminations[env.agent_selection]:
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    outcome = env.skin.rules.outcome(env.node.state)
    assert outcome is not None
    assert list(env.rewards.values()) == list(outcome.scores)
    assert env.infos["seat_0"]["reason"] == outcome.reason


def test_only_the_seat_that_is_to_move_has_a_mask_and_its_text_is_its_view() -> None:
    env = zoo.raw_env("hako-onna", 4, render_mode="ansi")
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.possible_agents}
    assert [agent for agent, count in masks.items() if count] == [env.agent_selection]
    seat = zoo.seat_of(env.agent_selection)
    assert env.render() == text_of(env.skin.rules.view(env.node.state, seat))


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    raw = zoo.raw_env("hidden-rooms")
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(0)
    env = zoo.env("hidden-rooms")
    env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(0)
    assert env.last()[1:3] == (-1.0, True)


@pytest.mark.parametrize("action", [None, -1, 5851, 5850])
def test_in_a_company_an_illegal_action_ends_the_game_and_costs_whoever_chose_it(action: int | None) -> None:
    env = zoo.env("hako-onna", 4)
    env.reset(seed=1)
    chooser = env.agent_selection
    env.step(action)
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    assert rewards == {agent: -1.0 if agent == chooser else 0.0 for agent in env.possible_agents}


def test_in_parallel_an_illegal_action_counts_as_waiting() -> None:
    env = KomnataStrachu(2)
    env.reset(seed=1)
    pull = next(number for number in range(env.skin.ids.size) if env.skin.ids.name_of(number) == "pull ghost")
    *_, infos = env.step({"seat_0": pull, "seat_1": 0})
    assert infos == {"seat_0": {"illegal": True}, "seat_1": {}}


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(Refusal):
        zoo.raw_env("hako-onna", 6)
