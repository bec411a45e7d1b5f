"""A widget drawn by a function of its size."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from kurayami.terminal.canvas import Canvas, Colour

BRIGHT: Final = 384
"""Sum of red, green and blue from which a background counts as bright."""


class Picture(Widget):
    """Draws only rows that changed: over a slow connection every character counts."""

    def __init__(self, draw: Callable[[int, int], Canvas], **how: Any) -> None:
        super().__init__(**how)
        self._draw = draw
        self._strips: list[Strip] = []

    def redraw(self) -> None:
        """Redraws the widget."""
        before, self._strips = self._strips, self._drawn()
        width = self.size.width
        if len(before) != len(self._strips):
            self.refresh()
        changed = [y for y, pair in enumerate(zip(before, self._strips, strict=False)) if pair[0] != pair[1]]
        if changed:
            self.refresh(*(Region(0, y, width, 1) for y in changed))

    def render_line(self, y: int) -> Strip:
        if len(self._strips) != self.size.height or (self._strips and self._strips[0].cell_length != self.size.width):
            self._strips = self._drawn()
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def _drawn(self) -> list[Strip]:
        width, height = self.size
        if not (width > 0 and height > 0):
            return []
        canvas = self._draw(width, height)
        style = plain_style if self.app.no_color else style_of
        return [
            Strip([Segment(run.text, style(run.ink, run.ground, run.bold)) for run in canvas.runs(y)], width)
            for y in range(height)
        ]


@lru_cache(maxsize=4096)
def style_of(ink: Colour, ground: Colour, bold: bool) -> Style:
    """Style of a cell, cached: a lit house has hundreds of them."""
    return Style(color=str(ink), bgcolor=str(ground), bold=bold)


@lru_cache(maxsize=4096)
def plain_style(ink: Colour, ground: Colour, bold: bool) -> Style:
    """Style without colour: reversed on a bright background, which could not be told apart otherwise."""
    return Style(bold=True, reverse=True) if sum(ground) > BRIGHT else style_of(ink, ground, bold)
