"""The games line by line, at a real server."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from kurayami.games.hidden_rooms.view import view
from kurayami.kernel import Refusal
from kurayami.terminal.hidden_rooms.board import board, draw
from kurayami.terminal.lines.matching import matching
from kurayami.terminal.wish import Wish
from kurayami.words import LANGUAGES, Words
from tests.games.hidden_rooms.drawing import position
from tests.server.client import running, settings_for
from tests.terminal.evening import TIMELESS, Evening, people_at

HIDDEN_ROOMS = Wish("hidden-rooms", {"turn_limit": 40})


def play(folder: Path, lines: Sequence[str], wish: Wish, language: str = "en") -> tuple[bool, str]:
    """Plays a game with these answers. Returns everything printed."""

    async def evening() -> tuple[bool, str]:
        async with running(settings_for(folder)) as server:
            player = Evening(server.url, folder, lines, language)
            await player.hall.open()
            _, finished = await player.hall.play(wish)
            return finished, player.text

    return asyncio.run(evening())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_hidden_rooms_is_played_in_each_language(language: str, tmp_path: Path) -> None:
    finished, said = play(tmp_path, ["1"] * 500, HIDDEN_ROOMS, language)
    assert finished
    assert Words(language).say("hr-event-game-lost") in said


def test_a_practice_of_komnata_strachu_is_played_to_its_end(tmp_path: Path) -> None:
    wish = Wish("komnata-strachu", {"players": 1, "rounds": 2, **TIMELESS})
    finished, said = play(tmp_path, ["1", "12", "1", "g"], wish)
    assert finished
    assert "Ada hits the switch!" in said
    assert "Ada gives up this round." in said
    assert Words("en").say("ks-event-game-over", reason="practice_over", winner="none") in said


def test_hako_onna_is_played_until_the_visitor_gives_up(tmp_path: Path) -> None:
    wish = Wish("hako-onna", {"visitors": 1, "random_boards": True, "random_items": True}, seat=1, level="random")
    lines = [
        "turn up noise card 2",
        "noise card 2",
        "v",
        "n 12",
        "claim 12 bones",
        "claim 99 x",
        "say hush",
        "vote give",
    ]
    finished, said = play(tmp_path, lines, wish)
    assert finished
    assert "“turn up noise card 2” isn’t possible now" in said
    assert "Shadow 12" in said
    assert "Ada: “Shadow 12: Bones”" in said
    assert "Claim like this" in said
    assert "Ada: “hush”" in said
    assert Words("en").say("web-lost") in said


def test_moves_can_be_taken_back_until_a_tile_is_drawn(tmp_path: Path) -> None:
    _, said = play(tmp_path, ["1", "u", "1", "1", "u", "q"], HIDDEN_ROOMS)
    assert Words("en").say("play-undone") in said
    assert Words("en").say("table-nothing-to-undo") in said


def test_what_is_not_possible_is_refused_kindly(tmp_path: Path) -> None:
    _, said = play(tmp_path, ["0", "99", "x", "-1", "²", "", "q"], HIDDEN_ROOMS)
    assert said.count("isn’t possible now") == 5


def test_one_may_look_around_ask_and_leave(tmp_path: Path) -> None:
    finished, said = play(tmp_path, ["v", "?", "m", "l", "q"], HIDDEN_ROOMS)
    assert not finished
    assert "You’re the child" in said
    assert "⌂" in said
    assert Words("en").say("play-left") in said


def test_the_end_of_the_input_is_a_farewell_and_the_hall_offers_to_go_on(tmp_path: Path) -> None:
    async def evenings() -> str:
        async with running(settings_for(tmp_path)) as server:
            first = Evening(server.url, tmp_path, ["1"])
            await first.hall.open()
            assert not (await first.hall.play(HIDDEN_ROOMS))[1]
            second = Evening(server.url, tmp_path, ["ooo", "1", "q", "q"])
            await second.hall.open()
            await second.hall.stay()
            return second.text

    said = asyncio.run(evenings())
    assert "“ooo” isn’t possible now" in said
    assert said.startswith(f"1. {Words('en').say('web-continue')}: Hidden Rooms")
    assert Words("en").say("web-hr-prompt-search") in said


def test_options_rules_and_a_name_are_chosen_line_by_line(tmp_path: Path) -> None:
    async def evening() -> str:
        async with running(settings_for(tmp_path)) as server:
            lines = ["hidden rules", "?", "name Bea", "hidden open table", "1", "play", "1", "q", "q"]
            player = Evening(server.url, tmp_path, lines)
            await player.hall.open()
            await player.hall.stay()
            return player.text

    said = asyncio.run(evening())
    assert "HR-1" in said
    assert Words("en").say("terminal-name-is", name="Bea") in said
    assert said.count("1. Book: ") == 2
    assert "1. Book: The Deeper Rooms" in said
    assert Words("en").say("web-hr-prompt-search") in said


def test_a_shadow_is_marked_line_by_line(tmp_path: Path) -> None:
    wish = Wish("hako-onna", {"visitors": 1, "random_boards": True, "random_items": True}, seat=1, level="random")
    _, said = play(tmp_path, ["n 12 danger", "n 12 x", "n", "q"], wish)
    assert "Your mark: Danger" in said
    assert said.count(Words("en").say("terminal-note-how")) == 2


def test_two_terminals_play_at_one_table(tmp_path: Path) -> None:
    async def evenings() -> tuple[str, str]:
        async with running(settings_for(tmp_path)) as server:
            ada = Evening(server.url, tmp_path, ["ready", "g"], name="Ada")
            bea = Evening(server.url, tmp_path, ["1", "ready", "g"], name="Bea")
            await ada.hall.open()
            await bea.hall.open()
            options = {"players": 2, "rounds": 1, **TIMELESS}
            code = await ada.open_table("komnata-strachu", options)
            async with ada.present_at(code) as table:  # all the time: else a round of Bea alone could be over
                await table.sit_down(("Ada",), None)
                playing = asyncio.create_task(bea.hall.sit_at(code))
                await table.until(lambda: people_at(table) == 2)
                await table.start()
                assert await ada.hall.sit_at(code)
                assert await playing
            return ada.text, bea.text

    ada, bea = asyncio.run(evenings())
    assert "Bea gives up this round." in bea
    assert "Bea gives up this round." not in ada  # that is hers alone
    assert "Nobody wins round 1." in ada
    assert "Nobody wins round 1." in bea


def test_a_link_that_leads_nowhere_is_refused_kindly(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(settings_for(tmp_path)) as server:
            player = Evening(server.url, tmp_path, [])
            await player.hall.open()
            with pytest.raises(Refusal, match="server-no-such-table"):
                await player.hall.sit_at("0000000000")

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("line", "found"), [("2", [1]), ("0", []), ("9", []), ("go", [0, 1]), ("kit", [1]), ("GO INTO THE HALL", [0])]
)
def test_a_choice_is_found_by_its_number_or_its_words(line: str, found: list[int]) -> None:
    assert matching(["Go into the Hall", "Go into the Kitchen, not the Hall"], line) == found


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
        "      A     B     C     D     E     F",
        " 1   ⌂     ·    (·  ) (· ▼) (·  )  ·",
        " 2   ·     ·    (·  ) (·  ) (·  )  ·",
        " 3   ·     ·    (·  ) (·  ) (·  )  ·",
        " 4   ·     ·     ·     ·     ·     ·",
        " 5   ·     ·     ·     ·     ·     R3",
        " 6   ·     ·     ·     ·     B2@   G6",
    ]
    told = draw(seen, Words("en"), colours=False)
    assert "Its route: D1, D6" in told
    assert "If you stay: It turns west. It walks to C1." in told
    assert "\033[" not in draw(seen, Words("en"), colours=False)
    assert "\033[31mR3\033[0m" in draw(seen, Words("en"), colours=True)
