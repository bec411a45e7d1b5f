"""The ladder: pairings, counts, and output."""

from functools import partial
from pathlib import Path

from tools.ladder import at_equal_level, both_sides, meetings, plot, sides, written

from kurayami.bots.shares import Share
from kurayami.lab.ladder import LadderNight, Pairing, Rung, duels, komnata_strachu_rungs, pairings, played
from kurayami.lab.workforce import HERE


def night(she: str, visitors: str, hers: int, theirs: int) -> LadderNight:
    return LadderNight(she, visitors, 3, hers, theirs, 1)


LEVELS = ("random", "careful", "clever", "master")


def all_met() -> list[LadderNight]:
    """She wins six of eleven, but a careful one only two against clever Visitors."""
    met = [night(she, visitors, 6, 4) for she in LEVELS for visitors in LEVELS]
    met[6] = night("careful", "clever", 2, 8)
    return met


def test_a_duel_counts_both_sides() -> None:
    found = {(duel.stronger, duel.weaker): duel for duel in duels(all_met())}
    duel = found["clever", "careful"]
    assert (duel.she, duel.visitors, duel.both) == (Share(6, 10), Share(8, 10), Share(6 + 8, 20))
    assert (duel.she_instead, duel.visitors_instead, duel.drawn) == (Share(6, 10), Share(4, 10), 2)
    assert found["careful", "random"].both == Share(10, 20)


def test_both_sides_are_written_down_and_what_the_weaker_does_in_their_place() -> None:
    lines = "\n".join(both_sides(list(duels(all_met()))))
    assert (
        "| `clever` | `careful` | 60.0 [31.3, 83.2] of 10 | 80.0 [49.0, 94.3] of 10 | 70.0 [48.1, 85.5] of 20 | 2 |"
        in lines
    )
    assert lines.count("in its place") == 3


def test_a_bar_for_every_number_of_visitors_at_equal_level() -> None:
    bars = [name for name, _ in at_equal_level([*all_met(), LadderNight("clever", "clever", 2, 6, 4, 0)])]
    assert bars == [*(f"3 Visitors, all {level}" for level in LEVELS[1:]), "2 Visitors, all clever"]


def test_a_duel_is_of_three_visitors() -> None:
    others = [LadderNight("careful", "careful", 1, 0, 9, 0)]
    assert list(duels([*all_met(), *others])) == list(duels(all_met()))


def test_every_number_of_visitors_meets_its_equals() -> None:
    met = list(pairings())
    assert len(set(met)) == len(met) == 4 * 4 + 3 * 3
    assert {one.many for one in met if one.she == one.visitors == "clever"} == {1, 2, 3, 4}


def test_bots_meet_and_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    play = partial(played, force=HERE, folder=tmp_path, tell=lambda *heard: told.append(heard))
    pairing = Pairing("random", "random", 1)
    (ends,) = play([pairing.bout(0.01)])
    night = pairing.night(ends)
    assert night.hers + night.theirs + night.drawn == 2
    (file,) = tmp_path.iterdir()
    kept = file.read_bytes()
    assert next(play([pairing.bout(0.05)]))[:2] == ends
    assert file.read_bytes().startswith(kept)
    rungs = list(komnata_strachu_rungs(0.01, play))
    assert [rung.first for rung in rungs].count("fearless") == 4
    assert told[-1] == (2 * len(rungs), 2 * len(rungs))


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
