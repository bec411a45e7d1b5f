"""The review of a finished stage: the odds as a curve of text, and where they were thrown away."""

from collections.abc import Callable
from typing import Final

from kurayami.kernel import Refusal
from kurayami.terminal.canvas import AMBER, DIM
from kurayami.terminal.client.reading import NOTHING, ReadMoment
from kurayami.terminal.full.stage import PanelLine
from kurayami.terminal.hidden_rooms.face import HiddenRoomsFace
from kurayami.terminal.saying import refusal_words

BARS: Final = "▁▂▃▄▅▆▇█"
PER_LINE: Final = 30
WORST: Final = 4


class LookingBack:
    def __init__(self, face: HiddenRoomsFace) -> None:
        self._face = face
        self.lines: list[PanelLine] = []

    async def show(self, refresh: Callable[[], None]) -> None:
        """Shows the last finished stage, piece by piece as it arrives."""
        say = self._face.table.words.say
        stage = len(self._face.view.results) - 1
        if stage < 0:
            self.lines = [PanelLine(say("web-hr-review-none"))]
            return refresh()
        self.lines = [PanelLine(say("web-hr-thinking"), DIM)]
        refresh()
        moments: list[ReadMoment] = []
        try:
            async for piece in self._face.table.review(stage):
                if piece.moment:
                    moments.append(piece.moment)
                self.lines = [PanelLine(f"{say('web-review')} {piece.done}/{piece.of}", DIM), *self._curve(moments)]
                refresh()
        except Refusal as refusal:
            self.lines = [PanelLine(refusal_words(self._face.table.words, refusal))]
        else:
            self.lines += self._thrown(moments)
        return refresh()

    def _curve(self, moments: list[ReadMoment]) -> list[PanelLine]:
        bars = "".join(BARS[min(len(BARS) - 1, int(moment.chance * len(BARS)))] for moment in moments)
        return [PanelLine(bars[at : at + PER_LINE], AMBER) for at in range(0, len(bars), PER_LINE)]

    def _thrown(self, moments: list[ReadMoment]) -> list[PanelLine]:
        table, say = self._face.table, self._face.table.words.say
        mistakes = [moment for moment in moments if moment.better != NOTHING and moment.chosen < moment.chance]
        if not mistakes:
            return [PanelLine(say("web-hr-review-clean"))]
        lines = [PanelLine(say("web-hr-review-thrown", count=len(mistakes)))]
        for moment in sorted(mistakes, key=lambda found: found.chosen - found.chance)[:WORST]:
            did = self._face.words_of(table.decoded(moment.action))
            lines.append(PanelLine(say("web-hr-review-turn", turn=moment.turn), DIM))
            lines.append(PanelLine(say("web-hr-review-did", action=did, chance=round(100 * moment.chosen))))
            better = self._face.words_of(table.decoded(moment.better))
            lines.append(
                PanelLine(say("web-hr-review-better", action=better, chance=round(100 * moment.chance)), AMBER)
            )
        return lines
