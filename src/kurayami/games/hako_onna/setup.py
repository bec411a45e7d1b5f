"""Before the first turn (HO-22 to HO-30)."""

from itertools import combinations
from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.effects import ADVANCED_ITEMS, BASE_ITEMS
from kurayami.games.hako_onna.house import GROUND, Placed, apart, beside, build, hall, lies_apart, placements
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.noise import fresh
from kurayami.games.hako_onna.options import Options, validate
from kurayami.games.hako_onna.pieces import Ghost, Lying, Visitor
from kurayami.games.hako_onna.play import Play, ghost_seats
from kurayami.games.hako_onna.tiles import (
    BONES,
    EMPTIES,
    HAKO_ONNA,
    HAKOBITO,
    NUMBERS,
    SAFE,
    SHUFFLED,
)
from kurayami.kernel import Seat

NOT_FIRST: Final = 4
"""The power that can't be her first one (HO-28)."""

TRIPLES: Final = tuple(combinations(range(1, 7), 3))
NO_KNOWLEDGE: Final = Knowledge(
    spots=(0,) * 24, hands=((),) * 4, haunts=(0,) * 5, lost=(), slots=(0, 0), cards=0, closing=0, seen=()
)


def setup(options: Options) -> State:
    validate(options)
    edition = options.edition
    house = build(edition, (Placed(hall(edition), GROUND, 0, 0, 0),))
    hall_room = next(index for index, room in enumerate(house.rooms) if room.name == "1F Hall")
    return State(
        options=options,
        house=house,
        agenda=(f.StartPower(3), f.Laying(), f.Weak(), f.Numbers(), f.PickFirst()),
        shadows=((),) * 24,
        bag=SHUFFLED,
        box=tuple(sorted((HAKO_ONNA, BONES, SAFE, *HAKOBITO))),
        supply=EMPTIES,
        found=(),
        out=(),
        lost=(),
        numbers=(),
        weakness=None,
        key_in_safe=True,
        numbers_up=(),
        guesses=(),
        dial_guesses=(),
        not_weak=(),
        visitors=tuple(Visitor(hall_room, (), None) for _ in range(options.visitors)),
        ghosts=(),
        first=0,
        votes=(),
        proposal=None,
        deck=full_deck(options),
        deck_bottom=(0,),
        hand=(),
        slots=(None, None),
        charmed=(),
        drawn=(),
        turn=0,
        barrier=None,
        reversed_until=0,
        mary=None,
        mary_until=0,
        drops_on=0,
        salt=(),
        salt_on=0,
        noise=fresh(options),
        overdue=False,
        music_played=False,
        end=None,
        closed_ways=(),
        due=None,
        closed=None,
        told=((),) * (options.visitors + 2),
        knows=(NO_KNOWLEDGE,) * (options.visitors + 2),
    )


def full_deck(options: Options) -> tuple[int, ...]:
    """All powers but Time of Despair, which lies at the bottom. 11 never goes with noise cards (HO-9)."""
    extra = tuple(
        power.number
        for power in options.edition.powers[10:]
        if options.advanced_powers and not (power.effect == "upside_down" and options.noise == "cards")
    )
    return (*range(1, 11), *extra)


def item_cards(options: Options) -> tuple[str, ...]:
    return (*BASE_ITEMS, *(ADVANCED_ITEMS if options.advanced_items else ()))


# Choosing items and boards


def pick_first(play: Play, action: a.First) -> None:
    state = play.state
    seats = tuple((action.seat - 1 + step) % state.options.visitors + 1 for step in range(state.options.visitors))
    play.set(first=action.seat)
    play.say(e.FirstChosen(action.seat))
    boards = tuple(index for index in range(len(state.options.edition.boards)) if index != hall(state.options.edition))
    play.instead(f.Boards(action.seat, boards), f.Items(seats, item_cards(state.options)))


def take_item(play: Play, frame: f.Items, item: str) -> None:
    seat = frame.seats[0]
    play.set_visitor(seat, item=item)
    play.say(e.ItemTaken(seat, item))
    rest = tuple(card for card in frame.cards if card != item)
    if len(frame.seats) == 1:
        play.pop()
    else:
        play.instead(f.Items(frame.seats[1:], rest))


def draw_board(play: Play, frame: f.Boards, action: a.DrawBoard) -> None:
    state = play.state
    board = action.board
    bag = tuple(other for other in frame.bag if other != board)
    later = tuple(other for other in frame.later if other != board)
    play.say(e.BoardDrawn(frame.seat, board))
    if lies_apart(state.options.edition, board):
        _lay(play, apart(state.options.edition, board), frame.seat, bag, later)
    elif not spots_for(state, board, bag, later):
        play.instead(f.Boards(_following(state, frame.seat), bag, (*later, board)))
    else:
        play.instead(f.Placing(frame.seat, board, bag, later))


def spots_for(state: State, board: int, bag: tuple[int, ...], later: tuple[int, ...]) -> tuple[Placed, ...]:
    edition = state.options.edition
    spots = placements(edition, state.house.placed, board, _needs_doorway(edition, (*bag, *later)))
    return spots if spots or bag else beside(state.house.placed, board)


def _needs_doorway(edition: Edition, coming: tuple[int, ...]) -> bool:
    """Whether a board is to come that needs a doorway of those that lie already: 2F Hall will bring its own."""
    upper = any(edition.boards[board].rooms[0].name == "2F Hall" for board in coming)
    return not upper and not all(lies_apart(edition, board) for board in coming)


def place_board(play: Play, frame: f.Placing, action: a.PlaceBoard) -> None:
    spot = Placed(frame.board, action.floor, action.x, action.y, action.turn)
    _lay(play, spot, frame.seat, frame.bag, frame.later)


def _lay(play: Play, spot: Placed, seat: Seat, bag: tuple[int, ...], later: tuple[int, ...]) -> None:
    state = play.state
    play.set(house=build(state.options.edition, (*state.house.placed, spot)))
    play.say(e.BoardLaid(spot))
    if bag or later:
        play.instead(f.Boards(_following(state, seat), bag, later))
    else:
        play.pop()


def _following(state: State, seat: Seat) -> Seat:
    return seat % state.options.visitors + 1


# Her secrets


def choose_numbers(play: Play, action: a.ChooseNumbers) -> None:
    numbers = (action.first, action.second, action.third)
    chosen = tuple(NUMBERS[number - 1] for number in numbers)
    play.set(numbers=numbers, bag=tuple(tile for tile in play.state.bag if tile not in chosen))
    play.say(e.NumbersChosen(numbers, (0,)))
    play.pop()


def choose_weakness(play: Play, action: a.ChooseWeakness) -> None:
    play.set(weakness=action.weakness, bag=tuple(tile for tile in play.state.bag if tile != action.weakness))
    play.say(e.WeaknessChosen(action.weakness, (0,)))
    play.pop()


def lay_tiles(play: Play, action: a.LeaveVacant) -> None:
    """The Safe on the desk, the others on all Shadows but one; which lies where is not decided (HO-26, HO-27)."""
    safe = play.state.house.safe
    stacks = tuple(
        () if shadow == action.shadow else (Lying(SAFE if shadow == safe else None),) for shadow in range(24)
    )
    play.set(shadows=stacks, box=tuple(tile for tile in play.state.box if tile != SAFE))
    play.say(e.Laid(action.shadow))
    play.pop()


def draw_start_power(play: Play, frame: f.StartPower, action: a.DrawPower) -> None:
    state = play.state
    play.set(
        deck=tuple(card for card in state.deck if card != action.power),
        hand=tuple(sorted((*state.hand, action.power))),
    )
    play.say(e.Drew(True, action.power, (0,)))
    play.instead(f.StartPower(frame.left - 1))


def keep_power(play: Play, action: a.KeepPower) -> None:
    """The other two go back into the deck, which is shuffled (HO-28). Then the Visitors close their eyes."""
    state = play.state
    back = tuple(card for card in state.hand if card != action.power)
    every = sum(1 << card for card in (*state.deck, *state.hand) if card != NOT_FIRST)
    play.set(hand=(action.power,), deck=tuple(sorted((*state.deck, *back))), drawn=(every,))
    play.say(e.PowerKept(action.power, (0,)))
    play.say(e.EyesClosed())
    play.instead(f.Opening(start=True), f.Grudge(), f.Bones())
    play.set(closed=play.state)


def put_bones(play: Play, action: a.PutBones) -> None:
    vacant = next(shadow for shadow, stack in enumerate(play.state.shadows) if not stack)
    if action.shadow != vacant:
        play.set_stack(vacant, play.state.shadows[action.shadow])
    play.set_stack(action.shadow, (Lying(BONES),))
    play.set(box=tuple(tile for tile in play.state.box if tile != BONES))
    play.say(e.BonesPut(action.shadow, ghost_seats(play.state)))
    play.pop()


def enter_grudge(play: Play, action: a.StepTo) -> None:
    play.instead(f.Hiding(0, action.room), f.Looking(play.state.house.rooms[action.room].shadows, 0))


def first_hiding(play: Play, shadow: int) -> None:
    """The Hako Onna tile takes a tile's place (HO-29)."""
    kept = play.lift(shadow)
    play.set_stack(shadow, (Lying(HAKO_ONNA),))
    play.set(ghosts=(Ghost(0, shadow, kept),), box=tuple(tile for tile in play.state.box if tile != HAKO_ONNA))
    play.say(e.Hid(0, -1, shadow, None, kept, (0,)))
