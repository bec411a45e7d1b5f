"""Hints, reviews and difficulty ratings, over HTTP."""

from msgspec import Raw, Struct


class Hint(Struct, frozen=True):
    action: Raw
    chance: float
    """Odds of winning, with good play from then on."""
    why: str
    """Message key: the plainest fact for or against it."""
    params: dict[str, int | str]
    """Values that fill the message."""


class Hints(Struct, frozen=True):
    choices: tuple[Hint, ...]
    """Every legal action of the reader's seat, best first."""
    hopeless: bool
    """True if it is proven that the game can't be won any more."""


class Moment(Struct, frozen=True):
    """One choice in a review."""

    step: int
    """Replay frame in which it was made."""
    turn: int
    action: Raw
    chance: float
    """Odds with the best choice: a point of the curve."""
    chosen: float
    """Odds with the choice made."""
    better: Raw | None
    """A clearly better action, or None."""


class Reviewed(Struct, frozen=True):
    """A piece of a review, sent once it is ready."""

    done: int
    of: int
    moment: Moment | None


class Foreseen(Struct, frozen=True):
    """A point of a finished game's curve, sent once it is known."""

    done: int
    of: int
    step: int | None
    """Frame of the fully revealed replay. None: the server is still working."""
    chance: float | None
    """Odds of the many against the one, from games imagined from there."""


class WonShare(Struct, frozen=True):
    """Games won out of those played, with the 95% confidence interval."""

    won: int
    of: int
    low: float
    high: float


class Difficulty(Struct, frozen=True):
    """Difficulty of a page, as far as known."""

    done: int
    of: int
    shares: dict[str, WonShare]
    """Win rates by bot level."""


class Altered(Struct, frozen=True):
    """An attempt to alter a piece of content."""

    done: int
    """Attempts so far."""
    of: int
    """Most attempts."""
    piece: Raw | None
    """The altered piece. It comes last, if at all."""
