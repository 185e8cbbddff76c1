"""What a bot is asked at a table as it stands now."""

from __future__ import annotations

import hashlib

from ..state.table_state import TableState
from .worker import BotRequest, Judging


def request_at(
    state: TableState, seat: int, bot: str, told: str, beside: bool = False, judging: Judging | None = None
) -> BotRequest:
    """`told`: what its dice depend on, and on nothing else."""
    return BotRequest(
        table=state.table_id,
        game=state.game.name,
        seats=len(state.seats),
        options=state.header.options,
        entries=state.effective(),
        position=state.position,
        seat=seat,
        bot=bot,
        beside=beside,
        seed=int.from_bytes(hashlib.blake2b(told.encode(), digest_size=8).digest()) >> 2,
        judging=judging,
    )
