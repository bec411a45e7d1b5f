"""Balance: searches numbers of a game's content for a wished share (optuna), and checks what was found on new seeds.

The search plays the same games for every try, so that numbers are compared and not luck. What it found is then played
on seeds that it has not seen: alone, and with each number put back to what it was.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from kurayami.bots.shares import Share
from kurayami.kernel import Refusal
from kurayami.lab.results_file import Labour

TRIED_AGAIN: Final = 1_000_000
"""Games for the check are numbered from here: the search never comes so far."""


class Aim(Struct, frozen=True):
    who: str
    share: float


class TunableNumber(Struct, frozen=True):
    """A number that may be changed, and its range, both ends included."""

    name: str
    lowest: int
    highest: int


class TunableContent(Protocol):
    """Content whose numbers can be changed: an edition, a book."""

    def number(self, name: str, /) -> int:
        """The number as it is now. Raises `Refusal` if there is no such number."""
        ...

    @property
    def kind(self) -> Any:
        """Type of what comes of a task, as it is kept."""
        ...

    def shares(
        self, numbers: Mapping[str, int], who: Sequence[str], first: int, games: int, labour: Labour[Any], /
    ) -> dict[str, Share]:
        """Shares that each side wins with these numbers, in games numbered from the first."""
        ...

    def text(self, numbers: Mapping[str, int], /) -> str:
        """The content with these numbers, as a TOML file."""
        ...


class Try(Struct, frozen=True):
    number: int
    numbers: dict[str, int]
    shares: dict[str, Share]
    miss: float
    """Mean distance from the aims."""


class Worth(Struct, frozen=True):
    """Worth of a number: the shares if it alone were as before."""

    name: str
    before: int
    now: int
    shares: dict[str, Share]


def miss_of(aims: Sequence[Aim], shares: Mapping[str, Share]) -> float:
    return sum(abs(shares[aim.who].share - aim.share) for aim in aims) / len(aims)


def parse_aims(text: str) -> list[Aim]:
    """`visitors=0.4`, or several with commas between. Raises `Refusal`."""
    aims = []
    for part in text.split(","):
        who, sign, share = part.partition("=")
        try:
            wished = float(share)
        except ValueError:
            wished = -1.0
        if not sign or not who or not 0 <= wished <= 1:
            raise Refusal("lab-bad-aim", given=part)
        aims.append(Aim(who, wished))
    return aims


def parse_change(text: str) -> TunableNumber:
    """`power.7.needs=4..9`. Raises `Refusal`."""
    name, _, ends = text.partition("=")
    lowest, _, highest = ends.partition("..")
    if not (name and lowest.isdigit() and highest.isdigit() and int(lowest) <= int(highest)):
        raise Refusal("lab-bad-change", given=text)
    return TunableNumber(name, int(lowest), int(highest))


def search(
    content: TunableContent,
    aims: Sequence[Aim],
    changes: Sequence[TunableNumber],
    tries: int,
    games: int,
    seed: int,
    labour: Labour[Any],
) -> Iterator[Try]:
    """Tries; where the ranges allow it, the numbers as they are come before all others.

    The same seed gives the same tries.
    """
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=max(4, 2 * len(changes)))
    study = optuna.create_study(sampler=sampler)
    if all(change.lowest <= content.number(change.name) <= change.highest for change in changes):
        study.enqueue_trial({change.name: content.number(change.name) for change in changes})
    who = [aim.who for aim in aims]
    for number in range(tries):
        trial = study.ask()
        numbers = {change.name: trial.suggest_int(change.name, change.lowest, change.highest) for change in changes}
        shares = content.shares(numbers, who, 0, games, labour)
        found = Try(number, numbers, shares, miss_of(aims, shares))
        study.tell(trial, found.miss)
        yield found


def best_of(tries: Sequence[Try]) -> Try:
    """The nearest to the aims; of equals the first, which changes least."""
    return min(tries, key=lambda one: (one.miss, one.number))


def worths(
    content: TunableContent, aims: Sequence[Aim], numbers: Mapping[str, int], games: int, labour: Labour[Any]
) -> Iterator[Worth]:
    """Each changed number put back alone, on seeds that the search did not use."""
    for name, now in numbers.items():
        before = content.number(name)
        if before != now:
            shares = content.shares({**numbers, name: before}, [aim.who for aim in aims], TRIED_AGAIN, games, labour)
            yield Worth(name, before, now, shares)


def checks(content: TunableContent, numbers: Mapping[str, int]) -> int:
    """How often it is played for the check: with all numbers, and with each that has changed put back."""
    return 1 + sum(content.number(name) != now for name, now in numbers.items())


def checked(
    content: TunableContent, aims: Sequence[Aim], numbers: Mapping[str, int], games: int, labour: Labour[Any]
) -> dict[str, Share]:
    """The shares with these numbers, on seeds that the search did not use."""
    return content.shares(numbers, [aim.who for aim in aims], TRIED_AGAIN, games, labour)
