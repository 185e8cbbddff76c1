"""What the host, or all others together, may decide about a seat and about the table; each is told to everybody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from .clients import Json, Sat, StillTime, Wire, fresh_key, running
from .test_tables import play_out

MINUTE = 60_000


async def opened(wire: Wire, seats: list[str] | None = None, **more: Any) -> Sat:
    StillTime.moment = 0
    wire.registry.time = StillTime()
    return await wire.create(seats or ["person"] * 3, absence=120, **more)


async def begun(wire: Wire, **more: Any) -> Sat:
    return await (await opened(wire, **more)).join_all()


async def vote(table: Sat, who: int, what: str, status: int = 200, **more: Any) -> Json:
    body = {"what": what, "key": fresh_key(), **more}
    return await table.wire.post(f"{table.path}/vote", table.tokens[who], body, status)


async def alone(table: Sat, *there: int) -> None:
    """Time goes by, and only these give a sign of life."""
    StillTime.moment += 3 * MINUTE
    for seat in there:
        await table.wire.get(table.path, table.tokens[seat])


async def changes(table: Sat) -> list[tuple[Any, ...]]:
    told = [message["change"] for message in await table.messages(None) if message["kind"] == "seat"]
    return [(change["what"], change["seat"], change.get("by")) for change in told]


def test_the_time_of_absence_is_published_and_counted(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            await alone(table, 0)
            found = await wire.get(table.path)
            assert found["setup"]["absence"] == 120
            assert found["absent"] == [0, 3 * MINUTE, 3 * MINUTE]
            assert (await wire.get((await wire.create(["person"] * 2)).path))["setup"]["absence"] == 600

    asyncio.run(play())


def test_an_open_page_is_a_sign_of_life(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            presence = wire.registry.tables[table.id].presence
            presence.come(1)
            await alone(table)
            assert (await wire.get(table.path))["absent"] == [3 * MINUTE, 0, 3 * MINUTE]
            presence.go(1)
            await alone(table)
            assert (await wire.get(table.path))["absent"][1] == 3 * MINUTE

    asyncio.run(play())


def test_before_the_start_the_host_frees_the_seat_of_somebody_who_left(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await opened(wire)
            await wire.post(f"{table.path}/join", table.tokens[1], {"name": "Bea"})
            path, body = f"{table.path}/free", {"seat": 1}
            await wire.refused(409, "not-absent", path, table.host, body)
            await alone(table)
            await wire.refused(403, "only-the-host", path, table.tokens[0], body)
            await wire.refused(404, "no-such-seat", path, table.host, {"seat": 5})
            key = "k" * 32
            freed = await wire.post(path, table.host, {**body, "key": key})
            assert await wire.post(path, table.host, {**body, "key": key}) == freed
            assert await changes(table) == [("joins", 1, None), ("freed", 1, "host")]
            assert (await table.messages(None))[-1]["change"]["name"] == "Bea"
            await wire.refused(401, "unknown-token", f"{table.path}/join", table.tokens[1], {"name": "Bea"})
            await wire.post(f"{table.path}/join", freed["token"], {"name": "Cleo"})
            # A link for a seat that nobody has taken yet, at once.
            await wire.post(path, table.host, {"seat": 2})
            for seat, name in ((0, "Ada"), (2, "Dora")):
                token = table.tokens[seat] if seat == 0 else (await wire.post(path, table.host, {"seat": 2}))["token"]
                await wire.post(f"{table.path}/join", token, {"name": name})
            await wire.refused(409, "table-is-past-that", path, table.host, body)

    asyncio.run(play())


def test_the_host_lets_a_bot_play_for_somebody_absent_until_it_is_back(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            path, body = f"{table.path}/replace", {"seat": 1, "bot": "random"}
            await wire.refused(409, "not-absent", path, table.host, body)
            await alone(table, 0, 2)
            await wire.refused(403, "only-the-host", path, table.tokens[0], body)
            await wire.refused(422, "unknown-bot", path, table.host, {**body, "bot": "deep-thought"})
            await wire.refused(409, "not-absent", path, table.host, {**body, "seat": 0})
            await wire.post(path, table.host, body)
            assert (await changes(table))[-1] == ("replaced", 1, "host")
            shown = (await table.now(0))["table"]["seats"][1]
            assert shown["bot"] == "random" and shown["away"]
            await wire.refused(409, "bot-plays", path, table.host, body)
            await wire.post(f"{table.path}/back", table.tokens[1])
            assert (await table.now(0))["table"]["seats"][1]["bot"] is None

    asyncio.run(play())


def test_the_players_agree_on_a_bot_without_the_host(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            assert (await vote(table, 0, "to-bot", 409, seat=1, bot="random"))["key"] == "not-absent"
            await alone(table, 0, 2)
            nameless = await vote(table, 0, "to-bot", 422, seat=1)
            assert nameless["key"] == "unknown-bot" and "random" in nameless["sentence"]
            await vote(table, 0, "to-bot", seat=1, bot="random")
            asked = {"what": "to-bot", "seat": 1, "name": None, "agreed": [0]}
            assert (await table.now(2))["table"]["motions"] == [asked]
            assert (await table.now(2))["table"]["seats"][1]["bot"] is None
            await vote(table, 0, "to-bot", seat=1, on=False)
            assert (await table.now(2))["table"]["motions"] == []
            await vote(table, 2, "to-bot", seat=1, bot="random")
            wire.registry.tables.clear()
            await wire.get(table.path)  # a server that begins anew gives everybody the whole time again
            await alone(table, 0, 2)
            await vote(table, 0, "to-bot", seat=1)
            assert (await changes(table))[-1] == ("replaced", 1, "vote")
            assert (await table.now(2))["table"]["motions"] == []
            assert (await vote(table, 0, "to-bot", 409, seat=1, bot="random"))["key"] == "bot-plays"

    asyncio.run(play())


def test_one_who_is_back_is_not_replaced(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            await alone(table, 0, 2)
            await vote(table, 0, "to-bot", seat=1, bot="random")
            await wire.get(table.path, table.tokens[1])
            assert (await vote(table, 2, "to-bot", 409, seat=1))["key"] == "not-absent"
            assert (await vote(table, 1, "to-bot", 409, seat=1))["key"] == "not-yours-to-decide"

    asyncio.run(play())


def test_another_person_plays_only_if_all_others_agree_and_the_owner_takes_it_back(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            offer, body = f"{table.path}/offer", {"seat": 1, "name": "Cleo", "key": "c" * 32}
            invitation, owner = table.made["invitation"], table.tokens[1]
            await wire.refused(409, "not-absent", offer, invitation, body)
            await alone(table, 0)
            await wire.refused(401, "needs-link", offer, None, body)
            await wire.refused(401, "needs-link", offer, table.tokens[0], body)
            await wire.refused(409, "name-taken", offer, invitation, {**body, "name": "player 0"})
            await wire.refused(409, "name-taken", offer, invitation, {**body, "name": "P1ayer\u200b 1"})
            await wire.refused(422, "name-mixed", offer, invitation, {**body, "name": "Сleo"})
            assert (await vote(table, 0, "to-person", 409, seat=1))["key"] == "nobody-offers"
            offered = await wire.post(offer, invitation, body)
            assert await wire.post(offer, invitation, body) == offered
            cleo = offered["token"]
            assert (await wire.get(table.path, cleo))["you"] == {"role": "candidate", "seat": 1}
            await vote(table, 0, "to-person", seat=1)
            # C is absent too, and still must agree: it is a hand that another would see.
            asked = {"what": "to-person", "seat": 1, "name": "Cleo", "agreed": [0]}
            assert (await table.now(None))["table"]["motions"] == [asked]
            for token in (cleo, invitation, table.host, None):
                told = await wire.ask("GET", f"{table.path}/stream?follow=0", token)
                assert told.text.count('"hand":[]') == told.text.count('"hand":') > 0, "nobody sees a hand by it"
            await vote(table, 2, "to-person", seat=1)
            assert (await changes(table))[-1] == ("to-person", 1, "vote")
            assert (await table.messages(None))[-1]["change"]["name"] == "Cleo"
            assert (await wire.get(table.path, cleo))["you"] == {"role": "seat", "seat": 1}
            table.tokens[1] = cleo
            assert (await table.now(1))["view"]["hand"]
            assert (await wire.get(table.path, owner))["you"] == {"role": "owner", "seat": 1}
            # Who stands in may be away and come back, and has the seat still.
            await wire.post(f"{table.path}/leave", cleo)
            await wire.post(f"{table.path}/back", cleo)
            assert (await wire.get(table.path, cleo))["you"]["role"] == "seat"
            await wire.post(f"{table.path}/back", owner)
            assert (await wire.get(table.path, owner))["you"]["role"] == "seat"
            await wire.refused(401, "unknown-token", f"{table.path}/leave", cleo)

    asyncio.run(play())


def test_the_host_ends_a_table_that_nobody_wants(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            await alone(table, 2)
            await wire.refused(409, "somebody-plays", f"{table.path}/close", table.host)
            await alone(table)
            await wire.refused(403, "only-the-host", f"{table.path}/close", table.tokens[0])
            await alone(table)
            await wire.post(f"{table.path}/close", table.host)
            last = (await table.messages(None))[-1]
            assert last["change"] == {"by": "host"} and last["table"]["state"] == "closed"
            for token in table.tokens.values():
                assert (await wire.ask("GET", f"{table.path}/stream?follow=0&eye=A", token)).status_code in (200, 409)
            assert (await wire.ask("GET", f"{table.path}/stream?follow=0&eye=B", table.tokens[0])).status_code == 409

    asyncio.run(play())


@pytest.mark.parametrize("absent", [False, True])
def test_the_players_end_a_table_together(db: str, absent: bool) -> None:
    """All who play: who is gone may still want to play on, and keeps the others no longer once a bot plays the seat."""

    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            there = (0, 1) if absent else (0, 1, 2)
            await alone(table, *there)
            for seat in (0, 1):
                await vote(table, seat, "end")
                assert await table.state() == "playing"
            if absent:
                for seat in there:
                    await vote(table, seat, "to-bot", seat=2, bot="random")
                assert await table.state() == "playing"
            await vote(table, there[-1], "end")
            assert (await table.messages(None))[-1]["change"] == {"by": "vote"}
            assert await table.state() == "closed"
            assert (await vote(table, 0, "end", 409))["key"] == "table-is-past-that"

    asyncio.run(play())


def test_the_players_free_a_seat_before_the_start(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await opened(wire)
            for seat, name in ((0, "Ada"), (1, "Bea")):
                await wire.post(f"{table.path}/join", table.tokens[seat], {"name": name})
            await alone(table, 0)
            await vote(table, 0, "free", seat=1)
            assert (await changes(table))[-1] == ("freed", 1, "vote")
            await wire.refused(401, "unknown-token", f"{table.path}/join", table.tokens[1], {"name": "Bea"})
            joined = await wire.post(f"{table.path}/join", table.made["invitation"], {"name": "Cleo"})
            assert joined["seat"] == 1

    asyncio.run(play())


def test_a_rematch_keeps_the_seats_of_those_who_played(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire, seats=["person", "person"], public=True, clock={"kind": "move", "seconds": 900})
            await play_out(table)
            made = await wire.post(f"{table.path}/rematch", table.tokens[0], {"key": "r" * 32})
            again = Sat(wire, {**table.made, "table": made["table"]})
            seats = [(seat["name"], seat["taken"]) for seat in (await again.now(None))["table"]["seats"]]
            assert seats == [("Player 0", False), ("Player 1", False)]
            assert (await wire.get(again.path))["setup"]["clock"]["seconds"] == 900
            join = f"{again.path}/join"
            for token in (None, made["invitation"]):
                await wire.refused(409, "no-free-seat", join, token, {"name": "Eve"})
            await wire.refused(401, "unknown-token", join, table.made["invitation"], {"name": "Eve"})
            await wire.refused(409, "name-taken", join, table.tokens[1], {"name": "Player 0"})
            await wire.post(join, table.tokens[0], {"name": "Player 0"})
            # Who does not come is not waited for without end.
            await alone(again, 0)
            await wire.post(f"{again.path}/free", table.host, {"seat": 1})
            await wire.post(join, made["invitation"], {"name": "Eve"})
            assert await again.state() == "playing"

    asyncio.run(play())


def test_one_invitation_does_not_fill_a_table(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await opened(wire)
            join, invitation = f"{table.path}/join", table.made["invitation"]
            first = await wire.post(join, invitation, {"name": "Ada"})
            await wire.post(join, invitation, {"name": "Bea"})
            await wire.refused(409, "last-seat-needs-its-link", join, invitation, {"name": "Cleo"})
            await wire.post(f"{table.path}/leave", first["token"])
            await wire.post(join, invitation, {"name": "Ada"})
            await wire.refused(409, "last-seat-needs-its-link", join, invitation, {"name": "Cleo"})
            link = await wire.post(f"{table.path}/free", table.host, {"seat": 2})
            await wire.post(join, link["token"], {"name": "Cleo"})
            assert await table.state() == "playing"
            # A single seat for people is not a table that one could fill.
            alone = await opened(wire, ["person", "random"])
            await wire.post(f"{alone.path}/join", alone.made["invitation"], {"name": "Ada"})
            # And who has a link of its own leaves all others to the invitation.
            usual = await opened(wire)
            await wire.post(f"{usual.path}/join", usual.tokens[0], {"name": "Ada"})
            for name in ("Bea", "Cleo"):
                await wire.post(f"{usual.path}/join", usual.made["invitation"], {"name": name})
            assert await usual.state() == "playing"

    asyncio.run(play())
