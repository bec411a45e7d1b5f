"""An agent that learns Hidden Rooms by playing: MaskablePPO of sb3-contrib on the vector environment.

It wants packages of its own, and ten minutes of one core:

    pip install "kurayami[fast,lab,rl]" sb3-contrib
    python examples/learner.py --minutes 10 --picture learner.svg

It learns on 200 random routes and is judged on 50 others, which it never plays, beside `beginner` and `careful`.
"""

import argparse
import time
from typing import Any, Final

import numpy as np
import torch
from gymnasium import spaces
from matplotlib.figure import Figure
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from kurayami.bots.shares import Share
from kurayami.envs.hidden_rooms import LAYOUT
from kurayami.envs.vector import HiddenRoomsVector
from kurayami.games.hidden_rooms import BOOKS, Book
from kurayami.games.hidden_rooms.book import STAGES, expand, page_of
from kurayami.lab.hidden_rooms.measurement import MeasuredPart, play
from kurayami.lab.hidden_rooms.numbers import BookNumbers

MANY: Final = 512
"""Stages played at once."""
TO_LEARN, TO_JUDGE = 1_000_000, 2_000_000
"""Numbers of the first routes; no route is in both sets."""


def books(first: int, count: int) -> list[Book]:
    """Books of five random routes each. Routes are known by number."""
    rooms = BookNumbers(BOOKS["rooms"], 0)
    return [
        rooms.changed({f"stage.{stage}.route": number + stage for stage in range(1, STAGES + 1)})
        for number in range(first, first + STAGES * count, STAGES)
    ]


# What the agent sees: the board with the child in its middle, so that what is learned in one place helps in all

AT: Final = LAYOUT.starts()
PLANES: Final = ("monster", "deadly", "coming", "number", "amber", "blue", "green", "red")
REST: Final = np.r_[AT["facing"] : AT["facing"] + 4, AT["child"] : AT["stage"]]
OUTSIDE: Final = 36


def _around() -> Any:
    """Square at each place of the 11 by 11 around every square of the child."""
    around = np.full((36, 11, 11), OUTSIDE)
    for child in range(36):
        for square in range(36):
            around[child, square // 6 - child // 6 + 5, square % 6 - child % 6 + 5] = square
    return around.reshape(36, 121)


AROUND: Final = _around()


def sight(seen: Any) -> Any:
    """The environment's tensor, centred on the child and scaled to about 0 to 1."""
    board = np.zeros((len(seen), len(PLANES) + 1, 37), np.float32)
    for number, name in enumerate(PLANES):
        board[:, number, :36] = seen[:, AT[name] : AT[name] + 36]
    coming = board[:, PLANES.index("coming")]
    coming[:] = np.where(coming > 0, 1 / np.maximum(coming, 1), 0)
    board[:, PLANES.index("number")] /= 6
    board[:, -1, OUTSIDE] = 1
    here = seen[:, AT["child"] : AT["child"] + 36]
    child = np.where(here.any(1), here.argmax(1), 35)
    centred = np.take_along_axis(board, AROUND[child][:, None, :], 2)
    rest = seen[:, REST].astype(np.float32)
    rest[:, -1] = np.minimum(rest[:, -1], 40) / 20  # the turn
    return np.concatenate([centred.reshape(len(seen), -1), rest], 1)


class Stages(VecEnv):
    """The vector environment as Stable Baselines wants it: a finished stage is redealt at once."""

    def __init__(self, many: int, routes: list[Book], seed: int) -> None:
        self.env = HiddenRoomsVector(many, book=routes, copy=False)
        seen, info = self.env.reset(seed=seed)
        self._masks = info["action_mask"]
        space = spaces.Box(0, 2, (sight(seen).shape[1],), np.float32)
        super().__init__(many, space, self.env.single_action_space)

    def reset(self) -> Any:
        return sight(self.env.reset()[0])

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        _, rewards, ended, _, _ = self.env.step(self._actions)
        ended = ended.copy()
        seen, _ = self.env.reset(options={"reset_mask": ended})
        return sight(seen), rewards.astype(np.float32), ended, [{} for _ in range(self.num_envs)]

    def env_method(self, method_name: str, *given: Any, indices: Any = None, **named: Any) -> Any:
        assert method_name == "action_masks"
        return list(self._masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> Any:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


# Judging


def judged(model: Any, routes: list[Book], each: int) -> Share:
    """Win rate of an agent: this many stages of each of the five numbers, each from one of the books."""
    won = 0
    for stage in range(1, STAGES + 1):
        many = HiddenRoomsVector(each, book=routes, stage=stage, copy=False)
        seen, info = many.reset(seed=stage)
        playing = np.ones(each, np.bool_)
        while playing.any():
            actions, _ = model.predict(sight(seen), action_masks=info["action_mask"], deterministic=True)
            seen, rewards, ended, _, info = many.step(actions)
            won += int(rewards[playing].sum())
            playing &= ~ended
    return Share(won, STAGES * each)


def played_by(level: str, routes: list[Book], each: int) -> Share:
    """Win rate of a bot: this many stages on every route."""
    pages = [(stage, expand(page_of(book, stage).route)) for book in routes for stage in range(1, STAGES + 1)]
    samples = [play(MeasuredPart(level, stage, route, 1, 0, each)) for stage, route in pages]
    return Share(sum(sample.won for sample in samples), sum(sample.of for sample in samples))


class Watch(BaseCallback):
    """Evaluates the agent now and then, and ends the training when its time is up."""

    def __init__(self, minutes: float, routes: list[Book]) -> None:
        super().__init__()
        self._seconds, self._routes = 60 * minutes, routes
        self._spent = 0.0
        """Seconds spent on evaluation, which do not count."""
        self.curve: list[tuple[float, int, float]] = []

    def _on_training_start(self) -> None:
        self._begun = time.process_time()

    def _learned_for(self) -> float:
        return time.process_time() - self._begun - self._spent

    def _on_step(self) -> bool:
        return self._learned_for() < self._seconds

    def _on_rollout_start(self) -> None:
        learned = self._learned_for()
        if not self.curve or learned >= len(self.curve) * self._seconds / 20:
            share = judged(self.model, self._routes, 200)
            self._spent += time.process_time() - self._begun - self._spent - learned
            self.curve.append((learned / 60, self.num_timesteps, 100 * share.share))
            print(f"{learned:5.0f} s {self.num_timesteps:>10,} steps: {share} % of {share.of:,}", flush=True)


def draw(curve: list[tuple[float, int, float]], levels: dict[str, Share], file: str) -> None:
    figure = Figure((7, 3), layout="constrained")
    axes = figure.subplots()
    axes.plot(
        [minutes for minutes, _, _ in curve], [share for *_, share in curve], color="#c9892b", label="MaskablePPO"
    )
    for (level, share), line in zip(levels.items(), (":", "--"), strict=True):
        axes.axhline(100 * share.share, color="#43507a", linestyle=line, label=level)
    axes.set_title("Stages won on 50 routes that it has never played (1,000 for each point)", fontsize=9)
    axes.set_xlabel("minutes of training, on one core", fontsize=8)
    axes.set_ylabel("%", fontsize=8)
    axes.set_ylim(0, 100)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=8, loc="upper left")
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10, help="of processor time, judging not counted")
    parser.add_argument("--picture", help="a file for the learning curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="more than one only where nothing else runs")
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)
    unseen = books(TO_JUDGE, 10)
    levels = {level: played_by(level, unseen, 60) for level in ("beginner", "careful")}
    for level, share in levels.items():
        print(f"{level}: {share} % of {share.of:,}")
    stages = Stages(MANY, books(TO_LEARN, 40), chosen.seed)
    model = MaskablePPO(
        "MlpPolicy",
        stages,
        n_steps=32,
        batch_size=2048,
        n_epochs=3,
        learning_rate=1e-3,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        device="cpu",
        seed=chosen.seed,
    )
    watch = Watch(chosen.minutes, unseen)
    model.learn(1_000_000_000, callback=watch)
    for name, routes in (("50 routes never played", unseen), *((name, [book]) for name, book in BOOKS.items())):
        share = judged(model, routes, 600)
        print(f"MaskablePPO on {name}: {share} % of {share.of:,}")
    if chosen.picture:
        draw(watch.curve, levels, chosen.picture)


if __name__ == "__main__":
    main()
