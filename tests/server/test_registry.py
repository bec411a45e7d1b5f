"""Codes of tables."""

from kurayami.server.registry import new_code, plain_code


def test_codes_are_long_and_can_be_read_out() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert all(len(code) == 10 and plain_code(code.lower()) == code for code in codes)
    assert plain_code("abcde-fgh il") == "ABCDEFGH11"
    assert plain_code("o") == "0"
