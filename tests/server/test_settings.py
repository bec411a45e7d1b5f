"""Database paths, and the names of a server."""

from pathlib import Path

import pytest

from kurayami.server.settings import Settings, data_folder


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder({"XDG_DATA_HOME": "x"}, "linux") == Path("x/kurayami")
    assert data_folder({}, "linux") == tmp_path / ".local/share/kurayami"
    assert data_folder({}, "darwin").name == "kurayami"
    assert data_folder({"LOCALAPPDATA": "y"}, "win32") == Path("y/kurayami")


def test_names_of_the_server() -> None:
    settings = Settings(database="x", public_url="https://Dark.example/")
    assert settings.hosts == {"localhost", "dark.example"}
    assert settings.secure
    assert not Settings(database="x").secure
