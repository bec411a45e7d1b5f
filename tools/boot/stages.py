"""The stages of the set-up, from an empty folder to a playable game."""

import os
import platform
import shlex
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.boot.browser import find_browser, install_browser
from tools.boot.place import Place, base_python
from tools.boot.run import NOT_THERE, UNKNOWN, Runner, Trouble
from tools.boot.stage import Stage
from tools.boot.web import build, built, install_node_packages, lock_files, sources

NO_VENV = """This Python (%s) comes without the modules venv and ensurepip.
On Debian and Ubuntu: sudo apt install python3-venv. Then run it again."""

RECIPES = Path(__file__)
WEB_RECIPES = RECIPES.with_name("web.py")


@dataclass(frozen=True)
class Stages:
    """Stages the commands can ask for."""

    venv: Stage
    uv: Stage
    packages: Stage
    dev_packages: Stage
    kurayami: Stage
    web: Stage
    browser: Stage


def stages(place: Place, run: Runner) -> Stages:
    lock, dev_lock, web_lock, uv_lock = (
        place.root / f"requirements{part}.lock" for part in ("", "-dev", "-web", "-uv")
    )
    venv = Stage(
        "virtual environment",
        work=lambda _: make_venv(place, run),
        facts=(platform.python_version(), platform.machine(), sys.base_prefix, str(place.venv)),
        makes=(place.python,),
    )
    uv = Stage(
        "installer",
        work=lambda again: install_uv(place, run, uv_lock, again),
        after=(venv,),
        files=(RECIPES, uv_lock),
    )
    packages = Stage(
        "packages",
        work=lambda again: install(place, run, lock, "install", again),
        after=(uv,),
        files=(RECIPES, lock),
    )
    dev_packages = Stage(
        "packages for tests and checks",
        work=lambda again: install(place, run, dev_lock, "sync", again),
        after=(packages,),
        files=(RECIPES, dev_lock),
    )
    kurayami = Stage(
        "kurayami itself",
        work=lambda _: link(place, run),
        after=(venv,),
        files=(RECIPES,),
        makes=(launcher(place),),
    )
    node = Stage(
        "Node",
        work=lambda again: install(place, run, web_lock, "install", again),
        after=(uv,),
        files=(RECIPES, web_lock),
        makes=(place.script("npm"),),
    )
    node_packages = Stage(
        "packages for the screen",
        work=lambda _: install_node_packages(place, run),
        after=(node,),
        files=(WEB_RECIPES, *lock_files(place)),
        makes=(place.web / "node_modules",),
    )
    web = Stage(
        "the screen",
        work=lambda _: build(place, run),
        after=(node_packages,),
        files=(WEB_RECIPES, *sources(place)),
        makes=(built(place),),
    )
    browser = Stage(
        "browser for tests",
        work=lambda _: install_browser(place, run),
        after=(venv,),
        facts=(find_browser(os.environ) or "",),
    )
    return Stages(venv, uv, packages, dev_packages, kurayami, web, browser)


def make_venv(place: Place, run: Runner) -> None:
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise Trouble(NO_VENV % sys.executable)
    run([base_python(), "-m", "venv", "--clear", place.venv])


def install_uv(place: Place, run: Runner, lock: Path, again: bool) -> None:
    """Installs uv, which is many times faster than pip but not available for every machine."""
    try:
        pip_install(place, run, lock, again)
    except Trouble as trouble:
        if trouble.advice not in (NOT_THERE, UNKNOWN):
            raise


def install(place: Place, run: Runner, lock: Path, verb: str, again: bool) -> None:
    """Installs a lock; `sync` also removes what the lock does not name."""
    uv = place.script("uv")
    if not uv.exists():
        return pip_install(place, run, lock, again)
    anew = ["--reinstall"] if again else []
    try:
        run([uv, "pip", verb, *anew, "--python", place.python, "--require-hashes", *from_lock(lock, verb)])
    except Trouble as trouble:
        try:
            pip_install(place, run, lock, again)
        except Trouble as further:
            raise Trouble(further.advice, trouble.output + further.output) from None
    return None


def from_lock(lock: Path, verb: str) -> list[str | Path]:
    return [lock] if verb == "sync" else ["-r", lock]


def pip_install(place: Place, run: Runner, lock: Path, again: bool) -> None:
    anew = ["--force-reinstall"] if again else []
    run([place.python, "-m", "pip", "install", *anew, "--require-hashes", "-r", lock])


def launcher(place: Place) -> Path:
    return place.scripts / ("kurayami.cmd" if place.windows else "kurayami")


def link(place: Place, run: Runner) -> None:
    """Makes Python import the sources in place, so that changes take effect at once without a build."""
    site = Path(run([place.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]).strip())
    (site / "kurayami.pth").write_text(os.path.relpath(place.root / "src", site) + "\n", "utf-8")
    script = launcher(place)
    if place.windows:
        script.write_text('@"%~dp0python.exe" -P -m kurayami %*\r\n', "utf-8")
    else:
        script.write_text(f'#!/bin/sh\nexec {shlex.quote(str(place.python))} -P -m kurayami "$@"\n', "utf-8")
        script.chmod(0o755)
