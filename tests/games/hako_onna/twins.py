"""Hako Onna and its fast twin side by side, move by move. The readable rules are right where the two differ.

    python -m tests.games.hako_onna.twins --moves 1000000

plays so many moves of all kinds: 1 to 4 Visitors, cards and discs, basic and advanced, the house's edition and made-up
ones, by players who do anything, by players who live longer, and by bots.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Any, Final

from msgspec.structs import asdict, replace

from kurayami.bots import bot_of
from kurayami.compiler import Ints, ints
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.edition import BoardPlan, Edition, RoomPlan
from kurayami.games.hako_onna.edition_check import PRINTED_WHEN
from kurayami.games.hako_onna.effects import WHEN_OF
from kurayami.games.hako_onna.fast.actions import action_of, code_of
from kurayami.games.hako_onna.fast.apply import apply
from kurayami.games.hako_onna.fast.draws import weight
from kurayami.games.hako_onna.fast.legal import legal, mover, other_mover
from kurayami.games.hako_onna.fast.pastime import MOST_CHOICES
from kurayami.games.hako_onna.fast.plan import plan_of
from kurayami.games.hako_onna.fast.translation import position_of, state_of
from kurayami.games.hako_onna.model import State
from kurayami.kernel import CHANCE, CLOCK, Due, Move, Seat, Stream

NOT_THE_TWINS: Final = {"told", "news", "knows", "due", "closed", "guesses", "dial_guesses"}
"""Memories and time, which the twin does not keep; and guesses, of which it keeps each once."""

ODDS: Final = {"Skip": 2, "Show": 2, "Offer": 2, "Ask": 2, "Decline": 2, "PeekAt": 30, "UseCharm": 4, "UseWeapon": 4}

Chooser = Callable[[State, Seat, Stream], a.Action]


class Twins:
    """A state of the readable rules and the twin's position. `seen` counts kinds of actions and ends."""

    def __init__(self, options: Options, seen: Counter[str]) -> None:
        self.state = hako_onna.setup(options)
        self.position = position_of(self.state)
        self.plan = plan_of(options, self.state.house)
        self.found = ints([0] * MOST_CHOICES)
        self.seen = seen

    def choices(self, seat: Seat) -> list[int]:
        size = legal(self.position, self.plan, seat, self.found)
        return [int(self.found[number]) for number in range(size)]

    def compare_choices(self) -> None:
        """Checks that everybody's legal actions, and chance's weights, are equal."""
        movers = [seat for seat in hako_onna.movers(self.state) if seat != CLOCK]
        mine = [mover(self.position, self.plan), other_mover(self.position, self.plan)]
        assert movers == [seat for seat in mine if seat >= CHANCE]
        for seat in range(self.state.options.visitors + 1):
            expected = [code_of(action) for action in hako_onna.legal(self.state, seat)]
            found = self.choices(seat)
            assert sorted(found) == sorted(expected), difference(found, expected)
        outcomes = [(code_of(one.action), one.weight) for one in hako_onna.chances(self.state)]
        found = self.choices(CHANCE)
        assert sorted((code, int(weight(self.position, self.plan, code))) for code in found) == sorted(outcomes)

    def move(self, seat: Seat, action: a.Action) -> None:
        """Plays the same move in both, and compares the results."""
        at = self.state.due or 0 if isinstance(action, Due) else 0
        before, self.state = self.state, hako_onna.apply(self.state, Move(seat, action, at)).state
        code = code_of(action)
        assert action_of(code) == hako_onna.plain(action)
        apply(self.position, self.plan, seat, code)
        self.compare_states(before)
        self.seen[type(action).__name__] += 1
        if self.state.end != before.end:
            self.seen[f"end: {self.state.end}"] += 1

    def compare_states(self, before: State) -> None:
        assert numbers(self.position) == numbers(position_of(self.state)), self.difference(before)
        if before.house is not self.state.house:
            assert numbers(self.plan) == numbers(plan_of(self.state.options, self.state.house))

    def compare_way_back(self, before: State) -> None:
        """Checks that the twin's position converts back to the state, wherever it came from."""
        assert not self.difference(before)
        assert state_of(self.position, self.plan, self.state) == self.state

    def difference(self, before: State) -> dict[str, Any]:
        """Fields that differ, with the twin's value and the right one."""
        mine, right = asdict(state_of(self.position, self.plan, before)), asdict(self.state)
        differing = {name: (mine[name], right[name]) for name in right if name not in NOT_THE_TWINS}
        differing["closed"] = (mine["closed"] is None, right["closed"] is None)
        for name in ("guesses", "dial_guesses"):
            differing[name] = (set(mine[name]), set(right[name]))
        return {name: pair for name, pair in differing.items() if pair[0] != pair[1]}


def difference(found: Iterable[int], expected: Iterable[int]) -> dict[str, list[a.Action]]:
    mine, right = set(found), set(expected)
    return {"wrong": [*map(action_of, mine - right)], "missing": [*map(action_of, right - mine)]}


def numbers(values: Ints) -> list[int]:
    return values.tolist() if hasattr(values, "tolist") else list(values)


def play(
    options: Options, choose: Chooser, rng: Stream, seen: Counter[str], most: int = 1 << 60, every: int = 10
) -> int:
    """Plays one game on both. Returns the number of moves; the conversion back is checked every few moves."""
    twins, moves = Twins(options, seen), 0
    while (movers := hako_onna.movers(twins.state)) and moves < most:
        twins.compare_choices()
        before, seat = twins.state, movers[rng.below(len(movers))]
        if seat == CHANCE:
            action = rng.outcome(hako_onna.chances(before))
        elif seat == CLOCK:
            action = Due()
        else:
            action = choose(before, seat, rng)
        twins.move(seat, action)
        if moves % every == 0:
            twins.compare_way_back(before)
        moves += 1
    if moves < most:
        assert mover(twins.position, twins.plan) < CLOCK
        twins.compare_way_back(twins.state)
    return moves


# Players


def anything(state: State, seat: Seat, rng: Stream) -> a.Action:
    return rng.choice(hako_onna.legal(state, seat))


def long_living(state: State, seat: Seat, rng: Stream) -> a.Action:
    """A player that rarely peeks at ghosts, so that all powers come into play."""
    actions = hako_onna.legal(state, seat)
    return actions[rng.weighted([_weight(state, action) for action in actions])]


def _weight(state: State, action: a.Action) -> int:
    if isinstance(action, a.GiveUp):
        return 1 if action.agree else 40
    if isinstance(action, a.PeekAt) and any(one.shadow == action.shadow for one in state.ghosts):
        return 1
    return ODDS.get(type(action).__name__, 10)


def bots(levels: tuple[str, ...], budget: int) -> Chooser:
    """Bots, one level for each seat; a seat that waits plays at random."""
    players = [bot_of("hako-onna", level) for level in levels]

    def choose(state: State, seat: Seat, rng: Stream) -> a.Action:
        view, choices = hako_onna.view(state, seat), hako_onna.legal(state, seat)
        decision = players[seat % len(players)](view, choices, (), rng, budget)
        return rng.choice(choices) if decision is None else hako_onna.plain(decision.action)

    return choose


# Kinds of games


def any_options(rng: Stream, house_only: bool = False) -> Options:
    return Options(
        visitors=rng.below(4) + 1,
        noise=rng.choice(("cards", "discs")),
        difficulty=rng.choice(("regular", "hard", "nightmare")),
        advanced_powers=bool(rng.below(2)),
        advanced_items=bool(rng.below(2)),
        random_boards=bool(rng.below(2)),
        random_items=bool(rng.below(2)),
        giving_up=rng.below(4) == 0,
        turn_limit=rng.choice((None, 300, 12)),
        edition=Options().edition if house_only or rng.below(2) else any_edition(rng),
    )


def any_edition(rng: Stream) -> Edition:
    """An edition nobody would print: other rooms, doors, needs and ranks, powers under other numbers."""
    house = Options().edition
    doubles = [rng.below(2) for _ in range(6)]
    names = ["Study", "Storage Room", *(f"Room {number}" for number in range(sum(doubles) + 4))]
    rooms = [
        ["1F Hall"],
        ["2F Hall"],
        ["Basement"],
        *([names.pop(0), *([names.pop(0)] if two else [])] for two in doubles),
    ]
    every = [name for board in rooms for name in board]
    shadows, grudges = dict.fromkeys(every, 1), rng.shuffled(every)[:2]
    for _ in range(24 - len(every)):
        shadows[rng.choice(every)] += 1
    boards = tuple(
        BoardPlan(
            " / ".join(board),
            tuple(RoomPlan(name, shadows[name], name in grudges, name == "Study") for name in board),
            () if board == ["Basement"] else tuple(any_doors(len(board), rng)),
        )
        for board in rng.shuffled(rooms)
    )
    effects = {
        when: rng.shuffled([power for power, its in WHEN_OF.items() if its == when]) for when in WHEN_OF.values()
    }
    powers = tuple(
        replace(power, effect=effects[when].pop(), needs=rng.below(7), rank=rng.choice(("A", "B", "C")))
        for power, when in zip(house.powers, PRINTED_WHEN, strict=True)
    )
    return Edition("any", boards, powers, house.items)


def any_doors(rooms: int, rng: Stream) -> list[str]:
    sides = rng.shuffled("NESW")[: rng.below(rng.below(4) + 1) + 1]
    return [f"{rng.below(rooms)} {side}" for side in sides]


# The long form

PLAYERS: Final[tuple[tuple[str, Chooser, int], ...]] = (
    ("anything", anything, 35),
    ("long-living", long_living, 45),
    ("careful", bots(("careful",), 0), 12),
    ("careful and random", bots(("careful", "random"), 0), 6),
    ("clever", bots(("clever",), 40), 2),
)
"""Players, and their percentage of the moves."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    seen: Counter[str] = Counter()
    for name, choose, share in PLAYERS:
        rng, moves, games = Stream(arguments.seed.to_bytes(32, "big"), f"twins {name}"), 0, 0
        start, wanted = perf_counter(), arguments.moves * share // 100
        while moves < wanted:
            moves += play(any_options(rng, house_only="clever" in name), choose, rng, seen, most=4_000, every=30)
            games += 1
        print(f"{name}: {moves} moves, {games} games, no difference, {perf_counter() - start:.0f} s", flush=True)
    for name, number in sorted(seen.items()):
        print(f"{name:24}{number:>9}")


if __name__ == "__main__":
    main()
