"""The bots of one table: each is asked when it is its turn, and after every act beside the question."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ...bots.driver import MOST_ASIDES, asides_in_a_row
from ...kernel.contract import Table
from ...kernel.engine import check
from ...kernel.errors import ActError
from ..bots.pool import BotFailed
from ..bots.requests import request_at
from ..bots.turns import Question
from ..bots.worker import BotAnswer, BotRequest
from ..log.rows import Act, Row
from ..log.writes import NotReached
from ..refusal import Refusal
from ..state.table_state import TableState
from .opening import Overtaken

if TYPE_CHECKING:
    from ..bots.questions import Questions
    from .live import LiveTable
    from .registry import TableRegistry

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
        """For whom a bot chooses in this process."""
        self.asked: set[BotTurn] = set()
        """For whom one chooses wherever there is a free core."""

    def wake(self, anew: bool = False) -> None:
        """Let every bot choose that is asked and does not choose already; `anew`: who was to choose may be gone."""
        state = self.table.state
        bots = [(seat, state.seats[seat].bot) for seat in state.asked()]
        turns = [BotTurn(state.decision_number(seat), seat, bot) for seat, bot in bots if bot is not None]
        self.asked = set() if anew else self.asked.intersection(turns)
        self._ask([turn for turn in turns if turn not in self.thinking and turn not in self.asked])

    def wake_beside(self, last: Row) -> None:
        """After an act beside the open question, let every bot do what it wants there: it may answer an offer."""
        state, body = self.table.state, last.body
        if not (isinstance(body, Act) and state.phase == "playing" and state.game.is_aside(body.act)):
            return
        if self.table.registry.closing or asides_in_a_row(state.game, state.effective()) >= MOST_ASIDES:
            return
        bots = [(seat, taken.bot) for seat, taken in enumerate(state.seats)]
        self._ask([BotTurn(last.seq, seat, bot, beside=True) for seat, bot in bots if bot is not None])

    def _ask(self, turns: list[BotTurn]) -> None:
        registry, state = self.table.registry, self.table.state
        if registry.questions is None:
            self.thinking.update(turns)
            for turn in turns:
                registry.spawn(self._answer_here(turn))
        elif turns:
            self.asked.update(turns)
            rules = f"{state.game.name} {state.rules}"
            asked = [Question(state.table_id, *turn, self._with_people(), rules) for turn in turns]
            registry.spawn(registry.questions.ask(asked))

    async def _answer_here(self, turn: BotTurn) -> None:
        """In this process, which alone goes on with the table."""
        done = True
        try:
            done = await self.answer(turn)
        except Overtaken:
            done = turn.beside  # whoever was first asks the bots beside it, if need be
        except (Refusal, NotReached) as error:
            if turn.beside:
                log.error("table %s: %s", self.table.state.table_id, error)
            else:
                self._later()
        finally:
            self.thinking.discard(turn)
            if not done:
                self.table.go_on()

    async def answer(self, turn: BotTurn) -> bool:
        """Let a bot act, if it is still its turn when it has chosen; whether its turn is past."""
        return await (self._act_beside(turn) if turn.beside else self._act(turn))

    async def _act(self, turn: BotTurn) -> bool:
        async with self.table.lock:
            if not self._is_asked(turn):
                return True
            request, due = self._request(turn), self._due(turn.seat)
        act = await self._chosen(request, due)
        async with self.table.lock:
            state, seat = self.table.state, turn.seat
            if not self._is_asked(turn) or state.table is None:
                return True
            entry = Act(seat, int(state.game.default(state.table, seat)), "default")
            if act is not None and may(state.table, seat, act):
                entry = Act(seat, act, "bot")
            elif state.effective() != request.entries:
                return False  # Something was done beside the question while it thought.
            await self.table.write(lambda: [entry])
            return not state.game.is_aside(entry.act)

    def _is_asked(self, turn: BotTurn) -> bool:
        state, seat = self.table.state, turn.seat
        asked = state.decision_number(seat) == turn.number and seat in state.asked()
        return asked and state.seats[seat].bot == turn.bot and state.phase == "playing" and self.table.stopped is None

    async def _act_beside(self, turn: BotTurn) -> bool:
        async with self.table.lock:
            if self.table.state.phase != "playing" or self.table.stopped is not None:
                return True
            request = self._request(turn)
        act = await self._chosen(request)
        async with self.table.lock:
            state, seat = self.table.state, turn.seat
            sits = state.phase == "playing" and state.seats[seat].bot == turn.bot
            if act is not None and sits and state.table is not None and may(state.table, seat, act):
                entry = Act(seat, act, "bot")
                await self.table.write(lambda: [entry])
        return True

    def _with_people(self) -> bool:
        return any(seat.taken and seat.bot is None for seat in self.table.state.seats)

    async def _chosen(self, request: BotRequest, due: float | None = None) -> int | None:
        """None if nobody could choose, or the bot does nothing beside the question."""
        try:
            answer = await self.table.registry.bot_pool.choose(request, self._with_people(), due)
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
        return request_at(state, turn.seat, turn.bot, dice_of(state, turn.seat), turn.beside)

    def _later(self) -> None:
        """It could not be saved: try again when the disk has had a moment."""
        asyncio.get_running_loop().call_later(1.0, self.table.go_on)


def shared_questions(registry: TableRegistry, bot_processes: int) -> Questions | None:
    """Those of all servers on a database, if there may be several."""
    if not registry.store.shared:
        return None
    from ..bots.questions import Questions  # only here: not everybody has what it needs
    from ..log.postgres.reader import PostgresReader

    assert isinstance(registry.store, PostgresReader)
    size = registry.bot_pool.size if bot_processes else 0
    return Questions(registry.store, size, registry.rules, partial(answered, registry))


async def answered(registry: TableRegistry, question: Question) -> bool:
    """A question that was taken from the queue: whether it is done with. The table may be anywhere by now."""
    try:
        table = await registry.get(question.table)
        await table.hear()
        return await table.bots.answer(BotTurn(question.number, question.seat, question.bot, question.beside))
    except Overtaken:
        return False
    except Refusal as refusal:
        return refusal.status != 503  # what was refused otherwise is so for good: there is no such table, or no more
    except NotReached:
        return False


def dice_of(state: TableState, seat: int) -> str:
    """What a bot's dice depend on: the log alone, so that every process has the same; nobody at the table can know it,
    because both the mark and the host's hash stay here."""
    return f"{state.header.host} {state.mark} {state.row.seq} {seat}"


def may(t: Table, seat: int, act: int) -> bool:
    """Whether this seat may do this now."""
    try:
        check(t, seat, act)
    except ActError:
        return False
    return True
