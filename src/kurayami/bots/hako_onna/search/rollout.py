"""Rollout: plays an imagined game to the end of her next turn with fast, simple players."""

from collections.abc import Sequence
from typing import Final, assert_never

from kurayami.bots.hako_onna.distances import paths
from kurayami.bots.hako_onna.powers import effect_of
from kurayami.bots.hako_onna.search.evaluation import value
from kurayami.games.hako_onna import Action, State, apply, chances, legal
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.rules import mover
from kurayami.games.hako_onna.tiles import BONES, DOLL, EMPTY, EXIT, KEY_RING, PORTABLE, SAFE, WEAPON_OF, Tile
from kurayami.kernel import CHANCE, Move, Seat, Stream

STEPS: Final = 45
"""Most steps of one rollout."""


class Assumptions:
    """Assumptions shared by all imagined games of one decision."""

    def __init__(self, known: Sequence[Tile | None], looked: Sequence[bool]) -> None:
        self.known = known
        """Tiles the Visitors are assumed to know, by Shadow."""
        self.looked = looked


def played_on(state: State, assumed: Assumptions, rng: Stream) -> tuple[float, int]:
    """Evaluation at the end of the rollout, and the steps it took."""
    until = state.turn + 1
    steps = 0
    while state.agenda and state.end is None and steps < STEPS:
        seat = mover(state)
        if state.turn >= until and isinstance(state.agenda[-1], f.Check):
            break
        action = rng.outcome(chances(state)) if seat == CHANCE else choose(state, seat or 0, assumed, rng)
        state = apply(state, Move(CHANCE if seat is None else seat, action, 0)).state
        steps += 1
    return value(state), steps


def choose(state: State, seat: Seat, assumed: Assumptions, rng: Stream) -> Action:
    options = legal(state, seat)
    top = state.agenda[-1]
    match top:
        case f.Act():
            return _act(state, top, assumed, rng)
        case f.Peek(_, shadow):
            return _peek(state, shadow, options, rng)
        case f.Doomed():
            return options[-1]
        case f.Window(who, deed):
            return _interrupt(state, who, deed, options)
        case f.Hers(step):
            return _her_step(state, step, options)
        case f.Moving():
            return _move(state, top, options, rng)
        case f.Hiding():
            return _hide(options, assumed, rng)
        case f.Arranging():
            return a.Done()
        case f.Snatching():
            return _snatch(options)
        case (
            f.Check()
            | f.Items()
            | f.Placing()
            | f.Numbers()
            | f.Weak()
            | f.StartPower()
            | f.Bones()
            | f.Grudge()
            | f.Music()
            | f.Replacing()
            | f.Answering()
        ):
            return options[0]
        case (
            f.PickFirst()
            | f.Boards()
            | f.Laying()
            | f.Turn()
            | f.Falling()
            | f.TurnEnd()
            | f.Next()
            | f.After()
            | f.Looking()
            | f.Strike()
            | f.Carrying()
            | f.Reading()
            | f.Rising()
            | f.Drawing()
            | f.Opening()
            | f.Uncovering()
        ):
            raise AssertionError("no seat chooses here")
        case _:
            assert_never(top)


def _her_step(state: State, step: str, options: Sequence[Action]) -> Action:
    """Screams while she has few powers; skips the rest."""
    return options[0] if step == "scream" and len(state.hand) < 2 else a.Skip()


def _act(state: State, top: f.Act, assumed: Assumptions, rng: Stream) -> Action:
    """Goes for a known win, else for the nearest Shadow nobody has looked into."""
    if not top.main:
        return a.EndTurn()
    one = state.visitors[top.seat - 1]
    targets = _targets(state, one.tiles, assumed)
    steps = paths(state.house.near)[one.here]
    room_of = state.house.room_of
    goal = min(targets, key=lambda shadow: (steps[room_of[shadow]], shadow), default=None)
    if goal is None:
        return a.EndTurn()
    if room_of[goal] == one.here:
        here = [shadow for shadow in targets if room_of[shadow] == one.here]
        return a.PeekAt(rng.choice(here))
    there = paths(state.house.near)[room_of[goal]]
    ways = [room for room in state.house.near[one.here] if there[room] < there[one.here]]
    walks: list[Action] = [a.WalkTo(room) for room in ways if state.barrier not in ((one.here, room), (room, one.here))]
    return walks[0] if walks else a.EndTurn()


def _targets(state: State, hand: tuple[Tile, ...], assumed: Assumptions) -> list[int]:
    for key, goal in ((KEY_RING, EXIT), (DOLL, BONES)):
        if key in hand and goal in assumed.known and state.shadows[assumed.known.index(goal)]:
            return [assumed.known.index(goal)]
    return [
        shadow
        for shadow, stack in enumerate(state.shadows)
        if stack and not assumed.looked[shadow] and assumed.known[shadow] not in (EMPTY, EXIT, BONES)
    ]


def _peek(state: State, shadow: int, options: Sequence[Action], rng: Stream) -> Action:
    if a.Take() in options:
        tile = state.shadows[shadow][0].tile
        useful = tile in (DOLL, KEY_RING) or (state.weakness and tile == WEAPON_OF[state.weakness])
        return a.Take() if useful else a.Done()
    return options[0]


def _interrupt(state: State, seat: Seat, deed: a.Deed, options: Sequence[Action]) -> Action:
    room = state.visitors[seat - 1].room
    haunted = {one.shadow for one in state.ghosts if state.house.room_of[one.shadow] == room}
    doomed = isinstance(deed, a.PeekAt) and deed.shadow in haunted
    for action in options:
        if isinstance(action, a.Interruption) and not doomed:
            effect = effect_of(state.options.edition, action.power)
            if isinstance(action, a.InterruptAtShadow) and action.shadow in haunted:
                return action
            if effect == "want_that_one" and {KEY_RING, DOLL} & set(state.visitors[seat - 1].tiles):
                return action
    return a.LetBe()


def _move(state: State, frame: f.Moving, options: Sequence[Action], rng: Stream) -> Action:
    """Moves to a room with Visitors, else anywhere."""
    peopled = {one.room for one in state.visitors if one.alive}
    steps = [action for action in options if isinstance(action, a.StepTo)]
    hunting = [action for action in steps if action.room in peopled]
    return rng.choice(hunting or steps)


def _hide(options: Sequence[Action], assumed: Assumptions, rng: Stream) -> Action:
    places = [action for action in options if isinstance(action, a.Hide)]
    fresh = [action for action in places if not assumed.looked[action.shadow] or assumed.known[action.shadow] == SAFE]
    return rng.choice(fresh or places)


def _snatch(options: Sequence[Action]) -> Action:
    wanted = [a.Snatch(tile) for tile in (KEY_RING, DOLL, *PORTABLE)]
    return next((action for action in wanted if action in options), options[-1])
