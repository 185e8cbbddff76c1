"""Deleting tables and erasing private talk: explicit operations beside a log that is only added to."""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from condotta.kernel.errors import SetupError
from condotta.server import doctor, serve
from condotta.server.house.retention import DAY, Retention
from condotta.server.log.rows import Created, PromiseMade, Row, Talk
from condotta.server.log.sqlite.reader import SqliteReader
from condotta.server.log.times import wall_time
from condotta.server.log.writes import Deletion, NewRows, NotSaved, Write
from condotta.server.state.new_table import new_table

from .clients import REFUSED, Sat, Wire, ask_database, fresh_key, running

SECRETS = ("meet me at the bridge", "I shall spare Siena")


async def begun(wire: Wire, **more: Any) -> Sat:
    return await (await wire.create(["person"] * 2, **more)).join_all()


async def talked(table: Sat) -> Sat:
    for text, to in ((SECRETS[0], [1]), ("for all to hear", None)):
        body = {"text": text, "to": to, "key": fresh_key()}
        await table.wire.post(f"{table.path}/talk", table.tokens[0], body)
    for text, openly in ((SECRETS[1], False), ("sworn before all", True)):
        body = {"text": text, "to": 1, "open": openly, "key": fresh_key()}
        await table.wire.post(f"{table.path}/promises", table.tokens[0], body)
    return table


def play(db: str | Path, what: Callable[[Wire], Coroutine[Any, Any, None]]) -> None:
    async def served() -> None:
        async with running(db) as wire:
            await what(wire)

    asyncio.run(served())


def examine(*words: object) -> int:
    parser = argparse.ArgumentParser()
    doctor.add_arguments(parser)
    return doctor.run(parser.parse_args([str(word) for word in words]))


def on_disk(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


# By all who sat there


async def wishes(table: Sat, seat: int, on: bool = True) -> bool:
    found = await table.wire.post(f"{table.path}/deletion", table.tokens[seat], {"on": on, "key": fresh_key()})
    return bool(found["deleted"])


def test_a_table_goes_when_all_who_sat_there_want_it(db: str) -> None:
    async def ask(wire: Wire) -> None:
        table, other = await talked(await begun(wire)), await begun(wire)
        assert not await wishes(table, 0)
        told = (await table.messages(table.tokens[1]))[-1]
        assert told["kind"] == "deletion" and told["change"] == {"seat": 0, "on": True}
        assert not await wishes(table, 0, on=False)
        assert not await wishes(table, 1), "one of them has thought better of it"
        assert not await wishes(other, 0)
        assert await wishes(table, 0)
        found = await wire.get(table.path, table.tokens[0], 410)
        assert found["key"] == "deleted" and found["args"] == {"why": "players"}
        assert await other.state() == "playing"
        assert await wire.registry.store.tables() == [other.id]
        for name in ("log", "games", "status", "snapshots"):
            assert ask_database(db, f"SELECT count(*) FROM {name} WHERE game = ?", table.id) == [(0,)], name

    play(db, ask)


def test_neither_the_host_nor_a_spectator_nor_a_free_seat_has_a_say(db: str) -> None:
    async def ask(wire: Wire) -> None:
        table = await wire.create(["person"] * 3 + ["random"])
        body = {"on": True, "key": "k"}
        await wire.refused(401, "needs-token", f"{table.path}/deletion", None, body)
        await wire.refused(403, "needs-token", f"{table.path}/deletion", table.host, body)
        for seat in (0, 1):
            await wire.post(f"{table.path}/join", table.tokens[seat], {"name": f"P{seat}"})
        assert not await wishes(table, 0)
        assert await wishes(table, 1), "nobody sits at the third seat, and a bot is nobody"

    play(db, ask)


def test_wishes_survive_a_new_start_with_and_without_a_snapshot(db: str) -> None:
    async def one(wire: Wire) -> None:
        table = await begun(wire)
        await wishes(table, 1)
        made.update(table.made)
        wire.registry.opener.keep((await wire.registry.get(table.id)).state)

    async def other(wire: Wire) -> None:
        assert (await wire.registry.get(made["table"])).state.wants_deletion == {1}
        assert await wishes(Sat(wire, made), 0)

    made: dict[str, Any] = {}
    play(db, one)
    play(db, other)


def test_whoever_has_a_deleted_table_open_hears_nothing_more_and_cannot_write(db: str) -> None:
    async def ask(wire: Wire) -> None:
        table = await begun(wire)
        live = await wire.registry.get(table.id)
        stream = asyncio.ensure_future(wire.ask("GET", f"{table.path}/stream", table.tokens[0]))
        while not live.watchers:
            await asyncio.sleep(0.01)
        await wire.registry.delete(table.id, "host")
        assert len((await asyncio.wait_for(stream, 30)).text.split()) > 3, "the stream has ended"
        with pytest.raises(Exception, match="deleted"):
            await live.change(lambda: [Talk(0, None, "too late")])
        assert await wire.registry.store.last_seq(table.id) == 0

    play(db, ask)


def test_what_is_not_saved_is_not_deleted(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(wire: Wire) -> None:
        table, append = await begun(wire), wire.registry.store.append
        await wishes(table, 0)

        async def full(*writes: Write) -> None:
            if isinstance(writes[0], Deletion):
                raise NotSaved("disk full")
            await append(*writes)

        with monkeypatch.context() as broken:
            broken.setattr(wire.registry.store, "append", full)
            await wire.refused(503, "not-saved", f"{table.path}/deletion", table.tokens[1], {"on": True, "key": "k"})
        assert await table.state() == "playing"
        again = await wire.post(f"{table.path}/deletion", table.tokens[1], {"on": True, "key": "k"})
        assert again["deleted"] is True

    play(db, ask)


# By age


def test_only_tables_that_are_old_enough_go_and_only_if_that_is_wanted(db: str) -> None:
    async def ask(wire: Wire) -> None:
        closed, waiting, playing = (
            await wire.create(["person"] * 2),
            await wire.create(["person"] * 2),
            await begun(wire),
        )
        await wire.post(f"{closed.path}/close", closed.host)
        registry, now = wire.registry, wall_time()
        await Retention(registry).sweep(now + 1000 * DAY)
        await Retention(registry, finished=30).sweep(now + 29 * DAY)
        assert len(await registry.store.tables()) == 3
        await Retention(registry, finished=30).sweep(now + 31 * DAY)
        assert (await wire.get(closed.path, None, 410))["args"] == {"why": "age"}
        assert sorted(await registry.store.tables()) == sorted([waiting.id, playing.id])
        (await registry.get(waiting.id)).watchers[0] += 1
        await Retention(registry, abandoned=30).sweep(now + 31 * DAY)
        assert await registry.store.tables() == [waiting.id], "somebody is looking at it"

    play(db, ask)


# By the doctor


def test_the_doctor_deletes_a_table_for_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made: list[Sat] = []

    async def ask(wire: Wire) -> None:
        made.extend([await talked(await begun(wire)), await begun(wire)])
        with pytest.raises(SetupError, match="using"):
            await asyncio.to_thread(examine, tmp_path / "t.db", "--delete", made[0].id)

    play(tmp_path / "t.db", ask)
    assert SECRETS[0].encode() in on_disk(tmp_path)
    with pytest.raises(SetupError, match="no table nowhere"):
        examine(tmp_path / "t.db", "--delete", "nowhere")
    with pytest.raises(SetupError, match="no database"):
        examine(tmp_path / "none.db", "--delete", "nowhere")
    assert examine(tmp_path / "t.db", "--delete", made[0].id) == 0
    assert asyncio.run(SqliteReader(tmp_path / "t.db").tables()) == [made[1].id]
    assert asyncio.run(SqliteReader(tmp_path / "t.db").deleted(made[0].id)) == "host"
    assert SECRETS[0].encode() not in on_disk(tmp_path), "nothing of it is left in the file"
    assert examine(tmp_path / "t.db") == 0


def test_private_talk_is_erased_without_breaking_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made: list[Sat] = []
    before: list[Any] = []

    async def ask(wire: Wire) -> None:
        table = await talked(await begun(wire))
        dice = random.Random(1)
        for _step in range(70):
            await table.step(dice)
        made.append(table)
        before.extend(await wire.registry.store.rows(table.id))
        assert SqliteReader(tmp_path / "t.db").db.execute("SELECT count(*) FROM snapshots").fetchone() == (1,)

    play(tmp_path / "t.db", ask)
    assert examine(tmp_path / "t.db", "--erase-talk", made[0].id) == 0
    assert examine(tmp_path / "t.db") == 0, "every mark is what it was"
    for secret in SECRETS:
        assert secret.encode() not in on_disk(tmp_path)
    after = [*asyncio.run(SqliteReader(tmp_path / "t.db").rows(made[0].id))]
    changed = [(old.body, new.body) for old, new in zip(before, after, strict=True) if old != new]
    assert [type(old) for old, _new in changed] == [Talk, PromiseMade]
    assert all(new.text == "" for _old, new in changed)

    async def go_on(wire: Wire) -> None:
        table = Sat(wire, made[0].made)
        said = [message["said"]["text"] for message in await table.messages(table.tokens[1]) if "said" in message]
        assert said == ["", "for all to hear"]
        await table.step(random.Random(2))

    play(tmp_path / "t.db", go_on)


def test_private_talk_is_erased_while_the_table_is_open(db: str) -> None:
    async def ask(wire: Wire) -> None:
        table = await talked(await begun(wire))
        await wire.registry.erase_talk(table.id)
        told = "".join(await table.lines(table.tokens[1]))
        assert "for all to hear" in told and "sworn before all" in told
        assert not any(secret in told for secret in SECRETS)
        await table.step(random.Random(1))

    play(db, ask)


@pytest.mark.parametrize("days", ["0", "-1", "nan", "inf", "soon"])
@pytest.mark.parametrize(
    "option", ["--delete-finished-after", "--delete-abandoned-after", "--backup-every", "--backups"]
)
def test_a_time_is_more_than_nothing(option: str, days: str) -> None:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    with pytest.raises(SystemExit):
        parser.parse_args([option, days])


def test_a_table_that_is_being_deleted_cannot_be_opened_meanwhile(db: str) -> None:
    async def ask(wire: Wire) -> None:
        table, registry = await begun(wire), wire.registry
        registry._forget(await registry.get(table.id))
        deleting = asyncio.ensure_future(registry.delete(table.id, "age"))
        await asyncio.sleep(0)
        assert (await wire.ask("GET", table.path)).json()["key"] == "deleted"
        await deleting
        assert registry.set_aside == {}
        assert (await wire.get(table.path, None, 410))["key"] == "deleted"

    play(db, ask)


# The database itself


def test_a_deleted_table_does_not_come_back(db: str) -> None:
    async def ask(wire: Wire) -> None:
        table, store = await begun(wire), wire.registry.store
        header = await store.header(table.id)
        assert header is not None
        await wire.registry.delete(table.id, "host")
        for write in (new_table(table.id, header, 0), NewRows(table.id, [Row(1, 0, 0, Created())])):
            with pytest.raises(NotSaved):
                await store.append(write)

    play(db, ask)


@pytest.mark.parametrize(
    "change", [{"text": "otherwise"}, {"text": "", "to": [2]}, {"text": "", "seat": 1}, {"text": "", "kind": "act"}]
)
def test_nothing_of_a_log_can_be_changed_but_that_words_go(db: str, change: dict[str, Any]) -> None:
    async def ask(wire: Wire) -> None:
        table = await begun(wire)
        await wire.post(f"{table.path}/talk", table.tokens[0], {"text": "psst", "to": [1], "key": "k"})

    play(db, ask)
    [(body,)] = ask_database(db, "SELECT body FROM log WHERE key = 'k'")
    changed = msgspec.json.encode(msgspec.json.decode(body) | change)
    refused = "UPDATE log SET body = ? WHERE key = 'k'", "UPDATE log SET body = ? WHERE seq = 1"
    for statement in refused:
        with pytest.raises(REFUSED):
            ask_database(db, statement, changed)
    silent = msgspec.json.encode(msgspec.json.decode(body) | {"text": ""})
    for statement in ("UPDATE log SET body = ?, seat = 1 WHERE key = 'k'", "UPDATE log SET body = ?, key = NULL"):
        with pytest.raises(REFUSED):
            ask_database(db, statement, silent)
    with pytest.raises(REFUSED):
        ask_database(db, "DELETE FROM log WHERE key = 'k'")
    ask_database(db, "UPDATE log SET body = ? WHERE key = 'k'", silent)
