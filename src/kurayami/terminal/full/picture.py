"""A widget that is drawn by a function of its size."""

from collections.abc import Callable
from typing import Any, Final

from rich.style import Style
from rich.text import Span, Text
from textual.widget import Widget

BRIGHT: Final = 384
"""Sum of red, green and blue from which a ground is bright."""


class Picture(Widget):
    def __init__(self, draw: Callable[[int, int], Text], **how: Any) -> None:
        super().__init__(**how)
        self._draw = draw

    def render(self) -> Text:
        width, height = self.size
        text = self._draw(width, height) if width > 0 and height > 0 else Text("")
        return colourless(text) if self.app.no_color else text


def colourless(text: Text) -> Text:
    """Reverses signs on a bright ground: without colour they could not be told from the rest."""
    for at, span in enumerate(text.spans):
        ground = span.style.bgcolor if isinstance(span.style, Style) else None
        if ground is not None and ground.triplet is not None and sum(ground.triplet) > BRIGHT:
            text.spans[at] = Span(span.start, span.end, Style(bold=True, reverse=True))
    return text
