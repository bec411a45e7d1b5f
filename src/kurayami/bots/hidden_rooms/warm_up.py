"""Warm-up: compiles what would slow down the first decision.

    python -m kurayami.bots.hidden_rooms.warm_up

compiles it and keeps the result.
"""

from kurayami.bots.hidden_rooms import levels
from kurayami.bots.hidden_rooms.difficulty import is_won
from kurayami.bots.hidden_rooms.route_tables import ground
from kurayami.compiler import COMPILED
from kurayami.games.hidden_rooms import BOOKS
from kurayami.games.hidden_rooms.book import expand
from kurayami.kernel import Stream


def compile_all() -> None:
    """Compiles everything with numba, or loads it from the cache, by playing one stage with each kind of level."""
    if COMPILED:
        known = ground(expand(BOOKS["rooms"].pages[0].route))
        for level in (levels.beginner, levels.careful, levels.master):
            is_won(level, known, 1, Stream(b"", "warming"))


if __name__ == "__main__":
    compile_all()
