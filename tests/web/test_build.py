"""Builds of web/, and the promises of its files."""

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
FRAME = next(name for name in MANIFEST if re.fullmatch(r"_frame-[\w-]+\.js", name))
"""Files every page is made of."""
LONGEST = 400


def built() -> list[Path]:
    found = [path for path in STATIC.rglob("*") if path.is_file()]
    assert found, "the screen is not built: make setup"
    return found


def zipped(paths: list[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes())) for path in paths)


def behind(entry: str) -> set[str]:
    """Files a browser fetches for an entry of the manifest, before any click."""
    found: set[str] = set()
    waiting = [entry]
    while waiting:
        piece = MANIFEST[waiting.pop()]
        if piece["file"] not in found:
            found |= {piece["file"], *piece.get("css", [])}
            waiting += piece.get("imports", [])
    return found


def words_of(language: str, *about: str) -> set[str]:
    return {MANIFEST[f"virtual:words/{language}-{each}"]["file"] for each in about}


GAME_SCREENS = [name.split("/")[2] for name in MANIFEST if re.fullmatch(r"src/games/[\w-]+/Screen\.svelte", name)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_SCREENS)
def test_a_visit_needs_little_but_fonts_and_art(game: str, language: str) -> None:
    """Everything fetched on the way from the hall into a game."""
    needed = behind(FRAME) | behind(f"src/games/{game}/Screen.svelte") | words_of(language, "frame", game)
    files = [STATIC / name for name in needed if name.endswith((".js", ".css"))]
    assert len(files) > 5
    assert zipped([STATIC / "index.html", *files]) < MOST_BYTES


HALL_FONTS = ("alegreya-sans-latin-400", "alegreya-sans-latin-700", "cormorant-latin-700")
HALL_ART = ("icon", "door-", "portraits", "boards", "wainscot", "wallpaper")
HALL_ASKS = 3
"""Requests of the hall: who you are, the tables, and today's challenges."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hall_is_there_with_few_requests_and_bytes(language: str) -> None:
    """Size as sent to a browser with brotli. Japanese fonts, many small files, are not counted."""
    code = behind(FRAME) | words_of(language, "frame")
    packed = [path for path in built() if path.parent.name == "assets" and path.suffix != ".br"]
    looks = [path for path in packed if path.name.startswith((*HALL_FONTS, *HALL_ART))]
    files = [STATIC / name for name in code if name.endswith((".js", ".css"))] + looks
    assert len(looks) == len(HALL_FONTS) + 8
    frame = [STATIC / "index.html", STATIC / "app.webmanifest"]
    assert len([*frame, *files]) + HALL_ASKS < 20
    assert sum(sent(path) for path in [*frame, *files]) < MOST_BYTES


def sent(path: Path) -> int:
    smallest = path.with_name(f"{path.name}.br")
    return (smallest if smallest.exists() else path).stat().st_size


def test_every_file_that_can_be_packed_has_its_brotli() -> None:
    loose = [path for path in built() if path.parent.name == "assets" and path.suffix in (".js", ".css", ".svg")]
    assert len(loose) > 100
    assert [path.name for path in loose if not path.with_name(f"{path.name}.br").exists()] == []


def test_a_font_is_fetched_for_its_own_letters_only() -> None:
    [styles] = [STATIC / name for name in behind(FRAME) if name.endswith(".css")]
    faces = re.findall(r"@font-face\s*{[^}]*}", styles.read_text("utf-8"))
    assert len(faces) == 8
    assert [face for face in faces if "unicode-range" not in face] == []
    assert "Shippori" not in "".join(faces)


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


CHEAP = {"opacity", "transform", "translate", "scale", "rotate"}
"""Properties that a browser changes without drawing anything anew."""
ENDLESS = re.compile(r"animation:\s*([\w-]+)[^;]*\binfinite\b")


def frames_of(name: str, styles: str) -> str:
    """The body of these keyframes."""
    start = styles.index(f"@keyframes {name} {{")
    return styles[start : styles.index("\n  }\n", start)]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(WEB)))
def test_what_moves_without_end_is_drawn_once(path: Path) -> None:
    styles = path.read_text("utf-8")
    for name in ENDLESS.findall(styles):
        changed = set(re.findall(r"^\s+([a-z-]+):", frames_of(name, styles), re.MULTILINE))
        assert changed
        assert changed <= CHEAP, name
