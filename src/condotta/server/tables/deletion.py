"""Deleting a table by the will of all who sat there."""

from __future__ import annotations

from ..log.rows import Body, DeletionWish
from .live import LiveTable
from .registry import TableRegistry
from .requests import AskDeletion
from .responses import DeletionAsked


async def ask(registry: TableRegistry, table: LiveTable, seat: int, request: AskDeletion) -> DeletionAsked:
    """Told to all; when the last of them asks, the table goes."""
    wish = DeletionWish(seat, request.on)

    def make() -> list[Body]:
        return [wish]

    seq = await table.do(seat, request.key, wish, make)
    if table.state.unwanted():
        await registry.delete(table.state.table_id, "players")
        return DeletionAsked(seq, True)
    return DeletionAsked(seq, False)
