"""The stream of one viewer: numbered messages without gap or double, three ways.

A stream is nothing but a place in the log, which its client calls by the viewer and the number of the message: `B17`.
There is no queue that could fill up: a slow reader stays behind, is cut when it does not take a message for too long,
and comes back with `since`.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterator
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...kernel.seats import letter
from ..ending import ended
from ..faults import report
from ..log.writes import NotReached
from ..refusal import Refusal
from ..state.messages import ENCODER, Told
from ..state.seats import Caller
from ..tables.live import LiveTable
from ..tables.past import messages, replay
from ..tables.presence import PresenceShown, presence_shown

HEARTBEAT: Final = 15.0
"""Seconds of silence after which a sign of life is sent."""
MAX_SEND: Final = 20.0
"""Seconds a reader may take over one message."""
FIRST_FRAME: Final = 10.0
MAX_FRAMES: Final = 100
"""What a client may send at once on a socket on which it has little to say."""
FRAMES_A_SECOND: Final = 0.2
"""And in the long run."""


class Subscription:
    """What a viewer is told after a row. A context: the table builds messages only for viewers that look."""

    def __init__(
        self,
        table: LiveTable,
        caller: Caller,
        viewer: int,
        since: int,
        address: str,
        replay: bool,
        still: Callable[[], Awaitable[bool]],
    ) -> None:
        """`still`: whether a personal key by which somebody came is still good for this."""
        self.still = still
        self.table = table
        self.address = address
        self.seat = caller.seat if caller.role == "seat" else None
        self.token = self._token()
        self.viewer = viewer
        self.row = since
        self.replay = replay
        self.here = True
        """Whether somebody looks at the page."""
        self.tells_presence = False
        self.presence: PresenceShown | None = None
        """As it was last told."""

    def _token(self) -> str | None:
        """The hash of the token that plays the caller's seat now."""
        return None if self.seat is None else self.table.state.seats[self.seat].token

    @contextlib.contextmanager
    def looking(self, live: bool) -> Iterator[None]:
        watchers = self.table.watchers
        watchers[self.viewer] += 1
        if self.seat is not None:
            self.table.presence.come(self.seat)
        here, self.here = self.here, False
        self.look(here and live)
        if live:
            self.table.spread()
        try:
            yield
        finally:
            self.look(False)
            if self.seat is not None:
                self.table.presence.go(self.seat)
            if live:
                self.table.spread()
            watchers[self.viewer] -= 1
            if watchers[self.viewer] == 0:
                del watchers[self.viewer]

    def look(self, here: bool) -> None:
        """Somebody looks at the page, or does not any more."""
        here = here and not self.replay
        if here != self.here:
            self.here = here
            self.table.presence.look(self.seat, 1 if here else -1)
            self.table.spread()

    async def ready(self) -> AsyncIterator[Told]:
        """What can be told now; of rows that tell this viewer nothing it hears nothing at all."""
        tell = replay if self.replay else messages
        async for told in tell(self.table, self.viewer, self.row, self.address):
            if self._token() != self.token:
                return
            self.row += 1
            if told.body:
                yield told

    async def follow(self, live: bool) -> AsyncIterator[Told | None]:
        """All of it, or until the seat has another token; None is a sign of life."""
        while True:
            news = self.table.news
            async for told in self.ready():
                yield told
            if not live or self._token() != self.token or self.table.gone:
                return
            if self.tells_presence and (presence := presence_shown(self.table)) != self.presence:
                self.presence = presence
                yield Told(0, ENCODER.encode(PresenceFrame(presence)))
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await news.wait()
            except TimeoutError:
                yield None
            if not await self.still():
                return


class StreamResponse(Response):
    """Messages as lines (ndjson) or as server-sent events, until the reader leaves or is too slow."""

    def __init__(self, subscription: Subscription, live: bool, as_events: bool, counted: contextlib.ExitStack) -> None:
        super().__init__(media_type="text/event-stream" if as_events else "application/x-ndjson")
        del self.headers["content-length"]
        self.headers["cache-control"] = "no-store"
        self.headers["x-accel-buffering"] = "no"
        self.subscription = subscription
        self.live = live
        self.as_events = as_events
        self.counted = counted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.counted, self.subscription.looking(self.live):
            tasks = [asyncio.ensure_future(self._send(send)), asyncio.ensure_future(left(receive))]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                report_faults(await ended(tasks))

    async def _send(self, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        await self._part(send, b":\n\n" if self.as_events else b"\n")
        async for told in self.subscription.follow(self.live):
            if told is None:
                await self._part(send, b":\n\n" if self.as_events else b"\n")
            elif self.as_events:
                cursor = ("" if self.subscription.replay else letter(self.subscription.viewer)) + str(told.number)
                await self._part(send, b"id: %s\ndata: %s\n\n" % (cursor.encode(), told.body))
            else:
                await self._part(send, told.body + b"\n")
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _part(self, send: Send, body: bytes) -> None:
        async with asyncio.timeout(MAX_SEND):
            await send({"type": "http.response.body", "body": body, "more_body": True})


class PartsResponse(Response):
    """A long answer of known size, sent as it comes; where it ends too early, the connection is cut."""

    def __init__(self, parts: AsyncGenerator[bytes, None], size: int) -> None:
        super().__init__(media_type="application/x-ndjson")
        self.headers["content-length"] = str(size)
        self.parts = parts
        self.left = size

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with contextlib.aclosing(self.parts):
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            async for part in self.parts:
                self.left -= len(part)
                await send({"type": "http.response.body", "body": part, "more_body": self.left > 0})


def report_faults(results: list[BaseException | None]) -> None:
    """A reader that is too slow or gone is no fault of ours, nor is a database that does not answer; a reader that is
    cut comes back. Everything else is."""
    for result in results:
        if isinstance(result, Exception) and not isinstance(
            result, TimeoutError | WebSocketDisconnect | OSError | NotReached
        ):
            report(result)


async def left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class FirstFrame(msgspec.Struct, frozen=True):
    token: str | None
    here: bool | None = None
    """Whether somebody looks at the page; one that says so is told who else does."""


class HereFrame(msgspec.Struct, frozen=True):
    here: bool


class PresenceFrame(msgspec.Struct, frozen=True):
    """Told beside the messages, and without a number: it is no part of the game."""

    presence: PresenceShown


async def first_frame(socket: WebSocket) -> FirstFrame | None:
    """The token, which must be the first thing said; None if it is not."""
    try:
        async with asyncio.timeout(FIRST_FRAME):
            frame = await socket.receive_text()
        return msgspec.json.decode(frame, type=FirstFrame)
    except (TimeoutError, msgspec.MsgspecError, KeyError, WebSocketDisconnect, RuntimeError):
        return None


async def over_socket(socket: WebSocket, subscription: Subscription, live: bool) -> None:
    with subscription.looking(live):
        tasks = [
            asyncio.ensure_future(send_frames(socket, subscription, live)),
            asyncio.ensure_future(heard(socket, subscription)),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            results = await ended(tasks)
            report_faults(results)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(1):
                if isinstance(results[0], TimeoutError):
                    await socket.close(4413)
                elif tasks[0] in done:
                    await socket.close(1000)


async def send_frames(socket: WebSocket, subscription: Subscription, live: bool) -> None:
    async for told in subscription.follow(live):
        if told is not None:
            async with asyncio.timeout(MAX_SEND):
                await socket.send_text(told.body.decode())


async def heard(socket: WebSocket, subscription: Subscription) -> None:
    """A client has nothing more to say here than whether somebody looks; one that says too much is cut."""
    began, frames = time.monotonic(), 0
    while frames < MAX_FRAMES + (time.monotonic() - began) * FRAMES_A_SECOND:
        frames += 1
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        with contextlib.suppress(msgspec.MsgspecError):
            subscription.look(msgspec.json.decode(message.get("text") or "", type=HereFrame).here)


def row_after(request: HTTPConnection, table: LiveTable, viewer: int | None) -> int:
    """The row to go on after: that of `since`, or of what an event source remembers; in a replay (None) the number is
    that of the row. A place that is not this viewer's own, because somebody else looks now or because it was counted
    otherwise, is not guessed at."""
    since = request.query_params.get("since") or request.headers.get("last-event-id") or "0"
    if since == "0" or viewer is None:
        row = number_of(since)
    else:
        number = number_of(since.removeprefix(letter(viewer))) if since.startswith(letter(viewer)) else None
        row = None if number is None else table.state.row_of(viewer, number)
    if row is None or row > table.published:
        raise Refusal(416, "begin-anew")
    return row


def number_of(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 12 else None
