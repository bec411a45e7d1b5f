"""Answers that items demand of her, and the card the Smartphone shows (HO-10, HO-53, HO-54)."""

from collections.abc import Sequence
from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.house import FLOORS
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import her_room, ready
from kurayami.games.hako_onna.rule import ActionRule, Rule, TimeLimit, chance, hers
from kurayami.kernel import Millis


def true_answer(state: Position, frame: f.Answering) -> a.SayWhether | a.SayFloor:
    room = her_room(state)
    if frame.room is not None:
        return a.SayWhether(room == frame.room)
    return a.SayFloor(state.house.floor_of(room))


def answers(state: Position, frame: f.Answering) -> Sequence[a.SayWhether | a.SayFloor]:
    """Legal answers: the truth, unless False Answers is set."""
    if ready(state, "false_answers") is None:
        return [true_answer(state, frame)]
    if frame.room is not None:
        return [a.SayWhether(True), a.SayWhether(False)]
    return [a.SayFloor(floor) for floor in range(len(FLOORS))]


def answer(play: Play, frame: f.Answering, action: a.SayWhether | a.SayFloor) -> None:
    play.due = None
    play.pop()
    if isinstance(action, a.SayWhether):
        play.say(e.Answered(frame.seat, frame.room, action.yes, None))
    else:
        play.say(e.Answered(frame.seat, None, None, action.floor))


def answer_time(options: Options) -> Millis:
    return options.answer_time


def answer_truly(play: Play, frame: f.Answering) -> None:
    answer(play, frame, true_answer(play, frame))


def cards_to_read(state: Position, frame: f.Reading) -> list[a.DrawPower]:
    return [a.DrawPower(power) for power in state.hand]


def read(play: Play, frame: f.Reading, action: a.DrawPower) -> None:
    play.pop()
    play.say(e.PowerRead(frame.seat, None, action.power, (frame.seat,)))


RULES: Final = (
    Rule(
        f.Answering,
        hers,
        (ActionRule((a.SayWhether, a.SayFloor), answers, answer),),
        clock=TimeLimit(answer_time, answer_truly),
    ),
    Rule(f.Reading, chance, (ActionRule((a.DrawPower,), cards_to_read, read),)),
)
