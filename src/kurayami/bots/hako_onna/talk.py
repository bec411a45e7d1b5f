"""What a bot says. Visitors tell each other what they saw, but not what they carry; ghosts lie."""

from collections.abc import Sequence
from typing import Final

from kurayami.bots.bot import Heard, Say
from kurayami.bots.hako_onna.beliefs.claims import CLEAR, DANGER, HERE, place_of
from kurayami.bots.hako_onna.beliefs.ghost_clues import haunts_of
from kurayami.bots.hako_onna.beliefs.tile_memory import memory_of
from kurayami.games.hako_onna import Action, View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.tiles import BIT, DOLL, EXTINGUISHER, PAGE_MASK, WEAPONS
from kurayami.kernel import Stream

SECRET: Final = (DOLL, EXTINGUISHER, *WEAPONS)
"""She listens: of these a Visitor says nothing when taking them."""

LIKELY: Final = 0.35
"""From these odds on a Visitor warns the others of a Shadow, without being sure."""

TALKATIVE: Final = 12
"""How often, out of 100, a ghost has something to say to the Visitors."""


def says(view: View, action: Action, talk: Sequence[Heard], rng: Stream) -> tuple[Say, ...]:
    """Nothing that this seat has said already."""
    top = view.agenda[-1]
    words: list[Say] = []
    if view.hers is not None:
        if isinstance(top, f.Window | f.Answering) and rng.below(100) < TALKATIVE:
            words = _deceive(view, rng)
    elif isinstance(top, f.Peek) and top.seat == view.seat and isinstance(action, a.Done | a.Take | a.NameNumbers):
        words = _report(view, top, action)
    elif isinstance(top, f.Act) and top.seat == view.seat and top.main:
        words = _warn(view)
    said = {(heard.place, heard.claim) for heard in talk if heard.seat == view.seat}
    return tuple(say for say in words if (say.place, say.claim) not in said)


def _report(view: View, top: f.Peek, action: Action) -> list[Say]:
    """True: what was just seen."""
    tile = memory_of(view).tiles[top.shadow]
    if tile is None or BIT[tile] & PAGE_MASK or top.replaced:
        return []
    if isinstance(action, a.Take) and tile in SECRET:
        return []
    return [Say(place=place_of(top.shadow), claim=tile)]


def _warn(view: View) -> list[Say]:
    """Doubtful: where she may be."""
    odds = haunts_of(view).odds.get(0, [])
    return [Say(place=place_of(shadow), claim=DANGER) for shadow, p in enumerate(odds) if p >= LIKELY]


def _deceive(view: View, rng: Stream) -> list[Say]:
    """Each Shadow is called safe or hers as often as any other, her own too: whoever keeps count learns nothing."""
    filled = [shadow for shadow, stack in enumerate(view.shadows) if stack]
    return [Say(place=place_of(rng.choice(filled)), claim=CLEAR if rng.below(2) == 0 else HERE)]
