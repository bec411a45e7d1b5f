"""Addresses for other people and other devices, also as QR codes."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

from kurayami.wire.messages import Way


def way(url: str) -> Way:
    return Way(url, segno.make(url, error="m", micro=False).svg_data_uri(scale=4, border=2))


def lan_address() -> str | None:
    """This machine's address in the local network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def is_loopback(host: str) -> bool:
    """Of an address, or of a name with a port."""
    name = host if host.count(":") > 1 and "]" not in host else urlsplit(f"//{host}").hostname or ""
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
