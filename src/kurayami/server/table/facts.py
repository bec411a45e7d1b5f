"""Outside facts that CLOCK reports to games whose rules list them.

By tag: `sent` (an update was sent to a seat, with its longest and shortest round trips), `gone` and `back` (a seat lost
or regained its connection), `restarted` (the table slept during the game).
"""

from contextlib import suppress
from typing import Any, Final, get_args

from msgspec.structs import replace

from kurayami.kernel import CLOCK, AnyRules, IllegalMove, Millis, Move, Seat
from kurayami.server.table.game import Game
from kurayami.server.table.inbox import Tick

REPORTED: Final = frozenset({"sent", "gone", "back", "restarted"})


def wanted_by(rules: AnyRules) -> frozenset[str]:
    """Facts a game accepts; none for most games."""
    kinds = get_args(rules.Action) or (rules.Action,)
    return REPORTED & {kind.__struct_config__.tag for kind in kinds}


def listed(rules: AnyRules, state: Any, tag: str, seat: Seat | None = None) -> Any:
    """The fact, if the rules accept it now."""
    for fact in rules.legal(state, CLOCK):
        if fact.__struct_config__.tag == tag and getattr(fact, "seat", None) == seat:
            return fact
    return None


def report(game: Game, tag: str, seat: Seat | None = None, at: Millis | None = None, **measures: Millis) -> None:
    """Reports a fact if the rules accept it. `at` is when it happened; now by default."""
    fact = listed(game.rules, game.table.state, tag, seat)
    if fact is not None:
        moment = game.now() if at is None else max(at, game.table.now)
        with suppress(IllegalMove):  # time may be up by now
            game.table.play(Move(CLOCK, replace(fact, **measures), moment))


def report_lines(game: Game, tick: Tick) -> None:
    """Reports who was disconnected by then, and who was back."""
    for seat in range(game.table.seats):
        report(game, "back" if seat in tick.connected else "gone", seat, tick.arrived)
