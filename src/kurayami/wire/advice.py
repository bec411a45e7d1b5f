"""Hints, reviews, and the difficulty of content, over HTTP."""

from msgspec import Raw, Struct


class Hint(Struct, frozen=True):
    action: Raw
    chance: float
    """Chance to win, with good play from then on."""
    why: str
    """Key of a message: the plainest fact for or against it."""
    params: dict[str, int | str]
    """Values that fill the message."""


class Hints(Struct, frozen=True):
    choices: tuple[Hint, ...]
    """Every legal action of the reader's seat, the best first."""
    hopeless: bool
    """It is proven that there is no way to win any more."""


class Moment(Struct, frozen=True):
    """One choice in a review."""

    step: int
    """Frame of the replay in which it was made."""
    turn: int
    action: Raw
    chance: float
    """Chance with the best choice: a point of the curve."""
    chosen: float
    """Chance with the choice made."""
    better: Raw | None
    """A clearly better action, or None."""


class Reviewed(Struct, frozen=True):
    """A part of a review, sent once it is ready."""

    done: int
    of: int
    moment: Moment | None


class Foreseen(Struct, frozen=True):
    """A point of a finished game's curve, sent once it is known."""

    done: int
    of: int
    step: int | None
    """Frame of the replay with everything seen. None: it is still being thought about."""
    chance: float | None
    """Chance of the many against the one, from games imagined on from there."""


class WonShare(Struct, frozen=True):
    """Games won out of those played, with the 95 % confidence interval of the share."""

    won: int
    of: int
    low: float
    high: float


class Difficulty(Struct, frozen=True):
    """Difficulty of a page, as far as it is known."""

    done: int
    of: int
    shares: dict[str, WonShare]
    """Shares by level of the bot."""


class Altered(Struct, frozen=True):
    """A try to alter a piece of content as wished."""

    done: int
    """Tries so far."""
    of: int
    """Tries at most."""
    piece: Raw | None
    """The altered piece. It comes last, if at all."""
