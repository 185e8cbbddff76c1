"""A hint: the best options as the strongest bot sees them from a seat. Only for one person against bots."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct

from ...bots.judging import Care
from ...bots.levels import STRONGEST
from ..bots.pool import BotFailed, BotPool
from ..bots.requests import request_at
from ..bots.worker import BotRequest, Judging
from ..refusal import Refusal
from ..state.messages import act_shown
from ..state.table_state import TableState

MOST_OPTIONS: Final = 3


class HintOption(Struct, frozen=True):
    act: Raw
    chance: int
    """Of winning with it, in thousandths."""


class Hint(Struct, frozen=True):
    decision: int
    """What it is about: the number of the open decision."""
    options: list[HintOption]
    """The best first."""


def hint_request(state: TableState, seat: int, care: Care) -> BotRequest:
    """What the bot is asked. Its dice depend on what the seat may know, so that nothing else can be told from them."""
    if not state.header.hints or any(one.bot is None for number, one in enumerate(state.seats) if number != seat):
        raise Refusal(409, "no-hints")
    if state.phase != "playing" or seat not in state.asked():
        raise Refusal(409, "hint-not-asked")
    told = f"{state.table_id} {state.decision_number(seat)} {seat}"
    return request_at(state, seat, STRONGEST, told, judging=Judging(care))


async def hint(pool: BotPool, state: TableState, seat: int, care: Care) -> Hint:
    game, number, request = state.game, state.decision_number(seat), hint_request(state, seat, care)
    try:
        answer = await pool.choose(request)
    except BotFailed:
        raise Refusal(503, "hint-failed") from None
    found = (answer.judged.hint or [])[:MOST_OPTIONS]
    return Hint(number, [HintOption(act_shown(game, act), chance) for act, chance in found])
