"""Files of the web client."""

import asyncio
from functools import lru_cache
from gzip import compress
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from kurayami.kernel import Refusal

ASSETS: Final = "assets/"
"""Folder of files whose names change with their content."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = (".js", ".css", ".svg")
ZIP_LEVEL: Final = 9
NOT_BUILT: Final = "<!doctype html><title>kurayami</title><p>The web client is not built: run <code>make play</code>."


async def page(request: Request) -> Response:
    """Serves a file of the client, or its first page: the client routes its own addresses."""
    static: Path = request.app.state.services.settings.static
    path = request.path_params["path"]
    if path.startswith(("api/", "ws/")):
        raise Refusal("server-no-such-page")
    file = file_at(static, path)
    if file and path.startswith(ASSETS):
        return await asset(file, "gzip" in request.headers.get("accept-encoding", ""))
    if file:
        return FileResponse(file, headers={"cache-control": "no-cache"})
    if "." in path.rpartition("/")[2]:
        raise Refusal("server-no-such-page")
    if not (static / "index.html").is_file():
        return HTMLResponse(NOT_BUILT)
    return FileResponse(static / "index.html", headers={"cache-control": "no-cache"})


def file_at(static: Path, path: str) -> Path | None:
    """The client's file at that path, or None."""
    try:
        file = (static / path).resolve()
        return file if path and file.is_relative_to(static.resolve()) and file.is_file() else None
    except (ValueError, OSError):  # no file can have such a name
        return None


async def asset(file: Path, zipped: bool) -> Response:
    if not zipped or file.suffix not in PACKED:
        return FileResponse(file, headers={"cache-control": FOR_EVER})
    headers = {"cache-control": FOR_EVER, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(await asyncio.to_thread(packed, file), 200, headers, guess_type(file.name)[0])


@lru_cache(maxsize=512)
def packed(file: Path) -> bytes:
    """The file gzipped, cached: packing takes up to 20 ms, which would delay every move."""
    return compress(file.read_bytes(), ZIP_LEVEL, mtime=0)
