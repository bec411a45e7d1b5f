"""Sounds are made from waves and noise. Here they are rendered offline and inspected."""

import re
import subprocess
from pathlib import Path

from playwright.sync_api import expect
from tools.boot.place import Place

from tests.e2e.conftest import NewPage
from tests.e2e.house import House

VOICES = Path(__file__).parents[2] / "web" / "src" / "lib" / "sound" / "voices.ts"
STRIP = "const {stripTypeScriptTypes} = require('module'); const {readFileSync} = require('fs');"
RENDER = """
async () => {
  %s
  const measured = {};
  for (const [name, voice] of Object.entries(VOICES)) {
    const context = new OfflineAudioContext(1, 44100 * 4, 44100);
    voice(context, context.destination, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const part = (from, to) => samples.subarray(from * 44100, to * 44100);
    const loudest = (from, to) => part(from, to).reduce((most, at) => Math.max(most, Math.abs(at)), 0);
    measured[name] = [loudest(0, 4), loudest(3.5, 4)];
  }
  return measured;
}
"""
LURK = """
async () => {
  %s
  const loudness = {};
  const heard = samples => Math.sqrt(samples.reduce((sum, at) => sum + at * at, 0) / samples.length);
  const places = [["far", 0.1, 0, 0], ["near", 1, 0, 0], ["hunting", 1, 1, 0], ["left", 1, 0, -1], ["right", 1, 0, 1]];
  for (const [name, near, chase, side] of places) {
    const context = new OfflineAudioContext(2, 44100 * 6, 44100);
    lurker(context, context.destination).set(near, chase, side);
    const rendered = await context.startRendering();
    loudness[name] = [0, 1].map(ear => heard(rendered.getChannelData(ear).subarray(44100 * 2)));
  }
  return loudness;
}
"""
COUNT = (
    "window.contexts = 0; window.AudioContext = class extends AudioContext { constructor() { super(); contexts++ } }"
)


def plain(file: Path) -> str:
    """The file in a form a page can run."""
    print_code = f"{STRIP} console.log(stripTypeScriptTypes(readFileSync({str(file)!r}, 'utf8')))"
    words = [str(Place().script("node")), "-e", print_code]
    code = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    return re.sub(r"^import .*$", "", code.replace("export ", ""), flags=re.MULTILINE)


def test_what_breathes_is_louder_when_it_is_near_and_when_it_hunts_and_comes_from_its_side(
    device: NewPage, house: House
) -> None:
    page = device()
    page.goto(house.url)
    loudness = page.evaluate(LURK % (plain(VOICES) + plain(VOICES.with_name("lurker.ts"))))
    far, near, hunting = (max(loudness[name]) for name in ("far", "near", "hunting"))
    assert 0 < far * 3 < near < hunting < 0.5
    assert loudness["left"][0] > 2 * loudness["left"][1]
    assert loudness["right"][1] > 2 * loudness["right"][0]


def test_every_sound_is_heard_does_not_hurt_and_ends(device: NewPage, house: House) -> None:
    code = plain(VOICES)
    page = device()
    page.goto(house.url)
    measured = page.evaluate(RENDER % code)
    assert len(measured) > 10
    for name, (peak, rest) in measured.items():
        assert 0.02 < peak < 1.5, name
        assert rest < 0.01, name


def test_nothing_is_heard_before_the_first_gesture(device: NewPage, house: House) -> None:
    page = device(volume=0.6)
    page.add_init_script(COUNT)
    page.goto(house.url)
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    assert page.evaluate("contexts") == 0
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("contexts") == 1


def test_who_wants_to_hear_nothing_needs_no_sound(device: NewPage, house: House) -> None:
    page = device(volume=0)
    page.add_init_script(COUNT)
    page.goto(house.url)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("contexts") == 0
    for _ in range(2):
        page.get_by_role("slider").press("ArrowRight")
    assert page.evaluate("contexts") == 1
