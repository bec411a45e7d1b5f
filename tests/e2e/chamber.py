"""A player of Komnata Strachu: with keys, with taps, or at an exact moment."""

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kurayami.games.komnata_strachu import Options
from kurayami.games.komnata_strachu.actions import TurnUp
from kurayami.games.komnata_strachu.cards import SHAPES, Token
from kurayami.games.komnata_strachu.judge import answers
from kurayami.lessons import Lesson
from tests.e2e.conftest import PATIENCE
from tests.games.komnata_strachu.playing import three

GAME = "komnata-strachu"
QUICKLY: dict[str, Any] = {"countdown": 0, "pause": 600_000, "time_limit": None}
"""Options without a countdown or a time limit."""


def script(*rounds: str, **options: Any) -> Lesson:
    """A game with known cards, three for each round: "red ghost, guest, white spider"."""
    drawn = [TurnUp(card) for names in rounds for card in three(names)]
    played = {**QUICKLY, "rounds": len(rounds), **options}
    return Lesson(Options(**played), chance=tuple(drawn))


def right(names: str, way: str = "shape") -> tuple[Token, ...]:
    answer = answers(three(names))
    assert answer is not None
    return answer.by_shape if way == "shape" else answer.by_colour


def stage(page: Page, **wanted: str) -> Locator:
    """The screen, once it is in this state: stage="open", round="2", racing="true", reveal="told"."""
    return page.locator(".game" + "".join(f'[data-{name}="{value}"]' for name, value in wanted.items()))


def racing(page: Page, number: int) -> None:
    expect(stage(page, round=str(number), racing="true")).to_be_attached()


def push(page: Page, tokens: Sequence[Token]) -> None:
    """Pushes tokens with the keys of a single player at the keyboard."""
    for token in tokens:
        page.keyboard.press(str(SHAPES.index(token) + 1))


def lane(page: Page, seat: int = 0) -> Locator:
    return page.locator(f'.lane[data-seat="{seat}"]')


ALL_READY = """async () => {
    const round = () => document.querySelector(".game")?.dataset.round;
    const asked = round();
    const keys = () => round() === asked ? document.querySelectorAll("[data-ready].key:enabled") : [];
    for (let wait = 50, waited = 0; keys().length; waited += wait, wait = Math.min(2 * wait, 1000)) {
        if (waited > 240000) throw new Error("nobody is heard");
        keys().forEach(key => key.click());
        await new Promise(done => setTimeout(done, wait));
    }
}"""
"""Clicks every Ready button of this pause until all are accepted, with growing pauses. A round that is over at once
is followed by a pause of its own, whose buttons are left alone.
"""


def be_ready(page: Page) -> None:
    """Makes everybody at this screen ready, once the last verdict is shown. The first moment after a verdict does not
    count.
    """
    expect(page.locator("[data-ready].key").first).to_be_enabled()
    hurry(page)


def hurry(page: Page) -> None:
    """Makes everybody at this screen ready, if the next round still waits for them."""
    page.evaluate(ALL_READY)


def told(page: Page, number: int | None = None) -> Locator:
    """The photo finish (of this round), once it is complete."""
    screen = stage(page, round=str(number)) if number else page
    finish = screen.locator(".finish.told")
    expect(finish).to_be_visible()
    return finish


def finish_of(page: Page, seat: int) -> dict[str, str]:
    """A player's finish: time, claimed, believed and fault."""
    found: dict[str, str] = told(page).locator(f'[data-finish="{seat}"]').evaluate("it => ({...it.dataset})")
    return found


def won(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".plates .won span[aria-hidden]").all_inner_texts()]


SEEN = """([selector, patience]) => new Promise((tell, fail) => {
    const found = () => document.querySelector(selector);
    const watch = new MutationObserver(() => found() && done());
    const done = () => { watch.disconnect(); tell(); };
    if (found()) return tell();
    watch.observe(document.body, {subtree: true, attributes: true, childList: true});
    setTimeout(() => fail(new Error(`never seen: ${selector}`)), patience);
})"""


def seen(page: Page, selector: str) -> None:
    """Waits until this was visible at least once, however briefly: the page itself watches."""
    page.evaluate(SEEN, [selector, PATIENCE])


ON_SIGHT = """([selector, doings]) => {
    const press = code => document.body.dispatchEvent(new KeyboardEvent("keydown", {code, bubbles: true}));
    window.watched?.by.disconnect();
    const watched = window.watched = {reaction: null, text: null};
    const done = new Set();
    const act = (codes, since) => {
        if (document.querySelector(selector)) codes.forEach(press);
        watched.reaction = Math.round(performance.now() - since);
    };
    const look = () => {
        const screen = document.querySelector(selector);
        const doing = screen && (doings[screen.dataset.round] ?? doings.always);
        if (!doing || done.has(doing)) return;
        done.add(doing);
        watched.text = screen.textContent;
        if (doing.delay) setTimeout(act, doing.delay, doing.codes, performance.now());
        else act(doing.codes, performance.now());
    };
    watched.by = new MutationObserver(look);
    watched.by.observe(document.body, {subtree: true, attributes: true, childList: true});
    look();
}"""
"""Performs each action once, this many milliseconds after its condition first shows, if it still does."""


def keys_of(tokens: Sequence[Token], light: bool = True) -> list[str]:
    return [f"Digit{SHAPES.index(token) + 1}" for token in tokens] + ["Space"] * light


def react(page: Page, tokens: Sequence[Token], delay: int = 0, light: bool = True) -> None:
    """Acts inside the page, this many milliseconds after the cards show there, whatever the tests wait for."""
    doing = {"codes": keys_of(tokens, light), "delay": delay}
    page.evaluate(ON_SIGHT, [".game[data-racing]", {"always": doing}])


def play_rounds(page: Page, rounds: Mapping[int, Sequence[Token]], delay: int) -> None:
    """Reacts in each of these rounds when it comes."""
    doings = {str(number): {"codes": keys_of(tokens), "delay": delay} for number, tokens in rounds.items()}
    page.evaluate(ON_SIGHT, [".game[data-racing]", doings])


def hit_on_sight(page: Page, selector: str, codes: Sequence[str] = ("Space",)) -> None:
    """Hits the switch, or these keys, as soon as this is visible."""
    page.evaluate(ON_SIGHT, [selector, {"always": {"codes": list(codes), "delay": 0}}])


WATCHED = """([name, patience]) => new Promise((tell, fail) => {
    const look = () => window.watched[name] === null ? setTimeout(look, 20) : tell(window.watched[name]);
    setTimeout(() => fail(new Error(`no ${name}`)), patience);
    look();
})"""


def reaction(page: Page) -> int:
    """Reaction time by the page's own clock."""
    return int(page.evaluate(WATCHED, ["reaction", PATIENCE]))


def saw_nothing(page: Page) -> bool:
    """True if something to react to came and went before it was shown."""
    return bool(page.evaluate("watched.text === null"))


def seen_then(page: Page) -> str:
    """Text visible when the page reacted."""
    return str(page.evaluate(WATCHED, ["text", PATIENCE]))
