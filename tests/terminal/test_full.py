"""The full screen: a whole game of each, played with keys."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from textual.widgets import Input, OptionList

from kurayami.games.komnata_strachu.model import Pause
from kurayami.games.komnata_strachu.view import Race
from kurayami.kernel import Refusal
from kurayami.terminal.client.devices import Devices
from kurayami.terminal.client.house import House
from kurayami.terminal.client.own_name import OwnName
from kurayami.terminal.full.app import TerminalApp
from kurayami.terminal.full.hall import HallScreen
from kurayami.terminal.full.look import LookScreen
from kurayami.terminal.full.options import OptionsScreen
from kurayami.terminal.full.rules import RulesScreen
from kurayami.terminal.full.table import TableScreen
from kurayami.terminal.wish import Wish
from kurayami.words import Words
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.client import running, settings_for
from tests.terminal.evening import TIMELESS
from tests.terminal.piloting import SMALL, Player, evening, terminal

HIDDEN_ROOMS = Wish("hidden-rooms", {"turn_limit": 3})
VISITOR = Wish("hako-onna", {"visitors": 1, "random_boards": True, "random_items": True}, seat=1, level="random")


def play(folder: Path, wish: Wish | None, work: Callable[[Player], Awaitable[None]]) -> None:
    async def night() -> None:
        async with evening(folder, wish) as player:
            await work(player)

    asyncio.run(night())


def test_a_whole_game_of_hidden_rooms(tmp_path: Path) -> None:
    async def work(player: Player) -> None:
        await player.asked()
        while not player.table.over:
            if player.stage.face.view.waiting == "begin":
                await player.press("1")
            else:
                await player.press("up", "enter", "enter", "e")  # searches in the north if it can, else stays
            await player.settled()
            await player.asked()
        assert Words("en").say("hr-event-game-lost") in player.screen.sheets.log_lines
        assert player.table.update.outcome.scores == (0.0,)
        await player.press("r")
        last = player.stage.back
        await player.until(lambda: len(last.lines) > 2)  # and behind the curve what was thrown away, if anything
        assert set(last.lines[1].text) <= set("▁▂▃▄▅▆▇█")  # the curve

    play(tmp_path, HIDDEN_ROOMS, work)


def test_the_server_is_started_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    starts: list[House] = []
    may_start = threading.Event()

    async def night() -> None:
        async with running(settings_for(tmp_path)) as server:

            def started() -> House:
                starts.append(House(server.url, Devices(tmp_path / "terminal.json")))
                may_start.wait(PATIENCE)
                return starts[-1]

            app = TerminalApp(Words("en"), OwnName(tmp_path / "name", "Ada", "Player"), started)
            async with app.run_test(size=SMALL):
                for _ in range(3):
                    called_off = asyncio.create_task(app.house())
                    await asyncio.sleep(0)
                    called_off.cancel()
                last = asyncio.create_task(app.house())
                may_start.set()
                assert await last is starts[0]

    asyncio.run(night())
    assert len(starts) == 1


def test_a_server_that_could_not_be_started_is_tried_again(tmp_path: Path) -> None:
    tries: list[str] = []

    async def night() -> None:
        async with running(settings_for(tmp_path)) as server:

            def started() -> House:
                tries.append(server.url)
                if len(tries) == 1:
                    raise Refusal("web-server-away")
                return House(server.url, Devices(tmp_path / "terminal.json"))

            app = TerminalApp(Words("en"), OwnName(tmp_path / "name", "Ada", "Player"), started)
            async with app.run_test(size=SMALL):
                while not tries:
                    await asyncio.sleep(0.01)
                with suppress(Refusal):  # the first try, if it is still under way
                    await app.house()
                assert (await app.house()).origin == server.url

    asyncio.run(night())
    assert len(tries) == 2


def test_a_hall_without_a_server_says_what_is_wrong_and_opens_when_there_is_one(tmp_path: Path) -> None:
    words = Words("en")
    broken = [Refusal("server-no-database", problem="it is full")]

    async def night() -> None:
        async with running(settings_for(tmp_path)) as server:

            def started() -> House:
                if broken:
                    raise broken[0]
                return House(server.url, Devices(tmp_path / "terminal.json"))

            app = TerminalApp(words, OwnName(tmp_path / "name", "Ada", "Player"), started)
            async with app.run_test(size=SMALL) as pilot:
                player = Player(app, pilot)
                await player.until(lambda: door_words(player) == "Can’t open the database: it is full.")
                assert words.say("terminal-trouble-advice") in all_doors(player)
                assert not [words for words in all_doors(player) if words.strip() == Words("en").say("web-play-now")]
                await player.press("enter")  # tries again: it is still broken
                await player.until(lambda: door_words(player) == "Can’t open the database: it is full.")
                broken.clear()
                await player.press("enter")
                await player.until(lambda: door_words(player) == words.say("web-game-hidden-rooms"))

    asyncio.run(night())


def test_a_server_that_is_gone_is_said_in_the_hall(tmp_path: Path) -> None:
    async def night() -> None:
        async with terminal(f"http://127.0.0.1:{free_port()}", tmp_path, "7QK3M9XW2A") as player:
            await player.until(lambda: door_words(player) == Words("en").say("web-server-away"))
            assert Words("en").say("terminal-away-advice") in all_doors(player)

    asyncio.run(night())


def test_a_key_that_means_nothing_says_so_and_v_shows_all(tmp_path: Path) -> None:
    async def work(player: Player) -> None:
        await player.asked()
        await player.press("x")
        assert player.screen.sheets.refused == Words("en").say("terminal-key-unknown", pressed="x")
        await player.press("down")
        assert player.screen.sheets.refused == ""
        newest = player.screen.sheets.log_lines[-1]
        await player.press("v")
        await player.until(lambda: isinstance(player.app.screen, LookScreen))
        look = player.app.screen
        assert isinstance(look, LookScreen)
        shown = [line.text for line in look.lines]
        assert any(line.startswith(Words("en").say("web-ho-way", way="defeat")) for line in shown)
        assert newest in shown
        await player.press("escape")
        assert isinstance(player.app.screen, TableScreen)

    play(tmp_path, VISITOR, work)


def test_a_practice_of_komnata_strachu(tmp_path: Path) -> None:
    wish = Wish("komnata-strachu", {"players": 1, "rounds": 2, **TIMELESS})

    times: list[int] = []

    async def work(player: Player) -> None:
        await player.asked()
        while not player.table.over:
            if isinstance(player.stage.face.view.stage, Pause):
                await player.press("space")
            elif isinstance(player.stage.face.view.stage, Race):
                await player.until(lambda: player.stage.race.shown_at is not None)
                lane = player.stage.race.lanes[0]
                await player.press("2", "1", "2", "space")
                times.append(lane.time)
            await player.settled()
            await player.asked()
        (first, _) = (finish for verdict in player.stage.face.view.told for finish in verdict.finishes)
        assert first.tokens == ("ghost",)  # the skull was pulled back
        assert first.claimed == times[0] > 0  # by the terminal's own clock

    play(tmp_path, wish, work)


def test_two_play_komnata_strachu_at_one_keyboard(tmp_path: Path) -> None:
    options = {"players": 2, "screens": [0, 0], "rounds": 1, **TIMELESS}

    async def work(player: Player) -> None:
        await player.asked()
        await player.press("space")  # both are ready
        await player.until(lambda: player.stage.race.shown_at is not None)
        await player.press("q", "u", "w", "o", "q", "u", "space", "enter")  # keys that mean something else elsewhere
        await player.until(lambda: player.table.over)
        finishes = player.stage.face.view.told[0].finishes
        assert {finish.seat: finish.tokens for finish in finishes} == {0: ("skull",), 1: ("pumpkin",)}

    play(tmp_path, Wish("komnata-strachu", options, here=2), work)


def test_a_game_of_hako_onna_until_the_visitor_gives_up(tmp_path: Path) -> None:
    async def work(player: Player) -> None:
        for _ in range(6):
            await player.asked()
            await player.press("enter")
            await player.settled()
        await player.asked()
        await player.press("c", *"hush", "enter")
        await player.press("p", *"12 bones", "enter")
        await player.until(lambda: len(player.table.said) == 2)
        await player.settled()
        while not player.table.over:
            await player.asked()
            await player.press("end", "enter")  # to give up stands last
            await player.settled()
        assert "Ada: “hush”" in player.screen.sheets.log_lines
        assert "Ada: “Shadow 12: Bones”" in player.screen.sheets.log_lines

    play(tmp_path, VISITOR, work)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_night_of_hako_onna(seat: int, tmp_path: Path) -> None:
    """A player presses random but fixed keys until the game is over: as her, and as a Visitor."""
    options = {**VISITOR.options, "giving_up": False, "turn_limit": 2, "pause": 1}
    dice = Random(seat)

    async def work(player: Player) -> None:
        await player.asked()
        while not player.table.over:
            most = min(len(player.stage.choices()), 6)
            await player.press("home", *["down"] * dice.randrange(max(1, most)), "enter")
            await player.settled()
            await player.asked()
        await player.until(lambda: player.table.update.outcome)
        assert player.stage.face.view.end is not None

    play(tmp_path, Wish("hako-onna", options, seat, level="random"), work)


def test_keys_before_a_table_stands_are_kept_for_it(tmp_path: Path) -> None:
    async def work(player: Player) -> None:
        await player.until(lambda: isinstance(player.app.screen, HallScreen))
        await player.press("enter", "1", "up", "enter")
        await player.until(lambda: isinstance(player.app.screen, TableScreen))
        await player.until(lambda: player.stage is not None and player.stage.target is not None)
        assert player.stage.face.view.waiting == "child"
        assert not player.screen.early

    play(tmp_path, None, work)


def test_a_shadow_is_noted_marked_clicked_and_the_map_is_moved(tmp_path: Path) -> None:
    async def work(player: Player) -> None:
        await player.asked()
        await player.press("n", *"12 danger", "enter")
        assert player.stage.noted == 11
        assert player.stage.face.marks.at(11) == "danger"
        assert "Your mark: Danger" in [line.text for line in player.stage.panel(40)]
        await player.press("n", *"12 nonsense", "enter")
        assert player.screen.sheets.refused == Words("en").say("terminal-note-how")
        await player.press("m", "right", "down")
        assert not player.screen.query_one("#side").display
        await player.press("escape")
        assert player.screen.query_one("#side").display
        spot = next(spot for spot in player.stage._spots if spot.shadow is not None)
        await player.pilot.click("#board", offset=(spot.x, spot.y))
        assert player.stage.noted == spot.shadow

    play(tmp_path, VISITOR, work)


def test_a_name_is_chosen_in_the_hall_and_kept(tmp_path: Path) -> None:
    async def work(player: Player) -> None:
        await player.until(lambda: isinstance(player.app.screen, HallScreen))
        await player.press("n", "backspace", "backspace", "backspace", *"Bea", "enter")
        await player.until(lambda: player.app.player == "Bea")
        assert OwnName(tmp_path / "name", None, "Player").text == "Bea"

    play(tmp_path, None, work)


def test_a_disc_is_aimed_and_let_go(tmp_path: Path) -> None:
    wish = Wish("hako-onna", {**VISITOR.options, "noise": "discs"}, seat=1, level="random")

    async def work(player: Player) -> None:
        await player.asked()
        await player.until(lambda: player.stage.face.taken is not None)
        await player.press("right", "right", "left")
        assert player.stage.face.aim == 50
        await player.press("space")
        await player.until(lambda: any(event["type"] == "disc_fell" for event in player.table.events))

    play(tmp_path, wish, work)


def test_the_hall_leads_everywhere_and_a_game_goes_on(tmp_path: Path) -> None:
    async def night() -> None:
        async with running(settings_for(tmp_path)) as server:
            async with terminal(server.url, tmp_path, None) as player:
                await player.until(lambda: isinstance(player.app.screen, HallScreen))
                await player.press("l", "l", "l", "down", "down", "enter")
                await player.until(lambda: isinstance(player.app.screen, RulesScreen))
                await player.press("q", "up", "enter")
                await player.until(lambda: isinstance(player.app.screen, OptionsScreen))
                await player.press("enter", "down", "enter")  # the Deeper Rooms
                await player.asked()
                assert player.stage.face.view.options.book.title == "The Deeper Rooms"
                await player.press("1")
                await player.settled()
                await player.press("q")
                await player.until(lambda: isinstance(player.app.screen, HallScreen))
            async with terminal(server.url, tmp_path, None) as player:
                words = Words("en").say("web-continue")
                await player.until(lambda: door_words(player).startswith(words))
                await player.press("enter")
                await player.asked()
                assert player.stage.face.view.waiting == "child"
                assert player.table.seat == 0

    asyncio.run(night())


def all_doors(player: Player) -> list[str]:
    doors = player.app.screen.query_one("#doors", OptionList)
    return [str(doors.get_option_at_index(at).prompt) for at in range(doors.option_count)]


def door_words(player: Player) -> str:
    return all_doors(player)[0]


def test_what_is_refused_is_said_and_undo_and_the_mouse_work(tmp_path: Path) -> None:
    async def work(player: Player) -> None:
        await player.asked()
        await player.press("1")
        await player.settled()
        await player.press("u")
        await player.until(lambda: player.stage.face.view.waiting == "begin")
        await player.press("u")
        await player.until(lambda: player.screen.sheets.refused == Words("en").say("table-nothing-to-undo"))
        await player.press("1")
        await player.asked()
        await player.until(lambda: player.stage.face.view.waiting == "child")
        across, down = player.stage.square_size
        await player.pilot.click("#board", offset=(3 + 5 * across + 1, 1 + 4 * down + 1))
        await player.until(lambda: player.stage.target is not None)
        await player.press("escape")
        assert player.stage.target is None

    play(tmp_path, Wish("hidden-rooms"), work)


def test_a_window_may_be_resized(tmp_path: Path) -> None:
    async def work(player: Player) -> None:
        await player.asked()
        for size in ((40, 10), (20, 5), (120, 40), (80, 24)):
            await player.pilot.resize_terminal(*size)
            await player.pilot.pause()
        assert player.table.playing
        assert player.screen.query_one("#talk", Input).display is False
        assert isinstance(player.app.screen, TableScreen)

    play(tmp_path, VISITOR, work)
