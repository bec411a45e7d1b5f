"""OpenSpiel, checked by its own tests and by its own searches."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from kurayami.envs import spiel
from kurayami.kernel import Refusal


def loaded(name: str, **params: int) -> Any:
    return pyspiel.load_game(f"kurayami_{name}", params)


def on(state: Any, rng: Any) -> None:
    """Lets chance draw until a player acts."""
    while state.is_chance_node():
        numbers, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(numbers, p=odds)))


def wandered(state: Any, rng: Any, actions: int) -> None:
    for _ in range(actions):
        on(state, rng)
        if state.is_terminal():
            return
        state.apply_action(int(rng.choice(state.legal_actions())))
    on(state, rng)


@pytest.mark.parametrize(("name", "params"), [("hidden_rooms", {}), ("komnata_strachu", {"players": 3})])
def test_openspiels_own_test_is_passed(name: str, params: dict[str, int]) -> None:
    pyspiel.random_sim_test(loaded(name, **params), num_sims=1, serialize=False, verbose=False)


def test_openspiels_own_test_is_passed_by_a_night() -> None:
    pyspiel.random_sim_test(loaded("hako_onna", players=2), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "players"), [("komnata_strachu", 2), ("hako_onna", 4)])
def test_a_resampled_state_looks_the_same_to_the_player_and_is_another(name: str, players: int) -> None:
    game, rng = loaded(name, players=players), np.random.default_rng(1)
    state, varied = game.new_initial_state(), 0
    for _ in range(12):
        wandered(state, rng, 5)
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        varied += other.node != state.node
    assert varied


def test_a_clone_goes_its_own_way() -> None:
    state = loaded("hidden_rooms").new_initial_state()
    on(state, np.random.default_rng(1))
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert len(clone.history()) == len(state.history()) + 1
    assert state.information_state_string(0) != clone.information_state_string(0)


def test_actions_and_draws_have_names() -> None:
    state = loaded("hidden_rooms").new_initial_state()
    assert state.action_to_string(0) == "draw amber 1"
    on(state, np.random.default_rng(1))
    assert all(state.action_to_string(action).startswith("begin ") for action in state.legal_actions())


def test_mcts_of_openspiel_plays_hidden_rooms() -> None:
    game, rng = loaded("hidden_rooms"), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    for _ in range(4):
        on(state, rng)
        state.apply_action(bot.step(state))
    assert state.move_number() > 4


def test_is_mcts_of_openspiel_plays_in_a_night_of_hako_onna() -> None:
    game, rng = loaded("hako_onna", players=3), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Quick(), 2, 3, random_state=rng)
    state = game.new_initial_state()
    wandered(state, rng, 40)
    for _ in range(3):
        on(state, rng)
        state.apply_action(int(bot.step(state)))


class Quick(mcts.Evaluator):  # type: ignore[misc]
    """An evaluator that knows nothing, fast."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.5] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_a_wrong_number_of_players_is_refused() -> None:
    loading: Any = spiel.GAMES["hako-onna"]
    with pytest.raises(Refusal):
        loading({"players": 6})
