"""Runs a command quietly, and reports when it fails."""

import re
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path


class Trouble(Exception):
    """A failure, with the message for the user, and the whole output of the command, if any."""

    def __init__(self, advice: str, output: str = "") -> None:
        super().__init__(advice)
        self.advice = advice
        self.output = output


Runner = Callable[[Sequence[str | Path]], str]
"""Runs a command and returns its output, or raises Trouble."""

OFFLINE = """The package index could not be reached. Is this machine online?
Behind a proxy or with a mirror of your own, set HTTPS_PROXY or PIP_INDEX_URL.
What is done so far is kept: run it again."""
CERTIFICATE = """The package index showed a certificate that is not trusted here.
If your network has certificates of its own, set SSL_CERT_FILE and PIP_CERT to the file that holds them.
Then run it again."""
WRONG_HASH = """A downloaded package is not the one that this project was locked with, so it was not installed.
Run it again. If it happens again, look at the index or mirror that you use."""
NOT_THERE = """The package index does not have a package that this project was locked with, or could not be reached.
If you use a mirror of your own, look whether it is complete. Then run it again."""
DISK_FULL = "There is no space left on this disk. Make some room and run it again."
UNKNOWN = "The output above says why. When that is mended, run it again: what is done so far is kept."

ADVICE = (
    (r"no space left on device|disk full", DISK_FULL),
    (r"do not match the hashes|hash mismatch", WRONG_HASH),
    (r"certificate_verify_failed|invalid peer certificate|unknownissuer", CERTIFICATE),
    (r"name resolution|name or service not known|nodename nor servname|getaddrinfo failed|dns error", OFFLINE),
    (r"network is unreachable|connection refused|connect error|newconnectionerror|error sending request", OFFLINE),
    (r"connection (error|timed out|reset)|read timed out|operation timed out", OFFLINE),
    (r"from versions: none", NOT_THERE),
)


def advice_for(output: str) -> str:
    found = (advice for pattern, advice in ADVICE if re.search(pattern, output, re.IGNORECASE))
    return next(found, UNKNOWN)


def runner(env: Mapping[str, str], cwd: Path) -> Runner:
    def run(command: Sequence[str | Path]) -> str:
        words = [str(word) for word in command]
        try:
            ended = subprocess.run(
                words,
                env=env,
                cwd=cwd,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                check=False,
            )
        except OSError as error:
            raise Trouble(advice_for(str(error)), f"$ {' '.join(words)}\n{error}\n") from error
        if ended.returncode:
            raise Trouble(advice_for(ended.stdout), f"$ {' '.join(words)}\n{ended.stdout}")
        return ended.stdout

    return run
