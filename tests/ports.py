"""Ports for servers that tests start as separate programs."""

import os
import random
import socket
import sys

PORTS = range(20_000, 32_000)
"""Ports below the ephemeral range, so nothing takes the port of a server that is starting or restarting."""
WORKERS = 16


GIVEN: dict[int, socket.socket] = {}
"""Ports that this process was given, each held until it ends: a server may bind its port late."""


def free_port() -> int:
    """A port that nobody else gets. Tests that run side by side look at different ports."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
    ports = PORTS[worker::WORKERS]
    return next(port for port in random.sample(ports, len(ports)) if port not in GIVEN and take(port))


def take(port: int) -> bool:
    """Takes a port if it is free. On Linux a bound socket keeps everybody off it, also while a server restarts, except
    those who listen with SO_REUSEADDR, as all servers do.
    """
    taken = socket.socket()
    try:
        taken.bind(("127.0.0.1", port))
    except OSError:
        taken.close()
        return False
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform != "linux":
        taken.close()
    GIVEN[port] = taken
    return True
