"""Every command, with every option wrong in at least one way, in three languages: one line, and the right exit code."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from cyclopts import App

from kurayami.cli import FAILED, MISUSED, app, run
from kurayami.words import LANGUAGES

SAFE = {
    "play": ["--port", "0", "--no-browser"],
    "join": ["http://127.0.0.1:1/t/0123456789"],
    "serve": ["--port", "0"],
    "replay": ["FILE"],
    "engine": ["hidden-rooms"],
    "sim": ["hidden-rooms", "--games", "1"],
    "check": ["FILE"],
    "edition": [],
    "announce": ["Restart", "--database", "DATABASE"],
    "ban": ["192.0.2.1", "--database", "DATABASE"],
    "tables": ["--database", "DATABASE"],
    "completion": ["bash"],
    "lab report": ["hako-onna", "FOLDER", "--games", "1", "--bots", "nobody"],
    "lab balance": ["hako-onna", "FILE", "--aim", "visitors=0.4", "--change", "power.7.needs=4..9"],
    "lab bound-book": ["--nodes", "1"],
    "lab train-hidden-rooms": ["FILE"],
    "lab train-hako-onna": ["FILE"],
    "lab make-book": ["FILE"],
    "lab measure-hidden-rooms": [],
    "lab measure-komnata-strachu": [],
}
"""A complete command line, to which something wrong is added. FILE and DATABASE are in the test's own folder."""

WRONG = {
    "play --name": (31 * "x", MISUSED),
    "play --book": ("none.toml", FAILED),
    "play --seed": ("12", MISUSED),
    "play --save": ("FOLDER", FAILED),
    "play --database": ("FOLDER", FAILED),
    "join LINK": ("http://dark.example/somewhere", MISUSED),
    "join --name": (31 * "x", MISUSED),
    "serve --host": ("no such host", FAILED),
    "serve --database": ("nosuch://x", MISUSED),
    "serve --public-url": ("dark.example", MISUSED),
    "serve --metrics-token": ("short", MISUSED),
    "serve --private-address": ("0.0.0.0", MISUSED),
    "replay FILE": ("none.kurayami", FAILED),
    "engine GAME": ("chess", FAILED),
    "sim GAME": ("chess", FAILED),
    "sim --bots": ("nobody", FAILED),
    "sim --book": ("none.toml", FAILED),
    "sim --records": ("FILE", FAILED),
    "sim --edition": ("none.toml", MISUSED),
    "sim --cluster": ("nowhere", MISUSED),
    "sim --keep": ("FOLDER", FAILED),
    "check FILE": ("none.toml", FAILED),
    "check --database": ("nosuch://x", MISUSED),
    "announce TEXT": (301 * "x", MISUSED),
    "announce --database": ("nosuch://x", MISUSED),
    "ban ADDRESS": ("nobody", MISUSED),
    "ban --database": ("nosuch://x", MISUSED),
    "tables --close": ("0000000000", FAILED),
    "tables --reopen": ("0000000000", FAILED),
    "tables --remove": ("0000000000", FAILED),
    "tables --database": ("nosuch://x", MISUSED),
    "lab report GAME": ("chess", FAILED),
    "lab report FOLDER": ("FILE", FAILED),
    "lab report --bots": ("nobody", FAILED),
    "lab report --cluster": ("nowhere", MISUSED),
    "lab report --book": ("none.toml", MISUSED),
    "lab report --edition": ("none.toml", FAILED),
    "lab balance GAME": ("chess", FAILED),
    "lab balance FILE": ("FOLDER", FAILED),
    "lab balance --aim": ("nobody=0.4", MISUSED),
    "lab balance --change": ("power.13.needs=4..9", MISUSED),
    "lab balance --bots": ("nobody", FAILED),
    "lab balance --cluster": ("nowhere", MISUSED),
    "lab balance --book": ("none.toml", MISUSED),
    "lab balance --edition": ("none.toml", FAILED),
    "lab bound-book --book": ("none.toml", FAILED),
    "lab bound-book --keep": ("FOLDER", FAILED),
    "lab measure-hidden-rooms --keep": ("FOLDER", FAILED),
    "lab bound-book --cluster": ("nowhere", MISUSED),
    "lab measure-hidden-rooms --cluster": ("nowhere", MISUSED),
    "lab measure-komnata-strachu --keep": ("FOLDER", FAILED),
    "lab measure-komnata-strachu --cluster": ("nowhere", MISUSED),
    "lab train-hako-onna --cluster": ("nowhere", MISUSED),
    "lab train-hidden-rooms FILE": ("FOLDER", FAILED),
    "lab train-hako-onna FILE": ("FOLDER", FAILED),
    "lab make-book FILE": ("FOLDER", FAILED),
    "lab measure-hidden-rooms --book": ("none.toml", FAILED),
    "lab measure-hidden-rooms --bots": ("nobody", FAILED),
}
"""Wrong texts and paths by purpose. Wrong numbers, choices and flags follow from the type."""

ANY_NUMBER = [f"{command} --seed" for command in SAFE if command not in ("play", "serve")]


def commands(root: App, chain: tuple[str, ...] = ()) -> Iterator[tuple[str, App]]:
    for name in root:
        if not name.startswith("-"):
            found = root[name]
            if found.default_command:
                yield " ".join((*chain, name)), found
            yield from commands(found, (*chain, name))


COMMANDS = dict(commands(app))
PLACES = [
    (f"{command} {argument.name.lstrip('-').upper() if argument.index is not None else argument.name}", argument)
    for command, found in COMMANDS.items()
    for argument in found.assemble_argument_collection()
]


def ways_to_be_wrong(place: str, hint: Any) -> Iterator[tuple[str, int]]:
    kinds = get_args(hint) if get_origin(hint) not in (None, Literal) else (hint,)
    if place in WRONG:
        yield WRONG[place]
    elif place.endswith(" --language"):
        yield "fr", MISUSED
    elif bool in kinds:
        yield "maybe", MISUSED
    elif int in kinds:
        yield "x", MISUSED
        if place not in ANY_NUMBER:
            yield "-1", MISUSED
    elif any(get_origin(kind) is Literal for kind in kinds):
        yield "something-else", MISUSED


CASES = [(place, value, code) for place, argument in PLACES for value, code in ways_to_be_wrong(place, argument.hint)]


def complaint(capsys: pytest.CaptureFixture[str], tokens: list[str], code: int) -> str:
    assert run(tokens) == code, tokens
    said = capsys.readouterr()
    assert said.err.count("\n") == 1, said.err
    assert not said.out
    return said.err.strip()


def test_every_place_of_every_command_can_be_wrong() -> None:
    """A new command or option must say above how it can be wrong."""
    assert SAFE.keys() == COMMANDS.keys()
    assert {place for place, _ in PLACES} == {place for place, _, _ in CASES}
    assert WRONG.keys() <= {place for place, _ in PLACES}


@pytest.mark.parametrize(("place", "value", "code"), CASES)
def test_what_is_wrong_is_said_in_one_line_in_every_language(
    place: str, value: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = next(name for name in sorted(COMMANDS, key=len, reverse=True) if place.startswith(f"{name} "))
    option = place.removeprefix(f"{command} ")
    (tmp_path / "file").write_text("kept", "utf-8")
    paths = {"FILE": str(tmp_path / "file"), "FOLDER": str(tmp_path), "DATABASE": str(tmp_path / "house.db")}
    value, safe = paths.get(value, value), [paths.get(word, word) for word in SAFE[command]]
    if not option.startswith("--"):
        tokens = [value, *safe[1:]]
    else:
        if option in safe:
            safe = safe[: safe.index(option)] + safe[safe.index(option) + 2 :]
        tokens = [*safe, f"{option}={value}"]
    said = set()
    for language in LANGUAGES:
        wish = [] if option == "--language" or command in ("engine", "completion") else ["--language", language]
        said.add(complaint(capsys, [*command.split(), *tokens, *wish], code))
    assert len(said) == (1 if not wish else len(LANGUAGES)), said
    assert (tmp_path / "file").read_text("utf-8") == "kept"


@pytest.mark.parametrize("command", COMMANDS)
def test_what_no_command_knows_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = command.split()
    assert "--bogus" in complaint(capsys, [*words, *SAFE[command], "--bogus", "1"], MISUSED)
    assert "surplus" in complaint(capsys, [*words, *SAFE[command], "surplus"], MISUSED)
    if any(argument.required for place, argument in PLACES if place.startswith(f"{command} ")):
        assert "--help" in complaint(capsys, words, MISUSED)


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        ("bogus", "The commands are play, join, serve"),
        ("relpay", "Did you mean “replay”?"),
        ("lab bogus", "train-hidden-rooms"),
        ("serve --prot 1", "Did you mean --port?"),
        ("serve --port", "--port needs a value"),
        ("serve --port 1 --port 2", "--port is there twice"),
        ("serve --port 99999", "from 0 to 65535"),
        ("serve --keep-days 0", "from 1 to"),
        ("serve --keep-days=-1", "from 1 to"),
        ("serve --keep-days never", "or forever"),
        ("serve --lan --host 192.0.2.1", "one of the two"),
        ("serve --public-url ftp://dark.example", "such as https://dark.example,"),
        ("serve --public-url https://dark.example/games", "such as https://dark.example,"),
        ("serve --public-url https://dark.example:99999", "such as https://dark.example,"),
        ("sim hidden-rooms --games 0", "The lowest is 1"),
        ("sim hidden-rooms --jobs 0", "from 1 to 256"),
        ("sim hidden-rooms --visitors 3", "--visitors does nothing in hidden-rooms"),
        ("sim hako-onna --book rooms", "--book does nothing in hako-onna"),
    ],
)
def test_what_would_be_right_is_said_too(tokens: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in complaint(capsys, [*tokens.split(), "--language", "en"], MISUSED)


def test_a_variable_is_named_by_its_own_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KURAYAMI_PORT", "70000")
    assert "KURAYAMI_PORT" in complaint(capsys, ["serve"], MISUSED)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_a_line_for_every_command_and_option(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    *parents, name = command.split()
    assert run([*parents, "--help"]) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.strip("│ ").startswith(f"{name} "))
    assert len(line.strip("│ ").removeprefix(name).split()) > 2
    assert run([*command.split(), "--help"]) == 0
    told, _, examples = capsys.readouterr().out.partition("Examples:")
    assert f"kurayami {command}" in examples
    for argument in COMMANDS[command].assemble_argument_collection():
        line = next(line for line in told.splitlines() if f"{argument.name} " in line)
        assert len([word for word in line.split() if word.islower() and not word.startswith("--")]) > 1, line


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_shell_completes_commands_and_options(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(word in script for word in ("serve", "measure-hidden-rooms", "keep-days"))
