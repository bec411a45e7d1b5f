"""The shape of a game's extras. Every part is optional.

Functions marked "in a worker" take long or load much: they are called in a worker process.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from kurayami.discs import Sway
from kurayami.kernel import Seat, Stream
from kurayami.table import ChanceSource, Seeded
from kurayami.words import Wording


class Judgement(Struct, frozen=True):
    """One choice, judged."""

    chance: float
    """Odds of winning with the best choice."""
    chosen: float
    """Odds of winning with the choice made."""
    better: Any
    """An action that was clearly better, or None."""


class WeighedAction(Struct, frozen=True):
    """A legal action, weighed."""

    action: Any
    chance: float
    """Odds of winning with it."""
    why: str
    """Key of the message with the reason."""
    params: dict[str, int | str]
    """Values that fill the message."""


class Weighing(Struct, frozen=True):
    choices: Sequence[WeighedAction]
    """Best first."""
    hopeless: bool
    """True if it is proven that the game can't be won any more."""


class Advice(Struct, frozen=True):
    """Hints and reviews, for a game with one seat."""

    weigh: Callable[[Any], Weighing]
    """Weighs every legal action of a view. In a worker."""
    judge: Callable[[Any, Any], Judgement]
    """Judges an action taken at a view. In a worker."""
    stages_over: Callable[[Any], int]
    """Number of finished stages at a view."""
    turn: Callable[[Any], int]
    """Number of the turn at a view."""
    preparations: Sequence[Callable[[], None]] = ()
    """Steps that save the first hint its wait. In a worker."""


class Trial(Struct, frozen=True):
    """Games that bots played to rate a piece of content."""

    of: int
    """Games of each level."""
    won: Mapping[str, int]
    """Games won, by level."""


class Rating(Struct, frozen=True):
    """Difficulty rating of a piece of content, by how often bots win it."""

    kind: Any
    """Type of the piece."""
    check: Callable[[Any], None]
    """Raises `Refusal` if the piece can't be played."""
    levels: tuple[str, ...]
    """Levels of the bots that play it."""
    sample: Callable[[Any, Stream], Trial]
    """Has bots play the piece a few times. In a worker."""


class Making(Struct, frozen=True):
    """Generated pieces of content."""

    tiers: Callable[[], Sequence[Any]]
    """Returns the difficulties to choose from, and the proven bounds of each."""
    draw: Callable[[str, int], Any]
    """Returns the piece with a difficulty and a number. Raises `Refusal`."""
    wishes: tuple[str, ...]
    """Ways to alter a player's own piece."""
    alter: Callable[[Any, str, Stream], Any]
    """Makes one attempt to alter a piece that can be rated; None if it misses the wish. In a worker."""


class Content(Struct, frozen=True):
    """A kind of content that options refer to, such as books."""

    listed: Mapping[str, Any]
    """Pieces shipped with the game, by name."""
    read: Callable[[bytes], Any]
    """Parses and checks what a player wrote. Raises `Refusal`."""
    rating: Rating | None = None
    making: Making | None = None


class Insight(Struct, frozen=True):
    """A moment of a finished game, for reviews."""

    chance: float
    """Odds of the many against the one, by a quick evaluation of the whole position."""
    belief: tuple[int, ...]
    """Odds of each place to hide what is looked for, in thousandths, given public knowledge."""


class Forecast(Struct, frozen=True):
    """Odds at moments of a finished game, from games imagined from there."""

    is_moment: Callable[[Any], bool]
    """True at states worth evaluating."""
    chance: Callable[[Any, Stream], float]
    """Odds of the many against the one at such a state. In a worker."""


Believer: TypeAlias = Callable[[Any], tuple[int, ...] | None]
"""Odds of each place to hide what is looked for, in thousandths, as the viewer of successive views could estimate; None
if there is nothing to look for. It knows only the views, and its cache changes nothing.
"""


class Extras(Struct, frozen=True):
    """Features of a game beyond the contract."""

    content: Mapping[str, Content] = {}
    """Kinds of content, by the plural used in URLs."""
    advice: Advice | None = None
    score: Callable[[Any], tuple[int, ...]] | None = None
    """Scores the `reveal` of a finished game; compared from the left, higher is better."""
    daily: bytes | None = None
    """Options of the game's daily challenge, as JSON. A game with one has a score, and one seat in it."""
    measured: Callable[[Seeded], ChanceSource] | None = None
    """Wraps a table's chance where something is measured instead of drawn."""
    forced: Callable[[Any], tuple[Seat, Any] | None] | None = None
    """Returns the seat that has no choice at a state and its only action, if everybody knows that."""
    hand: Callable[[Any], Sway | None] | None = None
    """Returns the sway of the hand that everyone sees in a state, if any."""
    insight: Callable[[Any], Insight | None] | None = None
    """Evaluates a state of a finished game: how it stood, and what could be thought of it."""
    forecast: Forecast | None = None
    believer: Callable[[], Believer] | None = None
    """Makes a believer for one viewer of a running game."""
    own_words: Callable[[Any], Mapping[str, Wording]] | None = None
    """Returns what a game of these options says in its own words, by the messages they replace."""
    awaken: Callable[[str], None] | None = None
    """Lets another process compile what a level lacks to play as well as it can. In a worker."""
    haste: Mapping[str, int] = {}
    """Durations among the options that wait for a player, as long as an unhurried table has them at least, in
    milliseconds.
    """
    endless: bool = False
    """True if these durations can be without limit: a table that its host opens unhurried has none."""
    warm_up: Callable[[], None] | None = None
    """Loads and compiles what bots need. In a worker."""
