"""Links to share."""

from kurayami.server.http.invitations import is_loopback, lan_address, way


def test_addresses() -> None:
    assert is_loopback("localhost:8422")
    assert is_loopback("127.0.0.1")
    assert is_loopback("[::1]:8422")
    assert is_loopback("::1")
    assert not is_loopback("2001:db8::1")
    assert not is_loopback("192.168.1.5:8422")
    assert way("http://x/").qr.startswith("data:image/svg+xml")
    address = lan_address()
    assert address is None or not address.startswith("127.")
