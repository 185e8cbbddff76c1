"""A line that breaks after something was saved costs nobody a seat: the same key is given the same answer again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from condotta.server.log.writes import NotSaved

from .clients import Json, Sat, Wire, fresh_key, running
from .test_tables import play_out


def own_key() -> str:
    return fresh_key().ljust(32, "x")


async def twice(wire: Wire, path: str, token: str | None, body: Json, status: int = 200) -> Json:
    """Asked, asked again, and asked again of a server that has forgotten what is not saved."""
    first = await wire.post(path, token, body, status)
    assert await wire.post(path, token, body, status) == first
    wire.registry.tables.clear()
    assert await wire.post(path, token, body, status) == first
    return first


def test_every_answer_with_a_token_is_given_again(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with running(tmp_path / "t.db") as wire:
            order: Json = {"game": "condottiere", "seats": ["person", "person", "random"], "key": own_key()}
            made = await twice(wire, "/api/tables", None, order, 201)
            table = Sat(wire, made)
            assert len(await wire.registry.store.tables()) == 1
            await wire.refused(422, "key-used-before", "/api/tables", None, {**order, "talk": False})

            join: Json = {"name": "Ada", "key": own_key()}
            joined = await twice(wire, f"{table.path}/join", made["invitation"], join)
            await wire.refused(
                422, "key-used-before", f"{table.path}/join", made["invitation"], {**join, "name": "Eve"}
            )
            own: Json = {"name": "Bea", "key": own_key()}
            await twice(wire, f"{table.path}/join", table.tokens[1], own)
            assert (await wire.get(table.path))["table"]["state"] == "playing"
            # Also when the seat is full and the game has begun.
            assert await wire.post(f"{table.path}/join", made["invitation"], join) == joined

            seat = joined["token"]
            renewed = await twice(wire, f"{table.path}/renew", seat, {"key": (renewal := own_key())})
            await wire.refused(401, "unknown-token", f"{table.path}/renew", seat, {"key": own_key()})
            await wire.refused(422, "key-used-before", f"{table.path}/join", renewed["token"], {**own, "key": renewal})
            handover = {"to": "person", "key": own_key()}
            handed = await twice(wire, f"{table.path}/handover", renewed["token"], handover)
            assert (await wire.get(table.path, handed["token"]))["you"] == {"role": "seat", "seat": 0}
            await wire.post(f"{table.path}/back", renewed["token"])
            to_bot = {"to": "bot", "bot": "random", "key": own_key()}
            await twice(wire, f"{table.path}/handover", renewed["token"], to_bot)
            told = [message["change"]["what"] for message in await table.messages(None) if message["kind"] == "seat"]
            assert told == ["joins", "joins", "renews", "to-person", "back", "to-bot"], "each was done once"
            tokens = [joined["token"], renewed["token"], handed["token"], made["host"], made["invitation"]]
            return [*tokens, order["key"], join["key"], renewal, handover["key"]]

    secrets = asyncio.run(play())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in kept, "the store keeps only hashes, also of keys"
    assert len(set(secrets)) == len(secrets)


def test_the_same_at_once_is_done_once(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            order: Json = {"game": "condottiere", "seats": ["random", "random"], "key": own_key()}
            made = await asyncio.gather(*(wire.post("/api/tables", None, order, 201) for _i in range(5)))
            assert made == [made[0]] * 5 and len(await wire.registry.store.tables()) == 1
            kinds = [row.body.__class__.__name__ for row in await wire.registry.store.rows(made[0]["table"])]
            assert kinds.count("Start") == 1
            table = await wire.create(["person"] * 3)
            body = {"name": "Ada", "key": own_key()}
            path = f"{table.path}/join"
            joined = await asyncio.gather(*(wire.post(path, table.made["invitation"], body) for _i in range(5)))
            assert joined == [joined[0]] * 5
            renewal = {"key": own_key()}
            asked = (wire.post(f"{table.path}/renew", joined[0]["token"], renewal) for _i in range(5))
            renewed = await asyncio.gather(*asked)
            assert renewed == [renewed[0]] * 5

    asyncio.run(play())


def test_a_rematch_is_made_once_and_whole(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            await play_out(table)

            async def fails(*writes: object) -> None:
                raise NotSaved("disk full")

            body = {"key": own_key()}
            with monkeypatch.context() as broken:
                broken.setattr(wire.registry.store, "append", fails)
                await wire.refused(503, "not-saved", f"{table.path}/rematch", table.tokens[0], body)
            assert len(await wire.registry.store.tables()) == 1 and (await table.now(0))["table"]["rematch"] is None
            first = await twice(wire, f"{table.path}/rematch", table.tokens[0], body)
            again = await wire.post(f"{table.path}/rematch", table.tokens[1], {"key": own_key()})
            assert again["table"] == first["table"] and first["invitation"] and again["invitation"] is None
            assert len(await wire.registry.store.tables()) == 2

    asyncio.run(play())


@pytest.mark.parametrize("key", ["short", "x" * 21, "x" * 65])
def test_a_key_that_makes_a_token_has_128_bits(db: str, key: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["person", "person"])
            order = {"game": "condottiere", "seats": ["person", "person"], "key": key}
            await wire.refused(422, "unfitting", "/api/tables", None, order)
            await wire.refused(422, "unfitting", f"{table.path}/renew", table.tokens[0], {"key": key})

    asyncio.run(play())
