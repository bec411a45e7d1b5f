"""The smallest game for two: they alternate, and it has no end. So the bench measures the server, not a game."""

from typing import Final

from msgspec import Struct

from kurayami.kernel import TABLE, Audience, Chance, IllegalMove, Millis, Move, Outcome, Seat, Step, Stream

VERSION: Final = 1
UNDO: Final = False


class Options(Struct, frozen=True):
    pass


class State(Struct, frozen=True):
    moves: int = 0


class Go(Struct, frozen=True, tag="go"):
    pass


class Gone(Struct, frozen=True, tag="gone"):
    by: Seat


class View(Struct, frozen=True):
    seat: Seat | None
    moves: int


Action = Go
Event = Gone


def seats(options: Options) -> int:
    return 2


def setup(options: Options) -> State:
    return State()


def movers(state: State) -> tuple[Seat, ...]:
    return (state.moves % 2,)


def legal(state: State, seat: Seat) -> tuple[Go, ...]:
    return (Go(),) if seat in movers(state) else ()


def chances(state: State) -> tuple[Chance[Go], ...]:
    return ()


def deadline(state: State) -> Millis | None:
    return None


def countdown(state: State, seat: Seat | None) -> Millis | None:
    return None


def apply(state: State, move: Move[Go]) -> Step[State, Gone]:
    if move.by not in movers(state):
        raise IllegalMove("bench-not-your-turn")
    return Step(State(state.moves + 1), (Gone(move.by),))


def outcome(state: State) -> Outcome | None:
    return None


def view(state: State, seat: Seat | None) -> View:
    return View(seat, state.moves)


def witness(event: Gone, seat: Seat | None) -> Gone:
    return event


def audiences(state: State, seat: Seat) -> tuple[Audience, ...]:
    return (Audience(TABLE, (0, 1)),)


def imagine(view: View, rng: Stream) -> State:
    return State(view.moves)


def reveal(state: State) -> View:
    return view(state, None)
