"""Gymnasium: Hidden Rooms, registered by importing this module as `kurayami/HiddenRooms-v0`.

import gymnasium
import kurayami.envs.gym
env = gymnasium.make("kurayami/HiddenRooms-v0", stage=3)
many = gymnasium.make_vec("kurayami/HiddenRooms-v0", 4096, vectorization_mode="vector_entry_point", stage=3)
"""

import string
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from kurayami.envs.listing import skin_of, text_of
from kurayami.games import hidden_rooms as game
from kurayami.games.hidden_rooms import BOOKS, Action, Book
from kurayami.games.hidden_rooms.actions import Draw
from kurayami.games.hidden_rooms.book import STAGES, load_book
from kurayami.games.hidden_rooms.house import TILES
from kurayami.games.hidden_rooms.legal import CHILD
from kurayami.games.hidden_rooms.model import UNATTENDED_TURN_LIMIT
from kurayami.games.hidden_rooms.view import glance
from kurayami.kernel import CHANCE, BadOptions, Move, Stream

ILLEGAL: Final = -1.0
"""Reward of an illegal action, which ends the episode."""
LONGEST_TEXT: Final = 60_000

Observation: TypeAlias = Literal["tensor", "text"]


def book_of(wish: str | Path | Book) -> Book:
    """A book by name, from a file, or as it is. Raises `BookError`."""
    if isinstance(wish, Book):
        return wish
    return BOOKS[str(wish)] if str(wish) in BOOKS else load_book(Path(wish))


def require_stage(stage: int | None) -> None:
    if stage is not None and not 1 <= stage <= STAGES:
        raise BadOptions("hr-book-stage-number", file="stage", stage=stage)


class HiddenRooms(gymnasium.Env[Any, Any]):
    """A whole game, or one stage of it. The reward is 1 for winning the game (the stage).

    Actions are masked: `info["action_mask"]`, or `action_masks()`. An illegal one ends the episode with -1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        book: str | Path | Book = "rooms",
        stage: int | None = None,
        observation: Observation = "tensor",
        turn_limit: int = UNATTENDED_TURN_LIMIT,
        render_mode: str | None = None,
    ) -> None:
        require_stage(stage)
        self.skin = skin_of("hidden-rooms")
        self.game_options = game.Options(book=book_of(book), turn_limit=turn_limit)
        self.stage = stage
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.skin.ids.size)
        self._as_text = observation == "text"
        self.observation_space = (
            spaces.Text(LONGEST_TEXT, charset=string.printable)
            if self._as_text
            else spaces.Box(0, 255, (self.skin.layout.size,), np.uint8)
        )
        self.state = game.setup(self.game_options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._stream = Stream(self.np_random.bytes(32), "chance")
        self.state = game.setup(self.game_options)
        if self.stage is not None:
            self._draw(Draw(self._stream.choice([tile for tile in TILES if tile.number == self.stage])))
        self._go_on()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        chosen = self.skin.ids.action_of(int(action), self.state)
        if chosen not in self._legal():
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.state = game.apply(self.state, Move(CHILD, chosen, 0)).state
        if not self._is_over():
            self._go_on()
        return self._seen(), self._reward(), self._is_over(), False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for each legal action, else 0."""
        return self.skin.mask(self.state, self._legal())

    def text(self) -> str:
        """The child's view as text."""
        return text_of(game.view(self.state, CHILD))

    def render(self) -> Any:
        return self.text() if self.render_mode == "ansi" else None

    def _legal(self) -> Sequence[Action]:
        return () if self._is_over() else game.legal(self.state, CHILD)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def _seen(self) -> Any:
        if self._as_text:
            return self.text().encode("ascii", "backslashreplace").decode()
        return self.skin.tensor(glance(self.state, CHILD))

    def _is_over(self) -> bool:
        return bool(self.state.results) if self.stage is not None else game.outcome(self.state) is not None

    def _reward(self) -> float:
        if not self._is_over():
            return 0.0
        outcome = game.outcome(self.state)
        won = self.state.results[-1].loss is None if self.stage is not None or outcome is None else outcome.scores[0]
        return float(won)

    def _go_on(self) -> None:
        while CHANCE in game.movers(self.state) and not self._is_over():
            self._draw(self._stream.outcome(game.chances(self.state)))

    def _draw(self, draw: Action) -> None:
        self.state = game.apply(self.state, Move(CHANCE, draw, 0)).state


gymnasium.register(
    id="kurayami/HiddenRooms-v0",
    entry_point="kurayami.envs.gym:HiddenRooms",
    vector_entry_point="kurayami.envs.vector:HiddenRoomsVector",
)
