"""Reasons a database can't be used, in words for the operator."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from kurayami.kernel import Refusal
from kurayami.server.store.schema import NewerDatabase
from kurayami.server.store.storage import ForgetfulDatabase

POOLERS_ANSWER: Final = "unsupported startup parameter"
"""Answer of PgBouncer, as it is installed, to the options of a session. PostgreSQL itself takes them."""


@contextmanager
def database_refusals() -> Iterator[None]:
    """Turns database errors into a `Refusal`."""
    try:
        yield
    except NewerDatabase:
        raise Refusal("server-newer-database") from None
    except ForgetfulDatabase:
        raise Refusal("server-forgetful-database") from None
    except ImportError:
        raise Refusal("server-needs-postgres") from None
    except (SQLAlchemyError, OSError) as error:
        problem = str(getattr(error, "orig", error)).splitlines() or ["?"]
        if POOLERS_ANSWER in problem[0]:
            raise Refusal("server-pooler") from None
        raise Refusal("server-no-database", problem=problem[0]) from None
