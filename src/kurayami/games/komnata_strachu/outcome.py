"""The winners (KS-21)."""

from typing import Literal, TypeAlias

from kurayami.games.komnata_strachu.cards import is_special
from kurayami.games.komnata_strachu.model import Over, State
from kurayami.kernel import Outcome, Seat

Reason: TypeAlias = Literal["most_cards", "most_special_cards", "shared_victory", "practice_over"]


def winners(state: State) -> tuple[Seat, ...]:
    """Players with the most cards, then the most Special cards. A tie shares the victory."""
    scores = [_score(state, seat) for seat in range(state.options.players)]
    return tuple([seat for seat, score in enumerate(scores) if score == max(scores)])


def _score(state: State, seat: Seat) -> tuple[int, int]:
    cards = state.won[seat]
    return len(cards), sum(map(is_special, cards))


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.stage, Over):
        return None
    best = winners(state)
    scores = tuple([float(seat in best) for seat in range(state.options.players)])
    return Outcome(scores, reason_of(state))


def reason_of(state: State) -> Reason:
    if state.options.players == 1:
        return "practice_over"
    if len(winners(state)) > 1:
        return "shared_victory"
    cards = [len(won) for won in state.won]
    return "most_cards" if cards.count(max(cards)) == 1 else "most_special_cards"
