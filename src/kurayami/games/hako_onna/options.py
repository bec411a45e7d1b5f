"""Options of a game, fixed before the first move."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.edition_check import check
from kurayami.games.hako_onna.edition_file import house_edition
from kurayami.kernel import BadOptions, Millis

Noise: TypeAlias = Literal["cards", "discs"]
Difficulty: TypeAlias = Literal["regular", "hard", "nightmare"]

UNATTENDED_TURNS: Final = 300
"""Turn limit of a game between bots only (HO-79)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    visitors: int = 3
    noise: Noise = "cards"
    difficulty: Difficulty = "regular"
    """Difficulty of the discs."""
    advanced_powers: bool = False
    advanced_items: bool = False
    random_boards: bool = False
    random_items: bool = False
    pause: Millis = 4_000
    """Milliseconds in which she may interrupt an announcement (HO-51)."""
    ghost_time: Millis = 60_000
    """Milliseconds a ghost has for its move (HO-58)."""
    answer_time: Millis = 20_000
    """Milliseconds before the table gives the true answer (HO-53)."""
    giving_up: bool = True
    """True if the Visitors may give up together (HO-73); unattended games are played to the end."""
    turn_limit: int | None = None
    """Her turns before nobody wins, for unattended games (HO-79)."""
    edition: Edition = field(default_factory=house_edition)


def validate(options: Options) -> None:
    if not 1 <= options.visitors <= 4:
        raise BadOptions("ho-options-visitors", given=options.visitors)
    for length in (options.pause, options.ghost_time, options.answer_time):
        if not 0 < length <= 3_600_000:
            raise BadOptions("ho-options-time", given=length)
    if options.turn_limit is not None and options.turn_limit < 1:
        raise BadOptions("ho-options-limit", given=options.turn_limit)
    if options.edition is not house_edition():  # ours was checked when it was read
        check(options.edition, options.edition.name)
