"""Stages: work that is done once, and again only when one of its inputs has changed."""

import time
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

BEGUN = "begun"

Announce = Callable[[str], AbstractContextManager[None]]


@dataclass(frozen=True)
class Stage:
    """One step of the set-up. To add one, describe it in stages.py and name it in commands.py."""

    name: str
    work: Callable[[bool], None]
    """Called with True if the last attempt was interrupted, so half a result may be left."""
    after: tuple["Stage", ...] = ()
    """Stages to do first. When one of them is redone, so is this one."""
    files: tuple[Path, ...] = ()
    """Files whose contents decide whether there is work."""
    facts: tuple[str, ...] = ()
    """Other inputs that decide it."""
    makes: tuple[Path, ...] = ()
    """Paths that must exist for the stage to count as done."""

    def digest(self, stamps: Path) -> str:
        parts = [self.name, *self.facts]
        parts += [read(stamps / stage.name) for stage in self.after]
        parts += [sha256(file.read_bytes()).hexdigest() for file in self.files]
        return sha256("\0".join(parts).encode()).hexdigest()


def ensure(stages: Iterable[Stage], stamps: Path, announce: Announce) -> None:
    """Does what is not done yet, in order."""
    for stage in stages:
        ensure(stage.after, stamps, announce)
        if not is_done(stage, stamps):
            do(stage, stamps, announce)


def all_done(stages: Iterable[Stage], stamps: Path) -> bool:
    return all(all_done(stage.after, stamps) and is_done(stage, stamps) for stage in stages)


def is_done(stage: Stage, stamps: Path) -> bool:
    stamp = read(stamps / stage.name)
    return stamp.startswith(stage.digest(stamps)) and all(path.exists() for path in stage.makes)


def do(stage: Stage, stamps: Path, announce: Announce) -> None:
    """Does the work. The stamp says "begun" until it succeeds; then it is unique, which redoes the stages after."""
    stamp = stamps / stage.name
    broken_off = read(stamp) == BEGUN
    write(stamp, BEGUN)
    with announce(stage.name):
        stage.work(broken_off)
    write(stamp, f"{stage.digest(stamps)} {time.time_ns()}")


def read(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
