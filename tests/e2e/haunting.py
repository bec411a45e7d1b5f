"""Scripted Hako Onna games: first played on the engine, then by people with a mouse in front of browsers.

Chance follows the script: what lies in a Shadow, what a noise card shows. Everything else is the first legal action, so
a game is always the same.
"""

import json
from collections.abc import Iterable
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from kurayami.games import hako_onna as rules
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.options import Options
from kurayami.kernel import CHANCE, Move, Seat
from kurayami.lessons import Lesson

ON_ROOM = (a.WalkTo, a.StepTo, a.Flee)
ON_SHADOW = (a.PeekAt, a.Hide, a.PutBones)
SAID = (a.ChooseNumbers, a.NameNumbers)


BOARDS = {
    3: a.PlaceBoard(0, 0, -1, 2),
    4: a.PlaceBoard(0, -1, 0, 0),
    5: a.PlaceBoard(0, 1, 0, 0),
    6: a.PlaceBoard(0, -1, -1, 0),
    7: a.PlaceBoard(1, 0, -1, 0),
    8: a.PlaceBoard(1, 1, 0, 0),
}
"""Boards: next to 1F Hall are Kitchen (north), Study (west), Red Bedroom (east) and the stairs; Living Room and
Dressing Room are upstairs, the Kid's Room beyond the Storage Room.
"""
VACANT = 8


class Night:
    def __init__(
        self, options: Options, ground: dict[int, str], noise: Iterable[int] = (), powers: Iterable[int] = (7, 8, 1)
    ) -> None:
        """Sets the tiles on the Shadows, the noise cards, and the powers she draws, in order."""
        self.options = msgspec.structs.replace(options, random_boards=True, random_items=True)
        self.ground = ground
        self.state: State = rules.setup(self.options)
        self.chance: list[Any] = []
        self.moves: list[tuple[Seat, a.Action]] = []
        self._noise = list(noise)
        self._powers = list(powers)
        self._chance_moves()

    def play(self, seat: Seat, *actions: a.Action) -> None:
        for action in actions:
            self.state = rules.apply(self.state, Move(seat, action, 0)).state
            self.moves.append((seat, action))
            self._chance_moves()

    def lesson(self) -> Lesson:
        return Lesson(self.options, chance=tuple(self.chance))

    def _chance_moves(self) -> None:
        while CHANCE in rules.movers(self.state):
            action = self._drawn([chance.action for chance in rules.chances(self.state)])
            self.chance.append(action)
            self.state = rules.apply(self.state, Move(CHANCE, action, 0)).state

    def _drawn(self, possible: list[Any]) -> Any:
        frame = self.state.agenda[-1]
        wanted: Any = None
        if isinstance(frame, f.Looking):
            wanted = a.TurnUp(self.ground.get(frame.shadows[0]))
            kept = [a.TurnUp(tile) for tile in self.ground.values()]
            possible = [action for action in possible if action == wanted or action not in kept]
        elif isinstance(frame, f.Falling):
            wanted = a.NoiseValue(self._noise.pop(0))
        elif isinstance(frame, f.StartPower | f.Drawing):
            wanted = a.DrawPower(self._powers.pop(0))
        elif isinstance(frame, f.Placing):
            wanted = BOARDS[frame.board]
        elif isinstance(frame, f.Boards):
            wanted = next((a.DrawBoard(board) for board in (1, 5, 4, 3, 6, 7, 8) if board in frame.bag), None)
        elif isinstance(frame, f.Laying):
            wanted = a.LeaveVacant(VACANT)
        return wanted if wanted in possible else possible[0]


def written(action: a.Action) -> str:
    """An action's label as the screen writes it on its buttons."""
    return json.dumps(msgspec.to_builtins(action), sort_keys=True, separators=(",", ":"))


def my_turn(page: Page, frame: str | None = None) -> None:
    """Waits for the player's turn; bots may move first."""
    kind = f'[data-frame="{frame}"]' if frame else ""
    expect(page.locator(f'.hako[data-mine="yes"]{kind}')).to_have_count(1)


def press(page: Page, action: a.Action, waits: bool = True) -> None:
    """Acts as a person would: on the plan, with a card, or with a button. Waits until it is shown."""
    my_turn(page)
    moment = page.get_attribute(".hako", "data-moment")
    if isinstance(action, SAID):
        for number in (action.first, action.second, action.third):
            page.locator(f'[data-number="{number}"]').click()
    if isinstance(action, ON_ROOM):
        place(page, f'[data-room="{action.room}"].lit').click()
    elif isinstance(action, ON_SHADOW):
        tap(place(page, f'[data-shadow="{action.shadow}"].lit'))
    elif isinstance(action, a.UseWeapon):
        page.locator(f'[data-held="{action.weapon}"]').click()
        tap(place(page, f'[data-shadow="{action.shadow}"].lit'))
    elif isinstance(action, a.SetPower):
        page.locator(f'[data-power="{action.power}"]').click()
    else:
        if isinstance(action, a.GiveUp):
            page.locator("[data-asks=give_up]").click()
        button(page, action).click()
    if waits:
        expect(page.locator(f'.hako:not([data-moment="{moment}"])')).to_have_count(1)


def tap(place: Locator) -> None:
    """Clicks without ever being a long press, even on a busy machine."""
    place.click(trial=True)
    place.evaluate("place => place.click()")


def place(page: Page, selector: str) -> Locator:
    """Finds a place, which may be on another page of the plan on a small screen."""
    for floor in page.locator(".pages button:enabled").all():
        if page.locator(selector).count() == 0:
            floor.click()
    return page.locator(selector)


def button(page: Page, action: a.Action) -> Locator:
    return page.locator(f"[data-act='{written(action)}']:visible").first


def perform(pages: dict[Seat, Page], moves: Iterable[tuple[Seat, a.Action]]) -> None:
    for seat, action in moves:
        press(pages[seat], action)


def gather(pages: dict[Seat, Page], address: str) -> None:
    """Seats everybody, and the host starts. The first page is the host's."""
    for seat, page in pages.items():
        page.goto(address)
        page.locator(".gathering li").nth(seat).get_by_role("button", name="Sit here").click()
        expect(page.locator(".gathering li.yours")).to_have_count(1)
    next(iter(pages.values())).get_by_role("button", name="Start", exact=True).click()
    for page in pages.values():
        expect(page.locator(".hako")).to_have_count(1)
