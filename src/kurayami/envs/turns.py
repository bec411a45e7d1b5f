"""One actor after another: a game as learning libraries see it. Time stands still, and nobody moves out of turn."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from kurayami.kernel import CHANCE, AnyRules, Chance, Move, Seat, Step, Stream


class TurnTree(Protocol):
    """A game as a tree of frozen nodes, each with one actor."""

    def start(self, options: Any, /) -> Any: ...

    def actor(self, node: Any, /) -> Seat | None:
        """Seat that acts now, or CHANCE; None once the game is over."""
        ...

    def legal(self, node: Any, seat: Seat, /) -> Sequence[Any]:
        """Actions of the actor."""
        ...

    def chances(self, node: Any, /) -> Sequence[Chance[Any]]: ...

    def apply(self, node: Any, action: Any, /) -> Any:
        """Node after an action of its actor."""
        ...

    def follow(self, node: Any, action: Any, /) -> Any:
        """The same for an action that was just listed, without checking it again."""
        ...

    def state(self, node: Any, /) -> Any: ...

    def view(self, node: Any, seat: Seat, /) -> Any: ...

    def glance(self, node: Any, seat: Seat, /) -> Any:
        """The view, or as much of it as a tensor needs."""
        ...

    def imagine(self, node: Any, seat: Seat, rng: Stream, /) -> Any:
        """A node that looks the same to the seat, with everything it can't know redealt."""
        ...


class Node(Struct, frozen=True, gc=False):
    state: Any
    actor: Seat | None

    def __deepcopy__(self, memo: object) -> "Node":
        """Returns itself: nothing in it ever changes."""
        return self


class OneByOne:
    """Games played in turn. A seat that must answer a proposal does so before the game continues."""

    def __init__(
        self, rules: AnyRules, glance: Callable[[Any, Seat], Any], follow: Callable[[Any, Move[Any]], Step[Any, Any]]
    ) -> None:
        self._rules = rules
        self._glance = glance
        self._follow = follow

    def start(self, options: Any) -> Node:
        return self._node(self._rules.setup(options))

    def _node(self, state: Any) -> Node:
        actor = None
        for seat in self._rules.movers(state):
            if seat >= CHANCE:
                actor = seat  # who answers a proposal stands last
        return Node(state, actor)

    def actor(self, node: Node) -> Seat | None:
        return node.actor

    def legal(self, node: Node, seat: Seat) -> Sequence[Any]:
        return self._rules.legal(node.state, seat)

    def chances(self, node: Node) -> Sequence[Chance[Any]]:
        return self._rules.chances(node.state)

    def apply(self, node: Node, action: Any) -> Node:
        assert node.actor is not None
        return self._node(self._rules.apply(node.state, Move(node.actor, action, 0)).state)

    def follow(self, node: Node, action: Any) -> Node:
        assert node.actor is not None
        return self._node(self._follow(node.state, Move(node.actor, action, 0)).state)

    def state(self, node: Node) -> Any:
        return node.state

    def view(self, node: Node, seat: Seat) -> Any:
        return self._rules.view(node.state, seat)

    def glance(self, node: Node, seat: Seat) -> Any:
        return self._glance(node.state, seat)

    def imagine(self, node: Node, seat: Seat, rng: Stream) -> Node:
        return self._node(self._rules.imagine(self.view(node, seat), rng))
