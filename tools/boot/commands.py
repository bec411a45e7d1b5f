"""Commands of the project."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.boot.alone import alone
from tools.boot.checks import check, fix
from tools.boot.place import Place
from tools.boot.progress import line
from tools.boot.run import Trouble, runner
from tools.boot.stage import Stage, all_done, ensure
from tools.boot.stages import Stages, stages

Arguments = Sequence[str]


@dataclass(frozen=True)
class Command:
    help: str
    needs: Callable[[Stages], tuple[Stage, ...]]
    run: Callable[[Place, Arguments], int]
    takes_arguments: bool = True


def to_play(have: Stages) -> tuple[Stage, ...]:
    return (have.packages, have.kurayami, have.web)


def to_work(have: Stages) -> tuple[Stage, ...]:
    return (have.dev_packages, have.kurayami, have.web)


def to_test(have: Stages) -> tuple[Stage, ...]:
    return (*to_work(have), have.browser)


def to_lock(have: Stages) -> tuple[Stage, ...]:
    return (have.uv,)


def main(argv: Sequence[str], place: Place | None = None) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if argv else 2
    name, *arguments = argv
    if name not in COMMANDS:
        print(f"There is no command {name!r}.\n\n{usage()}", file=sys.stderr)
        return 2
    command = COMMANDS[name]
    if arguments and not command.takes_arguments:
        print(f"{name} takes no further arguments, but got: {' '.join(arguments)}", file=sys.stderr)
        return 2
    return carry_out(command, place or Place(), arguments)


def carry_out(command: Command, place: Place, arguments: Arguments) -> int:
    try:
        set_up(place, command)
        return command.run(place, arguments)
    except Trouble as trouble:
        print(f"\n{trouble.output}\n{trouble.advice}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nBroken off. Run it again to go on.", file=sys.stderr)
        return 130


def set_up(place: Place, command: Command) -> None:
    needs = command.needs(stages(place, runner(place.environment(os.environ), place.root)))
    if not all_done(needs, place.stamps):
        with alone(place.root / ".cache" / "set-up.lock"):
            ensure(needs, place.stamps, line)


def usage() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {command.help}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: python3 tools/bootstrap.py COMMAND [ARGUMENTS]", "", *lines])


def play(place: Place, arguments: Arguments) -> int:
    """Plays. Where possible, the game replaces this process, so it owns the terminal and its signals."""
    words = [str(place.python), "-P", "-m", "kurayami", "play", *arguments]
    env = place.environment(os.environ)
    if not place.windows:
        sys.stderr.flush()
        os.execve(words[0], words, env)
    return subprocess.call(words, env=env)


BROWSER_TESTS = "tests/e2e"
STEAL = ("--dist", "worksteal")
"""Makes an idle pytest worker take tests from another."""
SIDE_BY_SIDE = "4"
"""Parallel pytest workers, even on two cores: server tests mostly wait, browser tests even more."""


COMPILED = ("kurayami.bots.hidden_rooms.warm_up", "kurayami.bots.hako_onna.playouts.readiness")
"""Modules that compile the fast twins and keep the result: once, not in every pytest worker."""


def test(place: Place, arguments: Arguments) -> int:
    pytest: list[str | Path] = [place.python, "-m", "pytest", "-q"]
    if arguments:
        return check(place) or in_house(place, [*pytest, *arguments])
    compiling = [in_background(place, [place.python, "-m", module]) for module in COMPILED]
    failed = check(place)
    for process in compiling:
        process.wait()
    if failed:
        return failed
    # The browser's driver keeps an event loop of its own, beside which no other test could run one.
    apart = in_house(place, [*pytest, "-n", SIDE_BY_SIDE, *STEAL, "--ignore", BROWSER_TESTS])
    return apart or in_house(place, [*pytest, "-n", SIDE_BY_SIDE, *STEAL, BROWSER_TESTS])


def shake(place: Place, arguments: Arguments) -> int:
    return in_house(place, [place.python, "-m", "tools.shake", *arguments])


def long(place: Place, arguments: Arguments) -> int:
    return in_house(place, [place.python, "-m", "tools.long", *arguments])


def bench(place: Place, arguments: Arguments) -> int:
    return in_house(place, [place.python, "-m", "tools.bench", *arguments])


def envs(place: Place, arguments: Arguments) -> int:
    return in_house(place, [place.python, "-m", "tools.envs", *arguments])


def ladder(place: Place, arguments: Arguments) -> int:
    return in_house(place, [place.python, "-m", "tools.ladder", *arguments])


def playthroughs(place: Place, arguments: Arguments) -> int:
    games = in_house(place, [place.python, "-m", "kurayami.testing.playthrough", *arguments])
    return games or in_house(place, [place.python, "-m", "tests.terminal.test_snapshots"])


def lock(place: Place, arguments: Arguments) -> int:
    """Writes the locks. `--upgrade` takes the newest versions; without it only pyproject.toml's requirements change."""
    uv = (place.script("uv"), "pip", "compile", "-q", "--universal", "--generate-hashes", "--no-header")
    lowest = ("--python-version", "3.11")
    if not uv[0].exists():
        raise Trouble("Locks are made by uv, and uv could not be installed on this machine.")
    played = ["pyproject.toml", "--extra", "terminal"]
    makes = (
        ["--group", "setup", "-o", "requirements-uv.lock"],
        ["--group", "web", "-o", "requirements-web.lock"],
        [*played, "-o", "requirements.lock"],
        [*played, "--group", "dev", *as_in("requirements.lock", "requirements-web.lock")],
    )
    return next((code for make in makes if (code := in_house(place, [*uv, *lowest, *make, *arguments]))), 0)


def as_in(*locks: str) -> list[str]:
    """Constrains the packages to those of the locks, so that what is tested is what is played."""
    return [*(word for lock in locks for word in ("-c", lock)), "-o", "requirements-dev.lock"]


def setup(place: Place, arguments: Arguments) -> int:
    print(f"Everything is ready: {place.venv}", file=sys.stderr)
    return 0


def in_house(place: Place, words: Sequence[str | Path]) -> int:
    return subprocess.call([str(word) for word in words], env=place.environment(os.environ), cwd=place.root)


def in_background(place: Place, words: Sequence[str | Path]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([str(word) for word in words], env=place.environment(os.environ), cwd=place.root)


COMMANDS = {
    "play": Command("play", to_play, play),
    "test": Command("check everything and run all tests", to_test, test),
    "shake": Command("run tests again and again, in random order, on busy cores", to_test, shake),
    "long": Command("mass play, two worlds, many kills and malformed messages", to_test, long),
    "envs": Command("judge the environments for learners by their own tools, and a cluster", to_work, envs),
    "check": Command("formatting, lint, types and imports", to_work, lambda place, _: check(place), False),
    "fix": Command("mend formatting, and lint where a machine can", to_work, lambda place, _: fix(place), False),
    "bench": Command("measure how fast the games are", to_work, bench),
    "ladder": Command("let every bot play every other, and write down who won", to_work, ladder),
    "playthroughs": Command("write the golden playthroughs and screens anew", to_work, playthroughs),
    "lock": Command("write the lock files anew (--upgrade for the newest versions)", to_lock, lock),
    "setup": Command("set everything up and do nothing more", to_test, setup, False),
}
