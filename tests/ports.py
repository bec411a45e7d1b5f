"""Ports for servers that the tests start as programs of their own."""

import os
import random
import socket

PORTS = range(20_000, 32_000)
"""Below those that connections go out from: so nothing takes the port of a server that is still, or again, starting."""
WORKERS = 16


def free_port() -> int:
    """Tests that run side by side look at different ports."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
    ports = PORTS[worker::WORKERS]
    return next(port for port in random.sample(ports, len(ports)) if is_free(port))


def is_free(port: int) -> bool:
    with socket.socket() as bound:
        try:
            bound.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
