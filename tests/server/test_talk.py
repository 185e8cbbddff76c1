"""Talk, promises, deals, and undo."""

import asyncio
import json
import random

import pytest

from condotta.server.state.snapshots import pack
from condotta.server.state.talk import MAX_PROMISES
from condotta.server.tables import live

from .clients import Sat, fresh_key, running


async def said(table: Sat, seat: int | None) -> list[str]:
    token = None if seat is None else table.tokens[seat]
    return [message["said"]["text"] for message in await table.messages(token) if "said" in message]


def test_talk_reaches_those_it_is_meant_for(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 4)).join_all()
            talk = f"{table.path}/talk"

            async def say(seat: int, text: str, to: list[int] | None) -> int:
                done = await wire.post(talk, table.tokens[seat], {"text": text, "to": to, "key": fresh_key()})
                return int(done["seq"])

            await say(0, "to all <b>of you</b>", None)
            private = await say(1, "to two and three", [2, 3])
            assert (await table.messages(table.tokens[1]))[private - 1]["said"]["text"] == "to two and three"
            await say(2, "back to one", [1])
            await say(3, "the end", None)
            assert await said(table, None) == ["to all <b>of you</b>", "the end"]
            assert await said(table, 0) == ["to all <b>of you</b>", "the end"]
            assert await said(table, 1) == ["to all <b>of you</b>", "to two and three", "back to one", "the end"]
            assert await said(table, 3) == ["to all <b>of you</b>", "to two and three", "the end"]
            record = (await wire.ask("GET", f"{table.path}/record", table.tokens[0])).text
            assert "to all" in record and "to two" not in record and "back to one" not in record
            await wire.refused(404, "no-such-seat", talk, table.tokens[0], {"text": "x", "to": [5], "key": "k"})
            await wire.refused(422, "to-yourself", talk, table.tokens[0], {"text": "x", "to": [0], "key": "j"})
            await wire.refused(422, "empty-text", talk, table.tokens[0], {"text": "\u200b \x00", "key": "l"})
            await wire.refused(422, "unfitting", talk, table.tokens[0], {"text": "x" * 501, "key": "m"})
            await wire.refused(401, "needs-token", talk, None, {"text": "x", "key": "n"})

    asyncio.run(play())


def test_what_nobody_else_may_see_is_not_told_at_all(db: str) -> None:
    """Neither stream nor record nor number betray that something happened."""

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 3)).join_all()
            lines = await table.lines(table.tokens[0])
            record = (await wire.ask("GET", f"{table.path}/record", table.tokens[0])).text
            seq = (await wire.get(table.path, table.tokens[0]))["seq"]
            await wire.post(f"{table.path}/talk", table.tokens[1], {"text": "psst", "to": [2], "key": "k"})
            await table.act(1, "show c " + (await table.now(1))["asides"][-1]["text"].split(" ", 2)[2])
            assert await table.lines(table.tokens[0]) == lines
            assert (await wire.ask("GET", f"{table.path}/record", table.tokens[0])).text == record
            assert (await wire.get(table.path, table.tokens[0]))["seq"] == seq
            await wire.post(f"{table.path}/talk", table.tokens[1], {"text": "hello", "key": "l"})
            more = (await table.messages(table.tokens[0]))[len(lines) :]
            assert [message["seq"] for message in more] == [seq + 1]
            assert (await wire.ask("GET", f"{table.path}/record", table.tokens[0])).text.count("\n") == record.count(
                "\n"
            )

    asyncio.run(play())


def test_a_table_without_talk(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2, talk=False)).join_all()
            await wire.refused(409, "talk-is-off", f"{table.path}/talk", table.tokens[0], {"text": "x", "key": "k"})
            await wire.refused(409, "talk-is-off", f"{table.path}/promises", table.tokens[0],
                               {"text": "x", "to": 1, "key": "l"})  # fmt: skip

    asyncio.run(play())


def test_a_promise_is_made_accepted_and_judged_by_the_one_it_was_made_to(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 3)).join_all()
            promises = f"{table.path}/promises"

            async def answer(seat: int, number: int, what: str) -> None:
                await wire.post(f"{promises}/{number}", table.tokens[seat], {"answer": what, "key": fresh_key()})

            body = {"text": "I will not attack Siena this round", "to": 2, "open": False, "key": "k"}
            await wire.post(promises, table.tokens[0], body)
            number = (await table.now(2))["promises"][0]["number"]
            assert (await table.now(2))["promises"][0]["state"] == "made"
            assert (await table.now(1))["promises"] == []
            one = f"{promises}/{number}"
            # To one who may not read it, it is not there.
            await wire.refused(404, "no-such-promise", one, table.tokens[1], {"answer": "accept", "key": "a"})
            await wire.refused(403, "not-your-promise", one, table.tokens[0], {"answer": "accept", "key": "b"})
            await wire.refused(409, "promise-is-past-that", one, table.tokens[2], {"answer": "kept", "key": "c"})
            await answer(2, number, "accept")
            await wire.refused(409, "promise-is-past-that", one, table.tokens[0], {"answer": "withdraw", "key": "d"})
            await answer(2, number, "broken")
            assert (await table.now(0))["promises"][0]["state"] == "broken"
            shown = (await wire.post(promises, table.tokens[1], {"text": "open", "to": 0, "key": "m"}))["seq"]
            for seat in (0, 1, 2, None):  # each calls it by the message in which it was told
                token = None if seat is None else table.tokens[seat]
                called = (await table.now(seat))["promises"][-1]["number"]
                assert (await table.messages(token))[called - 1]["change"] == {"number": called}
            await answer(1, shown, "withdraw")
            record = (await wire.ask("GET", f"{table.path}/record", table.tokens[1])).text
            assert "Siena" not in record and '"withdrawn"' in record

    asyncio.run(play())


def test_c8_2_a_shown_card_is_attested_to_the_one_it_is_shown_to(db: str) -> None:
    """The server tells it, so it is true; nobody else hears of it."""

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 3)).join_all()
            aside = next(aside for aside in (await table.now(0))["asides"] if aside["args"][0]["value"] == 1)
            body = {"text": aside["text"], "key": "k"}
            others = await table.lines(table.tokens[2])
            await wire.post(f"{table.path}/acts", table.tokens[0], body)
            told = await table.now(1)
            assert told["events"][0]["key"] == "shows"
            assert sum(told["view"]["seats"][0]["held"]) == 1
            await wire.post(f"{table.path}/talk", table.tokens[0], {"text": "x", "key": "l"})
            assert [message["kind"] for message in (await table.messages(table.tokens[2]))[len(others) :]] == ["talk"]
            bad = await wire.refused(409, "not-yours-to-show", f"{table.path}/acts", table.tokens[0],
                                     {"text": "show b surrender x4", "key": "m"})  # fmt: skip
            assert bad["rule"] == "C8.2"

    asyncio.run(play())


def test_one_may_take_back_ones_own_last_act(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2, clock={"kind": "bank", "seconds": 100})).join_all()
            seat = await table.asked()
            assert seat is not None
            before = await table.now(seat)
            done = await table.act(seat, "place siena")
            assert (await table.now(seat))["undo"] and not (await table.now(1 - seat))["undo"]
            other = 1 - seat
            await wire.refused(409, "no-undo", f"{table.path}/undo", table.tokens[other], {"key": fresh_key()})
            undone = await wire.post(f"{table.path}/undo", table.tokens[seat], {"key": "u"})
            assert await wire.post(f"{table.path}/undo", table.tokens[seat], {"key": "u"}) == undone
            after = await table.now(seat)
            assert after["change"] == {"seat": seat, "entry": done["seq"]}
            assert after["view"] == before["view"]
            assert after["decision"]["options"] == before["decision"]["options"]
            assert after["decision"]["number"] == undone["seq"]
            assert after["clock"]["left"][seat] <= before["clock"]["left"][seat]
            await wire.refused(409, "no-undo", f"{table.path}/undo", table.tokens[seat], {"key": fresh_key()})
            lines = await table.lines(table.tokens[seat])
            wire.registry.tables.clear()
            assert await table.lines(table.tokens[seat]) == lines
            await table.act(seat, "place roma")
            record = (await wire.ask("GET", f"{table.path}/record")).text
            assert "roma" in record and "siena" not in record

    asyncio.run(play())


def test_never_across_anothers_act_nor_what_was_revealed(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2)).join_all()
            first = await table.asked()
            assert first is not None
            await table.act(first, "place siena")
            turn = await table.asked()
            assert turn is not None
            await table.step(random.Random(2))
            if turn != first:
                await wire.refused(409, "no-undo", f"{table.path}/undo", table.tokens[first], {"key": fresh_key()})
            # Throughout a game: wherever an undo is offered, nothing was drawn and nobody else has acted.
            dice, offered = random.Random(4), 0
            while await table.step(dice):
                for seat in (0, 1):
                    message = await table.now(seat)
                    if message["undo"]:
                        offered += 1
                        last = (await table.messages(table.tokens[seat], message["seq"] - 1))[0]
                        assert last["entry"]["seat"] == seat and last["entry"]["by"] == "person"
                        assert not last["decision"]["sealed"] or last["decision"]["number"] == last["seq"]
            assert offered > 10

    asyncio.run(play())


async def promised(table: Sat, seat: int, text: str = "x", to: int = 2, open_: bool = True) -> int:
    body = {"text": text, "to": to, "open": open_, "key": fresh_key()}
    return int((await table.wire.post(f"{table.path}/promises", table.tokens[seat], body))["seq"])


async def answered(table: Sat, seat: int, number: int, what: str) -> None:
    body = {"answer": what, "key": fresh_key()}
    await table.wire.post(f"{table.path}/promises/{number}", table.tokens[seat], body)


def test_open_promises_of_a_seat_are_few(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 3)).join_all()
            numbers = [await promised(table, 0) for _i in range(MAX_PROMISES)]
            body = {"text": "x", "to": 2, "key": "one too many"}
            refused = await wire.refused(409, "too-many-promises", f"{table.path}/promises", table.tokens[0], body)
            assert str(MAX_PROMISES) in refused["sentence"]
            await promised(table, 1)  # another seat has its own
            await answered(table, 2, numbers[0], "accept")  # which leaves it open
            await wire.refused(409, "too-many-promises", f"{table.path}/promises", table.tokens[0],
                               body | {"key": "still"})  # fmt: skip
            await answered(table, 2, numbers[0], "kept")
            await promised(table, 0)

    asyncio.run(play())


def test_open_promises_are_told_always_and_settled_ones_once(db: str) -> None:
    """However many there have been, a message and a snapshot stay small; the record has them all."""

    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 3)).join_all()
            lasting = await promised(table, 1, "lasting")
            for i in range(40):
                number = await promised(table, 0, f"promise {i} " + "y" * 400, open_=i % 2 == 0)
                await answered(table, 2, number, "refuse")
                told = (await table.now(2))["promises"]
                assert [(one["number"], one["state"]) for one in told] == [(lasting, "made"), (number, "refused")]
                texts = [one["text"].split("y")[0] for one in (await table.now(1))["promises"]]
                assert (f"promise {i} " in texts) == (i % 2 == 0)
            await wire.post(f"{table.path}/talk", table.tokens[0], {"text": "x", "key": "k"})
            latest = await table.now(2)
            assert [one["number"] for one in latest["promises"]] == [lasting]
            assert len((await table.lines(table.tokens[2], latest["seq"] - 1))[0]) < 20_000
            state = wire.registry.tables[table.id].state
            assert len(state.promises) == 1 and len(pack(state) or b"") < 20_000
            one = f"{table.path}/promises/{number}"
            await wire.refused(404, "no-such-promise", one, table.tokens[2], {"answer": "kept", "key": "l"})
            record = (await wire.ask("GET", f"{table.path}/record", table.tokens[2])).text
            assert len(json.loads(record.partition("\n")[0])["notes"]["promises"]) == 41
            lines = await table.lines(table.tokens[2])
            wire.registry.tables.clear()
            assert await table.lines(table.tokens[2]) == lines

    asyncio.run(play())


def test_what_is_kept_for_listeners_is_bounded_by_bytes(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 3)).join_all()
            live_table = await wire.registry.get(table.id)
            live_table.watchers.update({0: 1, 1: 1})
            for i in range(80):
                if i == 40:
                    assert len(live_table.told) > 40
                    monkeypatch.setattr(live, "MAX_KEPT", 30_000)
                await wire.post(f"{table.path}/talk", table.tokens[0], {"text": "x" * 400, "key": fresh_key()})
                kept = sum(len(told.body) for each in live_table.told.values() for told in each.values())
                assert kept == live_table.kept
            assert 10_000 < kept <= 30_000
            monkeypatch.setattr(live, "MAX_KEPT", 1)
            await wire.post(f"{table.path}/talk", table.tokens[0], {"text": "x", "key": fresh_key()})
            assert len(live_table.told) == 1  # the last one is there for those who wait for it
            assert len(await table.lines(table.tokens[1])) == live_table.published

    asyncio.run(play())
