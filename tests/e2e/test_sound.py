"""Sounds are made from waves and noise. Here they are rendered offline and inspected."""

import json
import re
import subprocess
from itertools import combinations, pairwise
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page, expect
from tools.boot.place import Place

from kurayami.games.komnata_strachu.cards import COLOUR_OF, SHAPES
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


EARCONS = Path(__file__).parents[2] / "web" / "src" / "games" / "komnata-strachu" / "earcons.ts"
RATE = 16_000
HEARD = """
async () => {
  const TOKENS = %s, COLOUR_OF = %s;
  %s
  const heard = {};
  for (const [group, voices] of Object.entries({SHAPES, COLOURS, SPECIALS}))
    for (const [name, voice] of Object.entries(voices)) {
      const context = new OfflineAudioContext(2, 16000 * 1.2, 16000);
      voice(context, context.destination, 0);
      const rendered = await context.startRendering();
      heard[`${group} ${name}`] = [0, 1].map(ear => [...rendered.getChannelData(ear)].map(at => Math.round(at * 1e4)));
    }
  return {heard, span: SPAN, apart: APART};
}
"""


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


Heard: TypeAlias = dict[str, NDArray[np.float64]]


def earcons(page: Page) -> tuple[Heard, float, float]:
    """Every sound of the cards as two ears hear it, and the seconds of a Fear and to its colour."""
    code = HEARD % (json.dumps(SHAPES), json.dumps(COLOUR_OF), plain(VOICES) + plain(EARCONS))
    found = page.evaluate(code)
    heard = {name: np.array(ears, float) / 1e4 for name, ears in found["heard"].items()}
    return heard, found["span"], found["apart"]


def loudness(ears: NDArray[np.float64]) -> NDArray[np.float64]:
    """Loudness over time, in steps of 10 ms."""
    step = RATE // 100
    both = np.abs(ears).max(axis=0)
    return np.array([np.sqrt(np.mean(part**2)) for part in both[: len(both) // step * step].reshape(-1, step)])


def course(ears: NDArray[np.float64]) -> NDArray[np.float64]:
    """Loudness in bands of a third of an octave, in steps of 50 ms, as one vector."""
    size = RATE // 20
    mono = ears.sum(axis=0)
    parts = mono[: len(mono) // size * size].reshape(-1, size) * np.hanning(size)
    power = np.abs(np.fft.rfft(parts)) ** 2
    pitches = np.fft.rfftfreq(size, 1 / RATE)
    edges = 60 * 2 ** (np.arange(24) / 3)
    bands = [power[:, (pitches >= low) & (pitches < high)].sum(axis=1) for low, high in pairwise(edges)]
    vector = np.sqrt(np.array(bands)).ravel()
    return np.asarray(vector / np.linalg.norm(vector))


def onsets(ears: NDArray[np.float64]) -> int:
    """Times at which it becomes loud again."""
    louder = loudness(ears) > loudness(ears).max() * 0.35
    return int(np.sum(louder[1:] & ~louder[:-1]) + louder[0])


def test_each_card_has_a_short_sound_that_can_be_told_from_all_others(device: NewPage, house: House) -> None:
    page = device()
    page.goto(house.url)
    heard, span, apart = earcons(page)
    assert len(heard) == len(SHAPES) + len(COLOUR_OF) + 3
    for name, ears in heard.items():
        loud = loudness(ears)
        length = np.flatnonzero(loud > loud.max() * 0.1).max() / 100
        assert 0.05 < np.abs(ears).max() < 1, name
        assert length < (apart if "SHAPES" in name else span - apart if "COLOURS" in name else span), name
    courses = {name: course(ears) for name, ears in heard.items()}
    alike = {(one, other): float(courses[one] @ courses[other]) for one, other in combinations(courses, 2)}
    note = sorted(((round(value, 2), *names) for names, value in alike.items()), reverse=True)
    assert max(alike.values()) < MOST_ALIKE, note[:5]


MOST_ALIKE = 0.75
"""Likeness that two sounds may have at most; 1 for equal ones."""


def test_a_shape_is_heard_on_the_left_and_low_a_colour_on_the_right_and_high_in_the_rhythm_of_its_token(
    device: NewPage, house: House
) -> None:
    page = device()
    page.goto(house.url)
    heard, _, _ = earcons(page)
    rhythms = {}
    for token in SHAPES:
        shape, colour = heard[f"SHAPES {token}"], heard[f"COLOURS {COLOUR_OF[token]}"]
        left, right = np.abs(shape).mean(axis=1)
        assert left > 2 * right
        left, right = np.abs(colour).mean(axis=1)
        assert right > 2 * left
        assert pitch(colour) > 2 * pitch(shape)
        rhythms[token] = (onsets(shape), onsets(colour))
    assert rhythms["spider"] == (4, 4)
    assert rhythms["skull"] == (2, 2)
    assert rhythms["pumpkin"] == (1, 1)


def pitch(ears: NDArray[np.float64]) -> float:
    """Middle of its spectrum, in hertz."""
    power = np.abs(np.fft.rfft(ears.sum(axis=0))) ** 2
    return float((power * np.fft.rfftfreq(ears.shape[1], 1 / RATE)).sum() / power.sum())
