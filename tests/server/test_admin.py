"""Orders from the command line to a server that runs."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import json
import random
import shlex
import stat
from collections.abc import Callable, Coroutine
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest

from condotta.cli import main
from condotta.server import admin
from condotta.server.house import health
from condotta.server.house.admin import Admin, socket_of
from condotta.server.log.store import is_address
from condotta.server.tables.bans import Bans

from .clients import Sat, Wire, hear_all, running
from .real import served, told
from .test_saving import Faulty


class House:
    """A running server and its database, to which orders are given as on the command line."""

    def __init__(self, db: str, wire: Wire) -> None:
        self.db = db
        self.wire = wire

    async def order(self, *words: object) -> str:
        done, out, _err = await self.given(*words)
        assert done == 0, (words, out, _err)
        return out

    async def refused(self, *words: object) -> str:
        done, _out, err = await self.given(*words)
        assert done == 2
        return err

    async def given(self, *words: object) -> tuple[int, str, str]:
        def give() -> tuple[int, str, str]:
            with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
                done = main(["admin", "--db", self.db, *(str(word) for word in words)])
            return done, out.getvalue(), err.getvalue()

        answer = await asyncio.to_thread(give)
        if self.wire.app is not None:  # in this process, as in `play`
            await hear_all(self.wire)
        return answer


def play(db: str, what: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    """In this process: what is tested is what the orders do. On PostgreSQL they are carried out beside the servers."""

    async def house() -> None:
        async with running(db) as wire:
            listening = None if is_address(db) else await Admin(wire.registry).listen(socket_of(Path(db)))
            await what(House(db, wire))
            if listening is not None:
                listening.close()

    asyncio.run(house())


async def begun(house: House, **more: Any) -> Sat:
    return await (await house.wire.create(["person"] * 2, **more)).join_all()


def test_a_running_server_does_what_it_is_told(tmp_path: Path) -> None:
    """A real one, with somebody who listens."""
    db = tmp_path / "t.db"

    async def orders() -> None:
        async with served(db) as (wire, server):
            house, table = House(str(db), wire), await (await wire.create(["person"] * 2)).join_all()
            assert stat.S_IMODE(socket_of(db).stat().st_mode) == 0o600
            listed = await house.order("list")
            assert table.id in listed and "playing" in listed and "Player 0, Player 1" in listed
            last = table.place(table.tokens[0], (await wire.get(table.path, table.tokens[0]))["seq"])
            async with server.socket(table.id, last) as socket:
                await socket.send(json.dumps({"token": table.tokens[0]}))
                await house.order("pause", "all", "back in an hour")
                heard = json.loads(await told(socket))
                assert heard["kind"] == "notice" and heard["change"] == {"text": "back in an hour", "pause": True}
                assert heard["table"]["state"] == "paused"
                await house.order("resume", table.id)
                assert json.loads(await told(socket))["table"]["state"] == "playing"
            assert "is called Zoë" in await house.order("rename", table.id, 1, "Zoë")
            assert "Zoë" in await house.order("show", table.id)
            await house.order("delete", table.id)
            assert (await wire.get(table.path, None, 410))["key"] == "deleted"
            assert table.id not in await house.order("list")
            assert "Traceback" not in server.log.read_text()
        assert not socket_of(db).exists()
        assert "No server is running" in await house.refused("list")

    asyncio.run(orders())


def test_a_socket_left_behind_by_a_crash_is_no_hindrance(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    socket_of(db).write_bytes(b"")

    async def look(house: House) -> None:
        assert "table" in await house.order("list")

    play(str(db), look)


def test_show_tells_no_secret(db: str) -> None:
    async def look(house: House) -> None:
        table = await begun(house)
        shown = await house.order("show", table.id)
        assert "condottiere" in shown and "seat 1 (A): Player 0" in shown and "is asked" in shown
        view = (await table.now(0))["view"]
        assert view["hand"] and "hand" not in shown
        for token in (*table.tokens.values(), table.host):
            assert token not in shown

    play(db, look)


def test_a_pause_stops_the_clock_and_all_and_its_players_can_end_it(db: str) -> None:
    async def pause(house: House) -> None:
        table, waiting = (
            await begun(house, clock={"kind": "move", "seconds": 900}),
            await house.wire.create(["person"] * 2),
        )
        answer = await house.order("pause", "all", "")
        assert table.id in answer and waiting.id not in answer
        assert (await table.now(0))["clock"]["running"] == []
        assert "paused" in await house.refused("pause", table.id, "again")
        for seat, token in table.tokens.items():
            await house.wire.post(f"{table.path}/pause", token, {"on": False, "key": f"k{seat}"})
        assert await table.state() == "playing" and (await table.now(0))["clock"]["running"]
        assert "told" in await house.order("tell", waiting.id, "hello")
        assert (await waiting.messages(None))[-1]["change"] == {"text": "hello", "pause": None}
        assert "still waiting" in await house.refused("pause", waiting.id, "x")
        assert "no such table" in await house.refused("tell", "nowhere", "x")

    play(db, pause)


def test_a_pause_of_the_house_survives_a_new_start(db: str) -> None:
    made: dict[str, Any] = {}

    async def pause(house: House) -> None:
        made.update((await begun(house)).made)
        await house.order("pause", made["table"], "soon")

    async def look(house: House) -> None:
        assert await Sat(house.wire, made).state() == "paused"
        assert house.wire.registry.set_aside == {}

    play(db, pause)
    play(db, look)


def test_close_ends_a_table_in_any_phase(db: str) -> None:
    async def close(house: House) -> None:
        for table in (await begun(house), await house.wire.create(["person"] * 2)):
            await house.order("close", table.id)
            assert await table.state() == "closed"
            assert "closed" in await house.refused("close", table.id)

    play(db, close)


def test_a_freed_seat_is_for_somebody_else(db: str) -> None:
    async def free(house: House) -> None:
        table = await house.wire.create(["person"] * 2)
        assert "Nobody sits there" in await house.refused("free", table.id, 1)
        await house.wire.post(f"{table.path}/join", table.tokens[0], {"name": "Ada"})
        answer = await house.order("free", table.id, 1)
        await house.wire.refused(401, "unknown-token", f"{table.path}/join", table.tokens[0], {"name": "Ada"})
        token = answer.strip().partition("#")[2]
        await house.wire.post(f"{table.path}/join", token, {"name": "Bea"})
        assert (await table.messages(None))[-1]["table"]["seats"][0]["name"] == "Bea"
        assert "no such seat" in await house.refused("free", table.id, 3)
        playing = await begun(house)
        assert "being played" in await house.refused("free", playing.id, 1)

    play(db, free)


def test_a_player_gets_another_name_and_all_are_told(db: str) -> None:
    async def rename(house: House) -> None:
        table = await begun(house)
        await house.order("rename", table.id, 2, "  Bea ")
        heard = (await table.messages(table.tokens[0]))[-1]
        assert heard["change"] == {"seat": 1, "what": "renamed", "was": "Player 1"}
        assert heard["table"]["seats"][1]["name"] == "Bea"
        assert "already called" in await house.refused("rename", table.id, 1, "BEA")
        await table.step(random.Random(1))

    play(db, rename)


def test_reload_reads_a_table_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def reload(house: House) -> None:
        table, registry = await begun(house), house.wire.registry
        live = await registry.get(table.id)
        live.state.seats[0].name = "wrong in memory"
        assert "Player 0" in await house.order("reload", table.id)
        registry._forget(live)
        with monkeypatch.context() as broken:
            broken.setattr(registry.opener, "open", None)
            await house.wire.get(table.path, None, 409)
        await house.wire.get(table.path, None, 409)
        assert "set aside" in await house.order("list")
        assert "playing" in await house.order("reload", table.id)
        assert await table.state() == "playing" and registry.set_aside == {}

    play(str(tmp_path / "t.db"), reload)


def test_talk_is_erased(db: str) -> None:
    async def erase(house: House) -> None:
        table = await begun(house)
        await house.wire.post(f"{table.path}/talk", table.tokens[0], {"text": "psst", "to": [1], "key": "k"})
        await house.order("erase-talk", table.id)
        assert "psst" not in "".join(await table.lines(table.tokens[1]))

    play(db, erase)


def test_a_banned_address_is_not_served_until_it_is_again(db: str) -> None:

    async def ban(house: House) -> None:
        for nonsense in ("nobody", "127.0.0.1", "::1", "0.0.0.0/0"):
            await house.refused("ban", nonsense)
        await house.order("ban", "192.0.2.7")
        assert "banned: 192.0.2.7/32" in await house.order("list")

    async def still(house: House) -> None:
        bans = house.wire.registry.bans
        assert bans.hold("192.0.2.7") and not bans.hold("192.0.2.8")
        bans.networks.add(ip_network("127.0.0.1/32"))  # what no order can do, to see somebody shut out
        answer = await house.wire.ask("GET", "/api/games")
        assert (answer.status_code, answer.json()["key"]) == (403, "banned")
        bans.networks.remove(ip_network("127.0.0.1/32"))
        await house.order("unban", "192.0.2.7")
        assert "banned" not in await house.order("list")
        assert (await house.wire.ask("GET", "/api/games")).status_code == 200

    play(db, ban)
    play(db, still)


def test_of_ipv6_at_least_a_whole_64_is_banned() -> None:
    bans = Bans()
    assert bans.add("2001:db8::5") == "2001:db8::/64"
    assert bans.hold("2001:db8::ffff") and not bans.hold("2001:db8:0:1::5")
    assert not bans.hold("?") and not bans.hold("")


def test_health_says_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "MAX_SECONDS", 600.0)
    monkeypatch.setattr(health, "KNOWN_FOR", 0.0)

    async def ask(house: House) -> None:
        assert "The store writes" in await house.order("health")
        Faulty(house.wire.registry.store, "BEGIN", ValueError("planted"))
        assert "Not ready: store." in await house.refused("health")

    play(str(tmp_path / "t.db"), ask)


def test_nonsense_is_answered_too(db: str) -> None:
    async def ask(house: House) -> None:
        told = Admin(house.wire.registry)
        for line in (b"", b"{", b'{"what": "dance"}', b'{"what": "show", "table": 5}', b'{"what": "show"}'):
            assert (await told.reply(line)).refused is not None

    play(db, ask)


@pytest.mark.parametrize("order", admin.ORDERS)
def test_every_order_has_help(order: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    admin.add_arguments(parser)
    with pytest.raises(SystemExit) as ended:
        parser.parse_args(shlex.split(f"{order} --help"))
    assert ended.value.code == 0
    assert admin.ORDERS[order][0].split()[0] in capsys.readouterr().out


def test_every_order_is_known_on_both_sides(db: str) -> None:
    async def look(house: House) -> None:
        assert {*Admin(house.wire.registry).orders} == {*admin.ORDERS}

    play(db, look)
