"""Bids "up to": known to nobody else, durable, the least that is needed, and over with the auction."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec import UNSET

from condotta.games import GAMES
from condotta.kernel.errors import CondottaError
from condotta.kernel.seats import PUBLIC
from condotta.server.http import app
from condotta.server.http.wire import Refused
from condotta.server.log.rows import StandingBid
from condotta.server.reviews.shown import PlayedReader
from condotta.server.state import new_table, replay
from condotta.server.state.messages import bidding_shown
from condotta.server.state.replay import difference
from condotta.server.state.snapshots import pack, unpack
from condotta.server.state.table_state import TableState
from condotta.server.state.timing.standing_bids import LONGEST, SHORTEST
from condotta.server.study.branches import state_at
from condotta.server.tables import live
from condotta.server.tables.live import LiveTable

from ..kernel.bazaar import Bazaar
from .clients import Json, Sat, StillTime, Wire, fresh_key, running
from .fleet import fleet
from .many import at, until
from .postgres import Postgres
from .real import UNLIMITED, RealServer, wire_to


@contextlib.asynccontextmanager
async def timed(db: str | Path) -> AsyncIterator[tuple[Wire, StillTime]]:
    async with running(db) as wire:
        wire.registry.time = time = StillTime()
        time.moment = 0
        yield wire, time


async def auction(wire: Wire) -> Sat:
    """A game of Princes in which a tile has just been put up: its opener is asked."""
    table = await (await wire.create(["person"] * 3, "princes", public=True)).join_all()
    while True:
        seat = await table.asked()
        assert seat is not None
        decision = (await table.now(seat))["decision"]
        if decision["name"] == "bid":
            return table
        acts = [option["text"] for option in decision["options"]]
        await table.act(seat, next((act for act in acts if act.startswith("auction")), acts[-1]))


async def in_turn(table: Sat) -> tuple[int, int, int]:
    """The seats, beginning with the one that is asked."""
    first = await table.asked()
    assert first is not None
    return first, (first + 1) % 3, (first + 2) % 3


def state_of(wire: Wire, table: Sat) -> TableState:
    return wire.registry.tables[table.id].state


async def leave(table: Sat, seat: int, up_to: int | None, lot: int | None = None, key: str | None = None) -> Json:
    if lot is None:
        lot = (await table.now(seat))["bidding"]["lot"]
    body = {"lot": lot, "up_to": up_to, "key": key or fresh_key()}
    return await table.wire.post(f"{table.path}/bid", table.tokens[seat], body)


async def goes_on(wire: Wire, time: StillTime, table: Sat) -> None:
    """Let the pause of the standing bid that is asked go by."""
    state = state_of(wire, table)
    assert state.standing.due is not None
    assert SHORTEST <= state.standing.due - state.row.at <= LONGEST
    before, time.moment = state.row.seq, state.standing.due - 1
    wire.registry.tables[table.id].go_on()
    await asyncio.sleep(0.02)
    assert state_of(wire, table).row.seq == before, "it answered before its pause was over"
    time.moment += 1
    wire.registry.tables[table.id].go_on()

    async def acted() -> bool:
        return state_of(wire, table).row.seq > before

    await until(acted)


async def bids(table: Sat) -> list[tuple[int, str]]:
    """What was done since the tile was put up, as everybody could see."""
    acts = [
        (message["entry"]["seat"], message["entry"]["act"]["text"])
        for message in await table.messages(None)
        if message["kind"] == "act" and message["entry"]
    ]
    last = max(number for number, (_seat, text) in enumerate(acts) if text.startswith("auction"))
    return acts[last + 1 :]


def test_two_standing_bids_end_right_by_the_least_raises(db: str) -> None:
    """One who is asked bids at once; the other answers after a pause; the lower one drops out by itself."""

    async def play() -> None:
        async with timed(db) as (wire, time):
            table = await auction(wire)
            first, second, third = await in_turn(table)
            least = (await table.now(first))["bidding"]["least"]
            await leave(table, third, least + 3)
            assert (await table.now(first))["decision"]["asked"], "a bid was made out of turn"
            await leave(table, first, least + 6)
            assert (await table.now(third))["bidding"] == {
                "lot": (await table.now(third))["bidding"]["lot"],
                "least": least + 1,
                "most": (await table.now(third))["bidding"]["most"],
                "up_to": least + 3,
            }
            assert "bidding" in await table.now(second) and "bidding" not in await table.now(None)
            await table.act(second, "pass")
            assert "bidding" not in await table.now(second)
            while state_of(wire, table).standing.due is not None:
                await goes_on(wire, time, table)
            assert await bids(table) == [
                (first, f"bid {least}"),
                (second, "pass"),
                (third, f"bid {least + 1}"),
                (first, f"bid {least + 2}"),
                (third, f"bid {least + 3}"),
                (first, f"bid {least + 4}"),
                (third, "pass"),
            ]
            state = state_of(wire, table)
            assert state.standing.up_to == {} and "bidding" not in await table.now(first)
            rows = list(await wire.registry.store.rows(table.id))
            assert difference(table.id, state.header, rows) is None
            assert {message["entry"]["by"] for message in await table.messages(None) if message.get("entry")} <= {
                "person",
                "chance",
            }

    asyncio.run(play())


def test_it_is_taken_back_changed_and_bound_to_its_auction(db: str) -> None:
    async def play() -> None:
        async with timed(db) as (wire, time):
            table = await auction(wire)
            first, second, third = await in_turn(table)
            shown = (await table.now(second))["bidding"]
            lot, least, most = shown["lot"], shown["least"], shown["most"]
            path, token = f"{table.path}/bid", table.tokens[second]
            body = {"lot": lot, "key": "k"}
            for up_to, key in ((least - 1, "low"), (most + 1, "high")):
                found = await wire.refused(409, "bid-out-of-reach", path, token, {**body, "up_to": up_to, "key": key})
                assert found["args"] == {"least": least, "most": most}
            await wire.refused(409, "no-standing-bid", path, token, {**body, "up_to": None, "key": "none"})
            await wire.refused(409, "not-in-auction", path, token, {"lot": lot + 1, "up_to": least, "key": "other"})
            told = await leave(table, second, least + 2, key="once")
            assert await leave(table, second, least + 2, key="once") == told
            await wire.refused(422, "key-used-before", path, token, {**body, "up_to": least + 3, "key": "once"})
            latest = await table.now(second)
            assert latest["kind"] == "standing" and latest["bidding"]["up_to"] == least + 2
            await leave(table, second, least + 1)
            await leave(table, second, None)
            assert (await table.now(second))["bidding"]["up_to"] is None
            await leave(table, second, least + 1)
            packed = pack(state_of(wire, table))
            assert packed is not None
            assert unpack(table.id, state_of(wire, table).header, packed).standing == state_of(wire, table).standing
            await table.act(first, f"bid {least}")
            await goes_on(wire, time, table)  # least + 1
            # Taken back before it answers: its player is asked like anybody else.
            await table.act(third, f"bid {least + 2}")
            await leave(table, first, least + 3)
            assert state_of(wire, table).standing.due is not None, "it drops out where more is asked than it gives"
            await leave(table, second, None)
            assert (await bids(table))[-1] == (first, f"bid {least + 3}")
            assert state_of(wire, table).standing.due is None and second in state_of(wire, table).asked()
            # What one does oneself may go beyond it; an act that is taken back takes it along.
            await table.act(second, f"bid {least + 4}")
            await table.act(third, "pass")
            await leave(table, first, least + 8)
            await wire.post(f"{table.path}/undo", table.tokens[first], {"key": fresh_key()})
            assert state_of(wire, table).standing.up_to == {}
            await leave(table, second, least + 6)
            await table.act(first, f"bid {least + 9}")
            await table.act(second, f"bid {least + 10}")
            assert state_of(wire, table).standing.up_to == {}, "its player has bid more"
            await leave(table, second, least + 12)
            await wire.post(f"{table.path}/leave", table.tokens[second])
            assert state_of(wire, table).standing.up_to == {}, "its player has left"
            await leave(table, second, least + 12)
            await table.act(first, "pass")
            assert state_of(wire, table).standing.up_to == {}, "the auction is over"

    asyncio.run(play())


class Step(NamedTuple):
    """What happened at a table: `text` is None where only something private was done."""

    seat: int
    text: str | None
    at: int


BIDDER = 1


class Watching:
    """All that can be got out of a server by anybody but the one seat that leaves bids, at every moment."""

    def __init__(self, wire: Wire, table: Sat, other: Sat) -> None:
        self.wire, self.table, self.other = wire, table, other
        self.seen: list[str] = []
        self.told = {0: 0, 2: 0, PUBLIC: 0}

    async def elsewhere(self) -> None:
        """Something happens at another table: it is the liveliest now."""
        await self.wire.post(f"{self.other.path}/talk", self.other.tokens[0], {"text": "Hm.", "key": fresh_key()})

    async def look(self) -> None:
        self.seen += await self.wire.registry.store.public()
        for seat in self.told:
            token = self.table.tokens.get(seat)
            for path in (self.table.path, "/api/tables", f"{self.table.path}/record"):
                self.seen.append((await self.wire.ask("GET", path, token)).text)
            lines = await self.table.lines(token, self.told[seat])
            self.told[seat] += len(lines)
            self.seen += [*lines, "and now"]

    async def act(self, seat: int, text: str) -> None:
        await self.table.act(seat, text)
        await self.look()

    async def past(self) -> list[str]:
        found = [line for eye in ("A", "B", "C", "public") for line in await self.table.lines(None, viewer=eye)]
        return [*found, (await self.wire.ask("GET", f"{self.table.path}/record")).text]


async def sit_down(wire: Wire, time: StillTime) -> Watching:
    """The same tables with the same tokens and the same chance, whenever it is asked."""
    time.moment = 1000
    tables = [
        await wire.create(["person"] * 3, "bazaar", public=True, key=f"{number} the same for both of them")
        for number in range(2)
    ]
    await tables[0].join_all()
    time.moment += 1000
    await tables[1].join_all()
    return Watching(wire, *tables)


def test_nobody_else_can_tell_it_from_a_person(db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game twice, once with standing bids and once by hand at the same moments: to everybody but the seat
    itself every byte is the same, also in the public list, in records, and in every replay when the game is over."""
    monkeypatch.setitem(GAMES, "bazaar", Bazaar())
    monkeypatch.setattr(app, "error_told", lambda error, game, lang: refused_plainly(error))
    for module in (new_table, replay):
        monkeypatch.setattr(module, "wall_time", lambda: 0)
    monkeypatch.setattr(live.secrets, "randbits", lambda bits: 12345)
    wishes = [8, None, 5, 9, None, 7]

    async def with_standing_bids() -> tuple[list[Step], Watching, list[str]]:
        async with timed(db) as (wire, time):
            here = await sit_down(wire, time)
            table, steps, answered = here.table, list[Step](), 0
            while (state := state_of(wire, table)).phase != "over":
                time.moment += 1000 if state.standing.due is None else 1
                await here.elsewhere()
                time.moment += 1
                before, shown = state.told[PUBLIC], bidding_shown(state, BIDDER)
                if shown is not UNSET and wishes and len(steps) % 3 == 0:
                    wish = wishes.pop(0) if shown.up_to is not None else min(shown.least + 4, shown.most)
                    await leave(table, BIDDER, wish and max(wish, shown.least))
                    acted = state_of(wire, table).told[PUBLIC] > before
                    text = (await table.messages(None, before))[0]["entry"]["act"]["text"] if acted else None
                    steps.append(Step(BIDDER, text, time.moment))
                    await here.look()
                    continue
                if state.standing.due is not None:
                    await goes_on(wire, time, table)
                    answered += 1
                    text = (await table.messages(None, before))[0]["entry"]["act"]["text"]
                    steps.append(Step(BIDDER, text, time.moment))
                    await here.look()
                    continue
                seat = state.asked()[0]
                decision = (await table.now(seat))["decision"]
                choices = [option["text"] for option in decision["options"]]
                text = choices[1] if decision["name"] == "bid" and len(choices) > 2 else choices[0]
                steps.append(Step(seat, text, time.moment))
                await here.act(seat, text)
            rows = list(await wire.registry.store.rows(table.id))
            assert sum(isinstance(row.body, StandingBid) for row in rows) > 4 and answered > 1
            await the_same_numbers(wire.registry.tables[table.id], await table.messages(None, viewer="public"))
            return steps, here, await here.past()

    async def by_hand(steps: list[Step]) -> tuple[Watching, list[str]]:
        async with timed(tmp_path / "by hand.db") as (wire, time):
            there = await sit_down(wire, time)
            for seat, text, moment in steps:
                time.moment = moment - 1
                await there.elsewhere()
                time.moment = moment
                if text is None:
                    await wire.ask("GET", there.table.path, there.table.tokens[seat])  # its player is there
                    await there.look()
                else:
                    await there.act(seat, text)
            return there, await there.past()

    steps, here, past = asyncio.run(with_standing_bids())
    there, other_past = asyncio.run(by_hand(steps))
    for one, other in zip(here.seen, there.seen, strict=True):
        assert one == other
    assert past == other_past
    assert not any("standing" in line for line in [*here.seen, *past])


async def the_same_numbers(table: LiveTable, told: list[Json]) -> None:
    """A moment has the same number in a replay, in a review, and for who plays on from it."""
    reader = PlayedReader()
    for row in await table.registry.store.rows(table.state.table_id):
        reader.add(row)
    numbers = [message["seq"] for message in told if message["kind"] == "act" and message["entry"]]
    assert len(numbers) > 10 and {*numbers} <= {*reader.acts}
    for message in told[-12::3]:
        past = await state_at(table, message["seq"], "the test")
        assert (past.row.seq, past.row.at) == (message["seq"], message["at"])


def refused_plainly(error: CondottaError) -> Refused:
    return Refused(error.key, error.rule, {}, str(error))


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_it_survives_a_kill_and_answers_once_at_whichever_server(
    store: str, postgres: Postgres, tmp_path: Path
) -> None:
    """Left at a server that is killed before anybody could answer; on PostgreSQL two others answer, once."""

    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            if store == "sqlite":
                server = RealServer(tmp_path / "t.db", *UNLIMITED)
                await asyncio.to_thread(server.start)
                stack.callback(lambda: server.stop())
                servers = [server]
            else:
                servers = (await stack.enter_async_context(fleet(postgres, tmp_path, 3, 0)))[0]
            table = await auction(await wire_to(stack, servers[0]))
            first, second, third = await in_turn(table)
            least = (await table.now(first))["bidding"]["least"]
            await leave(table, second, least + 5)
            await leave(table, third, least + 2)
            await table.act(first, f"bid {least}")
            await asyncio.to_thread(servers[0].kill)
            if store == "sqlite":
                await asyncio.to_thread(servers[0].start)
            table = at(await wire_to(stack, servers[-1]), table)
            await until(lambda: now_asked(table, first))
            await table.act(first, "pass")

            async def over() -> bool:
                return "bidding" not in await table.now(second)

            await until(over)
            assert await bids(table) == [
                (first, f"bid {least}"),
                (second, f"bid {least + 1}"),
                (third, f"bid {least + 2}"),
                (first, "pass"),
                (second, f"bid {least + 3}"),
                (third, "pass"),
            ]

    asyncio.run(play())


async def now_asked(table: Sat, seat: int) -> bool:
    return bool((await table.now(seat))["decision"]["asked"])
