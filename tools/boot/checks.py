"""All checks in one go. A warning counts as a failure."""

import os
import re
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

from tools.boot.place import Place

NPM_RUN = ("npm", "--prefix", "web", "run", "--silent")

CHECKS = {
    "format": ("ruff", "format", "--check", "."),
    "lint": ("ruff", "check", "."),
    "types": ("mypy",),
    "imports": ("lint-imports", "--no-logo"),
    "web format": (*NPM_RUN, "format"),
    "web lint": (*NPM_RUN, "lint"),
    "web style": (*NPM_RUN, "style"),
    "web types": (*NPM_RUN, "types"),
    "web tests": (*NPM_RUN, "test"),
}
SIDE_BY_SIDE = 2
FIXES = (("ruff", "check", "--fix", "."), ("ruff", "format", "."), (*NPM_RUN, "fix"))

WARNING = re.compile(r"^\s*warning\b", re.IGNORECASE | re.MULTILINE)


def check(place: Place) -> int:
    start = time.monotonic()
    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        results = list(pool.map(lambda words: result(place, words), CHECKS.values()))
    ended = zip(CHECKS.items(), results, strict=True)
    failed = [name for (name, words), (code, output) in ended if not passes(name, words, code, output)]
    took = f"{time.monotonic() - start:.1f} s"
    if failed:
        print(f"check: {len(failed)} of {len(CHECKS)} failed ({', '.join(failed)}) in {took}", flush=True)
        return 1
    print(f"check: all {len(CHECKS)} passed ({', '.join(CHECKS)}) in {took}", flush=True)
    return 0


def passes(name: str, words: tuple[str, ...], code: int, output: str) -> bool:
    passed = code == 0 and not WARNING.search(output)
    if not passed:
        print(f"--- {name}: {' '.join(words)}\n{output}", flush=True)
    return passed


def fix(place: Place) -> int:
    codes = []
    for words in FIXES:
        code, output = result(place, words)
        print(output, end="")
        codes.append(code)
    return max(codes)


def result(place: Place, words: tuple[str, ...]) -> tuple[int, str]:
    ended = subprocess.run(
        [place.script(words[0]), *words[1:]],
        env=place.environment(os.environ),
        cwd=place.root,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    return ended.returncode, ended.stdout
