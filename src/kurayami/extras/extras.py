"""The shape of a game's extras. Every part is optional.

Functions marked "in a worker" take long or load much: they are called in a process of their own.
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
    """Chance to win with the best choice."""
    chosen: float
    """Chance to win with the choice made."""
    better: Any
    """An action that was clearly better, or None."""


class WeighedAction(Struct, frozen=True):
    """A legal action, weighed."""

    action: Any
    chance: float
    """Chance to win with it."""
    why: str
    """Key of the message that says why."""
    params: dict[str, int | str]
    """Values that fill the message."""


class Weighing(Struct, frozen=True):
    choices: Sequence[WeighedAction]
    """Best first."""
    hopeless: bool
    """True if it is proven that no way to win is left."""


class Advice(Struct, frozen=True):
    """Hints and reviews, for a game with one seat."""

    weigh: Callable[[Any], Weighing]
    """Weighs every legal action of a view. In a worker."""
    judge: Callable[[Any, Any], Judgement]
    """Judges an action taken at a view. In a worker."""
    stages_over: Callable[[Any], int]
    """Counts the stages that are over at a view."""
    turn: Callable[[Any], int]
    """Returns the number of the turn at a view."""
    preparations: Sequence[Callable[[], None]] = ()
    """Steps that spare the first hint its wait. In a worker."""


class Trial(Struct, frozen=True):
    """Games that bots played to rate a piece of content."""

    of: int
    """Games of each level."""
    won: Mapping[str, int]
    """Games won, by level."""


class Rating(Struct, frozen=True):
    """How hard a piece of content is, by how often bots win it."""

    kind: Any
    """Type of the piece."""
    check: Callable[[Any], None]
    """Raises `Refusal` if the piece can't be played."""
    levels: tuple[str, ...]
    """Levels of the bots that play it."""
    sample: Callable[[Any, Stream], Trial]
    """Lets bots play the piece a few times. In a worker."""


class Making(Struct, frozen=True):
    """Pieces of content made by the machine."""

    tiers: Callable[[], Sequence[Any]]
    """Returns the difficulties to choose from, and what is proven of each."""
    draw: Callable[[str, int], Any]
    """Returns the piece of a difficulty and a number. Raises `Refusal`."""
    wishes: tuple[str, ...]
    """How a player's own piece can be altered."""
    alter: Callable[[Any, str, Stream], Any]
    """Tries once to alter a piece that can be rated; None if it is not as wished. In a worker."""


class Content(Struct, frozen=True):
    """A kind of content that options are made from, such as books."""

    listed: Mapping[str, Any]
    """The pieces that come with the game, by name."""
    read: Callable[[bytes], Any]
    """Reads and checks what a player wrote. Raises `Refusal`."""
    rating: Rating | None = None
    making: Making | None = None


class Insight(Struct, frozen=True):
    """A moment of a game that is over, for those who look back at it."""

    chance: float
    """Chance of those who are many against the one, as bots judge the whole position at a glance."""
    belief: tuple[int, ...]
    """How likely each place hides what is looked for, in thousandths, by what everybody could know."""


class Forecast(Struct, frozen=True):
    """The chance at moments of a game that is over, from games imagined on from there."""

    is_moment: Callable[[Any], bool]
    """True at states that are worth the question."""
    chance: Callable[[Any, Stream], float]
    """Chance of the many against the one at such a state. In a worker."""


Believer: TypeAlias = Callable[[Any], tuple[int, ...] | None]
"""How likely each place hides what is looked for, in thousandths, as the viewer of one view after another could think;
None where there is nothing to look for. It knows the views alone, and what it has kept of them changes nothing."""


class Extras(Struct, frozen=True):
    """Offers of a game beyond the contract."""

    content: Mapping[str, Content] = {}
    """Kinds of content, by the plural that names them in addresses."""
    advice: Advice | None = None
    score: Callable[[Any], tuple[int, ...]] | None = None
    """Scores the `reveal` of a finished game; compared from the left, higher is better."""
    daily: bytes | None = None
    """Options of the game's daily challenge, as JSON. A game that has one has a score and one seat in it."""
    measured: Callable[[Seeded], ChanceSource] | None = None
    """Wraps a table's chance where the world is measured instead of drawn."""
    forced: Callable[[Any], tuple[Seat, Any] | None] | None = None
    """Returns the seat that has no choice at a state and its only action, where everybody knows that."""
    hand: Callable[[Any], Sway | None] | None = None
    """Returns the sway of the hand that everyone sees in a state, if any."""
    insight: Callable[[Any], Insight | None] | None = None
    """Looks at a state of a game that is over: how it stood, and what could be thought of it."""
    forecast: Forecast | None = None
    believer: Callable[[], Believer] | None = None
    """Makes a believer for one viewer of a running game."""
    own_words: Callable[[Any], Mapping[str, Wording]] | None = None
    """Returns what a game of these options says in its own words, by the messages they replace."""
    warm_up: Callable[[], None] | None = None
    """Loads and compiles what bots think with. In a worker."""
