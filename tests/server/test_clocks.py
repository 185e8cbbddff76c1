"""Clocks, the published default, and pauses."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.kernel.contract import PASS
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.server.log import times
from condotta.server.log.rows import ClockSetup
from condotta.server.state.timing.clock import Clock

from .clients import Sat, StillTime, Wire, fresh_key, running
from .many import until

BANK = {"kind": "bank", "seconds": 100, "increment": 5}
MOVE = {"kind": "move", "seconds": 30}


async def begun(wire: Wire, clock: dict[str, Any], seats: int = 2, game: str = "condottiere") -> Sat:
    """A table at which time stands still."""
    wire.registry.time = StillTime()
    return await (await wire.create(["person"] * seats, game, clock=clock)).join_all()


def pass_time(wire: Wire, milliseconds: int) -> None:
    """Let so much of the registry's time go by."""
    time = wire.registry.time
    assert isinstance(time, StillTime)
    time.moment += milliseconds
    for table in wire.registry.tables.values():
        table.go_on()


async def quiet(table: Sat, seq: int) -> None:
    """For a while nothing happens."""
    await asyncio.sleep(0.1)
    assert (await table.now(0))["seq"] == seq


def test_a_bank_is_used_up_and_grows_with_each_move() -> None:
    clock = Clock(ClockSetup("bank", 100, 5), 2)
    clock.asked([0], 0, True)
    assert clock.next_due() == 100_000
    clock.moved(0, 30_000)
    clock.asked([1], 30_000, True)
    assert [clock.left_at(seat, 40_000) for seat in (0, 1)] == [75_000, 90_000]
    assert clock.due(130_000) == [1] and clock.due(129_999) == []


def test_a_move_clock_begins_anew_with_each_question() -> None:
    clock = Clock(ClockSetup("move", 30), 2)
    clock.asked([0], 0, True)
    clock.moved(0, 20_000)
    clock.asked([0], 20_000, True)
    assert clock.left_at(0, 20_000) == 30_000


def test_in_a_sealed_question_others_see_a_clock_go_as_if_nobody_had_answered() -> None:
    """Also when there was a pause after the answer."""
    clock = Clock(ClockSetup("bank", 100, 5), 2)
    clock.asked([0, 1], 0, True)
    clock.moved(0, 10_000)
    clock.asked([1], 10_000, False)
    clock.stand(20_000)
    assert [clock.sealed_left_at(seat, 50_000) for seat in (0, 1)] == [80_000, 80_000]
    clock.go_on([1], 50_000)
    assert [clock.sealed_left_at(seat, 60_000) for seat in (0, 1)] == [70_000, 70_000]
    assert [clock.left_at(seat, 60_000) for seat in (0, 1)] == [95_000, 70_000]


def test_a_pause_stops_every_clock() -> None:
    clock = Clock(ClockSetup("move", 30), 2)
    clock.asked([0, 1], 0, True)
    clock.stand(10_000)
    assert clock.next_due() is None and clock.left_at(0, 99_000) == 20_000
    clock.go_on([0, 1], 100_000)
    assert clock.left_at(0, 105_000) == 15_000 and clock.sealed_left_at(1, 105_000) == 15_000


def test_the_default_is_to_pass_or_else_the_first_option() -> None:
    for game in GAMES.values():
        t, rng = game.new(game.fewest, {}), Rng(5)
        for _step in range(200):
            decision = pending(t)
            if decision is None:
                break
            seat = decision.seat
            if seat == CHANCE:
                apply(t, seat, sample(t, rng))
                continue
            allowed = options(t, seat)
            default = game.default(t, seat)
            assert default in allowed
            if PASS in allowed and "default" not in type(game).__dict__:
                assert default == PASS
            apply(t, seat, default if rng.below(2) else allowed[rng.below(len(allowed))])


def test_when_time_is_out_the_default_is_played(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire, MOVE)
            seat = await table.asked()
            assert seat is not None
            before = await table.now(seat)
            default = before["decision"]["default"]
            assert before["clock"]["left"][seat] == 30_000 and before["clock"]["running"] == [seat]
            pass_time(wire, 29_999)
            await quiet(table, before["seq"])
            pass_time(wire, 1)
            await until(lambda: table.messages(None, before["seq"]))
            after = (await table.messages(None, before["seq"]))[0]
            assert after["entry"]["by"] == "default" and after["entry"]["act"]["text"] == default
            assert after["at"] - before["at"] == 30_000

    asyncio.run(play())


def test_then_a_bot_takes_the_seat_until_its_owner_is_back(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire, {**MOVE, "then": "random"})
            seat = await table.asked()
            assert seat is not None

            async def played_by_a_bot() -> bool:
                shown = (await table.now(seat))["table"]["seats"][seat]
                return shown["bot"] == "random" and shown["away"]

            pass_time(wire, 31_000)
            await until(played_by_a_bot)
            await wire.post(f"{table.path}/back", table.tokens[seat])
            shown = (await table.now(seat))["table"]["seats"][seat]
            assert shown["bot"] is None and not shown["away"]

    asyncio.run(play())


def test_time_stands_still_while_the_server_is_down(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 5000.0
    monkeypatch.setattr(times, "time", SimpleNamespace(monotonic=lambda: moment, time=lambda: moment))

    async def play() -> None:
        nonlocal moment
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2, clock=BANK)).join_all()
            seat = await table.asked()
            assert seat is not None
            wire.registry.time.begins += 20_000
            now = wire.registry.now()
        moment += 3600
        async with running(db) as wire:
            assert wire.registry.now() == now
            table.wire = wire
            await table.step(random.Random(1))
            assert (await table.now(seat))["clock"]["left"][seat] == 85_000  # 100 − 20, and 5 for the move

    asyncio.run(play())


def test_an_open_table_rings_by_itself_after_a_restart(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await (await wire.create(["person"] * 2, clock=MOVE)).join_all()
            seq = (await table.now(0))["seq"]
            wire.registry.time.begins += 29_500
        async with running(db) as wire:
            table.wire = wire
            await until(lambda: table.messages(None, seq))
            assert (await table.messages(None, seq))[0]["entry"]["by"] == "default"

    asyncio.run(play())


def test_pause_by_agreement(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire, BANK)
            seat = await table.asked()
            assert seat is not None
            pause = f"{table.path}/pause"
            await wire.post(pause, table.tokens[0], {"on": True, "key": fresh_key()})
            assert await table.state() == "playing"
            assert (await table.now(1))["table"]["seats"][0]["agrees"]
            await wire.post(pause, table.tokens[0], {"on": False, "key": fresh_key()})
            assert not (await table.now(1))["table"]["seats"][0]["agrees"]
            for player in (0, 1):
                await wire.post(pause, table.tokens[player], {"on": True, "key": fresh_key()})
            assert await table.state() == "paused"
            left = (await table.now(seat))["clock"]["left"][seat]
            pass_time(wire, 500_000)
            await quiet(table, (await table.now(0))["seq"])
            number = (await table.now(seat))["decision"]["number"]
            await wire.refused(409, "paused", f"{table.path}/acts", table.tokens[seat],
                               {"decision": number, "text": "place siena", "key": fresh_key()})  # fmt: skip
            for player in (1, 0):
                await wire.post(pause, table.tokens[player], {"on": False, "key": fresh_key()})
            assert await table.state() == "playing"
            assert (await table.now(seat))["clock"]["left"][seat] == left
            await table.step(random.Random(1))

    asyncio.run(play())


def test_a_clock_does_not_tell_who_has_answered_a_sealed_question(db: str) -> None:
    """To the others it runs on as if it had not answered, until the question is closed; its owner sees its own."""

    async def play() -> None:
        async with running(db) as wire:
            table = await begun(wire, BANK, 3, "princes")
            dice = random.Random(2)
            live = wire.registry.tables[table.id]
            while not ((decision := live.state.decision()) and decision.sealed and len(live.state.asked()) > 1):
                assert await table.step(dice)
            silent, answers = live.state.asked()[:2]
            before = (await table.now(None))["clock"]
            pass_time(wire, 10_000)
            options = (await table.now(answers))["decision"]["options"]
            await table.act(answers, dice.choice(options)["text"])
            assert live.state.decision() is not None and answers not in live.state.asked()
            pass_time(wire, 10_000)
            await wire.post(f"{table.path}/talk", table.tokens[silent], {"text": "hm", "key": fresh_key()})
            for viewer in (silent, None):
                shown = (await table.now(viewer))["clock"]
                for seat in (silent, answers):
                    assert before["left"][seat] - shown["left"][seat] == 20_000
                    assert seat in shown["running"]
            own = (await table.now(answers))["clock"]
            assert before["left"][answers] - own["left"][answers] == 5_000, "10 of thought, and 5 for the move"
            assert answers not in own["running"]

    asyncio.run(play())
