"""The bots of one table: each is asked when it is its turn, and after every act beside the question."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, NamedTuple

from ...bots.driver import MOST_ASIDES, asides_in_a_row
from ...kernel.contract import Table
from ...kernel.engine import check
from ...kernel.errors import ActError
from ..bots.pool import BotFailed
from ..bots.worker import BotAnswer, BotRequest
from ..log.rows import Act, Row
from ..log.writes import NotReached
from ..refusal import Refusal
from ..state.table_state import TableState
from .opening import Overtaken

if TYPE_CHECKING:
    from .live import LiveTable

log = logging.getLogger("condotta")


class BotTurn(NamedTuple):
    """What a bot is choosing for: an open decision, or beside the question after a row."""

    number: int
    """Of the decision, or of the row."""
    seat: int
    bot: str
    beside: bool = False


class BotTurns:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.thinking: set[BotTurn] = set()

    def wake(self) -> None:
        """Let every bot choose that is asked and does not choose already."""
        state = self.table.state
        for seat in state.asked():
            bot = state.seats[seat].bot
            if bot is not None:
                turn = BotTurn(state.decision_number(seat), seat, bot)
                if turn not in self.thinking:
                    self.thinking.add(turn)
                    self.table.registry.spawn(self._act(turn))

    def wake_beside(self, last: Row) -> None:
        """After an act beside the open question, let every bot do what it wants there: it may answer an offer."""
        state, body = self.table.state, last.body
        if not (isinstance(body, Act) and state.phase == "playing" and state.game.is_aside(body.act)):
            return
        if self.table.registry.closing or asides_in_a_row(state.game, state.effective()) >= MOST_ASIDES:
            return
        for seat, taken in enumerate(state.seats):
            if taken.bot is not None:
                turn = BotTurn(last.seq, seat, taken.bot, beside=True)
                self.thinking.add(turn)
                self.table.registry.spawn(self._act_beside(turn))

    async def _act(self, turn: BotTurn) -> None:
        """Let a bot act, if it is still its turn when it has chosen."""
        again = False
        try:
            async with self.table.lock:
                request, due = self._request(turn), self._due(turn.seat)
            act = await self._chosen(request, due)
            async with self.table.lock:
                state, seat = self.table.state, turn.seat
                asked = state.decision_number(seat) == turn.number and seat in state.asked()
                if asked and state.seats[seat].bot == turn.bot and state.phase == "playing" and state.table is not None:
                    entry = Act(seat, int(state.game.default(state.table, seat)), "default")
                    if act is not None and may(state.table, seat, act):
                        entry = Act(seat, act, "bot")
                    elif state.effective() != request.entries:
                        again = True  # Something was done beside the question while it thought.
                        return
                    again = state.game.is_aside(entry.act)
                    await self.table.write(lambda: [entry])
        except Overtaken:
            again = True
        except (Refusal, NotReached):
            self._later()
        finally:
            self.thinking.discard(turn)
            if again:
                self.table.go_on()

    async def _act_beside(self, turn: BotTurn) -> None:
        try:
            async with self.table.lock:
                request = self._request(turn)
            act = await self._chosen(request)
            async with self.table.lock:
                state, seat = self.table.state, turn.seat
                sits = state.phase == "playing" and state.seats[seat].bot == turn.bot
                if act is not None and sits and state.table is not None and may(state.table, seat, act):
                    entry = Act(seat, act, "bot")
                    await self.table.write(lambda: [entry])
        except Overtaken:
            pass  # whoever was first asks the bots beside it, if need be
        except (Refusal, NotReached) as error:
            log.error("table %s: %s", self.table.state.table_id, error)
        finally:
            self.thinking.discard(turn)

    async def _chosen(self, request: BotRequest, due: float | None = None) -> int | None:
        """None if nobody could choose, or the bot does nothing beside the question."""
        people = any(seat.taken and seat.bot is None for seat in self.table.state.seats)
        try:
            answer = await self.table.registry.bot_pool.choose(request, people, due)
        except BotFailed as error:
            answer = BotAnswer(None, str(error))
        if answer.fault:
            log.error("table %s: %s", request.table, answer.fault)
        return answer.act

    def _due(self, seat: int) -> float | None:
        """With the lock held: when the seat's time is out, by the clock of the pool."""
        clock, registry = self.table.state.clock, self.table.registry
        left = None if clock is None else clock.left_at(seat, registry.now())
        return None if left is None else registry.bot_pool.clock() + left / 1000

    def _request(self, turn: BotTurn) -> BotRequest:
        """With the lock held: what a bot is asked."""
        state = self.table.state
        return BotRequest(
            table=state.table_id,
            game=state.game.name,
            seats=len(state.seats),
            options=state.header.options,
            entries=state.effective(),
            seat=turn.seat,
            bot=turn.bot,
            beside=turn.beside,
            seed=seed_of(state, turn.seat),
        )

    def _later(self) -> None:
        """It could not be saved: try again when the disk has had a moment."""
        asyncio.get_running_loop().call_later(1.0, self.table.go_on)


def seed_of(state: TableState, seat: int) -> int:
    """Told from the log alone, so that every process has the same; nobody at the table can know it, because both the
    mark and the host's hash stay here."""
    told = f"{state.header.host} {state.mark} {state.row.seq} {seat}"
    return int.from_bytes(hashlib.blake2b(told.encode(), digest_size=8).digest()) >> 2


def may(t: Table, seat: int, act: int) -> bool:
    """Whether this seat may do this now."""
    try:
        check(t, seat, act)
    except ActError:
        return False
    return True
