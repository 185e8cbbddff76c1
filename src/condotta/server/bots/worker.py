"""A process in which bots choose, so that a slow one takes time from nobody but itself.

It reads a JSON line for each request and writes one for each response: the number of an act, null for none, or a
sentence that tells how the bot failed. The bot inside gets its view, its options and a sampler of worlds, as
everywhere; the log that comes with the request is only used to build them.
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
from ...bots.driver import aside, asides_in_a_row, next_act
from ...games import game_named
from ...kernel.contract import Table
from ...kernel.engine import apply
from ...kernel.errors import SetupError
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
    beside: bool = False
    """Whether it is only asked what it does beside the open question."""


class Remembered(NamedTuple):
    """A table as it is after some entries."""

    entries: list[tuple[int, int]]
    table: Table


class Worker:
    def __init__(self) -> None:
        self.tables: OrderedDict[str, Remembered] = OrderedDict()

    def choose(self, request: BotRequest) -> int | None:
        table, seat = self.table(request), request.seat
        bot = make_bot(request.bot, table.game)
        if request.beside:
            return aside(table, seat, bot)
        beside = asides_in_a_row(table.game, request.entries)
        return next_act(table, seat, bot, Rng(secrets.randbits(62)), beside)

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
    responses = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # What a bot prints is no response.
    worker = Worker()
    for line in sys.stdin.buffer:
        response: int | str | None
        try:
            response = worker.choose(msgspec.json.decode(line, type=BotRequest))
        except SetupError as error:
            response = str(error)
        responses.write(msgspec.json.encode(response) + b"\n")
        responses.flush()


if __name__ == "__main__":
    main()
