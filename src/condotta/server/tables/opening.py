"""A table as it is found in the store: ready to go on, or why it cannot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import msgspec

from ...games import GAMES
from ...kernel.errors import CondottaError, SetupError
from ...kernel.seats import PUBLIC
from ..faults import report
from ..log.rows import Header, Reason, Row, Rules
from ..log.store import LAST, Store
from ..log.writes import NotReached, Snapshot
from ..refusal import Refusal
from ..state.records import Result, result_of
from ..state.replay import Difference, difference, replayed, rules_of
from ..state.snapshots import code_of, pack, unpack
from ..state.table_state import TableState
from .presence import Looks


class Overtaken(Exception):
    """Another server has written to the table first. What it wrote is known here now: ask again."""


@dataclass(frozen=True)
class SetAside:
    """Why a table cannot be opened at all: a key of the texts with its arguments."""

    key: str
    values: dict[str, str | CondottaError] = field(default_factory=dict)

    def refusal(self) -> Refusal:
        return Refusal.made(409, self.key, {**self.values})


@dataclass(frozen=True)
class Stopped:
    """Why a table cannot go on: its state is that before the first row that these rules would not play so."""

    row: int
    """As spectators count the messages."""
    played: int
    """By which rules it was played."""
    now: int
    """Which rules these are."""
    result: Result
    """As the index has it."""

    def refusal(self) -> Refusal:
        if self.played == self.now:
            return Refusal(409, "damaged", row=self.row)
        return Refusal(409, "other-rules", rules=self.played, now=self.now, row=self.row)


@dataclass(frozen=True)
class Newer:
    """The table is played by rules that are newer than these: servers that know them go on with it, this one does not
    write to it."""

    played: int
    now: int
    result: Result

    def refusal(self) -> Refusal:
        return Refusal(409, "newer-rules", rules=self.played, now=self.now)


@dataclass(frozen=True)
class Gone:
    """The table was deleted while somebody had it open."""

    why: Reason
    result: Result

    def refusal(self) -> Refusal:
        return Refusal(410, "deleted", why=self.why)


class Others(Protocol):
    """The other processes on the same database, as far as they matter to tables."""

    def play(self, game: str, rules: int) -> bool:
        """Whether one of them plays a game by these rules."""
        ...

    def think(self) -> bool:
        """Whether bots think in one of them."""
        ...

    def watch(self, table_id: str) -> bool:
        """Whether somebody looks at a table there."""
        ...

    def looks(self, table_id: str) -> Looks:
        """Who has a table open there."""
        ...


class Nobody:
    """There are no others."""

    def play(self, game: str, rules: int) -> bool:
        return False

    def think(self) -> bool:
        return False

    def watch(self, table_id: str) -> bool:
        return False

    def looks(self, table_id: str) -> Looks:
        return Looks()


@dataclass(frozen=True)
class Opened:
    """A table as it is found in the store."""

    state: TableState
    created: int
    moves_to: Rules | None = None
    """Set if this game goes over to newer rules with its next row."""
    stopped: Stopped | Newer | None = None


class Readable(NamedTuple):
    """Rows of a log, as far as they can be read."""

    rows: list[Row]
    whole: bool
    """Whether that is all of them."""


class Opener:
    """Reads tables from the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def open(self, table_id: str, header: Header) -> Opened:
        try:
            state = await self.read_state(table_id, header)
        except (SetupError, NotReached):
            raise
        except Exception as error:  # whatever it is, `compare` says where it happens, and how the table was before
            report(error)
            return await self.compare(table_id, header)
        if state.rules != state.game.rules_version:
            return await self.compare(table_id, header)
        return Opened(state, await self.store.created(table_id) or 0)

    async def read_state(self, table_id: str, header: Header) -> TableState:
        state = await self.begin_state(table_id, header)
        for row in await self.store.rows(table_id, state.row.seq):
            if row.seq != state.row.seq + 1:
                raise LookupError("a row is missing")
            state.apply(row)
        return state

    async def begin_state(self, table_id: str, header: Header, until: int = LAST) -> TableState:
        """From the snapshot, if there is a good one of this code and not later than that; else from the beginning."""
        found = await self.store.snapshot(table_id, code_of(header.game), until)
        if found is not None:
            try:
                return unpack(table_id, header, found.body)
            except Exception as error:  # it is only a short cut
                report(error)
        return TableState(table_id, header)

    async def rows(self, table_id: str, since: int = 0, until: int = LAST) -> Readable:
        """Up to the first that cannot be read."""
        rows: list[Row] = []
        try:
            for row in await self.store.rows(table_id, since, until):
                rows.append(row)
        except msgspec.MsgspecError:
            return Readable(rows, False)
        return Readable(rows, True)

    def keep(self, state: TableState) -> None:
        """A snapshot of it."""
        body = pack(state)
        if body is not None:
            self.store.keep(Snapshot(state.table_id, state.row.seq, code_of(state.game.name), body))

    async def compare(self, table_id: str, header: Header) -> Opened:
        """A game played by other rules goes on by these if all of it replays equal, unless its rules are newer; else it
        can only be read, up to where it differs."""
        created, now = await self.store.created(table_id) or 0, GAMES[header.game].rules_version
        rows, whole = await self.rows(table_id)
        played = rules_of(header, rows)
        differs = difference(table_id, header, rows)
        if differs is None and not whole:
            differs = Difference(len(rows) + 1, "it cannot be read")
        if differs is None:
            state = replayed(table_id, header, rows)
            if played > now:
                return Opened(state, created, stopped=Newer(played, now, result_of(state)))
            return Opened(state, created, Rules(played, now) if played != now else None)
        before = replayed(table_id, header, rows[: differs.row - 1])
        card = await self.store.card(table_id)
        result = result_of(before) if card is None else msgspec.json.decode(card, type=Result)
        return Opened(before, created, stopped=Stopped(before.told[PUBLIC] + 1, played, now, result))
