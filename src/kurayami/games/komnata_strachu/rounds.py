"""Start and end of a round (KS-6, KS-16 to KS-22)."""

from typing import TypeAlias

from msgspec.structs import replace

from kurayami.games.komnata_strachu import events as happened
from kurayami.games.komnata_strachu.cards import Three, is_special
from kurayami.games.komnata_strachu.deck import TURNED_UP, cards_of
from kurayami.games.komnata_strachu.events import Event
from kurayami.games.komnata_strachu.faults import TooLate
from kurayami.games.komnata_strachu.judge import Answers, answers, explain, is_right
from kurayami.games.komnata_strachu.model import (
    Cancelled,
    Finish,
    Lane,
    Open,
    Over,
    Pause,
    Photo,
    State,
    Turning,
    Verdict,
    head_start_of,
)
from kurayami.games.komnata_strachu.outcome import reason_of, winners
from kurayami.games.komnata_strachu.race import Runner, Standing, race
from kurayami.kernel import Millis, Seat, Step

Result: TypeAlias = Step[State, Event]


def turn_up(state: State, turned: Three, at: Millis) -> Result:
    """Starts a round with the three cards. Three Special cards cancel out and start none."""
    if all(map(is_special, turned)):
        return Step(replace(state, stage=Cancelled(turned, at)), (happened.CardsTurnedUp(*turned, None),))
    lanes = tuple([Lane(missed=not connected, heard=at) for connected in state.connected])
    begun = replace(state, rounds=state.rounds + 1)
    return settle(begun, Open(turned, at, lanes), at, [happened.CardsTurnedUp(*turned, begun.rounds)])


def settle(state: State, stage: Open, at: Millis, events: list[Event]) -> Result:
    """Continues the round, or decides it once nothing can change it any more (KS-18)."""
    standing = standing_of(state, stage)
    if standing.settled is None or at < standing.settled:
        return Step(replace(state, stage=replace(stage, due=standing.settled)), tuple(events))
    return decide(state, stage, standing, at, events)


def standing_of(state: State, stage: Open) -> Standing:
    seats = range(state.options.players)
    return race([_runner(state, stage, seat) for seat in seats], state.options.time_limit)


def _answers(stage: Open) -> Answers:
    answer = answers(stage.cards)
    assert answer is not None, "three Special cards begin no round"
    return answer


def _runner(state: State, stage: Open, seat: Seat) -> Runner:
    lane = stage.lanes[seat]
    right = lane.claim is not None and is_right(_answers(stage), lane.tokens)
    gone = lane.missed or not state.connected[seat]
    return Runner(lane.trip, lane.claim, right, lane.gave_up, gone, head_start_of(state.options, seat))


def decide(state: State, stage: Open, standing: Standing, at: Millis, events: list[Event]) -> Result:
    """Reveals the verdict to everyone (KS-18)."""
    first = standing.first
    verdict = replace(
        _bare_verdict(stage),
        finishes=_finishes(state, stage, standing),
        first=first,
        winner=first[0] if len(first) == 1 else None,
    )
    decided = replace(state, told=(*state.told, verdict))
    events += [
        happened.WrongHitShown(finish) if finish.fault else happened.RightHitShown(finish)
        for finish in verdict.finishes
    ]
    events.append(happened.RoundDecided(state.rounds, verdict.winner, photo=len(first) > 1))
    if len(first) > 1:
        return Step(replace(decided, stage=Photo(stage.cards, first)), tuple(events))
    return clear_table(decided, stage.cards, verdict.winner, at, events)


def _bare_verdict(stage: Open) -> Verdict:
    answer = _answers(stage)
    return Verdict(stage.cards, answer.by_shape, answer.by_colour)


def _finishes(state: State, stage: Open, standing: Standing) -> tuple[Finish, ...]:
    limit = state.options.time_limit
    finishes: list[Finish] = []
    for seat, (lane, time) in enumerate(zip(stage.lanes, standing.times, strict=True)):
        if lane.claim is None or time is None:
            continue
        fault, head_start = explain(stage.cards, lane.tokens), head_start_of(state.options, seat)
        if limit is not None and time - head_start >= limit:
            fault = TooLate(time - head_start - limit)
        believed = seat not in standing.doubted
        finishes.append(Finish(seat, lane.tokens, time, lane.claim.time, believed, fault, head_start))
    return tuple(sorted(finishes, key=lambda finish: finish.counted))


def make_void(state: State, stage: Open, at: Millis) -> Result:
    """Voids the round after a restart: nobody wins, and what was hidden stays hidden (KS-29)."""
    verdict = replace(_bare_verdict(stage), void=True)
    voided = replace(state, told=(*state.told, verdict))
    return clear_table(voided, stage.cards, None, at, [happened.RoundDecided(state.rounds, None, void=True)])


def decide_photo(state: State, stage: Photo, winner: Seat, at: Millis) -> Result:
    told = (*state.told[:-1], replace(state.told[-1], winner=winner))
    event = happened.PhotoDecided(winner, stage.first)
    return clear_table(replace(state, told=told), stage.cards, winner, at, [event])


def clear_table(state: State, cards: Three, winner: Seat | None, at: Millis, events: list[Event]) -> Result:
    """Gives the cards to the winner or the box, and starts the pause (KS-16, KS-17, KS-19)."""
    if winner is None:
        state = replace(state, box=(*state.box, *cards))
        events.append(happened.CardsBoxed(cards))
    else:
        won = (*state.won[winner], *cards)
        state = replace(state, won=(*state.won[:winner], won, *state.won[winner + 1 :]))
    if state.rounds == state.options.rounds or sum(state.deck) < TURNED_UP:
        return end_game(state, events)
    until = None if state.options.pause is None else at + state.options.pause
    pause = Pause(at, (False,) * state.options.players, until)
    return Step(replace(state, stage=pause), tuple(events))


def box_cancelled(state: State, stage: Cancelled) -> Result:
    """Boxes three cancelled cards; three new ones are flipped, if there are three (KS-10)."""
    boxed = replace(state, box=(*state.box, *stage.cards))
    events: list[Event] = [happened.CardsBoxed(stage.cards)]
    if sum(state.deck) < TURNED_UP:
        return end_game(boxed, events)
    return Step(replace(boxed, stage=Turning()), tuple(events))


def end_game(state: State, events: list[Event]) -> Result:
    """Ends the game; fewer than three remaining cards go to the box (KS-20)."""
    if 0 < sum(state.deck) < TURNED_UP:
        left = cards_of(state.options, state.deck)
        events.append(happened.CardsBoxed(left))
        state = replace(state, box=(*state.box, *left), deck=(0,) * len(state.deck))
    best = winners(state)
    over = happened.GameOver(reason_of(state), best[0] if len(best) == 1 else None)
    return Step(replace(state, stage=Over()), (*events, over))
