"""Tables begun on release 0.1.0: those that replay equal go on by newer rules; the others can be read, and say why."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.kernel.record import read_record
from condotta.server import doctor
from condotta.server.log.rows import Rules
from condotta.server.tables import opening

from ..server.clients import Sat, Wire, running
from . import CHANGED_TABLES, RULES, SHOWN, TABLES, database

SAME = [what for what in TABLES if what not in CHANGED_TABLES]
BEGUN = [what for what in SAME if TABLES[what]["state"] in ("playing", "paused")]
OVER = [what for what in SAME if TABLES[what]["state"] == "over"]


def sat(wire: Wire, what: str) -> Sat:
    """The old table with its tokens."""
    old = TABLES[what]
    seats = [{"seat": "ABCDEF".index(name), "token": token} for name, token in old["tokens"].items()]
    return Sat(wire, {"table": old["table"], "host": old["host"], "seats": seats})


def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every game had been corrected since."""
    for game in GAMES.values():
        monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    monkeypatch.setattr(opening, "code_of", lambda game: "newer code")


def changed_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """And as if Condottiere went another way from its third battle on."""
    game = type(GAMES["condottiere"])
    view = game.view

    def other_view(self: Any, t: Any, eye: int) -> Any:
        seen = view(self, t, eye)
        return replace(seen, quiet=seen.quiet + (seen.battles >= 3))

    newer_rules(monkeypatch)
    monkeypatch.setattr(game, "view", other_view)


def play(db: Path, what: Callable[[Wire], Any]) -> None:
    async def served() -> None:
        async with running(db) as wire:
            await what(wire)

    asyncio.run(served())


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return database(tmp_path)


@pytest.mark.parametrize("newer", [False, True])
def test_every_table_opens_as_it_was(db: Path, newer: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if newer:
        newer_rules(monkeypatch)

    async def look(wire: Wire) -> None:
        for what, old in TABLES.items():
            table = sat(wire, what)
            found = await wire.get(table.path)
            if what in CHANGED_TABLES:
                assert found["stopped"]["key"] == "other-rules"
                continue
            assert found["stopped"] is None
            assert {key: found["table"][key] for key in ("state", "winners", "scores", "rematch")} == {
                key: old[key] for key in ("state", "winners", "scores", "rematch")
            }
            for name, options in old["options"].items():
                decision = (await table.now("ABCDEF".index(name)))["decision"]
                assert options == (decision and [option["text"] for option in decision["options"]]), (what, name)

    play(db, look)


def test_every_table_in_play_goes_on_by_newer_rules(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    newer_rules(monkeypatch)

    async def go_on(wire: Wire) -> None:
        for what in BEGUN:
            table, old = sat(wire, what), TABLES[what]
            if old["state"] == "paused":
                for seat, token in table.tokens.items():
                    body = {"on": False, "key": f"on {seat}"}
                    await wire.post(f"{table.path}/pause", token, body)
            now = GAMES[old["game"]].rules_version
            before = await table.lines(next(iter(table.tokens.values())))
            await table.step(random.Random(1))
            bodies = [row.body for row in await wire.registry.store.rows(table.id)]
            assert bodies.index(Rules(RULES, now)) == old["rows"]
            assert sum(isinstance(body, Rules) for body in bodies) == 1
            after = await table.lines(next(iter(table.tokens.values())))
            assert after[: len(before)] == before

    play(db, go_on)
    assert examine(db) == (1 if CHANGED_TABLES else 0)


def test_a_move_that_is_not_saved_is_not_forgotten(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table goes over to the newer rules with the first row that is saved."""
    newer_rules(monkeypatch)

    async def fail_once(wire: Wire) -> None:
        table = sat(wire, "condottiere: begun")
        body = {"text": "hello", "to": None, "key": "first"}
        with monkeypatch.context() as broken:
            broken.setattr(wire.registry.store, "append", failing)
            await wire.refused(503, "not-saved", f"{table.path}/talk", table.tokens[0], body)
        await wire.post(f"{table.path}/talk", table.tokens[0], body)
        kinds = [type(row.body).__name__ for row in await wire.registry.store.rows(table.id)]
        assert kinds[-2:] == ["Rules", "Talk"]

    play(db, fail_once)


async def failing(*writes: object) -> None:
    from condotta.server.log.writes import NotSaved

    raise NotSaved("planted")


def test_a_table_that_a_changed_rule_touches_is_read_up_to_there_and_says_why(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed_rule(monkeypatch)

    async def read(wire: Wire) -> None:
        stopped = {}
        for what in TABLES:
            table = sat(wire, what)
            found = await wire.get(table.path)
            if found["stopped"] is not None:
                stopped[what] = found["stopped"]
        assert "condottiere: over, of bots" in stopped and "condottiere: in play, with a bot" in stopped
        assert all(what.startswith("condottiere") or what in CHANGED_TABLES for what in stopped)
        assert "condottiere: begun" not in stopped

        what = "condottiere: in play, with a bot"
        table, old = sat(wire, what), TABLES[what]
        why = stopped[what]
        row = why["args"]["row"]
        assert why["key"] == "other-rules" and why["args"] == {
            "rules": RULES,
            "now": GAMES["condottiere"].rules_version,
            "row": row,
        }
        assert 5 < row <= old["rows"] and str(row) in why["sentence"]
        assert len(await table.lines(None)) == row - 1, "spectators count so"
        assert len(await table.lines(table.tokens[0])) >= row - 1
        record = (await wire.ask("GET", f"{table.path}/record", table.tokens[0])).text.splitlines()
        assert json.loads(record[0])["rules"] == 1 and len(record) > 5
        for path, body in (
            ("acts", {"text": "pass", "decision": 1, "key": "1"}),
            ("talk", {"text": "hello", "to": None, "key": "2"}),
            ("undo", {"key": "3"}),
            ("leave", {}),
            ("renew", {}),
            ("rematch", {}),
        ):
            await wire.refused(409, "other-rules", f"{table.path}/{path}", table.tokens[0], body)
        assert len(list(await wire.registry.store.rows(table.id))) == old["rows"]

    play(db, read)


def test_what_cannot_go_on_here_goes_on_where_its_rules_are(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as corrected:
        changed_rule(corrected)
        play(db, lambda wire: wire.get(sat(wire, BEGUN[0]).path))

    async def go_on(wire: Wire) -> None:
        table = sat(wire, "condottiere: in play, with a bot")
        assert (await wire.get(table.path))["stopped"] is None
        await table.step(random.Random(1))

    play(db, go_on)


def test_a_game_that_is_over_is_told_whole_though_a_rule_has_changed(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed_rule(monkeypatch)

    async def read(wire: Wire) -> None:
        over = [what for what in CHANGED_TABLES if TABLES[what]["state"] == "over"]
        for what in ("condottiere: over, with rematch", *over):
            table, old = sat(wire, what), TABLES[what]
            assert (await wire.get(table.path))["stopped"] is not None
            lines = (await wire.ask("GET", f"{table.path}/record")).text.splitlines()
            result = json.loads(lines[-1])
            assert result == {"winners": ["ABCDEF"[seat] for seat in old["winners"]], "scores": old["scores"]}
            assert len(await table.lines(None, viewer="B")) > 5

    play(db, read)


@pytest.mark.parametrize("what", OVER)
def test_a_finished_game_replays_as_a_record(db: Path, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    newer_rules(monkeypatch)

    async def read(wire: Wire) -> None:
        table = sat(wire, what)
        record = (await wire.ask("GET", f"{table.path}/record")).text
        match = read_record(record, GAMES)
        assert [int(score) for score in match.game.scores(match.table)] == TABLES[what]["scores"]
        answer = await wire.ask("POST", "/api/replay?eye=A", None, {"record": record})
        assert (
            answer.status_code == 200
            and f'"scores":{json.dumps(TABLES[what]["scores"], separators=(",", ":"))}'
            in (answer.text.splitlines()[-1])
        )

    play(db, read)


def examine(*words: object) -> int:
    parser = argparse.ArgumentParser()
    doctor.add_arguments(parser)
    return doctor.run(parser.parse_args([str(word) for word in words]))


def test_the_doctor_reads_the_old_database(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert examine(db) == (1 if CHANGED_TABLES else 0)
    assert f"{len(SHOWN['tables'])} tables" in capsys.readouterr().out


def test_the_doctor_names_and_exports_what_these_rules_would_play_otherwise(
    db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, touched = tmp_path / "whole.jsonl", tmp_path / "touched.jsonl"
    old = TABLES["condottiere: over, of bots"]
    assert examine(db, "--export", old["table"], whole) == 0
    changed_rule(monkeypatch)
    capsys.readouterr()
    assert examine(db) == 1
    now = GAMES["condottiere"].rules_version
    assert f"(it was played by rules {RULES}; these are rules {now})" in capsys.readouterr().out
    assert examine(db, "--export", old["table"], touched) == 0
    assert touched.read_text().splitlines()[1:] == whole.read_text().splitlines()[1:]
