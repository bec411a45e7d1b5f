"""A redeal: a state consistent with a view, with everything its seat can't know dealt at random.

Every tile is decided. Constraints are solved, not sampled: ghosts are placed by a search over the heights of the
stacks, tiles by a matching against the viewer's knowledge of each place.
"""

from itertools import combinations

from msgspec.structs import replace

from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.cards import HerCards, deal_cards
from kurayami.games.hako_onna.hands import exact, shown
from kurayami.games.hako_onna.hauntings import Haunting, haunting, known
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.matching import Matching
from kurayami.games.hako_onna.model import State, Told
from kurayami.games.hako_onna.pieces import Ghost, Lying, Proposal, Stack, Visitor
from kurayami.games.hako_onna.tiles import (
    ANY_MASK,
    BIT,
    BONES,
    EMPTIES,
    EMPTY,
    EXTINGUISHER,
    HAKO_ONNA,
    KEY_RING,
    KINDS,
    NUMBERS,
    PAGES,
    PORTABLE_MASK,
    SAFE,
    SHUFFLED,
    WEAKNESSES,
    WEAPON_OF,
    Tile,
    ghost_tile,
    hakobito,
)
from kurayami.games.hako_onna.view import View
from kurayami.kernel import Seat, Stream


def imagine(view: View, rng: Stream) -> State:
    for numbers, weakness in secrets(view, rng):
        ghosts = known(view.hers.ghosts) if view.hers else haunting(view, kept_tiles(view, numbers, weakness), rng)
        deal = Deal(view, numbers, weakness, ghosts, rng)
        if deal.matching.fill():
            return finish(view, numbers, weakness, deal, rng)
    raise ValueError("nothing fits this view")


# Her choices


def secrets(view: View, rng: Stream) -> list[tuple[tuple[int, ...], Tile | None]]:
    """Combinations and Weaknesses the viewer can't rule out, in random order."""
    if view.hers is not None:
        return [(view.hers.numbers, view.hers.weakness)]
    triples: list[tuple[int, ...]] = [()]
    if view.chosen[0]:
        triples = [triple for triple in combinations(range(1, 7), 3) if possible(view, triple)]
    weak: list[Tile | None] = [None]
    if view.chosen[1]:
        weak = [tile for tile in WEAKNESSES if WEAPON_OF[tile] not in view.not_weak and tile not in view.out]
    return rng.shuffled([(triple, tile) for triple in triples for tile in weak])


def possible(view: View, triple: tuple[int, ...]) -> bool:
    """True if it agrees with every guess at the Safe."""
    right = set(triple)
    if any(NUMBERS[number - 1] in view.out for number in triple):
        return False
    wrong = any(set(guess) <= right for guess in view.guesses)
    nearly = any(len(right & set(guess)) >= 2 for guess in view.dial_guesses)
    return right >= set(view.numbers_up) and not wrong and not nearly


# Tiles


def boxed(view: View) -> tuple[Tile, ...]:
    """Tiles not in play yet."""
    coming = [hakobito(seat) for seat in range(1, 5) if seat > len(view.visitors) or view.visitors[seat - 1].alive]
    if not view.haunting:
        coming.append(HAKO_ONNA)
    if any(isinstance(frame, f.StartPower | f.Bones) for frame in view.agenda):
        coming.append(BONES)
    if any(isinstance(frame, f.Laying) for frame in view.agenda):
        coming.append(SAFE)
    return tuple(sorted(coming))


def laid(view: View) -> bool:
    return any(view.shadows)


def pool(view: View, numbers: tuple[int, ...], weakness: Tile | None) -> list[int]:
    """Number of tiles of each kind in Shadows, in hands, with ghosts, or lost."""
    counts = dict.fromkeys(KINDS, 1)
    counts[EMPTY] = EMPTIES - view.supply
    away = [*boxed(view), *view.out, *(PAGES[page - 1] for page in view.found), *(ghost_tile(g) for g in view.haunting)]
    away += [NUMBERS[number - 1] for number in numbers] + ([weakness] if weakness else [])
    away += [KEY_RING] if view.key_in_safe else []
    away += SHUFFLED if not laid(view) else ()
    for tile in away:
        counts[tile] = max(0, counts[tile] - 1)
    return [counts[kind] for kind in KINDS]


def kept_tiles(view: View, numbers: tuple[int, ...], weakness: Tile | None) -> int:
    """Number of tiles that ghosts keep: those not in a Shadow, in a hand or lost."""
    lying = sum(len(stack) for stack in view.shadows) - len(view.haunting)
    held = sum(one.held for one in view.visitors)
    return max(0, sum(pool(view, numbers, weakness)) - lying - held - len(view.lost))


class Deal:
    """All places for tiles in order: Shadows, hands, ghosts' kept tiles, lost ones."""

    def __init__(
        self, view: View, numbers: tuple[int, ...], weakness: Tile | None, ghosts: Haunting, rng: Stream
    ) -> None:
        self.ghosts = ghosts
        self.grounds = [
            shadow for shadow, stack in enumerate(view.shadows) if len(stack) > ghosts.shadows.count(shadow)
        ]
        hands = [_hand(view, seat) for seat in range(1, len(view.visitors) + 1)]
        places = [_spot(view, shadow) for shadow in self.grounds]
        places += [kinds for hand in hands for kinds in hand]
        places += [_kept(view, seat) for seat in ghosts.keepers]
        places += [_lost(view, index) for index in range(len(view.lost))]
        self.held = [len(hand) for hand in hands]
        self.matching = Matching(places, pool(view, numbers, weakness), rng)

    def tiles(self, start: int, count: int) -> tuple[Tile, ...]:
        things = self.matching.thing_of[start : start + count]
        return tuple(KINDS[thing] for thing in things if thing is not None)

    def hands(self) -> list[tuple[Tile, ...]]:
        start = len(self.grounds)
        starts = [start + sum(self.held[:index]) for index in range(len(self.held))]
        return [tuple(sorted(self.tiles(first, count))) for first, count in zip(starts, self.held, strict=True)]

    def keeps(self) -> dict[Seat, Tile]:
        start = len(self.grounds) + sum(self.held)
        return dict(zip(self.ghosts.keepers, self.tiles(start, len(self.ghosts.keepers)), strict=True))

    def lost(self, count: int) -> tuple[Tile, ...]:
        start = len(self.grounds) + sum(self.held) + len(self.ghosts.keepers)
        return self.tiles(start, count)


def _spot(view: View, shadow: int) -> int:
    for lying in view.shadows[shadow]:
        if lying.up and lying.tile is not None:
            return BIT[lying.tile]
    kinds = view.knows.spots[shadow] or ANY_MASK
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, f.Replacing) and top.shadow == shadow and top.taking:
        return kinds & PORTABLE_MASK
    return kinds


def _hand(view: View, seat: Seat) -> tuple[int, ...]:
    one = view.visitors[seat - 1]
    if one.tiles is not None:
        return tuple(BIT[tile] for tile in one.tiles)
    hand = view.knows.hands[seat - 1]
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, f.Doomed) and top.seat == seat:
        return shown(hand, BIT[EXTINGUISHER])
    return hand


def _kept(view: View, seat: Seat) -> int:
    for one in view.hers.ghosts if view.hers else ():
        if one.seat == seat and one.keeps is not None:
            return BIT[one.keeps]
    return ANY_MASK


def _lost(view: View, index: int) -> int:
    tile = view.lost[index][1]
    return BIT[tile] if tile is not None else view.knows.lost[index]


# Putting it together


def finish(view: View, numbers: tuple[int, ...], weakness: Tile | None, deal: Deal, rng: Stream) -> State:
    hands = deal.hands()
    chosen = {*(NUMBERS[number - 1] for number in numbers), weakness}
    shadows, bag = _shadows(view, deal, rng)
    if not laid(view):
        bag = tuple(tile for tile in SHUFFLED if tile not in chosen)
    keeps = deal.keeps()
    seats = tuple(zip(view.haunting, deal.ghosts.shadows, strict=True))
    lost = deal.lost(len(view.lost))
    state = _state(
        view,
        shadows=shadows,
        bag=bag,
        numbers=numbers,
        weakness=weakness,
        agenda=_agenda(view, hands, rng),
        visitors=tuple(
            Visitor(one.room, hand, one.item, one.alive) for one, hand in zip(view.visitors, hands, strict=True)
        ),
        ghosts=tuple(Ghost(seat, shadow, keeps.get(seat)) for seat, shadow in seats),
        lost=tuple((who, tile) for (who, _), tile in zip(view.lost, lost, strict=True)),
        proposal=_proposal(view, hands, rng),
        cards=deal_cards(view, rng),
    )
    return replace(state, closed=_seen_last(state, view.knows.closing)) if view.eyes_closed else state


def _seen_last(state: State, closing: int) -> State:
    """The position that the Visitors saw last, as far as it matters: powers used since then lay there, face down."""
    slots = list(state.slots)
    back = next(power for power in range(1, len(slots) + 2) if power not in slots)
    while len(slots) - slots.count(None) < closing:
        slots[slots.index(None)] = back
    return replace(state, slots=tuple(slots))


def _shadows(view: View, deal: Deal, rng: Stream) -> tuple[tuple[Stack, ...], tuple[Tile, ...]]:
    """The stacks, ghosts above the other tile; and, while chance reveals the rest, one unknown tile."""
    ground = dict(zip(deal.grounds, deal.tiles(0, len(deal.grounds)), strict=True))
    bag: tuple[Tile, ...] = ()
    if f.Uncovering() in view.agenda:
        covered = rng.choice([shadow for shadow in ground if not exact(_spot(view, shadow))])
        bag = (ground.pop(covered),)
    stacks: list[Stack] = []
    for shadow, stack in enumerate(view.shadows):
        lying = (Lying(ground.get(shadow), stack[0].up),) if shadow in deal.grounds else ()
        stacks.append((*lying, *_ghosts(view, deal, shadow, rng)))
    return tuple(stacks), bag


def _ghosts(view: View, deal: Deal, shadow: int, rng: Stream) -> list[Lying]:
    if view.hers is not None:
        return [lying for lying in view.shadows[shadow] if lying.tile is not None and not lying.up]
    here = [seat for seat, at in zip(view.haunting, deal.ghosts.shadows, strict=True) if at == shadow]
    return [Lying(ghost_tile(seat)) for seat in rng.shuffled(here)]


def _agenda(view: View, hands: list[tuple[Tile, ...]], rng: Stream) -> tuple[f.Frame, ...]:
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, f.Carrying) and top.tile is None:
        return (*view.agenda[:-1], f.Carrying(top.seat, rng.choice(hands[top.seat - 1])))
    return view.agenda


def _proposal(view: View, hands: list[tuple[Tile, ...]], rng: Stream) -> Proposal | None:
    proposal = view.proposal
    if proposal is None or proposal.asking or proposal.tile is not None:
        return proposal
    free = [tile for tile in hands[proposal.by - 1] if not (tile == "doll-mary" and view.mary == proposal.by)]
    return replace(proposal, tile=rng.choice(free or hands[proposal.by - 1]))


def _state(
    view: View,
    *,
    shadows: tuple[Stack, ...],
    bag: tuple[Tile, ...],
    numbers: tuple[int, ...],
    weakness: Tile | None,
    agenda: tuple[f.Frame, ...],
    visitors: tuple[Visitor, ...],
    ghosts: tuple[Ghost, ...],
    lost: tuple[tuple[Seat, Tile], ...],
    proposal: Proposal | None,
    cards: HerCards,
) -> State:
    return State(
        options=view.options,
        house=view.house,
        agenda=agenda,
        shadows=shadows,
        bag=bag,
        box=boxed(view),
        supply=view.supply,
        found=view.found,
        out=view.out,
        lost=lost,
        numbers=numbers,
        weakness=weakness,
        key_in_safe=view.key_in_safe,
        numbers_up=view.numbers_up,
        guesses=view.guesses,
        dial_guesses=view.dial_guesses,
        not_weak=view.not_weak,
        visitors=visitors,
        ghosts=ghosts,
        first=view.first,
        votes=view.votes,
        proposal=proposal,
        deck=cards.deck,
        deck_bottom=cards.deck_bottom,
        hand=cards.hand,
        slots=cards.slots,
        charmed=view.charmed,
        drawn=view.drawn,
        turn=view.turn,
        barrier=view.barrier,
        reversed_until=view.reversed_until,
        mary=view.mary,
        mary_until=view.mary_until,
        drops_on=view.drops_on,
        salt=view.salt,
        salt_on=view.salt_on,
        noise=view.noise,
        overdue=view.overdue,
        music_played=view.music_played,
        end=view.end,
        closed_ways=view.closed_ways,
        due=None,
        closed=None,
        told=_told(view),
        news=(),
        knows=tuple(_knows(view, index, visitors) for index in range(len(visitors) + 2)),
    )


# Memory: the viewer's own; the others know as little as the table shows


def _own(view: View) -> int:
    return len(view.visitors) + 1 if view.seat is None else view.seat


def _told(view: View) -> tuple[Told, ...]:
    return tuple((view.told,) if index == _own(view) else () for index in range(len(view.visitors) + 2))


def _knows(view: View, index: int, visitors: tuple[Visitor, ...]) -> Knowledge:
    if index == (0 if view.hers else _own(view)):
        return view.knows
    hands: list[tuple[int, ...]] = [(PORTABLE_MASK,) * one.held for one in view.visitors]
    if 0 < index <= len(visitors):
        hands[index - 1] = tuple(sorted(BIT[tile] for tile in visitors[index - 1].tiles))
    filled = sum(1 << shadow for shadow, stack in enumerate(view.shadows) if stack)
    return Knowledge(
        spots=tuple(ANY_MASK if stack else 0 for stack in view.shadows),
        hands=(*hands, *((),) * (4 - len(hands))),
        haunts=tuple(filled if seat in view.haunting else 0 for seat in range(5)),
        lost=(PORTABLE_MASK,) * len(view.lost),
        slots=(None, None),
        cards=0,
        closing=view.knows.closing,
        seen=(),
    )
