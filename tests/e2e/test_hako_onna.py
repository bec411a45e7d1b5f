"""Hako Onna in the browser: she and two Visitors, each on a device of their own."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.options import Options
from tests.e2e.conftest import NewPage, Rehearsal
from tests.e2e.haunting import Night, gather, my_turn, perform, press
from tests.server.client import unfolded

LONG = 600_000
HER_SECRETS = (a.ChooseNumbers(1, 2, 3), a.ChooseWeakness("weakness-stake"), a.KeepPower(7), a.PutBones(4))
HALL, STUDY, RED_BEDROOM = 0, 5, 6


def the_night() -> Night:
    """One finds her and comes back; she interrupts; the one who came back finds the other."""
    night = Night(
        Options(visitors=2, pause=LONG, ghost_time=LONG),
        {0: "diary-1", 10: "diary-2", 12: "diary-3"},
        noise=(5, 4, 3, 0, 1, 2, 3, 5, 0),
        powers=(7, 8, 1, 10, 9),
    )
    night.play(0, *HER_SECRETS, a.StepTo(RED_BEDROOM), a.Hide(12))
    night.play(1, a.TurnCard(0), a.EndTurn())
    night.play(2, a.TurnCard(1), a.EndTurn())
    night.play(1, a.TurnCard(2))
    night.play(0, a.Scream(), a.SetPower(7, 0), a.Skip(), a.StepTo(HALL), a.Hide(0))
    night.play(1, a.TurnCard(0), a.WalkTo(STUDY))
    night.play(0, a.Interrupt(7), a.Snatch(None))
    night.play(1, a.WalkTo(STUDY), a.EndTurn())
    night.play(2, a.TurnCard(1), a.PeekAt(0))
    night.play(1, a.TurnCard(2), a.EndTurn(), a.TurnCard(3), a.EndTurn(), a.TurnCard(4))
    night.play(0, a.Scream(), a.SetPower(7, 0), a.Skip(), a.Skip())
    night.play(2, a.StepTo(STUDY), a.Hide(10))
    night.play(1, a.TurnCard(0), a.PeekAt(10))
    night.play(0, a.LetBe())
    return night


class Wire:
    """Frames a page is sent at the table."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["type"] != "ping":
            self.heard.append(message)

    def last_view(self) -> dict[str, Any]:
        view: dict[str, Any] = unfolded([message for message in self.heard if message["type"] == "update"])[-1]["view"]
        return view


def test_a_night_of_three_browsers(device: NewPage, rehearse: Rehearsal) -> None:
    her, one, two = device(), device(), device()
    pages = {0: her, 1: one, 2: two}
    wires = {seat: Wire(page) for seat, page in pages.items()}
    night = the_night()
    moves = iter(night.moves)

    def until(seat: int, action: a.Action) -> None:
        """Plays the script up to and including this move."""
        for move in moves:
            perform(pages, [move])
            if move == (seat, action):
                return

    gather(pages, rehearse.prepare(her, "hako-onna", night.lesson()))
    until(1, a.TurnCard(2))
    until(0, a.Scream())
    expect(one.get_by_role("log").first).to_contain_text("A scream in the Red Bedroom!")

    until(0, a.SetPower(7, 0))
    expect(one.locator(".night")).to_be_visible()
    expect(two.locator(".night")).to_be_visible()
    my_turn(her, "hers")
    closed = {seat: (len(wires[seat].heard), wires[seat].last_view()) for seat in (1, 2)}
    until(0, a.StepTo(HALL))
    my_turn(her, "hiding")
    two.reload()
    expect(two.locator(".night")).to_be_visible()
    for seat, (count, view) in closed.items():
        assert [m["type"] for m in wires[seat].heard[count:] if m["type"] != "table"] == ["update"] * (seat == 2)
        assert wires[seat].last_view() == view, "nothing but what was seen last"
        assert view["hers"] is None
        assert not any(word in json.dumps(wires[seat].heard) for word in ("diary-1", "weakness-stake", '"hid"'))
    until(0, a.Hide(0))
    expect(one.locator(".night")).to_have_count(0)
    assert [m["type"] for m in wires[1].heard[closed[1][0] :] if m["type"] != "table"] == ["update"], "one message"

    until(1, a.WalkTo(STUDY))
    my_turn(her, "window")
    her.reload()
    my_turn(her, "window")
    expect(one.locator(".choices .prompt")).to_contain_text("She may interrupt")
    until(0, a.Interrupt(7))
    until(2, a.TurnCard(1))
    press(two, next(moves)[1], waits=False)
    expect(two.get_by_role("dialog")).to_contain_text("You rise as a Hakobito")
    two.get_by_role("button", name="Continue").click()
    until(1, a.TurnCard(4))
    until(0, a.SetPower(7, 0))
    expect(one.locator(".night")).to_be_visible()
    expect(two.locator(".night")).to_have_count(0)
    two.get_by_role("tab", name="Chat").click()
    two.get_by_label("Say something").fill("I am with you.")
    two.get_by_role("button", name="Send").click()
    her.get_by_role("tab", name="Chat").click()
    expect(her.get_by_role("log", name="Chat")).to_contain_text("I am with you.")
    until(2, a.Hide(10))
    expect(one.locator(".night")).to_have_count(0)
    assert "I am with you." not in json.dumps(wires[1].heard)
    until(0, a.LetBe())
    for page in pages.values():
        expect(page.locator('[data-ending="all-dead"]')).to_be_visible()
    expect(her.locator("[data-fate=queen]")).to_be_visible()
    expect(one.locator("[data-fate=hers]")).to_contain_text("You died.")
