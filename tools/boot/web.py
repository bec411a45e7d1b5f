"""The screen: its sources, and how it is built."""

from pathlib import Path

from tools.boot.place import Place
from tools.boot.run import Runner

SETTINGS = ("package.json", "package-lock.json", ".npmrc")
OUTSIDE = ("src/kurayami/words/*/*.ftl", "docs/rules/**/*.md", "THIRD_PARTY.md")
"""Files the screen takes from the rest of the project: its words, the rules pages, and the notices."""


def lock_files(place: Place) -> tuple[Path, ...]:
    return tuple(place.web / name for name in SETTINGS)


def sources(place: Place) -> tuple[Path, ...]:
    """All files whose change requires a new build."""
    ours = [*place.web.glob("src/**/*"), *place.web.glob("public/**/*"), *place.web.glob("*.*")]
    theirs = [path for pattern in OUTSIDE for path in place.root.glob(pattern)]
    return tuple(sorted(path for path in ours + theirs if path.is_file()))


def built(place: Place) -> Path:
    return place.root / "src" / "kurayami" / "server" / "static" / "index.html"


def install_node_packages(place: Place, run: Runner) -> None:
    run([place.script("npm"), "--prefix", place.web, "ci", "--no-audit", "--no-fund"])


def build(place: Place, run: Runner) -> None:
    run([place.script("npm"), "--prefix", place.web, "run", "build"])
