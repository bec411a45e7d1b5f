"""The figures of docs/noise.md."""

from fractions import Fraction

from tools.noise_table import cards


def test_what_the_noise_cards_do() -> None:
    """Five cards stay quiet only if the 5 is left over; 5, 4 and a 3 or 2 are noise at the third card already."""
    noise, quiet = cards()
    assert noise == Fraction(5, 6)
    assert quiet == Fraction(2, 10) + 3 * Fraction(3, 10) + 4 * Fraction(13, 30) + 5 * Fraction(1, 6)
