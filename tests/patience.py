"""Timeouts of tests. Generous, because they are only a last resort: on a busy machine everything takes longer."""

import asyncio
from collections.abc import Callable

PATIENCE = 240.0
"""Seconds before something counts as hanging."""


async def until(true: Callable[[], object]) -> None:
    """Waits for what nobody reports."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)
