"""The shape of a rule: everything one frame does, in one place."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from kurayami.games.hako_onna.actions import Action
from kurayami.games.hako_onna.frames import Frame
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.play import Play, Position
from kurayami.kernel import CHANCE, Chance, Millis, Seat

F = TypeVar("F", bound=Frame)
Top = TypeVar("Top", bound=Frame, contravariant=True)
A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class ActionRule(Generic[Top, A]):
    """Actions of some kinds: which may be chosen, and how one is carried out.

    An action is legal if the choice for its kind lists it, so only that choice is consulted.
    """

    kinds: tuple[type[A], ...]
    listed: Callable[[Position, Top], Sequence[A]]
    carry_out: Callable[[Play, Top, A], None]


@dataclass(frozen=True, slots=True)
class TimeLimit(Generic[Top]):
    """A deadline: how long the frame waits, and what the table does when time is up."""

    time: Callable[[Options], Millis]
    over: Callable[[Play, Top], None]
    starts: bool = True
    """False if the previous frame's time runs on."""


def never(state: State, frame: Frame) -> bool:
    return False


def always(state: State, frame: Frame) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Rule(Generic[F]):
    frame: type[F]
    mover: Callable[[Options, F], Seat | None]
    """Seat whose move it is. None: nobody's, the frame runs by itself."""
    choices: tuple[ActionRule[F, Any], ...] = ()
    odds: Callable[[Position, F], list[Chance[Action]]] | None = None
    """Weights, unless chance draws uniformly."""
    run: Callable[[Play, F], bool] | None = None
    """Runs the frame if it waits for nobody. Returns whether it did."""
    clock: TimeLimit[F] | None = None
    choices_known: Callable[[State, F], bool] = never
    """True if everybody can deduce how many choices there are, from the number of tiles held and from backs.

    A single choice may then be taken at once. Where a lack of choice is secret (a Peek at a tile that can't be taken, a
    pause in which nothing can interrupt) it never is: HO-34, HO-51, HO-76."""


class Seated(Protocol):
    @property
    def seat(self) -> Seat: ...


def its_seat(options: Options, frame: Seated) -> Seat:
    return frame.seat


def hers(options: Options, frame: Frame) -> Seat:
    return 0


def chance(options: Options, frame: Frame) -> Seat:
    return CHANCE


def nobody(options: Options, frame: Frame) -> None:
    return None
