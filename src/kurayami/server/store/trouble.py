"""Reasons a database can't be used, in words for the operator."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from kurayami.kernel import Refusal
from kurayami.server.store.schema import NewerDatabase
from kurayami.server.store.storage import ForgetfulDatabase


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
        raise Refusal("server-no-database", problem=problem[0]) from None
