"""The server, started for others or for the browser on this machine."""

import os
import socket
import sys
import webbrowser
from typing import Final
from urllib.parse import urlsplit

from kurayami.cli.speech import refusing
from kurayami.server.run import listen, run
from kurayami.server.settings import Settings
from kurayami.words import Words

LOOK_SECONDS: Final = 2


def run_server(words: Words, settings: Settings, processes: int = 1) -> None:
    """Runs the server until it is told to stop."""
    with refusing("serve-not-listening", host=settings.host, port=str(settings.port)):
        listening = listen(settings.host, settings.port)
    if processes == 1:
        return run(settings, listening, lambda url: say(words.say("serve-ready", url=url)))
    from kurayami.server.cluster.supervisor import Supervisor

    return Supervisor(settings, listening, processes).run(lambda url: say(words.say("serve-ready", url=url)))


def play_in_browser(words: Words, settings: Settings, browser: bool) -> None:
    """Plays on one fixed port where possible, because a browser stores things by port."""

    def show(url: str) -> None:
        say(words.say("play-at", url=url))
        if browser:
            open_browser(url)

    url = f"http://{settings.host}:{settings.port}"
    if is_kurayami(url):
        return show(url)
    try:
        listening = listen(settings.host, settings.port)
    except OSError:
        listening = listen(settings.host, 0)
    return run(settings, listening, show)


def say(text: str) -> None:
    print(text, flush=True)


def is_kurayami(url: str) -> bool:
    """True if a local kurayami already runs there."""
    if not is_anything(url):
        return False
    from urllib.error import URLError
    from urllib.request import urlopen

    try:
        with urlopen(f"{url}/api/me", timeout=LOOK_SECONDS) as answer:
            return b'"local":true' in answer.read(1000)
    except (URLError, OSError, ValueError):
        return False


def is_anything(url: str) -> bool:
    """True if anything listens there. Usually nothing does, and that is known at once."""
    parts = urlsplit(url)
    try:
        socket.create_connection((parts.hostname or "", parts.port or 80), LOOK_SECONDS).close()
    except OSError:
        return False
    return True


def open_browser(url: str) -> None:
    """Opens a browser if there is a screen. A terminal browser would take over the terminal."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        webbrowser.open(url)
