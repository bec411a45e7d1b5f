"""A server with lessons written by the tests: `python -m tests.e2e.rehearsal FOLDER serve ...`.

Each lesson is a file in the folder. So chance, and every seat not played by a browser, do what the test needs, at once,
because nobody has to follow them. And it is always the same day.
"""

import sys
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from kurayami.catalog import GAMES
from kurayami.cli import main
from kurayami.kernel import Seat
from kurayami.lessons import LESSONS, Lesson, lessons_of
from kurayami.server.settings import Limits
from tests.server.seeded import settings

SLEEPY = 30_000
"""Milliseconds before a Komnata Strachu bot moves its first token: slower than any browser on any machine."""
MANY = Limits(creation_burst=1000, socket_burst=10**6)
"""Limits high enough for all tests together."""


class Scripts(dict[str, Lesson]):
    """The lessons of one game: its own, and those with a file."""

    def __init__(self, folder: Path, game: str) -> None:
        super().__init__(lessons_of(game))
        self.folder = folder
        self.game = game

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or (self.folder / f"{name}.json").exists()

    def __getitem__(self, name: str) -> Lesson:
        if super().__contains__(name):
            return super().__getitem__(name)
        rules = GAMES[self.game]
        written = msgspec.json.decode((self.folder / f"{name}.json").read_bytes())
        action: Any = rules.Action
        actions: Any = tuple[action, ...]
        return Lesson(
            options=msgspec.convert(written["options"], rules.Options),
            seat=written["seat"],
            chance=msgspec.convert(written["chance"], actions),
            others=msgspec.convert(written["others"], dict[Seat, actions], strict=False),
        )

    def get(self, name: str, otherwise: Any = None, /) -> Any:
        return self.__getitem__(name) if name in self else otherwise


if __name__ == "__main__":
    folder = Path(sys.argv.pop(1))
    LESSONS.update({game: Scripts(folder, game) for game in GAMES})
    with (
        patch("kurayami.cli.Settings", partial(settings, bot_pause=0.0, limits=MANY)),
        patch("kurayami.bots.komnata_strachu.plan.SOONEST", SLEEPY),
    ):
        main()
