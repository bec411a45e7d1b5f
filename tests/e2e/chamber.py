"""Somebody who plays Komnata Strachu: with keys, with taps, or at an exact moment."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kurayami.games.komnata_strachu import Options
from kurayami.games.komnata_strachu.actions import TurnUp
from kurayami.games.komnata_strachu.cards import SHAPES, Token
from kurayami.games.komnata_strachu.judge import answers
from kurayami.lessons import Lesson
from tests.games.komnata_strachu.playing import three

GAME = "komnata-strachu"
QUICKLY: dict[str, Any] = {"countdown": 0, "pause": 60_000, "time_limit": None}
"""No countdown; nobody is hurried."""


def script(*rounds: str, **options: Any) -> Lesson:
    """A game whose cards are known, three for each round: "red ghost, guest, white spider"."""
    drawn = [TurnUp(card) for names in rounds for card in three(names)]
    played = {**QUICKLY, "rounds": len(rounds), **options}
    return Lesson(Options(**played), chance=tuple(drawn))


def right(names: str, way: str = "shape") -> tuple[Token, ...]:
    answer = answers(three(names))
    assert answer is not None
    return answer.by_shape if way == "shape" else answer.by_colour


def stage(page: Page, **wanted: str) -> Locator:
    """The screen, once it is so: stage="open", round="2", racing="true", reveal="told"."""
    return page.locator(".game" + "".join(f'[data-{name}="{value}"]' for name, value in wanted.items()))


def racing(page: Page, number: int) -> None:
    expect(stage(page, round=str(number), racing="true")).to_be_attached()


def push(page: Page, tokens: Sequence[Token]) -> None:
    """With the keys of one who plays alone at the keyboard."""
    for token in tokens:
        page.keyboard.press(str(SHAPES.index(token) + 1))


def lane(page: Page, seat: int = 0) -> Locator:
    return page.locator(f'.lane[data-seat="{seat}"]')


ALL_READY = """async () => {
    const keys = () => document.querySelectorAll("[data-ready].key:enabled");
    while (keys().length) {
        keys().forEach(key => key.click());
        await new Promise(done => setTimeout(done, 40));
    }
}"""


def be_ready(page: Page) -> None:
    """All at this screen, as soon as what was is shown. The first moment after a verdict does not count."""
    expect(page.locator("[data-ready].key").first).to_be_enabled()
    page.evaluate(ALL_READY)


def told(page: Page) -> Locator:
    """The photo finish, when all of it is told."""
    finish = page.locator(".finish.told")
    expect(finish).to_be_visible()
    return finish


def finish_of(page: Page, seat: int) -> dict[str, str]:
    found = told(page).locator(f'[data-finish="{seat}"]')
    return {name: found.get_attribute(f"data-{name}") or "" for name in ("time", "claimed", "believed", "fault")}


def won(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".plates .won span[aria-hidden]").all_inner_texts()]


REACT = """([codes, delay]) => {
    const press = code => document.body.dispatchEvent(new KeyboardEvent("keydown", {code, bubbles: true}));
    window.reaction = null;
    const isOpen = () => document.querySelector(".game[data-racing]");
    const wait = () => isOpen() ? react(performance.now()) : requestAnimationFrame(wait);
    const react = seen => setTimeout(() => {
        codes.forEach(press);
        window.reaction = Math.round(performance.now() - seen);
    }, delay);
    wait();
}"""


def react(page: Page, tokens: Sequence[Token], delay: int) -> None:
    """In the page itself, so many milliseconds after the cards are seen there, whatever the tests wait for."""
    codes = [f"Digit{SHAPES.index(token) + 1}" for token in tokens]
    page.evaluate(REACT, [[*codes, "Space"], delay])


REACTION = """() => new Promise(tell => {
    const look = () => window.reaction === null ? setTimeout(look, 20) : tell(window.reaction);
    look();
})"""


def reaction(page: Page) -> int:
    """How long it took, by the page's own clock."""
    return int(page.evaluate(REACTION))
