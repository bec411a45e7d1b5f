"""A careful child: looks at every way to spend its turn and at what the monster does then, and no further.

All is open in this game, so the view tells everything but what will be drawn; over the draws it takes the mean.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from kurayami.bots.bot import Decision, Heard
from kurayami.games import hidden_rooms as rules
from kurayami.games.hidden_rooms.actions import Action, Begin, Walk
from kurayami.games.hidden_rooms.house import ADJOINING, EXIT, MEMORY_SIZE, Square, fits, place
from kurayami.games.hidden_rooms.legal import CHILD, tile_under_child
from kurayami.games.hidden_rooms.model import State
from kurayami.games.hidden_rooms.monster import actions_left, distance, take_turn
from kurayami.kernel import CHANCE, Move, Stream

STAGE: Final = 1000.0
STEP: Final = 10.0
TRAPPED: Final = 400.0
SEEN: Final = 30.0
FITTING: Final = 12.0
HURRY: Final = 3.0


def decide(
    view: rules.View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int
) -> Decision | None:
    if isinstance(legal[0], Begin):  # the lower tile is easier to go on from
        return Decision(min(legal, key=lambda action: action.tile.number if isinstance(action, Begin) else 0), 0)
    state = rules.imagine(view, rng)
    best = max(turns(state), key=lambda turn: worth(turn[1], turn[2]))
    return Decision(best[0], 0)


def turns(state: State) -> Iterator[tuple[Action, State, Action]]:
    """All ways to spend the turn: its first action, the state before its last, and the last."""
    waiting: list[tuple[Action | None, State]] = [(None, state)]
    seen: set[tuple[Square, int]] = set()
    while waiting:
        first, now = waiting.pop(0)
        if (now.child, now.walks) in seen:
            continue
        seen.add((now.child, now.walks))
        for action in rules.legal(now, CHILD):
            begun = first or action
            if not isinstance(action, Walk):
                yield begun, now, action
            elif now.monster is None or action.to != now.monster.at:
                waiting.append((begun, after(now, action)))


def after(state: State, action: Action) -> State:
    return rules.apply(state, Move(CHILD, action, 0)).state


def worth(state: State, last: Action) -> float:
    """What the last action of a turn leads to, as the mean over the draws."""
    done = after(state, last)
    outcomes = rules.chances(done) if done.waiting == "search" else ()
    if not outcomes:
        return value(state, done)
    drawn = [rules.apply(done, Move(CHANCE, chance.action, 0)).state for chance in outcomes]
    return sum(value(state, then) for then in drawn) / len(drawn)


def value(before: State, state: State) -> float:
    """How good it is to stand like this when the monster has had its turn."""
    if len(state.results) > len(before.results):
        return STAGE if state.results[-1].loss is None else -STAGE
    under = tile_under_child(state)
    good = [tile for tile in (*state.pile, *state.memory) if fits(tile, under)]
    share = len(good) / (len(state.pile) + len(state.memory) or 1)
    return (
        -STEP * distance(state.child, EXIT)
        + FITTING * share
        + 2.0 * min(len([tile for tile in state.memory if fits(tile, under)]), 2)
        - (STEP if len(state.memory) == MEMORY_SIZE else 0.0)
        - danger(state)
        - hurry(state)
    )


def danger(state: State) -> float:
    """Whether the child could still get away if the monster had another turn."""
    monster = state.monster
    assert monster is not None
    safe = [square for square in within_reach(state) if take_turn(monster, square, state.route)[2] is None]
    if not safe:
        return TRAPPED
    sees = any(event.sees_child for event in take_turn(monster, state.child, state.route)[1])
    return SEEN * sees + (0.0 if len(safe) > 1 else SEEN)


def within_reach(state: State) -> set[Square]:
    """Where two Moves over rooms can lead."""
    monster = state.monster
    reach = {state.child}
    for _ in range(2):
        steps = {square for at in reach for square in ADJOINING[at] if state.board[place(square)]}
        reach |= {square for square in steps if monster is None or square != monster.at}
    return reach


def hurry(state: State) -> float:
    """The stage is lost when the monster comes to the end of its way."""
    assert state.monster is not None
    left = actions_left(state.monster, state.route)
    needed = distance(state.child, EXIT)
    return HURRY * max(0, 2 * needed - left) if left is not None else 0.0
