"""Requests to the engine. The tag is in the field `do`."""

from typing import TypeAlias

from msgspec import Raw, Struct

from kurayami.kernel import Millis, Seat


class EngineRequest(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: int | str | None = None
    """Repeated in the answer."""


class New(EngineRequest, frozen=True, tag="new"):
    """Sets up a game. With a seed the engine draws for chance; without, it asks the caller."""

    options: Raw = Raw(b"{}")
    seed: str | None = None
    nonces: tuple[str, ...] | None = None
    """One per seat; zeros by default."""


class Movers(EngineRequest, frozen=True, tag="movers"):
    pass


class Legal(EngineRequest, frozen=True, tag="legal"):
    seat: Seat


class Chances(EngineRequest, frozen=True, tag="chances"):
    pass


class Deadline(EngineRequest, frozen=True, tag="deadline"):
    pass


class Apply(EngineRequest, frozen=True, tag="apply"):
    by: Seat
    action: Raw
    at: Millis | None = None
    """Time of the move; by default that of the last one."""


class UndoOf(EngineRequest, frozen=True, tag="undo"):
    by: Seat
    at: Millis | None = None


class Advance(EngineRequest, frozen=True, tag="advance"):
    """Advances time; the clock reports the deadlines reached."""

    at: Millis


class ViewOf(EngineRequest, frozen=True, tag="view"):
    seat: Seat | None = None


class StateOf(EngineRequest, frozen=True, tag="state"):
    """Returns everything, secrets included, for analysis."""


class OutcomeOf(EngineRequest, frozen=True, tag="outcome"):
    pass


class RecordOf(EngineRequest, frozen=True, tag="record"):
    pass


class Quit(EngineRequest, frozen=True, tag="quit"):
    pass


AnyRequest: TypeAlias = (
    New
    | Movers
    | Legal
    | Chances
    | Deadline
    | Apply
    | UndoOf
    | Advance
    | ViewOf
    | StateOf
    | OutcomeOf
    | RecordOf
    | Quit
)
