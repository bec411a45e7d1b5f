"""Malformed messages by the hundred thousand: a fast twin of the fuzz test, for long runs.

`python -m tests.server.malforming --messages 100000`.
"""

import argparse
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.http.test_fuzz import ACTIONS, EXACT, KINDS, World

ROUND = 250
"""Messages on one connection."""

LOOK = 20
"""Connections before somebody looks whether the game beside still goes on."""

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 3, 2**31, 2**63, 2**70, 1.5, 1e308, "", "0", "\u0000", "\ud7ff", "名" * 40, "a" * 400,
    [], {}, [[]], {"type": "due"}, {"place": "x" * 45, "claim": "y"}, "00" * 32, "00" * 32 + "\n", "table",
)  # fmt: skip


def message(dice: random.Random) -> str | bytes:
    """A request with a wrong value somewhere, or one that was hit by a hammer."""
    kind = dice.choice(KINDS)
    fields: dict[str, Any] = {"type": kind, "id": f"x{dice.randrange(1000)}"}
    for name in EXACT.get(kind, ("version", "since")):
        fields[name] = dice.choice(ODD)
    if kind == "act":
        fields["action"] = {"type": dice.choice(ACTIONS), dice.choice(["to", "target", "tile"]): dice.choice(ODD)}
    if dice.random() < 0.3:
        fields[dice.choice([*fields, "extra", "seat", "id", "type"])] = dice.choice(ODD)
    text = json.dumps(fields)
    blow = dice.random()
    if blow < 0.4:
        return text
    at, length = dice.randrange(len(text)), dice.randrange(12)
    if blow < 0.9:
        return text[:at] + "".join(dice.choices('{}[]",:\\ \n0e-', k=dice.randrange(6))) + text[at + length :]
    return bytes(dice.choices(range(256), k=dice.randrange(60)))


async def malform(world: World, messages: int, dice: random.Random) -> None:
    await world.open()
    while world.sent < messages:
        for _ in range(LOOK):
            await world.molest([message(dice) for _ in range(ROUND)], seated=dice.random() < 0.7)
        await world.look_after_the_neighbour()
    await world.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        world, began = World(Path(folder)), time.monotonic()
        with world.runner:
            world.runner.run(malform(world, wish.messages, random.Random(wish.seed)))
        took = time.monotonic() - began
        print(f"{world.sent} malformed messages in {took:.0f} s: the server lives, and the game beside goes on")


if __name__ == "__main__":
    main()
