"""Every game of the catalog, as the suite sees it."""

from itertools import chain
from typing import Final

from msgspec.json import encode

from kurayami.games import hako_onna, hidden_rooms, komnata_strachu
from kurayami.games.komnata_strachu.actions import Hit, Sent, TurnUp
from kurayami.games.komnata_strachu.cards import Card
from kurayami.games.komnata_strachu.deck import cards_of
from kurayami.games.komnata_strachu.model import Cancelled, Open, Photo, Turning, screen_mates
from kurayami.kernel import Due, Move, Seat
from kurayami.testing.hako_onna import (
    hako_onna_census,
    hako_onna_forced,
    hako_onna_midgame,
    hako_onna_secrets,
    hako_onna_seen,
)
from kurayami.testing.subject import Subject


def hidden_rooms_census(state: hidden_rooms.State) -> object:
    laid = [tile for tile in state.board if tile is not None]
    return sorted([*state.pile, *state.memory, *state.discard, *state.offered, *laid])


def komnata_strachu_census(state: komnata_strachu.State) -> object:
    """The cards of the deck, in the box, won and on the table (KS-22)."""
    match state.stage:
        case Turning(cards) | Cancelled(cards) | Open(cards) | Photo(cards):
            on_table: tuple[Card, ...] = cards
        case _:
            on_table = ()
    return sorted(map(encode, chain(cards_of(state.options, state.deck), state.box, on_table, *state.won)))


def komnata_strachu_secrets(state: komnata_strachu.State, viewer: Seat | None) -> object:
    """Others' actions in the open round, and cards being flipped (KS-26)."""
    if isinstance(state.stage, Turning):
        return state.stage.turned or None
    mates = () if viewer is None else screen_mates(state.options, viewer)
    lanes = state.stage.lanes if isinstance(state.stage, Open) else ()
    return [lane for seat, lane in enumerate(lanes) if seat not in mates and lane.trip] or None


def komnata_strachu_seen(
    before: komnata_strachu.State,
    move: Move[komnata_strachu.Action],
    after: komnata_strachu.State,
    viewer: Seat | None,
) -> object:
    """Visible part of a move: that a card is being flipped, not which, and that a pause is over."""
    match move.action:
        case TurnUp():
            return "a card"
        case Due():
            return move.action
        case _:
            return None


def komnata_strachu_unmeasured(action: komnata_strachu.Action) -> komnata_strachu.Action:
    match action:
        case Hit():
            return Hit()
        case Sent(seat):
            return Sent(seat)
        case _:
            return action


SUBJECTS: Final = {
    "hidden-rooms": Subject(
        rules=hidden_rooms,
        options=(
            hidden_rooms.Options(turn_limit=500),
            hidden_rooms.Options(book=hidden_rooms.BOOKS["deeper-rooms"], turn_limit=3),
        ),
        census=hidden_rooms_census,
    ),
    "komnata-strachu": Subject(
        rules=komnata_strachu,
        options=(
            komnata_strachu.Options(players=4),
            komnata_strachu.Options(players=3, time_limit=None, rounds=6, screens=(0, 1, 0), pause=0),
            komnata_strachu.Options(players=1, time_limit=2_000, rounds=5, escapes=0),
            komnata_strachu.Options(players=3, time_limit=4_000, rounds=6, head_starts=(3_000, 0, 200)),
        ),
        census=komnata_strachu_census,
        secrets=komnata_strachu_secrets,
        unmeasured=komnata_strachu_unmeasured,
        seen=komnata_strachu_seen,
    ),
    "hako-onna": Subject(
        rules=hako_onna,
        options=(
            hako_onna.Options(visitors=3, random_boards=True, giving_up=False, turn_limit=5),
            hako_onna.Options(
                visitors=2, noise="discs", advanced_powers=True, advanced_items=True, giving_up=False, turn_limit=8
            ),
            hako_onna.Options(visitors=4, random_boards=True, random_items=True, advanced_items=True, turn_limit=5),
        ),
        census=hako_onna_census,
        secrets=hako_onna_secrets,
        unmeasured=hako_onna.plain,
        seen=hako_onna_seen,
        forced=hako_onna_forced,
        midgame=hako_onna_midgame,
    ),
}
