"""Somebody who plays by keys and ears: reads roles and names, hears what is said aloud, and never looks or points."""

import re
import time

from playwright.sync_api import Error, Page, expect

from tests.e2e.conftest import PATIENCE

HEARD = """
    window.heard = [];
    const last = new Map();
    new MutationObserver(() => {
        for (const voice of document.querySelectorAll("[data-voice] [aria-live]")) {
            const words = voice.textContent;
            if (words !== (last.get(voice) ?? "") && words.trim()) window.heard.push(words.trim());
            last.set(voice, words);
        }
    }).observe(document, {childList: true, subtree: true, characterData: true});
"""
"""All that a reader of the screen is given to say, in order."""

SAID = "([words, since]) => new RegExp(words, 'm').test(window.heard.join('\\n').slice(since))"
LOST = "() => [null, document.body].includes(document.activeElement)"
MOST_TABS = 120


class Listener:
    """A player without a mouse in front of a page that is not seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._listened = 0
        page.add_init_script(HEARD)
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")

    @property
    def heard(self) -> str:
        """All that was said, a line for each time."""
        return str(self.page.evaluate("window.heard.join('\\n')"))

    def hears(self, words: str) -> str:
        """Waits for words (a pattern) after those that were listened to before, and gives them back."""
        try:
            self.page.wait_for_function(SAID, arg=[words, self._listened], timeout=PATIENCE)
        except Error as never:
            raise AssertionError(f"never said: {words}, but:\n{self.heard[self._listened :]}") from never
        found = re.compile(words, re.MULTILINE).search(self.heard, self._listened)
        assert found
        self._listened = found.end()
        return found[0]

    @property
    def focused(self) -> str:
        """Role and name of the focused element, from the browser's own accessibility tree: `button "Ready"`."""
        focus = self._session.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        [found] = self._session.send("Accessibility.getPartialAXTree", {"objectId": focus, "fetchRelatives": False})[
            "nodes"
        ]
        return "" if found["ignored"] else f'{found["role"]["value"]} "{found["name"]["value"]}"'

    def goes_to(self, wanted: str) -> None:
        """Tabs to the element with this role and name (a pattern)."""
        passed = []
        for _ in range(MOST_TABS):
            if re.match(wanted, self.focused):
                return
            passed.append(self.focused)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no {wanted} among {passed}")

    def finds(self, wanted: str) -> None:
        """Waits, without a key, until an element with this role and name (a pattern) has the focus."""
        end = time.monotonic() + PATIENCE / 1000
        while not re.match(wanted, self.focused):
            assert time.monotonic() < end, f"the focus is on {self.focused}, not on {wanted}"
            self.page.wait_for_timeout(50)

    def chooses(self, wanted: str) -> None:
        self.goes_to(wanted)
        self.presses("Enter")

    def presses(self, *keys: str) -> None:
        """Whatever that does to the page, the focus is not lost for good."""
        for key in keys:
            self.page.keyboard.press(key)
        self.is_somewhere(f"after {key}")

    def is_somewhere(self, when: str) -> None:
        """Waits until the focus has left the page's body, where every Tab would start over."""
        try:
            self.page.wait_for_function(f"() => !({LOST})()", timeout=PATIENCE)
        except Error as never:
            raise AssertionError(f"the focus is lost {when}") from never

    def heard_of(self, things: str) -> set[str]:
        """Everything of this kind (a pattern) that was ever named."""
        return set(re.findall(things, self.heard))

    def waits(self, millis: int) -> None:
        """By the page's own clock."""
        since = self.page.evaluate("performance.now()")
        self.page.wait_for_function("until => performance.now() > until", arg=since + millis)

    def takes(self, chair: int = 1) -> None:
        """Sits down on a chair; the first is 1. No key is pressed before the chairs are there: the page would lead the
        focus to the first of them, and a Tab on its way would go on to the second."""
        self.page.get_by_role("button", name="Sit here").first.wait_for(timeout=PATIENCE)
        for _ in range(chair - 1):
            self.goes_to('button "Sit here"')
            self.presses("Tab")
        self.chooses('button "Sit here"')

    def sits_down(self, bots: int, seat: int = 1) -> None:
        """Sits down on a chair (the first is 1), gives the others to bots, and starts."""
        self.takes(seat)
        free = self.page.get_by_role("button", name="Add a bot")
        for left in reversed(range(bots)):
            self.finds('button "Add a bot"')
            self.presses("Enter")
            expect(free).to_have_count(left)  # the key that was pressed has the focus until it is gone
        self.finds('button "Start"')
        self.presses("Enter")
