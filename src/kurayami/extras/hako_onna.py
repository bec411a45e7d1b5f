"""Extras of Hako Onna: simulated discs, forced steps, reviews, and custom editions.

Imagined games are imported when a worker asks: the server's own process never loads the compiler.
"""

from collections.abc import Sequence
from typing import Final

from kurayami.bots.hako_onna.beliefs.ghost_clues import clue_fold, ghost_odds_of
from kurayami.bots.hako_onna.search.evaluation import value
from kurayami.extras.edition_words import own_words
from kurayami.extras.extras import Believer, Content, Extras, Forecast, Insight
from kurayami.extras.falling_discs import FallingDiscs, hand_at
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.edition_file import decode
from kurayami.games.hako_onna.forced import forced
from kurayami.games.hako_onna.frames import Act, Check, Hers
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.view import View, view
from kurayami.kernel import Stream

FILE: Final = "edition"
"""Name of a player's edition in refusals."""


def read(content: bytes) -> Edition:
    """Raises `Refusal`."""
    return decode(content, FILE)


def insight(state: State) -> Insight | None:
    """Evaluates a state; None before she first hides."""
    if not state.ghosts:
        return None
    odds = ghost_odds_of(view(state, None)).odds.get(0, [])
    return Insight(round(value(state), 3), thousandths(odds))


def is_moment(state: State) -> bool:
    """True where a turn begins, where a Visitor is about to act, and at the end."""
    if not state.ghosts:
        return False
    top = state.agenda[-1] if state.agenda else None
    opens = (isinstance(top, Act) and top.main) or (isinstance(top, Hers) and top.step == "scream")
    return state.end is not None or opens or isinstance(top, Check)


def chance(state: State, rng: Stream) -> float:
    from kurayami.bots.hako_onna.playouts.forecast import forecast

    return forecast(state, rng)


def awaken(level: str) -> None:
    if level == "master":
        from kurayami.bots.hako_onna.playouts.readiness import begin

        begin()


def thousandths(odds: Sequence[float]) -> tuple[int, ...]:
    return tuple([round(1000 * p) for p in odds])


def believer() -> Believer:
    """Tracks where she could be, by the bots' beliefs from what the viewer was told; for ghosts, from what the living
    know.
    """
    fold = clue_fold(kept=1)

    def believe(seen: View) -> tuple[int, ...] | None:
        odds = ghost_odds_of(seen, fold=fold).odds.get(0) if seen.end is None else None
        return thousandths(odds) if odds else None

    return believe


EXTRAS: Final = Extras(
    content={"editions": Content({}, read)},
    measured=FallingDiscs,
    forced=forced,
    insight=insight,
    forecast=Forecast(is_moment, chance),
    believer=believer,
    hand=hand_at,
    own_words=own_words,
    awaken=awaken,
    haste={"pause": 40_000, "ghost_time": 600_000, "answer_time": 200_000},
)
