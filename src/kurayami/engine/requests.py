"""Requests to the engine. The tag is in the field `do`."""

from typing import TypeAlias

from msgspec import Raw, Struct

from kurayami.kernel import Millis, Seat


class Request(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: int | str | None = None
    """Comes back with the answer."""


class New(Request, frozen=True, tag="new"):
    """Sets up a game. With a seed the engine draws for chance; without, it asks the caller."""

    options: Raw = Raw(b"{}")
    seed: str | None = None
    nonces: tuple[str, ...] | None = None
    """One for each seat; zeros if left out."""


class Movers(Request, frozen=True, tag="movers"):
    pass


class Legal(Request, frozen=True, tag="legal"):
    seat: Seat


class Chances(Request, frozen=True, tag="chances"):
    pass


class Deadline(Request, frozen=True, tag="deadline"):
    pass


class Apply(Request, frozen=True, tag="apply"):
    by: Seat
    action: Raw
    at: Millis | None = None
    """The time of the last move if left out."""


class Undo(Request, frozen=True, tag="undo"):
    by: Seat
    at: Millis | None = None


class Advance(Request, frozen=True, tag="advance"):
    """Time goes on; deadlines that were reached are reported by the clock."""

    at: Millis


class View(Request, frozen=True, tag="view"):
    seat: Seat | None = None


class State(Request, frozen=True, tag="state"):
    """Everything, secrets included: for analysis."""


class OutcomeOf(Request, frozen=True, tag="outcome"):
    pass


class RecordOf(Request, frozen=True, tag="record"):
    pass


class Quit(Request, frozen=True, tag="quit"):
    pass


AnyRequest: TypeAlias = (
    New | Movers | Legal | Chances | Deadline | Apply | Undo | Advance | View | State | OutcomeOf | RecordOf | Quit
)
