"""Connections with limited patience: nobody holds one open by saying half of something, or by not listening."""

from __future__ import annotations

import asyncio
import socket
from collections import OrderedDict
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HALF_OPEN: Final = 10.0
"""Seconds in which a request must be there."""
MAX_HALF_OPEN: Final = 1000
"""When there are more, the oldest is cut."""
STALLED: Final = 30.0
"""Seconds after which a reader that takes nothing is cut."""

MAX_UNREAD: Final = 256 * 1024
"""Bytes that may wait in the system for a reader; what is more waits in the log."""

RESERVED: Final = 100
"""Open files that are kept for the database, for bots and for replays."""


class Open:
    """How many connections there are, and may be: one too many is cut, so that files never run out."""

    count = 0
    most = 1 << 30


half_open: OrderedDict[int, HttpConnection] = OrderedDict()


class Connection(asyncio.Protocol):
    """It is cut if its reader takes nothing for too long."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    stalled: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        Open.count -= 1
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None
        super().resume_writing()


class HttpConnection(Connection, H11Protocol):
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        Open.count += 1  # once: a socket takes over the connection it came on
        if Open.count > Open.most:
            transport.abort()
            return
        connected: socket.socket | None = transport.get_extra_info("socket")
        if connected is not None:
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MAX_UNREAD)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_is_there()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and self.transport.get_protocol() is self:
            self._await_request()
        else:
            self._request_is_there()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._request_is_there()
        super().handle_websocket_upgrade(event)

    def _await_request(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(HALF_OPEN, self.transport.abort)
            half_open[id(self)] = self
            if len(half_open) > MAX_HALF_OPEN:
                _key, oldest = half_open.popitem(last=False)
                oldest.transport.abort()

    def _request_is_there(self) -> None:
        half_open.pop(id(self), None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    pass


PROTOCOLS: Final[dict[str, Any]] = {"http": HttpConnection, "ws": SocketConnection}
