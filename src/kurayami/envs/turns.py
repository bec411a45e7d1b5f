"""One actor after another: how learners' tools see a game. Time stands still, nobody moves out of turn."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from kurayami.kernel import CHANCE, AnyRules, Chance, Move, Seat, Stream


class TurnTree(Protocol):
    """A game as a tree of frozen nodes, each with one actor."""

    def start(self, options: Any, /) -> Any: ...

    def actor(self, node: Any, /) -> Seat | None:
        """The seat that acts now, or CHANCE; None when the game is over."""
        ...

    def legal(self, node: Any, seat: Seat, /) -> Sequence[Any]:
        """Actions of the actor."""
        ...

    def chances(self, node: Any, /) -> Sequence[Chance[Any]]: ...

    def apply(self, node: Any, action: Any, /) -> Any:
        """The node after an action of its actor."""
        ...

    def state(self, node: Any, /) -> Any: ...

    def view(self, node: Any, seat: Seat, /) -> Any: ...

    def imagine(self, node: Any, seat: Seat, rng: Stream, /) -> Any:
        """A node that looks the same to the seat, with all dealt anew that it can't know."""
        ...


class Node(Struct, frozen=True):
    state: Any

    def __deepcopy__(self, memo: object) -> "Node":
        """Nothing in it ever changes."""
        return self


class OneByOne:
    """Games that are played in turn. Whoever must answer a proposal does so before the game goes on."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def start(self, options: Any) -> Node:
        return Node(self._rules.setup(options))

    def actor(self, node: Node) -> Seat | None:
        movers = [seat for seat in self._rules.movers(node.state) if seat >= CHANCE]
        return movers[-1] if movers else None  # who answers a proposal stands last

    def legal(self, node: Node, seat: Seat) -> Sequence[Any]:
        return self._rules.legal(node.state, seat)

    def chances(self, node: Node) -> Sequence[Chance[Any]]:
        return self._rules.chances(node.state)

    def apply(self, node: Node, action: Any) -> Node:
        actor = self.actor(node)
        assert actor is not None
        return Node(self._rules.apply(node.state, Move(actor, action, 0)).state)

    def state(self, node: Node) -> Any:
        return node.state

    def view(self, node: Node, seat: Seat) -> Any:
        return self._rules.view(node.state, seat)

    def imagine(self, node: Node, seat: Seat, rng: Stream) -> Node:
        return Node(self._rules.imagine(self.view(node, seat), rng))
