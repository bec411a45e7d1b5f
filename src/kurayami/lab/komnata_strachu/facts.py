"""Facts about a Komnata Strachu game: its rounds, by kind, and what went wrong in them."""

from kurayami.bots.komnata_strachu.choice import kind_of
from kurayami.games.komnata_strachu.model import Verdict
from kurayami.lab.bot_game import AnyTable
from kurayami.lab.facts import Episode
from kurayami.lab.komnata_strachu.measurement import NAMES


def gather(table: AnyTable) -> tuple[Episode, ...]:
    """Gathers every round as an episode, won if somebody was right in time."""
    return tuple(_episode(verdict) for verdict in table.state.told)


def _episode(verdict: Verdict) -> Episode:
    marks = {NAMES[kind_of(verdict.cards)]}
    faults = [str(finish.fault.__struct_config__.tag).replace("_", " ") for finish in verdict.finishes if finish.fault]
    marks.update(f"wrong: {fault}" for fault in faults)
    fastest = min([finish.time for finish in verdict.finishes if finish.fault is None], default=0)
    won = verdict.winner is not None
    reason = "photo finish" if len(verdict.first) > 1 else "won" if won else "nobody right"
    return Episode("round", won, reason, len(verdict.finishes), tuple(sorted(marks)), (), (fastest,))
