"""Ports for servers that tests start as separate programs."""

import os
import random
import socket

PORTS = range(20_000, 32_000)
"""Ports below the ephemeral range, so nothing takes the port of a server that is starting or restarting."""
WORKERS = 16


GIVEN: set[int] = set()
"""Ports that this process was given: a server may bind its port long after it was found free."""


def free_port() -> int:
    """A port that nobody else gets. Tests that run side by side look at different ports."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
    ports = PORTS[worker::WORKERS]
    port = next(port for port in random.sample(ports, len(ports)) if port not in GIVEN and is_free(port))
    GIVEN.add(port)
    return port


def is_free(port: int) -> bool:
    with socket.socket() as bound:
        try:
            bound.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
