"""The stack of discs seen from the side, and the hand that holds the next one."""

from math import pi, sin
from typing import Final

from kurayami.games.hako_onna.pieces import Discs
from kurayami.terminal.canvas import AMBER, BONE, DIM, Canvas
from kurayami.wire.messages import HandSway

PER_MM: Final = 100
RADIUS: Final = 12
THICKNESS: Final = 3
TURN: Final = 1000
REACH: Final = 45 * PER_MM
"""Farthest the hand may be from the middle."""
STEP: Final = 50
"""Hundredths of a millimetre a key moves the hand."""
HALF: Final = 46
"""Millimetres from the middle to the edge of the picture."""


def offset_at(sway: HandSway, after: float) -> float:
    """Offset of the disc to the right of the hand, this many milliseconds after it was taken (docs/wire.md)."""
    return sum(wave.reach * sin(2 * pi * (after / wave.period + wave.start / TURN)) for wave in sway.waves)


def draw_discs(canvas: Canvas, discs: Discs, held: float | None) -> None:
    """Draws the stack. `held` is where the disc in the hand hangs, in hundredths of a millimetre right of the middle;
    None: no hand.
    """
    floor = canvas.height - 3
    middle = canvas.width // 2

    def column(x: float) -> int:
        return middle + round(x / PER_MM * middle / HALF)

    reach = max(2, round(RADIUS * middle / HALF))
    canvas.put(0, floor + 1, "▔" * canvas.width, DIM)
    canvas.put(middle, floor + 1, "▲", DIM)
    highest = 0
    for disc, (x, y, _) in zip(discs.stack, discs.rests, strict=False):
        row = floor - round(y / PER_MM / THICKNESS - 0.5)
        highest = max(highest, floor - row + 1)
        canvas.put(column(x) - reach, row, "█" * (2 * reach + 1), BONE)
        canvas.put(column(x), row, str(disc.position), BONE, bold=True)
    if held is not None:
        row = max(1, floor - highest - 3)
        canvas.put(column(held), row - 1, "╿", AMBER)
        canvas.put(column(held) - reach, row, "▆" * (2 * reach + 1), AMBER)
