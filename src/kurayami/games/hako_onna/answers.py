"""What she has to answer (HO-53, HO-54)."""

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.house import FLOORS
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.play import Play, her_room
from kurayami.games.hako_onna.powers import ready


def true_answer(state: State, frame: f.Answering) -> a.SayWhether | a.SayFloor:
    room = her_room(state)
    if frame.room >= 0:
        return a.SayWhether(room == frame.room)
    return a.SayFloor(state.house.rooms[room].floor)


def all_answers(frame: f.Answering) -> list[a.Action]:
    if frame.room >= 0:
        return [a.SayWhether(True), a.SayWhether(False)]
    return [a.SayFloor(floor) for floor in range(len(FLOORS))]


def answers_of_hers(state: State, frame: f.Answering) -> list[a.Action]:
    """The truth, unless False Answers is set."""
    if ready(state, "false_answers") is not None:
        return all_answers(frame)
    return [true_answer(state, frame)]


def answer(play: Play, frame: f.Answering, action: a.SayWhether | a.SayFloor) -> None:
    play.set(due=None)
    play.pop()
    if isinstance(action, a.SayWhether):
        play.say(e.Answered(frame.seat, frame.room, action.yes, -1))
    else:
        play.say(e.Answered(frame.seat, -1, False, action.floor))
