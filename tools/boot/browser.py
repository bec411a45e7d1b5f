"""A browser for the tests: the named one, an installed one, or a new one."""

import os
import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tools.boot.place import Place
from tools.boot.run import Runner, Trouble

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""Executables, best first: the one without a window starts and runs fastest."""
PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's packages, best first: older releases only have the second."""
APT = ("apt-get", "-q", "-o", "DPkg::Lock::Timeout=300")
"""Waits up to five minutes while somebody else installs something."""
NO_BROWSER = """The tests need a browser, and none could be installed.
Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium. Then run it again."""


def find_browser(env: Mapping[str, str]) -> str | None:
    """$CHROMIUM first, then what is on the path."""
    named = env.get("CHROMIUM")
    if named:
        return named
    found = (shutil.which(name, path=env.get("PATH")) for name in NAMES)
    return next((path for path in found if path), None)


def install_browser(place: Place, run: Runner) -> None:
    if find_browser(os.environ):
        return None
    ways = (from_debian, from_playwright) if is_debian_root() else (from_playwright,)
    outputs = []
    for way in ways:
        try:
            return way(place, run)
        except Trouble as trouble:
            outputs.append(trouble.output)
    raise Trouble(NO_BROWSER, "\n".join(outputs))


def from_debian(place: Place, run: Runner) -> None:
    with suppress(Trouble):  # old lists may do, and somebody else may be renewing them
        run([*APT, "update"])
    for package in PACKAGES:
        try:
            run([*APT, "install", "-y", "--no-install-recommends", package])
        except Trouble:
            if package == PACKAGES[-1]:
                raise
        else:
            return


def from_playwright(place: Place, run: Runner) -> None:
    run([place.python, "-m", "playwright", "install", "chromium"])


def is_debian_root() -> bool:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and Path("/etc/debian_version").exists() and bool(shutil.which("apt-get"))
