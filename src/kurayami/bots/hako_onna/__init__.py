"""Bots for Visitors, the Hako Onna and her Hakobito.

random    picks any legal action, at the same pace as the others
careful   weighs risk and gain by simple rules
clever    tests the most promising choices in imagined games
master    expects ghosts by learned habits, and tries flights and all that ghosts do in imagined nights on the fast twin
"""

from collections.abc import Sequence

from kurayami.bots.bot import Decision, Heard
from kurayami.games.hako_onna import Action, View
from kurayami.kernel import Stream


def at_random(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    from kurayami.bots.hako_onna.timing import after

    action = rng.choice(legal)
    time = after(view, action, rng)
    return Decision(action, time or 0, time is not None)


def careful(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    from kurayami.bots.hako_onna import careful_level

    return careful_level.decide(view, legal, talk, rng)


def clever(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    from kurayami.bots.hako_onna import clever_level

    return clever_level.decide(view, legal, talk, rng, budget)


def prepare_master() -> None:
    """Compiles what the master level thinks with; a minute, once for a machine."""
    from kurayami.bots.hako_onna.playouts.readiness import make_ready

    make_ready()


def master(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    from kurayami.bots.hako_onna import master_level

    return master_level.decide(view, legal, talk, rng, budget)
