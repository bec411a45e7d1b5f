"""The conformance suite: plays a game at random and checks every promise on the way."""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Any

from kurayami.kernel import Move, Stream
from kurayami.record import load, replay, save, verify
from kurayami.table import Seeded, Table
from kurayami.testing import promises
from kurayami.testing.difference import difference
from kurayami.testing.promises import broken, encode
from kurayami.testing.random_games import seeded, wander
from kurayami.testing.secrecy import Viewer, view_tells_no_secret
from kurayami.testing.subject import Subject


def judge(subject: Subject, options: Any, seed: bytes, every: int = 7) -> dict[Viewer, int]:
    """Plays one random game. The slower checks run at one position in `every`.

    Returns for each viewer how often two redeals dealt their secrets differently. Raises `Broken`.
    """
    rules = subject.rules
    seats = rules.seats(options)
    stream = Stream(seed, "judge")
    chance = seeded(seed, seats)
    table: Table[Any, Any, Any, Any, Any] = Table(rules, options)
    known: dict[bytes, Any] = {}
    varied: dict[Viewer, int] = {}
    promises.movers_can_move(rules, table.state)
    for step in wander(table, chance, subject, seed):
        promises.nothing_is_lost(subject, step)
        promises.movers_can_move(rules, step.after)
        promises.time_is_kept(rules, step.after, seats, step.now)
        if isinstance(step.happening.entry, Move):
            known[encode(step.happening.entry.action)] = step.happening.entry.action
        if stream.below(every) == 0:
            actions = list(known.values())
            promises.values_round_trip(rules, step, seats)
            promises.listed_is_accepted(rules, step.after, seats, step.now, stream)
            promises.unlisted_is_refused(subject, step.after, seats, step.now, actions, stream)
            found = view_tells_no_secret(subject, step.after, seats, step.now, actions, stream)
            for viewer, differs in found.items():
                varied[viewer] = varied.get(viewer, 0) + differs
    if rules.outcome(table.state) is None:
        broken("the game ends", f"not after {subject.most_moves} moves")
    return varied


def secrets_vary(subject: Subject, options: Any, seeds: Sequence[bytes]) -> None:
    """Judges several games: redeals must differ somewhere for every viewer, or they prove nothing."""
    varied: Counter[Viewer] = Counter()
    for seed in seeds:
        varied.update(judge(subject, options, seed))
    for viewer in (None, *range(subject.rules.seats(options))):
        if subject.secrets and not varied[viewer]:
            broken("re-deals vary", f"not for {viewer}, in {len(seeds)} games")


def replays_identically(name: str, subject: Subject, options: Any, seed: bytes) -> None:
    """Saves, loads and verifies a random game, which must give the same bytes again."""
    chance: Seeded = seeded(seed, subject.rules.seats(options))
    table: Table[Any, Any, Any, Any, Any] = Table(subject.rules, options)
    for _ in wander(table, chance, subject, seed):
        pass
    text = save(name, table, chance)
    record = load(text)
    verify(record)
    (again, _) = deque(replay(record), maxlen=1).pop()
    if encode(again.state) != encode(table.state) or save(name, again, chance) != text:
        broken("a replay is identical", difference(encode(again.state), encode(table.state)))
