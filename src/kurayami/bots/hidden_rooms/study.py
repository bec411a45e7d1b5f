"""The search of one turn. A walk does not change the plans, so nothing is searched twice in a turn."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Generic, NamedTuple, TypeVar

from kurayami.bots.hidden_rooms.route_tables import RouteTables
from kurayami.bots.hidden_rooms.search import Desk, deepen, deepen_fails_on
from kurayami.bots.hidden_rooms.value_net import ValueNet
from kurayami.compiler import Ints
from kurayami.games.hidden_rooms import fast
from kurayami.kernel import Stream

T = TypeVar("T")

TURNS: Final = 64
"""Most turns remembered."""


class Thought(NamedTuple):
    """Everything a level needs to decide. The desk is its own."""

    ground: RouteTables
    mind: ValueNet
    desk: Desk
    rng: Stream
    budget: int


class Found(NamedTuple):
    worth: float
    nodes: int
    """Positions judged for it."""


class Notes(NamedTuple):
    """Findings for one turn of the child, wherever it walked."""

    plans: dict[int, Found]
    fails: dict[int, Found]
    """The part shared by all Searches, by square."""


@lru_cache(maxsize=TURNS)
def notes(turn: tuple[int, ...], ground: "Same[RouteTables]", mind: "Same[ValueNet]") -> Notes:
    return Notes({}, {})


class Same(Generic[T]):
    """Compares by identity of the parts."""

    def __init__(self, held: T) -> None:
        self.held = held

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.held is other.held

    def __hash__(self) -> int:
        return id(self.held)


def notes_of(position: Ints, thought: Thought) -> Notes:
    turn = (*position[:36], *(position[at] for at in (fast.MONSTER, fast.PILE, fast.MEMORY, fast.TURN)))
    return notes(tuple(int(number) for number in turn), Same(thought.ground), Same(thought.mind))


class Study:
    """One decision. It is charged as if nothing were cached, so the notes change only the time."""

    def __init__(self, position: Ints, thought: Thought) -> None:
        self.position = position
        self.thought = thought
        self.nodes = int(thought.desk.nodes[0])
        """Positions judged so far."""
        self._notes = notes_of(position, thought)
        self._paid: set[int] = set()

    def look_into(self, plan: int) -> float:
        """Value of a plan, searched one turn deeper."""
        work, known, square = (self.position, *self.thought[:3]), self._notes, plan % 36
        if fast.SEARCH <= plan // 36 < fast.RECALL and square not in self._paid:
            if square not in known.fails:
                known.fails[square] = self._found(lambda: deepen_fails_on(*work, square))
            self.thought.desk.fails[square] = known.fails[square].worth
            self.nodes += known.fails[square].nodes
            self._paid.add(square)
        if plan not in known.plans:
            known.plans[plan] = self._found(lambda: deepen(*work, plan))
        self.nodes += known.plans[plan].nodes
        return known.plans[plan].worth

    def _found(self, look: Callable[[], float]) -> Found:
        before = int(self.thought.desk.nodes[0])
        worth = float(look())
        return Found(worth, int(self.thought.desk.nodes[0]) - before)
