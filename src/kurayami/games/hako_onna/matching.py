"""Random one-to-one assignments of things, with a supply of each, to places that accept some of them."""

from collections.abc import Sequence

from kurayami.kernel import Stream


class Matching:
    """A matching that grows by augmenting paths: a place once matched stays matched, perhaps to something else."""

    def __init__(self, places: Sequence[int], supply: Sequence[int], rng: Stream) -> None:
        self.places = places
        """Things each place accepts, as bits."""
        self.supply = supply
        """Number of each thing."""
        self.rng = rng
        self.line = rng.shuffled([thing for thing, count in enumerate(supply) for _ in range(count)])
        """All things in random order. Each place searches it from a random start, so Empty tiles are not rare."""
        self.thing_of: list[int | None] = [None] * len(places)
        self.users: list[list[int]] = [[] for _ in supply]

    def _wishes(self, place: int) -> list[int]:
        kinds = self.places[place]
        if not self.line:
            return []
        start = self.rng.below(len(self.line)) if kinds & (kinds - 1) else 0
        return [thing for thing in (*self.line[start:], *self.line[:start]) if kinds >> thing & 1]

    def fill(self) -> bool:
        """Fills every place, the most selective first."""
        order = sorted(range(len(self.places)), key=lambda place: self.places[place].bit_count())
        return all(self.thing_of[place] is not None or self._settle(place, set()) for place in order)

    def use(self, thing: int) -> bool:
        """Makes sure the thing is placed somewhere."""
        return bool(self.users[thing]) or self._lodge(thing, set())

    def _settle(self, place: int, tried: set[int]) -> bool:
        for thing in self._wishes(place):
            if thing in tried:
                continue
            tried.add(thing)
            if len(self.users[thing]) < self.supply[thing]:
                self._put(place, thing)
                return True
            for other in tuple(self.users[thing]):
                if self._settle(other, tried):
                    self.users[thing].remove(other)
                    self._put(place, thing)
                    return True
        return False

    def _lodge(self, thing: int, tried: set[int]) -> bool:
        for place, kinds in enumerate(self.places):
            if not kinds >> thing & 1 or place in tried:
                continue
            tried.add(place)
            before = self.thing_of[place]
            if before is None or self._lodge(before, tried):
                if before is not None:
                    self.users[before].remove(place)
                self._put(place, thing)
                return True
        return False

    def _put(self, place: int, thing: int) -> None:
        self.thing_of[place] = thing
        self.users[thing].append(place)
