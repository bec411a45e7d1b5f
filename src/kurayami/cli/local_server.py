"""A server on this machine, for a terminal that plays at it."""

import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager

from kurayami.cli.in_browser import is_kurayami
from kurayami.kernel import Refusal
from kurayami.server.run import listen, run
from kurayami.server.settings import Settings


@contextmanager
def local_house(settings: Settings, shared: bool) -> Iterator[str]:
    """Address of the server: a running one if it may be `shared`, else one started in a thread.

    A thread dies with the terminal, whatever kills it, so the next start finds the database free.
    """
    url = f"http://{settings.host}:{settings.port}"
    if shared and is_kurayami(url):
        yield url
        return
    try:
        listening = listen(settings.host, settings.port)
    except OSError:
        listening = listen(settings.host, 0)
    ready: Future[str] = Future()
    stop = threading.Event()

    def serve() -> None:
        try:
            run(settings, listening, ready.set_result, stop)
            problem: BaseException = Refusal("server-failed")
        except BaseException as raised:
            problem = raised
        if not ready.done():  # whoever waits for the address must not wait for ever
            ready.set_exception(problem)

    thread = threading.Thread(target=serve, name="house", daemon=True)
    thread.start()
    try:
        yield ready.result()
    finally:
        stop.set()
        thread.join()
