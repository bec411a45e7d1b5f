"""One move: checked, carried out, and what follows from it, up to the next choice."""

from msgspec.structs import replace

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.answers import answer, true_answer
from kurayami.games.hako_onna.carrying_out import carry_out
from kurayami.games.hako_onna.death import die
from kurayami.games.hako_onna.ends import finish, judge
from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.hers import open_eyes, rise, stay
from kurayami.games.hako_onna.items import strike
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.learning import TEACHING, learn, pooled
from kurayami.games.hako_onna.legal import deadline, legal
from kurayami.games.hako_onna.model import State, Told
from kurayami.games.hako_onna.noise import refuse_measure
from kurayami.games.hako_onna.peek import run_peek
from kurayami.games.hako_onna.pieces import Discs
from kurayami.games.hako_onna.play import Play, living, visitor
from kurayami.games.hako_onna.refusals import refusal
from kurayami.games.hako_onna.tiles import EXTINGUISHER
from kurayami.games.hako_onna.visiting import after_interruption, begin_turn, close_window, finish_turn, go_on
from kurayami.games.hako_onna.witness import SECRETIVE, witness
from kurayami.kernel import CHANCE, CLOCK, Due, IllegalMove, Move, Seat, Step

RUNNING = frozenset({f.Turn, f.TurnEnd, f.Next, f.After, f.Peek, f.Strike, f.Doomed, f.Rising, f.Opening})
"""Frames that may wait for nobody."""

MEASURED = frozenset({a.Release, a.Fell})
"""Actions that carry measures."""

CHUNK = 16
"""How many events a chunk of what somebody was told holds."""


def apply(state: State, move: Move[a.Action]) -> Step[State, Event]:
    check(state, move)
    play = Play(state, move.at)
    if isinstance(move.action, Due):
        time_over(play)
    elif isinstance(move.action, a.GiveUp):
        vote(play, move.by, move.action.agree)
    else:
        carry_out(play, move.by, move.action)
    settle(play)
    return remember(state, play)


def check(state: State, move: Move[a.Action]) -> None:
    measured = type(move.action) in MEASURED
    if (plain(move.action) if measured else move.action) not in legal(state, move.by):
        raise refusal(state, move)
    if measured and (refuse_measure(move.action) or _wrong_rests(state, move.action)):
        raise IllegalMove("ho-measure")
    due = deadline(state)
    if due is not None and move.by == CLOCK and move.at < due:
        raise IllegalMove("ho-not-due")
    if due is not None and move.by not in (CLOCK, CHANCE) and move.at >= due:
        raise IllegalMove("ho-time-over")


def plain(action: a.Action) -> a.Action:
    """The action with its measures at their defaults, as `legal` lists it."""
    match action:
        case a.Release(blip_up):
            return a.Release(blip_up)
        case a.Fell(result):
            return a.Fell(result)
        case _:
            return action


def _wrong_rests(state: State, action: a.Action) -> bool:
    """Rest positions are those of the whole stack with the new disc, or none."""
    if not isinstance(action, a.Fell) or not action.rests:
        return False
    return not isinstance(state.noise, Discs) or len(action.rests) != len(state.noise.stack) + 1


def vote(play: Play, seat: Seat, agree: bool) -> None:
    votes = {*play.state.votes, seat} if agree else {*play.state.votes} - {seat}
    play.set(votes=tuple(sorted(votes)))
    play.say(e.Voted(seat, agree))
    if votes == set(living(play.state)):
        finish(play, "given-up")


def time_over(play: Play) -> None:
    """A pause ends, the table answers truly, a ghost stays where it is (HO-51, HO-53, HO-58)."""
    match play.state.agenda[-1]:
        case f.Window() as frame:
            close_window(play, frame)
        case f.Answering() as frame:
            answer(play, frame, true_answer(play.state, frame))
        case f.Moving(seat) | f.Hiding(seat):
            stay(play, seat)
        case frame:
            raise AssertionError(frame)


def settle(play: Play) -> None:
    """Runs the frames that wait for nobody, then sets the clock for the one that waits."""
    while play.state.agenda and not judge(play) and run(play):
        pass
    if play.state.agenda:
        set_clock(play)


def run(play: Play) -> bool:
    """Runs the top frame if it waits for nobody."""
    top = play.state.agenda[-1]
    if type(top) not in RUNNING:
        return False
    match top:
        case f.Turn(seat):
            begin_turn(play, seat)
        case f.TurnEnd(seat):
            finish_turn(play, seat)
        case f.Next() as frame:
            go_on(play, frame)
        case f.After() as frame:
            after_interruption(play, frame)
        case f.Peek(stage="look" | "ghosts") as frame:
            run_peek(play, frame)
        case f.Strike() as frame:
            strike(play, frame)
        case f.Doomed(seat) as frame if EXTINGUISHER not in visitor(play.state, seat).tiles:
            die(play, frame)
        case f.Rising():
            rise(play)
        case f.Opening() as frame:
            open_eyes(play, frame)
        case _:
            return False
    return True


def set_clock(play: Play) -> None:
    state = play.state
    if state.due is not None:
        return
    match state.agenda[-1]:
        case f.Window():
            play.set(due=play.at + state.options.pause)
        case f.Answering():
            play.set(due=play.at + state.options.answer_time)
        case f.Moving():
            play.set(due=play.at + state.options.ghost_time)
        case _:
            pass


# Memory


def remember(before: State, play: Play) -> Step[State, Event]:
    """Everybody is told what they may know, and works out what follows from it."""
    state = play.state
    told = list(state.told)
    knows = list(state.knows)
    events: list[Event] = []
    for event in play.events:
        if isinstance(event, e.Confided):
            event = replace(event, knows=pooled(knows[0], knows[event.seat]))
        events.append(event)
        if type(event) in TEACHING:
            teach(event, before, state, knows)
    if events:
        tell(events, told)
        state = replace(state, told=tuple(told), knows=tuple(knows))
    if state.closed is not None and before.closed is None:
        state = replace(state, closed=replace(state, closed=None))
    return Step(state, tuple(events))


def teach(event: Event, before: State, state: State, knows: list[Knowledge]) -> None:
    """One event reaches all who may know of it. A dead Visitor knows what the ghosts know."""
    last = len(knows) - 1
    for index in range(last + 1):
        if index in (0, last) or before.visitors[index - 1].alive:
            seen = witness(event, None if index == last else index)
            if seen is not None:
                knows[index] = learn(knows[index], seen, state, index == 0)


def tell(events: list[Event], told: list[Told]) -> None:
    """The same to all where nothing is hidden."""
    last = len(told) - 1
    public = not any(type(event) in SECRETIVE for event in events)
    for index, memory in enumerate(told):
        news = events
        if not public:
            seen = [witness(event, None if index == last else index) for event in events]
            news = [event for event in seen if event is not None]
            if not news:
                continue
        if memory and len(memory[-1]) < CHUNK:
            told[index] = (*memory[:-1], (*memory[-1], *news))
        else:
            told[index] = (*memory, tuple(news))
