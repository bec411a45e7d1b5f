"""A Visitor's prompts besides the main action: noise, a peek, a replacement, a proposal, death."""

from collections.abc import Sequence

from kurayami.bots.hako_onna.powers import is_ready, number_of
from kurayami.bots.hako_onna.visitor.disc_release import release
from kurayami.bots.hako_onna.visitor.hope import sees_a_way
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.pieces import Cards
from kurayami.games.hako_onna.tiles import CHARM, DOLL, EMPTY, EXTINGUISHER, KEY_RING, WEAPONS, Tile
from kurayami.kernel import Seat, Stream

WANTED = (KEY_RING, DOLL, EXTINGUISHER, CHARM, *WEAPONS)
"""Tiles worth taking; numbers and Weaknesses need only be seen."""


def check(seen: VisitorKnowledge, legal: Sequence[Action], rng: Stream) -> Action:
    """Flips a card; passes only if noise is likely to kill."""
    turns = [action for action in legal if isinstance(action, a.TurnCard)]
    passes = [action for action in legal if isinstance(action, a.KeepCard | a.KeepDisc)]
    if not turns:
        return release(seen.view, a.Release(a.Release(True) in legal), rng)
    view = seen.view
    behind_you = number_of(view.options.edition, "behind_you")
    known = behind_you in view.found and behind_you not in view.charmed
    strikes = any(view.slots) and known and is_ready(view, behind_you)
    if passes and strikes and loud(seen) * seen.haunts.in_room(0, seen.me.here) > 0.2:
        return rng.choice(passes)
    return rng.choice(turns)


def loud(seen: VisitorKnowledge) -> float:
    """Probability that the next card is noise."""
    noise = seen.view.noise
    assert isinstance(noise, Cards)
    up = [card.value for card in noise.cards if card.up and card.value is not None]
    left = [value for value in range(6) if value not in up]
    return sum(sum(up) + value >= 11 for value in left) / len(left)


def look(seen: VisitorKnowledge, frame: f.Peek, legal: Sequence[Action], rng: Stream) -> Action:
    """Takes a useful tile, tries the Safe, or ends the Peek."""
    if a.PlacePage(False) in legal:
        return a.PlacePage(False)
    if a.Take() in legal and seen.memory.tiles[frame.shadow] in wanted(seen):
        return a.Take()
    numbers = guess(seen, legal, rng)
    return numbers if numbers is not None else a.Done()


def wanted(seen: VisitorKnowledge) -> list[Tile]:
    return [tile for tile in WANTED if tile not in WEAPONS or seen.harms(tile) > 0]


def guess(seen: VisitorKnowledge, legal: Sequence[Action], rng: Stream) -> Action | None:
    if not any(isinstance(action, a.NameNumbers) for action in legal):
        return None
    fits = seen.combinations
    single = [action for action in legal if isinstance(action, a.NameOne)]
    if single and len(fits) > 2:
        likely = {action: sum(action.number in triple for triple in fits) for action in rng.shuffled(single)}
        open_ = {action: count for action, count in likely.items() if count < len(fits)}
        if open_:
            return max(open_, key=lambda action: open_[action])
    first, second, third = rng.choice(fits)
    return a.NameNumbers(first, second, third)


def put_back(legal: Sequence[Action]) -> Action:
    """Puts back an Empty tile if possible, to keep what is held."""
    plain = a.PutBack(EMPTY)
    return plain if plain in legal else legal[0]


def flee(seen: VisitorKnowledge, legal: Sequence[Action], rng: Stream) -> Action:
    """Flees to the room with the fewest expected ghosts."""
    ways = [action for action in rng.shuffled(legal) if isinstance(action, a.Flee)]
    if not ways:
        return legal[0]
    return min(ways, key=lambda way: sum(seen.haunts.in_room(seat, way.room) for seat in seen.haunts.odds))


def answer(view: View, seat: Seat, legal: Sequence[Action]) -> Action | None:
    """Answers proposals and votes: accepts gifts, gives what helps to win, and agrees to give up if another Visitor
    asks and there is no way to win.
    """
    if a.Accept() in legal:
        return a.Accept()
    proposal = view.proposal
    if proposal is not None and proposal.to == seat and proposal.asking:
        gifts = [a.Offer(proposal.by, tile) for tile in (DOLL, KEY_RING, *WEAPONS)]
        return next((gift for gift in gifts if gift in legal), a.Decline())
    agree = any(other != seat for other in view.votes) and not sees_a_way(view)
    vote = a.GiveUp(agree)
    return vote if vote in legal and agree != (seat in view.votes) else None
