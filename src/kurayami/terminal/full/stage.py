"""The stage of a game on a full screen: draws it, and defines its keys and clicks."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

from kurayami.terminal.canvas import AMBER, BONE, DIM, INK, Canvas, Colour, wrapped
from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.face import Choice, Face
from kurayami.wire.messages import Hints


class Deed(NamedTuple):
    """An action, and its seat where several share a keyboard."""

    action: Any
    seat: int | None = None


class PanelLine(NamedTuple):
    """A line of the panel beside the board."""

    text: str
    ink: Colour = BONE
    bold: bool = False


class Stage:
    """Stage of any game: its facts as a panel, and the list of legal actions."""

    listed: ClassVar[bool] = True
    """True if all legal actions are shown as a list."""
    patient: ClassVar[bool] = False
    """True if keys wait until the previous action is answered."""
    hinting: ClassVar[bool] = False
    reviewing: ClassVar[bool] = False
    noting: ClassVar[bool] = False
    """True if places can be claimed and marked."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.colours = True
        """True if the terminal has colours."""
        self.thinking = False
        """True while a hint is computed."""
        self.refresh: Callable[[], None] = lambda: None
        """Redraws the stage."""

    @property
    def table(self) -> RemoteTable:
        return self.face.table

    @property
    def beside(self) -> bool:
        """True if there is a panel beside the board."""
        return True

    @property
    def moving(self) -> bool:
        """True if it must be redrawn continuously."""
        return False

    def see(self) -> None:
        """Takes in a change of the table."""
        self.face.see()

    def board(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        for row, line in enumerate(line for text in self.face.look() for line in wrapped(text, width)):
            canvas.put(0, row, line)
        return canvas

    def panel(self, width: int) -> list[PanelLine]:
        return []

    def overview(self, width: int) -> list[PanelLine]:
        """Everything known, for a screen of its own."""
        return self.panel(width) or [PanelLine(text) for text in self.face.look()]

    def prompt(self) -> str:
        return self.face.prompt()

    def choices(self) -> list[Choice]:
        return self.face.choices()

    def highlight(self, action: Any) -> None:
        """Highlights this choice of the list."""

    def key(self, key: str, stamp: float) -> list[Deed] | None:
        """Actions of a key pressed at this time; None if it means nothing here."""
        return None

    def owns(self, key: str) -> bool:
        """True if the game now takes a key that means something else at other tables."""
        return False

    def click(self, x: int, y: int) -> list[Deed]:
        """Actions of a click on the board."""
        return []

    def points_at(self, choice: Choice) -> bool:
        """True if the last click means this choice of the list."""
        return False

    def show_hints(self, hints: Hints) -> None:
        """Shows advice on what to do now."""

    async def review(self, refresh: Callable[[], None]) -> None:
        """Reviews what was played."""

    def take_note(self, text: str) -> bool:
        """Shows or marks the place typed. Returns whether it was understood."""
        return False

    def keys(self) -> list[tuple[str, str]]:
        """Keys of the game, each with the message key of its label."""
        return []


def draw_panel(lines: list[PanelLine], width: int, height: int) -> Canvas:
    """Draws as much of the panel as there is room for. If there is more, the key that shows it is in the corner."""
    canvas = Canvas(width, height)
    parts = [(part, line) for line in lines for part in wrapped(line.text, width) or [""]]
    for row, (part, line) in enumerate(parts):
        canvas.put(0, row, part, line.ink, bold=line.bold)
    if len(parts) > height:
        canvas.put(max(0, width - len(MORE)), height - 1, MORE, AMBER, INK, bold=True)
    return canvas


MORE: Final = " ▼ v"
"""Corner mark of a panel with more."""


def dim(text: str) -> PanelLine:
    return PanelLine(text, DIM)
