"""Plays any game to its end through the engine, from docs/engine-protocol.md alone. Every choice is random.

Usage: python examples/client.py hidden-rooms|komnata-strachu|hako-onna [NUMBER]
"""

import importlib.util
import json
import random
import subprocess
import sys
from typing import Any

OPTIONS: dict[str, dict[str, object]] = {
    "hidden-rooms": {"turn_limit": 50},
    "komnata-strachu": {"rounds": 5},
    "hako-onna": {"turn_limit": 20, "giving_up": False},
}
OUTSIDE = ("due", "gone", "back", "restarted")  # the engine finds what is due; here no line is cut, no table restarts

if importlib.util.find_spec("kurayami") is None:
    sys.exit("kurayami isn't installed for this Python. In a clone, use .venv/bin/python.")
if len(sys.argv) < 2 or sys.argv[1] not in OPTIONS:
    sys.exit(f"Name a game: {', '.join(OPTIONS)}.")
game, dice = sys.argv[1], random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
command = [sys.executable, "-m", "kurayami", "engine", game]
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ask(**request: object) -> Any:
    assert engine.stdin
    assert engine.stdout
    print(json.dumps(request), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    return answer["answer"] if "answer" in answer else sys.exit(answer["error"]["text"])


def choices(seats: list[int]) -> list[tuple[int, Any]]:
    listed = [(seat, action) for seat in seats for action in ask(do="legal", seat=seat)]
    return [(seat, action) for seat, action in listed if action["type"] not in OUTSIDE]


begun = ask(do="new", seed=dice.randbytes(32).hex(), options=OPTIONS[game])
now, movers = 0, begun["movers"]
while movers:
    found = choices(movers) or choices([seat for seat in range(begun["seats"]) if seat not in movers])
    now, due = now + 100, ask(do="deadline")
    if due is not None and (due <= now or not found):  # time decides, and nobody else
        now = max(now, due)
        movers = ask(do="advance", at=now)["movers"]
    else:
        seat, action = dice.choice(found)
        movers = ask(do="apply", by=seat, action=action, at=now)["movers"]
print(json.dumps(ask(do="outcome")))
ask(do="quit")
