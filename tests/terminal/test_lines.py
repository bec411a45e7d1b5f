from collections.abc import Iterator

import pytest

from kurayami.games.hidden_rooms import BOOKS, Options
from kurayami.games.hidden_rooms.actions import Draw
from kurayami.games.hidden_rooms.view import view
from kurayami.table import Draw as DrawForChance
from kurayami.table import Seeded
from kurayami.terminal.board import board, draw
from kurayami.terminal.lines import Lines, new_table
from kurayami.testing import Scripted
from kurayami.words import LANGUAGES, Words
from tests.games.hidden_rooms.drawing import position, tile


def play(answers: list[str], chance: DrawForChance, language: str = "en") -> tuple[bool, str]:
    """A game with these answers, and all that was said. Who has no more answers, stays (the last choice)."""
    table = new_table(Options(book=BOOKS["rooms"], turn_limit=40), chance)
    said: list[str] = []
    remaining: Iterator[str] = iter(answers)

    def ask(prompt: str) -> str:
        said.append(prompt)
        return next(remaining, str(len(table.rules.legal(table.state, 0))))

    finished = Lines(table, Words(language), ask, said.append, colours=False).play()
    return finished, "\n".join(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_each_language(language: str) -> None:
    finished, said = play([], Seeded(bytes(32), [bytes(32)]), language)
    assert finished
    assert Words(language).say("hr-event-game-lost") in said


SCRIPT = [Draw(tile(name)) for name in ("B5", "R1", "G6", "R2", "R3")]


def test_moves_can_be_taken_back_until_a_tile_is_drawn() -> None:
    _, said = play(["1", "u", "1", "1", "u", "q"], Scripted(*SCRIPT))
    assert "Undone." in said  # the choice of the first tile
    assert "Nothing to undo." in said  # after the draw


def test_what_is_not_in_the_list_is_refused_kindly() -> None:
    _, said = play(["0", "99", "x", "-1", "²", "", "q"], Scripted(*SCRIPT))
    assert said.count("isn’t on the list") == 6


def test_one_may_look_again_ask_for_help_and_leave() -> None:
    finished, said = play(["v", "?", "q"], Scripted(*SCRIPT))
    assert not finished
    assert said.count("Stage 5, The Hound") == 2
    assert said.count("You’re the child") == 2
    assert "Come back when it is dark" in said


def test_the_end_of_the_input_is_a_farewell() -> None:
    def nobody(prompt: str) -> str:
        raise EOFError

    said: list[str] = []
    table = new_table(Options(), Scripted(*SCRIPT))
    assert not Lines(table, Words("en"), nobody, said.append, colours=False).play()
    assert said[-1].startswith("You leave the house")


def test_the_board_shows_rooms_child_monster_and_what_it_watches() -> None:
    seen = view(
        position("""
        .   .   .   .v  .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   R3
        .   .   .   .   B2@ G6
        """),
        0,
    )
    rows = [line.rstrip() for line in board(seen, colours=False)]
    assert rows == [
        "      0     1     2     3     4     5",
        " 0   ⌂     ·    (·  ) (· ▼) (·  )  ·",
        " 1   ·     ·    (·  ) (·  ) (·  )  ·",
        " 2   ·     ·    (·  ) (·  ) (·  )  ·",
        " 3   ·     ·     ·     ·     ·     ·",
        " 4   ·     ·     ·     ·     ·     R3",
        " 5   ·     ·     ·     ·     B2@   G6",
    ]
    told = draw(seen, Words("en"), colours=False)
    assert "Its route: D1 D6" in told
    assert "If you stay: It turns west. It walks to C1." in told
    assert "\033[" not in draw(seen, Words("en"), colours=False)
    assert "\033[31mR3\033[0m" in draw(seen, Words("en"), colours=True)
