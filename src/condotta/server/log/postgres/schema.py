"""The PostgreSQL database itself: its schema, whether it is one of ours, and whether it keeps what it promises.

The tables are those of the SQLite file, and some more by which servers tell one another what they need not write down
alone: which table should have gone on (`due`), at which words were erased (`erased`). As there, rows and headers cannot
be changed, nor deleted but with their whole table.
"""

from __future__ import annotations

from typing import Any, Final

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from ..writes import StoreError

STEPS: Final = [
    """
    CREATE TABLE games (game text PRIMARY KEY, created bigint NOT NULL, header bytea NOT NULL);
    CREATE TABLE log (
        game text NOT NULL REFERENCES games ON DELETE CASCADE, seq bigint NOT NULL, at bigint NOT NULL,
        wall bigint NOT NULL, body bytea NOT NULL, seat integer, key text, mark text NOT NULL, PRIMARY KEY (game, seq));
    CREATE UNIQUE INDEX log_key ON log (game, seat, key) WHERE key IS NOT NULL;
    CREATE TABLE status (
        game text PRIMARY KEY REFERENCES games ON DELETE CASCADE, created bigint NOT NULL, state text NOT NULL,
        public boolean NOT NULL, awake boolean NOT NULL, card bytea NOT NULL);
    CREATE INDEX status_state ON status (state, public, created);
    CREATE TABLE snapshots (
        game text PRIMARY KEY REFERENCES games ON DELETE CASCADE, seq bigint NOT NULL, code text NOT NULL,
        body bytea NOT NULL);
    CREATE TABLE due (game text PRIMARY KEY REFERENCES games ON DELETE CASCADE, at bigint NOT NULL);
    CREATE INDEX due_at ON due (at);
    CREATE TABLE erased (game text PRIMARY KEY REFERENCES games ON DELETE CASCADE);
    CREATE TABLE beat (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
    INSERT INTO beat VALUES (1, 0);
    CREATE TABLE deleted (game text PRIMARY KEY, at bigint NOT NULL, why text NOT NULL);
    CREATE TABLE bans (address text PRIMARY KEY, at bigint NOT NULL);

    CREATE FUNCTION without_words(body bytea) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
        SELECT convert_to(regexp_replace(convert_from(body, 'UTF8'), '"text":"([^"\\\\]|\\\\.)*"', '"text":""'), 'UTF8')
    $$;
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation'; END
    $$;
    CREATE TRIGGER log_is_only_added_to BEFORE UPDATE ON log FOR EACH ROW
        WHEN (NOT ((NEW.game, NEW.seq, NEW.at, NEW.wall, NEW.mark) = (OLD.game, OLD.seq, OLD.at, OLD.wall, OLD.mark)
            AND NEW.seat IS NOT DISTINCT FROM OLD.seat AND NEW.key IS NOT DISTINCT FROM OLD.key
            AND convert_from(OLD.body, 'UTF8')::json->>'kind' IN ('talk', 'promise')
            AND NEW.body = without_words(OLD.body)))
        EXECUTE FUNCTION refuse('the log is only added to');
    CREATE TRIGGER headers_are_frozen BEFORE UPDATE ON games FOR EACH ROW EXECUTE FUNCTION refuse('headers are frozen');
    CREATE FUNCTION refuse_unless_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF NOT EXISTS (SELECT FROM deleted WHERE deleted.game = OLD.game) THEN
                RAISE EXCEPTION 'only whole tables are deleted' USING ERRCODE = 'integrity_constraint_violation';
            END IF;
            RETURN OLD;
        END
    $$;
    CREATE TRIGGER log_is_only_deleted_whole BEFORE DELETE ON log
        FOR EACH ROW EXECUTE FUNCTION refuse_unless_deleted();
    CREATE TRIGGER headers_are_only_deleted_with_their_log BEFORE DELETE ON games
        FOR EACH ROW EXECUTE FUNCTION refuse_unless_deleted();
    CREATE FUNCTION refuse_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF EXISTS (SELECT FROM deleted WHERE deleted.game = NEW.game) THEN
                RAISE EXCEPTION 'the table was deleted' USING ERRCODE = 'integrity_constraint_violation';
            END IF;
            RETURN NEW;
        END
    $$;
    CREATE TRIGGER deleted_is_deleted BEFORE INSERT ON games FOR EACH ROW EXECUTE FUNCTION refuse_deleted();

    CREATE UNLOGGED TABLE questions (
        id bigserial PRIMARY KEY, game text NOT NULL, number integer NOT NULL, seat integer NOT NULL,
        bot text NOT NULL, beside boolean NOT NULL, people boolean NOT NULL, rules text NOT NULL, turn integer NOT NULL,
        UNIQUE (game, number, seat, beside));
    CREATE INDEX questions_turn ON questions (turn, id);
    CREATE UNLOGGED TABLE signs (
        process text NOT NULL, number bigint NOT NULL, at timestamptz NOT NULL DEFAULT now(), sign bytea NOT NULL,
        PRIMARY KEY (process, number));
    CREATE UNLOGGED TABLE chores (name text PRIMARY KEY, at timestamptz NOT NULL);
    """,
    # What belongs to people: see `..people`.
    """
    CREATE TABLE persons (
        person text PRIMARY KEY, key text NOT NULL UNIQUE, public bytea NOT NULL, made bigint NOT NULL,
        used bigint NOT NULL, profile bytea, rated integer NOT NULL, shown text);
    CREATE TABLE ties (
        person text NOT NULL REFERENCES persons ON DELETE CASCADE,
        game text NOT NULL REFERENCES games ON DELETE CASCADE,
        seat integer NOT NULL, token text NOT NULL, at bigint NOT NULL, PRIMARY KEY (person, game));
    CREATE INDEX ties_game ON ties (game);
    CREATE TABLE results (
        person text NOT NULL REFERENCES persons ON DELETE CASCADE, game text NOT NULL, at bigint NOT NULL,
        body bytea NOT NULL, PRIMARY KEY (person, game));
    CREATE TABLE ratings (
        player text NOT NULL, kind text NOT NULL, mu double precision NOT NULL, sigma double precision NOT NULL,
        games integer NOT NULL, PRIMARY KEY (player, kind));
    CREATE TABLE subscriptions (
        id text PRIMARY KEY, game text NOT NULL REFERENCES games ON DELETE CASCADE, seat integer NOT NULL,
        token text NOT NULL, kind text NOT NULL, address text NOT NULL, body bytea NOT NULL, confirmed integer NOT NULL,
        told bigint NOT NULL, seen bigint NOT NULL, due bigint, claim text, UNIQUE (game, seat, token, kind, address));
    CREATE TABLE once (name text PRIMARY KEY, at bigint NOT NULL, claim text NOT NULL);
    CREATE TABLE own_keys (name text PRIMARY KEY, value text NOT NULL);
    """,
    # What a game looked like to the strongest bot.
    """
    CREATE TABLE reviews (game text PRIMARY KEY REFERENCES games ON DELETE CASCADE, body bytea NOT NULL);
    """,
]
"""The schema, version by version: a new database gets all steps, an older one those it lacks."""
FORMAT: Final = len(STEPS)
PEOPLE_SINCE: Final = 2
"""The version from which on there is something that belongs to people."""
ONE_AT_A_TIME: Final = 0x636F6E646F747461
"""The lock under which the schema is made, so that servers that start together do not do it twice."""
DURABLE: Final = ("fsync", "full_page_writes")
"""What must be on in the server; `synchronous_commit` each connection of ours turns on for itself."""


def connection_info(where: str) -> str:
    """How every connection is made: what is committed is on the disk, and who is cut off is found out."""
    try:
        known = conninfo_to_dict(where)
    except psycopg.ProgrammingError as error:
        raise StoreError("database-unusable", file=shown(where), reason=one_line(error)) from None
    usual: dict[str, Any] = {
        "connect_timeout": 10,
        "application_name": "condotta",
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 20_000,
    }
    options = f"-c synchronous_commit=on -c TimeZone=UTC {known.pop('options', '')}".strip()
    return make_conninfo(**{**usual, **known, "options": options})


def prepare(where: str, read_only: bool, trust: bool) -> int:
    """Look whether it is one of ours and keeps what it is given, and bring its schema up; its version. `trust`: even if
    it might lose what it has confirmed."""
    try:
        with psycopg.connect(connection_info(where), autocommit=True) as db:
            if not trust and not read_only:
                check_durable(db, where)
            version = version_of(db, where)
            if read_only:
                if version == 0:
                    raise StoreError("database-of-another-version", file=shown(where))
            elif version < FORMAT:
                with db.transaction():
                    db.execute("SELECT pg_advisory_xact_lock(%s)", (ONE_AT_A_TIME,))
                    for step in STEPS[version_of(db, where) :]:
                        db.execute(step)
                    db.execute(sql.SQL("COMMENT ON TABLE log IS {}").format(f"condotta {FORMAT}"))
                version = FORMAT
            return version
    except psycopg.Error as error:
        raise StoreError("database-unusable", file=shown(where), reason=one_line(error)) from None


def check_durable(db: psycopg.Connection[Any], where: str) -> None:
    for name in DURABLE:
        found = db.execute("SELECT current_setting(%s)", (name,)).fetchone()
        if found is not None and found[0] == "off":
            raise StoreError("database-not-durable", file=shown(where), setting=name)


def version_of(db: psycopg.Connection[Any], where: str) -> int:
    """Of the schema; 0 for a database with nothing in it."""
    found = db.execute(
        "SELECT obj_description(to_regclass('log'), 'pg_class'), "
        "EXISTS (SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace)"
    ).fetchone()
    assert found is not None
    note, used = found
    name, _, number = (note or "").partition(" ")
    if name != "condotta" or not number.isdigit():
        if used:
            raise StoreError("database-of-another-version", file=shown(where))
        return 0
    if int(number) > FORMAT:
        raise StoreError("database-of-newer-version", file=shown(where))
    return int(number)


def shown(where: str) -> str:
    """An address without its password."""
    try:
        known = conninfo_to_dict(where)
    except psycopg.ProgrammingError:
        return "postgresql://"
    host = known.get("host") or known.get("hostaddr") or ""
    port = f":{known['port']}" if known.get("port") else ""
    return f"postgresql://{host}{port}/{known.get('dbname') or ''}"


def one_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")
