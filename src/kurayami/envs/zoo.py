"""PettingZoo: all three games with any number of seats, one agent after another (AEC).

In `env` an illegal action ends the game with a reward of -1 for the agent, as PettingZoo's usual wrappers do, which are
slower. In `raw_env` it raises `IllegalMove`.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kurayami.envs.listing import skin_of, text_of
from kurayami.envs.random_stream import stream_of
from kurayami.kernel import CHANCE, Seat

Agent: TypeAlias = str
Observed: TypeAlias = dict[str, np.ndarray[Any, Any]]

ILLEGAL: Final = -1.0


def agent_of(seat: Seat) -> Agent:
    return f"seat_{seat}"


def seat_of(agent: Agent) -> Seat:
    return int(agent.removeprefix("seat_"))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801  what PettingZoo calls it
    """A game of the catalog. `options` are the game's own; by default the usual ones for that number of seats."""

    def __init__(
        self, game: str, seats: int | None = None, options: Any = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        skin = skin_of(game)
        if options is None:
            options = skin.options(skin.fewest if seats is None else seats)
        self.skin = skin_of(game, skin.rules.seats(options))
        self.game_options = options
        self.metadata = {
            "name": f"kurayami_{game.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(skin.rules.seats(options))]
        self.agents: list[Agent] = []
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (skin.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (skin.ids.size,), np.int8),
            }
        )
        self._actions = {agent: spaces.Discrete(skin.ids.size) for agent in self.possible_agents}
        self._stream = stream_of(None)
        self._start = self.skin.turns.start(options)
        self.node = self._start
        self._actor: Seat | None = None
        self._listed: Sequence[int] | None = None

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._space

    def action_space(self, agent: Agent) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._stream = stream_of(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.node = self._start
        self._go_on()

    def observe(self, agent: Agent) -> Observed:
        """A seat's view as a tensor, and its legal actions: none if it is not its turn."""
        skin, seat = self.skin, seat_of(agent)
        numbers = self._legal() if self._actor == seat else ()
        return {
            "observation": skin.tensor(skin.turns.glance(self.node, seat)),
            "action_mask": skin.mask_of(numbers),
        }

    def _legal(self) -> Sequence[int]:
        """Numbers of the acting seat's actions."""
        if self._listed is None:
            assert self._actor is not None
            turns, id_of = self.skin.turns, self.skin.ids.id_of
            state = turns.state(self.node)
            self._listed = [id_of(action, state) for action in turns.legal(self.node, self._actor)]
        return self._listed

    def text(self, agent: Agent) -> str:
        """The view of a seat as text."""
        return text_of(self.skin.turns.view(self.node, seat_of(agent)))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        turns, number = self.skin.turns, int(action)
        chosen = self.skin.ids.action_of(number, turns.state(self.node))
        apply = turns.follow if number in self._legal() else turns.apply  # which says what is wrong
        self.node = apply(self.node, chosen)
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def _go_on(self) -> None:
        """Lets chance draw until a seat is to act, or the game is over."""
        turns = self.skin.turns
        while (actor := turns.actor(self.node)) == CHANCE:
            self.node = turns.follow(self.node, self._stream.outcome(turns.chances(self.node)))
        self._actor, self._listed = actor, None
        if actor is not None:
            self.agent_selection = self.possible_agents[actor]
            return
        outcome = self.skin.rules.outcome(turns.state(self.node))
        assert outcome is not None
        for agent, score in zip(self.possible_agents, outcome.scores, strict=True):
            self.rewards[agent] = score
            self.terminations[agent] = True
            self.infos[agent] = {"reason": outcome.reason}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """View of the acting seat, as text."""
        return self.text(self.agent_selection) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class env(raw_env):  # noqa: N801  what PettingZoo calls it
    """The forgiving form: an illegal action ends the game."""

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self._may(action):
            super().step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {other: ILLEGAL if other == agent else 0.0 for other in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": True}
        self._accumulate_rewards()

    def _may(self, action: int | None) -> bool:
        return action in self._legal()
