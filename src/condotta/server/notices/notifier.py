"""Telling people of their turn: once for each question, and only who does not look at the page anyway.

Every few seconds one server of those on a database looks at the subscriptions at whose tables something has happened.
What is told depends on nothing but the subscribed seat: whether it is asked, by which question, and whether somebody
looks with its eyes. So neither a notice nor its time tells what others have answered in secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from ...kernel.seats import PUBLIC
from ..faults import report
from ..log.times import wall_time
from ..log.writes import NotReached
from ..refusal import Refusal
from ..tables.live import LiveTable
from ..tables.presence import looks_at
from ..tables.registry import TableRegistry
from .addresses import Dead, Failed
from .senders import mail_of, new_key, send_discord, send_mail, send_push, send_webhook
from .settings import NoticeSettings
from .subscriptions import Kind, Subscription, Subscriptions
from .wording import Notice, notice_of

log = logging.getLogger("condotta")

PAUSES: Final = (0.0, 20.0, 120.0, 600.0)
"""Seconds before each try: after the last one it is given up."""
MAX_WAITING: Final = 1000
"""Notices of a kind that may be under way; what is more is dropped."""
AT_ONCE: Final = {"push": 20, "mail": 2, "discord": 5, "webhook": 5}
HOUR: Final = 3600 * 1000
OVER: Final = ("over", "closed")


class Notifier:
    def __init__(self, registry: TableRegistry, settings: NoticeSettings) -> None:
        self.registry = registry
        self.settings = settings
        self.subscriptions = Subscriptions(registry.store)
        self.key = ""
        self.sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
        self.wall: Callable[[], int] = wall_time
        self.threads = ThreadPoolExecutor(AT_ONCE["mail"], "mail")
        self.turns = {kind: asyncio.Semaphore(count) for kind, count in AT_ONCE.items()}
        self.waiting: Counter[Kind] = Counter()

    async def push_key(self) -> str:
        """By which this house proves to push services who it is; the same for all its servers."""
        self.key = self.key or await self.subscriptions.own_key("push", new_key)
        return self.key

    async def begin(self) -> None:
        """The key is there from the first start on, or, if the database does not answer, when it is needed."""
        with contextlib.suppress(NotReached, Refusal):
            await self.push_key()

    async def run(self) -> None:
        every = min(5.0, max(0.2, self.settings.after))
        await asyncio.sleep(self.settings.after)  # pages that were open come back first
        while True:
            with contextlib.suppress(NotReached, Refusal):  # the database does not answer; there is a next time
                if await self.registry.store.is_our_turn("notices", every):
                    await self.sweep()
            await asyncio.sleep(every)

    def close(self) -> None:
        """What has not begun to be sent is not."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def sweep(self) -> None:
        for one in await self.subscriptions.to_look_at(self.wall()):
            try:
                await self.look(one)
            except NotReached:
                raise
            except Exception as error:  # whatever is wrong with one table is no fault of the others
                report(error)
                await self.subscriptions.look_again(one, one.told.seen, self.wall() + HOUR)

    async def look(self, one: Subscription) -> None:
        """Whether there is something to tell; if so it is told, by one server only."""
        try:
            table = await self.registry.get(one.table)
        except Refusal as refusal:
            if refusal.status in (404, 410):
                await self.subscriptions.drop(one.id)
            else:
                await self.subscriptions.look_again(one, one.told.seen, self.wall() + HOUR)
            return
        state = table.state
        if state.seats[one.seat].token != one.token or table.result.state in OVER:
            await self.subscriptions.drop(one.id)
            return
        number, seen = state.decisions[PUBLIC], state.row.seq
        if not one.confirmed or not is_asked(table, one.seat) or number <= one.told.number:
            await self.subscriptions.look_again(one, seen, None)
        elif one.seat in looks_at(table).here:
            await self.subscriptions.claim(one, number, seen)  # it is known already
        elif (left := int(self.settings.after * 1000) - table.presence.unseen_for(one.seat)) > 0:
            await self.subscriptions.look_again(one, seen, self.wall() + left)
        elif (end := self.quiet(one)) is not None:
            await self.subscriptions.look_again(one, seen, end)
        elif await self.subscriptions.claim(one, number, seen):
            self.deliver(one, notice_of(one, "turn", state, self.settings.url), number)

    def quiet(self, one: Subscription) -> int | None:
        return None if one.wishes.quiet is None else one.wishes.quiet.end(self.wall())

    async def nudge(self, table: LiveTable, seat: int, by: str) -> None:
        """Somebody reminds a seat. Where it has answered in secret nothing is sent, and nobody sees that."""
        if not is_asked(table, seat):
            return
        token, number = table.state.seats[seat].token, table.state.decisions[PUBLIC]
        for one in await self.subscriptions.of(table.state.table_id, seat, token):
            if one.confirmed and self.quiet(one) is None:
                self.deliver(one, notice_of(one, "nudge", table.state, self.settings.url, by), number)

    async def ask_to_confirm(self, one: Subscription, table: LiveTable) -> None:
        """A mail goes on only to who has said yes to the first one. Raises Failed and Dead."""
        if self.waiting[one.kind] >= MAX_WAITING:
            raise Failed("too many are waiting")
        self.waiting[one.kind] += 1
        try:
            async with self.turns[one.kind]:
                await self.send(one, notice_of(one, "confirm", table.state, self.settings.url))
        finally:
            self.waiting[one.kind] -= 1

    # Sending

    def deliver(self, one: Subscription, notice: Notice, number: int) -> None:
        """Nobody waits for it. `number`: of the question that it is about."""
        if self.waiting[one.kind] >= MAX_WAITING:
            log.error("a notice was dropped: too many are waiting (%s)", one.kind)
            return
        self.waiting[one.kind] += 1
        self.registry.spawn(self._deliver(one, notice, number))

    async def _deliver(self, one: Subscription, notice: Notice, number: int) -> None:
        try:
            for pause in PAUSES:
                if pause:
                    await self.sleep(pause)
                    if not await self._still_asked(one, number):
                        return
                try:
                    async with self.turns[one.kind]:
                        await self.send(one, notice)
                    return
                except Failed as error:
                    log.warning("a notice did not arrive (%s): %s", one.kind, error)
        except (Dead, Refusal):
            await self.subscriptions.drop(one.id)
        finally:
            self.waiting[one.kind] -= 1

    async def _still_asked(self, one: Subscription, number: int) -> bool:
        try:
            table = await self.registry.get(one.table)
        except (Refusal, NotReached):
            return False
        return is_asked(table, one.seat) and table.state.decisions[PUBLIC] == number

    async def send(self, one: Subscription, notice: Notice) -> None:
        local = self.settings.local
        if one.kind == "push":
            assert one.wishes.keys is not None
            await send_push(notice, one.address, one.wishes.keys, await self.push_key(), local)
        elif one.kind == "discord":
            await send_discord(notice, one.address, local)
        elif one.kind == "webhook":
            await send_webhook(notice, one.address, local)
        elif self.settings.mail is not None:
            stop = f"{self.settings.url}/api/notices/{one.id}/stop"
            mail = mail_of(notice, one.address, self.settings.mail.sender, stop)
            await asyncio.get_running_loop().run_in_executor(self.threads, send_mail, self.settings.mail, mail)


def is_asked(table: LiveTable, seat: int) -> bool:
    """Whether the game waits for the person at a seat."""
    state = table.state
    plays = state.phase == "playing" and table.stopped is None and state.seats[seat].bot is None
    return plays and seat in state.asked()
