import pytest

from kurayami.terminal.lines.plain_signs import plainly


@pytest.mark.parametrize(
    ("text", "encoding", "plain"),
    [
        ("You’re “in”…", "utf-8", "You’re “in”…"),
        ("You’re “in”…", "ascii", 'You\'re "in"...'),
        ("Zażółć gęślą jaźń", "ascii", "Zazolc gesla jazn"),
        ("Zażółć", "iso-8859-2", "Zażółć"),
        ("日本語", "ascii", ""),
        ("┌─┐│", "ascii", "+-+|"),
    ],
)
def test_a_terminal_gets_the_signs_that_it_has(text: str, encoding: str, plain: str) -> None:
    assert plainly(text, encoding) == plain
