"""TOML files written by players: the line of each field, and what is refused."""

import pytest

from kurayami.kernel.toml import DOTS, NotToml, Path, line_of, parse

TEXT = '''\
# [[no]] header
title = "a # b"  # a comment

[[boards]]
note = """
[[boards]]
name = 1
"""
rooms = [
  { size = 1 },  # ]
  { size = 2 },
]
'a.b'."c" = { d = 1 }

[[boards]]
name = 'x [[y]]'
[[boards.doors]]
side = "N"
[[boards.doors]]
side = "S"
[boards.owner]
name = "z"

[other.table]
key = 1
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("boards",), 4),
        (("boards", 0), 4),
        (("boards", 0, "note"), 5),
        (("boards", 0, "name"), 4),
        (("boards", 0, "rooms", 1, "size"), 9),
        (("boards", 0, "a.b", "c", "d"), 13),
        (("boards", 1, "name"), 16),
        (("boards", 1, "doors", 0, "side"), 18),
        (("boards", 1, "doors", 1, "side"), 20),
        (("boards", 1, "owner", "name"), 22),
        (("other", "table", "key"), 25),
        (("nowhere",), None),
        ((), None),
    ],
)
def test_every_field_has_its_line(path: Path, line: int | None) -> None:
    assert parse(TEXT)["boards"][1]["doors"][1] == {"side": "S"}
    assert line_of(TEXT, path) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \n", 2),
        ("a = 1\na = 2\n", 2),
        ("a = 'b", None),
        ("a = " + "[" * 5000, None),
        ("x = 1\n" + "a." * (DOTS + 1) + "a = 1", 2),
        ("a = " + "1" * 5000, None),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line(text: str, line: int | None) -> None:
    with pytest.raises(NotToml) as caught:
        parse(text)
    assert caught.value.line == line
