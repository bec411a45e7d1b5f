"""Claims a bot makes. Visitors report what they saw but not what they carry; ghosts make claims at random."""

from collections.abc import Sequence
from typing import Final

from kurayami.bots.bot import Heard, Remark
from kurayami.bots.hako_onna.beliefs.claims import CLEAR, DANGER, HERE, place_of
from kurayami.bots.hako_onna.beliefs.ghost_clues import ghost_odds_of
from kurayami.bots.hako_onna.beliefs.tile_memory import memory_of
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.tiles import BIT, DOLL, EXTINGUISHER, PAGE_MASK, WEAPONS
from kurayami.kernel import Stream

SECRET: Final = (DOLL, EXTINGUISHER, *WEAPONS)
"""Tiles a Visitor keeps quiet about when taking them, because she listens."""

LIKELY: Final = 0.35
"""Least probability at which a Visitor warns of a Shadow."""

TALKATIVE: Final = 12
"""Percentage of prompts at which a ghost makes a claim."""


def spoken(view: View, action: Action, talk: Sequence[Heard], rng: Stream) -> tuple[Remark, ...]:
    """Claims to make with an action, without those this seat has already made."""
    top = view.agenda[-1]
    words: list[Remark] = []
    if view.hers is not None:
        if isinstance(top, f.Window | f.Answering) and rng.below(100) < TALKATIVE:
            words = _deceive(view, rng)
    elif isinstance(top, f.Peek) and top.seat == view.seat and isinstance(action, a.Done | a.Take | a.NameNumbers):
        words = _report(view, top, action)
    elif isinstance(top, f.Act) and top.seat == view.seat and top.main:
        words = _warn(view)
    said = {(heard.place, heard.claim) for heard in talk if heard.seat == view.seat}
    return tuple(say for say in words if (say.place, say.claim) not in said)


def _report(view: View, top: f.Peek, action: Action) -> list[Remark]:
    """Reports the tile just seen, truthfully."""
    tile = memory_of(view).tiles[top.shadow]
    if tile is None or BIT[tile] & PAGE_MASK or top.replaced:
        return []
    if isinstance(action, a.Take) and tile in SECRET:
        return []
    return [Remark(place=place_of(top.shadow), claim=tile)]


def _warn(view: View) -> list[Remark]:
    """Warns of Shadows where she may be."""
    odds = ghost_odds_of(view).odds.get(0, [])
    return [Remark(place=place_of(shadow), claim=DANGER) for shadow, p in enumerate(odds) if p >= LIKELY]


def _deceive(view: View, rng: Stream) -> list[Remark]:
    """Calls a random Shadow clear or hers. Her own comes up as often as any, so counting claims reveals nothing."""
    filled = [shadow for shadow, stack in enumerate(view.shadows) if stack]
    return [Remark(place=place_of(rng.choice(filled)), claim=CLEAR if rng.below(2) == 0 else HERE)]
