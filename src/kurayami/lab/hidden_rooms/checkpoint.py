"""A training that was broken off: everything it needs to go on, in one file beside the weights."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurayami.kernel import Refusal
from kurayami.lab.hidden_rooms.net import NetState
from kurayami.lab.hidden_rooms.self_play import TrainingSet

Arrays = dict[str, NDArray[Any]]


class Progress(NamedTuple):
    rounds: int
    """Rounds that are done."""
    chance: int
    """Place in the stream of chance."""
    net: NetState
    memory: list[TrainingSet]


class Checkpoint:
    """The file. `origin` says which training it belongs to."""

    def __init__(self, file: Path, origin: str) -> None:
        self._file, self._origin = file, origin

    def read(self) -> Progress | None:
        """The checkpoint, if there is one. Raises `Refusal` if it belongs to another training."""
        if not self._file.exists():
            return None
        try:
            with np.load(self._file) as kept:
                arrays = dict(kept)
            if str(arrays["origin"]) != self._origin:
                raise Refusal("lab-other-work", file=self._file.name)
            return _progress(arrays)
        except (ValueError, KeyError, EOFError):  # no file of ours
            raise Refusal("lab-other-work", file=self._file.name) from None

    def write(self, progress: Progress) -> None:
        """Written atomically: a reader finds the last round or this one."""
        new = self._file.with_name(f".{self._file.name}")
        with new.open("wb") as file:
            np.savez(file, allow_pickle=False, origin=np.array(self._origin), **_arrays(progress))
        new.replace(self._file)

    def remove(self) -> None:
        self._file.unlink(missing_ok=True)


def _arrays(progress: Progress) -> Arrays:
    net = progress.net
    arrays: Arrays = {
        "numbers": np.array([progress.rounds, progress.chance, net.steps, len(progress.memory)]),
        "random": np.array(json.dumps(net.random)),
    }
    for name, parts in (("weights", net.parts), ("means", net.means), ("squares", net.squares)):
        arrays |= {f"{name}{number}": part for number, part in enumerate(parts)}
    for number, lessons in enumerate(progress.memory):
        arrays |= {f"features{number}": lessons.features, f"worth{number}": lessons.worth}
    return arrays


def _progress(arrays: Arrays) -> Progress:
    rounds, chance, steps, remembered = (int(number) for number in arrays["numbers"])
    parts, means, squares = (
        [arrays[f"{name}{number}"] for number in range(6)] for name in ("weights", "means", "squares")
    )
    random = json.loads(str(arrays["random"]))
    memory = [TrainingSet(arrays[f"features{number}"], arrays[f"worth{number}"]) for number in range(remembered)]
    return Progress(rounds, chance, NetState(parts, means, squares, steps, random), memory)
