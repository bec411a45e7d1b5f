"""What is built from web/, and the promises of its files."""

import gzip
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "kurayami" / "server" / "static"
MOST_BYTES = 200_000
FONTS_AND_ART = (".woff2", ".svg")
LONGEST = 400


def built() -> list[Path]:
    found = [path for path in STATIC.rglob("*") if path.is_file()]
    assert found, "the screen is not built: make setup"
    return found


def zipped(paths: list[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes())) for path in paths)


def test_everything_but_fonts_and_art_is_small() -> None:
    """All of it: every page, and the words of all languages."""
    code = [path for path in built() if path.suffix in (".html", ".js", ".css")]
    assert zipped(code) < MOST_BYTES


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
