"""Names and chat as plain text."""

import pytest

from kurayami.server.table.plain_text import clean


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ada  \n Lovelace ", "Ada Lovelace"),
        ("a\x00b\x1bc", "abc"),
        ("\u202egnitirw\u202c", "gnitirw"),
        ("👩\u200d💻", "👩\u200d💻"),
        ("żółć 暗闇", "żółć 暗闇"),
        ("\ud800", ""),
    ],
)
def test_what_people_write_is_text(written: str, shown: str) -> None:
    assert clean(written) == shown
