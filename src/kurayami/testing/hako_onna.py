"""Hako Onna as the suite sees it: all its pieces, and what each viewer can't know."""

from msgspec.structs import replace

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.forced import forced
from kurayami.games.hako_onna.setup import full_deck, item_cards
from kurayami.games.hako_onna.tiles import ANY_MASK, BIT, DOLL, PAGES, PORTABLE_MASK
from kurayami.games.hako_onna.view import her_side, sees_as_ghost
from kurayami.kernel import Due, Move, Seat, Stream


def hako_onna_tiles(state: hako_onna.State) -> list[str]:
    """All 58 tiles, wherever they are."""
    lying = [one.tile for stack in state.shadows for one in stack]
    tiles = [tile for tile in lying if tile is not None]
    tiles += [*state.bag, *state.box, *state.out, *("empty",) * state.supply]
    tiles += [tile for one in state.visitors for tile in one.tiles]
    tiles += [one.keeps for one in state.ghosts if one.keeps is not None]
    tiles += [tile for _, tile in state.lost]
    tiles += [f"diary-{page}" for page in state.found] + [f"combination-{number}" for number in state.numbers]
    tiles += [state.weakness] if state.weakness else []
    tiles += ["key-ring"] if state.key_in_safe else []
    return sorted(tiles)


def hako_onna_census(state: hako_onna.State) -> object:
    """All tiles, all power cards, and whether the bag fits the unseen tiles."""
    unseen = sum(one.tile is None for stack in state.shadows for one in stack)
    cards = [*state.deck, *state.deck_bottom, *state.hand, *state.charmed, *(card for card in state.slots if card)]
    return hako_onna_tiles(state), sorted(cards), unseen in (0, len(state.bag))


def hako_onna_secrets(state: hako_onna.State, seat: Seat | None) -> object:
    """Visitors can't know her, the ghosts, others' hands and the tiles; ghosts can't know hands and unseen tiles."""
    hands = [one.tiles for number, one in enumerate(state.visitors, 1) if number != seat]
    if seat is not None and (seat == 0 or not state.visitors[seat - 1].alive):
        return hands, state.shadows
    return hands, state.shadows, state.ghosts, state.numbers, state.weakness, state.hand, state.slots


def hako_onna_seen(
    before: hako_onna.State, move: Move[hako_onna.Action], after: hako_onna.State, viewer: Seat | None
) -> object:
    """Visible part of a move. With open eyes everybody sees which card or disc a hand goes to, that a tile is
    taken, that she declines to interrupt or continues. A Visitor who dies sees her cards from then on.
    """
    if sees_as_ghost(after, viewer) and not sees_as_ghost(before, viewer):
        return her_side(after)
    if before.closed is not None and not sees_as_ghost(before, viewer):
        return None
    match move.action:
        case a.TurnCard() | a.Release() | a.Take() | a.LetBe() | a.Skip() | a.StepTo() | a.Done() | Due():
            return move.action
        case a.Snatch(what) if what is not None:
            return move.action if sees_as_ghost(before, viewer) else "a tile"
        case _:
            return None


def hako_onna_forced(state: hako_onna.State) -> tuple[object, bool]:
    return state.agenda[-1:], forced(state) is not None


LYING_IN_WAIT = (6, 7, 8, 9, 10)
"""Powers used in a Visitor's turn."""


def hako_onna_midgame(options: hako_onna.Options, stream: Stream) -> hako_onna.State:
    """A Visitor's turn late in the game: everyone holds tiles and cards, pages are found, powers are set, one Visitor
    is bound.
    """
    state = hako_onna.setup(options)
    while not isinstance(top := state.agenda[-1], f.Check):
        seat = stream.choice([mover for mover in hako_onna.movers(state) if hako_onna.legal(state, mover)])
        state = hako_onna.apply(state, Move(seat, stream.choice(hako_onna.legal(state, seat)), 0)).state
    view = hako_onna.view(state, None)
    people = range(1, options.visitors + 1)
    held = [2 for _ in people]
    items = stream.shuffled(item_cards(options))
    found = tuple(sorted(stream.shuffled(range(1, len(PAGES) + 1))[: stream.below(9)]))
    bound = stream.choice([None, top.seat, *people])
    hands = [(PORTABLE_MASK,) * count for count in held]
    if bound is not None:
        hands[bound - 1] = (BIT[DOLL], *hands[bound - 1][1:])
    cards = 4 + stream.below(3)
    knows = replace(
        view.knows,
        spots=tuple(ANY_MASK if stack else 0 for stack in view.shadows),
        hands=(*hands, *((),) * (4 - len(hands))),
    )
    rooms = [stream.choice(sorted({view.visitors[0].here, *view.house.near[view.visitors[0].here]})) for _ in people]
    dealt = hako_onna.imagine(
        replace(
            view,
            found=found,
            supply=view.supply - len(found) - sum(held),
            visitors=tuple(
                replace(one, room=room, held=count, item=item)
                for one, room, count, item in zip(view.visitors, rooms, held, items, strict=False)
            ),
            deck_size=len(full_deck(options)) + 1 - cards,
            despair=len(full_deck(options)) - cards,
            hand_size=cards - 2,
            slots=(True, True),
            drawn=(),
            mary=bound,
            mary_until=1,
            knows=knows,
        ),
        stream,
    )
    first, second = stream.shuffled(LYING_IN_WAIT)[:2]
    others = [power for power in stream.shuffled(full_deck(options)) if power not in (first, second)]
    hand, deck = sorted(others[: cards - 2]), sorted(others[cards - 2 :])
    return replace(dealt, slots=(first, second), hand=tuple(hand), deck=tuple(deck), deck_bottom=(0,))
