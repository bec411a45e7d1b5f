"""Places of the ghosts for a redeal, given stack heights and the viewer's knowledge."""

from msgspec import Struct

from kurayami.games.hako_onna.frames import Replacing
from kurayami.games.hako_onna.pieces import Ghost
from kurayami.games.hako_onna.view import View
from kurayami.kernel import Seat, Stream


class Haunting(Struct, frozen=True):
    shadows: tuple[int, ...]
    """Shadow of each ghost in play."""
    keepers: tuple[Seat, ...]
    """Ghosts that keep a tile."""


def haunting(view: View, kept: int, rng: Stream) -> Haunting:
    """Places the ghosts: a Shadow holds ghosts and at most one other tile; a ghost keeps a tile only where no other
    lies.
    """
    for narrow in (True, False):
        heights = [len(stack) for stack in view.shadows]
        domains = [_domain(view, seat, narrow) for seat in view.haunting]
        found = _place(view, heights, domains, kept, [], rng)
        if found is not None:
            return Haunting(tuple(found), _keepers(view, found, kept, rng))
    raise ValueError("no place for the ghosts")


def _domain(view: View, seat: Seat, narrow: bool) -> list[int]:
    """Shadows where a ghost may be. Not where a tile is being replaced: the ghost would have killed."""
    haunt = view.knows.haunts[seat]
    busy = [frame.shadow for frame in view.agenda if isinstance(frame, Replacing)]
    filled = [shadow for shadow, stack in enumerate(view.shadows) if stack and shadow not in busy]
    return [shadow for shadow in filled if haunt >> shadow & 1] if narrow and haunt else filled


def _place(
    view: View, heights: list[int], domains: list[list[int]], kept: int, chosen: list[int], rng: Stream
) -> list[int] | None:
    lacking = sum(max(0, height - 1 - chosen.count(shadow)) for shadow, height in enumerate(heights))
    if lacking > len(domains) - len(chosen):
        return None
    if len(chosen) == len(domains):
        return chosen if len(_ghosts_only(view, chosen)) >= kept else None
    for shadow in rng.shuffled(domains[len(chosen)]):
        room = heights[shadow] - (1 if any(lying.up for lying in view.shadows[shadow]) else 0)
        if chosen.count(shadow) < room:
            found = _place(view, heights, domains, kept, [*chosen, shadow], rng)
            if found is not None:
                return found
    return None


def _ghosts_only(view: View, chosen: list[int]) -> list[int]:
    return [shadow for shadow in sorted(set(chosen)) if chosen.count(shadow) == len(view.shadows[shadow])]


def _keepers(view: View, chosen: list[int], kept: int, rng: Stream) -> tuple[Seat, ...]:
    """Ghosts that keep a tile: at most one per Shadow."""
    places = rng.shuffled(_ghosts_only(view, chosen))[:kept]
    return tuple(
        rng.choice([seat for seat, where in zip(view.haunting, chosen, strict=True) if where == shadow])
        for shadow in places
    )


def known(ghosts: tuple[Ghost, ...]) -> Haunting:
    return Haunting(tuple(one.shadow for one in ghosts), tuple(one.seat for one in ghosts if one.keeps is not None))
