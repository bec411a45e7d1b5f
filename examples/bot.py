"""A bot through the engine: takes any step nearer to the exit, otherwise the last action listed.

Usage: python examples/bot.py [SEED, 64 hex digits]
"""

import importlib.util
import json
import subprocess
import sys
from typing import Any

if importlib.util.find_spec("kurayami") is None:
    sys.exit("kurayami isn't installed for this Python. In a clone, use .venv/bin/python.")
seed = sys.argv[1] if len(sys.argv) > 1 else "00" * 31 + "01"
words = [sys.executable, "-m", "kurayami", "engine", "hidden-rooms"]
engine = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ask(**request: object) -> Any:
    assert engine.stdin
    assert engine.stdout
    print(json.dumps(request), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())["answer"]


movers = ask(do="new", seed=seed, options={"turn_limit": 500})["movers"]
while movers:
    child = ask(do="view", seat=0)["child"]
    legal = ask(do="legal", seat=0)
    nearer = [action for action in legal if sum(action.get("target", (9, 9))) < sum(child)]
    movers = ask(do="apply", by=0, action=(nearer or legal)[-1])["movers"]
print(ask(do="outcome"))
ask(do="quit")
engine.communicate()
