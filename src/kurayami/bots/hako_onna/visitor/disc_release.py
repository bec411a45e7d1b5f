"""Release of a disc onto the noise stack, as steady as an ordinary person's."""

from kurayami.games.hako_onna import View
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.noise import DISCS
from kurayami.games.hako_onna.pieces import Discs
from kurayami.kernel import Stream


def release(view: View, action: a.Release, rng: Stream) -> a.Release:
    """Adds position and time to a release if the discs are simulated as bodies."""
    discs = view.noise
    if not isinstance(discs, Discs) or len(discs.rests) != len(discs.stack):
        return action
    from kurayami.discs import ORDINARY, Rest, aim, release, sway_of

    kinds = DISCS[view.options.difficulty]
    placed = zip(discs.stack, discs.rests, strict=True)
    stack = [Rest(kinds[disc.position - 1], disc.blip_up, *rest) for disc, rest in placed]
    motion = sway_of(view.turn, len(discs.left), len(stack))
    done = release(rng, ORDINARY, aim(stack), motion)
    return a.Release(action.blip_up, done.x, done.when)
