"""The wire: numbers without gap or double, keys, stale questions, refusals with their rule."""

import asyncio
import json
import random
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from condotta.games import GAMES
from condotta.kernel.record import read_record
from condotta.server.http.app import ENDPOINTS

from .clients import Json, Sat, Wire, fresh_key, running
from .odd_bots import run
from .real import UNLIMITED, served, told


async def begun(wire: Wire, seats: int = 3, **more: Any) -> Sat:
    return await (await wire.create(["person"] * seats, **more)).join_all()


def test_an_act_is_told_to_everybody_with_its_number(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            seat = await table.asked()
            assert seat is not None
            message = await table.now(seat)
            decision = message["decision"]
            assert decision["rule"] == "C3.2" and decision["name"] == "place" and decision["options"]
            option = decision["options"][0]
            assert option["verb"] == "place" and option["args"][0]["kind"] == "region"
            assert decision["default"] in [one["text"] for one in decision["options"]]
            done = await table.act(seat, option["text"])
            for viewer in (0, 1, 2, None):
                token = None if viewer is None else table.tokens[viewer]
                told = (await table.messages(token, done["seq"] - 1))[0]
                assert told["seq"] == done["seq"]
                assert told["entry"]["seat"] == seat and told["entry"]["act"]["text"] == option["text"]
                assert told["events"][0]["key"] == "places-token"
                assert told["view"]["eye"] == (9 if viewer is None else viewer)

    asyncio.run(play())


def test_the_same_key_gives_the_same_answer(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            seat = await table.asked()
            assert seat is not None
            decision = (await table.now(seat))["decision"]
            body = {"decision": decision["number"], "text": decision["options"][0]["text"], "key": "once"}
            both = await asyncio.gather(*(wire.post(f"{table.path}/acts", table.tokens[seat], body) for _i in range(5)))
            assert both == [both[0]] * 5
            wire.registry.tables.clear()
            assert await wire.post(f"{table.path}/acts", table.tokens[seat], body) == both[0]
            other = {**body, "text": decision["options"][1]["text"]}
            await wire.refused(422, "key-used-before", f"{table.path}/acts", table.tokens[seat], other)
            entries = [m for m in await table.messages(None) if m.get("entry") and m["entry"]["by"] == "person"]
            assert len(entries) == 1

    asyncio.run(play())


def test_a_refusal_under_a_key_stays_one(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            seat = await table.asked()
            assert seat is not None
            number = (await table.now(seat))["decision"]["number"]
            body = {"decision": number, "text": "pass", "key": "no"}
            first = await wire.refused(409, "not-an-option", f"{table.path}/acts", table.tokens[seat], body)
            assert first["rule"] == "C3.2" and "C3.2" in first["sentence"]
            await table.step(random.Random(1))  # from now on the question is another one
            assert await wire.refused(409, "not-an-option", f"{table.path}/acts", table.tokens[seat], body) == first

    asyncio.run(play())


def test_refusals_say_why(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire)
            seat = await table.asked()
            assert seat is not None
            other = (seat + 1) % 3
            number = (await table.now(seat))["decision"]["number"]
            acts, mine = f"{table.path}/acts", table.tokens[seat]

            def body(**more: object) -> Json:
                return {"decision": number, "key": fresh_key(), **more}

            stale = await wire.refused(409, "stale", acts, mine, body(decision=number - 1, text="place siena"))
            assert stale["args"] == {"number": number - 1, "now": number}
            asked = await wire.refused(409, "not-asked", acts, table.tokens[other], body(text="place siena"))
            assert asked["rule"] == "C3.2"
            await wire.refused(400, "unknown-word", acts, mine, body(text="surrender everything"))
            await wire.refused(400, "ambiguous-word", acts, mine, body(text="place p"[:6] + "m"))
            await wire.refused(400, "empty-act", acts, mine, body(text=" "))
            await wire.refused(400, "no-such-act", acts, mine, body(act=(1 << 63) - 1))
            await wire.refused(422, "act-or-text", acts, mine, body())
            await wire.refused(422, "act-or-text", acts, mine, body(act=1, text="pass"))
            await wire.refused(422, "decision-missing", acts, mine, {"text": "place siena", "key": "k"})
            await wire.refused(422, "unfitting", acts, mine, body(text="place siena", key=""))
            await wire.refused(401, "needs-token", acts, None, body(text="place siena"))
            await wire.refused(401, "unknown-token", acts, "x" * 32, body(text="place siena"))
            await wire.refused(401, "unknown-token", acts, "x" * 5000, body(text="place siena"))
            await wire.refused(403, "needs-token", acts, table.host, body(text="place siena"))
            await wire.refused(404, "no-such-table", "/api/tables/nowhere/acts", mine, body(text="place siena"))
            headers = {"authorization": f"Bearer {mine}", "accept-language": "fr-CH, en"}
            french = await wire.http.post(acts, headers=headers, json=body(text="pass"))
            assert "n’est pas" in french.json()["sentence"]

    asyncio.run(play())


def test_a_sealed_question_with_several_answers(db: str) -> None:
    """After an answer of one's own the question has another number; to the others nothing has happened."""

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2, "conquest")).join_all()
            while not (await table.now(0))["decision"]["sealed"]:
                await table.step(random.Random(1))
            mine, others = await table.now(0), await table.lines(table.tokens[1])
            body = {"decision": mine["decision"]["number"], "text": mine["decision"]["options"][0]["text"], "key": "k"}
            done = await wire.post(f"{table.path}/acts", table.tokens[0], body)
            after = (await table.now(0))["decision"]
            assert after["asked"] and after["number"] == done["seq"]
            assert await table.lines(table.tokens[1]) == others
            await wire.refused(409, "stale", f"{table.path}/acts", table.tokens[0], {**body, "key": "l"})
            theirs = json.loads(others[-1])["decision"]
            body = {"decision": theirs["number"], "text": theirs["options"][0]["text"], "key": "k"}
            await wire.post(f"{table.path}/acts", table.tokens[1], body)

    asyncio.run(play())


def test_another_tables_token_opens_nothing(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            one, other = await begun(wire), await begun(wire)
            await wire.refused(401, "unknown-token", f"{one.path}/leave", other.tokens[0])
            assert (await wire.ask("GET", f"{one.path}/stream?follow=0", other.tokens[0])).status_code == 401
            assert (await wire.ask("GET", f"{one.path}/record", other.tokens[0])).status_code == 401

    asyncio.run(play())


def test_any_since_gives_the_same_bytes(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire, options={"variants": ["hidden"]})
            dice = random.Random(3)
            for _step in range(25):
                await table.step(dice)
            for token in (*table.tokens.values(), None):
                lines = await table.lines(token)
                assert [json.loads(line)["seq"] for line in lines] == list(range(1, len(lines) + 1))
                for since in (0, 1, len(lines) // 2, len(lines) - 1, len(lines)):
                    assert await table.lines(token, since) == lines[since:]

    asyncio.run(play())


def test_three_ways_the_same(db: str) -> None:
    """WebSocket, server-sent events and ndjson over a real connection; live as well as from the past."""

    async def play() -> None:
        async with served(db, *UNLIMITED) as (wire, server):
            table = await wire.create(["person", "person"], options={"variants": ["hidden"]})
            live: list[str] = []
            async with server.socket(table.id) as socket:
                await socket.send(json.dumps({"token": table.tokens[0]}))
                live.append(await told(socket))
                await table.join_all()
                dice = random.Random(5)
                for _step in range(12):
                    await table.step(dice)
                seq = (await wire.get(table.path, table.tokens[0]))["seq"]
                while json.loads(live[-1])["seq"] < seq:
                    live.append(await told(socket))
            lines = await table.lines(table.tokens[0])
            assert len(live) > 12 and live == lines
            headers = {"authorization": f"Bearer {table.tokens[0]}"}
            events = await wire.http.get(f"{table.path}/events?follow=0", headers=headers)
            assert events.headers["content-type"].startswith("text/event-stream")
            expected = [f"id: A{number}\ndata: {line}" for number, line in enumerate(lines, start=1)]
            assert events.text.strip().split("\n\n")[1:] == expected
            headers["last-event-id"] = "A3"
            events = await wire.http.get(f"{table.path}/events?follow=0", headers=headers)
            assert events.text.strip().split("\n\n")[1:] == expected[3:]
            async with wire.http.stream("GET", f"{table.path}/stream?since=A{seq}", headers=headers) as live_lines:
                await wire.post(f"{table.path}/talk", table.tokens[1], {"text": "hello", "key": "k"})
                async for line in live_lines.aiter_lines():
                    if line:
                        assert json.loads(line)["said"]["text"] == "hello"
                        break

    asyncio.run(play())


def test_the_socket_tells_why_it_closes(db: str) -> None:
    async def play() -> None:
        async with served(db, *UNLIMITED) as (wire, server):
            table = await wire.create(["person", "person"])
            for first, code in (('{"token": "wrong"}', 4401), ("nonsense", 4408), ("[]", 4408), ('{"token": 5}', 4408)):
                async with server.socket(table.id) as socket:
                    await socket.send(first)
                    await asyncio.wait_for(socket.wait_closed(), 60)
                    assert socket.close_code == code
            for path, origin in ((table.id, "http://evil.example"), ("nowhere", None), (table.id, "null")):
                address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{path}/socket"
                try:
                    async with connect(address, origin=Origin(origin) if origin else None, proxy=None):
                        raise AssertionError("was let in")
                except InvalidStatus as error:
                    assert error.response.status_code == 403

    asyncio.run(play())


def test_an_open_line_ends_when_the_seat_has_another_token(db: str) -> None:
    """Who has a stolen link, or only stood in for somebody, hears nothing more, even on a line that is open."""

    async def play() -> None:
        async with served(db, *UNLIMITED) as (wire, server):
            table = await (await wire.create(["person", "person"])).join_all()
            handed = await wire.post(f"{table.path}/handover", table.tokens[0], {"to": "person"})
            for token, how in ((handed["token"], "back"), (table.tokens[0], "renew")):
                now = (await wire.get(table.path, token))["seq"]
                async with server.socket(table.id, f"A{now}") as socket:
                    await socket.send(json.dumps({"token": token}))
                    await wire.post(f"{table.path}/talk", table.tokens[1], {"text": "Still there?", "key": fresh_key()})
                    assert "Still there?" in await told(socket)
                    await wire.post(f"{table.path}/{how}", table.tokens[0])
                    rest = [frame async for frame in socket]
                    assert rest == [] and socket.close_code == 1000

    run(play())


def test_the_bot_of_the_examples_plays_any_game(db: str) -> None:
    """The first game to its end, the others, which may be long, for a good while."""
    example = Path(__file__).parent.parent.parent / "examples" / "server_bot.py"

    async def play() -> None:
        async with served(db, *UNLIMITED) as (wire, server):
            for number, (name, game) in enumerate(GAMES.items()):
                table = await wire.create(["person"] * game.fewest, name)
                links = [server.url + seat["link"] for seat in table.made["seats"]]
                commands = [[sys.executable, str(example), link, f"Program {i}"] for i, link in enumerate(links)]
                bots = [await asyncio.create_subprocess_exec(*command, stdout=PIPE) for command in commands]
                while await table.state() != "over":
                    await asyncio.sleep(0.05)
                    if number > 0 and (await wire.get(table.path))["seq"] > 100:
                        for bot in bots:
                            bot.kill()
                        break
                    assert all(bot.returncode in (None, 0) for bot in bots)
                results = await asyncio.gather(*(bot.communicate() for bot in bots))
                if number == 0:
                    scores = (await table.now(None))["table"]["scores"]
                    assert [json.loads(out) for out, _err in results] == [scores] * game.fewest

    asyncio.run(play())


def test_the_record_is_ones_own_until_the_game_is_over(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire, 2)
            dice = random.Random(3)
            await table.step(dice)
            own = (await wire.ask("GET", f"{table.path}/record", table.tokens[0])).text
            assert json.loads(own.split("\n")[0])["eye"] == "A"
            assert '["chance", "deal b"]' in own and '["chance", "deal a ' in own
            assert (await wire.ask("GET", f"{table.path}/stream?follow=0&eye=B", table.tokens[0])).status_code == 409
            while await table.step(dice):
                pass
            assert await table.state() == "over"
            text = (await wire.ask("GET", f"{table.path}/record")).text
            match = read_record(text, GAMES)
            assert match.table.asked == 0
            assert json.loads(text.split("\n")[0])["notes"]["names"] == ["Player 0", "Player 1"]
            # The replay, with any viewer: the same, but for the numbers, which are the same for all.
            replayed, heard = await table.messages(None, viewer="B"), await table.messages(table.tokens[1])
            assert [{**message, "seq": 0} for message in replayed] == [{**message, "seq": 0} for message in heard]

    asyncio.run(play())


def test_texts_and_games_are_served(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            games = await wire.get("/api/games")
            assert [game["name"] for game in games["games"]] == list(GAMES)
            for lang in games["languages"]:
                texts = await wire.get(f"/api/texts/{lang}")
                assert set(texts["games"]) == set(GAMES)
                assert "refuse-" not in texts["shell"] + texts["page"], "what comes before the first question is small"
                assert "event-" not in texts["games"]["princes"] and "game-title = " in texts["games"]["princes"]
                assert "variant-hidden = " in texts["games"]["condottiere"], "what a table can be set up with"
                told = await wire.get(f"/api/texts/{lang}/princes")
                assert "event-" in told["game"] and "help-" in told["help"]
                beside = await wire.get(f"/api/texts/{lang}/princes/rules")
                assert "refuse-stale" in beside["refusals"] and "refuse-game-over" in beside["refusals"]
            await wire.get("/api/texts/la", status=404)
            code = await wire.ask("POST", "/api/qr", None, {"text": "http://localhost:8000/t/x#y"})
            assert code.headers["content-type"] == "image/svg+xml" and code.text.startswith("<svg")

    asyncio.run(play())


def test_the_description_names_every_address(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            described = await wire.get("/api/openapi.json")
            for endpoint in ENDPOINTS:
                assert endpoint.method.lower() in described["paths"][endpoint.path]
            assert "ActShown" in described["components"]["schemas"]

    asyncio.run(play())


def test_every_page_has_the_safe_headers(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            for path in ("/", "/t/abc", "/api/games", "/nothing", "/api/nothing", "/assets/../../app.py"):
                answer = await wire.ask("GET", path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'self'" in policy and "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
            assert (await wire.ask("GET", "/")).headers["content-type"].startswith("text/html")
            missing = await wire.ask("GET", "/api/nothing")
            assert missing.status_code == 404 and missing.json()["key"] == "no-such-page"
            wrong = await wire.ask("POST", "/api/games")
            assert wrong.status_code == 405 and wrong.json()["key"] == "no-such-method"

    asyncio.run(play())


def test_requests_from_other_sites_are_refused(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            for origin, status in (("http://evil.example", 403), ("null", 403), ("http://server", 201)):
                answer = await wire.http.post(
                    "/api/tables", json={"game": "condottiere", "seats": ["person"] * 2}, headers={"origin": origin}
                )
                assert answer.status_code == status

    asyncio.run(play())
