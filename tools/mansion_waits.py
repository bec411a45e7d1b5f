"""Waits of a Visitor between two turns of their own, with bots in all other seats, and what they wait for.

    python -m tools.mansion_waits [nights] [file]

plays so many nights (20 if not told) of three Visitors in the game's time: the first Visitor takes no time at all, the
others and she take theirs as at a server. Prints the spread of the waits, and the mean time that goes to each kind of
step. With a file, what the Visitor is told during every third wait is written there: `web/tests/mansion-waits.test.ts`
plays it to the screen, on which pictures take time too.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

import msgspec

from kurayami.bots import Bot, Decision, Heard, bot_of
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Action, Event, State, View
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.forced import forced
from kurayami.games.hako_onna.rules import mover
from kurayami.kernel import Millis, Seat, Stream
from kurayami.lab.bot_game import AnyTable, BotGame
from kurayami.lab.sim import game_seed
from kurayami.server.settings import Settings
from kurayami.table import Seeded, Table

VISITORS: Final = 3
ME: Final = 1
TURNS: Final = 60
LEVEL: Final = "careful"
"""Bots of all levels take the same time."""
RECORDED: Final = 3
"""One wait in so many is written to a file."""
SHOWN: Final = ("type", "seat", "deed", "tiles", "shadow", "room")
"""Fields of an event that decide how a screen shows it."""
PAUSE: Final = round(1000 * Settings(database="").bot_pause)


class Paced:
    """A bot that takes its time as at a server; in my seat none."""

    def __init__(self, bot: Bot, seat: Seat, table: AnyTable) -> None:
        self._bot = bot
        self._seat = seat
        self._table = table

    def __call__(
        self, view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int
    ) -> Decision | None:
        decision = self._bot(view, legal, talk, rng, budget)
        if decision is None or decision.punctual:
            return decision
        waits = self._seat != ME and forced(self._table.state) is None
        return decision._replace(after=max(PAUSE, decision.after) if waits else 0)


class Sight(NamedTuple):
    """A moment, and what is waited for."""

    frame: f.Frame
    mover: Seat | None
    at: Millis
    told: Sequence[Event]
    """Events the Visitor was told since the moment before."""

    @property
    def kind(self) -> str:
        return f"her {self.frame.step}" if isinstance(self.frame, f.Hers) else type(self.frame).__name__.lower()


def night(number: int) -> list[Sight]:
    options = hako_onna.Options(visitors=VISITORS, random_boards=True, giving_up=False, turn_limit=TURNS)
    key, seen = game_seed(11, number), list[Sight]()
    table = Table(hako_onna, options, Seeded(key, [bytes(32)] * (VISITORS + 1)))

    def watch(state: State) -> None:
        heard = sum(len(sight.told) for sight in seen)
        seen.append(Sight(state.agenda[-1], mover(state), table.now, table.heard(ME, heard)))

    bot = bot_of("hako-onna", LEVEL)
    bots = [(Paced(bot, seat, table), Stream(key, f"bot {seat}")) for seat in range(VISITORS + 1)]
    BotGame(table, bots, watch).play()
    return seen


def waits_of(seen: Sequence[Sight]) -> list[Sequence[Sight]]:
    """From the end of each turn of mine to the beginning of my next one."""
    began = next(at for at, sight in enumerate(seen) if is_turn(sight))
    mine = [at for at, sight in enumerate(seen) if sight.mover == ME and at >= began]
    return [seen[last + 1 : now + 1] for last, now in pairwise(mine) if now > last + 1 and is_turn(seen[now])]


def is_turn(sight: Sight) -> bool:
    return isinstance(sight.frame, f.Check) and sight.frame.opening


def recorded(waits: Sequence[Sequence[Sight]]) -> bytes:
    """The updates of each wait, in milliseconds since it began: a line for each wait."""
    lines = ([update(sight, wait[0].at) for sight in wait] for wait in waits)
    return b"[\n" + b",\n".join(msgspec.json.encode(line) for line in lines) + b"\n]\n"


def update(sight: Sight, began: Millis) -> dict[str, object]:
    told = [{key: value for key, value in msgspec.to_builtins(event).items() if key in SHOWN} for event in sight.told]
    return {"at": sight.at - began, "frame": sight.frame.__struct_config__.tag, "events": told}


def spread(times: Sequence[Millis]) -> str:
    return f"median {median(times) / 1000:.1f} s, 90th percentile {quantiles(times, n=10)[8] / 1000:.1f} ({len(times)})"


def main() -> None:
    nights = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    waits = [wait for number in range(nights) for wait in waits_of(night(number))]
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_bytes(recorded(waits[::RECORDED]))
    print("between two turns of one's own:", spread([wait[-1].at - wait[0].at for wait in waits]))
    spent, often = Counter[str](), Counter[str]()
    for sight, after in (pair for wait in waits for pair in pairwise(wait)):
        spent[sight.kind] += after.at - sight.at
        often[sight.kind] += 1
    for kind, time in spent.most_common():
        print(f"  {kind:12}{time / len(waits) / 1000:6.2f} s, {often[kind] / len(waits):.2f} times")


if __name__ == "__main__":
    main()
