"""Results kept by identity."""

from kurayami.games.hako_onna.kept import MOST, kept, kept_for_two


def test_a_result_is_worked_out_once_for_the_very_same_object() -> None:
    seen: list[tuple[int, ...]] = []

    @kept
    def total(numbers: tuple[int, ...]) -> int:
        seen.append(numbers)
        return sum(numbers)

    numbers = tuple(range(5))
    assert [total(numbers), total(numbers), total(tuple(range(5)))] == [10, 10, 10]
    assert len(seen) == 2


def test_no_other_object_takes_over_what_was_kept_even_after_starting_over() -> None:
    @kept
    def total(numbers: tuple[int, ...]) -> int:
        return sum(numbers)

    @kept_for_two
    def difference(some: tuple[int, ...], others: tuple[int, ...]) -> int:
        return sum(some) - sum(others)

    for number in range(3 * MOST):
        assert total((number, 1)) == number + 1  # the tuple is thrown away, and the next may lie where it lay
        assert difference((number, 1), (1,)) == number
