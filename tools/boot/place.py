"""Paths of the project, and the environment for commands."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

STRAY = ("PYTHONHOME", "PYTHONPATH", "PIP_PREFIX", "PIP_ROOT", "PIP_TARGET", "PIP_USER", "UV_PROJECT_ENVIRONMENT")
"""Settings that would install packages outside our own environment, or take them from elsewhere."""


@dataclass(frozen=True)
class Place:
    """A clone of the project, with the virtual environment inside it."""

    root: Path = ROOT
    windows: bool = os.name == "nt"

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def web(self) -> Path:
        """Sources of the screen."""
        return self.root / "web"

    @property
    def stamps(self) -> Path:
        """Folder of the stamps, inside the environment, so that deleting it starts over."""
        return self.venv / ".stages"

    @property
    def scripts(self) -> Path:
        return self.venv / ("Scripts" if self.windows else "bin")

    @property
    def python(self) -> Path:
        return self.script("python")

    def script(self, name: str) -> Path:
        return self.scripts / (f"{name}.exe" if self.windows else name)

    def environment(self, given: Mapping[str, str]) -> dict[str, str]:
        """The user's own environment (index, proxy and certificates included) with ours first on the path."""
        env = {name: value for name, value in given.items() if name not in STRAY}
        env["PATH"] = os.pathsep.join([str(self.scripts), env.get("PATH", os.defpath)])
        env["VIRTUAL_ENV"] = str(self.venv)
        env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
        env["PIP_NO_INPUT"] = "1"
        env["UV_PYTHON_DOWNLOADS"] = "never"
        if "PIP_INDEX_URL" in env and not {"UV_DEFAULT_INDEX", "UV_INDEX_URL"} & env.keys():
            env["UV_DEFAULT_INDEX"] = env["PIP_INDEX_URL"]
        return env


def base_python() -> str:
    """The Python outside any virtual environment: an environment can't rebuild itself."""
    return str(getattr(sys, "_base_executable", "") or sys.executable)
