"""One bad table never stops the house: it is set aside with its reason, and all others go on."""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.server import doctor
from condotta.server.log.rows import Act
from condotta.server.tables.registry import TableRegistry

from .clients import Sat, Wire, running, same_games

Play = Callable[[Wire, Sat, Sat], Coroutine[Any, Any, None]]


class House:
    """A database with one table that will be damaged, which goes on by itself, and one that is well."""

    def __init__(self, db: Path, bad: dict[str, Any], well: dict[str, Any]) -> None:
        self.db = db
        self.bad = bad
        self.well = well

    def damage(self, change: str) -> House:
        """What no program of ours can do."""
        broken = sqlite3.connect(self.db)
        for (trigger,) in broken.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            broken.execute(f"DROP TRIGGER {trigger}")
        changed = broken.execute(f"{change} AND game = ?", (self.bad["table"],))
        assert changed.rowcount > 0
        broken.commit()
        broken.close()
        return self

    def open(self, play: Play) -> None:
        async def served() -> None:
            async with running(self.db) as wire:
                await play(wire, Sat(wire, self.bad), Sat(wire, self.well))

        asyncio.run(served())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> House:
    db = tmp_path_factory.mktemp("house") / "t.db"
    made: list[dict[str, Any]] = []

    async def play() -> None:
        clock = {"kind": "bank", "seconds": 9000}
        async with running(db) as wire:
            for _table in range(2):
                table = await (await wire.create(["person"] * 2, clock=clock)).join_all()
                made.append(table.made)
                await wire.post(f"{table.path}/talk", table.tokens[0], {"text": "hello", "to": None, "key": "first"})
                dice = random.Random(1)
                for _step in range(70):
                    await table.step(dice)

    with same_games("played"):
        asyncio.run(play())
    return House(db, *made)


@pytest.fixture
def house(played: House, tmp_path: Path) -> House:
    return House(Path(shutil.copy(played.db, tmp_path / "t.db")), played.bad, played.well)


READABLE = {
    "a row that is no row": "UPDATE log SET body = '{' WHERE seq = 20",
    "a row of a kind unknown here": 'UPDATE log SET body = \'{"kind":"dance"}\' WHERE seq = 20',
    "a row that the rules refuse": 'UPDATE log SET body = \'{"kind":"act","seat":0,"act":65535,"by":"person"}\' '
    "WHERE seq = 20",
    "a row that is gone": "DELETE FROM log WHERE seq = 20",
}
SHUT = {
    "unknown-game": "UPDATE games SET header = replace(header, 'condottiere', 'chess') WHERE 1",
    "unknown-setup": 'UPDATE games SET header = replace(header, \'"options":{}\', \'"options":{"moon":1}\') WHERE 1',
    "unreadable": "UPDATE games SET header = '{' WHERE 1",
}


@pytest.mark.parametrize("change", READABLE.values(), ids=READABLE)
@pytest.mark.parametrize("snapshot", ["", "DELETE FROM snapshots WHERE 1"])
def test_a_table_with_a_bad_row_is_read_up_to_it_and_all_others_go_on(house: House, change: str, snapshot: str) -> None:
    if snapshot:
        house.damage(snapshot)

    async def play(wire: Wire, bad: Sat, well: Sat) -> None:
        await well.step(random.Random(1))
        heard = [message["seq"] for message in await bad.messages(bad.tokens[0])]
        assert heard == list(range(1, len(heard) + 1)) and len(heard) > 3
        assert (await wire.registry.get(bad.id)).state.row.seq == 19
        found = await wire.get(bad.path)
        seen = len(await bad.messages(None))  # of what seats answer in secret, spectators are told later
        assert found["stopped"]["key"] == "damaged" and found["stopped"]["args"] == {"row": seen + 1}
        body = {"text": "hello", "to": None, "key": "k"}
        await wire.refused(409, "damaged", f"{bad.path}/talk", bad.tokens[0], body)

    house.damage(change).open(play)


@pytest.mark.parametrize("snapshot", [True, False])
def test_a_gap_is_damage_even_where_the_rules_would_not_mind(house: House, snapshot: bool) -> None:
    if not snapshot:
        house.damage("DELETE FROM snapshots WHERE 1")

    async def play(wire: Wire, bad: Sat, well: Sat) -> None:
        assert snapshot or (await wire.get(bad.path))["stopped"]["key"] == "damaged"
        heard = await bad.messages(bad.tokens[0])
        kinds = [message["kind"] for message in await well.messages(well.tokens[0])]
        assert len(heard) == kinds.index("talk")
        assert (await wire.get(bad.path))["stopped"]["args"] == {"row": len(heard) + 1}

    house.damage("DELETE FROM log WHERE CAST(body AS TEXT) LIKE '%\"talk\"%'").open(play)


@pytest.mark.parametrize(("key", "change"), SHUT.items(), ids=SHUT)
def test_a_table_that_cannot_be_opened_says_why_and_all_others_go_on(house: House, key: str, change: str) -> None:
    async def play(wire: Wire, bad: Sat, well: Sat) -> None:
        await well.step(random.Random(1))
        for _again in range(2):
            found = await wire.get(bad.path, bad.tokens[0], 409)
            assert found["key"] == key
        french = await wire.http.get(bad.path, headers={"accept-language": "fr"})
        assert french.json()["key"] == key and french.json()["sentence"] != found["sentence"]
        answer = await wire.ask("GET", f"{bad.path}/stream?follow=0", bad.tokens[0])
        assert (answer.status_code, answer.json()["key"]) == (409, key)
        assert [*wire.registry.set_aside] == [bad.id]

    house.damage(change).open(play)


def test_an_option_unknown_here_is_named_in_the_language_of_the_caller(house: House) -> None:
    async def play(wire: Wire, bad: Sat, well: Sat) -> None:
        found = await wire.http.get(bad.path, headers={"accept-language": "nl"})
        assert "moon" in found.json()["sentence"] and "optie" in found.json()["sentence"]

    house.damage(SHUT["unknown-setup"]).open(play)


def test_a_table_that_is_set_aside_is_not_read_again_and_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(wire: Wire, bad: Sat, well: Sat) -> None:
        await wire.get(bad.path, None, 409)
        monkeypatch.setattr(wire.registry.opener, "open", None)
        await wire.get(bad.path, None, 409)

    house.damage(SHUT["unknown-setup"]).open(play)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE snapshots SET body = '{' WHERE 1",
        "UPDATE snapshots SET body = replace(body, 'condotta', 'nowhere') WHERE 1",
    ],
)
def test_a_bad_snapshot_costs_nothing_but_time(house: House, change: str) -> None:
    async def play(wire: Wire, bad: Sat, well: Sat) -> None:
        found = await wire.get(bad.path, bad.tokens[0])
        assert found["stopped"] is None
        assert [message["seq"] for message in await bad.messages(bad.tokens[0])] == list(range(1, found["seq"] + 1))
        assert (await bad.messages(bad.tokens[0], found["seq"] - 1))[-1]["seq"] == found["seq"]

    house.damage(change).open(play)


def test_a_table_that_the_index_has_lost_opens(house: House) -> None:
    async def play(wire: Wire, bad: Sat, well: Sat) -> None:
        assert (await wire.get(bad.path))["stopped"]["key"] == "damaged"

    house.damage("DELETE FROM status WHERE 1").damage(READABLE["a row that is gone"])
    house.damage("DELETE FROM snapshots WHERE 1").open(play)


@pytest.mark.parametrize("change", [*READABLE.values(), *SHUT.values()], ids=[*READABLE, *SHUT])
def test_the_doctor_names_it_and_looks_at_the_others(
    house: House, change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    house.damage(change)
    parser = argparse.ArgumentParser()
    doctor.add_arguments(parser)
    assert doctor.run(parser.parse_args([str(house.db)])) == 1
    told = capsys.readouterr().out
    assert f"Table {house.bad['table']}: " in told and house.well["table"] not in told
    assert "2 tables" in told and "1 faults" in told


def test_a_game_that_stumbles_over_its_past_in_any_way_is_set_aside(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the fault of the code is: it is that table's, not the server's."""
    new = type(GAMES["condottiere"]).new

    def stumbles(self: Any, seats: int, options: dict[str, object]) -> Any:
        if options:
            raise ZeroDivisionError
        return new(self, seats, options)

    monkeypatch.setattr(type(GAMES["condottiere"]), "new", stumbles)

    async def play(wire: Wire, bad: Sat, well: Sat) -> None:
        assert (await wire.get(bad.path, None, 409))["key"] == "unreadable"
        await well.step(random.Random(1))

    house.damage(SHUT["unknown-setup"]).open(play)


def test_waiting_tables_are_not_opened_at_the_start_and_idle_ones_with_a_clock_are_forgotten(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            for clock in (None, {"kind": "move", "seconds": 9000}):
                await wire.create(["person", "random"], clock=clock)
                await (await wire.create(["person"] * 2, clock=clock)).join_all()
        registry = TableRegistry(tmp_path / "t.db")
        opened: list[str] = []
        read = registry.opened
        registry.opened = lambda table_id: (opened.append(table_id), read(table_id))[1]  # type: ignore[method-assign]
        await registry.open()
        assert opened == [], "the start waits for nobody's table"
        await registry.woken
        states = {await registry.store.state_of(table) for table in opened}
        assert len(opened) == 1 and states == {"playing"}
        assert registry.tables == {} and len(registry.due) == 1
        await registry.close()

    asyncio.run(play())


def test_the_clock_of_a_forgotten_table_rings_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            table = await (await wire.create(["person"] * 2, clock={"kind": "move", "seconds": 9000})).join_all()
        registry = TableRegistry(tmp_path / "t.db")
        await registry.open()
        await registry.woken
        before = await registry.store.last_seq(table.id)
        assert [*registry.due] == [table.id] and registry.tables == {}
        registry.time.begins += 9_000_000
        while await registry.store.last_seq(table.id) == before:
            await asyncio.sleep(0.05)
        assert registry.due == {}
        row = next(iter(await registry.store.rows(table.id, before)))
        assert isinstance(row.body, Act) and row.body.by == "default"
        await registry.close()

    asyncio.run(play())
