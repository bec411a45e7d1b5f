"""Games for a report: every company plays, and the facts are saved as they arrive."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from kurayami.lab.facts import Facts
from kurayami.lab.listing import Company, Wishes, subject_of
from kurayami.lab.results_file import Kept, going_on
from kurayami.lab.sim import Match, Numbered, check, games_of, played_table
from kurayami.lab.workforce import Workforce


class Sat(Struct, frozen=True):
    """A company, and the results of its games."""

    company: Company
    facts: tuple[Facts, ...]


def gathered(one: Numbered) -> Facts:
    table, _ = played_table(one.match, one.number)
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    return Facts(outcome.scores, outcome.reason, subject_of(one.match.game).gather(table))


def companies_of(game: str, wishes: Wishes, levels: Sequence[str]) -> list[Company]:
    """Companies that fit the options: every number of players, at the levels given or the usual ones."""
    usual = [one for one in subject_of(game).companies if wishes.visitors in (None, one.wishes.visitors)]
    if levels:
        tables = [one for one in usual if one.levels == usual[0].levels]
        usual = [at_level(one, level) for one in tables for level in levels]
    return [replace(one, wishes=replace(one.wishes, book=wishes.book, edition=wishes.edition)) for one in usual]


def at_level(company: Company, level: str) -> Company:
    return Company(company.name.replace(f"`{company.levels[0]}`", f"`{level}`"), company.wishes, (level,))


def play_companies(
    game: str,
    companies: Sequence[Company],
    games: int,
    seed: int,
    force: Workforce,
    folder: Path,
    tell: Callable[[int, int], None],
) -> Iterator[Sat]:
    """Raises `Refusal` before the first game if a match is invalid, `OSError` if results can't be saved."""
    matches = [Match(game, subject_of(game).options(one.wishes), one.levels, seed) for one in companies]
    for match in matches:
        check(match)
    for place, (company, match) in enumerate(zip(companies, matches, strict=True)):
        tasks = games_of(match, games)
        facts: list[Facts] = []
        with closing(Kept[Facts](folder / f"games-{place + 1}.jsonl", match, Facts)) as kept:
            for one in going_on(gathered, tasks, force, kept):
                facts.append(one)
                tell(place * games + len(facts), games * len(companies))
        yield Sat(company, tuple(facts))
