"""A process in which bots choose, so that a slow one takes time from nobody but itself.

It reads a JSON line for each request and writes a line for each response. The bot inside gets its view, its options and
a sampler of worlds, as everywhere; the log that comes with the request is only used to build them.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from ...bots import make_bot
from ...games import game_named
from ...kernel.contract import Table
from ...kernel.engine import apply, options
from ...kernel.rng import Rng

REMEMBERED: Final = 64
"""Tables kept from one request to the next."""


class BotRequest(Struct, frozen=True):
    """What a bot is to choose: at which table, after which entries, for which seat."""

    table: str
    game: str
    seats: int
    options: dict[str, object]
    entries: list[tuple[int, int]]
    seat: int
    bot: str


class Remembered(NamedTuple):
    """A table as it is after some entries."""

    entries: list[tuple[int, int]]
    table: Table


class Worker:
    def __init__(self) -> None:
        self.tables: OrderedDict[str, Remembered] = OrderedDict()

    def choose(self, request: BotRequest) -> int:
        table, seat = self.table(request), request.seat
        game, rng = table.game, Rng(secrets.randbits(62))
        return make_bot(request.bot, game).choose(
            game.view(table, seat), options(table, seat), lambda: game.determinize(table, seat, rng), rng
        )

    def table(self, request: BotRequest) -> Table:
        """The table after these entries: the one remembered, gone on with, or a new one."""
        known = self.tables.pop(request.table, None)
        if known is None or request.entries[: len(known.entries)] != known.entries:
            known = Remembered([], game_named(request.game).new(request.seats, request.options))
        for seat, act in request.entries[len(known.entries) :]:
            apply(known.table, seat, act)
        self.tables[request.table] = Remembered(request.entries, known.table)
        if len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        return known.table


def main() -> None:
    os.nice(5)
    worker = Worker()
    for line in sys.stdin.buffer:
        act = worker.choose(msgspec.json.decode(line, type=BotRequest))
        sys.stdout.write(f"{act}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
