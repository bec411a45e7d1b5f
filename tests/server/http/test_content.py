"""Players' books and editions are parsed one at a time, because parsing takes time from everybody."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import PATIENCE, Browser, Running

pytestmark = pytest.mark.anyio


async def test_one_book_is_read_at_a_time(ada: Browser, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is not done before another one arrives: that one must wait, or would be parsed beside it."""
    reading, most = 0, 0
    door, in_thread = server.services.reading, asyncio.to_thread

    async def slowly(work: Callable[..., Any], *words: Any) -> Any:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        async with asyncio.timeout(PATIENCE):
            while reading < 2 and not (read or door._waiters):
                await asyncio.sleep(0.005)
        try:
            return await in_thread(work, *words)
        finally:
            read.append(work)
            reading -= 1

    read: list[object] = []
    monkeypatch.setattr(asyncio, "to_thread", slowly)
    books = [ada.http.post("/api/books", content="title = 'x'\npages = []") for _ in range(2)]
    assert [answer.status_code for answer in await asyncio.gather(*books)] == [400, 400]
    assert most == 1
