"""Showing, offering and asking between two Visitors, one of them acting; and discarding (HO-37, HO-38)."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.pieces import Proposal
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import bound, shadows_of, together, visitor
from kurayami.kernel import Seat

Dealing: TypeAlias = a.Show | a.Offer | a.Ask
Answer: TypeAlias = a.Accept | a.Decline


def dealings_of_two(state: Position, seat: Seat, other: Seat) -> list[Dealing]:
    tiles = dict.fromkeys(visitor(state, seat).tiles)
    listed: list[Dealing] = [a.Show(other, tile) for tile in tiles]
    listed += [a.Offer(other, tile) for tile in tiles if not bound(state, seat, tile)]
    if visitor(state, other).tiles and state.proposal != Proposal(seat, other, None, asking=True):
        listed.append(a.Ask(other))
    return listed


def dealings(state: Position, frame: f.Act) -> list[Dealing]:
    """Dealings of the acting Visitor."""
    listed: list[Dealing] = []
    for other in together(state, frame.seat):
        listed += dealings_of_two(state, frame.seat, other)
    return listed


def answers_of(state: Position, seat: Seat) -> list[Answer]:
    """Answers to a proposal. A Visitor who was asked for a tile offers one, or declines."""
    proposal = state.proposal
    if proposal is None or proposal.to != seat:
        return []
    return [a.Decline()] if proposal.asking else [a.Accept(), a.Decline()]


def answers(state: Position, frame: f.Act) -> list[Answer]:
    return answers_of(state, frame.seat)


def asides(state: Position, frame: f.Act, seat: Seat) -> Sequence[Dealing | Answer]:
    """Actions of another Visitor in the acting one's room."""
    if seat not in together(state, frame.seat):
        return []
    listed = dealings_of_two(state, seat, frame.seat)
    if state.proposal is not None and seat not in (state.proposal.by, state.proposal.to):
        return [action for action in listed if isinstance(action, a.Show)]  # the other two are not done yet
    return [*listed, *answers_of(state, seat)]


def deal_aside(play: Play, seat: Seat, action: a.Action) -> None:
    """Carries out an action of a Visitor who is not the mover."""
    assert isinstance(action, a.Show | a.Offer | a.Ask | a.Accept | a.Decline)
    deal(play, seat, action)


def deal(play: Play, seat: Seat, action: Dealing | Answer) -> None:
    match action:
        case a.Show(to, tile):
            play.say(e.Showed(seat, to, None, tile, (seat, to)))
        case a.Offer(to, tile):
            play.proposal = Proposal(seat, to, tile, asking=False)
            play.say(e.Offered(seat, to, tile, (seat,)))
        case a.Ask(to):
            play.proposal = Proposal(seat, to, None, asking=True)
            play.say(e.Asked(seat, to))
        case a.Accept():
            _accept(play)
        case a.Decline():
            play.proposal = None
            play.say(e.Declined(seat))
        case _:
            assert_never(action)


def _accept(play: Play) -> None:
    proposal = play.proposal
    assert proposal is not None
    assert proposal.tile is not None
    seat, other, tile = proposal.by, proposal.to, proposal.tile
    play.proposal = None
    play.lose(seat, tile)
    play.give(other, tile)
    play.say(e.Gave(seat, other, tile, (seat, other)))


def discards(state: Position, frame: f.Act) -> list[a.Discard]:
    held = visitor(state, frame.seat)
    if not held.tiles:
        return []
    vacant = [shadow for shadow in shadows_of(state, held.here) if not state.shadows[shadow]]
    free = [tile for tile in dict.fromkeys(held.tiles) if not bound(state, frame.seat, tile)]
    return [a.Discard(tile, shadow) for shadow in vacant for tile in free]


def discard(play: Play, frame: f.Act, action: a.Discard) -> None:
    play.proposal = None
    play.lose(frame.seat, action.tile)
    play.lay(action.shadow, action.tile)
    play.say(e.Discarded(frame.seat, action.shadow, action.tile, (frame.seat,)))
