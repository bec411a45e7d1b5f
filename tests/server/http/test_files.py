"""Files of the web client."""

import json
from pathlib import Path

import pytest

from kurayami.server.http import files
from kurayami.server.settings import Settings
from kurayami.words import LANGUAGES
from tests.server.client import Browser

pytestmark = pytest.mark.anyio


async def test_files_of_the_client_and_nothing_else_are_served(ada: Browser, tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "app-123.js").write_text("1")
    assert "not built" in (await ada.http.get("/")).text
    (tmp_path / "static" / "index.html").write_text("the page")
    assert (await ada.http.get("/t/ABCDEFGHJK")).text == "the page"
    script = await ada.http.get("/assets/app-123.js")
    assert "immutable" in script.headers["cache-control"]
    assert (await ada.http.get("/")).headers["cache-control"] == "no-cache"
    for path in ("/assets/nothing.js", "/api/nothing", "/..%2ftables.sqlite3", "/assets/../../tables.sqlite3"):
        assert (await ada.http.get(path)).status_code == 404
    for path in ("/a%00b", "/" + "long" * 500, "/%ff", "/%ed%a0%80", "//etc/passwd"):
        assert (await ada.http.get(path)).text == "the page"
    assert (await ada.http.get("/assets/%00.js")).status_code == 404


async def test_the_page_announces_its_style_and_then_the_words_of_its_reader(ada: Browser, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / ".vite").mkdir(parents=True)
    manifest = {f"virtual:words/{language}-frame": {"file": f"assets/{language}.js"} for language in LANGUAGES}
    (static / ".vite" / "manifest.json").write_text(json.dumps(manifest))
    (static / "index.html").write_text('<link rel="stylesheet" crossorigin href="/assets/dark.css">')
    for spoken, words in (("pl, en;q=0.5", "pl"), ("ja", "ja"), ("fr", "en")):
        link = (await ada.http.get("/", headers={"Accept-Language": spoken})).headers["link"]
        style = "</assets/dark.css>; rel=preload; as=style; crossorigin"
        assert link == f"{style}, </assets/{words}.js>; rel=modulepreload"


def test_what_the_built_page_needs_first_is_found() -> None:
    assert files.links_of(Settings(database="").static).keys() == set(LANGUAGES)


async def test_a_file_is_packed_once_for_all_who_ask(ada: Browser, tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    text = "b { color: black }\n" * 1000
    (assets / "dark-123.css").write_text(text)
    packed = files.packed.cache_info().misses
    for encoding in ("gzip", "br, gzip", "identity"):
        answer = await ada.http.get("/assets/dark-123.css", headers={"Accept-Encoding": encoding})
        assert answer.text == text
        assert answer.headers["content-type"].startswith("text/css")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers.get("content-encoding") == ("gzip" if "gzip" in encoding else None)
    assert files.packed.cache_info().misses == packed + 1


async def test_the_smaller_twin_of_a_file_is_for_those_who_read_it(ada: Browser, tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "dark-456.js").write_text("dark")
    (assets / "dark-456.js.br").write_bytes(b"smaller")
    for accepted, wanted in (("gzip, br", "br"), ("br;q=0, gzip", "gzip"), ("gzip;q=0.0", None), ("bro", None)):
        asked = ada.http.stream("GET", "/assets/dark-456.js", headers={"Accept-Encoding": accepted})
        async with asked as answer:
            assert answer.headers.get("content-encoding") == wanted
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"].lower() == "accept-encoding"
            raw = b"".join([part async for part in answer.aiter_raw()])
            assert (raw == b"smaller") == (wanted == "br")
    assert (await ada.http.get("/assets/dark-456.js.br")).status_code == 404
