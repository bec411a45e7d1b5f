"""Balance: searches for numbers of a game's content that give a target win rate (optuna), and checks them on new seeds.

The search plays the same games for every try, so it compares numbers, not luck. Its result is then played on unseen
seeds: as it is, and with each number restored in turn.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from kurayami.bots.shares import Share
from kurayami.kernel import Refusal
from kurayami.lab.results_file import Labour

TRIED_AGAIN: Final = 1_000_000
"""Number of the first game of the check: the search never gets that far."""


class Aim(Struct, frozen=True):
    who: str
    share: float


class TunableNumber(Struct, frozen=True):
    """A number that may change, and its range, both ends included."""

    name: str
    lowest: int
    highest: int


class TunableContent(Protocol):
    """Content whose numbers can be changed: an edition, a book."""

    @property
    def sides(self) -> Sequence[str]:
        """Names of those whose win rates can be aimed at."""
        ...

    def number(self, name: str, /) -> int:
        """Current value of a number. Raises `Refusal` if there is no such number."""
        ...

    @property
    def kind(self) -> Any:
        """Type of a task's result, as stored."""
        ...

    def shares(
        self, numbers: Mapping[str, int], who: Sequence[str], first: int, games: int, labour: Labour[Any], /
    ) -> dict[str, Share]:
        """Win rates of each side with these numbers, in games counted from `first`."""
        ...

    def text(self, numbers: Mapping[str, int], /) -> str:
        """The content with these numbers, as a TOML file. Raises `Refusal` if it can't have them."""
        ...


class Try(Struct, frozen=True):
    number: int
    numbers: dict[str, int]
    shares: dict[str, Share]
    miss: float
    """Mean distance from the targets."""


class Worth(Struct, frozen=True):
    """Effect of a number: the win rates if it alone were restored."""

    name: str
    before: int
    now: int
    shares: dict[str, Share]


def miss_of(aims: Sequence[Aim], shares: Mapping[str, Share]) -> float:
    return sum(abs(shares[aim.who].share - aim.share) for aim in aims) / len(aims)


def parse_aims(text: str) -> list[Aim]:
    """Parses `visitors=0.4`, or several separated by commas. Raises `Refusal`."""
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
    """Parses `power.7.needs=4..9`. Raises `Refusal`."""
    name, _, ends = text.partition("=")
    lowest, _, highest = ends.partition("..")
    if not (name and lowest.isdigit() and highest.isdigit() and int(lowest) <= int(highest)):
        raise Refusal("lab-bad-change", given=text)
    return TunableNumber(name, int(lowest), int(highest))


def require(content: TunableContent, aims: Sequence[Aim], changes: Sequence[TunableNumber]) -> None:
    """Raises `Refusal` for a wish that can't be met, before anything is played."""
    for aim in aims:
        if aim.who not in content.sides:
            raise Refusal("lab-no-such-side", side=aim.who, sides=", ".join(content.sides))
    for names in ([aim.who for aim in aims], [change.name for change in changes]):
        for name in names:
            if names.count(name) > 1:
                raise Refusal("lab-given-twice", name=name)
    for change in changes:
        for end in (change.lowest, change.highest):
            content.text({change.name: end})


def search(
    content: TunableContent,
    aims: Sequence[Aim],
    changes: Sequence[TunableNumber],
    tries: int,
    games: int,
    seed: int,
    labour: Labour[Any],
) -> Iterator[Try]:
    """Tries; the current numbers come first where the ranges allow it.

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
    """Try nearest to the targets; among equals the first, which changes least."""
    return min(tries, key=lambda one: (one.miss, one.number))


def worths(
    content: TunableContent, aims: Sequence[Aim], numbers: Mapping[str, int], games: int, labour: Labour[Any]
) -> Iterator[Worth]:
    """Effects of each changed number, on seeds the search did not use."""
    for name, now in numbers.items():
        before = content.number(name)
        if before != now:
            shares = content.shares({**numbers, name: before}, [aim.who for aim in aims], TRIED_AGAIN, games, labour)
            yield Worth(name, before, now, shares)


def checks(content: TunableContent, numbers: Mapping[str, int]) -> int:
    """Number of checks: with all numbers, and with each changed one restored."""
    return 1 + sum(content.number(name) != now for name, now in numbers.items())


def checked(
    content: TunableContent, aims: Sequence[Aim], numbers: Mapping[str, int], games: int, labour: Labour[Any]
) -> dict[str, Share]:
    """Win rates with these numbers, on seeds the search did not use."""
    return content.shares(numbers, [aim.who for aim in aims], TRIED_AGAIN, games, labour)
