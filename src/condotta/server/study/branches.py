"""What if: from a moment of a game that is over somebody plays on against bots, at a table of its own. The game itself
is only read."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from ...games import GAMES
from ...kernel.engine import sample
from ...kernel.errors import SetupError
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE, has
from ...words import languages
from ..log.rows import Act, Body, Branch, Created, Header, SeatChange, Start
from ..log.times import wall_time
from ..log.writes import NewTable
from ..refusal import Refusal
from ..replays.moments import Known, Moment, Wish, position_for
from ..state.names import checked_name
from ..state.new_table import due_of, new_header, status_of
from ..state.replay import Ordinary, next_row
from ..state.seats import PERSON
from ..state.table_state import TableState
from ..state.tokens import new_key, table_id_from, tokens_from
from ..tables.live import LiveTable
from ..tables.lobby import check_bot, link
from ..tables.past import some_rows
from ..tables.registry import TableRegistry
from ..tables.requests import BotName, Name, Number, OwnKey, Request, SeatNumber


class PlayOn(Request, frozen=True):
    at: Annotated[Number, Meta(description="the row, as a replay counts them")]
    seat: SeatNumber
    bot: BotName
    name: Name
    known: Annotated[Known, Meta(description="hidden things as that seat could have known them, or as they were")] = (
        "seat"
    )
    language: Annotated[str, Meta(max_length=10)] = "en"
    key: OwnKey | None = None

    @property
    def wish(self) -> Wish:
        return Wish(self.at, self.seat, self.known)


class PlayOnRecord(PlayOn, frozen=True, kw_only=True):
    record: str


class Branched(Struct, frozen=True):
    """The new table, and the token of the seat."""

    table: str
    token: str
    link: str


async def play_on(table: LiveTable, request: PlayOn, who: str) -> Branched:
    """From a moment of a game that is over here."""
    if table.stopped is not None or table.result.state != "over":
        raise Refusal(409, "not-over") if table.stopped is None else table.stopped.refusal()
    past = await state_at(table, request.at, who)
    header = table.state.header
    position = position_for(past.table, request.wish)
    moment = Moment(header.game, len(header.seats), header.options, position)
    return await begin(table.registry, moment, request, table.state.table_id, who)


async def state_at(table: LiveTable, at: int, who: str) -> TableState:
    """How a table was after a row, by its number in a replay, read in slices."""
    past, ordinary = TableState(table.state.table_id, table.state.header), Ordinary()
    while past.row.seq < at:
        if ordinary.read == table.published:
            raise Refusal(409, "nothing-to-play-on")
        async with table.registry.turns.slice(who):
            for found in await some_rows(table, ordinary.read, table.published):
                row = ordinary.row(found)
                if row is not None and row.seq <= at:
                    past.apply(row)
    return past


async def begin(registry: TableRegistry, moment: Moment, request: PlayOn, source: str | None, who: str) -> Branched:
    """The table that begins there: one person, and bots. Asked twice with the same key, it is the same table."""
    check_bot(moment.game, request.bot)
    if request.language not in languages():
        raise SetupError("no-such-language", language=request.language, known=", ".join(languages()))
    key = request.key or new_key()
    tokens, table_id = tokens_from(key, moment.seats), table_id_from(key)
    kinds = [PERSON if seat == request.seat else request.bot for seat in range(moment.seats)]
    made = new_header(GAMES[moment.game], kinds, moment.options, tokens, request.language)
    header = replace(made, branch=Branch(source, request.at, request.seat, request.known))
    table = await registry.create(table_id, header, who, begun(table_id, header, moment, request, registry.now()))
    table.go_on()
    token = tokens.seats[request.seat]
    return Branched(table_id, token, link(table_id, token))


def begun(table_id: str, header: Header, moment: Moment, request: PlayOn, at: int) -> NewTable:
    """Its first rows: everybody sits, the game stands where it stood, and chance, if it is asked, answers anew."""
    state = TableState(table_id, header)
    joins = SeatChange(request.seat, "joins", name=checked_name(request.name))
    bodies: list[Body] = [Created(), joins, Start(moment.position)]
    rows = [next_row(state, body, at) for body in bodies]
    while state.table is not None and has(state.table.asked, CHANCE):
        act = sample(state.table, Rng(secrets.randbits(62)))
        rows.append(next_row(state, Act(CHANCE, int(act), "chance"), at))
    return NewTable(table_id, header, rows, status_of(state, wall_time()), due_of(state))


def read_moment(line: bytes) -> Moment:
    return msgspec.json.decode(line, type=Moment)
