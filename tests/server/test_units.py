"""Small parts by themselves."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import DDL, DDLElement, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from kurayami.kernel import Refusal
from kurayami.server.http.devices import Transfers
from kurayami.server.http.invitations import is_loopback, lan_address, way
from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import Bucket, Buckets, network
from kurayami.server.registry import new_code, plain_code
from kurayami.server.settings import Settings, data_folder
from kurayami.server.store import schema
from kurayami.server.store.journal import Change, Journal, Write
from kurayami.server.store.storage import engine_for, open_database
from kurayami.server.table.plain_text import clean

DEVICES = ("ada", "ada", "eve", None)
MOOD: DDLElement = DDL("alter table tables add column mood text")  # type: ignore[no-untyped-call]
NONSENSE: DDLElement = DDL("nonsense")  # type: ignore[no-untyped-call]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_up_at_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert not bucket.take()
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 60.0
    assert bucket.is_full()


def test_buckets_of_many_addresses_do_not_pile_up() -> None:
    clock = Clock()
    buckets = Buckets(1, 2, clock, most=10)
    for number in range(1000):
        clock.now += 1
        assert buckets.take(f"10.0.{number // 250}.{number % 250}")
    assert len(buckets._buckets) <= 10


def test_what_counts_as_one_address() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1")
    assert network("2001:db8::1") != network("2001:db8:0:1::1")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1")
    assert network("10.0.0.1") != network("10.0.0.2")
    assert network("testclient") == "testclient"


def test_codes_are_long_and_can_be_read_out() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert all(len(code) == 10 and plain_code(code.lower()) == code for code in codes)
    assert plain_code("abcde-fgh il") == "ABCDEFGH11"
    assert plain_code("o") == "0"


def test_a_token_works_once_and_not_for_long() -> None:
    clock = Clock()
    transfers = Transfers(clock)
    token = transfers.token_for("ada")
    assert transfers.redeem(token) == "ada"
    for wrong in (token, "nonsense", ""):
        with pytest.raises(Refusal, match="server-token-used"):
            transfers.redeem(wrong)
    token = transfers.token_for("ada")
    clock.now = 601
    with pytest.raises(Refusal, match="server-token-used"):
        transfers.redeem(token)
    old, new = transfers.token_for("ada"), transfers.token_for("ada")
    with pytest.raises(Refusal):
        transfers.redeem(old)
    assert transfers.redeem(new) == "ada"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ada  \n Lovelace ", "Ada Lovelace"),
        ("a\x00b\x1bc", "abc"),
        ("\u202egnitirw\u202c", "gnitirw"),
        ("👩\u200d💻", "👩\u200d💻"),
        ("żółć 暗闇", "żółć 暗闇"),
        ("\ud800", ""),
    ],
)
def test_what_people_write_is_text(written: str, shown: str) -> None:
    assert clean(written) == shown


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder({"XDG_DATA_HOME": "x"}, "linux") == Path("x/kurayami")
    assert data_folder({}, "linux") == tmp_path / ".local/share/kurayami"
    assert data_folder({}, "darwin").name == "kurayami"
    assert data_folder({"LOCALAPPDATA": "y"}, "win32") == Path("y/kurayami")


def test_addresses() -> None:
    assert is_loopback("localhost:8422")
    assert is_loopback("127.0.0.1")
    assert is_loopback("[::1]:8422")
    assert is_loopback("::1")
    assert not is_loopback("2001:db8::1")
    assert not is_loopback("192.168.1.5:8422")
    assert way("http://x/").qr.startswith("data:image/svg+xml")
    address = lan_address()
    assert address is None or not address.startswith("127.")


def test_names_of_the_server() -> None:
    settings = Settings(database="x", public_url="https://Dark.example/")
    assert settings.hosts == {"localhost", "dark.example"}
    assert settings.secure
    assert not Settings(database="x").secure


def test_a_database_is_made_and_kept_private(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "x.sqlite3"
    open_database(str(file)).dispose()
    engine = open_database(str(file))
    with engine.connect() as connection:
        assert connection.scalar(select(schema.schema.c.version)) == len(schema.STEPS)
        assert connection.scalar(text("pragma journal_mode")) == "wal"
        assert connection.scalar(text("pragma synchronous")) == 2
    engine.dispose()
    assert file.stat().st_mode & 0o077 == 0


def test_an_older_database_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "x.sqlite3")
    open_database(path).dispose()
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (*schema.STEPS, [MOOD]))
        engine = open_database(path)
        with engine.connect() as connection:
            connection.execute(text("select mood from tables"))
        engine.dispose()
    with pytest.raises(schema.NewerDatabase):
        open_database(path)


def test_a_database_from_before_the_lessons_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "x.sqlite3")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", schema.STEPS[:1])
        engine = open_database(path)
        with engine.connect() as connection, pytest.raises(SQLAlchemyError):
            connection.execute(text("select lesson from tables"))
        engine.dispose()
    engine = open_database(path)
    with engine.connect() as connection:
        assert connection.execute(select(schema.tables)).all() == []
    engine.dispose()


def test_who_was_removed_or_muted_stays_so_in_a_newer_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "x.sqlite3")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", schema.STEPS[:2])
        engine = open_database(path)
        with engine.begin() as connection:
            connection.execute(text("insert into removals values ('CODE', 'bob')"))
            seats = [{"code": "CODE", "seat": n, "device": who, "muted": who != "eve"} for n, who in enumerate(DEVICES)]
            connection.execute(insert(schema.seats), seats)
        engine.dispose()
    engine = open_database(path)
    with engine.connect() as connection:
        marks = connection.execute(select(schema.marks.c.device, schema.marks.c.mark)).all()
    engine.dispose()
    assert sorted(map(tuple, marks)) == [("ada", "muted"), ("bob", "removed")]


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "x.sqlite3")
    open_database(path).dispose()
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (*schema.STEPS, [MOOD, NONSENSE]))
        with pytest.raises(SQLAlchemyError):
            open_database(path)
    engine = open_database(path)
    with engine.connect() as connection:
        assert connection.scalar(select(schema.schema.c.version)) == len(schema.STEPS)
        with pytest.raises(SQLAlchemyError):
            connection.execute(text("select mood from tables"))
    engine.dispose()


def test_one_write_that_fails_harms_no_other(tmp_path: Path) -> None:
    def entry(number: int) -> Write:
        return Write([{"code": "A", "number": number, "line": "{}", "request": None}])

    async def scenario() -> tuple[list[object], int]:
        engine = open_database(str(tmp_path / "x.sqlite3"))
        metrics = Metrics()
        journal = Journal(engine, metrics)
        journal.open()
        writes = [
            entry(1),
            entry(2),
            entry(1),
            entry(3),
            Write(changes=[Change(insert(schema.challenges), [{"day": None}])]),
            Write(changes=[Change(insert(schema.challenges), [{"day": "half a letter: \ud800", "seed": ""}])]),
        ]
        ends = await asyncio.gather(*map(journal.write, writes), return_exceptions=True)
        await journal.close()
        with pytest.raises(SQLAlchemyError):
            await journal.write(entry(9))
        with engine.connect() as connection:
            rows = connection.execute(select(schema.entries.c.number)).all()
        engine.dispose()
        return list(ends), len(rows)

    ends, rows = asyncio.run(scenario())
    assert [isinstance(end, Exception) for end in ends] == [False, False, True, False, True, True]
    assert rows == 3


def test_writes_that_wait_together_are_committed_together(tmp_path: Path) -> None:
    async def scenario() -> int:
        engine = open_database(str(tmp_path / "x.sqlite3"))
        metrics = Metrics()
        journal = Journal(engine, metrics)
        journal.open()
        rows = [{"code": "A", "number": number, "line": "{}", "request": None} for number in range(200)]
        await asyncio.gather(*(journal.write(Write([row])) for row in rows))
        await journal.close()
        engine.dispose()
        return sum(metrics.commits._counts)

    assert asyncio.run(scenario()) < 10


def test_postgresql_by_url() -> None:
    for url in ("postgres://u@h/d", "postgresql://u@h/d"):
        engine = engine_for(url)
        assert engine.dialect.name == "postgresql"
        assert engine.url.drivername == "postgresql+psycopg"
