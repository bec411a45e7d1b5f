"""What makes one bot slower, or more careless, than another. Times are medians, in milliseconds.

The figures follow what is known of choice reactions: times are skewed to the right, grow with what is to be told apart
and with what disturbs (a colour that leads elsewhere than the shape), and haste costs mistakes.
"""

from typing import Final

from msgspec import Struct

from kurayami.kernel import Millis

SOONEST: Final[Millis] = 420
"""Nobody sees three cards, understands them and moves a finger in less."""
SOONEST_NEXT: Final[Millis] = 110
"""From one key to the next."""
SOONEST_LOOK: Final[Millis] = 190
"""The same where the next token must be looked for: in the row of a Fear Invasion."""
SOONEST_HIT: Final[Millis] = 100
"""From the last key to the switch."""


class Temper(Struct, frozen=True):
    see: Millis
    """Until three cards without a Special card, and one token to choose, are understood."""
    token: Millis
    """More for each further token that is to be chosen."""
    disturbed: Millis
    """More for each token that the other way would want and this one does not."""
    special: Millis
    """More for a Special card that changes nothing, or for two."""
    escape: Millis
    """More for turning everything round: Fear Escape."""
    press: Millis
    """From one token to the next."""
    look: Millis
    """From one token of a Fear Invasion's row to the next."""
    light: Millis
    """From the last token to the switch."""
    spread: float
    """How uneven its times are: the standard deviation of their logarithm."""
    thrift: int
    """Of 100 rounds in which one way needs fewer tokens, in how many it sees that."""
    careless: int
    """Of 1,000 rounds, in how many it errs; the harder the cards, the more (see `choice`)."""
    clumsy: int
    """Of 1,000 rounds, in how many it pushes a wrong token, sees it, and takes it back."""


DREAMER: Final = Temper(
    see=2300, token=560, disturbed=230, special=650, escape=1700, press=560, look=1150, light=480,
    spread=0.34, thrift=40, careless=170, clumsy=130,
)  # fmt: skip
STEADY: Final = Temper(
    see=1350, token=300, disturbed=120, special=330, escape=850, press=310, look=640, light=280,
    spread=0.27, thrift=65, careless=100, clumsy=80,
)  # fmt: skip
QUICK: Final = Temper(
    see=930, token=190, disturbed=75, special=200, escape=480, press=210, look=430, light=190,
    spread=0.23, thrift=85, careless=65, clumsy=50,
)  # fmt: skip
FEARLESS: Final = Temper(
    see=780, token=130, disturbed=50, special=130, escape=300, press=165, look=310, light=145,
    spread=0.19, thrift=95, careless=35, clumsy=25,
)  # fmt: skip
