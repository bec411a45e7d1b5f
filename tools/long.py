"""Runs the checks that take long; `make test` has a short form of each.

make long                  all of it, about an hour on two cores
make long ARGS="kills"     only what is named
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Final

from tools.boot.place import ROOT

PARTS: Final = {
    "nights": ("tools.mansion_nights", "300"),
    "evenings": ("tools.evening", "--games", "1000"),
    "deck": ("pytest", "-q", "tests/e2e/test_komnata_company.py", "-k", "whole_game"),
    "kills": ("tests.server.killing", "--kills", "100"),
    "kills-postgresql": ("tests.server.killing", "--kills", "200", "--postgres"),
    "processes": ("tests.server.cluster.shaking", "--kills", "300", "--stops", "100", "--cuts", "50"),
    "restarts": ("pytest", "-q", "tests/server/cluster/rolling_restart.py"),
    "power-cuts": ("tests.server.killing", "--kills", "100", "--failing"),
    "malformed": ("tests.server.malforming", "--messages", "1000000"),
    "twins": ("tests.games.hako_onna.twins", "--moves", "1000000"),
    "worlds": ("tools.worlds", "--minutes", "10"),
}
"""Random games of Hako Onna and Komnata Strachu, with every card counted; a whole deck in the browser; many kills,
power cuts and failing disks; three processes killed, stopped and cut off; a rolling restart beside people who stay;
malformed messages; two worlds that were told the same; Hako Onna beside its fast twin."""


def main(names: Sequence[str]) -> int:
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"There is no {', '.join(unknown)}. There are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    failed = [name for name in names or PARTS if not passes(name)]
    print(f"long: {', '.join(failed)} failed" if failed else "long: all passed")
    return int(bool(failed))


def passes(name: str) -> bool:
    print(f"--- {name}", flush=True)
    start = time.monotonic()
    code = subprocess.call([sys.executable, "-m", *PARTS[name]], cwd=ROOT, env={**os.environ, "KURAYAMI_LONG": "1"})
    print(f"{name}: {'failed' if code else 'passed'} in {time.monotonic() - start:.0f} s", flush=True)
    return code == 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
