"""The race as this terminal runs it. A token responds at once; the table hears of it afterwards.

Times are taken from this machine's monotonic clock: from showing the cards to the key press (KS-23).
"""

from collections.abc import Callable
from typing import Any

from kurayami.games.komnata_strachu.actions import GiveUp, Hit, Pull, Push, Ready
from kurayami.games.komnata_strachu.cards import SHAPES, Token
from kurayami.games.komnata_strachu.model import Pause
from kurayami.games.komnata_strachu.view import Race as OpenRound
from kurayami.games.komnata_strachu.view import View

MILLIS = 1000


class KeyboardLane:
    """A player at this keyboard, in the open round."""

    def __init__(self, seat: int, view: View) -> None:
        self.seat = seat
        self.tokens: list[Token] = []
        self.hit = False
        self.gave_up = False
        self.time: int | None = None
        """Time of the hit on this machine's clock."""
        racer = view.stage.racers[seat] if isinstance(view.stage, OpenRound) else None
        if racer and racer.lane:  # as the table has it: after a new start in the middle of a round it is not empty
            self.tokens = list(racer.lane.tokens)
            self.hit = racer.lane.claim is not None
            self.gave_up = racer.lane.gave_up
            self.time = racer.lane.claim.time if racer.lane.claim else None


class LocalRace:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.lanes: dict[int, KeyboardLane] = {}
        self.shown_at: float | None = None
        """Time the cards of the open round were shown; None if no round is open."""
        self._round = 0

    def see(self, view: View, seats: list[int]) -> None:
        """Takes in an update. The cards count as shown from the next `shown` on."""
        opened = isinstance(view.stage, OpenRound)
        if not opened:
            self.shown_at = None
        if not opened or view.rounds != self._round or list(self.lanes) != seats:
            self.lanes = {seat: KeyboardLane(seat, view) for seat in seats}
        if opened and view.rounds != self._round:
            self.shown_at = None
        self._round = view.rounds

    def shown(self) -> None:
        """Called once the cards are on screen."""
        if self.shown_at is None:
            self.shown_at = self._clock()

    def toggle(self, seat: int, token: Token) -> list[Any]:
        lane = self._running(seat)
        if lane is None:
            return []
        if token in lane.tokens:
            lane.tokens.remove(token)
            return [Pull(token)]
        lane.tokens.append(token)
        return [Push(token)]

    def hit(self, seat: int, stamp: float) -> list[Any]:
        """Hits the switch; `stamp` is when the key was pressed."""
        lane = self._running(seat)
        if lane is None or self.shown_at is None:
            return []
        lane.hit = True
        lane.time = max(0, round((stamp - self.shown_at) * MILLIS))
        return [Hit(lane.time)]

    def give_up(self, seat: int) -> list[Any]:
        lane = self._running(seat)
        if lane is None:
            return []
        lane.gave_up = True
        return [GiveUp()]

    def ready(self, view: View, seat: int) -> list[Any]:
        return [Ready()] if isinstance(view.stage, Pause) and not view.stage.ready[seat] else []

    def _running(self, seat: int) -> KeyboardLane | None:
        lane = self.lanes.get(seat)
        return lane if lane and self.shown_at is not None and not (lane.hit or lane.gave_up) else None


def token_numbered(number: int) -> Token:
    """Token by its place in the row; the first has key 1."""
    return SHAPES[number - 1]
