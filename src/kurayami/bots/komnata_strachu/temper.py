"""Temper of a bot: its speed and care. Times are medians, in milliseconds.

The figures follow what is published on choice reactions, as far as that goes (docs/bots.md): each token is a choice
whose time grows with its bits (Hick's law), distractions cost time (a colour that points elsewhere than the shape),
times are skewed to the right, and haste causes mistakes.
"""

from typing import Final

from msgspec import Struct

from kurayami.kernel import Millis

SOONEST: Final[Millis] = 420
"""Least time to see three cards, understand them and move a finger."""
SOONEST_NEXT: Final[Millis] = 110
"""Least time from one key to the next."""
SOONEST_LOOK: Final[Millis] = 190
"""The same where the next token must be looked up, in the row of a Fear Invasion."""
SOONEST_HIT: Final[Millis] = 100
"""Least time from the last key to the switch."""


EITHER_WAY: Final = 55
"""Percentage of rounds in which a bot without a habit goes by shape, where neither match is shorter."""


class Temper(Struct, frozen=True):
    see: Millis
    """Time to see three cards without a Special card and recall the rule, before any token is chosen."""
    bit: Millis
    """Added for each bit of the choice (Hick's law)."""
    disturbed: Millis
    """Added for each token that only the other match needs."""
    special: Millis
    """Added for a Special card that changes nothing, or for two."""
    escape: Millis
    """Added for Fear Escape, which inverts the answer."""
    press: Millis
    """Time from one token to the next."""
    look: Millis
    """Time from one token of a Fear Invasion's row to the next."""
    light: Millis
    """Time from the last token to the switch."""
    spread: float
    """Standard deviation of its times, about: as a part of what they are above the soonest."""
    thrift: int
    """Percentage of rounds in which it sees the match that needs fewer tokens."""
    careless: int
    """Rounds in 1,000 in which it errs; more with harder cards, and when it hurries (see `choice`)."""
    clumsy: int
    """Rounds in 1,000 in which it pushes a wrong token, notices, and pulls it back."""
    shapes: int = EITHER_WAY
    """Percentage of rounds in which it goes by shape, where neither match is shorter."""
    tidy: bool = False
    """True if it pushes tokens as they stand in the row."""


DREAMER: Final = Temper(
    see=1630, bit=260, disturbed=230, special=650, escape=1700, press=500, look=1150, light=480,
    spread=0.34, thrift=40, careless=170, clumsy=130,
)  # fmt: skip
STEADY: Final = Temper(
    see=960, bit=150, disturbed=120, special=330, escape=850, press=280, look=640, light=280,
    spread=0.27, thrift=65, careless=100, clumsy=80,
)  # fmt: skip
QUICK: Final = Temper(
    see=700, bit=90, disturbed=75, special=200, escape=480, press=200, look=430, light=190,
    spread=0.23, thrift=85, careless=65, clumsy=50,
)  # fmt: skip
FEARLESS: Final = Temper(
    see=625, bit=60, disturbed=50, special=130, escape=300, press=160, look=310, light=145,
    spread=0.19, thrift=95, careless=35, clumsy=25,
)  # fmt: skip
