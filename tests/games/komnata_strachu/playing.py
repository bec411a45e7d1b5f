"""Games drawn by hand: cards by name, players by seat, time in milliseconds."""

from typing import Any, Final

from msgspec import to_builtins
from msgspec.structs import replace

from kurayami.games import komnata_strachu as rules
from kurayami.games.komnata_strachu.actions import (
    Action,
    Back,
    GiveUp,
    Gone,
    Hit,
    PhotoFinish,
    Pull,
    Push,
    Ready,
    Restarted,
    Sent,
    TurnUp,
)
from kurayami.games.komnata_strachu.cards import (
    COLOURS,
    SHAPES,
    Card,
    Colour,
    Fear,
    FearEscape,
    Guest,
    Shape,
    Three,
    Token,
)
from kurayami.games.komnata_strachu.content import INVASIONS
from kurayami.games.komnata_strachu.deck import kinds
from kurayami.games.komnata_strachu.events import Event
from kurayami.games.komnata_strachu.model import Lane, Open, Options, Stage, State, Turning, Verdict
from kurayami.kernel import CHANCE, CLOCK, Due, IllegalMove, Millis, Move, Seat

SHAPE: Final[dict[str, Shape]] = {shape: shape for shape in SHAPES}
COLOUR: Final[dict[str, Colour]] = {colour: colour for colour in COLOURS}


def card(name: str) -> Card:
    """A card from "red ghost", "escape", "guest", or "invasion 1" to "invasion 5"."""
    match name.split():
        case ["escape"]:
            return FearEscape()
        case ["guest"]:
            return Guest()
        case ["invasion", number]:
            return INVASIONS[int(number) - 1]
        case [colour, shape]:
            return Fear(SHAPE[shape], COLOUR[colour])
        case _:
            raise ValueError(name)


def three(names: str) -> Three:
    """Three cards from "white ghost, red ghost, yellow skull"."""
    left, middle, right = (card(name.strip()) for name in names.split(","))
    return left, middle, right


def tokens(names: str) -> tuple[Token, ...]:
    """Tokens from "ghost skull"."""
    return tuple(SHAPE[name] for name in names.split())


class Game:
    """A game in progress: everybody is ready for the first round, without a countdown by default.

    Every move has the time last given.
    """

    def __init__(self, **options: Any) -> None:
        waiting = rules.setup(Options(**{"countdown": 0} | options))
        self.state: State = replace(waiting, stage=Turning())
        self.now: Millis = 0
        self.events: tuple[Event, ...] = ()

    # Moves

    def move(self, by: Seat, action: Action, at: Millis | None = None) -> tuple[Event, ...]:
        self.now = self.now if at is None else at
        step = rules.apply(self.state, Move(by, action, self.now))
        self.state, self.events = step.state, step.events
        return self.events

    def refusal(self, by: Seat, action: Action, at: Millis | None = None) -> str:
        """Reason the move is refused. Nothing may change."""
        before = self.state
        try:
            self.move(by, action, at)
        except IllegalMove as refusal:
            assert self.state == before
            return refusal.key
        raise AssertionError(f"{action} was accepted")

    def turn_up(self, names: str, at: Millis | None = None) -> None:
        for drawn in three(names):
            self.move(CHANCE, TurnUp(drawn), at)

    def send(self, *seats: Seat, at: Millis | None = None, longest: Millis = 0, shortest: Millis = 0) -> None:
        for seat in seats:
            self.move(CLOCK, Sent(seat, longest, shortest), at)

    def begin(self, names: str, at: Millis | None = None) -> None:
        """Flips three cards and sends them to everybody at once, without delay."""
        self.turn_up(names, at)
        self.send(*[seat for seat, connected in enumerate(self.state.connected) if connected])

    def push(self, seat: Seat, names: str, at: Millis | None = None) -> None:
        for token in names.split():
            self.move(seat, Push(token), at)

    def pull(self, seat: Seat, name: str) -> None:
        self.move(seat, Pull(name))

    def hit(self, seat: Seat, names: str, time: Millis, at: Millis | None = None) -> None:
        """Pushes the tokens and hits. By default `at` is the time itself: no delay, sent at 0."""
        arrived = time if at is None else at
        self.push(seat, names, arrived)
        self.move(seat, Hit(time), arrived)

    def give_up(self, seat: Seat) -> None:
        self.move(seat, GiveUp())

    def ready(self, seat: Seat) -> None:
        self.move(seat, Ready())

    def gone(self, seat: Seat, at: Millis | None = None) -> None:
        self.move(CLOCK, Gone(seat), at)

    def back(self, seat: Seat, at: Millis | None = None) -> None:
        self.move(CLOCK, Back(seat), at)

    def restart(self) -> None:
        self.move(CLOCK, Restarted())

    def due(self) -> None:
        """Reports that the deadline is reached."""
        self.move(CLOCK, Due(), self.deadline)

    def photo(self, seat: Seat) -> None:
        self.move(CHANCE, PhotoFinish(seat))

    # What can be seen

    @property
    def stage(self) -> Stage:
        return self.state.stage

    @property
    def deadline(self) -> Millis:
        due = rules.deadline(self.state)
        assert due is not None
        return due

    @property
    def where(self) -> str:
        """Name of the stage."""
        return str(to_builtins(self.state.stage)["type"])

    @property
    def is_open(self) -> bool:
        return self.where == "open"

    @property
    def verdict(self) -> Verdict:
        """Verdict on the last round."""
        return self.state.told[-1]

    def lane(self, seat: Seat) -> Lane:
        assert isinstance(self.state.stage, Open)
        return self.state.stage.lanes[seat]

    def cards_won(self) -> list[int]:
        return [len(won) for won in self.state.won]

    # Positions

    def leave_in_deck(self, count: int) -> None:
        """Boxes most of the deck. Fears are left, the first of the list."""
        deck = self.state.deck
        for place in reversed(range(len(deck))):
            spare = min(deck[place], sum(deck) - count)
            deck = (*deck[:place], deck[place] - spare, *deck[place + 1 :])
            self.state = replace(self.state, box=(*self.state.box, *[kinds(self.state.options)[place]] * spare))
        self.state = replace(self.state, deck=deck)
