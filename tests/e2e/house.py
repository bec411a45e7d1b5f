"""A server for the browser that can be killed and restarted."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from tests.patience import PATIENCE
from tests.ports import free_port


class House:
    def __init__(self, folder: Path, program: Sequence[str] = ("tests.server.seeded",)) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = (folder / "server.log").open("ab")
        self._words = [sys.executable, "-m", *program, "serve", "--port", str(self.port)]
        self._words += ["--database", str(folder / "house.db")]
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        self._process = subprocess.Popen(self._words, stdout=self._log, stderr=self._log, env=os.environ)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """Kills it without warning, like a power cut."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        if self._process and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE)
        self._log.close()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False
