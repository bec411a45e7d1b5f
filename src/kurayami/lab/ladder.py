"""Every level against every other, and against random play. `make ladder` writes the results into docs/bots.md."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from itertools import combinations, product
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from kurayami.bots import levels_of
from kurayami.bots.shares import Share
from kurayami.games import hako_onna, hidden_rooms, komnata_strachu
from kurayami.games.hako_onna.ends import VISITORS_WIN
from kurayami.games.hidden_rooms.model import UNATTENDED_TURN_LIMIT
from kurayami.lab.results_file import Kept, going_on
from kurayami.lab.sim import Match, Numbered, check, games_of, play_numbered
from kurayami.lab.workforce import Workforce

SEED: Final = 1
ALONE: Final = {"random": 200, "beginner": 200, "careful": 150, "clever": 150, "master": 100}
"""Games of each level of Hidden Rooms."""
RACES: Final = 60
"""Games of Komnata Strachu for two levels."""
NIGHTS_OF: Final = {"random": 60, "careful": 400, "clever": 400, "master": 400}
"""Games of Hako Onna for two levels: the smaller of their numbers."""
EQUAL_NIGHTS: Final = {"random": 60, "careful": 400, "clever": 250, "master": 250}
"""Nights of a level against itself; all but `random` also play other numbers of Visitors."""

VISITORS: Final = 3
OTHER_COMPANIES: Final = (1, 2, 4)
NIGHTS: Final = 60
"""Her turns before a bot game ends without a winner."""


class Rung(Struct, frozen=True):
    """Result of two levels, or of one alone: the first won `won` of `of` decided games or stages."""

    game: str
    first: str
    second: str
    share: Share
    drawn: int = 0


def scaled(games: int, scale: float) -> int:
    return max(2, round(games * scale))


class GameEnd(Struct, frozen=True):
    """The end of a game, as far as the ladder counts it."""

    scores: tuple[float, ...]
    stages: tuple[bool, ...] = ()
    """Stages of Hidden Rooms, each won or not."""
    end: str | None = None
    """End of a night of Hako Onna."""


class Bout(Struct, frozen=True):
    match: Match
    games: int


Play: TypeAlias = Callable[[Sequence[Bout]], Iterator[list[GameEnd]]]
"""Plays bouts, in order."""


def ended(one: Numbered) -> GameEnd:
    played = play_numbered(one)
    scores = played.outcome.scores
    match played.state:
        case hidden_rooms.State(results=results):
            return GameEnd(scores, stages=tuple(result.loss is None for result in results))
        case hako_onna.State(end=end):
            return GameEnd(scores, end=end)
        case _:
            return GameEnd(scores)


def played(
    bouts: Sequence[Bout], force: Workforce, folder: Path, tell: Callable[[int, int], None]
) -> Iterator[list[GameEnd]]:
    """Results of each bout. They are saved in a folder as they arrive, a file for each match, so that work goes on.

    `tell` hears how many games are played, of all.
    """
    told, of = 0, sum(bout.games for bout in bouts)
    for bout in bouts:
        check(bout.match)
        file = folder / f"{sha256(msgspec.json.encode(bout.match)).hexdigest()[:16]}.jsonl"
        ends = list[GameEnd]()
        with closing(Kept[GameEnd](file, bout.match, GameEnd)) as kept:
            for one in going_on(ended, games_of(bout.match, bout.games), force, kept):
                ends.append(one)
                told += 1
                tell(told, of)
        yield ends


# Hidden Rooms: a level alone, against the house


def hidden_rooms_rungs(scale: float, play: Play) -> Iterator[Rung]:
    pairs = list(product(hidden_rooms.BOOKS, levels_of("hidden-rooms")))
    for (book, level), ends in zip(pairs, play([_alone(*pair, scale) for pair in pairs]), strict=True):
        stages = [won for one in ends for won in one.stages]
        yield Rung("hidden-rooms", level, book, Share(sum(stages), len(stages)))


def _alone(book: str, level: str, scale: float) -> Bout:
    options = hidden_rooms.Options(book=hidden_rooms.BOOKS[book], turn_limit=UNATTENDED_TURN_LIMIT)
    return Bout(Match("hidden-rooms", options, (level,), SEED), scaled(ALONE[level], scale))


# Komnata Strachu: two at a table


def komnata_strachu_rungs(scale: float, play: Play) -> Iterator[Rung]:
    """Results of every level with its own pace; the follower has none, so it is left out."""
    pairs = list(combinations([level for level in levels_of("komnata-strachu") if level != "follower"], 2))
    for (weaker, stronger), ends in zip(pairs, play([_race(*pair, scale) for pair in pairs]), strict=True):
        scores = [one.scores for one in ends]
        won = sum(one > other for one, other in scores)
        lost = sum(one < other for one, other in scores)
        yield Rung("komnata-strachu", stronger, weaker, Share(won, won + lost), len(scores) - won - lost)


def _race(weaker: str, stronger: str, scale: float) -> Bout:
    options = komnata_strachu.Options(players=2)
    return Bout(Match("komnata-strachu", options, (stronger, weaker), SEED), scaled(RACES, scale))


# Hako Onna: one side against the other


class LadderNight(Struct, frozen=True):
    she: str
    visitors: str
    many: int
    hers: int
    theirs: int
    drawn: int

    @property
    def share(self) -> Share:
        """The Visitors' win rate, of all games."""
        return Share(self.theirs, self.hers + self.theirs + self.drawn)

    @property
    def as_she(self) -> Share:
        """Her win rate, of decided games."""
        return Share(self.hers, self.hers + self.theirs)

    @property
    def as_visitors(self) -> Share:
        return Share(self.theirs, self.hers + self.theirs)


class Duel(Struct, frozen=True):
    """Two levels on both sides, of decided games: what the stronger won, and the weaker in its place."""

    stronger: str
    weaker: str
    she: Share
    she_instead: Share
    visitors: Share
    visitors_instead: Share
    drawn: int

    @property
    def both(self) -> Share:
        return Share(self.she.won + self.visitors.won, self.she.of + self.visitors.of)


class Pairing(Struct, frozen=True):
    she: str
    visitors: str
    many: int

    def bout(self, scale: float) -> Bout:
        options = hako_onna.Options(visitors=self.many, giving_up=False, turn_limit=NIGHTS)
        levels = (self.she, *[self.visitors] * self.many)
        return Bout(Match("hako-onna", options, levels, SEED), scaled(nights_of(self.she, self.visitors), scale))

    def night(self, ends: Sequence[GameEnd]) -> LadderNight:
        theirs, drawn = sum(one.end in VISITORS_WIN for one in ends), sum(one.end == "limit" for one in ends)
        return LadderNight(self.she, self.visitors, self.many, len(ends) - theirs - drawn, theirs, drawn)


def nights_of(she: str, visitors: str) -> int:
    return EQUAL_NIGHTS[she] if she == visitors else min(NIGHTS_OF[she], NIGHTS_OF[visitors])


def pairings() -> Iterator[Pairing]:
    """Every level on either side with three Visitors, then equal levels with the other numbers of Visitors."""
    levels = levels_of("hako-onna")
    for she, visitors in product(levels, repeat=2):
        yield Pairing(she, visitors, VISITORS)
    for level, many in product([level for level in levels if level != "random"], OTHER_COMPANIES):
        yield Pairing(level, level, many)


def hako_onna_nights(scale: float, play: Play) -> Iterator[LadderNight]:
    met = list(pairings())
    for pairing, ends in zip(met, play([pairing.bout(scale) for pairing in met]), strict=True):
        yield pairing.night(ends)


def duels(met_so: Sequence[LadderNight]) -> Iterator[Duel]:
    """Duels of levels that played both sides against each other, with the one that won more often."""
    found = {(night.she, night.visitors): night for night in met_so if night.many == VISITORS}
    for weaker, stronger in combinations(levels_of("hako-onna"), 2):
        as_she, as_visitors, equal = found[stronger, weaker], found[weaker, stronger], found[weaker, weaker]
        drawn = as_she.drawn + as_visitors.drawn
        shares = as_she.as_she, equal.as_she, as_visitors.as_visitors, equal.as_visitors
        yield Duel(stronger, weaker, *shares, drawn)
