"""Komnata Strachu in discrete time: the race beat by beat.

A beat is a fixed time. In each, every racing player does one thing: pushes or pulls back a token, hits the switch,
gives up, or waits. They choose without seeing each other's choices for the beat; then all are carried out, in seat
order and at the same time. Two right hits in one beat are a photo finish, decided by chance (KS-25). Cards reach
everybody at once, hits are believed, and pauses end by themselves.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from kurayami.games import komnata_strachu as game
from kurayami.games.komnata_strachu import Action, State, View
from kurayami.games.komnata_strachu.actions import Hit, Ready, Sent
from kurayami.games.komnata_strachu.legal import is_racing
from kurayami.games.komnata_strachu.model import Open
from kurayami.kernel import CHANCE, CLOCK, Chance, Due, Millis, Move, Seat, Stream

BEAT: Final[Millis] = 250
"""Milliseconds of a beat."""


class Wait(Struct, frozen=True, gc=False, tag="wait"):
    """Does nothing in this beat."""


WAIT: Final = Wait()


class Beat(Struct, frozen=True, gc=False):
    state: State
    """State when the beat began, which the players see until it is over."""
    now: Millis
    racing: tuple[Seat, ...] = ()
    """Seats that choose in this beat."""
    chosen: tuple[Action | Wait, ...] = ()
    """Choices of the first of them. Nobody sees them before the beat is over."""

    def __deepcopy__(self, memo: object) -> "Beat":
        """Returns itself: nothing in it ever changes."""
        return self


class Beats:
    def start(self, options: game.Options) -> Beat:
        return passed(game.setup(options), 0)

    def actor(self, node: Beat) -> Seat | None:
        if len(node.chosen) < len(node.racing):
            return node.racing[len(node.chosen)]
        return CHANCE if game.movers(node.state) else None

    def legal(self, node: Beat, seat: Seat) -> Sequence[Action | Wait]:
        return (WAIT, *game.legal(node.state, seat))

    def chances(self, node: Beat) -> Sequence[Chance[Any]]:
        return game.chances(node.state)

    def apply(self, node: Beat, action: Action | Wait) -> Beat:
        if not node.racing:
            assert not isinstance(action, Wait)
            return passed(game.apply(node.state, Move(CHANCE, action, node.now)).state, node.now)
        chosen = (*node.chosen, action)
        if len(chosen) < len(node.racing):
            return Beat(node.state, node.now, node.racing, chosen)
        return self.together(node, chosen)

    def follow(self, node: Beat, action: Action | Wait) -> Beat:
        return self.apply(node, action)

    def together(self, node: Beat, chosen: Sequence[Action | Wait]) -> Beat:
        """Node after a whole beat, given all choices."""
        state, now = node.state, node.now + BEAT
        due = game.deadline(state)
        if due is not None and due <= now:  # the round is over before anything of this beat
            return passed(game.apply(state, Move(CLOCK, Due(), max(due, node.now))).state, max(due, node.now))
        for seat, action in zip(node.racing, chosen, strict=True):
            if not isinstance(action, Wait):
                state = game.apply(state, Move(seat, _timed(state, seat, action, now), now)).state
        return passed(state, now)

    def state(self, node: Beat) -> State:
        return node.state

    def view(self, node: Beat, seat: Seat) -> View:
        return game.view(node.state, seat)

    def glance(self, node: Beat, seat: Seat) -> View:
        return game.view(node.state, seat)

    def imagine(self, node: Beat, seat: Seat, rng: Stream) -> Beat:
        state = game.imagine(game.view(node.state, seat), rng)
        heard = max([lane.heard for lane in state.stage.lanes], default=0) if isinstance(state.stage, Open) else 0
        again = _begun(state, max(node.now, heard))
        before = again.racing[: again.racing.index(seat)] if seat in again.racing else ()
        chosen = tuple([rng.choice(self.legal(again, other)) for other in before])
        return Beat(again.state, again.now, again.racing, chosen)


def _timed(state: State, seat: Seat, action: Action, now: Millis) -> Action:
    """The hit with its time on the player's own clock, since the cards were shown."""
    if not isinstance(action, Hit) or not isinstance(state.stage, Open):
        return action
    trip = state.stage.lanes[seat].trip
    return Hit(now - trip.sent) if trip else action


def passed(state: State, now: Millis) -> Beat:
    """Lets time pass until somebody can choose, chance draws, or the game is over."""
    while (movers := game.movers(state)) and CHANCE not in movers:
        beat = _begun(state, now)
        if beat.racing:
            return beat
        facts = game.legal(state, CLOCK)
        fact = next((fact for fact in facts if isinstance(fact, Sent)), None)
        due = game.deadline(state)
        if fact is not None:
            state = game.apply(state, Move(CLOCK, fact, now)).state
        elif due is not None:
            now = max(now, due)
            state = game.apply(state, Move(CLOCK, Due(), now)).state
        else:
            state = game.apply(state, Move(movers[0], Ready(), now)).state
    return Beat(state, now)


def _begun(state: State, now: Millis) -> Beat:
    """First beat of a race; nobody chooses before the cards have reached everybody."""
    stage = state.stage
    if not isinstance(stage, Open) or any(lane.trip is None and not lane.missed for lane in stage.lanes):
        return Beat(state, now)
    return Beat(state, now, tuple([seat for seat, lane in enumerate(stage.lanes) if is_racing(lane)]))
