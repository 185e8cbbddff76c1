"""The questions for bots in the database: who is served first, that each is thought about once, and given back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import psycopg
import pytest

from condotta.server.bots import questions as module
from condotta.server.bots.questions import Question, Questions
from condotta.server.log.postgres.store import PostgresStore

from .odd_bots import run


def question(table: str, people: bool = True, number: int = 1, rules: str = "condottiere 1") -> Question:
    return Question(table, number, 0, "random", False, people, rules)


class Thinker:
    """Answers questions when it is told to, and notes which."""

    def __init__(self) -> None:
        self.seen: list[Question] = []
        self.go = asyncio.Event()
        self.again: set[str] = set()
        """Tables whose question is to be asked once more."""

    async def answer(self, question: Question) -> bool:
        self.seen.append(question)
        await self.go.wait()
        if question.table in self.again:
            self.again.remove(question.table)
            return False
        return True

    async def saw(self, count: int) -> list[Question]:
        async with asyncio.timeout(60):
            while len(self.seen) < count:
                await asyncio.sleep(0.01)
        return self.seen


@contextlib.asynccontextmanager
async def thinking(address: str, size: int = 1, *rules: str) -> AsyncIterator[tuple[Questions, Thinker]]:
    thinker, store = Thinker(), PostgresStore(address)
    made = Questions(store, size, lambda: [*(rules or ["condottiere 1"])], thinker.answer)
    await made.open()
    try:
        yield made, thinker
    finally:
        await made.close()
        await store.close()


async def emptied(questions: Questions) -> None:
    async with asyncio.timeout(60):
        while await questions.waiting():
            await asyncio.sleep(0.01)


def order(address: str, *asked: tuple[str, bool]) -> list[str]:
    """The tables of these questions, with people or without, in the order of their turns."""

    async def play() -> list[str]:
        async with thinking(address, 0) as (asking, _nobody):
            for number, (table, people) in enumerate(asked):
                await asking.ask([question(table, people, number)])
        async with thinking(address) as (answering, thinker):
            thinker.go.set()
            await emptied(answering)
            return [each.table for each in thinker.seen]

    return run(play())


def test_tables_take_turns(database: str) -> None:
    assert order(database, ("a", True), ("a", True), ("a", True), ("b", True), ("c", True), ("b", True)) == [*"abcaba"]


def test_tables_with_people_come_first(database: str) -> None:
    assert order(database, ("a", False), ("b", False), ("c", True), ("a", False), ("c", True)) == [*"ccaba"]


def test_each_is_thought_about_once_however_often_it_is_asked_and_by_how_many(database: str) -> None:
    async def play() -> None:
        async with thinking(database, 2) as (one, first), thinking(database, 2) as (other, second):
            many = [question(f"t{number}") for number in range(40)]
            for each in many:
                await asyncio.gather(one.ask([each]), other.ask([each]))
            first.go.set()
            second.go.set()
            await emptied(one)
            assert sorted(each.table for each in first.seen + second.seen) == sorted(each.table for each in many)

    run(play())


def test_who_is_free_elsewhere_takes_what_nobody_is_free_for_here(database: str) -> None:
    async def play() -> None:
        async with thinking(database) as (here, busy):
            await here.ask([question("a")])
            await busy.saw(1)
            async with thinking(database) as (_there, free):
                await here.ask([question("b")])
                assert [each.table for each in await free.saw(1)] == ["b"]
                busy.go.set()
                free.go.set()
                await emptied(here)

    run(play())


def test_tables_of_bots_leave_a_process_for_people(database: str) -> None:
    async def play() -> None:
        async with thinking(database, 2) as (asked, thinker):
            for table in "abc":
                await asked.ask([question(table, people=False)])
            await thinker.saw(1)
            await asked.ask([question("person")])
            assert [each.table for each in await thinker.saw(2)] == ["a", "person"]
            thinker.go.set()
            await emptied(asked)

    run(play())


def test_a_question_whose_process_is_cut_off_is_given_back(database: str) -> None:
    async def play() -> None:
        async with thinking(database) as (asked, cut):
            await asked.ask([question("a")])
            await cut.saw(1)
            async with thinking(database) as (_other, second):
                await asyncio.sleep(0.2)
                assert second.seen == [], "it is the first one's"
                await cut_off(database)
                await second.saw(1)
                second.go.set()
                await emptied(asked)
                cut.go.set()

    run(play())


async def cut_off(address: str) -> None:
    """Whoever holds a question loses its connection, as when its process or machine ends."""
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND state = 'idle in transaction'"
        )


def test_a_process_that_is_paused_does_not_keep_its_question(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 1)

    async def play() -> None:
        async with thinking(database) as (asked, paused):
            await asked.ask([question("a")])
            await paused.saw(1)
            async with thinking(database) as (_other, second):
                second.go.set()
                await second.saw(1)
                await emptied(asked)

    run(play())


def test_one_that_is_not_done_with_is_asked_again_after_the_others(database: str) -> None:
    async def play() -> None:
        async with thinking(database) as (asked, thinker):
            thinker.again = {"a"}
            await asked.ask([question("a")])
            await asked.ask([question("b")])
            thinker.go.set()
            assert [each.table for each in await thinker.saw(3)] == [*"aba"]
            await emptied(asked)

    run(play())


def test_only_who_knows_the_rules_thinks(database: str) -> None:
    async def play() -> None:
        async with thinking(database, 2, "condottiere 2") as (asked, newer):
            await asked.ask([question("a")])
            await asked.ask([question("b", rules="condottiere 2")])
            assert [each.table for each in await newer.saw(1)] == ["b"]
            async with thinking(database, 2, "condottiere 1") as (_other, older):
                assert [each.table for each in await older.saw(1)] == ["a"]
                older.go.set()
                newer.go.set()
                await emptied(asked)
            assert len(newer.seen) == len(older.seen) == 1

    run(play())
