"""The tables of rooms, in a file of SQLite or in PostgreSQL, and what is said if the database cannot be used."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from core.errors import InputError

SCHEMA = 2
LONGEST_TEXT = 140  # characters that a pupil writes
SECONDS = 5  # that a process waits for another one, or for PostgreSQL
_LOCK = 4919  # PostgreSQL's, so that one process alone makes the tables

_metadata = sql.MetaData()
schema = sql.Table("class_schema", _metadata, sql.Column("version", sql.Integer, primary_key=True))
room = sql.Table(
    "class_room",
    _metadata,
    sql.Column("code", sql.CHAR(6), primary_key=True),
    sql.Column("key_hash", sql.LargeBinary(32), nullable=False),
    sql.Column("lesson", sql.Text, nullable=False),
    sql.Column("stop", sql.SmallInteger, nullable=False),
    sql.Column("phase", sql.String(6), nullable=False),
    sql.Column("round", sql.SmallInteger, nullable=False),
    sql.Column("lead", sql.Boolean, nullable=False),
    sql.Column("locked", sql.Boolean, nullable=False),
    sql.Column("at_once", sql.Boolean, nullable=False),
    sql.Column("texts", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("rev", sql.Integer, nullable=False),
    sql.Column("started_minute", sql.Integer, nullable=False),
    sql.Column("ends", sql.Float(53), nullable=False),
)
member = sql.Table(
    "class_member",
    _metadata,
    sql.Column("room", sql.ForeignKey("class_room.code", ondelete="CASCADE"), primary_key=True),
    sql.Column("id", sql.LargeBinary(16), primary_key=True),
    sql.Column("name", sql.SmallInteger, nullable=False),
    sql.UniqueConstraint("room", "name"),
)
answer = sql.Table(
    "class_answer",
    _metadata,
    sql.Column("room", sql.CHAR(6), primary_key=True),
    sql.Column("member", sql.LargeBinary(16), primary_key=True),
    sql.Column("stop", sql.SmallInteger, primary_key=True),
    sql.Column("round", sql.SmallInteger, primary_key=True),
    sql.Column("first", sql.SmallInteger, nullable=False),
    sql.Column("last", sql.SmallInteger, nullable=False),
    sql.Column("tries", sql.SmallInteger, nullable=False),
    sql.Column("hint", sql.Boolean, nullable=False),
    sql.Column("minute", sql.Integer, nullable=False),
    sql.ForeignKeyConstraint(["room", "member"], ["class_member.room", "class_member.id"], ondelete="CASCADE"),
)

said = sql.Table(
    "class_said",
    _metadata,
    sql.Column("room", sql.CHAR(6), primary_key=True),
    sql.Column("member", sql.LargeBinary(16), primary_key=True),
    sql.Column("stop", sql.SmallInteger, primary_key=True),
    sql.Column("text", sql.String(LONGEST_TEXT), nullable=False),
    sql.Column("shown", sql.Boolean, nullable=False),
    sql.ForeignKeyConstraint(["room", "member"], ["class_member.room", "class_member.id"], ondelete="CASCADE"),
)


class AwayError(Exception):
    """The database does not answer, or not in time. What was asked may be asked again."""


class Database:
    """Transactions of one database. Safe under threads. Raises ``InputError`` if it cannot be opened, or a newer
    version of the app made it. ``address`` is the path of a file, or begins with ``postgresql``."""

    def __init__(self, address: str) -> None:
        self.is_file = "://" not in address
        self._engine = _file(address) if self.is_file else _server(address)
        self._reads = self._engine.execution_options(reads=True)
        self.insert = sqlite.insert if self.is_file else postgresql.insert
        try:
            self._make_tables()
        except SQLAlchemyError as error:
            raise InputError("commands-database-closed", why=_reason(error)) from None

    @contextmanager
    def reading(self) -> Iterator[sql.Connection]:
        """A transaction that changes nothing. Raises ``AwayError`` if the database does not answer."""
        with _told_apart(), self._reads.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sql.Connection]:
        """A transaction, which is on the disk when it is over. In SQLite there is one at a time. Raises ``AwayError``
        if the database does not answer; the change may have been made all the same."""
        with _told_apart(), self._engine.begin() as connection:
            yield connection

    def clean(self) -> None:
        """Empty SQLite's log of changes, which else would still hold what was deleted."""
        if self.is_file:
            with _told_apart(), self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        self._engine.dispose()

    def _make_tables(self) -> None:
        with self._engine.begin() as connection:
            if not self.is_file:
                connection.execute(sql.select(sql.func.pg_advisory_xact_lock(_LOCK)))
            _metadata.create_all(connection)
            version = connection.scalar(sql.select(schema.c.version))
            if version is None:
                connection.execute(schema.insert().values(version=SCHEMA))
            elif version > SCHEMA:
                raise InputError("commands-database-newer")
            elif version < SCHEMA:  # version 1 had no texts
                connection.execute(sql.text("ALTER TABLE class_room ADD COLUMN texts BOOLEAN DEFAULT FALSE NOT NULL"))
                connection.execute(schema.update().values(version=SCHEMA))


@contextmanager
def _told_apart() -> Iterator[None]:
    try:
        yield
    except sql.exc.IntegrityError:
        raise
    except SQLAlchemyError as error:
        raise AwayError(type(error).__name__) from None


def _file(path: str) -> sql.Engine:
    if not path or not Path(path).resolve().parent.is_dir():
        raise InputError("commands-database-folder", path=path)
    engine = sql.create_engine(
        sql.URL.create("sqlite", database=str(Path(path).resolve())),
        hide_parameters=True,
        connect_args={"timeout": SECONDS},
    )
    sql.event.listen(engine, "connect", _prepare)
    sql.event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: object, _: object) -> None:
    """Let each connection write what lasts and delete what goes: its bytes are overwritten."""
    connection.isolation_level = None  # type: ignore[attr-defined]  # transactions begin in _begin
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for setting in ("journal_mode = WAL", "foreign_keys = ON", "secure_delete = ON", "synchronous = NORMAL"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: sql.Connection) -> None:
    options = connection.get_execution_options()
    if options.get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN" if options.get("reads") else "BEGIN IMMEDIATE")


def _server(address: str) -> sql.Engine:
    if not re.match(r"postgresql(\+psycopg)?://", address):
        raise InputError("commands-database-kind")
    try:
        url = sql.make_url(address).set(drivername="postgresql+psycopg")
        waits = {"connect_timeout": SECONDS, "options": f"-c statement_timeout={SECONDS}s -c lock_timeout={SECONDS}s"}
        return sql.create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=waits)
    except (SQLAlchemyError, ValueError):
        raise InputError("commands-database-address") from None


def _reason(error: SQLAlchemyError) -> str:
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return f"{(lines or [type(error).__name__])[0].rstrip('.')}."
