"""The first rounds of Komnata Strachu ask for what the screen's tutor asks for."""

import re
from pathlib import Path

from kurayami.games.komnata_strachu.judge import answers
from kurayami.lessons.komnata_strachu import COLOURS, ESCAPE, FIRST_ROUND, ROUNDS, SHAPES

TEACHER = Path(__file__).parents[2] / "web/src/games/komnata-strachu/lesson.ts"


def test_the_teacher_asks_for_right_tokens() -> None:
    taught = re.findall(r'says: "(\w+)", tokens: \[(.*?)\]', TEACHER.read_text("utf-8"))
    wanted = {says: set(re.findall(r'"(\w+)"', tokens)) for says, tokens in taught}
    shapes, colours, escape = [answers(cards) for cards in (SHAPES, COLOURS, ESCAPE)]
    assert shapes is not None
    assert colours is not None
    assert escape is not None
    assert wanted == {
        "shapes": set(shapes.by_shape),
        "colours": set(colours.by_colour),
        "escape": set(escape.by_shape),
    }
    assert len(colours.by_colour) < len(colours.by_shape), "the shorter way is worth seeing"


def test_nothing_hurries_whoever_learns() -> None:
    assert (FIRST_ROUND.options.time_limit, FIRST_ROUND.options.pause) == (None, None)
    assert len(FIRST_ROUND.chance) == 3 * len(ROUNDS)
