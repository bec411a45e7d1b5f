"""A state consistent with a view: what the seat can't know is redealt."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from msgspec.structs import replace

from kurayami.games.komnata_strachu.cards import SHAPES, Card, Token
from kurayami.games.komnata_strachu.deck import cards_of, full_deck, kinds
from kurayami.games.komnata_strachu.judge import Answers, answers, is_right
from kurayami.games.komnata_strachu.model import Bag, Cancelled, Lane, Open, Photo, Stage, State, Turning, head_start_of
from kurayami.games.komnata_strachu.race import GRACE, Claim, Trip
from kurayami.games.komnata_strachu.rounds import standing_of
from kurayami.games.komnata_strachu.view import Race, Racer, TurningSeen, View
from kurayami.kernel import Millis, Seat, Stream

TRIES: Final = 20
SENT_WITHIN: Final[Millis] = 20
HEARD_WITHIN: Final[Millis] = 500


def imagine(view: View, rng: Stream) -> State:
    stage = view.stage
    if isinstance(stage, TurningSeen):
        unseen = cards_of(view.options, _unseen(view, ()))
        turned = tuple(rng.shuffled(unseen)[: stage.turned])
        return _state(view, Turning(turned), turned)
    if isinstance(stage, Race):
        return _race(view, stage, rng)
    return _state(view, stage, stage.cards if isinstance(stage, Cancelled | Photo) else ())


def _state(view: View, stage: Stage, on_table: tuple[Card, ...]) -> State:
    return State(
        options=view.options,
        deck=_unseen(view, on_table),
        won=view.won,
        connected=view.connected,
        box=view.box,
        rounds=view.rounds,
        stage=stage,
        told=view.told,
    )


def _unseen(view: View, on_table: tuple[Card, ...]) -> Bag:
    """Face-down cards: all others have been seen."""
    seen = Counter(chain(on_table, view.box, *view.won))
    whole = full_deck(view.options)
    return tuple([count - seen[card] for card, count in zip(kinds(view.options), whole, strict=True)])


def _race(view: View, race: Race, rng: Stream) -> State:
    """First deal in which the round is not yet settled: a right hit would soon have settled it."""
    for lanes in _deals(view, race, rng):
        stage = Open(race.cards, race.since, lanes)
        state = _state(view, stage, race.cards)
        settled = standing_of(state, stage).settled
        if settled is None or settled > max(lane.heard for lane in lanes):
            return replace(state, stage=replace(stage, due=settled))
    raise ValueError("no open round looks like this view")


def _deals(view: View, race: Race, rng: Stream) -> Iterator[tuple[Lane, ...]]:
    """Random deals, then two of which one is always possible: all hits wrong, or one right."""
    answer = answers(race.cards)
    assert answer is not None, "three Special cards begin no round"
    dealer = _Dealer(view, race, answer, rng)
    for _ in range(TRIES):
        yield tuple([racer.lane or dealer.at_random(racer) for racer in race.racers])
    yield tuple([racer.lane or dealer.wrongly(racer) for racer in race.racers])
    sizes = (len(answer.by_shape), len(answer.by_colour))
    able = [seat for seat, one in enumerate(race.racers) if one.hit and not one.lane and one.forward in sizes]
    if able:
        yield dealer.rightly(race.racers, min(able, key=lambda seat: head_start_of(view.options, seat)))


class _Dealer:
    """Deals the lane of a player of whom the view shows little."""

    def __init__(self, view: View, race: Race, answer: Answers, rng: Stream) -> None:
        self.options = view.options
        self.since = race.since
        self.latest = max([racer.lane.heard for racer in race.racers if racer.lane], default=race.since)
        """Last moment at which the view's seat knows the round to be open."""
        self.answer = answer
        self.rng = rng

    def at_random(self, racer: Racer) -> Lane:
        if racer.allowance is None:
            return Lane(missed=racer.missed, heard=self.since)
        rng = self.rng
        trip = self._trip(racer.allowance, self.since + rng.below(SENT_WITHIN))
        heard = trip.sent + rng.below(max(1, self.latest - trip.sent) + HEARD_WITHIN)
        if not racer.hit:
            return Lane(trip, tokens=self._tokens(racer.forward), gave_up=rng.below(4) == 0, heard=heard)
        left = rng.below(racer.allowance + 1)
        right = rng.below(2) == 0
        claim = Claim(max(0, heard - trip.sent - left), heard)
        return Lane(trip, tokens=self._choice(right, racer.forward), claim=claim, heard=heard)

    def wrongly(self, racer: Racer) -> Lane:
        """A lane sent and heard at the last moment, and a hit that is wrong."""
        return self._plain(racer, self.latest, self.latest, right=False)

    def rightly(self, racers: Sequence[Racer], seat: Seat) -> tuple[Lane, ...]:
        """Lanes in which one player's hit is right, with the longest possible time, at least the head start."""
        start = head_start_of(self.options, seat)
        last = max(self.latest, self.since + start)
        limit = self.options.time_limit
        time = last - self.since if limit is None else min(last - self.since, limit - 1 + start)
        return tuple(
            [
                racer.lane or self._plain(racer, last, last - time if other == seat else last, right=other == seat)
                for other, racer in enumerate(racers)
            ]
        )

    def _plain(self, racer: Racer, last: Millis, sent: Millis, right: bool) -> Lane:
        if racer.allowance is None:
            return Lane(missed=racer.missed, heard=self.since)
        claim = Claim(last - sent, last) if racer.hit else None
        tokens = self._choice(right, racer.forward)
        return Lane(self._trip(racer.allowance, sent), tokens=tokens, claim=claim, heard=last)

    def _trip(self, allowed: Millis, sent: Millis) -> Trip:
        longest = allowed - GRACE
        return Trip(sent, longest, self.rng.below(longest + 1))

    def _choice(self, right: bool, count: int) -> tuple[Token, ...]:
        """This many tokens, right if possible; wrong ones always exist."""
        answers = [choice for choice in (self.answer.by_shape, self.answer.by_colour) if len(choice) == count]
        if right and answers:
            choice = self.rng.choice(answers)
            return choice if self.answer.ordered else tuple(self.rng.shuffled(choice))
        tokens = self._tokens(count)
        while is_right(self.answer, tokens):
            tokens = self._tokens(count)
        return tokens

    def _tokens(self, count: int) -> tuple[Token, ...]:
        return tuple(self.rng.shuffled(SHAPES)[:count])
