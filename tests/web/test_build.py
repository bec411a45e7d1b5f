"""What is built from web/, and the promises of its files."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from kurayami.words import LANGUAGES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "kurayami" / "server" / "static"
MOST_BYTES = 200_000

MANIFEST: dict[str, Any] = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
LONGEST = 400


def built() -> list[Path]:
    found = [path for path in STATIC.rglob("*") if path.is_file()]
    assert found, "the screen is not built: make setup"
    return found


def zipped(paths: list[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes())) for path in paths)


def behind(entry: str) -> set[str]:
    """The files that a browser fetches for an entry of the manifest, whatever is clicked later."""
    found: set[str] = set()
    waiting = [entry]
    while waiting:
        piece = MANIFEST[waiting.pop()]
        if piece["file"] not in found:
            found |= {piece["file"], *piece.get("css", [])}
            waiting += piece.get("imports", [])
    return found


def words_of(language: str, game: str) -> set[str]:
    frame = {"house", "server", "web"}
    names = {name: Path(name).stem.removeprefix("web-") for name in MANIFEST if f"/words/{language}/" in name}
    wanted = [name for name, about in names.items() if Path(name).stem in frame or about.startswith(game)]
    return {MANIFEST[name]["file"] for name in wanted}


GAME_SCREENS = [name.split("/")[2] for name in MANIFEST if re.fullmatch(r"src/games/[\w-]+/Screen\.svelte", name)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_SCREENS)
def test_a_visit_needs_little_but_fonts_and_art(game: str, language: str) -> None:
    """From the start page into a game: all that is fetched for it."""
    needed = behind("index.html") | behind(f"src/games/{game}/Screen.svelte") | words_of(language, game)
    files = [STATIC / name for name in needed if name.endswith((".js", ".css"))]
    assert len(files) > 5
    assert zipped([STATIC / "index.html", *files]) < MOST_BYTES


def test_every_game_of_the_house_has_its_screen_built() -> None:
    assert "hidden-rooms" in GAME_SCREENS


def test_the_drawings_are_small_too() -> None:
    assert zipped([path for path in built() if path.suffix == ".svg"]) < MOST_BYTES


def test_nothing_is_inlined_and_no_script_stands_in_the_page() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "<style" not in page
    styles = "".join(path.read_text("utf-8") for path in built() if path.suffix == ".css")
    assert "data:" not in styles


def test_the_page_asks_nobody_else() -> None:
    for path in built():
        if path.suffix in (".html", ".css", ".svg"):
            hosts = set(re.findall(r"https?://([^/\"'\s)]+)", path.read_text("utf-8")))
            assert hosts <= {"www.w3.org"}, path.name


def test_fonts_are_of_the_newest_kind_only() -> None:
    assert [path.name for path in built() if path.suffix in (".woff", ".ttf", ".eot")] == []


def test_the_lock_holds_no_addresses() -> None:
    lock = (WEB / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text("utf-8")


def test_every_version_is_pinned() -> None:
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"]}
    assert {name: version for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)} == {}


def test_what_is_bundled_is_named_in_the_notices() -> None:
    notices = (ROOT / "THIRD_PARTY.md").read_text("utf-8")
    bundled = {each["name"] for each in json.loads((STATIC / ".vite" / "license.json").read_text("utf-8"))}
    wanted = bundled | json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"].keys()
    assert [name for name in sorted(wanted) if f"| {name} |" not in notices] == []
    assert (STATIC / "licences.txt").read_text("utf-8") == notices


def sources() -> list[Path]:
    found = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    return [path for path in found if not path.name.startswith("wire")]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(WEB)))
def test_rooms_are_small(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST


def test_no_html_is_made_from_text() -> None:
    assert [path.name for path in sources() if re.search(r"@html|innerHTML|eval\(", path.read_text("utf-8"))] == []
