"""The stage of a game on a full screen: it draws, and says what keys and clicks mean."""

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from rich.text import Text

from kurayami.terminal.canvas import BONE, DIM, Canvas, Colour, wrapped
from kurayami.terminal.client.table import Table
from kurayami.terminal.face import Choice, Face


class Deed(NamedTuple):
    """An action, and who does it where several share a keyboard."""

    action: Any
    seat: int | None = None


class Line(NamedTuple):
    """A line of the panel beside the board."""

    text: str
    ink: Colour = BONE
    bold: bool = False


class Stage:
    """What any game has: its statements as a panel, and the list of what is possible."""

    listed: ClassVar[bool] = True
    """Whether everything possible is shown as a list."""
    beside: ClassVar[bool] = True
    """Whether there is a panel beside the board."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.refresh: Callable[[], None] = lambda: None
        """Draws the stage anew."""

    @property
    def table(self) -> Table:
        return self.face.table

    @property
    def moving(self) -> bool:
        """Whether it must be drawn again and again."""
        return False

    def see(self) -> None:
        """The table has changed."""
        self.face.see()

    def board(self, width: int, height: int) -> Text:
        canvas = Canvas(width, height)
        for row, line in enumerate(line for text in self.face.look() for line in wrapped(text, width)):
            canvas.put(0, row, line)
        return canvas.text()

    def panel(self, width: int) -> list[Line]:
        return []

    def prompt(self) -> str:
        return self.face.prompt()

    def choices(self) -> list[Choice]:
        return self.face.choices()

    def highlight(self, action: Any) -> None:
        """This choice of the list is pointed at."""

    def key(self, key: str, stamp: float) -> list[Deed] | None:
        """What a key means, pressed at this time; None: nothing here."""
        return None

    def click(self, x: int, y: int) -> list[Deed]:
        """What a click on the board means."""
        return []

    def keys(self) -> list[tuple[str, str]]:
        """Keys of the game, each with the message that names what it does."""
        return []


def panel_text(lines: list[Line], width: int, height: int) -> Text:
    """The panel, as much of it as there is room for."""
    canvas = Canvas(width, height)
    row = 0
    for line in lines:
        for part in wrapped(line.text, width) or [""]:
            canvas.put(0, row, part, line.ink, bold=line.bold)
            row += 1
    return canvas.text()


def dim(text: str) -> Line:
    return Line(text, DIM)
