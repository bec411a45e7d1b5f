"""Training: repeatable, on valid routes."""

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from kurayami.bots.hidden_rooms.routes import LONGEST, SHORTEST, actions, random_route
from kurayami.bots.hidden_rooms.value_net import SIZES, Weights, learned, mind_of
from kurayami.compiler import COMPILED
from kurayami.games.hidden_rooms.book import route_fault
from kurayami.kernel import Refusal, Stream
from tests.test_cli import kurayami


def test_random_routes_may_stand_in_a_book() -> None:
    rng = Stream(bytes(32), "routes")
    routes = [random_route(rng) for _ in range(20)]
    assert len(set(routes)) == 20
    for route in routes:
        assert route_fault(tuple((row, column) for row, column in route)) is None
        assert SHORTEST <= actions(route) <= LONGEST


def test_the_weights_say_where_they_come_from() -> None:
    file = Path(__file__).parents[2] / "src" / "kurayami" / "bots" / "hidden_rooms" / "weights.json"
    weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    assert weights.origin.startswith("kurayami lab train-hidden-rooms --seed ")
    assert len(weights.weights) == sum(SIZES)
    assert list(mind_of(list(weights.weights)).last) == list(learned().last)


needs_numba = pytest.mark.skipif(not COMPILED, reason="the training needs the extra fast")


@needs_numba
def test_the_same_seed_gives_the_same_weights() -> None:
    from kurayami.lab.hidden_rooms.training import train

    one, other = (list(islice(train(seed=5, routes=2, rounds=2, stages=5), 2)) for _ in range(2))
    assert one == other
    assert one[0].weights.weights != one[1].weights.weights


@needs_numba
def test_a_training_that_was_broken_off_goes_on_and_ends_with_the_same_weights(tmp_path: Path) -> None:
    from kurayami.lab.hidden_rooms.training import train

    whole, keep = list(train(seed=5, routes=2, rounds=3, stages=5)), tmp_path / "training.npz"
    broken_off = list(islice(train(seed=5, routes=2, rounds=3, stages=5, keep=keep), 2))
    assert broken_off == whole[:2]
    assert keep.exists()
    with pytest.raises(Refusal):
        list(train(seed=6, routes=2, rounds=3, stages=5, keep=keep))
    assert list(train(seed=5, routes=2, rounds=3, stages=5, keep=keep)) == whole[1:]
    assert list(tmp_path.iterdir()) == []


@needs_numba
def test_a_file_that_is_no_training_is_left_alone(tmp_path: Path) -> None:
    from kurayami.lab.hidden_rooms.training import train

    keep = tmp_path / "training.npz"
    keep.write_bytes(b"a letter")
    with pytest.raises(Refusal):
        list(train(seed=5, routes=1, rounds=1, stages=2, keep=keep))
    assert keep.read_bytes() == b"a letter"


@needs_numba
def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    done = kurayami("lab", "train-hidden-rooms", str(file), "--routes", "1", "--rounds", "1", "--stages", "2")
    assert done.returncode == 0, done.stderr
    assert "Round 1 of 1" in done.stdout
    assert len(msgspec.json.decode(file.read_bytes(), type=Weights).weights) == sum(SIZES)
