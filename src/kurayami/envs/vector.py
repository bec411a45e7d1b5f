"""Gymnasium's vector environment for Hidden Rooms: thousands of stages at once, on the compiled twin.

An episode is one stage. Each environment has its own small generator (drand48), seeded from the seed and its number.
After the end of a stage the next step deals a new one, whatever the action (`AutoresetMode.NEXT_STEP`). To avoid that
wait, reset the finished ones: `reset(options={"reset_mask": ended})`.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kurayami.envs.gym import ILLEGAL, book_of, require_stage
from kurayami.envs.hidden_rooms import LAYOUT, SIZE, rows_of
from kurayami.envs.stage_batch import BESIDE, OVER, RANDOM, open_all, step_all
from kurayami.games.hidden_rooms import Book, fast
from kurayami.games.hidden_rooms.book import STAGES, expand, page_of
from kurayami.games.hidden_rooms.model import UNATTENDED_TURN_LIMIT


class HiddenRoomsVector(VectorEnv[Any, Any, Any]):
    """Vector environment. `book` may be several: each stage then belongs to one of them. Without `stage`, pages are
    drawn as in a game.

    With `copy=False`, observations and masks are the environment's own arrays, which the next step overwrites.
    """

    def __init__(
        self,
        num_envs: int = 1024,
        book: str | Path | Book | Sequence[str | Path | Book] = "rooms",
        stage: int | None = None,
        turn_limit: int = UNATTENDED_TURN_LIMIT,
        copy: bool = True,
    ) -> None:
        require_stage(stage)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.single_observation_space = spaces.Box(0, 255, (LAYOUT.size,), np.uint8)
        self.single_action_space = spaces.Discrete(SIZE)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._stage, self._limit, self._copy = stage or 0, turn_limit, copy
        wishes = [book] if isinstance(book, str | Path | Book) else book
        self._tabulate([book_of(wish) for wish in wishes])
        self._positions = np.zeros((num_envs, fast.LENGTH), np.int64)
        self._besides = np.zeros((num_envs, BESIDE), np.int64)
        self._seen = np.zeros((num_envs, LAYOUT.size), np.uint8)
        self._masks = np.zeros((num_envs, SIZE), np.int8)
        self._rewards = np.zeros(num_envs)
        self._ended = np.zeros(num_envs, np.bool_)
        self._never = np.zeros(num_envs, np.bool_)
        self._found = np.zeros(fast.ACTIONS, np.int64)

    def _tabulate(self, books: Sequence[Book]) -> None:
        """The monsters' states of all pages, one page after another."""
        first, pages, turns, where, rows = 0, list[int](), [], [], []
        for book in books:
            for stage in range(1, STAGES + 1):
                known, block, _ = rows_of(expand(page_of(book, stage).route))
                pages.append(first)
                turns.append(np.where(known.turns >= 0, known.turns + first, known.turns))
                where.append(known.where)
                rows.append(block)
                first += len(known.states)
        self._pages = np.array(pages, np.int64)
        self._turns, self._where = np.concatenate(turns), np.concatenate(where)
        self._rows = np.concatenate(rows)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        chosen = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"], np.bool_)
        else:
            self._seed(seed)
        open_all(
            chosen,
            self._positions,
            self._besides,
            self._pages,
            self._stage,
            self._limit,
            self._rows,
            self._seen,
            self._masks,
        )
        return self._kept(self._seen), self._info()

    def _seed(self, seed: int | list[int | None] | None) -> None:
        if isinstance(seed, int):
            super().reset(seed=seed)
        self._besides[:, RANDOM] = self.np_random.integers(-(1 << 63), (1 << 63) - 1, self.num_envs)
        if isinstance(seed, list):
            for number, one in enumerate(seed):
                if one is not None:
                    self._besides[number, RANDOM] = one

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        step_all(
            np.asarray(actions, np.int64),
            self._positions,
            self._besides,
            self._pages,
            self._stage,
            self._limit,
            self._turns,
            self._where,
            self._rows,
            self._seen,
            self._masks,
            self._rewards,
            self._ended,
            self._found,
            ILLEGAL,
        )
        return (
            self._kept(self._seen),
            self._kept(self._rewards),
            self._kept(self._ended),
            self._kept(self._never),
            self._info(),
        )

    @property
    def over(self) -> Any:
        """Finished stages, which the next step redeals."""
        return self._besides[:, OVER] == 1

    def _kept(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._kept(self._masks)}
