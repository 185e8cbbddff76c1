"""Who waits for a bot, over all processes: questions in the database, each thought about by whoever has a free core.

Who takes a question keeps it locked until it is answered; if that process ends or is cut off, the database gives the
question back. Tables with people come first, and tables take turns. The log is the truth, not the questions: if some
are lost with the database, the tables that wait for them are found to be late and ask again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from ..ending import ended
from ..faults import report
from ..log.postgres.reader import LOST, PostgresReader
from ..log.writes import NotReached
from .turns import Question

LONGEST: Final = 30
"""Seconds for which a question is held at most; then the database gives it back: whoever has it may be paused."""
LOOK_EVERY: Final = 1.0
"""Seconds after which a process with a free core looks for questions, if nobody has told it of one."""
PAUSE: Final = 0.5
"""Seconds until something that failed is tried again."""
ASK: Final = """
INSERT INTO questions (game, number, seat, bot, beside, people, rules, turn)
SELECT game, number, seat, bot, beside, people, rules, place - 1 + greatest(
    (SELECT max(turn) + 1 FROM questions q WHERE q.game = asked.game), (SELECT min(turn) FROM questions), 0)
FROM unnest(%s::text[], %s::integer[], %s::integer[], %s::text[], %s::boolean[], %s::boolean[], %s::text[])
    WITH ORDINALITY AS asked (game, number, seat, bot, beside, people, rules, place)
ON CONFLICT (game, number, seat, beside) DO NOTHING
"""
"""Each question of a table has its turn after the one before; the first has it with the first of the others."""
TAKE: Final = """
SELECT id, game, number, seat, bot, beside, people, rules FROM questions
WHERE rules = ANY(%(rules)s) AND (people OR NOT %(only_people)s)
ORDER BY people DESC, turn, id FOR UPDATE SKIP LOCKED LIMIT 1
"""
DONE: Final = "DELETE FROM questions WHERE id = %s"
AGAIN: Final = "UPDATE questions SET id = nextval('questions_id_seq') WHERE id = %s"

log = logging.getLogger("condotta")


Answer = Callable[[Question], Awaitable[bool]]
"""Whether the question is done with; otherwise it is asked again."""


class Questions:
    """The questions of a database. This process takes as many at once as it has processes for bots."""

    def __init__(self, store: PostgresReader, size: int, rules: Callable[[], list[str]], answer: Answer) -> None:
        """`rules`: the games, with their rules, that can be played here now."""
        self.store = store
        self.size = size
        self.rules = rules
        self.answer = answer
        self.pool = AsyncConnectionPool(
            store.info, min_size=0, max_size=max(1, size), open=False, timeout=5, reconnect_timeout=2.0
        )
        self.bell = asyncio.Event()
        self.free = asyncio.Semaphore(size)
        self.without_people = 0
        """How many of those it has are of tables without people."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.pool.open()
        if self.size:
            self._spawn(self._take_and_answer())
            self._spawn(self._listen())

    async def close(self) -> None:
        await ended(self.tasks)
        await self.pool.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def ask(self, questions: list[Question]) -> None:
        """Those of one table; each once, however many processes ask it. If nobody is free here, others are told."""
        with contextlib.suppress(NotReached):  # the table is found to be late, and asks again
            await self.store.fetch(ASK, *([*column] for column in zip(*questions, strict=True)))
            if self.free.locked():
                await self.store.fetch("NOTIFY questions")
        self.bell.set()

    async def waiting(self) -> int:
        """How many there are, also those that somebody thinks about."""
        return int((await self.store.fetch("SELECT count(*) FROM questions"))[0][0])

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(psycopg.Error, *LOST):
                async with await AsyncConnection.connect(self.store.info, autocommit=True) as connection:
                    await connection.execute("LISTEN questions")
                    async for _told in connection.notifies():
                        self.bell.set()
            await asyncio.sleep(PAUSE)

    async def _take_and_answer(self) -> None:
        while True:
            await self.free.acquire()
            self.bell.clear()
            try:
                if await self._taken():
                    continue
            except Exception as error:  # whatever it is, there are other questions
                report(error)
            self.free.release()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self.bell.wait()

    async def _taken(self) -> bool:
        """Whether there was a question; then it is being answered, by whoever holds the connection."""
        async with contextlib.AsyncExitStack() as held:
            try:
                connection = await held.enter_async_context(self.pool.connection())
                await connection.execute(f"SET LOCAL idle_in_transaction_session_timeout = '{LONGEST}s'")
                only_people = self.size > 1 and self.without_people >= self.size - 1
                found = await connection.execute(TAKE, {"rules": self.rules(), "only_people": only_people})
                row = await found.fetchone()
            except (psycopg.Error, *LOST) as error:
                log.warning("questions for bots cannot be read: %s", error)
                return False
            if row is None:
                return False
            question = Question(*row[1:])
            self.without_people += not question.people
            self._spawn(self._answer(held.pop_all(), connection, row[0], question))
            return True

    async def _answer(
        self, held: contextlib.AsyncExitStack, connection: AsyncConnection[Any], id: int, question: Question
    ) -> None:
        try:
            async with held:
                done = await self.answer(question)
                await connection.execute(DONE if done else AGAIN, (id,))
        except (psycopg.Error, *LOST) as error:
            log.warning("a question for a bot was given back: %s", error)
        except Exception as error:
            report(error)
            await asyncio.sleep(PAUSE)
        finally:
            self.without_people -= not question.people
            self.free.release()
            self.bell.set()
