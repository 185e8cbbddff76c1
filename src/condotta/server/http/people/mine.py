"""The tables of a person as the first page shows them: whose turn it is, since when, and how the board looks."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct

from ....kernel.seats import PUBLIC, has, seats_of
from ...log.store import Reader
from ...people.people import Person, Tie
from ...refusal import Refusal
from ...state.messages import ENCODER, table_shown
from ...state.seats import Role
from ...state.table_state import TableState
from ...tables.registry import TableRegistry
from ..call import viewer_of

MAX_OPEN: Final = 40
MAX_OVER: Final = 6
"""How many tables are shown, of those that go on and of those that do not."""


class MyTable(Struct, frozen=True):
    table: Raw
    seat: int
    role: Annotated[Role | None, Meta(description="what the key opens there; null: the seat has another link by now")]
    asked: bool
    """Whether it is this person's turn."""
    waits: list[int]
    """Who is asked, as everybody may know."""
    since: int
    """The time of day of what is waited for, or of the end."""
    view: Any
    """The game as the seat sees it, to draw a small picture of it; none before the start."""
    options: dict[str, Any]


class MyTables(Struct, frozen=True):
    tables: list[MyTable]


async def tables_of(registry: TableRegistry, person: Person) -> MyTables:
    """The newest of each kind."""
    found: list[MyTable] = []
    left = {True: MAX_OVER, False: MAX_OPEN}
    ended = await registry.people.ended(person)
    for tie in await registry.people.ties(person):
        over = tie.table in ended
        if left[over] == 0:
            continue
        left[over] -= 1
        try:
            found.append(await shown(registry, tie))
        except Refusal:
            continue  # set aside, deleted meanwhile, or with another server
    return MyTables(found)


async def shown(registry: TableRegistry, tie: Tie) -> MyTable:
    live = await registry.get(tie.table)
    state, store = live.state, registry.store
    caller = state.holder(tie.token)
    viewer = PUBLIC if caller is None else viewer_of(caller)
    decision = state.decision() if state.phase in ("playing", "paused") else None
    plays = viewer != PUBLIC and state.phase == "playing" and state.seats[viewer].bot is None
    return MyTable(
        table=Raw(ENCODER.encode(table_shown(state))),
        seat=tie.seat,
        role=None if caller is None else caller.role,
        asked=plays and decision is not None and has(decision.asked, viewer),
        waits=[] if decision is None else seats_of(decision.invited),
        since=await since(store, state, viewer),
        view=None if state.table is None else state.game.view(state.table, viewer),
        options=state.header.options,
    )


async def since(store: Reader, state: TableState, viewer: int) -> int:
    """When the open question was asked, as far as this viewer knows; before and after the game, the last that it was
    told."""
    number = state.decisions[viewer] if state.decision() is not None else state.told[viewer]
    row = state.row_of(viewer, number) or 1
    return next((found.wall for found in await store.rows(state.table_id, row - 1, row)), 0)
