"""The processes in which bots think: who is served first, how long a bot may think, and what if a process fails."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

import condotta
from condotta.bots import registry
from condotta.bots.searching import Searching
from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.search import Effort
from condotta.server.bots import pool as pool_module
from condotta.server.bots import worker
from condotta.server.bots.pool import THINK_SECONDS, BotFailed, BotPool
from condotta.server.bots.queue import Job, JobQueue
from condotta.server.bots.worker import BotAnswer, BotRequest

from .odd_bots import Notes, install, run

SOURCE = Path(condotta.__file__).parent.parent
PAGE = Path(__file__).parents[2] / "web" / "src" / "table" / "table.svelte.ts"


@pytest.fixture
def notes(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Notes]:
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", f"{SOURCE}:{folder}")
    sys.modules.pop("odd_bots_of_tests", None)  # that of another folder
    registry._installed.cache_clear()
    yield Notes(folder)
    registry._installed.cache_clear()


def request(bot: str = "random", table: str = "t") -> BotRequest:
    """What a bot is asked at the beginning of a game of Condottiere."""
    t, rng, entries = GAMES["condottiere"].new(2, {}), Rng(1), []
    while (decision := pending(t)) is not None and decision.seat == CHANCE:
        entries.append((CHANCE, int(sample(t, rng))))
        apply(t, *entries[-1])
    assert decision is not None
    return BotRequest(table, "condottiere", 2, {}, entries, int(decision.seat), bot)


class StandingClock:
    """Stands still: then only what is asked of it counts, not how busy the machine is."""

    moment = 1000.0

    def __call__(self) -> float:
        return self.moment


@contextlib.asynccontextmanager
async def pool(patience: float = 3600.0) -> AsyncIterator[BotPool]:
    made = BotPool(1, StandingClock())
    made.patience = patience
    made.first_pause = 0.01
    try:
        yield made
    finally:
        await made.close()


# Who is served first


def order(*jobs: tuple[str, bool]) -> list[str]:
    """The tables of these jobs, with people or without, in the order of their turns."""
    loop, queue = asyncio.new_event_loop(), JobQueue()
    for table, people in jobs:
        queue.add(Job(request(table=table), loop.create_future(), people))
    found = []
    while (job := queue.take(only_people=False)) is not None:
        found.append(job.request.table)
    loop.close()
    return found


def test_tables_take_turns() -> None:
    assert order(("a", True), ("a", True), ("a", True), ("b", True), ("c", True), ("b", True)) == [*"abcaba"]


def test_tables_with_people_come_first() -> None:
    assert order(("a", False), ("b", False), ("c", True), ("a", False), ("c", True)) == [*"ccaba"]


def test_who_has_had_a_turn_but_no_answer_is_next() -> None:
    queue, loop = JobQueue(), asyncio.new_event_loop()
    again, other = (Job(request(table=table), loop.create_future(), False) for table in "ab")
    queue.add(other)
    queue.add_first(again)
    assert queue.take(only_people=True) is None
    assert [queue.take(only_people=False), queue.take(only_people=False)] == [again, other]
    loop.close()


def test_nobody_thinks_for_who_does_not_wait_any_more() -> None:
    queue, loop = JobQueue(), asyncio.new_event_loop()
    job = Job(request(), loop.create_future(), True)
    queue.add(job)
    job.answer.cancel()
    assert queue.take(only_people=False) is None and len(queue) == 0
    loop.close()


def test_a_person_waits_for_none_of_300_tables_of_bots() -> None:
    async def play() -> None:
        async with pool() as bots:
            served: list[str] = []

            async def wait(table: str, people: bool) -> None:
                assert (await bots.choose(request(table=table), people)).act is not None
                served.append(table)

            crowd = [asyncio.ensure_future(wait(f"bots {number}", people=False)) for number in range(300)]
            while not served:
                await asyncio.sleep(0)
            before = len(served)
            await wait("person", people=True)
            assert served.index("person") - before <= bots.size, "it waited for more than those who were thinking"
            assert len(served) < 300
            await asyncio.gather(*crowd)

    run(play())


def test_tables_of_bots_leave_a_process_for_people(notes: Notes) -> None:
    async def play() -> None:
        async with pool() as bots:
            endless = [asyncio.ensure_future(bots.choose(request("endless", table), people=False)) for table in "abc"]
            await notes.more("endless")
            assert (await bots.choose(request(table="person"), people=True)).act is not None
            assert len(notes.of("endless")) == 1 and not any(one.done() for one in endless)
            for one in endless:
                one.cancel()

    run(play())


def test_after_a_move_that_nobody_waits_for_a_process_rests_while_others_have_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rests: list[float] = []

    async def play() -> None:
        loop, sleep, clock = asyncio.get_running_loop(), asyncio.sleep, StandingClock()

        async def rest(seconds: float) -> None:
            rests.append(seconds)
            await sleep(0)

        def work() -> None:
            clock.moment += 0.5

        async def ask(process: object, request: BotRequest) -> BotAnswer:
            loop.call_soon(work)
            return BotAnswer(0)

        async with pool() as bots:
            bots.clock = clock
            monkeypatch.setattr(pool_module, "ask", ask)
            monkeypatch.setattr(asyncio, "sleep", rest)
            for people in (True, False, True):
                await bots.choose(request(), people)

    run(play())
    assert rests == [0, 0.5]


# How long a bot may think


def test_a_thought_fits_into_the_pause_between_two_moves() -> None:
    found = re.search(r"const PACES = \{ slow: (\d+), quick: (\d+), none: 0 \}", PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert min(int(found[1]), int(found[2])) >= THINK_SECONDS * 1000


def test_a_bot_may_think_for_a_small_part_of_what_the_clock_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []

    async def ask(process: object, request: BotRequest) -> BotAnswer:
        told.append(request.seconds)
        return BotAnswer(0)

    async def play() -> None:
        async with pool() as bots:
            await bots.choose(request())
            for left in (3600.0, 2.0, -1.0):
                await bots.choose(request(), due=StandingClock.moment + left)

    monkeypatch.setattr(pool_module, "ask", ask)
    run(play())
    assert told == [THINK_SECONDS, THINK_SECONDS, 0.1, 0.0]


def test_what_was_needed_to_set_the_table_up_is_not_there_to_think(
    notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = iter((100.0, 100.25))
    monkeypatch.setattr(worker, "now", lambda: next(moments))
    answer = worker.Worker().choose(msgspec.structs.replace(request("timed"), seconds=1.0))
    assert answer.act is not None and notes.of("timed") == [0.75]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_looks_ahead_stops_with_the_best_it_has(game: str) -> None:
    """Its work is for longer; told that there is no time, it imagines one game and answers."""
    bot = registry.make_bot("search", GAMES[game])
    t, rng = GAMES[game].new(GAMES[game].fewest, {}), Rng(3)
    while (decision := pending(t)) is not None and decision.seat == CHANCE:
        apply(t, CHANCE, sample(t, rng))
    assert decision is not None and isinstance(bot, Searching)
    seat = int(decision.seat)
    bot.effort = Effort(work=10**9, seconds=20)
    bot.seconds = 0
    thought = bot.think(t.game.view(t, seat), options(t, seat), lambda: t.game.determinize(t, seat, rng), rng)
    assert thought.work <= 1 and thought.act in options(t, seat)


def test_for_a_bot_that_does_not_stop_another_one_chooses_and_its_process_ends(notes: Notes) -> None:
    async def play() -> BotAnswer:
        async with pool(patience=2.0) as bots:
            await bots.choose(request("timed"))  # its process is ready, and knows the bots
            answer = await bots.choose(request("endless"))
            with pytest.raises(ProcessLookupError):
                while True:
                    os.kill(int(notes.of("endless")[0]), 0)
                    await asyncio.sleep(0.01)
            return answer

    answer = run(play())
    assert answer.act is not None and answer.fault == "The bot endless did not stop thinking."
    assert len(notes.of("endless")) == 1, "it was asked again"


def test_where_the_clock_is_short_a_bot_is_ended_before_it(notes: Notes) -> None:
    async def play() -> BotAnswer:
        async with pool(patience=3600) as bots:
            return await bots.choose(request("endless"), due=StandingClock.moment + 6.0)

    assert run(play()).fault == "The bot endless did not stop thinking."


def test_a_process_whose_server_is_gone_does_not_think_for_ever(notes: Notes) -> None:
    program = f"from {worker.__name__} import *\nimport {worker.__name__} as w\nw.LONGEST = 1\nw.main()"
    line = msgspec.json.encode(request("endless")) + b"\n"
    done = subprocess.run([sys.executable, "-c", program], input=line, capture_output=True, check=False, timeout=60)
    assert done.returncode == -signal.SIGALRM


def test_bots_think_behind_people(notes: Notes) -> None:
    async def play() -> None:
        async with pool() as bots:
            asked = asyncio.ensure_future(bots.choose(request("waits")))
            process = int((await notes.more("waits"))[0])
            niceness = os.getpriority(os.PRIO_PROCESS, process)
            assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + worker.NICENESS)
            notes.go()
            await asked

    run(play())


@pytest.mark.parametrize("bot", ["random", "steady", "squire"])
def test_a_thought_is_the_same_wherever_it_is_thought(bot: str) -> None:
    """Of the same table with the same seed; with other seeds a bot that dices chooses otherwise now and then."""
    asked = [msgspec.structs.replace(request(bot), seed=seed, seconds=60.0) for seed in range(8)]
    one, other = worker.Worker(), worker.Worker()
    acts = [one.choose(question).act for question in asked]
    assert [other.choose(question).act for question in reversed(asked)] == acts[::-1]
    assert bot != "random" or len({*acts}) > 1


# What if a process or a bot fails


def test_a_thought_whose_process_was_killed_is_thought_again(notes: Notes) -> None:
    async def play() -> BotAnswer:
        async with pool() as bots:
            asked = asyncio.ensure_future(bots.choose(request("waits")))
            os.kill(int((await notes.more("waits"))[0]), signal.SIGKILL)
            await notes.more("waits", than=1)
            notes.go()
            return await asked

    answer = run(play())
    assert answer.act is not None and answer.fault == "The process in which the bot waits thought has ended."
    first, second = notes.of("waits")
    assert first != second


def test_for_a_bot_that_ends_its_process_another_one_chooses(notes: Notes) -> None:
    async def play() -> BotAnswer:
        async with pool() as bots:
            return await bots.choose(request("dies"))

    assert run(play()).act is not None
    assert len(notes.of("dies")) == 2


def test_where_nobody_can_choose_it_is_said(notes: Notes) -> None:
    """Beside the question nobody stands in."""

    async def play() -> None:
        async with pool() as bots:
            with pytest.raises(BotFailed, match="The process in which the bot quits thought has ended"):
                await bots.choose(msgspec.structs.replace(request("quits"), beside=True))

    run(play())


@pytest.mark.parametrize("command", [["/nowhere/at/all"], [sys.executable, "-c", "pass"]])
def test_a_process_that_does_not_start_once_is_started_later(
    command: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with pool() as bots:
            right, bots.command = bots.command, command
            asked = asyncio.ensure_future(bots.choose(request()))
            while bots.trouble is None:
                await asyncio.sleep(0.01)
            assert not asked.done()
            bots.command = right
            assert (await asked).act is not None
            assert bots.trouble is None

    run(play())
    assert "no process for bots could be started" in caplog.text


@pytest.mark.parametrize("given", [["--bots", "3"], ["--bots"]])
def test_how_many_processes_is_not_asked_by_the_option_that_names_bots(
    given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *given]) == 2
    said = capsys.readouterr().err
    assert "--bot-processes N" in said and said.count("\n") == 1
