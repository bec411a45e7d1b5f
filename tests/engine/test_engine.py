import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kurayami.catalog import GAMES
from kurayami.engine import Engine, run
from kurayami.kernel import CHANCE, CLOCK, Stream
from kurayami.record import load, verify
from kurayami.testing.subjects import SUBJECTS
from kurayami.words import Words
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
SAY = Words("en").say
SEED = "00" * 31 + "07"


class Client:
    """A program that talks to an engine."""

    def __init__(self, name: str = "hidden-rooms") -> None:
        self.engine = Engine(name, SAY)

    def raw(self, line: bytes) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(msgspec.json.encode(self.engine.hear(line)))
        return answer

    def ask(self, do: str, **fields: Any) -> Any:
        return self.raw(json.dumps({"do": do, **fields}).encode())["answer"]

    def error(self, do: str, **fields: Any) -> Any:
        return self.raw(json.dumps({"do": do, **fields}).encode())["error"]


def dialogue() -> list[tuple[str, str]]:
    text = (ROOT / "docs" / "engine-protocol.md").read_text("utf-8")
    return re.findall(r"^> (.*)\n< (.*)$", text, re.MULTILINE)


def test_the_dialogue_of_the_documentation_is_true() -> None:
    asked, answered = zip(*dialogue(), strict=True)
    assert len(asked) > 8
    assert list(run("hidden-rooms", [line.encode() for line in asked], SAY)) == list(answered)


@pytest.mark.parametrize("name", GAMES)
def test_a_caller_plays_any_game_to_its_end(name: str) -> None:
    """The caller draws for chance and tells the clock the time."""
    client, stream = Client(name), Stream(bytes(32), "caller")
    options = msgspec.to_builtins(SUBJECTS[name].options[0])
    answer = client.ask("new", options=options)
    now = 0
    for _ in range(SUBJECTS[name].most_moves):
        if not answer["movers"]:
            break
        now += stream.below(800)
        due = client.ask("deadline")
        if due is not None and due <= now:
            answer = client.ask("advance", at=now)
            continue
        seat = stream.choice(answer["movers"])
        actions = [action for action in client.ask("legal", seat=seat) if action["type"] != "due"]
        if seat == CHANCE:
            assert [chance["action"] for chance in client.ask("chances")] == actions
        if not actions:
            assert seat == CLOCK
            continue
        answer = client.ask("apply", by=seat, action=stream.choice(actions), at=now)
    assert client.ask("outcome")["reason"]
    assert not verify(load(client.ask("record"))).proven


def test_with_a_seed_the_engine_draws_and_the_record_proves_it() -> None:
    client = Client()
    answer = client.ask("new", seed=SEED, options={"turn_limit": 2})
    assert [move["by"] for move in answer["moves"]] == [CHANCE] * 3
    while answer["movers"]:
        answer = client.ask("apply", by=0, action=client.ask("legal", seat=0)[-1])
    assert verify(load(client.ask("record"))).proven


def test_the_moves_of_an_answer_are_the_lines_of_the_record() -> None:
    client = Client()
    new = client.ask("new", seed=SEED)
    lines = client.ask("record").splitlines()
    assert [json.loads(line) for line in lines[1:]] == new["moves"]


def test_view_and_state_are_told_apart() -> None:
    client = Client()
    client.ask("new", seed=SEED)
    assert client.ask("view", seat=0)["odds"] is None
    assert client.ask("view")["seat"] is None
    assert "board" in client.ask("state")


@pytest.mark.parametrize(
    ("do", "fields", "key"),
    [
        ("apply", {"by": 0, "action": {"type": "stop"}}, "hr-begin-first"),
        ("apply", {"by": 0, "action": {"type": "fly"}}, "engine-bad-line"),
        ("apply", {"by": 0}, "engine-bad-line"),
        ("apply", {"by": 0, "action": {"type": "stop"}, "at": -1}, "table-time-goes-back"),
        ("undo", {"by": 0}, "table-nothing-to-undo"),
        ("legal", {"seat": 1}, "engine-no-such-seat"),
        ("view", {"seat": -1}, "engine-no-such-seat"),
        ("view", {"seat": "me"}, "engine-bad-line"),
        ("new", {"options": {"turn_limit": 0}}, "hr-turn-limit"),
        ("new", {"options": {"book": "mine"}}, "engine-bad-line"),
        ("new", {"options": {"turn_limits": 5}}, "engine-bad-line"),
        ("new", {"nonces": [SEED]}, "engine-nonces-without-seed"),
        ("new", {"seed": "xyz"}, "engine-bad-seed"),
        ("new", {"seed": SEED, "nonces": [SEED, SEED]}, "engine-bad-seed"),
        ("fly", {}, "engine-bad-line"),
    ],
)
def test_what_can_not_be_done_is_answered_with_a_reason_and_the_engine_goes_on(
    do: str, fields: dict[str, Any], key: str
) -> None:
    client = Client()
    client.ask("new", seed=SEED)
    before = client.ask("state")
    error = client.error(do, **fields)
    assert error["key"] == key
    assert error["text"]
    assert client.ask("state") == before


@pytest.mark.parametrize("name", GAMES)
def test_no_game_takes_an_option_that_it_does_not_know(name: str) -> None:
    assert Client(name).error("new", options={"bogus": 1})["key"] == "engine-bad-line"


def test_before_the_first_game_only_new_makes_sense() -> None:
    assert Client().error("movers")["key"] == "engine-no-game"


def test_the_id_comes_back_also_with_an_error() -> None:
    client = Client()
    assert client.raw(b'{"id":"a","do":"movers"}')["id"] == "a"
    assert client.raw(b'{"id":7,"do":"fly"}')["id"] == 7
    assert client.raw(b"nonsense")["id"] is None


@given(st.one_of(st.binary(max_size=60), st.text(max_size=60).map(str.encode)))
def test_no_line_stops_the_engine(line: bytes) -> None:
    client = Client()
    assert "error" in client.raw(line)
    assert client.ask("new", seed=SEED)["seats"] == 1


def test_a_shell_script_plays_a_whole_game() -> None:
    command = f"{sys.executable} -m kurayami"
    done = subprocess.run(
        ["sh", str(ROOT / "examples" / "engine.sh")],
        env={**os.environ, "KURAYAMI": command},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert json.loads(done.stdout)["answer"]["reason"] in ("three_stages_lost", "two_stages_won")


def test_the_command_speaks_json_lines_and_ends_with_its_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kurayami", "engine", "hidden-rooms"],
        input=b'\n\xff\xfe\n{"do":"new"}\n{"do":"quit"}\n{"do":"new"}\n',
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [list(answer)[1] for answer in answers] == ["error", "answer", "answer"]


def test_a_game_that_is_not_there_is_named() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kurayami", "engine", "chess"], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 1
    assert "chess" in done.stderr
    assert "hidden-rooms" in done.stderr


@pytest.mark.parametrize("late", [0, 1, 5000])
def test_a_refused_move_at_a_deadline_comes_with_what_the_clock_did(late: int) -> None:
    client, twin = Client("komnata-strachu"), Client("komnata-strachu")
    for each in (client, twin):
        each.ask("new", options={"players": 2}, seed=SEED)
    due = client.ask("deadline")
    refused = client.raw(json.dumps({"do": "apply", "by": 0, "action": {"type": "ready"}, "at": due + late}).encode())
    assert refused["error"]["key"]
    assert refused["happened"] == twin.ask("advance", at=due + late)
    assert refused["happened"]["moves"][0] == {"type": "move", "by": CLOCK, "action": {"type": "due"}, "at": due}
    assert client.ask("state") == twin.ask("state")
    client.ask("advance", at=due)  # time does not go back: it stands where the clock has spoken last


def test_a_refused_move_before_a_deadline_leaves_no_trace_not_even_its_time() -> None:
    client = Client("komnata-strachu")
    client.ask("new", options={"players": 2}, seed=SEED)
    before = client.ask("state"), client.ask("record")
    action = {"type": "hit"}
    refused = client.raw(json.dumps({"do": "apply", "by": 0, "action": action, "at": 2000}).encode())
    assert refused.keys() == {"id", "error"}
    assert (client.ask("state"), client.ask("record")) == before
    assert client.ask("apply", by=0, action={"type": "ready"}, at=1000)["moves"]


def test_a_refused_undo_at_a_deadline_comes_with_what_the_clock_did() -> None:
    client = Client("komnata-strachu")
    client.ask("new", options={"players": 2}, seed=SEED)
    due = client.ask("deadline")
    refused = client.raw(json.dumps({"do": "undo", "by": 0, "at": due}).encode())
    assert refused["error"]["key"] == "table-nothing-to-undo"
    assert refused["happened"]["moves"][0]["action"] == {"type": "due"}
