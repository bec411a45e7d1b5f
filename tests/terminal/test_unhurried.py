"""Unhurried tables in the terminal."""

from pathlib import Path

import pytest

from kurayami.extras import extras_of
from kurayami.terminal.games import GAMES
from kurayami.terminal.table_options import TableOptions
from kurayami.terminal.wish import Wish
from kurayami.words import Words
from tests.terminal.test_lines import play

HER = {"visitors": 1, "random_boards": True, "random_items": True}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_waits_for_players_can_be_unhurried(game: str) -> None:
    options, name = TableOptions(game, Words("en")), Words("en").say("web-unhurried")
    at = [place for place, setting in enumerate(options.settings) if setting.name == name]
    assert bool(at) == GAMES[game].waits == bool(extras_of(game).haste)
    for place in at:
        assert options.choose(place) is None
    wish = options.choose(len(options.settings))
    assert wish is not None
    assert wish.unhurried == bool(at)


@pytest.mark.parametrize("calm", [True, False])
def test_it_is_told_once_line_by_line(tmp_path: Path, calm: bool) -> None:
    _, said = play(tmp_path, ["q"], Wish("hako-onna", HER, seat=1, level="random", unhurried=calm))
    assert said.count(Words("en").say("web-unhurried-told")) == int(calm)


def test_whoever_sits_at_a_table_can_ask_for_time(tmp_path: Path) -> None:
    words = Words("en")
    answers = [words.say("web-more-time"), words.say("web-begin-bots"), "q"]
    _, said = play(tmp_path, answers, Wish("hako-onna", HER, seat=1, level="random", gather=True))
    assert said.count(words.say("web-unhurried-told")) == 1
