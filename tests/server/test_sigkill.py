"""A server that is killed at any moment has lost nothing that it acknowledged, and people go on by themselves."""

import asyncio
import socket
import sys

import pytest

from tests.server.killing import kill_often, place

KILLS = 10
PLAYERS = 6


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL, and no fork")
@pytest.mark.parametrize("postgres", [False, True], ids=["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost(postgres: bool) -> None:
    with place(postgres) as database:
        report = asyncio.run(kill_often(database, free_port(), KILLS, PLAYERS, seed=7))
    assert report.kills == KILLS
    assert report.acknowledged > 5 * KILLS
    assert report.resent > KILLS
