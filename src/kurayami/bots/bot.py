"""The shape of a bot."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from kurayami.kernel import TABLE, Millis, Seat, Stream


class Heard(Struct, frozen=True):
    """Something said at the table that the bot's seat heard."""

    seat: Seat
    audience: str
    text: str
    place: str | None = None
    claim: str | None = None
    """Claim about the place."""


class Remark(Struct, frozen=True):
    """Something a bot says. It follows the rules for people, or is dropped."""

    text: str = ""
    audience: str = TABLE
    place: str | None = None
    claim: str | None = None


class Decision(NamedTuple):
    action: Any
    after: Millis = 0
    """Milliseconds to wait before acting."""
    punctual: bool = False
    """True if timing matters: the action is played exactly then, and the bot is not asked again while its legal actions
    stay the same.
    """
    says: tuple[Remark, ...] = ()
    """Remarks made just before the action."""


class Bot(Protocol):
    """A way to play one game. `budget` counts positions: the same seed and budget give the same game on any machine."""

    def __call__(
        self, view: Any, legal: Sequence[Any], talk: Sequence[Heard], rng: Stream, budget: int, /
    ) -> Decision | None:
        """Decides what to do; None means not yet. `legal` is never empty."""
        ...
