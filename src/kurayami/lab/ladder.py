"""Every level against every other, and against random play. `make ladder` writes the results into docs/bots.md."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final

from msgspec import Struct

from kurayami.bots import levels_of
from kurayami.bots.shares import Share
from kurayami.games import hako_onna, hidden_rooms, komnata_strachu
from kurayami.games.hako_onna.ends import VISITORS_WIN
from kurayami.games.hidden_rooms.model import UNATTENDED_TURN_LIMIT
from kurayami.lab.sim import Match, Played, play_all
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


def met(match: Match, games: int, scale: float, force: Workforce) -> list[Played]:
    return list(play_all(match, scaled(games, scale), force))


# Hidden Rooms: a level alone, against the house


def hidden_rooms_rungs(scale: float, force: Workforce) -> Iterator[Rung]:
    for book, level in product(hidden_rooms.BOOKS, levels_of("hidden-rooms")):
        options = hidden_rooms.Options(book=hidden_rooms.BOOKS[book], turn_limit=UNATTENDED_TURN_LIMIT)
        match = Match("hidden-rooms", options, (level,), SEED)
        stages = [
            result.loss is None for played in met(match, ALONE[level], scale, force) for result in played.state.results
        ]
        yield Rung("hidden-rooms", level, book, Share(sum(stages), len(stages)))


# Komnata Strachu: two at a table


def komnata_strachu_rungs(scale: float, force: Workforce) -> Iterator[Rung]:
    """Results of every level with its own pace; the follower has none, so it is left out."""
    levels = [level for level in levels_of("komnata-strachu") if level != "follower"]
    for weaker, stronger in combinations(levels, 2):
        match = Match("komnata-strachu", komnata_strachu.Options(players=2), (stronger, weaker), SEED)
        scores = [played.outcome.scores for played in met(match, RACES, scale, force)]
        won = sum(one > other for one, other in scores)
        lost = sum(one < other for one, other in scores)
        yield Rung("komnata-strachu", stronger, weaker, Share(won, won + lost), len(scores) - won - lost)


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


def nights(she: str, visitors: str, many: int, games: int, force: Workforce) -> LadderNight:
    options = hako_onna.Options(visitors=many, giving_up=False, turn_limit=NIGHTS)
    match = Match("hako-onna", options, (she, *[visitors] * many), SEED)
    ends = [played.state.end for played in play_all(match, games, force)]
    theirs, drawn = sum(end in VISITORS_WIN for end in ends), ends.count("limit")
    return LadderNight(she, visitors, many, len(ends) - theirs - drawn, theirs, drawn)


def nights_of(she: str, visitors: str) -> int:
    return EQUAL_NIGHTS[she] if she == visitors else min(NIGHTS_OF[she], NIGHTS_OF[visitors])


def hako_onna_nights(scale: float, force: Workforce) -> Iterator[LadderNight]:
    """Every level on either side, three Visitors."""
    for she, visitors in product(levels_of("hako-onna"), repeat=2):
        yield nights(she, visitors, VISITORS, scaled(nights_of(she, visitors), scale), force)


def equal_nights(scale: float, force: Workforce) -> Iterator[LadderNight]:
    """Games between equal levels, with two and with four Visitors."""
    for level, many in product([level for level in levels_of("hako-onna") if level != "random"], (2, 4)):
        yield nights(level, level, many, scaled(nights_of(level, level), scale), force)


def duels(met_so: Sequence[LadderNight]) -> Iterator[Duel]:
    """Duels of levels that played both sides against each other, with the one that won more often."""
    found = {(night.she, night.visitors): night for night in met_so}
    for weaker, stronger in combinations(levels_of("hako-onna"), 2):
        as_she, as_visitors, equal = found[stronger, weaker], found[weaker, stronger], found[weaker, weaker]
        drawn = as_she.drawn + as_visitors.drawn
        shares = as_she.as_she, equal.as_she, as_visitors.as_visitors, equal.as_visitors
        yield Duel(stronger, weaker, *shares, drawn)
