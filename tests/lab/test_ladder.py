"""The ladder: who met whom, what is counted, and how it is written down."""

from tools.ladder import meetings, plot, sides, written

from kurayami.bots.shares import Share
from kurayami.lab.ladder import Night, Rung, duels, komnata_strachu_rungs, nights


def night(she: str, visitors: str, hers: int, theirs: int) -> Night:
    return Night(she, visitors, 3, hers, theirs, 1)


def test_a_duel_counts_both_sides() -> None:
    levels = ("random", "careful", "clever")
    met = [night(she, visitors, 6, 4) for she in levels for visitors in levels]
    met[5] = night("careful", "clever", 2, 8)
    found = {(rung.first, rung.second): rung for rung in duels(met)}
    assert found["clever", "careful"].share == Share(6 + 8, 20)
    assert found["clever", "careful"].drawn == 2
    assert found["careful", "random"].share == Share(10, 20)


def test_bots_meet() -> None:
    played = nights("random", "random", 1, 2, jobs=1)
    assert played.hers + played.theirs + played.drawn == 2
    rungs = list(komnata_strachu_rungs(0.01, jobs=1))
    assert [rung.first for rung in rungs].count("fearless") == 4


def test_it_is_written_between_its_marks_and_again_in_the_same_place() -> None:
    rungs = [Rung("hako-onna", "clever", "careful", Share(60, 100), 3)]
    lines = [*meetings("hako-onna", rungs), *sides([night("careful", "careful", 60, 39)])]
    once = written("# Bots\n\nText.\n", "hako-onna", lines)
    assert "60.0 [50.2, 69.1] of 100" in once
    assert once.startswith("# Bots\n\nText.\n")
    again = written(once + "More.\n", "hako-onna", ["other"])
    assert "60.0" not in again
    assert again.endswith("More.\n")
    assert again.count("<!-- ladder hako-onna -->") == 1


def test_the_plot_has_a_bar_for_each() -> None:
    picture = plot([("one", Share(1, 2)), ("two", Share(3, 4))])
    assert picture.count("<rect") == 3
    assert "one" in picture
