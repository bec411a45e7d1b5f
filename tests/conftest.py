"""Settings for all tests: none depends on the machine's speed, or on luck."""

import pytest
from hypothesis import HealthCheck, settings

from tests.groups import group_of

settings.register_profile(
    "house", deadline=None, derandomize=True, database=None, suppress_health_check=(HealthCheck.too_slow,)
)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks tests that start a server, a process or a clock as live, and those in a browser as browser."""
    for item in items:
        group = group_of(item.path)
        if group != "rest":
            item.add_marker(group)
