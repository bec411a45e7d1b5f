"""Generated routes: of a given difficulty, with a certificate; or a little harder or easier than a given one."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, assert_never

from msgspec.structs import replace

from kurayami.bots.hidden_rooms import Wish, levels
from kurayami.bots.hidden_rooms.difficulty import is_won
from kurayami.bots.hidden_rooms.levels import Level
from kurayami.bots.hidden_rooms.limit import NODES, NUMBERS, limit
from kurayami.bots.hidden_rooms.route_tables import ground
from kurayami.bots.hidden_rooms.routes import altered, random_corners
from kurayami.bots.shares import Share
from kurayami.games.hidden_rooms import Page
from kurayami.games.hidden_rooms.book import STAGES, Corners, expand
from kurayami.games.hidden_rooms.endless import Difficulty, MadeRoute, Proof
from kurayami.kernel import Stream

Range: TypeAlias = tuple[float, float]


class Band(NamedTuple):
    """A difficulty in numbers: ranges for the win rate of each level and for the limit."""

    actions: tuple[int, int]
    """Route lengths to try."""
    beginner: Range
    careful: Range
    master: Range
    limit: Range


BANDS: Final[dict[Difficulty, Band]] = {
    "very-easy": Band((34, 60), (0.28, 1.0), (0.93, 1.0), (0.985, 1.0), (0.99, 1.0)),
    "easy": Band((28, 50), (0.10, 0.28), (0.84, 0.95), (0.985, 1.0), (0.99, 1.0)),
    "medium": Band((24, 42), (0.02, 0.20), (0.60, 0.80), (0.97, 1.0), (0.99, 1.0)),
    "hard": Band((22, 40), (0.0, 0.12), (0.25, 0.52), (0.90, 1.0), (0.97, 1.0)),
    "nightmare": Band((22, 50), (0.0, 0.15), (0.0, 0.60), (0.50, 0.90), (0.55, 0.90)),
}

PROVEN: Final = 120
"""Stages each level plays to certify a route."""
GLANCE: Final = 20
"""Stages between two looks at a route."""
GLANCES: Final = 5
QUICK: Final = 100_000
"""Turns to search for a first look at a limit."""

Tell: TypeAlias = Callable[[int], None]


def make_route(difficulty: Difficulty, rng: Stream, tell: Tell, stages: int = PROVEN) -> MadeRoute:
    """First random route of the given difficulty. `tell` hears how many were tried."""
    tried = 0
    while True:
        made = attempt(difficulty, rng, stages)
        tried += 1
        tell(tried)
        if made:
            return made


def attempt(difficulty: Difficulty, rng: Stream, stages: int = PROVEN) -> MadeRoute | None:
    """One random route; None if it has another difficulty."""
    band = BANDS[difficulty]
    corners = random_corners(rng, *band.actions)
    if promises(corners, band, rng):
        proof = proof_of(corners, rng, stages)
        if holds(proof, band):
            return MadeRoute(difficulty, corners, proof)
    return None


def promises(corners: Corners, band: Band, rng: Stream) -> bool:
    """True if a route looks right after a few stages."""
    highest = limit(expand(corners), 1, QUICK)
    if highest < band.limit[0] or highest > band.limit[1]:
        return False
    for level, (least, most) in ((levels.careful, band.careful), (levels.beginner, band.beginner)):
        won = 0
        for glance in range(1, GLANCES + 1):
            won += wins(level, corners, rng, GLANCE)
            low, high = Share(won, glance * GLANCE).interval
            if low > most or high < least:
                return False
        if not least <= won / (GLANCES * GLANCE) <= most:
            return False
    return True


def holds(proof: Proof, band: Band) -> bool:
    """True if a certified route has the given difficulty."""
    shares = ((proof.beginner, band.beginner), (proof.careful, band.careful), (proof.master, band.master))
    inside = all(low <= won / proof.of <= high for won, (low, high) in shares)
    return inside and band.limit[0] <= proof.limit <= band.limit[1]


def proof_of(corners: Corners, rng: Stream, stages: int = PROVEN, nodes: int = NODES) -> Proof:
    """Certifies a route for any stage number and opening tile."""
    beginner, careful, master = (
        wins(level, corners, rng, stages) for level in (levels.beginner, levels.careful, levels.master)
    )
    return Proof(stages, beginner, careful, master, max(limit(expand(corners), opened, nodes) for opened in NUMBERS))


def wins(level: Level, corners: Corners, rng: Stream, stages: int) -> int:
    """Stages a level wins, with the numbers 1 to 5 in turn."""
    known = ground(expand(corners))
    return sum(is_won(level, known, 1 + number % STAGES, rng) for number in range(stages))


# A little harder, or easier

TRIAL: Final = 60
STEP: Final = 0.06
"""Least change in win rate."""
LEAST: Final = 0.2
"""Win rate below which a route is not made harder."""


def altered_page(page: Page, wish: Wish, rng: Stream) -> Page | None:
    """Makes one attempt at a page like this one; None if it misses the wish."""
    corners = altered(page.route, rng)
    change = skill(corners) - skill(page.route)
    match wish:
        case "harder":
            as_wished = change <= -STEP and skill(corners) >= LEAST
        case "easier":
            as_wished = change >= STEP
        case _:
            assert_never(wish)
    return replace(page, route=corners) if as_wished else None


@lru_cache(maxsize=128)
def skill(corners: Corners) -> float:
    """Combined win rate of `careful` and `clever`, always on the same deals."""
    rng = Stream(b"", "skill")
    return sum(wins(level, corners, rng, TRIAL) for level in (levels.careful, levels.clever)) / (2 * TRIAL)
