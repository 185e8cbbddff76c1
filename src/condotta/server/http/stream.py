"""The stream of one viewer: numbered messages without gap or double, three ways.

A stream is nothing but a place in the log. There is no queue that could fill up: a slow reader stays behind, is cut
when it does not take a message for too long, and comes back with `since`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..faults import report
from ..state.messages import Told
from ..state.seats import Caller
from ..tables.live import LiveTable

HEARTBEAT: Final = 15.0
"""Seconds of silence after which a sign of life is sent."""
MAX_SEND: Final = 20.0
"""Seconds a reader may take over one message."""
FIRST_FRAME: Final = 10.0
MAX_FRAMES: Final = 100
"""What a client may send on a socket that has nothing to say on it."""


class Subscription:
    """What a viewer is told from a number on. A context: the table builds messages only for viewers that look."""

    def __init__(self, table: LiveTable, caller: Caller, viewer: int, since: int, address: str) -> None:
        self.table = table
        self.address = address
        self.seat = caller.seat if caller.role == "seat" else None
        self.token = self._token()
        self.viewer = viewer
        self.cursor = since
        self.held: list[Told] = []

    def _token(self) -> str | None:
        """The hash of the token that plays the caller's seat now."""
        return None if self.seat is None else self.table.state.seats[self.seat].token

    @contextlib.contextmanager
    def looking(self) -> Iterator[None]:
        watchers = self.table.watchers
        watchers[self.viewer] += 1
        try:
            yield
        finally:
            watchers[self.viewer] -= 1
            if watchers[self.viewer] == 0:
                del watchers[self.viewer]

    async def ready(self) -> AsyncIterator[list[bytes]]:
        """What can be told now. Empty messages wait for one that is not, so that their moment stays unknown."""
        async for told in self.table.messages(self.viewer, self.cursor, self.address):
            if self._token() != self.token:
                return
            self.cursor += 1
            self.held.append(told)
            if not told.empty:
                held, self.held = self.held, []
                yield [each.body for each in held]

    async def follow(self, live: bool) -> AsyncIterator[list[bytes]]:
        """All of it, or until the seat has another token; an empty list is a sign of life."""
        while True:
            news = self.table.news
            async for told in self.ready():
                yield told
            if not live or self._token() != self.token or self.table.gone:
                return
            try:
                await asyncio.wait_for(news.wait(), HEARTBEAT)
            except TimeoutError:
                yield []


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
        with self.counted, self.subscription.looking():
            tasks = [asyncio.ensure_future(self._send(send)), asyncio.ensure_future(left(receive))]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                report_faults(await asyncio.gather(*tasks, return_exceptions=True))

    async def _send(self, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        first = self.subscription.cursor
        await self._part(send, b":\n\n" if self.as_events else b"\n")
        async for told in self.subscription.follow(self.live):
            if self.as_events:
                body = b"".join(b"id: %d\ndata: %s\n\n" % (first + i, line) for i, line in enumerate(told, start=1))
            else:
                body = b"".join(line + b"\n" for line in told)
            first += len(told)
            await self._part(send, body or (b":\n\n" if self.as_events else b"\n"))
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _part(self, send: Send, body: bytes) -> None:
        await asyncio.wait_for(send({"type": "http.response.body", "body": body, "more_body": True}), MAX_SEND)


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
    """A reader that is too slow or gone is no fault of ours; everything else is."""
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, TimeoutError | WebSocketDisconnect | OSError):
            report(result)


async def left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class FirstFrame(msgspec.Struct, frozen=True):
    token: str | None


async def first_frame(socket: WebSocket) -> FirstFrame | None:
    """The token, which must be the first thing said; None if it is not."""
    try:
        async with asyncio.timeout(FIRST_FRAME):
            frame = await socket.receive_text()
        return msgspec.json.decode(frame, type=FirstFrame)
    except (TimeoutError, msgspec.MsgspecError, KeyError, WebSocketDisconnect, RuntimeError):
        return None


async def over_socket(socket: WebSocket, subscription: Subscription, live: bool) -> None:
    with subscription.looking():
        tasks = [asyncio.ensure_future(send_frames(socket, subscription, live)), asyncio.ensure_future(ignored(socket))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            report_faults(results)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            if isinstance(results[0], TimeoutError):
                await asyncio.wait_for(socket.close(4413), 1)
            elif tasks[0] in done:
                await asyncio.wait_for(socket.close(1000), 1)


async def send_frames(socket: WebSocket, subscription: Subscription, live: bool) -> None:
    async for told in subscription.follow(live):
        for line in told:
            async with asyncio.timeout(MAX_SEND):
                await socket.send_text(line.decode())


async def ignored(socket: WebSocket) -> None:
    """A client has nothing more to say here; one that says too much is cut."""
    for _frame in range(MAX_FRAMES):
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return


def since_of(request: HTTPConnection) -> int | None:
    """Where to go on: `since`, or what an event source remembers; None if it is no number."""
    return number_of(request.query_params.get("since") or request.headers.get("last-event-id") or "0")


def number_of(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 12 else None
