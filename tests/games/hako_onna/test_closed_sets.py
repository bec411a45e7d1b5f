"""Closed sets are complete: each test names the missing members."""

import ast
import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace

from kurayami.bots.hako_onna.powers import LIKED as LIKED_POWERS
from kurayami.bots.hako_onna.setup_choices import POWERS as LIKED_FIRST
from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import items, powers
from kurayami.games.hako_onna.edition_file import house_edition
from kurayami.games.hako_onna.effects import ITEMS, WHEN_OF
from kurayami.games.hako_onna.frames import Frame
from kurayami.games.hako_onna.house import build
from kurayami.games.hako_onna.legal import allowed
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.play import Play
from kurayami.games.hako_onna.rule import nobody
from kurayami.games.hako_onna.rules import CHOICES, RULES
from kurayami.kernel import CHANCE, CLOCK, Due, Move, Stream
from tests.rule_ids import ids_of_pages

ROOT = Path(__file__).parents[3]
ART = ROOT / "web/src/art/hako-onna"
LANGUAGES = ("en", "ja", "pl")
OUTSIDE = {a.GiveUp, Due}
"""Actions no frame waits for: a vote may come at any time, and the clock's is a frame's deadline."""


def test_every_frame_has_its_rule() -> None:
    assert set(RULES) == set(get_args(Frame))


def test_every_frame_waits_for_somebody_or_runs_by_itself() -> None:
    idle = {kind for kind, rule in RULES.items() if rule.mover is nobody and rule.run is None}
    stuck = {kind for kind, rule in RULES.items() if rule.mover is not nobody and not rule.choices}
    assert (idle, stuck) == (set(), set())


def test_every_action_can_be_chosen_somewhere() -> None:
    chosen = {kind for kinds in CHOICES.values() for kind in kinds}
    assert set(get_args(hako_onna.Action)) - chosen == OUTSIDE


def test_a_kind_of_action_belongs_to_one_choice_of_a_frame() -> None:
    for frame, rule in RULES.items():
        kinds = [kind for choice in rule.choices for kind in choice.kinds]
        assert len(kinds) == len(set(kinds)), frame


def test_a_draft_has_the_fields_of_a_state() -> None:
    fields = State.__struct_fields__
    assert Play.__struct_fields__[: len(fields)] == fields
    state, draft = get_type_hints(State), get_type_hints(Play)
    assert {name for name in fields if state[name] != draft[name]} == set()


def test_every_item_is_in_its_table_and_every_power_in_the_house_edition_too() -> None:
    assert set(ITEMS) - set(items.TABLE) == set(), "games/hako_onna/items.py: TABLE has no row for them"
    assert set(items.TABLE) - set(ITEMS) == set(), "games/hako_onna/effects.py: no such effect"
    assert set(powers.TABLE) == set(WHEN_OF) == {card.effect for card in house_edition().powers}


def test_no_two_items_are_worth_the_same() -> None:
    worths = [item.worth for item in items.TABLE.values()]
    assert len(set(worths)) == len(worths)


@pytest.mark.parametrize("function", ["uses", "use_item"])
def test_the_fast_twin_knows_every_item_that_is_used(function: str) -> None:
    """Both its choices and its effect."""
    path = "games/hako_onna/fast/items.py"
    tree = ast.parse((ROOT / "src/kurayami" / path).read_text("utf-8"))
    (body,) = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == function]
    named = {node.id for node in ast.walk(body) if isinstance(node, ast.Name)}
    used = {item.upper() for item, row in items.TABLE.items() if row.using}
    assert used - named == set(), f"{path}: {function} does not know them"


@pytest.mark.parametrize(
    ("folder", "written"), [("games/hako_onna", '"{}"'), ("games/hako_onna/fast", "{}")], ids=["rules", "twin"]
)
def test_a_passive_item_is_asked_for(folder: str, written: str) -> None:
    """Checks that a passive effect is looked up somewhere, because its row in the table has none."""
    tables = {"items.py", "effects.py"}
    texts = [
        path.read_text("utf-8") for path in (ROOT / "src/kurayami" / folder).glob("*.py") if path.name not in tables
    ]
    names = [
        written.format(item if '"' in written else item.upper()) for item, row in items.TABLE.items() if not row.using
    ]
    assert [name for name in names if not any(name in text for text in texts)] == [], f"nobody in {folder} asks for it"


def test_a_power_has_what_its_time_asks_for() -> None:
    for effect, power in powers.TABLE.items():
        assert (power.activating is not None) == (WHEN_OF[effect] == "her turn"), effect
        assert (power.interrupting is not None) == (WHEN_OF[effect] == "interrupt"), effect


def test_every_kind_of_target_is_announced_by_some_card() -> None:
    used = {kind for item in items.TABLE.values() if item.using for kind in item.using.kinds}
    assert used == set(get_args(a.UseCard))


CARDS: dict[str, str] = {
    **{item: f"item-{item}" for item in ITEMS},
    **{card.effect: f"power-{card.number}" for card in house_edition().powers},
}
"""Effects of all items and powers, with the card's name in messages: a power by its number in the house edition."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_and_power_has_a_name_and_a_text(language: str) -> None:
    path = f"src/kurayami/words/{language}/web-hako-onna-cards.ftl"
    wanted = [f"ho-{card.replace('item-', 'card-')}" for card in CARDS.values()]
    wanted += [f"web-ho-what-{card}" for card in CARDS.values()]
    written = set(re.findall(r"^([a-z][a-z0-9_-]*) =", (ROOT / path).read_text("utf-8"), re.MULTILINE))
    assert set(wanted) - written == set(), path


def test_every_item_and_power_has_a_picture() -> None:
    wanted = [*(f"item-{item}.svg" for item in ITEMS), *(f"power-{power}.svg" for power in WHEN_OF)]
    assert [name for name in wanted if not (ART / name).exists()] == [], "web/src/art/hako-onna"


def test_every_card_names_a_rule() -> None:
    ids = ids_of_pages()["hako-onna.md"]
    assert {card.rule for card in items.TABLE.values()} <= ids
    assert {card.rule for card in powers.TABLE.values()} <= ids


def test_bots_have_an_opinion_of_every_power() -> None:
    assert set(WHEN_OF) == set(LIKED_POWERS) == set(LIKED_FIRST)


def test_what_is_allowed_is_what_is_listed() -> None:
    """`apply` checks only one kind of action, and must agree with the whole list."""
    seen: set[a.Action] = set()
    for number in range(4):
        options = Options(visitors=3, advanced_items=True, advanced_powers=True, giving_up=False, turn_limit=8)
        stream, state = Stream(number.to_bytes(32, "big"), "closed sets"), hako_onna.setup(options)
        seats = (*range(options.visitors + 1), CHANCE, CLOCK)
        while movers := hako_onna.movers(state):
            listed = {seat: hako_onna.legal(state, seat) for seat in seats}
            seen.update(*listed.values())
            for seat in seats:
                assert {action for action in seen if allowed(state, seat, action)} == set(listed[seat])
            by = stream.choice([seat for seat in movers if seat != CLOCK])
            state = hako_onna.apply(state, Move(by, stream.choice(listed[by]), 0)).state
    assert len({type(action) for action in seen}) >= 40, "too few kinds of actions came up to prove anything"


def test_a_house_is_the_same_in_whatever_order_its_boards_were_laid() -> None:
    options = Options(visitors=2, random_boards=True)
    for number in range(20):
        stream, state = Stream(number.to_bytes(32, "big"), "boards"), hako_onna.setup(options)
        while len(state.house.placed) < 9:
            seat = hako_onna.movers(state)[0]
            state = hako_onna.apply(state, Move(seat, stream.choice(hako_onna.legal(state, seat)), 0)).state
        other = build(options.edition, tuple(stream.shuffled(state.house.placed)))
        assert replace(other, placed=state.house.placed) == state.house
