"""The rules of all frames, by frame: the table of contents."""

from typing import Any, Final, Protocol

from kurayami.games.hako_onna import (
    announcement,
    answer,
    boards,
    check,
    death,
    ghost_move,
    her_secrets,
    her_turn,
    look,
    peek,
    snatch,
    turn,
    weapons,
)
from kurayami.games.hako_onna.actions import Action
from kurayami.games.hako_onna.frames import Frame
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.rule import ActionRule, Rule
from kurayami.kernel import Seat

RULES: Final[dict[type[Frame], Rule[Any]]] = {
    rule.frame: rule
    for rules in (
        boards.RULES,
        her_secrets.RULES,
        turn.RULES,
        check.RULES,
        announcement.RULES,
        peek.RULES,
        look.RULES,
        weapons.RULES,
        death.RULES,
        snatch.RULES,
        answer.RULES,
        her_turn.RULES,
        ghost_move.RULES,
    )
    for rule in rules
}

CHOICES: Final[dict[type[Frame], dict[type[Action], ActionRule[Any, Any]]]] = {
    frame: {kind: choice for choice in rule.choices for kind in choice.kinds} for frame, rule in RULES.items()
}
"""Choices of each frame, by kind of action."""


class Underway(Protocol):
    """A state or a view."""

    @property
    def options(self) -> Options: ...

    @property
    def agenda(self) -> tuple[Frame, ...]: ...


def mover(game: Underway) -> Seat | None:
    """Seat that moves next; CHANCE before a draw. Everybody can see it."""
    if not game.agenda:
        return None
    top = game.agenda[-1]
    return RULES[type(top)].mover(game.options, top)
