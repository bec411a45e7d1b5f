"""The samples of docs/hosting.md: a whole game through each proxy, over https, where the proxy is installed."""

import asyncio
import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect

from kurayami.server.http.advice_routes import streamed
from tests.ports import free_port
from tests.server.client import PATIENCE, Browser, play_on, running, settings_for

pytestmark = pytest.mark.anyio
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def sample(name: str, folder: Path, port: int, behind: str) -> str:
    """The sample from the page, with other names, ports and certificate paths."""
    found = re.search(rf"```{name}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    text = found[1].replace("/etc/letsencrypt/live/dark.example", str(folder))
    return text.replace("http://127.0.0.1:8422", behind).replace("127.0.0.1:8422", behind.removeprefix("http://"))


def nginx(folder: Path, port: int, behind: str) -> list[str]:
    text = sample("nginx", folder, port, behind).replace("dark.example", "localhost")
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}").replace(
        "listen 80", f"listen 127.0.0.1:{free_port()}"
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    top = f"{user} daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}}"
    (folder / "nginx.conf").write_text(f"{top}\nhttp {{ access_log off; {places}\n{text} }}\n", "utf-8")
    return ["nginx", "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, behind: str) -> list[str]:
    text = sample("caddy", folder, port, behind)
    tls = f"tls {folder}/fullchain.pem {folder}/privkey.pem"
    text = text.replace("dark.example {", f"https://localhost:{port} {{\n    bind 127.0.0.1\n    {tls}")
    (folder / "Caddyfile").write_text(f"{{\n    admin off\n    auto_https off\n}}\n{text}", "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES = {"nginx": nginx, "caddy": caddy}


def certify(folder: Path) -> ssl.SSLContext:
    words = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*words.split(), *files], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


@contextmanager
def started(words: list[str], folder: Path) -> Iterator[None]:
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(words, stdout=log, stderr=log, env={**os.environ, "PATH": PATH, **home})
        try:
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def wait_for(url: str, trust: ssl.SSLContext, folder: Path) -> None:
    end, answer = time.monotonic() + PATIENCE, None
    while answer is None:
        assert time.monotonic() < end, (folder / "proxy.log").read_text("utf-8")
        with suppress(httpx2.TransportError):
            answer = httpx2.get(f"{url}/metrics", verify=trust)
        time.sleep(0.05)
    assert answer.status_code == 404, "the metrics are shown"


class Visitor(Browser):
    """A remote client whose browser sends its page as the origin."""

    def __init__(self, url: str, trust: ssl.SSLContext) -> None:
        super().__init__(url)
        self.trust = trust
        self.http = httpx2.AsyncClient(base_url=url, timeout=PATIENCE, verify=trust, headers={"Origin": url})

    async def connect(self, code: str, headers: object = None) -> ClientConnection:
        sent = {"Cookie": self.cookie, "Origin": self.url}
        address = f"{self.url.replace('http', 'ws', 1)}/ws/{code}"
        return await connect(
            address,
            additional_headers=sent,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            ssl=self.trust,
        )


@asynccontextmanager
async def behind(name: str, folder: Path) -> AsyncIterator[Browser]:
    if not shutil.which(name, path=PATH) or not shutil.which("openssl"):
        pytest.skip(f"{name} or openssl is not installed")
    trust, port = certify(folder), free_port()
    url = f"https://localhost:{port}"
    async with running(settings_for(folder, public_url=url)) as server:
        with started(PROXIES[name](folder, port, server.url), folder):
            await asyncio.to_thread(wait_for, url, trust, folder)
            async with Visitor(url, trust) as ada:
                yield ada


@pytest.mark.parametrize("name", PROXIES)
async def test_a_whole_game_is_played_through_the_sample(name: str, tmp_path: Path) -> None:
    async with behind(name, tmp_path) as ada:
        assert ada.cookie  # a secure one, that came over https
        code = await ada.create(options={"turn_limit": 3})
        async with ada.at(code) as client:
            await client.begin()
            await play_on(client, pick=-1)
            assert client.update["outcome"]["reason"] == "three_stages_lost"


def test_a_stream_asks_nginx_to_hand_it_on_as_it_comes() -> None:
    async def pieces() -> AsyncIterator[Any]:
        yield {}

    assert streamed(pieces()).headers["x-accel-buffering"] == "no"
