"""PettingZoo's parallel API for Komnata Strachu: in every beat all players choose at once (see `race_beats`)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from kurayami.envs.listing import skin_of
from kurayami.envs.race_beats import WAIT, Beats, Wait
from kurayami.envs.random_stream import stream_of
from kurayami.envs.zoo import Agent, Observed, agent_of, seat_of
from kurayami.games.komnata_strachu import Action, Options, outcome
from kurayami.kernel import CHANCE, Seat


class KomnataStrachu(ParallelEnv):  # type: ignore[misc]
    """Parallel environment of the race. Players who are not racing can only wait. An illegal action counts as waiting,
    and `infos` say so.
    """

    def __init__(self, seats: int = 2, options: Options | None = None, render_mode: str | None = None) -> None:
        self.skin = skin_of("komnata-strachu", seats)
        self.game_options = options or self.skin.options(seats)
        self.metadata = {"name": "kurayami_komnata_strachu_v0", "render_modes": []}
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(self.game_options.players)]
        self.agents: list[Agent] = []
        self._beats = Beats()
        self._stream = stream_of(None)
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.skin.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.skin.ids.size,), np.int8),
            }
        )
        self._actions = {agent: spaces.Discrete(self.skin.ids.size) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._space

    def action_space(self, agent: Agent) -> spaces.Discrete:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observed], dict[Agent, dict[str, Any]]]:
        if seed is not None:
            self._stream = stream_of(seed)
        self.agents = self.possible_agents[:]
        self.node = self._beats.start(self.game_options)
        self._draw()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observed], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]
    ]:
        agents = self.agents
        infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in agents}
        chosen: list[Action | Wait] = []
        for seat in self.node.racing:
            action = self.skin.ids.action_of(int(actions[agent_of(seat)]), None)
            if action not in self._legal(seat):
                infos[agent_of(seat)]["illegal"] = True
                action = WAIT
            chosen.append(action)
        self.node = self._beats.together(self.node, chosen)
        self._draw()
        end = outcome(self.node.state)
        scores = end.scores if end else (0.0,) * len(agents)
        if end:
            self.agents = []
        return (
            self._seen(agents),
            {agent: scores[seat_of(agent)] for agent in agents},
            dict.fromkeys(agents, end is not None),
            dict.fromkeys(agents, False),
            infos,
        )

    def _draw(self) -> None:
        while self._beats.actor(self.node) == CHANCE:
            self.node = self._beats.apply(self.node, self._stream.outcome(self._beats.chances(self.node)))

    def _legal(self, seat: Seat) -> tuple[Action | Wait, ...]:
        return tuple(self._beats.legal(self.node, seat)) if seat in self.node.racing else (WAIT,)

    def _seen(self, agents: list[Agent] | None = None) -> dict[Agent, Observed]:
        seen: dict[Agent, Observed] = {}
        for agent in self.agents if agents is None else agents:
            seat = seat_of(agent)
            tensor = self.skin.tensor(self._beats.glance(self.node, seat))
            seen[agent] = {"observation": tensor, "action_mask": self.skin.mask(None, self._legal(seat))}
        return seen
