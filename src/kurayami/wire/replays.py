"""Replays of stored games, over HTTP."""

from msgspec import Raw, Struct

from kurayami.kernel import Outcome, Seat
from kurayami.wire.fields import Longer, Phase


class Frame(Struct, frozen=True):
    by: Seat | None
    """Mover, if everything is shown; otherwise None, for that may be a secret."""
    at: int | None
    """Game time in milliseconds, if everything is shown; otherwise None."""
    events: tuple[Raw, ...]
    view: Raw
    """The whole view, if `longer` is None, as in the first frame; else the fields that have changed since the one
    before."""
    longer: Longer | None = None
    chance: float | None = None
    """Chance of the many against the one as bots judge it at a glance, if everything is shown and the game has it."""
    belief: tuple[int, ...] | None = None
    """How likely each place hides what is looked for, in thousandths: by what everybody could know, if everything is
    shown; otherwise by what the viewer knew, as in updates."""


class Replay(Struct, frozen=True):
    """A game from its beginning, as one seat saw it or, when it is over, with everything seen."""

    code: str
    game: str
    phase: Phase
    seat: Seat | None
    everything: bool
    names: tuple[str | None, ...]
    outcome: Outcome | None
    frames: tuple[Frame, ...]
