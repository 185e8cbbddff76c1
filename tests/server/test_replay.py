"""A record becomes the stream that each viewer would have had, and no table is made of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from starlette.types import Message

from condotta.games import GAMES
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.errors import RecordError
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, PUBLIC
from condotta.server.http.stream import PartsResponse
from condotta.server.refusal import Refusal
from condotta.server.replays import pool, worker
from condotta.server.replays.pool import ReplayPool
from condotta.server.replays.worker import ReplayJob
from condotta.server.state import records
from condotta.server.state.records import stream_of

from .clients import running


def played(seed: int) -> str:
    """The record of a whole game of Condottiere."""
    match = Recording(GAMES["condottiere"], 3, {"variants": ["hidden"]}, {"names": ["Ada", "Bea", "Cy"]})
    rng = Rng(seed)
    while (question := pending(match.table)) is not None:
        seat = question.seat
        acts = [] if seat == CHANCE else options(match.table, seat)
        match.act(seat, sample(match.table, rng) if seat == CHANCE else acts[rng.below(len(acts))])
    return "\n".join(match.lines()) + "\n"


@pytest.mark.parametrize("viewer", ["A", "B", "C", "public"])
def test_every_viewer_gets_its_own_whole_stream(viewer: str) -> None:
    told = [json.loads(line) for line in stream_of(played(1), viewer)]
    numbers = [message["seq"] for message in told]
    assert numbers[0] == 1 and numbers == sorted(set(numbers)), "a moment has the same number for all"
    assert told[-1]["table"]["state"] == "over" and told[-1]["table"]["winners"]
    assert [seat["name"] for seat in told[-1]["table"]["seats"]] == ["Ada", "Bea", "Cy"]
    for message in told:
        if message["view"] is not None:
            assert message["view"]["eye"] == (PUBLIC if viewer == "public" else "ABC".index(viewer))
            assert bool(message["view"]["hand"]) == (viewer != "public")


def test_a_text_that_is_no_record_is_refused_with_its_line() -> None:
    text = played(2) + '["A", "play moon"]\n'
    with pytest.raises(RecordError) as refused:
        stream_of(text, "A")
    assert refused.value.line == text.count("\n")
    with pytest.raises(RecordError):
        stream_of("", "A")


def test_notes_are_anybodys_and_may_be_wrong() -> None:
    head, _, rest = played(3).partition("\n")
    wrong = json.loads(head) | {"notes": {"names": "Ada", "seats": ["steady"]}}
    assert stream_of(json.dumps(wrong) + "\n" + rest, "public")


def test_there_is_no_such_viewer() -> None:
    with pytest.raises(Refusal) as refused:
        stream_of(played(4), "F")
    assert refused.value.status == 404


# A record comes from anybody: it gets little memory, little time, and a process of its own


def endless(rows: int) -> str:
    """A record of Condottiere that is longer than any game; it is not even legal."""
    head = played(5).partition("\n")[0]
    return head + '\n["A", "pass"]' * rows + "\n"


def test_a_record_is_capped_in_rows_and_its_stream_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refusal) as refused:
        stream_of(endless(records.MAX_ROWS + 1), "A")
    assert (refused.value.status, refused.value.key) == (422, "record-too-much")
    whole = sum(len(line) for line in stream_of(played(6), "A"))
    monkeypatch.setattr(records, "MAX_STREAM", whole)
    assert stream_of(played(6), "A")
    monkeypatch.setattr(records, "MAX_STREAM", whole - 1)
    with pytest.raises(Refusal):
        stream_of(played(6), "A")


def test_an_uploaded_record_is_replayed_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it costs, it costs nothing here."""
    record, expected = played(7), stream_of(played(7), "B")

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            answer = await wire.ask("POST", "/api/replay?eye=B", None, {"record": record})
            assert answer.status_code == 200 and answer.headers["content-type"] == "application/x-ndjson"
            told = [json.loads(line) for line in answer.text.splitlines()]
            assert [one.get("view") for one in told] == [json.loads(line).get("view") for line in expected]
            headers = {"accept-language": "nl", "content-type": "application/json"}
            bad = json.dumps({"record": record + "[]\n"})
            refused = await wire.http.post("/api/replay", headers=headers, content=bad)
            assert refused.status_code == 422 and refused.json()["key"] == "record-result"
            assert "regel" in refused.json()["sentence"].lower()
            await wire.refused(404, "no-such-seat", "/api/replay?eye=F", None, {"record": record})
            await wire.refused(422, "record-too-much", "/api/replay", None, {"record": endless(records.MAX_ROWS + 1)})

    def never(*_args: object) -> None:
        raise AssertionError("a record was replayed in the server itself")

    monkeypatch.setattr(records, "read_record", never)
    asyncio.run(play())


def test_the_process_has_limits_and_is_gone_afterwards() -> None:
    async def play() -> None:
        replays = ReplayPool()
        found = await replays.replay("here", ReplayJob(played(8), "A", "en"))
        (process,) = replays.running
        limits = Path(f"/proc/{process.pid}/limits").read_text()
        assert re.search(rf"Max address space\s+{worker.MAX_MEMORY}", limits)
        assert re.search(rf"Max cpu time\s+{worker.MAX_CPU_SECONDS}", limits)
        assert sum([len(part) async for part in found.parts]) == found.size > 100_000
        assert process.returncode is not None and not replays.running and not replays.turns

    asyncio.run(play())


def test_a_fault_in_the_process_is_told_by_its_kind_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        replays = ReplayPool()

        async def broken(process: Process, job: ReplayJob) -> bytes:
            return json.dumps({"status": 500, "key": "internal", "fault": "ValueError at records.py:1"}).encode()

        replays._first = broken  # type: ignore[method-assign]
        with pytest.raises(Refusal) as refused:
            await replays.replay("here", ReplayJob("secret", "A", "en"))
        assert refused.value.status == 500 and not replays.running
        assert "ValueError at records.py:1" in caplog.text and "secret" not in caplog.text

    asyncio.run(play())


def test_a_process_that_is_killed_at_its_limits_gives_a_refusal() -> None:
    async def play() -> None:
        replays = ReplayPool()

        async def killed() -> Process:
            process = await asyncio.create_subprocess_exec("false", stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            replays.running.add(process)
            return process

        replays._start = killed  # type: ignore[method-assign]
        with pytest.raises(Refusal) as refused:
            await replays.replay("here", ReplayJob("x" * 1_000_000, "A", "en"))
        assert refused.value.key == "record-too-much"

    asyncio.run(play())


def test_few_are_replayed_at_once_and_one_of_an_address() -> None:
    async def play() -> None:
        replays, most = ReplayPool(at_once=2), 0

        async def slow() -> Process:
            nonlocal most
            process = await asyncio.create_subprocess_exec("sleep", "60", stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            replays.running.add(process)
            most = max(most, len(replays.running))
            return process

        replays._start = slow  # type: ignore[method-assign]

        async def ask(address: str) -> None:
            with contextlib.suppress(Refusal):
                await replays.replay(address, ReplayJob("", "A", "en"))

        async def started(count: int) -> None:
            while len(replays.running) < count:
                await asyncio.sleep(0.01)

        same = [asyncio.ensure_future(ask("here")) for _i in range(3)]
        await started(1)
        for _turn in range(20):
            await asyncio.sleep(0)
        assert len(replays.running) == 1 and not replays.free.locked()
        others = [asyncio.ensure_future(ask(f"there {i}")) for i in range(3)]
        await started(2)
        while not all(task.done() for task in (*same, *others)):
            for process in [*replays.running]:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await asyncio.sleep(0.01)
        assert most == 2 and not replays.turns and not replays.queued

    asyncio.run(play())


def test_places_in_the_queue_are_few() -> None:
    replays = ReplayPool()
    with contextlib.ExitStack() as held:
        for _i in range(pool.MAX_WAITING_PER_ADDRESS):
            held.enter_context(replays.place("here"))
        with pytest.raises(Refusal) as refused:
            held.enter_context(replays.place("here"))
        assert refused.value.status == 429
        for number in range(pool.MAX_WAITING - pool.MAX_WAITING_PER_ADDRESS):
            held.enter_context(replays.place(f"there {number}"))
        with pytest.raises(Refusal):
            held.enter_context(replays.place("elsewhere"))
    assert not replays.waiting


def test_a_place_is_taken_before_the_record_is_read(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            with contextlib.ExitStack() as held:
                for _i in range(pool.MAX_WAITING_PER_ADDRESS):
                    held.enter_context(wire.registry.replays.place("127.0.0.1"))
                answer = await wire.http.post("/api/replay", content=b"not even JSON")
                assert answer.status_code == 429 and answer.headers["retry-after"]
            assert (await wire.http.post("/api/replay", content=b"not even JSON")).status_code == 415
            assert not wire.registry.replays.waiting

    asyncio.run(play())


def test_who_reads_too_slowly_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        replays = ReplayPool()
        found = await replays.replay("here", ReplayJob(played(9), "A", "en"))
        assert await anext(found.parts)
        moment = time.monotonic() + pool.MAX_SECONDS
        monkeypatch.setattr(time, "monotonic", lambda: moment)
        assert [part async for part in found.parts] == [] and not replays.running

    asyncio.run(play())


def test_an_answer_that_ends_too_early_is_never_completed() -> None:
    async def play() -> None:
        async def parts() -> AsyncGenerator[bytes, None]:
            yield b"12345"
            yield b"678"

        for size, completed in ((8, True), (9, False)):
            sent: list[Message] = []

            async def send(message: Message, sent: list[Message] = sent) -> None:
                sent.append(message)

            await PartsResponse(parts(), size)({}, send, send)  # type: ignore[arg-type]
            assert (b"content-length", str(size).encode()) in sent[0]["headers"]
            assert sent[-1]["more_body"] is not completed

    asyncio.run(play())
