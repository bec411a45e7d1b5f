"""Claims a bot makes. Visitors report what they saw but not what they carry, agree on who goes where, and name liars;
ghosts make claims at random.
"""

from collections.abc import Sequence
from typing import Final

from kurayami.bots.bot import Heard, Remark
from kurayami.bots.hako_onna.beliefs.claims import CLEAR, DANGER, HERE, lies_in, place_of
from kurayami.bots.hako_onna.beliefs.ghost_clues import ghost_odds_of
from kurayami.bots.hako_onna.beliefs.plans import is_living
from kurayami.bots.hako_onna.beliefs.tile_memory import memory_of
from kurayami.bots.hako_onna.visitor.agreement import SECRET, agreed
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.sayings import LIES
from kurayami.games.hako_onna.tiles import BIT, PAGE_MASK
from kurayami.kernel import Stream

LIKELY: Final = 0.35
"""Least probability at which a Visitor warns of a Shadow."""

TALKATIVE: Final = 12
"""Percentage of prompts at which a ghost makes a claim."""


def spoken(
    view: View, action: Action, talk: Sequence[Heard], rng: Stream, keen: bool, learned: bool = False
) -> tuple[Remark, ...]:
    """Claims to make with an action, without those this seat has already made."""
    top = view.agenda[-1]
    words: list[Remark] = []
    plans: list[Remark] = []
    if view.hers is not None:
        if isinstance(top, f.Window | f.Answering) and rng.below(100) < TALKATIVE:
            words = _deceive(view, rng)
    elif isinstance(top, f.Peek) and top.seat == view.seat and isinstance(action, a.Done | a.Take | a.NameNumbers):
        words = [*_report(view, top, action), *_accuse(view, top, action, talk)]
    elif isinstance(top, f.Act) and top.seat == view.seat and top.main:
        words, plans = _warn(view), agreed(view, action, talk, keen, learned)
    said = {(heard.place, heard.claim) for heard in talk if heard.seat == view.seat}
    return (*(say for say in words if (say.place, say.claim) not in said), *plans)


def _report(view: View, top: f.Peek, action: Action) -> list[Remark]:
    """Reports the tile just seen, truthfully."""
    tile = memory_of(view).tiles[top.shadow]
    if tile is None or BIT[tile] & PAGE_MASK or top.replaced:
        return []
    if isinstance(action, a.Take) and tile in SECRET:
        return []
    return [Remark(place=place_of(top.shadow), claim=tile)]


def _accuse(view: View, top: f.Peek, action: Action, talk: Sequence[Heard]) -> list[Remark]:
    """Names companions whose claims about this Shadow were false; only where the tile is told anyway."""
    told = _report(view, top, action)
    lies = [lie for lie in lies_in(memory_of(view), talk) if lie.shadow == top.shadow and is_living(view, lie.seat)]
    return [Remark(place=place_of(lie.shadow), claim=LIES[lie.seat - 1]) for lie in lies] if told else []


def _warn(view: View) -> list[Remark]:
    """Warns of Shadows where she may be."""
    odds = ghost_odds_of(view).odds.get(0, [])
    return [Remark(place=place_of(shadow), claim=DANGER) for shadow, p in enumerate(odds) if p >= LIKELY]


def _deceive(view: View, rng: Stream) -> list[Remark]:
    """Calls a random Shadow clear or hers. Her own comes up as often as any, so counting claims reveals nothing."""
    filled = [shadow for shadow, stack in enumerate(view.shadows) if stack]
    return [Remark(place=place_of(rng.choice(filled)), claim=CLEAR if rng.below(2) == 0 else HERE)]
