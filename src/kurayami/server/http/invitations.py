"""Links to share, also as QR codes."""

import socket
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

from kurayami.wire.messages import Way


def way(url: str) -> Way:
    """A link with its QR code. Slow: not for the event loop."""
    return Way(url, segno.make(url, error="m", micro=False).svg_data_uri(scale=4, border=2))


invitation_way = lru_cache(maxsize=1024)(way)
"""An invitation link, cached: it holds no secret and is requested often."""


def lan_address() -> str | None:
    """This machine's address on the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def is_loopback(host: str) -> bool:
    """True if an address, or a name with an optional port, is this machine."""
    name = host if host.count(":") > 1 and "]" not in host else urlsplit(f"//{host}").hostname or ""
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
