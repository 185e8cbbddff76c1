"""For whoever runs the server: whether it is well, what it counts, whom it does not serve, and which request is which
in its log."""

from __future__ import annotations

import logging
import secrets
import time

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..house.count import measured
from ..house.health import Health
from ..logs import request_id
from ..metrics import Metrics
from ..refusal import Refusal
from ..state.messages import ENCODER
from ..tables.bans import Bans
from ..tables.registry import TableRegistry
from .guard import refusal_response
from .limits import Limiter

log = logging.getLogger("condotta")


class Watched:
    """Gives every request an id, which its answer and its lines in the log carry; counts it, and how long it took."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id, began = secrets.token_hex(6), time.perf_counter()

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["x-request-id"] = id
                what, seconds = scope.get("what", "page"), time.perf_counter() - began
                self.metrics.request(what, message["status"], seconds)
                log.info("%s %d %.1f ms", what, message["status"], seconds * 1000)
            await send(message)

        token = request_id.set(id)
        try:
            await self.app(scope, receive, send_counted)
        finally:
            request_id.reset(token)


class Banned:
    """Turns callers away that are not served, whatever they ask for."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is None or not self.bans.hold(client[0]):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await refusal_response(HTTPConnection(scope), Refusal(403, "banned"), "en")(scope, receive, send)


def health_routes(registry: TableRegistry, limiter: Limiter, metrics: bool) -> list[Route]:
    health = Health(registry)

    async def live(request: Request) -> Response:
        alive = health.alive()
        return Response(ENCODER.encode({"ok": alive}), 200 if alive else 503, media_type="application/json")

    async def ready(request: Request) -> Response:
        found = await health.ready()
        return Response(ENCODER.encode(found), 200 if found.ok else 503, media_type="application/json")

    async def count(request: Request) -> Response:
        return Response(await measured(registry, limiter.open["all"]), media_type="text/plain; version=0.0.4")

    routes = [Route("/health/live", live), Route("/health/ready", ready)]
    return [*routes, Route("/metrics", count)] if metrics else routes
