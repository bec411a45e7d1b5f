"""Files of the web client."""

import asyncio
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from gzip import compress
from mimetypes import guess_type
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from kurayami.kernel import Refusal
from kurayami.words import LANGUAGES, language_of

ASSETS: Final = "assets/"
"""Folder of files whose names change with their content."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = (".js", ".css", ".svg")
BROTLI: Final = ".br"
"""Suffix of a file's brotli-compressed copy beside it."""
ZIP_LEVEL: Final = 9
WORDS: Final = "virtual:words/{}-frame"
"""Name of a language's words in the client's manifest."""
PRELOAD: Final = "</{}>; rel=preload; as=style; crossorigin, </{}>; rel=modulepreload"
"""Link header of the page: its style comes first, over the connection that is open already, for nothing is painted
without it."""
STYLE: Final = re.compile(r'<link rel="stylesheet" crossorigin href="/([^"]+)">')
NOT_BUILT: Final = "<!doctype html><title>kurayami</title><p>The web client is not built: run <code>make play</code>."


class Built(msgspec.Struct):
    """A file in the client's manifest."""

    file: str


async def page(request: Request) -> Response:
    """Serves a file of the client, or its first page: the client routes its own URLs."""
    static: Path = request.app.state.services.settings.static
    path = request.path_params["path"]
    if path.startswith(("api/", "ws/")):
        raise Refusal("server-no-such-page")
    file = file_at(static, path)
    if file and path.startswith(ASSETS):
        return await asset(file, request.headers.get("accept-encoding", ""))
    if file:
        return FileResponse(file, headers={"cache-control": "no-cache"})
    if "." in path.rpartition("/")[2]:
        raise Refusal("server-no-such-page")
    if not (static / "index.html").is_file():
        return HTMLResponse(NOT_BUILT)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    first = request.headers.get("accept-language", "").partition(",")[0].partition(";")[0]
    link = links_of(static).get(language_of(first))
    return FileResponse(static / "index.html", headers=headers | ({"link": link} if link else {}))


@cache
def links_of(static: Path) -> Mapping[str, str]:
    """Link headers by language: the style, and the words every page needs, which it would find out too late itself."""
    try:
        manifest = msgspec.json.decode((static / ".vite" / "manifest.json").read_bytes(), type=dict[str, Built])
    except (OSError, msgspec.MsgspecError):
        return {}
    style = STYLE.search((static / "index.html").read_text("utf-8"))
    words = {each: manifest[name].file for each in LANGUAGES if (name := WORDS.format(each)) in manifest}
    return {each: PRELOAD.format(style[1], file) for each, file in words.items()} if style else {}


def file_at(static: Path, path: str) -> Path | None:
    """The client's file at that path, or None."""
    try:
        file = (static / path).resolve()
        ours = path and file.is_relative_to(static.resolve()) and file.suffix != BROTLI
        return file if ours and file.is_file() else None
    except (ValueError, OSError):  # no file can have such a name
        return None


async def asset(file: Path, accepted: str) -> Response:
    """Serves the file as prebuilt brotli, gzipped, or as it is: the first the client accepts."""
    headers = {"cache-control": FOR_EVER}
    if file.suffix not in PACKED:
        return FileResponse(file, headers=headers)
    headers["vary"] = "accept-encoding"
    kind = guess_type(file.name)[0]
    smallest = file.with_name(f"{file.name}{BROTLI}")
    if accepts("br", accepted) and smallest.is_file():
        return FileResponse(smallest, headers=headers | {"content-encoding": "br"}, media_type=kind)
    if accepts("gzip", accepted):
        return Response(await asyncio.to_thread(packed, file), 200, headers | {"content-encoding": "gzip"}, kind)
    return FileResponse(file, headers=headers)


def accepts(encoding: str, accepted: str) -> bool:
    """True if an Accept-Encoding header names the encoding with a weight above 0."""
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == encoding:
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


@lru_cache(maxsize=512)
def packed(file: Path) -> bytes:
    """The file gzipped, cached: compression takes up to 20 ms, which would delay every move."""
    return compress(file.read_bytes(), ZIP_LEVEL, mtime=0)
