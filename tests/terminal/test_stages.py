"""The panel beside the board, as much as a small window shows."""

import msgspec
import pytest

from kurayami.terminal.canvas import wrapped
from kurayami.terminal.client.house import decoded
from kurayami.terminal.client.reading import NOTHING, ReadReviewed
from kurayami.terminal.full.stage import MORE, PanelLine, draw_panel
from kurayami.terminal.hidden_rooms.face import HiddenRoomsFace
from kurayami.terminal.hidden_rooms.stage import HiddenRoomsStage
from kurayami.words import LANGUAGES
from tests.terminal.still import StillTable, played

WIDTH, HEIGHT = 35, 19
"""Size of the panel in a window of 80 by 24, in cells."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_danger_is_seen_wherever_one_points(language: str) -> None:
    warned = 0
    for moves in range(4, 20):
        table = StillTable("hidden-rooms", played("hidden-rooms", {}, moves, 3), 0, language)
        stage = HiddenRoomsStage(HiddenRoomsFace(table))
        stage.see()
        view = stage.face.view
        for risk in view.prospects if view.waiting == "child" else ():
            stage.cursor = stage.target = risk.at
            shown = [line.strip() for line in draw_panel(stage.panel(WIDTH), WIDTH, HEIGHT).lines()]
            if risk.loss:
                warned += 1
                warning = table.words.say("web-hr-square-deadly", loss=risk.loss)
                assert set(wrapped(f"! {warning}", WIDTH)) <= set(shown)
    assert warned > 3


def test_a_panel_that_goes_on_says_how_to_see_the_rest() -> None:
    lines = [PanelLine(f"line {number}") for number in range(4)]
    assert MORE not in "".join(draw_panel(lines, WIDTH, 4).lines())
    assert draw_panel(lines, WIDTH, 3).lines()[-1].endswith(MORE)


def test_a_review_is_read_with_and_without_a_better_choice() -> None:
    moment = {"step": 1, "turn": 1, "action": {"type": "stop"}, "chance": 1, "chosen": 0, "better": None}
    better = {**moment, "better": {"type": "walk", "to": [3, 5]}}
    pieces = [
        decoded(msgspec.json.encode({"done": 1, "of": 2, "moment": part}), ReadReviewed)
        for part in (None, moment, better)
    ]
    assert pieces[0].moment is None
    assert [piece.moment.better != NOTHING for piece in pieces[1:] if piece.moment] == [False, True]
