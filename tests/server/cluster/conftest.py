"""One PostgreSQL for the tests of a file."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import postgres


@pytest.fixture(scope="module")
def real_postgres() -> Iterator[str]:
    with postgres() as database:
        yield database


@pytest.fixture
def database(real_postgres: str) -> str:
    return real_postgres
