"""A tiny game with everything that makes a game hard to keep honest: a hidden card, an interrupt window, a clock.

Each of two seats holds a card, 1 to 6, that only it sees. The caller says "high" (4 and up) or "low". The other may
doubt it within a second. If doubted, the caller's card is shown, and the point goes to whoever was right; otherwise the
caller gets it, and the card is put away unseen. Then the other is the caller.
"""

from typing import Final, Literal, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kurayami.kernel import (
    CHANCE,
    CLOCK,
    TABLE,
    Audience,
    Chance,
    Due,
    IllegalMove,
    Millis,
    Move,
    Outcome,
    Seat,
    Step,
    Stream,
)

VERSION: Final = 1
UNDO: Final = False
CARDS: Final = (1, 2, 3, 4, 5, 6)
WINDOW: Final[Millis] = 1000

Word: TypeAlias = Literal["high", "low"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 3


class SayWord(Struct, frozen=True, tag="say"):
    word: Word


class Doubt(Struct, frozen=True, tag="doubt"):
    pass


class Deal(Struct, frozen=True, tag="deal"):
    card: int


Action: TypeAlias = SayWord | Doubt | Deal | Due


class Dealt(Struct, frozen=True, tag="dealt"):
    seat: Seat
    card: int | None


class WordSaid(Struct, frozen=True, tag="said"):
    seat: Seat
    word: Word


class Settled(Struct, frozen=True, tag="settled"):
    """End of a round. The card is seen by everyone, or by nobody."""

    winner: Seat
    card: int | None


Event: TypeAlias = Dealt | WordSaid | Settled


class Used(Struct, frozen=True):
    """A card that was called and put away."""

    seat: Seat
    card: int | None
    shown: bool


class State(Struct, frozen=True):
    options: Options
    bag: tuple[int, ...] = CARDS
    hands: tuple[int | None, ...] = (None, None)
    used: tuple[Used, ...] = ()
    caller: Seat = 0
    word: Word | None = None
    due: Millis | None = None
    points: tuple[int, ...] = (0, 0)


class View(Struct, frozen=True):
    seat: Seat | None
    options: Options
    hands: tuple[int | None, ...]
    """Hands; None: no card, or a hidden one."""
    holding: tuple[bool, ...]
    used: tuple[Used, ...]
    caller: Seat
    word: Word | None
    due: Millis | None
    points: tuple[int, ...]


def seats(options: Options) -> int:
    return 2


def setup(options: Options) -> State:
    return State(options)


def movers(state: State) -> tuple[Seat, ...]:
    if over(state):
        return ()
    if None in state.hands:
        return (CHANCE,)
    return (state.caller,) if state.word is None else (1 - state.caller, CLOCK)


def over(state: State) -> bool:
    return len(state.used) == state.options.rounds


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    if seat == CHANCE:
        return tuple(chance.action for chance in chances(state))
    if seat not in movers(state):
        return ()
    if seat == CLOCK:
        return (Due(),)
    return (Doubt(),) if state.word else (SayWord("high"), SayWord("low"))


def chances(state: State) -> tuple[Chance[Action], ...]:
    return tuple(Chance(Deal(card)) for card in state.bag) if CHANCE in movers(state) else ()


def deadline(state: State) -> Millis | None:
    return state.due


def countdown(state: State, seat: Seat | None) -> Millis | None:
    return state.due


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    if move.by not in movers(state):
        raise IllegalMove("tiny-not-your-move")
    if state.due is not None and (move.at >= state.due) != (move.by == CLOCK):
        raise IllegalMove("tiny-not-the-time")
    match move.action:
        case Deal(card) if move.by == CHANCE and card in state.bag:
            return deal(state, card)
        case SayWord(word) if move.by == state.caller and state.word is None:
            return Step(replace(state, word=word, due=move.at + WINDOW), (WordSaid(move.by, word),))
        case Doubt() if move.by == 1 - state.caller and state.word is not None:
            return settle(state, doubted=True)
        case Due() if move.by == CLOCK:
            return settle(state, doubted=False)
        case Deal() | SayWord() | Doubt() | Due():
            raise IllegalMove("tiny-not-now")
        case _:
            assert_never(move.action)


def deal(state: State, card: int) -> Step[State, Event]:
    seat = state.hands.index(None)
    bag = tuple(other for other in state.bag if other != card)
    hands = tuple(card if holder == seat else held for holder, held in enumerate(state.hands))
    return Step(replace(state, bag=bag, hands=hands), (Dealt(seat, card),))


def settle(state: State, doubted: bool) -> Step[State, Event]:
    caller, card = state.caller, state.hands[state.caller]
    assert card is not None
    honest = (card > 3) == (state.word == "high")
    winner = caller if honest or not doubted else 1 - caller
    settled = State(
        options=state.options,
        bag=state.bag,
        hands=tuple(None if seat == caller else held for seat, held in enumerate(state.hands)),
        used=(*state.used, Used(caller, card, doubted)),
        caller=1 - caller,
        points=tuple(points + (seat == winner) for seat, points in enumerate(state.points)),
    )
    return Step(settled, (Settled(winner, card if doubted else None),))


def outcome(state: State) -> Outcome | None:
    if not over(state):
        return None
    best = max(state.points)
    return Outcome(tuple(float(points == best) for points in state.points), "rounds_played")


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        hands=tuple(card if holder == seat else None for holder, card in enumerate(state.hands)),
        holding=tuple(card is not None for card in state.hands),
        used=tuple(
            used if used.shown or used.seat == seat else Used(used.seat, None, used.shown) for used in state.used
        ),
        caller=state.caller,
        word=state.word,
        due=state.due,
        points=state.points,
    )


def witness(event: Event, seat: Seat | None) -> Event | None:
    if isinstance(event, Dealt) and event.seat != seat:
        return Dealt(event.seat, None)
    return event


def audiences(state: State, seat: Seat) -> tuple[Audience, ...]:
    return (Audience(TABLE, (0, 1)),)


def imagine(view: View, rng: Stream) -> State:
    known = {card for card in (*view.hands, *(used.card for used in view.used)) if card is not None}
    unknown = rng.shuffled([card for card in CARDS if card not in known])
    hands = tuple(
        unknown.pop() if holding and card is None else card
        for holding, card in zip(view.holding, view.hands, strict=True)
    )
    used = tuple(
        Used(used.seat, used.card if used.card is not None else unknown.pop(), used.shown) for used in view.used
    )
    return State(view.options, tuple(sorted(unknown)), hands, used, view.caller, view.word, view.due, view.points)


def reveal(state: State) -> View:
    return replace(view(state, None), hands=state.hands, used=state.used)


# Facts for the suite


def census(state: State) -> object:
    held = [card for card in state.hands if card is not None]
    return sorted([*state.bag, *held, *(used.card or 0 for used in state.used)])


def secrets(state: State, seat: Seat | None) -> object:
    held = [card for holder, card in enumerate(state.hands) if holder != seat]
    return held, [used.card for used in state.used if used.seat != seat and not used.shown]
