"""Proportions with their 95% intervals."""

from math import sqrt
from typing import Final

from msgspec import Struct

NORMAL: Final = 1.959964


class Share(Struct, frozen=True):
    won: int
    of: int

    @property
    def share(self) -> float:
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95% confidence interval of the true proportion (Wilson)."""
        if not self.of:
            return 0.0, 1.0
        z = NORMAL * NORMAL / self.of
        middle = (self.share + z / 2) / (1 + z)
        width = NORMAL * sqrt(self.share * (1 - self.share) / self.of + z / 4 / self.of) / (1 + z)
        return max(middle - width, 0.0), min(middle + width, 1.0)

    def __str__(self) -> str:
        """Percentage, as shown in tables."""
        low, high = self.interval
        return f"{100 * self.share:.1f} [{100 * low:.1f}, {100 * high:.1f}]"
