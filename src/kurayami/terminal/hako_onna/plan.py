"""The mansion drawn: as many floors as fit, or part of the one in view."""

from collections.abc import Mapping
from typing import NamedTuple

from kurayami.games.hako_onna.view import View
from kurayami.terminal.canvas import AMBER, INK, Canvas
from kurayami.terminal.hako_onna.floor import (
    DOWN,
    FLOORS_DOWN,
    NARROW,
    ROOMY,
    WIDTHS,
    Extent,
    FloorDrawing,
    Marked,
    Spot,
    extent,
)
from kurayami.words import Words


class Place(NamedTuple):
    """Position of a floor's drawing, and the width of its boards."""

    x: int
    y: int
    extent: Extent
    across: int


def draw_mansion(
    canvas: Canvas,
    view: View,
    words: Words,
    floor: int,
    focus: int | None,
    marked: Marked,
    lit: Marked,
    marks: Mapping[int, str],
    pan: tuple[int, int] = (0, 0),
) -> list[Spot]:
    """Draws all floors if they fit, else the one in view, with the focused room on the sheet.

    Returns the clickable places.
    """
    spots: list[Spot] = []
    together = next((found for width in WIDTHS if width >= ROOMY and (found := _layout(canvas, view, width))), None)
    for each, place in (together or _alone(canvas, view, floor, focus, pan)).items():
        drawing = FloorDrawing(view, each, words, marked, lit, marks, place.across)
        drawing.draw(canvas, place.x, place.y, place.extent)
        spots += drawing.spots
        _edges(canvas, place)
    return spots


def _layout(canvas: Canvas, view: View, width: int) -> dict[int, Place]:
    """Floors side by side, in rows. Empty if they do not all fit."""
    places: dict[int, Place] = {}
    x = y = high = 0
    for floor in FLOORS_DOWN:
        found = extent(view, floor)
        if found is None:
            continue
        across, down = found.size(width)
        if x and x + across > canvas.width:
            x, y, high = 0, y + high, 0
        if across > canvas.width or y + down > canvas.height:
            return {}
        places[floor] = Place(x, y, found, width)
        x, high = x + across + 2, max(high, down)
    return places


def _alone(canvas: Canvas, view: View, floor: int, focus: int | None, pan: tuple[int, int]) -> dict[int, Place]:
    """One floor with its boards as wide as possible; if still too large, it is scrolled."""
    found = extent(view, floor)
    if found is None:
        return {}
    width = next((width for width in WIDTHS if found.size(width)[0] <= canvas.width), NARROW)
    across, down = found.size(width)
    board = next((spot for spot in view.house.placed if spot.board == board_of(view, focus)), None)
    column, row = (board.x, board.y) if board and board.floor == floor else (found.left, found.top)
    x = canvas.width // 2 - (column - found.left + pan[0]) * width - width // 2
    y = canvas.height // 2 - (row - found.top + pan[1]) * DOWN - DOWN // 2
    return {floor: Place(min(0, max(canvas.width - across, x)), min(0, max(canvas.height - down, y)), found, width)}


def _edges(canvas: Canvas, place: Place) -> None:
    """Draws arrows where the floor continues beyond the sheet."""
    across, down = place.extent.size(place.across)
    middle, centre = canvas.height // 2, canvas.width // 2
    if place.x < 0:
        canvas.put(0, middle, "◀", AMBER, INK, bold=True)
    if place.x + across > canvas.width:
        canvas.put(canvas.width - 1, middle, "▶", AMBER, INK, bold=True)
    if place.y < 0:
        canvas.put(centre, 0, "▲", AMBER, INK, bold=True)
    if place.y + down > canvas.height:
        canvas.put(centre, canvas.height - 1, "▼", AMBER, INK, bold=True)


def board_of(view: View, room: int | None) -> int | None:
    """Board a room is on."""
    edition = view.options.edition
    boards = (at for at, plan in enumerate(edition.boards) for _ in plan.rooms)
    return None if room is None else dict(enumerate(boards)).get(room)


def plain_plan(view: View, words: Words) -> list[str]:
    """All floors one below the other, for line mode."""
    lines: list[str] = []
    for floor in FLOORS_DOWN:
        found = extent(view, floor)
        if found:
            canvas = Canvas(*found.size(ROOMY))
            FloorDrawing(view, floor, words).draw(canvas, 0, 0, found)
            lines += [line.rstrip() for line in canvas.lines()]
    return lines
