"""Servers for the tests: on a free local port, each with its own database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.client import Browser, Running, running, settings_for


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path)) as found:
        yield found


@pytest.fixture
async def ada(server: Running) -> AsyncIterator[Browser]:
    async with server.browser() as browser:
        yield browser


@pytest.fixture
async def bob(server: Running) -> AsyncIterator[Browser]:
    async with server.browser() as browser:
        yield browser
