"""Hako Onna as the suite sees it: all its pieces, and what each viewer can't know."""

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.view import sees_as_ghost
from kurayami.kernel import Due, Move, Seat


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
    """All tiles, all power cards, and whether the bag fits the tiles that nobody has seen."""
    unseen = sum(one.tile is None for stack in state.shadows for one in stack)
    cards = [*state.deck, *state.deck_bottom, *state.hand, *state.charmed, *(card for card in state.slots if card)]
    return hako_onna_tiles(state), sorted(cards), unseen in (0, len(state.bag))


def hako_onna_secrets(state: hako_onna.State, seat: Seat | None) -> object:
    """Visitors can't know her, the ghosts, others' hands and the tiles; ghosts can't know hands and unseen tiles."""
    hands = [one.tiles for number, one in enumerate(state.visitors, 1) if number != seat]
    if seat is not None and (seat == 0 or not state.visitors[seat - 1].alive):
        return hands, state.shadows
    return hands, state.shadows, state.ghosts, state.numbers, state.weakness, state.hand, state.slots


def hako_onna_seen(state: hako_onna.State, move: Move[hako_onna.Action], viewer: Seat | None) -> object:
    """With open eyes all see which card or disc a hand goes to, that a tile is taken, that she lets it be or goes on."""
    if state.closed is not None and not sees_as_ghost(state, viewer):
        return None
    match move.action:
        case a.TurnCard() | a.Release() | a.Take() | a.LetBe() | a.Skip() | a.StepTo() | a.Done() | Due():
            return move.action
        case _:
            return None
