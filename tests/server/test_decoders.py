"""Threads decode only prepared types: two that meet a type for the first time would crash the process."""

from typing import Any, cast

import pytest

from kurayami.catalog import GAMES
from kurayami.server.clock import Clock
from kurayami.server.decoders import decoder
from kurayami.server.http.replays import played
from kurayami.server.registry import Registry
from kurayami.server.table.game import resume
from tests.server.http.test_replays import a_game


@pytest.mark.parametrize("name", GAMES)
def test_a_registry_prepares_all_that_threads_decode(name: str) -> None:
    rules = GAMES[name]
    stored = a_game(name, rules)
    decoder.cache_clear()
    Registry(GAMES, cast("Any", None), cast("Any", None), cast("Any", None))
    made = decoder.cache_info().misses
    assert len(list(played(stored, rules))) == len(stored.lines)
    assert len(resume(stored.row, rules, stored.lines, Clock()).table.log) == len(stored.lines) - 1
    assert decoder.cache_info().misses == made
