"""Tables and seats."""

import asyncio
import random
from pathlib import Path

import pytest

from condotta.games import GAMES
from condotta.server.log.rows import SeatChange
from condotta.server.state.tokens import hash_of

from .clients import Json, Sat, Wire, running
from .odd_bots import run


def seats_of(message: Json) -> list[tuple[object, ...]]:
    return [(seat["name"], seat["taken"], seat["bot"]) for seat in message["table"]["seats"]]


async def play_out(table: Sat, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _step in range(3000):
        if await table.state() == "over":
            return
        if not await table.step(dice):
            await asyncio.sleep(0.01)
    raise AssertionError("not over")


def test_a_table_starts_when_the_last_person_sits_down(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["person", "person", "random"])
            assert await table.state() == "waiting"
            await wire.post(f"{table.path}/join", table.tokens[1], {"name": "Béla"})
            assert await table.state() == "waiting"
            await wire.post(f"{table.path}/join", table.tokens[0], {"name": "  Ada\u202e \n "})
            assert await table.state() == "playing"
            message = await table.now(0)
            assert seats_of(message) == [("Ada", True, None), ("Béla", True, None), (None, True, "random")]
            kinds = [found["kind"] for found in await table.messages(None)]
            assert kinds[:4] == ["table", "seat", "seat", "start"]

    asyncio.run(play())


def test_only_hashes_of_tokens_are_kept(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with running(tmp_path / "t.db") as wire:
            table = await wire.create(["person", "person"])
            joined = await wire.post(f"{table.path}/join", table.made["invitation"], {"name": "Ada"})
            renewed = await wire.post(f"{table.path}/renew", joined["token"])
            return [*table.tokens.values(), table.host, table.made["invitation"], joined["token"], renewed["token"]]

    tokens = asyncio.run(play())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in tokens:
        assert len(token) >= 32
        assert token.encode() not in kept


def test_one_link_for_any_free_seat(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["person", "person", "person"])
            invitation = table.made["invitation"]
            await wire.post(f"{table.path}/join", table.tokens[0], {"name": "Ada"})
            first = await wire.post(f"{table.path}/join", invitation, {"name": "Béla"})
            assert first["seat"] == 1 and first["link"].endswith("#" + first["token"])
            await wire.refused(409, "no-free-seat", f"{table.path}/join", invitation, {"name": "Caro", "seat": 1})
            await wire.refused(404, "no-such-seat", f"{table.path}/join", invitation, {"name": "Caro", "seat": 4})
            await wire.refused(409, "name-taken", f"{table.path}/join", invitation, {"name": "ADA"})
            # The seat's first link is void once somebody has sat down by the invitation.
            await wire.refused(401, "unknown-token", f"{table.path}/join", table.tokens[1], {"name": "Old"})
            assert (await wire.get(table.path, first["token"]))["you"] == {"role": "seat", "seat": 1}
            await wire.post(f"{table.path}/join", invitation, {"name": "Caro"})
            await wire.refused(409, "no-free-seat", f"{table.path}/join", invitation, {"name": "Dora"})

    asyncio.run(play())


def test_public_tables_are_listed_and_open_to_all(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            hidden = await wire.create(["person", "person"])
            shown = await wire.create(["person", "person"], public=True)
            listed = (await wire.get("/api/tables"))["tables"]
            assert [table["table"] for table in listed] == [shown.id]
            await wire.refused(401, "needs-link", f"{hidden.path}/join", None, {"name": "Ada"})
            joined = await wire.post(f"{shown.path}/join", None, {"name": "Ada"})
            assert joined["seat"] == 0 and joined["token"]
            assert (await wire.get("/api/tables"))["tables"][0]["seats"][0]["name"] == "Ada"
            await wire.post(f"{shown.path}/close", shown.host)
            assert (await wire.get("/api/tables"))["tables"] == []

    asyncio.run(play())


def test_the_host_fills_up_with_bots(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["person", "person"])
            await wire.post(f"{table.path}/join", table.tokens[0], {"name": "Ada"})
            await wire.refused(403, "only-the-host", f"{table.path}/start", table.tokens[0], {})
            await wire.refused(401, "only-the-host", f"{table.path}/start", None, {})
            await wire.refused(409, "seats-are-free", f"{table.path}/start", table.host, {})
            await wire.refused(422, "unknown-bot", f"{table.path}/start", table.host, {"fill": "deep-thought"})
            await wire.post(f"{table.path}/start", table.host, {"fill": "random"})
            assert await table.state() == "playing"
            await wire.refused(409, "table-is-past-that", f"{table.path}/start", table.host, {})
            await wire.refused(409, "somebody-plays", f"{table.path}/close", table.host, {})
            # The one who was late takes the seat from the bot with the link of the seat.
            await wire.post(f"{table.path}/back", table.tokens[1])
            assert (await table.now(0))["table"]["seats"][1]["bot"] is None

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_to_the_end(db: str, game: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["random"] * GAMES[game].fewest, game)
            await table.ends()
            messages = await table.messages(None)
            assert messages[-1]["table"]["state"] == "over"
            assert messages[-1]["table"]["winners"]
            assert [message["seq"] for message in messages] == list(range(1, len(messages) + 1))

    asyncio.run(play())


def test_leave_and_come_back_with_the_same_link(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["person", "person"])
            await wire.post(f"{table.path}/join", table.tokens[0], {"name": "Ada"})
            await wire.post(f"{table.path}/leave", table.tokens[0])
            assert not (await table.now(None))["table"]["seats"][0]["taken"]
            await table.join_all()
            await wire.post(f"{table.path}/leave", table.tokens[0])
            assert (await table.now(1))["table"]["seats"][0]["away"]
            await wire.post(f"{table.path}/back", table.tokens[0])
            assert not (await table.now(1))["table"]["seats"][0]["away"]
            await wire.refused(409, "not-away", f"{table.path}/back", table.tokens[0])

    asyncio.run(play())


def test_hand_a_seat_to_a_person_and_take_it_back(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            owner = table.tokens[0]
            handed = await wire.post(f"{table.path}/handover", owner, {"to": "person"})
            assert (await wire.get(table.path, owner))["you"] == {"role": "owner", "seat": 0}
            assert (await table.messages(owner))[-1]["view"]["hand"] == []  # sees what everybody sees
            await wire.refused(403, "handed-over", f"{table.path}/leave", owner)
            table.tokens[0] = handed["token"]
            assert (await table.now(0))["view"]["hand"] != []
            await wire.post(f"{table.path}/back", owner)
            await wire.refused(401, "unknown-token", f"{table.path}/leave", handed["token"])
            table.tokens[0] = owner
            assert (await table.now(0))["view"]["hand"] != []

    asyncio.run(play())


def test_hand_a_seat_to_a_bot_and_take_it_back(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            for seat in (0, 1):
                await wire.post(f"{table.path}/handover", table.tokens[seat], {"to": "bot", "bot": "random"})
            await wire.refused(409, "bot-plays", f"{table.path}/acts", table.tokens[0],
                               {"decision": 1, "text": "pass", "key": "k"})  # fmt: skip
            while len(await table.messages(None)) <= 20 and await table.state() == "playing":
                await asyncio.sleep(0.01)
            by = {message["entry"]["by"] for message in await table.messages(None) if message.get("entry")}
            assert by == {"chance", "bot"}
            if await table.state() == "playing":
                await wire.post(f"{table.path}/back", table.tokens[0])
                assert (await table.now(1))["table"]["seats"][0]["bot"] is None

    asyncio.run(play())


def test_a_renewed_link_voids_the_old_one(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            renewed = await wire.post(f"{table.path}/renew", table.tokens[0])
            await wire.refused(401, "unknown-token", f"{table.path}/renew", table.tokens[0])
            assert (await wire.get(table.path, renewed["token"]))["you"]["seat"] == 0

    asyncio.run(play())


def test_rematch_with_the_same_tokens(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            await wire.refused(409, "not-over", f"{table.path}/rematch", table.tokens[0])
            await play_out(table)
            first = await wire.post(f"{table.path}/rematch", table.tokens[0])
            second = await wire.post(f"{table.path}/rematch", table.tokens[1])
            assert first["table"] == second["table"]
            assert (await table.now(None))["table"]["rematch"] == first["table"]
            for seat, token in table.tokens.items():
                await wire.post(f"/api/tables/{first['table']}/join", token, {"name": f"Player {seat}"})
            assert (await wire.get(f"/api/tables/{first['table']}"))["table"]["state"] == "playing"

    asyncio.run(play())


def test_the_owner_of_a_seat_asks_for_a_rematch_whoever_played_it(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            owner = table.tokens[0]
            table.tokens[0] = (await wire.post(f"{table.path}/handover", owner, {"to": "person"}))["token"]
            await play_out(table)
            again = await wire.post(f"{table.path}/rematch", owner)
            await wire.refused(
                401, "unknown-token", f"/api/tables/{again['table']}/join", table.tokens[0], {"name": "X"}
            )
            await wire.post(f"/api/tables/{again['table']}/join", owner, {"name": "Ada"})

    asyncio.run(play())


def test_what_cannot_be_set_up_is_refused_with_a_sentence(db: str) -> None:
    async def play(wire: Wire) -> None:
        wrong: list[tuple[str, Json]] = [
            ("no-such-game", {"game": "chess", "seats": ["person"] * 3}),
            ("seats-out-of-range", {"game": "condottiere", "seats": ["person"]}),
            ("unknown-variant", {"game": "condottiere", "seats": ["person"] * 3, "options": {"variants": ["nude"]}}),
            ("unknown-option", {"game": "condottiere", "seats": ["person"] * 3, "options": {"cheat": True}}),
            ("unknown-bot", {"game": "condottiere", "seats": ["person", "deep-thought"]}),
            ("no-such-language", {"game": "condottiere", "seats": ["person"] * 3, "language": "la"}),
            ("unfitting", {"game": "condottiere", "seats": []}),
            ("unfitting", {"game": "condottiere", "seats": ["person"] * 3, "clock": {"kind": "sand", "seconds": 3}}),
            ("unfitting", {"game": "condottiere", "seats": ["person"] * 3, "stakes": 100}),
        ]
        for key, body in wrong:
            await wire.refused(422, key, "/api/tables", None, body)

    async def open_and_play() -> None:
        async with running(db) as wire:
            await play(wire)

    asyncio.run(open_and_play())


def test_tables_are_forgotten_in_memory_and_found_again(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"])).join_all()
            before = await table.lines(table.tokens[0])
            wire.registry.tables.clear()
            assert await table.lines(table.tokens[0]) == before
            await table.step(random.Random(1))

    asyncio.run(play())


def test_bots_answer_what_is_offered_to_them(db: str) -> None:
    """Each in its own time, and it is told like every act: a bargain is taken, all else refused."""

    async def play() -> None:
        async with running(db) as wire:
            table = await wire.create(["person", "steady", "steady"], "princes")
            await wire.post(f"{table.path}/join", table.tokens[0], {"name": "Ada"})
            for number, offer in enumerate(("offer b 5 gold", "offer c for 3 gold")):
                body = {"text": offer, "key": f"offer-{number}"}
                await wire.post(f"{table.path}/acts", table.tokens[0], body)
            while any(offer != -1 for offer in (await table.now(0))["view"]["offers"]):
                await asyncio.sleep(0.05)
            seats = (await table.now(0))["view"]["seats"]
            assert [seat["gold"] for seat in seats] == [35, 45, 40]

    asyncio.run(play())


@pytest.mark.parametrize("first", ["who asks", "the clock"])
def test_a_table_that_is_woken_is_not_taken_from_whoever_asks_for_it_meanwhile(db: str, first: str) -> None:
    """It goes back to the store only where nobody has it, or what is done there would be told to nobody."""
    clock = {"kind": "bank", "seconds": 6000}

    async def check() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person", "person"], clock=clock)).join_all()
        async with running(db) as wire:
            registry = wire.registry
            while table.id not in registry.due and not registry.store.shared:
                await asyncio.sleep(0.01)  # it is woken once at the start
            asks = [registry.get(table.id), registry._wake(table.id)]
            got = await asyncio.gather(*(asks if first == "who asks" else reversed(asks)), registry.get(table.id))
            asked = [found for found in got if found is not None]
            assert len(asked) == 2 and {id(found) for found in asked} == {id(registry.tables[table.id])}
            registry.tables.clear()
            await registry._wake(table.id)
            assert table.id not in registry.tables and table.id in registry.due, "nobody has it"

    run(check())


def test_a_link_that_ends_while_somebody_waits_to_sit_down_by_it_is_good_for_nothing(db: str) -> None:
    async def check() -> None:
        async with running(db) as wire:
            table = await wire.create(["person", "person"])
            live = await wire.registry.get(table.id)
            async with live.lock:
                joining = asyncio.ensure_future(
                    wire.ask("POST", f"{table.path}/join", table.tokens[0], {"name": "Ada"})
                )
                while not live.lock._waiters:  # type: ignore[attr-defined]
                    await asyncio.sleep(0.01)
                await live.write(lambda: [SeatChange(0, "renews", token=hash_of("another"))])
            answer = await joining
            assert (answer.status_code, answer.json()["key"]) == (401, "unknown-token")
            assert not live.state.seats[0].taken

    run(check())
