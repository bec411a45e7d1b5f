"""The server as people start it, with a fixed day and a fixed seed: `python -m tests.server.seeded serve ...`."""

from functools import partial
from typing import Any
from unittest.mock import patch

from kurayami.cli import main
from kurayami.kernel import SEED_BYTES
from kurayami.server.settings import Settings
from tests.server.clock import DayClock

SEEDS = partial(bytes, SEED_BYTES)


def settings(**given: Any) -> Settings:
    """Settings with a fixed day and seed. Bots load when a test first needs one; most never do."""
    return Settings(**{**given, "seeds": SEEDS, "clock": DayClock(), "warm_bots": False})


if __name__ == "__main__":
    with patch("kurayami.cli.Settings", settings):
        main()
