"""The check of a server's database, even while the server runs."""

from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, insert

from kurayami.catalog import GAMES
from kurayami.kernel import Refusal
from kurayami.server.examination import file_problems, findings
from kurayami.server.house import DAMAGED, FOR_EVER
from kurayami.server.settings import Settings, default_database
from kurayami.server.store import rows, schema
from kurayami.server.store.storage import is_postgres, open_database
from kurayami.server.store.trouble import database_refusals
from kurayami.words import Words


def check_database(database: str | None, words: Words) -> None:
    """Quarantines damaged tables and names them; releases those that are sound again. Raises `Refusal` for damage."""
    name = database or default_database()
    if not (is_postgres(name) or Path(name).is_file()):
        raise Refusal("check-no-database", database=name)
    with database_refusals():
        engine = open_database(name)
        try:
            _check(engine, Settings(database=name), words)
        finally:
            engine.dispose()


def _check(engine: Engine, settings: Settings, words: Words) -> None:
    problems = file_problems(engine)
    for problem in problems:
        print(words.say("check-file-problem", problem=problem))
    damaged: dict[str, str] = {}
    count = 0
    for finding in findings(engine, GAMES, settings):
        count += 1
        if finding.problem is not None:
            damaged[finding.code] = finding.problem
            print(words.say("check-table-damaged", code=finding.code, problem=finding.problem))
    with engine.execution_options(writes=True).begin() as connection:
        _set_apart(connection, damaged)
        rows.notify(connection)
    if problems or damaged:
        raise Refusal("check-database-damaged", tables=count, damaged=len(damaged))
    print(words.say("check-database-well", tables=count))


def _set_apart(connection: Connection, damaged: Mapping[str, str]) -> None:
    """Quarantines these tables and no others."""
    connection.execute(delete(schema.house).where(schema.house.c.kind == DAMAGED))
    orders = [{"kind": DAMAGED, "name": code, "text": why, "until": FOR_EVER} for code, why in damaged.items()]
    if orders:
        connection.execute(insert(schema.house), orders)
