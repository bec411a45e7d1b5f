"""The server as people start it, with a fixed day and a fixed seed: `python -m tests.e2e.seeded serve ...`."""

from functools import partial
from unittest.mock import patch

from kurayami.cli import main
from kurayami.kernel import SEED_BYTES
from kurayami.server.settings import Settings
from tests.server.clock import DayClock

SEEDS = partial(bytes, SEED_BYTES)

if __name__ == "__main__":
    with patch("kurayami.cli.Settings", partial(Settings, seeds=SEEDS, clock=DayClock())):
        main()
