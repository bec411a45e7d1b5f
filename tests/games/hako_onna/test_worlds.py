"""Planted leaks that no redeal finds, but two worlds that were told the same do."""

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from kurayami.games import hako_onna
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.haunts import room_mask, within
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.tiles import DOLL
from kurayami.kernel import Move, Step
from kurayami.testing import Broken, Subject
from kurayami.testing.subjects import SUBJECTS
from kurayami.testing.worlds import two_worlds
from tests.games.hako_onna.drawing import HER_TURN, night

SUBJECT = SUBJECTS["hako-onna"]
SEEDS = [number.to_bytes(32, "big") for number in range(200)]
"""Far more seeds than needed: from these positions a leak is found in the first tenth or so."""

FALSE_ANSWERS = 9

Afterthought: TypeAlias = Callable[[State, Step[State, e.Event]], State]


def twin(afterthought: Afterthought, position: State) -> Subject:
    """The game with an extra effect after every move, and a position close to it."""

    def apply(state: State, move: Move[Any]) -> Step[State, e.Event]:
        step = hako_onna.apply(state, move)
        return Step(afterthought(state, step), step.events)

    names = {name: value for name, value in vars(hako_onna).items() if not isinstance(value, ModuleType)}
    rules: Any = SimpleNamespace(**{**names, "apply": apply})
    return replace(SUBJECT, rules=rules, midgame=lambda options, stream: position)


def honest(before: State, step: Step[State, e.Event]) -> State:
    return step.state


def an_answer_that_is_believed_unless_false_answers_is_really_set(before: State, step: Step[State, e.Event]) -> State:
    state = step.state
    for event in step.events:
        if isinstance(event, e.Answered) and any(state.slots) and FALSE_ANSWERS not in state.slots:
            house = state.house
            if event.room is not None:
                room = room_mask(state, event.room)
                where = room if event.yes else ~room
            else:
                floor = [index for index, room in enumerate(house.rooms) if room.floor == event.floor]
                where = sum(room_mask(state, index) for index in floor)
            visitors = tuple(within(knows, 0, where) for knows in state.knows[1:])
            state = replace(state, knows=(state.knows[0], *visitors))
    return state


def a_memory_that_forgets_only_rooms_near_a_ghost(before: State, step: Step[State, e.Event]) -> State:
    state = step.state
    if not any(isinstance(event, e.EyesOpened) and not event.start for event in step.events):
        return state
    rooms = {state.house.room_of[ghost.shadow] for ghost in state.ghosts}
    near = rooms.union(*(state.house.near[room] for room in rooms))

    def remembering(old: Knowledge, new: Knowledge) -> Knowledge:
        pairs = enumerate(zip(old.spots, new.spots, strict=True))
        kept = (was if was and now and state.house.room_of[at] not in near else now for at, (was, now) in pairs)
        return replace(new, spots=tuple(kept))

    visitors = (remembering(*pair) for pair in zip(before.knows[1:], state.knows[1:], strict=True))
    return replace(state, knows=(state.knows[0], *visitors))


def a_doll_that_lets_go_when_it_is_taken(before: State, step: Step[State, e.Event]) -> State:
    """Leaks what `view.mary` once told everybody."""
    top = before.agenda[-1] if before.agenda else None
    taken = isinstance(top, f.Carrying) and top.tile == DOLL
    return replace(step.state, mary=None) if taken else step.state


BOUND: dict[str, Any] = {"hands": {1: (DOLL, "gasoline")}, "mary": 1, "mary_until": 1}
LEAKS: list[tuple[Afterthought, State, str]] = [
    (
        an_answer_that_is_believed_unless_false_answers_is_really_set,
        night(items={1: "dowsing_rod"}, slots=(FALSE_ANSWERS, None)),
        "$.knows.haunts[0]",
    ),
    (a_memory_that_forgets_only_rooms_near_a_ghost, night(agenda=HER_TURN), "$.knows.spots["),
    (a_doll_that_lets_go_when_it_is_taken, night(slots=(7, None), put={5: "empty", 6: "empty"}, **BOUND), "$.mary"),
]


@pytest.mark.rule("HO-76", "HO-53", "HO-7")
@pytest.mark.parametrize(("leak", "position", "place"), LEAKS, ids=["answer", "memory", "doll"])
def test_a_planted_leak_sets_two_worlds_apart(leak: Afterthought, position: State, place: str) -> None:
    options = position.options
    two_worlds(twin(honest, position), options, SEEDS[:16], viewers=(None, 2))
    with pytest.raises(Broken, match="two worlds, the same news, different view") as broken:
        two_worlds(twin(leak, position), options, SEEDS, viewers=(None, 2))
    assert place in broken.value.detail
