"""A simulated evening of Komnata Strachu: many games, players at a distance, and what became of the rounds.

    python -m tools.evening --games 1000

Every player sits at the end of a line that takes up to 400 ms there and back, now more, now less; the table knows what
it measured. Players push and pull at random, or work out a right answer as often as `--skill` says. After every single
move the cards are counted (KS-22).
"""

import argparse
from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from time import perf_counter
from typing import Final, NamedTuple

from kurayami.games import komnata_strachu as rules
from kurayami.games.komnata_strachu.actions import Action, Hit, Push, Ready, Sent
from kurayami.games.komnata_strachu.judge import answers
from kurayami.games.komnata_strachu.model import Cancelled, Open, Options, Pause, Photo, State, Turning
from kurayami.kernel import CHANCE, CLOCK, Due, Millis, Move, Seat, Stream

LONGEST_LINE: Final[Millis] = 350
JITTER: Final[Millis] = 50
TRIPS_KNOWN: Final = 20
THINKING: Final[Millis] = 900
SENT_WITHIN: Final[Millis] = 5
READY_WITHIN: Final[Millis] = 12_000
PERCENT: Final = 100


class Line(NamedTuple):
    """A connection with a round trip of at least `shortest`, and up to `JITTER` more."""

    shortest: Millis

    def trip(self, rng: Stream) -> Millis:
        return self.shortest + rng.below(JITTER + 1)


class Evening:
    """One game. `moves` yields the state after each move, to the end."""

    def __init__(self, options: Options, seed: bytes, skill: int = 0) -> None:
        self.rng = Stream(seed, "evening")
        self.chance = Stream(seed, "chance")
        self.skill = skill
        self.state: State = rules.setup(options)
        self.now: Millis = 0
        self.lines = [Line(self.rng.below(LONGEST_LINE + 1)) for _ in range(options.players)]
        self.cards = count_cards(self.state)

    def moves(self) -> Iterator[State]:
        while rules.outcome(self.state) is None:
            stage = self.state.stage
            if isinstance(stage, Open):
                yield from self.race()
            elif isinstance(stage, Pause):
                yield from self.pause()
            elif isinstance(stage, Cancelled):
                yield self.due()
            else:
                yield self.move(CHANCE, self.chance.outcome(rules.chances(self.state)), self.now)

    def race(self) -> Iterator[State]:
        """Sends the cards, then handles whatever arrives in order of arrival."""
        trips = []
        for seat, line in enumerate(self.lines):
            known = [line.trip(self.rng) for _ in range(TRIPS_KNOWN)]
            yield self.move(CLOCK, Sent(seat, max(known), min(known)), self.now + self.rng.below(SENT_WITHIN))
            trips.append((self.now, line.trip(self.rng)))
        arrivals = [(sent + trip + self.thinking(), seat) for seat, (sent, trip) in enumerate(trips)]
        heapify(arrivals)
        plans = [self.plan() for _ in self.lines]
        while isinstance(self.state.stage, Open):
            due = rules.deadline(self.state)
            if not arrivals or (due is not None and arrivals[0][0] >= due):
                yield self.due()
                continue
            at, seat = heappop(arrivals)
            sent, trip = trips[seat]
            yield self.move(seat, self.choice(seat, plans[seat], at - sent - trip), at)
            if rules.legal(self.state, seat):
                heappush(arrivals, (at + self.thinking(), seat))

    def thinking(self) -> Millis:
        return 1 + self.rng.below(THINKING)

    def plan(self) -> list[Action] | None:
        """A right answer, token by token, for players who find one."""
        stage = self.state.stage
        if self.rng.below(PERCENT) >= self.skill or not isinstance(stage, Open):
            return None
        answer = answers(stage.cards)
        return [Push(token) for token in self.rng.choice((answer.by_shape, answer.by_colour))] if answer else None

    def choice(self, seat: Seat, plan: list[Action] | None, time: Millis) -> Action:
        action = self.rng.choice(rules.legal(self.state, seat)) if plan is None else plan.pop(0) if plan else Hit()
        return Hit(time) if isinstance(action, Hit) else action

    def pause(self) -> Iterator[State]:
        times = sorted((self.now + self.rng.below(READY_WITHIN), seat) for seat in range(len(self.lines)))
        due = rules.deadline(self.state)
        for at, seat in times:
            if due is not None and at < due:
                yield self.move(seat, Ready(), at)
        if isinstance(self.state.stage, Pause):
            yield self.due()

    def due(self) -> State:
        due = rules.deadline(self.state)
        assert due is not None, "nothing to wait for"
        return self.move(CLOCK, Due(), max(due, self.now))

    def move(self, by: Seat, action: Action, at: Millis) -> State:
        self.now = at
        self.state = rules.apply(self.state, Move(by, action, at)).state
        if count_cards(self.state) != self.cards:
            raise AssertionError(f"{count_cards(self.state)} cards after {action}, {self.cards} before (KS-22)")
        return self.state


def count_cards(state: State) -> int:
    """Counts the cards in the deck, in the box, won, and on the table."""
    match state.stage:
        case Turning(cards) | Cancelled(cards) | Open(cards) | Photo(cards):
            on_table = len(cards)
        case _:
            on_table = 0
    return sum(state.deck) + len(state.box) + on_table + sum(map(len, state.won))


class Sums:
    """Sums over many games."""

    def __init__(self) -> None:
        self.games = self.moves = self.rounds = self.unwon = self.hits = self.doubted = self.photos = self.time = 0

    def add(self, state: State, moves: int, time: Millis) -> None:
        finishes = [finish for verdict in state.told for finish in verdict.finishes]
        self.games += 1
        self.moves += moves
        self.time += time
        self.rounds += state.rounds
        self.unwon += sum(verdict.winner is None for verdict in state.told)
        self.photos += sum(len(verdict.first) > 1 for verdict in state.told)
        self.hits += len(finishes)
        self.doubted += sum(not finish.believed for finish in finishes)

    def print(self, seconds: float) -> None:
        games, rounds = self.games, self.rounds
        print(f"{games} games to their end, {self.moves:,} moves, cards counted after each; {seconds:.1f} s")
        print(f"rounds a game           {rounds / games:.2f}")
        print(f"rounds that nobody wins {self.unwon / rounds:.2%}")
        print(f"hits a round            {self.hits / rounds:.2f}")
        print(f"times not believed      {self.doubted}")
        print(f"photo finishes          {self.photos}")
        print(f"a game takes            {self.time / games / 60_000:.1f} minutes")


def main() -> None:
    parser = argparse.ArgumentParser(description="A simulated evening of Komnata Strachu.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--skill", type=int, default=0, help="right answers that players find, in percent")
    asked = parser.parse_args()
    sums, start = Sums(), perf_counter()
    for number in range(asked.games):
        evening = Evening(Options(players=asked.players), number.to_bytes(32, "big"), asked.skill)
        moves = sum(1 for _ in evening.moves())
        sums.add(evening.state, moves, evening.now)
    sums.print(perf_counter() - start)


if __name__ == "__main__":
    main()
