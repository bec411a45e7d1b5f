"""Commands for books and editions."""

from pathlib import Path

import msgspec
import pytest

from kurayami.cli import DONE, FAILED, run
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.edition_file import house_edition, house_text, read

BOOKS = Path(__file__).parents[2] / "src/kurayami/games/hidden_rooms/books"


@pytest.mark.rule("HO-13")
def test_the_house_edition_is_printed_as_a_file_to_start_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["edition"]) == DONE
    assert read(capsys.readouterr().out, "mine.toml") == house_edition()


@pytest.mark.rule("HO-13")
def test_an_edition_is_checked_printed_and_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(house_text().replace('name = "house"', 'name = "Mine"').replace('"Rope"', '"Lina"'), "utf-8")
    assert run(["check", str(mine), "--language", "en"]) == DONE
    assert capsys.readouterr().out == "mine.toml is an edition you can play: “Mine”.\n"
    assert run(["check", str(mine), "--json"]) == DONE
    edition = msgspec.json.decode(capsys.readouterr().out, type=Edition)
    assert "Lina" in [item.name for item in edition.items]
    sim = ["sim", "hako-onna", "--edition", str(mine), "--visitors", "1", "--games", "1", "--bots", "careful"]
    assert run([*sim, "--records", str(tmp_path)]) == DONE
    assert '"Lina"' in (tmp_path / "000000.kurayami").read_text("utf-8")


@pytest.mark.rule("HO-13")
@pytest.mark.parametrize("command", [["check"], ["sim", "hako-onna", "--edition"]])
def test_an_edition_that_cannot_be_played_is_told_with_its_line(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(house_text().replace("needs = 7", "needs = 17"), "utf-8")
    assert run([*command, str(mine), "--language", "en"]) == FAILED
    assert capsys.readouterr().err.startswith("mine.toml, line ")
    assert run([*command, str(tmp_path), "--language", "en"]) == FAILED
    assert "folder" in capsys.readouterr().err


def test_a_book_is_checked_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", str(BOOKS / "rooms.toml"), "--language", "en"]) == DONE
    assert "The Book of the Rooms" in capsys.readouterr().out
    broken = tmp_path / "broken.toml"
    broken.write_text((BOOKS / "rooms.toml").read_text("utf-8").replace("stage = 2", "stage = 9"), "utf-8")
    assert run(["check", str(broken), "--language", "en"]) == FAILED
    assert "broken.toml" in capsys.readouterr().err
