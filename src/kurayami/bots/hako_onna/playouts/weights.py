"""Weights of the players of imagined nights, by their place in the atlas. `weights.json` has their numbers.

Values of finds and of a life are in hundred-thousandths of a victory, all others in thousandths.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

# Visitors
LIFE: Final = 0
LIFE_WITH_KEY: Final = 1
LIFE_WITH_DOLL: Final = 2
PATIENCE: Final = 3
"""Turns of hers after which a Visitor risks everything."""
CURIOSITY: Final = 4
"""Value that any Peek reaches in the long run."""
FIRST_FIND: Final = 5
"""Values of the Key Ring, Doll Mary, the Fire Extinguisher and the Strange Charm."""
NUMBER: Final = 9
WEAKNESS: Final = 10
BONES: Final = 11
EXIT: Final = 12
EXIT_WITH_KEY: Final = 13
SAFE: Final = 14
WEAPON: Final = 15
RIGHT_WEAPON: Final = 16
FEAR: Final = 17
"""Assumed chance that Open This is set while any card is."""
STALE: Final = 18
BARE: Final = 19
TREASURE: Final = 20
DESK: Final = 21
"""Weight of a ghost in a Shadow of a kind, beside 1000 for one where nobody has looked."""

# Ghosts
LURE_OF_EMPTY: Final = 22
LURE_OF_SAFE: Final = 23
LURE_OF_EXIT: Final = 24
LURE_OF_BONES: Final = 25
LURE_OF_SEEN: Final = 26
OTHER_LURES: Final = 27
BLOCK: Final = 28
TRAP_OF_OPEN_THIS: Final = 29
TRAP_OF_BEHIND_YOU: Final = 30
EXPOSURE: Final = 31
SCREAM: Final = 32
"""Expected gain that is worth showing her room, in tenths of a liking."""
WHIM: Final = 33
"""Luck between hiding places that are about equally good."""
MANY: Final = 34

FEATURES: Final = 38
"""Number of features of the value."""


@cache
def weights() -> tuple[int, ...]:
    text = files("kurayami.bots.hako_onna.playouts").joinpath("weights.json").read_bytes()
    numbers = tuple(msgspec.json.decode(text, type=dict[str, int]).values())
    assert len(numbers) == MANY
    return numbers
