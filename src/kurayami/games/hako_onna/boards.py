"""Setting up, first part: who begins, Item cards, boards (HO-22, HO-23)."""

from functools import lru_cache
from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.house import Placed, apart, beside, extended, hall, lies_apart, placements
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.rule import ActionRule, Rule, chance
from kurayami.games.hako_onna.setup import item_cards
from kurayami.kernel import CHANCE, Seat

# The first player


def firsts(state: Position, frame: f.PickFirst) -> list[a.First]:
    return [a.First(seat) for seat in range(1, state.options.visitors + 1)]


def pick_first(play: Play, frame: f.PickFirst, action: a.First) -> None:
    count = play.options.visitors
    seats = tuple((action.seat - 1 + step) % count + 1 for step in range(count))
    play.first = action.seat
    play.say(e.FirstChosen(action.seat))
    edition = play.options.edition
    boards = tuple(index for index in range(len(edition.boards)) if index != hall(edition))
    play.instead(f.Boards(action.seat, boards), f.Items(seats, item_cards(play.options)))


# Item cards


def chooser(options: Options, frame: f.Items) -> Seat:
    return CHANCE if options.random_items else frame.seats[0]


def item_choices(state: Position, frame: f.Items) -> list[a.ChooseItem]:
    return [] if state.options.random_items else [a.ChooseItem(card) for card in frame.cards]


def item_deals(state: Position, frame: f.Items) -> list[a.DealItem]:
    return [a.DealItem(card) for card in frame.cards] if state.options.random_items else []


def take_item(play: Play, frame: f.Items, action: a.ChooseItem | a.DealItem) -> None:
    seat = frame.seats[0]
    play.take_item(seat, action.item)
    play.say(e.ItemTaken(seat, action.item))
    rest = tuple(card for card in frame.cards if card != action.item)
    if len(frame.seats) == 1:
        play.pop()
    else:
        play.instead(f.Items(frame.seats[1:], rest))


# Boards


def board_draws(state: Position, frame: f.Boards) -> list[a.DrawBoard]:
    return [a.DrawBoard(board) for board in frame.bag or frame.later]


def draw_board(play: Play, frame: f.Boards, action: a.DrawBoard) -> None:
    edition, board = play.options.edition, action.board
    bag = tuple(other for other in frame.bag if other != board)
    later = tuple(other for other in frame.later if other != board)
    play.say(e.BoardDrawn(frame.seat, board))
    if lies_apart(edition, board):
        _lay(play, apart(edition, board), frame.seat, bag, later)
    elif not places_for(edition, play.house.placed, board, bag, later):
        play.instead(f.Boards(_following(play, frame.seat), bag, (*later, board)))
    else:
        play.instead(f.Placing(frame.seat, board, bag, later))


def placer(options: Options, frame: f.Placing) -> Seat:
    return CHANCE if options.random_boards else frame.seat


def board_places(state: Position, frame: f.Placing) -> tuple[a.PlaceBoard, ...]:
    return places_for(state.options.edition, state.house.placed, frame.board, frame.bag, frame.later)


@lru_cache(maxsize=512)
def places_for(
    edition: Edition, placed: tuple[Placed, ...], board: int, bag: tuple[int, ...], later: tuple[int, ...]
) -> tuple[a.PlaceBoard, ...]:
    """Places for a board while others, in the bag or set aside, are still to come."""
    spots = placements(edition, placed, board, _needs_doorway(edition, (*bag, *later)))
    if not spots and not bag:
        spots = beside(placed, board)
    return tuple([a.PlaceBoard(spot.floor, spot.x, spot.y, spot.turn) for spot in spots])


def _needs_doorway(edition: Edition, coming: tuple[int, ...]) -> bool:
    """True if a board to come needs a doorway of those already placed: 2F Hall brings its own."""
    upper = any(edition.boards[board].rooms[0].name == "2F Hall" for board in coming)
    return not upper and not all(lies_apart(edition, board) for board in coming)


def place_board(play: Play, frame: f.Placing, action: a.PlaceBoard) -> None:
    spot = Placed(frame.board, action.floor, action.x, action.y, action.turn)
    _lay(play, spot, frame.seat, frame.bag, frame.later)


def _lay(play: Play, spot: Placed, seat: Seat, bag: tuple[int, ...], later: tuple[int, ...]) -> None:
    play.house = extended(play.options.edition, play.house, spot)
    play.say(e.BoardLaid(spot))
    if bag or later:
        play.instead(f.Boards(_following(play, seat), bag, later))
    else:
        play.pop()


def _following(state: Position, seat: Seat) -> Seat:
    return seat % state.options.visitors + 1


RULES: Final = (
    Rule(f.PickFirst, chance, (ActionRule((a.First,), firsts, pick_first),)),
    Rule(
        f.Items,
        chooser,
        (ActionRule((a.ChooseItem,), item_choices, take_item), ActionRule((a.DealItem,), item_deals, take_item)),
    ),
    Rule(f.Boards, chance, (ActionRule((a.DrawBoard,), board_draws, draw_board),)),
    Rule(f.Placing, placer, (ActionRule((a.PlaceBoard,), board_places, place_board),)),
)
