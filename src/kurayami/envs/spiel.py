"""OpenSpiel: the three games, registered by importing this module.

    import pyspiel
    import kurayami.envs.spiel
    pyspiel.load_game("kurayami_hako_onna(players=4)")

Chance nodes list their outcomes. An information state is a seat's view as text, an observation its tensor.
`resample_from_infostate` redeals what the seat can't know.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from kurayami.envs.listing import SKINS, Skin, skin_of, text_of
from kurayami.kernel import CHANCE, Seat, Stream

PRECISION: Final = 1 << 53


def short_name(skin: Skin) -> str:
    return f"kurayami_{skin.name.replace('-', '_')}"


def _type(skin: Skin) -> pyspiel.GameType:
    alone = skin.most == 1
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=short_name(skin),
        long_name=f"kurayami: {skin.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if alone else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=skin.most,
        min_num_players=skin.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(skin.fewest, min(2, skin.most))},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the catalog. `players` is the number of seats."""

    def __init__(self, skin: Skin, kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        self.players = int(params.get("players", kind.parameter_specification["players"]))
        self.skin = skin_of(skin.name, self.players)
        self.start = skin.turns.start(skin.options(self.players))
        info = pyspiel.GameInfo(
            num_distinct_actions=skin.ids.size,
            max_chance_outcomes=skin.draws.size,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=skin.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.skin)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.start
        self._game = _Shared(game)

    @property
    def skin(self) -> Skin:
        return self._game.game.skin

    def current_player(self) -> int:
        actor = self.skin.turns.actor(self.node)
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.skin.turns.actor(self.node) is None

    def _legal_actions(self, player: int) -> list[int]:
        turns, ids = self.skin.turns, self.skin.ids
        if turns.actor(self.node) != player:
            return []
        state = turns.state(self.node)
        return sorted([ids.id_of(action, state) for action in turns.legal(self.node, player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.skin.turns.chances(self.node)
        total = sum(chance.weight for chance in chances)
        draws = self.skin.draws
        return sorted([(draws.id_of(chance.action), chance.weight / total) for chance in chances])

    def _apply_action(self, number: int) -> None:
        turns = self.skin.turns
        if turns.actor(self.node) == CHANCE:
            action = self.skin.draws.action_of(number)
        else:
            action = self.skin.ids.action_of(number, turns.state(self.node))
        self.node = turns.apply(self.node, action)

    def _action_to_string(self, player: int, number: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return self.skin.draws.name_of(number) if chance else self.skin.ids.name_of(number)

    def returns(self) -> list[float]:
        outcome = self.skin.rules.outcome(self.skin.turns.state(self.node)) if self.is_terminal() else None
        return list(outcome.scores) if outcome else [0.0] * self._game.game.players

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to the player, with everything they can't know redealt."""
        key = int(sampler() * PRECISION).to_bytes(8, "big")
        other = SpielState(self._game.game)
        other.node = self.skin.turns.imagine(self.node, player, Stream(key, "imagined"))
        return other

    def __str__(self) -> str:
        """Everything public, and whose turn it is."""
        skin = self.skin
        return f"{skin.turns.actor(self.node)} {text_of(skin.rules.view(skin.turns.state(self.node), None))}"


class _Shared:
    """The game of a state, shared by its copies."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> "_Shared":
        return self


class Observer:
    """A seat's view, as tensor and as text."""

    def __init__(self, skin: Skin) -> None:
        self._skin = skin
        self.tensor = np.zeros(skin.layout.size, np.float32)
        self.dict = {part.name: self.tensor[place] for part, place in skin.layout.slices()}

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor[:] = self._skin.tensor(self._skin.turns.glance(state.node, player))

    def string_from(self, state: SpielState, player: Seat) -> str:
        return text_of(self._skin.turns.view(state.node, player))


def registered(skin: Skin) -> type[SpielGame]:
    """Class of a game, registered with OpenSpiel."""
    kind = _type(skin)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(skin, kind, params or {})

    pyspiel.register_game(kind, Registered)
    return Registered


GAMES: Final = {name: registered(skin) for name, skin in SKINS.items()}
