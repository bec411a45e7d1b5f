"""A server killed at any moment loses nothing it acknowledged, and people resume by themselves."""

import asyncio
import sys

import pytest

from tests.ports import free_port
from tests.server.killing import kill_often, place

KILLS = 10
PLAYERS = 6


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL, and no fork")
@pytest.mark.parametrize("postgres", [False, True], ids=["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost(postgres: bool) -> None:
    with place(postgres) as database:
        report = asyncio.run(kill_often(database, free_port(), KILLS, PLAYERS, seed=7))
    assert report.kills >= KILLS
    assert report.resent > KILLS
