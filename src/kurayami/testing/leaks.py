"""Twins of the tiny game, each with one leak of a kind real tables have had. The suite must find every one."""

from types import ModuleType, SimpleNamespace
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

from kurayami.kernel import CLOCK, AnyRules, IllegalMove, Millis, Move, Seat, Step, Stream
from kurayami.testing import tiny
from kurayami.testing.subject import Subject


class Leak(Struct, frozen=True):
    subject: Subject
    promise: str
    """Promise it breaks."""
    place: str
    """Field the failure must point at."""


def twin(**changes: Any) -> AnyRules:
    names = {name: value for name, value in vars(tiny).items() if not isinstance(value, ModuleType)}
    rules: Any = SimpleNamespace(**{**names, **changes})
    return rules  # type: ignore[no-any-return]


class LeakyView(tiny.View, frozen=True):
    leak: Any = None


def showing(leak: Any) -> AnyRules:
    """A twin whose view has an extra field."""

    def view(state: tiny.State, seat: Seat | None) -> LeakyView:
        return LeakyView(**asdict(tiny.view(state, seat)), leak=leak(state))

    return twin(view=view, View=LeakyView)


def card_itself(state: tiny.State) -> object:
    return list(state.hands)


def card_by_another_name(state: tiny.State) -> object:
    """An id made from the card instead of its place."""
    return [f"card-{(card or 0) * 7919 % 97}" for card in state.hands]


def seats_in_the_order_of_their_cards(state: tiny.State) -> object:
    return sorted((0, 1), key=lambda seat: state.hands[seat] or 0)


def lies(state: tiny.State) -> bool:
    card = state.hands[state.caller]
    return card is not None and (card > 3) != (state.word == "high")


def movers_who_gain(state: tiny.State) -> tuple[Seat, ...]:
    """A prompt that appears only if there is something to doubt."""
    return (CLOCK,) if state.word and not lies(state) else tiny.movers(state)


def legal_for_those_who_gain(state: tiny.State, seat: Seat) -> tuple[tiny.Action, ...]:
    return tiny.legal(state, seat) if seat in movers_who_gain(state) else ()


def apply_for_those_who_gain(state: tiny.State, move: Move[tiny.Action]) -> Step[tiny.State, tiny.Event]:
    if move.by not in movers_who_gain(state):
        raise IllegalMove("tiny-not-your-move")
    return tiny.apply(state, move)


class NumberedSaid(Struct, frozen=True, tag="said"):
    seat: Seat
    word: tiny.Word
    number: int


NumberedEvent: TypeAlias = tiny.Dealt | NumberedSaid | tiny.Settled


def apply_with_numbers(state: tiny.State, move: Move[tiny.Action]) -> Step[tiny.State, NumberedEvent]:
    """Message numbers that count other viewers' messages: here one more for each pip of a hidden card."""
    step = tiny.apply(state, move)
    hidden = sum(card or 0 for card in state.hands)
    return Step(
        step.state,
        tuple(
            NumberedSaid(event.seat, event.word, hidden) if isinstance(event, tiny.WordSaid) else event
            for event in step.events
        ),
    )


def apply_that_explains_too_much(state: tiny.State, move: Move[tiny.Action]) -> Step[tiny.State, tiny.Event]:
    try:
        return tiny.apply(state, move)
    except IllegalMove as refusal:
        raise IllegalMove(refusal.key, because=str(state.hands)) from None


def imagine_the_same_again(view: tiny.View, rng: Stream) -> tiny.State:
    """A redeal that never changes, which would prove nothing."""
    return tiny.imagine(view, Stream(bytes(32), "always"))


# Leaks that no re-deal finds: `imagine` copies what it reads in the view, or nobody looked there


class RumourState(tiny.State, frozen=True):
    rumour: bool = False


class RumourView(tiny.View, frozen=True):
    rumour: bool = False


def setup_with_a_rumour(options: tiny.Options) -> RumourState:
    return RumourState(**asdict(tiny.setup(options)))


def apply_with_a_rumour(state: RumourState, move: Move[tiny.Action]) -> Step[RumourState, tiny.Event]:
    """A memory of whether the caller lied, derived from what happened, not from what was told."""
    step = tiny.apply(state, move)
    rumour = lies(step.state) if isinstance(move.action, tiny.SayWord) else state.rumour
    return Step(RumourState(**{**asdict(step.state), "rumour": rumour}), step.events)


def view_with_a_rumour(state: RumourState, seat: Seat | None) -> RumourView:
    return RumourView(**asdict(tiny.view(state, seat)), rumour=state.rumour)


def imagine_with_the_rumour(view: RumourView, rng: Stream) -> RumourState:
    return RumourState(**asdict(tiny.imagine(view, rng)), rumour=view.rumour)


def countdown_of_liars(state: tiny.State, seat: Seat | None) -> Millis | None:
    """A clock shown only while there is something to doubt."""
    return state.due if lies(state) else None


def witness_of_own_cards(event: tiny.Event, seat: Seat | None) -> tiny.Event | None:
    """A view that changes with nobody told why, so it counts what others do in secret."""
    return None if isinstance(event, tiny.Dealt) and event.seat != seat else event


TINY: Final = Subject(tiny, (tiny.Options(), tiny.Options(rounds=1)), tiny.census, tiny.secrets)

VIEW: Final = "a re-deal changes the view"
LEAKS: Final = {
    "a field": Leak(replace(TINY, rules=showing(card_itself)), VIEW, "$.leak"),
    "an id": Leak(replace(TINY, rules=showing(card_by_another_name)), VIEW, "'card-"),
    "an order": Leak(replace(TINY, rules=showing(seats_in_the_order_of_their_cards)), VIEW, "$.leak[0]"),
    "a legal list": Leak(
        replace(
            TINY,
            rules=twin(movers=movers_who_gain, legal=legal_for_those_who_gain, apply=apply_for_those_who_gain),
        ),
        "a re-deal changes the legal actions",
        "doubt",
    ),
    "a message number": Leak(
        replace(TINY, rules=twin(apply=apply_with_numbers, Event=NumberedEvent)),
        "a re-deal changes the news",
        ".number",
    ),
    "a re-deal that deals nothing": Leak(
        replace(TINY, rules=twin(imagine=imagine_the_same_again)), "re-deals vary", "not for"
    ),
    "an error text": Leak(
        replace(TINY, rules=twin(apply=apply_that_explains_too_much)), "a re-deal changes a refusal", "because"
    ),
}

OTHER_VIEW: Final = "two worlds, the same news, different view"
WORLDS_APART: Final = {
    "a memory of what was not told": Leak(
        replace(
            TINY,
            rules=twin(
                setup=setup_with_a_rumour,
                apply=apply_with_a_rumour,
                view=view_with_a_rumour,
                imagine=imagine_with_the_rumour,
                State=RumourState,
                View=RumourView,
            ),
        ),
        OTHER_VIEW,
        "$.rumour",
    ),
    "a countdown": Leak(
        replace(TINY, rules=twin(countdown=countdown_of_liars)), "two worlds, the same news, different countdown", "$"
    ),
    "a count of secret moves": Leak(replace(TINY, rules=twin(witness=witness_of_own_cards)), OTHER_VIEW, "$.holding"),
}
"""Twins that pass everything but the converse law."""
