"""Usage errors: the parser's complaints and number ranges, as messages."""

from difflib import get_close_matches
from ipaddress import ip_address
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin
from urllib.parse import urlsplit

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from kurayami.cli.speech import Misuse
from kurayami.server.settings import host_and_port

SHORTEST_TOKEN: Final = 16
HIGHEST_PORT: Final = 65535
NAME_LENGTH: Final = 30


def examples(*lines: str) -> str:
    """End of a command's help text."""
    return "Examples:\n" + "\n".join(f"  kurayami {line}" for line in lines)


class OutOfRange(ValueError):
    def __init__(self, lowest: int, highest: int | None) -> None:
        self.lowest = lowest
        self.highest = highest


class Range:
    """Numbers an option accepts, both ends included."""

    def __init__(self, lowest: int, highest: int | None = None) -> None:
        self.lowest = lowest
        self.highest = highest

    def __call__(self, kind: Any, value: object) -> None:
        if isinstance(value, int) and not self.lowest <= value <= (value if self.highest is None else self.highest):
            raise OutOfRange(self.lowest, self.highest)


def require_address(kind: Any, url: str | None) -> None:
    """Accepts only the origin of a web server: https://dark.example, not dark.example or https://dark.example/games."""
    if url is not None and not _is_address(url):
        host = url.split("://")[-1].split("/")[0].split("@")[-1]
        raise Misuse(
            "serve-bad-url", url=url, right=f"https://{host if _is_address(f'https://{host}') else 'dark.example'}"
        )


def require_database(kind: Any, database: str | None) -> None:
    """Accepts a file or PostgreSQL; any other URL would be taken for a file name."""
    scheme, colon, rest = (database or "").partition("://")
    if colon and not (scheme in ("postgres", "postgresql") and rest):
        raise Misuse("serve-bad-database", scheme=scheme)


Database: TypeAlias = Annotated[str | None, Parameter(env_var="KURAYAMI_DATABASE", validator=require_database)]


def require_name(kind: Any, name: str | None) -> None:
    if name is not None and not 0 < len(name.strip()) <= NAME_LENGTH:
        raise Misuse("cli-bad-name", longest=NAME_LENGTH)


def require_token(kind: Any, token: str | None) -> None:
    """Accepts a secret that can't be guessed and fits into a header; empty means none."""
    if token and not (len(token) >= SHORTEST_TOKEN and token.isascii() and token.isprintable() and " " not in token):
        raise Misuse("serve-bad-token", shortest=SHORTEST_TOKEN)


def require_private_address(kind: Any, address: str) -> None:
    """Accepts only the address of one network interface that others can reach."""
    try:
        host, port = host_and_port(address)
        known = not ip_address(host).is_unspecified and 0 <= port <= HIGHEST_PORT
    except ValueError:
        known = False
    if not known:
        raise Misuse("serve-bad-private-address", address=address)


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        return False
    plain = not (parts.username or parts.query or parts.fragment or parts.path.strip("/") or set(url) & set(" \\"))
    return bool(known) and plain


def misuse(error: CycloptsError) -> Misuse:
    """The parser's complaint as a message."""
    command = " ".join(("kurayami", *(error.command_chain or ())))
    match error:
        case UnknownCommandError() | UnusedCliTokensError() if error.app and not _takes_words(error):
            return _no_such_command(error.app, (error.unused_tokens or ["?"])[0])
        case UnusedCliTokensError():
            return Misuse("cli-too-many-words", given=" ".join(error.unused_tokens or ()), command=command)
        case UnknownOptionError():
            return _no_such_option(error, command)
        case CoercionError():
            return _not_converted(error)
        case MissingArgumentError():
            return _missing(error, command)
        case RepeatArgumentError():
            return Misuse("cli-repeated", option=error.token.keyword or _name(error))
        case ValidationError(__cause__=OutOfRange() as range_):
            return _out_of_range(error, range_)
        case _:
            return Misuse("cli-not-understood", command=command)


def _takes_words(error: CycloptsError) -> bool:
    """True if a whole command was named and then got more than it takes."""
    return bool(error.command_chain) and not isinstance(error, UnknownCommandError)


def _no_such_command(app: App, given: str) -> Misuse:
    names = [name for name in app if not name.startswith("-")]
    near = get_close_matches(given, names, n=1)
    return Misuse("cli-no-such-command", given=given, commands=", ".join(names), near=(near or ["none"])[0])


def _no_such_option(error: UnknownOptionError, command: str) -> Misuse:
    option = (error.token.keyword or error.token.value).split("=")[0]
    names = [name for argument in error.argument_collection if argument.parse for name in argument.names]
    near = get_close_matches(option, names, n=1)
    return Misuse("cli-no-such-option", option=option, near=(near or ["none"])[0], command=command)


def _not_converted(error: CoercionError) -> Misuse:
    value = error.token.value if error.token else "?"
    kinds = get_args(error.target_type) if get_origin(error.target_type) is Union else (error.target_type,)
    choices = ", ".join(str(choice) for kind in kinds if get_origin(kind) is Literal for choice in get_args(kind))
    if choices and int in kinds:
        return Misuse("cli-not-a-number-or", option=_name(error), value=value, choices=choices)
    if choices:
        return Misuse("cli-not-a-choice", option=_name(error), value=value, choices=choices)
    return Misuse("cli-not-yes-or-no" if bool in kinds else "cli-not-a-number", option=_name(error), value=value)


def _missing(error: MissingArgumentError, command: str) -> Misuse:
    if error.keyword:
        return Misuse("cli-no-value", option=error.keyword)
    return Misuse("cli-missing", name=_name(error), command=command)


def _out_of_range(error: ValidationError, range_: OutOfRange) -> Misuse:
    assert error.argument
    value = error.argument.tokens[0].value
    if range_.highest is None:
        return Misuse("cli-too-low", option=_name(error), value=value, lowest=range_.lowest)
    ends = {"lowest": str(range_.lowest), "highest": str(range_.highest)}  # as they are typed, without a comma
    return Misuse("cli-out-of-range", option=_name(error), value=value, **ends)


def _name(error: CycloptsError) -> str:
    """Name of what was typed: the option, the variable it came from, or the position of a word."""
    argument = error.argument
    if argument is None:
        return "?"
    written = next((token.keyword for token in argument.tokens if token.keyword), None)
    is_word = argument.index is not None  # and not an option: it stands in its place, without a name
    return written or (argument.name.lstrip("-").upper() if is_word else argument.name)
