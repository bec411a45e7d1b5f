"""Ids, names and tensors of every game."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kurayami.envs.listing import SKINS, Skin, skin_of, text_of
from kurayami.games.hako_onna import Options as HakoOnnaOptions
from kurayami.games.hako_onna.actions import PlaceBoard
from kurayami.kernel import CHANCE, Refusal, Stream
from tests.envs.random_games import nodes

FIXED = {
    "hidden-rooms": (1, "0f636ac7bdc7b2d9"),
    "komnata-strachu": (3, "ff72d2d1252f6a28"),
    "hako-onna": (3, "ec10cb7333bb7647"),
}
"""VERSION of the rules, and a digest of all id names and of the layout. Within a VERSION numbers are stable; new ones
come last.
"""

TABLES = [(skin, seats) for skin in SKINS.values() for seats in range(skin.fewest, skin.most + 1)]
NAMES = [f"{skin.name} {seats}" for skin, seats in TABLES]


@pytest.mark.parametrize("name", SKINS)
def test_ids_are_fixed_by_the_version(name: str) -> None:
    skin = SKINS[name]
    named = [skin.ids.name_of(number) for number in range(skin.ids.size)]
    drawn = [skin.draws.name_of(number) for number in range(skin.draws.size)]
    parts = [(part.name, part.size) for part in skin.layout.parts]
    assert len(set(named)) == skin.ids.size
    assert len(set(drawn)) == skin.draws.size
    assert (skin.rules.VERSION, sha256(repr((named, drawn, parts)).encode()).hexdigest()[:16]) == FIXED[name]


@pytest.mark.parametrize(("skin", "seats"), TABLES, ids=NAMES)
def test_every_action_and_draw_has_an_id_and_comes_back_from_it(skin: Skin, seats: int) -> None:
    for node, actor in nodes(skin, seats, "ids"):
        state, view = skin.turns.state(node), skin.turns.view(node, actor)
        legal = skin.turns.legal(node, actor)
        numbers = [skin.ids.id_of(action, view) for action in legal]
        assert len(set(numbers)) == len(legal)
        assert [skin.ids.action_of(number, state) for number in numbers] == list(legal)
        assert np.flatnonzero(skin.mask(view, legal)).tolist() == sorted(numbers)


@pytest.mark.parametrize(("skin", "seats"), TABLES, ids=NAMES)
def test_following_a_listed_action_is_the_same_as_applying_it(skin: Skin, seats: int) -> None:
    for node, actor in nodes(skin, seats, "following"):
        action = skin.turns.legal(node, actor)[-1]
        assert skin.turns.follow(node, action) == skin.turns.apply(node, action)


def test_every_draw_of_every_game_has_an_id() -> None:
    for skin, seats in TABLES:
        rng, turns = Stream(bytes(32), "draws"), skin.turns
        node = turns.start(skin.options(seats))
        while (actor := turns.actor(node)) is not None:
            if actor != CHANCE:
                node = turns.apply(node, rng.choice(turns.legal(node, actor)))
                continue
            chances = turns.chances(node)
            numbers = [skin.draws.id_of(chance.action) for chance in chances]
            assert [skin.draws.action_of(number) for number in numbers] == [chance.action for chance in chances]
            node = turns.apply(node, rng.outcome(chances))


def test_all_that_hako_onna_can_be_played_with_has_ids() -> None:
    options = HakoOnnaOptions(
        visitors=3, noise="discs", advanced_powers=True, advanced_items=True, random_boards=True, turn_limit=30
    )
    skin = skin_of("hako-onna")
    turns, rng, drawn = skin.turns, Stream(bytes(32), "everything"), set()
    node = turns.start(options)
    while (actor := turns.actor(node)) is not None:
        if actor == CHANCE:
            for chance in turns.chances(node):
                assert skin.draws.action_of(skin.draws.id_of(chance.action)) == chance.action
                drawn.add(type(chance.action))
            node = turns.apply(node, rng.outcome(turns.chances(node)))
            continue
        for action in turns.legal(node, actor):
            assert skin.ids.action_of(skin.ids.id_of(action, None), None) == action
        assert skin.tensor(turns.view(node, actor)).shape == (skin.layout.size,)
        node = turns.apply(node, rng.choice(turns.legal(node, actor)))
    assert PlaceBoard in drawn


@pytest.mark.parametrize(("skin", "seats"), TABLES, ids=NAMES)
def test_seats_see_no_more_than_their_view(skin: Skin, seats: int) -> None:
    """Redealt behind a seat's back, a game looks the same to it: as a tensor, as a text, and in its legal actions."""
    rng, varied = Stream(bytes(32), "secrets"), 0
    for number, (node, actor) in enumerate(nodes(skin, seats, "secrecy")):
        if number % 11:
            continue
        other = skin.turns.imagine(node, actor, rng)
        assert skin.turns.actor(other) == actor
        assert seen(skin, other, actor) == seen(skin, node, actor)
        varied += skin.turns.state(other) != skin.turns.state(node)
    assert varied or skin.most == 1 or seats == 1


@pytest.mark.parametrize(("skin", "seats"), TABLES, ids=NAMES)
def test_a_glance_makes_the_same_tensor_as_the_whole_view(skin: Skin, seats: int) -> None:
    for node, _ in nodes(skin, seats, "glance"):
        for seat in range(seats):
            whole = skin.tensor(skin.turns.view(node, seat))
            assert skin.tensor(skin.turns.glance(node, seat)).tobytes() == whole.tobytes()


def seen(skin: Skin, node: Any, seat: int) -> tuple[bytes, str, bytes]:
    view = skin.turns.view(node, seat)
    return (
        skin.tensor(skin.turns.glance(node, seat)).tobytes(),
        text_of(view),
        skin.mask(view, skin.turns.legal(node, seat)).tobytes(),
    )


def test_a_tensor_tells_the_ghost_only_to_the_ghosts() -> None:
    """The converse: what differs for her looks different to her."""
    skin, rng = skin_of("hako-onna"), Stream(bytes(32), "ghosts")
    seen_by_her = set()
    for node, actor in nodes(skin, 4, "secrecy"):
        if actor > 0 and skin.turns.state(node).ghosts:
            for _ in range(8):
                other = skin.turns.imagine(node, actor, rng)
                seen_by_her.add(skin.tensor(skin.turns.view(other, 0)).tobytes())
            break
    assert len(seen_by_her) > 1


def test_in_a_beat_nobody_sees_what_the_others_choose() -> None:
    skin = skin_of("komnata-strachu")
    node, actor = next(iter(nodes(skin, 2, "beat")))
    assert actor == 0
    afterwards = [skin.turns.apply(node, action) for action in skin.turns.legal(node, 0)]
    assert len({seen(skin, after, 1) for after in afterwards}) == 1
    waited = [skin.turns.apply(after, skin.turns.legal(after, 1)[0]) for after in afterwards]
    assert len({seen(skin, after, 1)[0] for after in waited}) > 1


def test_right_hits_of_one_beat_are_a_photo_finish() -> None:
    from kurayami.envs.race_beats import WAIT
    from kurayami.games.komnata_strachu.actions import Hit, PhotoFinish, Push
    from kurayami.games.komnata_strachu.judge import answers
    from kurayami.games.komnata_strachu.model import Open

    skin = skin_of("komnata-strachu")
    node, _ = next(iter(nodes(skin, 3, "photo")))
    assert isinstance(node.state.stage, Open)
    right = answers(node.state.stage.cards)
    assert right is not None
    for action in [*(Push(token) for token in right.by_shape), Hit()]:
        for choice in (action, action, WAIT):
            node = skin.turns.apply(node, choice)
    while skin.turns.actor(node) == 2:
        node = skin.turns.apply(node, WAIT)
    assert {chance.action for chance in skin.turns.chances(node)} == {PhotoFinish(0), PhotoFinish(1)}


@pytest.mark.parametrize(("game", "seats"), [("hidden-rooms", 2), ("komnata-strachu", 5), ("hako-onna", 1)])
def test_a_game_refuses_seats_that_it_does_not_have(game: str, seats: int) -> None:
    with pytest.raises(Refusal, match="envs-seats"):
        skin_of(game, seats)


@pytest.mark.parametrize("name", SKINS)
def test_layouts_are_told_part_by_part(name: str) -> None:
    skin = SKINS[name]
    node, actor = next(iter(nodes(skin, skin.most, "layout")))
    tensor = skin.tensor(skin.turns.view(node, actor))
    named = skin.layout.named(tensor)
    assert [number for part in named.values() for number in part] == tensor.tolist()
    assert len(skin.layout.starts()) == len(skin.layout.parts)


@pytest.mark.parametrize("name", SKINS)
def test_the_page_for_researchers_shows_every_layout(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "researchers.md").read_text("utf-8")
    assert SKINS[name].layout.table() in page
    skin = SKINS[name]
    assert f"| {name} | {skin.ids.size:,} | {skin.draws.size:,} | {skin.layout.size:,} |" in page
