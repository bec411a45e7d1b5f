"""Replays of stored games, over HTTP."""

from msgspec import Raw, Struct

from kurayami.kernel import Outcome, Seat
from kurayami.wire.fields import Longer, Phase


class Frame(Struct, frozen=True):
    by: Seat | None
    """Mover, if everything is revealed; otherwise None, because that may be secret."""
    at: int | None
    """Game time in milliseconds, if everything is revealed; otherwise None."""
    events: tuple[Raw, ...]
    view: Raw
    """The whole view if `longer` is None, as in the first frame; else the fields changed since the previous one."""
    longer: Longer | None = None
    chance: float | None = None
    """Odds of the many against the one by the bots' quick evaluation, if everything is revealed and the game has it."""
    belief: tuple[int, ...] | None = None
    """Odds of each place to hide what is looked for, in thousandths: given public knowledge if everything is revealed;
    otherwise given what the viewer knew, as in updates.
    """


class Replay(Struct, frozen=True):
    """A game from its start, as one seat saw it or, once it is over, fully revealed."""

    code: str
    game: str
    phase: Phase
    seat: Seat | None
    everything: bool
    names: tuple[str | None, ...]
    outcome: Outcome | None
    frames: tuple[Frame, ...]
