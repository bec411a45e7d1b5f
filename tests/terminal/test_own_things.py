"""Things the terminal keeps for its player: a name, and marks on Shadows."""

from pathlib import Path

import pytest

from kurayami.terminal.client.own_name import LONGEST, OwnName
from kurayami.terminal.hako_onna.face import HakoOnnaFace
from kurayami.terminal.hako_onna.marks import ShadowMarks, mark_named
from kurayami.terminal.people import names_beside
from kurayami.wire.messages import Spoken
from kurayami.words import Words
from tests.terminal.still import StillTable, played


def ada() -> str:
    return "ada"


def nobody() -> str:
    raise KeyError("no such user")


def test_a_name_is_given_or_kept_or_that_of_the_login(tmp_path: Path) -> None:
    file = tmp_path / "far" / "name"
    assert OwnName(file, None, "Player", nobody).text == "Player"
    assert OwnName(file, None, "Player", ada).text == "ada"
    assert OwnName(file, " Żaneta ", "Player", ada).text == "Żaneta"
    assert OwnName(file, None, "Player", ada).change("源一郎")
    assert OwnName(file, None, "Player", ada).text == "源一郎"
    assert OwnName(file, "Bea", "Player", ada).text == "Bea"


def test_a_name_is_one_short_line(tmp_path: Path) -> None:
    name = OwnName(tmp_path / "name", None, "Player", ada)
    assert not name.change(" \n\t ")
    assert name.change("a\x1b[31m\nb" + "c" * 100)
    assert "\x1b" not in name.text
    assert "\n" not in name.text
    assert len(name.text) == LONGEST


def test_a_file_of_names_that_can_not_be_read_is_like_none(tmp_path: Path) -> None:
    (tmp_path / "name").write_bytes(b"\xff\xfe")
    assert OwnName(tmp_path / "name", None, "Player", ada).text == "ada"


def test_marks_stay_with_their_seat_and_the_same_again_takes_one_away(tmp_path: Path) -> None:
    file = tmp_path / "marks.json"
    mine = ShadowMarks(file, "0123456789.1")
    mine.set(11, "danger")
    mine.set(3, "safe")
    ShadowMarks(file, "0123456789.2").set(11, "ask")
    assert ShadowMarks(file, "0123456789.1").signs() == {11: "✗", 3: "✓"}
    mine.set(11, "danger")
    assert ShadowMarks(file, "0123456789.1").at(11) is None
    assert ShadowMarks(file, "0123456789.2").at(11) == "ask"


def test_a_damaged_file_of_marks_is_like_none(tmp_path: Path) -> None:
    (tmp_path / "marks.json").write_text("[", "utf-8")
    assert ShadowMarks(tmp_path / "marks.json", "x").signs() == {}


@pytest.mark.parametrize(
    ("text", "language", "mark"),
    [("danger", "en", "danger"), ("harmless", "en", "safe"), ("✓", "pl", "safe"), ("groźne", "pl", "danger"),
     ("見直す", "ja", "ask"), ("safe", "ja", "safe"), ("bones", "en", None)],
)  # fmt: skip
def test_a_mark_is_called_by_its_sign_or_its_name(text: str, language: str, mark: str | None) -> None:
    assert mark_named(text, Words(language)) == mark


def test_a_bot_that_speaks_is_called_as_in_the_log() -> None:
    options = {"visitors": 2, "random_boards": True, "random_items": True}
    face = HakoOnnaFace(StillTable("hako-onna", played("hako-onna", options, 6, 2), 1, "en"))
    assert face.speaker(Spoken(2, "", "table", "hush", None, 0)) == "Visitor 2"
    assert face.speaker(Spoken(1, "Ada", "table", "hush", None, 0)) == "Ada"


def test_people_at_the_same_keyboard_have_names_of_their_own() -> None:
    words = Words("en")
    first, *_ = names_beside("Ada", 1, words)
    for own in ("Ada", first):
        names = (own, *names_beside(own, 3, words))
        assert len(set(names)) == 4
