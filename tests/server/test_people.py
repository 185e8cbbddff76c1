"""The personal key: it opens exactly the seats that are tied to it, for as long as their tokens do, and nobody else."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from condotta.server.http.limits import Limits
from condotta.server.people import people
from condotta.server.people.people import OWNED
from condotta.server.people.sealing import public_of, seal, unseal
from condotta.server.state.tokens import hash_of

from .clients import Sat, Wire, ask_database, fresh_key, running
from .many import at
from .many import play as among
from .odd_bots import run
from .twins import served_here


def new_key() -> str:
    return secrets.token_urlsafe(32)


async def person(wire: Wire) -> str:
    key = new_key()
    await wire.post("/api/person", None, {"key": key})
    return key


async def tie(wire: Wire, key: str, table: Sat, token: str) -> list[Any]:
    found: list[Any] = (await wire.post("/api/person/ties", key, {"ties": [{"table": table.id, "token": token}]}))[
        "ties"
    ]
    return found


async def role(wire: Wire, table: Sat, token: str) -> Any:
    answer = await wire.ask("GET", table.path, token)
    return answer.json()["you"]["role"] if answer.status_code == 200 else answer.status_code


def test_a_key_opens_the_seats_that_are_tied_to_it_and_no_others(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            one, other = [await (await wire.create(["person"] * 2)).join_all() for _table in range(2)]
            ada, bea = await person(wire), await person(wire)
            assert await role(wire, one, ada) == 401, "nothing is tied yet"
            assert await tie(wire, ada, one, one.tokens[0]) == [{"table": one.id, "seat": 0, "role": "seat"}]
            assert (await wire.get(one.path, ada))["you"] == {"role": "seat", "seat": 0}
            assert await role(wire, other, ada) == 401 and await role(wire, one, bea) == 401
            assert await tie(wire, bea, one, one.host) == [], "the host's link is no seat"
            assert await tie(wire, bea, one, ada) == [] == await tie(wire, bea, one, other.tokens[0])
            table = Sat(wire, one.made)
            await tie(wire, bea, one, one.tokens[1])
            table.tokens = {0: ada, 1: bea}
            seat = await table.asked()
            assert seat is not None
            await table.act(seat, (await table.now(seat))["decision"]["options"][0]["text"])
            assert await table.lines(ada) == await one.lines(one.tokens[0])
            assert (await wire.post("/api/person/untie", ada, {"table": one.id})) == {}
            assert await role(wire, one, ada) == 401 and await role(wire, one, bea) == "seat"
            assert (await wire.get("/api/person", bea))["tables"] == 1

    run(play())


def test_it_stops_with_the_link_and_keeps_only_the_owners_right_after_a_hand_over(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            ada, bea = await person(wire), await person(wire)
            await tie(wire, ada, table, table.tokens[0])
            await tie(wire, bea, table, table.tokens[1])
            handed = await wire.post(f"{table.path}/handover", ada, {"to": "person"})
            assert await role(wire, table, ada) == "owner" and await role(wire, table, handed["token"]) == "seat"
            await wire.refused(403, "handed-over", f"{table.path}/talk", ada, {"text": "Hm", "key": fresh_key()})
            assert (await table.messages(ada))[-1]["view"]["eye"] != 0, "the hand is another's now"
            dora = await person(wire)
            assert (await tie(wire, dora, table, handed["token"]))[0]["role"] == "seat"
            await wire.post(f"{table.path}/back", ada)
            assert await role(wire, table, ada) == "seat" and await role(wire, table, dora) == 401
            new = (await wire.post(f"{table.path}/renew", table.tokens[1]))["token"]
            assert await role(wire, table, bea) == 401, "the link that was tied is void"
            assert (await tie(wire, bea, table, table.tokens[1])) == []
            assert (await tie(wire, bea, table, new))[0]["seat"] == 1 and await role(wire, table, bea) == "seat"

    run(play())


def test_a_rematch_is_opened_by_the_same_keys(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "random"])).join_all()
            ada = await person(wire)
            await tie(wire, ada, table, table.tokens[0])
            await wire.post(f"{table.path}/handover", ada, {"to": "bot", "bot": "random"})
            await table.ends()
            again = (await wire.post(f"{table.path}/rematch", ada))["table"]
            assert (await wire.get(f"/api/tables/{again}", ada))["you"] == {"role": "seat", "seat": 0}
            await wire.post(f"/api/tables/{again}/join", ada, {"name": "Ada"})

    run(play())


def test_a_renewed_key_takes_all_along_and_the_old_one_is_worth_nothing(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            old, new = await person(wire), new_key()
            await wire.post("/api/person/profile", old, {"profile": {"name": "Ada", "sound": False}})
            await tie(wire, old, table, table.tokens[0])
            await wire.post("/api/person/renew", old, {"key": new})
            known = await wire.get("/api/person", new)
            assert known["profile"] == {"name": "Ada", "sound": False} and known["tables"] == 1
            assert await role(wire, table, new) == "seat" and await role(wire, table, old) == 401
            for path, body in [("renew", {"key": new_key()}), ("forget", {}), ("profile", {"profile": {}})]:
                await wire.refused(401, "unknown-key", f"/api/person/{path}", old, body)
            await wire.refused(401, "unknown-key", "/api/person/ties", old, {"ties": []})
            other = await person(wire)
            await wire.refused(422, "key-used-before", "/api/person/renew", other, {"key": new})
            assert await role(wire, table, new) == "seat"

    run(play())


def test_who_listens_by_a_key_hears_nothing_more_when_it_is_renewed(tmp_path: Path) -> None:
    async def play() -> None:
        async with served_here(tmp_path / "t.db") as side:
            table = await (await side.wire.create(["person"] * 2)).join_all()
            stolen = await person(side.wire)
            await tie(side.wire, stolen, table, table.tokens[0])
            async with connect(f"{side.url.replace('http', 'ws', 1)}{table.path}/socket", proxy=None) as thief:
                await thief.send(json.dumps({"token": stolen}))
                assert json.loads(await thief.recv())["seq"] == 1
                await side.wire.post("/api/person/renew", stolen, {"key": new_key()})
                await side.wire.post(f"{table.path}/talk", table.tokens[1], {"text": "Only us", "key": fresh_key()})
                async with asyncio.timeout(60):
                    rest = [str(frame) async for frame in thief]
                assert not any("Only us" in frame for frame in rest) and thief.close_code == 1000

    run(play())


def test_tables_of_a_key_are_few_but_those_it_has_stay_its_own(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MAX_TIES", 1)

    async def play() -> None:
        async with running(db) as wire:
            one, other = [await (await wire.create(["person"] * 2)).join_all() for _table in range(2)]
            key = await person(wire)
            await tie(wire, key, one, one.tokens[0])
            assert (await tie(wire, key, one, one.tokens[1]))[0]["seat"] == 1, "the last seat that was asked for"
            body = {"ties": [{"table": other.id, "token": other.tokens[0]}]}
            await wire.refused(409, "too-many-ties", "/api/person/ties", key, body)

    run(play())


def test_to_forget_a_key_erases_all_of_it_and_nothing_of_the_table(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            key, other = await person(wire), await person(wire)
            for each, token in ((key, table.tokens[0]), (other, table.tokens[1])):
                await tie(wire, each, table, token)
            lines = await table.lines(table.tokens[0])
            await wire.post("/api/person/forget", key)
            assert await role(wire, table, key) == 401 and await role(wire, table, other) == "seat"
            assert await table.lines(table.tokens[0]) == lines
            assert (await wire.post("/api/person", None, {"key": key}))["tables"] == 0, "it begins anew, with nothing"
        for name in ("persons", "ties"):
            assert len(ask_database(db, f"SELECT * FROM {name}")) == (2 if name == "persons" else 1), name
        assert set(OWNED) == {"persons", "ties", "results", "ratings"}

    run(play())


def test_no_key_is_guessed_and_none_is_in_the_database(db: str) -> None:
    async def play() -> None:
        async with running(db, Limits(per_address=20, address_burst=40, per_token=5, token_burst=10)) as wire:
            key = new_key()
            await wire.post("/api/person", None, {"key": key})
            await wire.post("/api/person/profile", key, {"profile": {"name": "Caterina Sforza"}})
            for guess in ("", "x" * 500, key[:-1], key.swapcase(), hash_of(key)):
                assert (await wire.ask("GET", "/api/person", guess or None)).status_code == 401
            answers = [(await wire.ask("GET", "/api/person", new_key())).status_code for _guess in range(60)]
            assert answers[-1] == 429 and set(answers) == {401, 429}
        kept = repr([ask_database(db, f"SELECT * FROM {name}") for name in OWNED])
        assert key not in kept and "Caterina" not in kept and hash_of(key) in kept

    run(play())


def test_what_a_key_has_tied_goes_with_the_table(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table, key = await (await wire.create(["person"] * 2)).join_all(), await person(wire)
            await tie(wire, key, table, table.tokens[0])
            await wire.registry.delete(table.id, "age")
            assert (await wire.get("/api/person", key))["tables"] == 0
            assert await tie(wire, key, table, table.tokens[0]) == []

    run(play())


def test_servers_on_one_database_know_the_same_keys(database: str) -> None:
    async def story(servers: list[Wire]) -> None:
        one, other = servers
        table, key, new = await (await one.create(["person"] * 2)).join_all(), await person(one), new_key()
        there = at(other, table)
        assert await role(other, there, key) == 401
        await tie(one, key, table, table.tokens[0])
        assert await role(other, there, key) == "seat"
        await one.post("/api/person/renew", key, {"key": new})
        assert await role(other, there, key) == 401 and await role(other, there, new) == "seat"
        await other.post("/api/person/forget", new)
        assert await role(one, table, new) == 401

    among(story, database)


def test_what_is_sealed_is_opened_by_its_key_alone() -> None:
    key, other = new_key(), new_key()
    sealed = seal(public_of(key), b"won in 1503")
    assert unseal(key, sealed) == b"won in 1503" and sealed != seal(public_of(key), b"won in 1503")
    assert unseal(other, sealed) is None and unseal(key, sealed[:-1] + b"!") is None and unseal(key, b"") is None


@pytest.mark.parametrize("body", [{}, {"key": "short"}, {"key": "x" * 65}, {"key": 5}])
def test_a_key_that_could_be_guessed_is_refused(db: str, body: dict[str, object]) -> None:
    async def play() -> None:
        async with running(db) as wire:
            await wire.refused(422, "unfitting", "/api/person", None, body)

    run(play())
