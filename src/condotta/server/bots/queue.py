"""Who waits for a bot: tables with people come first, and tables take turns, so that none can starve another."""

from __future__ import annotations

from asyncio import Future
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from .worker import STAND_IN, BotAnswer, BotRequest


@dataclass(eq=False)
class Job:
    """A request that waits for its answer."""

    request: BotRequest
    answer: Future[BotAnswer]
    people: bool
    """Whether people play at the table."""
    due: float | None = None
    """When the seat's time is out, by the pool's clock."""
    names: list[str] = field(default_factory=list)
    """The bots that are asked, one after another, until one answers. The first is asked once more, in another process,
    if its process ends: that need not be its fault."""
    fault: str = ""
    """How the first of them failed."""

    def __post_init__(self) -> None:
        bot = self.request.bot
        only = self.request.beside or self.request.judging is not None
        self.names = [bot] if only else [bot, bot, STAND_IN]


class JobQueue:
    def __init__(self) -> None:
        self.with_people: OrderedDict[str, deque[Job]] = OrderedDict()
        """By table, the next table first."""
        self.without: OrderedDict[str, deque[Job]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(jobs) for tables in (self.with_people, self.without) for jobs in tables.values())

    def add(self, job: Job) -> None:
        self._tables(job).setdefault(job.request.table, deque()).append(job)

    def add_first(self, job: Job) -> None:
        """It has had its turn already, but no answer."""
        tables = self._tables(job)
        tables.setdefault(job.request.table, deque()).appendleft(job)
        tables.move_to_end(job.request.table, last=False)

    def take(self, only_people: bool) -> Job | None:
        """The next job: of the table that has waited longest since its last one."""
        for tables in (self.with_people,) if only_people else (self.with_people, self.without):
            while tables:
                table, jobs = tables.popitem(last=False)
                job = jobs.popleft()
                if jobs:
                    tables[table] = jobs
                if not job.answer.done():  # else nobody waits for it any more
                    return job
        return None

    def _tables(self, job: Job) -> OrderedDict[str, deque[Job]]:
        return self.with_people if job.people else self.without
