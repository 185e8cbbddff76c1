"""What the addresses of reviews and hints lead to."""

from __future__ import annotations

from typing import Final

from ...refusal import Refusal
from ...reviews.hints import Hint, hint
from ...reviews.shown import Played, PlayedReader, ReviewTold
from ...tables.live import LiveTable
from ...tables.past import some_rows
from ...tables.requests import Nothing
from ..call import Call
from ..endpoints import Endpoint


async def get_review(call: Call) -> ReviewTold:
    table = await over(call)
    return await call.registry.reviews.told(table.state.table_id)


async def ask_review(call: Call) -> ReviewTold:
    """The log is read again only if there is something to do."""
    table, reviews = await over(call), call.registry.reviews
    told = await reviews.told(table.state.table_id)
    if not told.ready and table.state.table_id not in reviews.making:
        await reviews.begin(await played(table, call.address))
        told = await reviews.told(table.state.table_id)
    return told


async def over(call: Call) -> LiveTable:
    """The table, if its game is over: then everybody who may look at it may know everything."""
    table = await call.table()
    call.caller(table)
    if table.stopped is not None:
        raise table.stopped.refusal()
    if table.result.state != "over":
        raise Refusal(409, "not-over")
    if table.state.position is not None:
        raise Refusal(409, "review-of-a-branch")
    return table


async def played(table: LiveTable, who: str) -> Played:
    reader, state, seq = PlayedReader(), table.state, 0
    while seq < table.published:
        async with table.registry.turns.slice(who):
            for row in await some_rows(table, seq, table.published):
                reader.add(row)
                seq = row.seq
    return reader.played(state.table_id, state.game.name, state.header.options, len(state.seats), state.winners)


async def ask_hint(call: Call) -> Hint:
    table = await call.table()
    seat = call.seat(table)
    return await hint(call.registry.bot_pool, table.state, seat, call.registry.reviews.care)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/tables/{table}/review", get_review, "How far the review is.", ReviewTold),
    Endpoint(
        "POST", "/api/tables/{table}/review", ask_review, "Review a game that is over.", ReviewTold, Nothing, cost=5
    ),
    Endpoint("POST", "/api/tables/{table}/hint", ask_hint, "What the strongest bot would do.", Hint, Nothing, cost=10),
]
