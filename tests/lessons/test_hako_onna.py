"""Both lessons of Hako Onna can be played to the end, using their whole scripts."""

from collections.abc import Sequence
from typing import Any

import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.model import State
from kurayami.kernel import Chance, Move
from kurayami.lessons import Lesson, lesson_of
from kurayami.table import Table

VISITOR: tuple[a.Action, ...] = (
    *(a.TurnCard(0), a.WalkTo(5), a.EndTurn()),
    *(a.TurnCard(2), a.PeekAt(10), a.Done(), a.EndTurn()),
    *(a.TurnCard(1), a.PeekAt(11), a.Take(), a.PutBack("empty"), a.Done(), a.EndTurn()),
    *(a.TurnCard(3), a.PeekAt(10), a.PeekAt(10)),
)
BEFORE: tuple[a.Action, ...] = (a.StepTo(7), a.Hide(16))
HER: tuple[a.Action, ...] = (
    *(a.Scream(), a.SetPower(7, 0), a.Skip(), a.StepTo(1), a.Hide(1)),
    *(a.LetBe(), a.Interrupt(7), a.Snatch("wooden-stake")),
    *(a.Scream(), a.SetPower(7, 0), a.Skip(), a.StepTo(7), a.Hide(16), a.LetBe()),
)
CHOICES = [
    (a.ChooseNumbers(2, 4, 5), a.ChooseWeakness("weakness-stake"), a.KeepPower(7), a.PutBones(3), *BEFORE),
    (a.ChooseNumbers(1, 2, 3), a.ChooseWeakness("weakness-gasoline"), a.KeepPower(7), a.PutBones(20), *BEFORE),
    (
        a.ChooseNumbers(4, 5, 6),
        a.ChooseWeakness("weakness-chain"),
        a.KeepPower(7),
        a.PutBones(5),
        *BEFORE[:1],
        a.Hide(15),
    ),
]


class Follow:
    """Chance by the lesson's script; after the end of the game the first outcome."""

    def __init__(self, lesson: Lesson) -> None:
        self.script = lesson.chance
        self.drawn = 0

    def __call__(self, chances: Sequence[Chance[Any]], number: int, state: object, /) -> Any:
        assert isinstance(state, State)
        if state.end is not None:
            return chances[0].action
        self.drawn = number + 1
        assert self.script[number] in [chance.action for chance in chances]
        return self.script[number]


def played(lesson: Lesson, learner: Sequence[a.Action]) -> State:
    """The lesson played to the end: any seat that may make its next scripted move makes it."""
    follow = Follow(lesson)
    table: Table[Any, State, Any, Any, Any] = Table(hako_onna, lesson.options, follow)
    scripts = {seat: list(script) for seat, script in {**lesson.others, lesson.seat: learner}.items()}
    while table.state.end is None:
        movers = [seat for seat in hako_onna.movers(table.state) if seat >= 0]
        (seat,) = movers  # nobody else is asked, so that no bot has to decide
        action = scripts[seat].pop(0)
        assert action in hako_onna.legal(table.state, seat)
        table.play(Move(seat, action, table.now))
    assert not any(scripts.values())
    assert follow.drawn == len(lesson.chance)
    return table.state


def test_the_visitors_lesson_ends_with_rest() -> None:
    assert played(lesson_of("hako-onna", "visitor"), VISITOR).end == "rest"


@pytest.mark.parametrize("choices", CHOICES)
def test_her_lesson_ends_with_everybody_dead(choices: tuple[a.Action, ...]) -> None:
    assert played(lesson_of("hako-onna", "her"), (*choices, *HER)).end == "all-dead"
