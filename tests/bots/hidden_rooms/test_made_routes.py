"""Generated routes and their certificates."""

from typing import get_args

import pytest

from kurayami.bots.hidden_rooms import WISHES, Wish, levels
from kurayami.bots.hidden_rooms.limit import NUMBERS, limit
from kurayami.bots.hidden_rooms.made_routes import BANDS, altered_page, holds, make_route, skill, wins
from kurayami.bots.hidden_rooms.routes import altered, random_corners
from kurayami.games.hidden_rooms import BOOKS
from kurayami.games.hidden_rooms.book import expand, route_fault
from kurayami.games.hidden_rooms.endless import Difficulty, Proof, stock
from kurayami.kernel import Stream

PAGE = BOOKS["rooms"].pages[2]


def stream(name: str) -> Stream:
    return Stream(bytes(32), name)


def test_a_route_altered_a_little_can_still_stand_in_a_book() -> None:
    rng, seen = stream("altered"), set()
    for _ in range(20):
        corners = random_corners(rng, 20, 50)
        for _ in range(20):
            found = altered(corners, rng)
            assert found != corners
            assert route_fault(found) is None
            seen.add(len(expand(found)) - len(expand(corners)))
            corners = found
    assert min(seen) < 0 < max(seen)


def test_a_route_is_made_and_certified() -> None:
    tried: list[int] = []
    made = make_route("very-easy", stream("made"), tried.append, stages=10)
    assert tried == list(range(1, len(tried) + 1))
    assert made == make_route("very-easy", stream("made"), tried.append, stages=10)
    assert holds(made.proof, BANDS["very-easy"])
    assert made.proof.limit == max(limit(expand(made.route), opened) for opened in NUMBERS)


def test_a_proof_holds_only_within_every_band() -> None:
    band = BANDS["nightmare"]
    assert holds(Proof(100, 5, 40, 80, 0.85), band)
    for wrong in (Proof(100, 30, 40, 80, 0.85), Proof(100, 5, 70, 80, 0.85), Proof(100, 5, 40, 95, 0.85)):
        assert not holds(wrong, band)
    assert not holds(Proof(100, 5, 40, 80, 1.0), band)


def test_the_stock_is_as_hard_as_it_says() -> None:
    """Its certificates lie in their bands, and a few more stages do not contradict them."""
    for made in stock().routes:
        assert holds(made.proof, BANDS[made.difficulty])
        assert route_fault(made.route) is None
    for difficulty in get_args(Difficulty):
        made = next(made for made in stock().routes if made.difficulty == difficulty)
        won = wins(levels.careful, made.route, stream("again"), 60)
        assert abs(won / 60 - made.proof.careful / made.proof.of) < 0.3


def test_nobody_beats_the_limit() -> None:
    """Over all nightmares together, to average out luck."""
    proofs = [made.proof for made in stock().routes if made.difficulty == "nightmare"]
    share = sum(proof.master for proof in proofs) / sum(proof.of for proof in proofs)
    assert share <= sum(proof.limit for proof in proofs) / len(proofs) + 0.02


@pytest.mark.parametrize("wish", WISHES)
def test_a_page_is_altered_only_as_wished(wish: Wish) -> None:
    rng = stream(wish)
    found = next(page for page in (altered_page(PAGE, wish, rng) for _ in range(60)) if page)
    assert (skill(found.route) < skill(PAGE.route)) == (wish == "harder")
    assert (found.stage, found.monster, found.looks) == (PAGE.stage, PAGE.monster, PAGE.looks)
