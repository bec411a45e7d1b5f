"""Address of a table, as people paste it."""

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from kurayami.kernel import Refusal

CODE: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z -]{8,18}[0-9A-Za-z]")
"""A table's code as typed: case, spaces and dashes are ignored."""
WITH_TABLE: Final = re.compile(r"(.*)/(?:t|r|story)/([^/]+)")


class Link(NamedTuple):
    origin: str
    """Scheme, host and port of the server."""
    code: str


def link_of(text: str, usual: str) -> Link:
    """Table named by a link; a bare code is one on the server at `usual`. Raises `Refusal`."""
    text = text.strip()
    if CODE.fullmatch(text):
        return Link(usual, plain(text))
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        named = WITH_TABLE.fullmatch(parts.path)
        port = parts.port
    except ValueError:
        raise Refusal("terminal-no-link", link=text[:100]) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or named is None or not CODE.fullmatch(named[2]):
        raise Refusal("terminal-no-link", link=text[:100])
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return Link(f"{parts.scheme}://{host}{f':{port}' if port else ''}{named[1]}", plain(named[2]))


def plain(code: str) -> str:
    return code.replace(" ", "").replace("-", "").upper()
