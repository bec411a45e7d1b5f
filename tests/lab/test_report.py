"""Reports: facts about every game, and a page that states its number of games."""

from pathlib import Path
from typing import get_args

import pytest

from kurayami.bots.shares import Share
from kurayami.games.hako_onna.model import Reason
from kurayami.games.hidden_rooms.events import Loss
from kurayami.lab.facts import Episode, Facts
from kurayami.lab.listing import SUBJECTS, Company, Wishes
from kurayami.lab.report import contrasts, said, verdict, write_report
from kurayami.lab.report_games import Sat, companies_of, gathered, play_companies
from kurayami.lab.sim import Match, Numbered
from kurayami.lab.workforce import HERE
from tests.test_cli import kurayami

QUICK = {"hidden-rooms": "random", "komnata-strachu": "steady", "hako-onna": "random"}


@pytest.mark.parametrize("game", SUBJECTS)
def test_facts_are_gathered_from_every_game(game: str) -> None:
    facts = gathered(Numbered(Match(game, SUBJECTS[game].options(Wishes()), (QUICK[game],), 3), 0))
    assert facts.episodes
    assert all(episode.turns >= 0 and episode.marks for episode in facts.episodes)
    assert max(len(episode.curve) for episode in facts.episodes) >= 1
    assert {episode.reason for episode in facts.episodes} <= SUBJECTS[game].ends.keys()
    plan = SUBJECTS[game].plan
    for episode in facts.episodes:
        assert {place for _, place in episode.deaths} <= (set(episode.places) if plan is None else plan.keys())


def test_a_mark_is_told_with_the_share_won_with_it_and_without() -> None:
    lamp = [Episode("night", won, "", 1, ("lamp",)) for won in (True, True, True, False, True)]
    dark = [Episode("night", won, "", 1) for won in (False, False, True, False, False)]
    assert contrasts([*lamp, *dark]) == [("lamp", Share(4, 5), Share(1, 5))]
    assert contrasts(lamp) == []


def test_a_share_is_said_so_that_anyone_understands_it() -> None:
    assert said(Share(82, 200)) == "41% of 200, very likely 34 to 48"


def test_a_difference_is_told_in_words() -> None:
    assert verdict(Share(90, 100), Share(50, 100)) == "<b>wins more often</b>"
    assert verdict(Share(50, 100), Share(90, 100)) == "<b>wins less often</b>"
    assert verdict(Share(5, 10), Share(7, 10)) == "may be luck"


def test_every_end_has_its_words() -> None:
    """The ends that the rules know, and nothing else."""
    assert {"won", *get_args(Loss)} == SUBJECTS["hidden-rooms"].ends.keys()
    assert set(get_args(Reason)) == SUBJECTS["hako-onna"].ends.keys()


def test_companies_are_those_that_were_wished() -> None:
    assert len(companies_of("hako-onna", Wishes(), [])) == 8
    assert [one.name for one in companies_of("hako-onna", Wishes(visitors=2), ["careful"])] == ["2 Visitors, `careful`"]
    wished = companies_of("hako-onna", Wishes(), ["master", "careful"])
    assert [one.name for one in wished[:3]] == ["1 Visitor, `master`", "1 Visitor, `careful`", "2 Visitors, `master`"]
    assert [one.levels for one in wished[:2]] == [("master",), ("careful",)]
    assert len(wished) == 8


def test_the_page_and_its_pictures_are_written_and_go_on(tmp_path: Path) -> None:
    company = [Company("2 players", Wishes(players=2), ("steady",))]
    told: list[tuple[int, int]] = []

    def sat(games: int) -> list[Sat]:
        return list(
            play_companies("komnata-strachu", company, games, 1, HERE, tmp_path, lambda *done: told.append(done))
        )

    sat(2)
    kept = (tmp_path / "games-1.jsonl").read_bytes()
    page = write_report("komnata-strachu", sat(3), tmp_path)
    assert (tmp_path / "games-1.jsonl").read_bytes().startswith(kept)
    assert told[-1] == (3, 3)
    text = page.read_text("utf-8")
    assert "2 players" in text
    assert "of 3, very likely" in text
    assert all((tmp_path / name).stat().st_size > 1000 for name in ("lengths-1.svg", "curve-1.svg"))


def test_deaths_are_shown_on_the_plan(tmp_path: Path) -> None:
    lost = Episode("stage 1", False, "caught", 5, ("walked",), ((5, "2,3"),), (10, 9))
    facts = Facts((0.0,), "three_stages_lost", (lost,) * 6)
    page = write_report("hidden-rooms", [Sat(Company("`beginner`", Wishes(), ("beginner",)), (facts,))], tmp_path)
    assert "deaths-1.svg" in page.read_text("utf-8")
    assert "6 deaths in 6 stages" in (tmp_path / "deaths-1.svg").read_text("utf-8")


def test_rooms_of_a_night_are_shown_floor_by_floor(tmp_path: Path) -> None:
    """The mansion is another one every night: a room counts where it lay."""
    places = ("1F/Kitchen", "2F/Bathroom", "Basement/Basement")
    lost = Episode("night", False, "all-dead", 5, ("walked",), ((5, "1F/Kitchen"), (6, "1F/Kitchen")), (1, 2), places)
    won = Episode("night", True, "escape", 9, ("walked",), (), (3, 4), ("2F/Kitchen", *places[1:]))
    sat = [Sat(Company("1 Visitor, `careful`", Wishes(visitors=1), ("careful",)), (Facts((1.0,), "", (lost, won)),))]
    text = write_report("hako-onna", sat, tmp_path).read_text("utf-8")
    assert "Where people die" in text
    picture = (tmp_path / "deaths-1.svg").read_text("utf-8")
    assert "2 deaths in 2 nights" in picture
    told = [told for told in ("2 in 1 night", "0 in 1 night", "0 in 2 nights") if f"<!-- {told} -->" in picture]
    assert len(told) == 3
    assert [picture.index(f"<!-- {floor} -->") for floor in ("2F", "1F")] == sorted(
        picture.index(f"<!-- {floor} -->") for floor in ("2F", "1F")
    )


def test_the_page_of_hako_onna(tmp_path: Path) -> None:
    folder = tmp_path / "r"
    done = kurayami("lab", "report", "hako-onna", str(folder), "--games", "2", "--visitors", "2", "--bots", "random")
    assert done.returncode == 0, done.stderr
    text = (folder / "report.html").read_text("utf-8")
    assert "2 Visitors, random" in text
    assert "of 2, very likely" in text
    assert text.count("<img") == len(list(folder.glob("*.svg"))) >= 2


def test_the_command(tmp_path: Path) -> None:
    out = kurayami("lab", "report", "komnata-strachu", str(tmp_path / "r"), "--games", "1", "--bots", "steady").stdout
    assert "report.html" in out
    assert (tmp_path / "r" / "report.html").exists()
