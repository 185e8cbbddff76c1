"""What if: somebody plays on from a moment of a game that is over, and the game knows nothing of it."""

from __future__ import annotations

import asyncio
import json
import secrets
from functools import cache

import pytest

from condotta.games import GAMES
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.record import Recording, read_record
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.server.state.records import imported

from .clients import Json, Sat, Wire, running

PLAYERS = {"condottiere": 3, "princes": 3, "conquest": 2}


@cache
def played(game: str) -> str:
    """The record of a whole game."""
    match, rng = Recording(GAMES[game], PLAYERS[game], {}, {}), Rng(4)
    while (question := pending(match.table)) is not None:
        acts = options(match.table, question.seat)
        match.act(question.seat, sample(match.table, rng) if question.seat == CHANCE else acts[rng.below(len(acts))])
    return "\n".join(match.lines()) + "\n"


async def finished(wire: Wire, game: str) -> Sat:
    """That game as a table that is over."""
    found = imported(played(game), wire.registry.now())
    await wire.registry.store.append(found.table)
    return Sat(wire, {"table": found.table.table, "host": "", "seats": []})


def wanted(at: int, seat: int, known: str = "seat", **more: object) -> Json:
    return {"at": at, "seat": seat, "bot": "random", "name": "Ada", "known": known, **more}


def sat(wire: Wire, made: Json, seat: int) -> Sat:
    return Sat(wire, {"table": made["table"], "host": "", "seats": [{"seat": seat, "token": made["token"]}]})


@pytest.mark.parametrize("game", GAMES)
def test_somebody_plays_on_from_any_moment(db: str, game: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            first = await finished(wire, game)
            record = (await wire.ask("GET", f"{first.path}/record")).text
            told = [one for one in await first.messages(None, viewer="B") if one["view"] and one["decision"]]
            for one, known in ((told[len(told) // 3], "seat"), (told[len(told) // 2], "all")):
                made = await wire.post(f"{first.path}/branch", None, wanted(one["seq"], 1, known), 201)
                table = sat(wire, made, 1)
                assert made["link"] == f"/t/{table.id}#{made['token']}"
                setup = (await wire.get(table.path, made["token"]))["setup"]
                assert setup["branch"] == {"table": first.id, "at": one["seq"], "seat": 1, "known": known}
                start = next(each for each in await table.messages(made["token"]) if each["kind"] == "start")
                assert start["view"] == one["view"], "the seat sees what it saw"
                assert start["decision"]["name"] == one["decision"]["name"]
                assert [seat["bot"] for seat in start["table"]["seats"]].count("random") == PLAYERS[game] - 1
                while not (decision := (await table.now(1))["decision"]) or not decision["asked"]:
                    await asyncio.sleep(0.02)
                await table.act(1, decision["default"])
            assert (await wire.ask("GET", f"{first.path}/record")).text == record, "the game itself was only read"

    asyncio.run(play())


def test_a_branch_is_made_once_for_a_key_and_lasts(db: str) -> None:
    """On both stores; another server reads the same table."""

    async def play() -> None:
        async with running(db) as wire:
            first = await finished(wire, "condottiere")
            near_its_end = (await first.messages(None, viewer="A"))[-12]["seq"]
            body = wanted(near_its_end, 0, key=secrets.token_urlsafe(24))
            made = await wire.post(f"{first.path}/branch", None, body, 201)
            assert await wire.post(f"{first.path}/branch", None, body, 201) == made
            await wire.refused(422, "key-used-before", f"{first.path}/branch", None, {**body, "at": 20})
            told = await sat(wire, made, 0).lines(made["token"])
        async with running(db) as wire:
            assert (await sat(wire, made, 0).lines(made["token"]))[: len(told)] == told
            second = await wire.post(
                f"/api/tables/{made['table']}/handover", made["token"], {"to": "bot", "bot": "random"}
            )
            assert second["seq"]
            table = sat(wire, made, 0)
            await table.ends()
            record = (await wire.ask("GET", f"{table.path}/record")).text
            assert len(read_record(record, GAMES).log) == len(record.splitlines()) - 2
            assert (await wire.get(f"{table.path}/story"))["winners"]
            assert (await wire.post(f"{table.path}/branch", None, wanted(4, 1), 201))["table"], "a branch of a branch"
            again = await wire.post(f"{table.path}/rematch", made["token"], {})
            assert (await wire.get(f"/api/tables/{again['table']}"))["setup"]["branch"] is None

    asyncio.run(play())


def test_what_cannot_be_played_on(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            going_on = await (await wire.create(["person", "random"])).join_all()
            await wire.refused(409, "not-over", f"{going_on.path}/branch", going_on.tokens[0], wanted(9, 0))
            first = await finished(wire, "condottiere")
            last = (await first.messages(None, viewer="A"))[-1]["seq"]
            path = f"{first.path}/branch"
            for at in (0, 1, last, last + 5):
                await wire.refused(409, "nothing-to-play-on", path, None, wanted(at, 0))
            await wire.refused(404, "no-such-seat", path, None, wanted(20, 5))
            await wire.refused(422, "unknown-bot", path, None, {**wanted(20, 0), "bot": "nobody"})
            await wire.refused(422, "bot-by-module", path, None, {**wanted(20, 0), "bot": "os:system"})

    asyncio.run(play())


def test_a_record_that_somebody_holds_is_played_on(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            first = await finished(wire, "condottiere")
            record = (await wire.ask("GET", f"{first.path}/record")).text
            told = json.loads(
                (await wire.ask("POST", "/api/replay?eye=C", None, {"record": record})).text.split("\n")[30]
            )
            body = {**wanted(told["seq"], 2), "record": record}
            made = await wire.post("/api/replay/branch", None, body, 201)
            table = sat(wire, made, 2)
            start = next(each for each in await table.messages(made["token"]) if each["kind"] == "start")
            assert start["view"] == told["view"]
            assert (await wire.get(table.path))["setup"]["branch"]["table"] is None
            await wire.refused(409, "nothing-to-play-on", "/api/replay/branch", None, {**body, "at": 10_000})
            await wire.refused(
                422, "record-act", "/api/replay/branch", None, {**body, "record": record.replace("play", "pray")}
            )
            await wire.post(f"{table.path}/handover", made["token"], {"to": "bot", "bot": "random"})
            await table.ends()
            own = (await wire.ask("GET", f"{table.path}/record")).text
            assert (await wire.ask("POST", "/api/replay?eye=A", None, {"record": own})).status_code == 200
            await wire.refused(422, "record-from-a-moment", "/api/replay/branch", None, {**wanted(9, 0), "record": own})

    asyncio.run(play())


def test_while_it_goes_on_its_record_holds_nothing_hidden(db: str) -> None:
    """The position holds every hand: it comes with the record only when the game is over."""

    async def play() -> None:
        async with running(db) as wire:
            first = await finished(wire, "condottiere")
            made = await wire.post(f"{first.path}/branch", None, wanted(20, 0, "all"), 201)
            record = (await wire.ask("GET", f"/api/tables/{made['table']}/record", made["token"])).text
            assert "position" not in record and "hands" not in record
            for each in await sat(wire, made, 0).lines(made["token"]):
                assert "position" not in each

    asyncio.run(play())
