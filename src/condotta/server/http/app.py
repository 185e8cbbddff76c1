"""The web application: every address, and what it leads to."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...kernel.errors import ActError, CondottaError, IllegalAct
from ...kernel.seats import PUBLIC
from ..faults import report
from ..refusal import Refusal
from ..state.messages import ENCODER
from ..state.records import viewer_named
from ..state.seats import Caller
from ..tables.live import LiveTable
from ..tables.registry import TableRegistry
from .call import Call, known, viewer_of
from .endpoints import ENDPOINTS, VERSION, Endpoint
from .guard import SafeHeaders, address_of, body_of, check_origin
from .limits import Limiter, Limits
from .openapi import description
from .pages import ClientFiles
from .stream import StreamResponse, Subscription, first_frame, over_socket, since_of
from .texts import error_told, language, refused

COMPRESSED: Final = [Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)]
"""For what everybody is told alike. A response that holds a secret is sent as it is: its compressed size would tell."""


class Handlers:
    """What the addresses lead to."""

    def __init__(self, registry: TableRegistry, limits: Limits) -> None:
        self.registry = registry
        self.limiter = Limiter(limits)
        self.openapi = ENCODER.encode(description(ENDPOINTS, VERSION))

    def route(self, endpoint: Endpoint) -> Route:
        async def handle(request: Request) -> Response:
            return await self.respond(request, endpoint)

        name = endpoint.handler.__name__
        compressed = COMPRESSED if endpoint.public else None
        return Route(endpoint.path, handle, methods=[endpoint.method], name=name, middleware=compressed)

    async def respond(self, request: Request, endpoint: Endpoint) -> Response:
        call: Call | None = None
        try:
            check_origin(request)
            call = Call(request, self.registry, self.limiter)
            self.limiter.request(call.address, call.token)
            with endpoint.admit(call) if endpoint.admit is not None else contextlib.nullcontext():
                if endpoint.request is not None:
                    call.body = decoded(await body_of(request, endpoint.max_body), endpoint.request)
                found = await endpoint.handler(call)
            if isinstance(found, Response):
                return found
            return Response(ENCODER.encode(found), endpoint.status, media_type="application/json")
        except Refusal as refusal:
            return refusal_response(request, refusal, call.lang if call else "en")
        except CondottaError as error:
            assert call is not None
            told = error_told(error, call.game, call.language())
            return Response(ENCODER.encode(told), status_of(error), media_type="application/json")
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            report(error)
            return refusal_response(request, Refusal(500, "internal"), "en")

    async def events(self, request: Request) -> Response:
        return self.streamed(request, as_events=True)

    async def lines(self, request: Request) -> Response:
        return self.streamed(request, as_events=False)

    def streamed(self, request: Request, as_events: bool) -> Response:
        try:
            check_origin(request)
            call = Call(request, self.registry, self.limiter)
            self.limiter.request(call.address, call.token)
            table = call.table()
            subscription = subscription_of(request, table, call.caller(table))
            counted = contextlib.ExitStack()
            counted.enter_context(self.limiter.stream(call.address, call.token))
            return StreamResponse(subscription, request.query_params.get("follow") != "0", as_events, counted)
        except Refusal as refusal:
            return refusal_response(request, refusal, "en")

    async def socket(self, socket: WebSocket) -> None:
        try:
            check_origin(socket)
            address = address_of(socket)
            self.limiter.addresses.take(address)
            table = self.registry.get(socket.path_params["table"])
            with self.limiter.stream(address, None):
                await socket.accept()
                first = await first_frame(socket)
                if first is None:
                    raise Refusal(408, "too-slow")
                caller = known(table, first.token)
                subscription = subscription_of(socket, table, caller)
                live = socket.query_params.get("follow") != "0"
                if first.token is None:
                    await over_socket(socket, subscription, live)
                else:
                    with self.limiter.stream(address, first.token):
                        await over_socket(socket, subscription, live)
        except Refusal as refusal:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(4000 + refusal.status)
        except WebSocketDisconnect:
            return
        except Exception as error:
            report(error)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1011)

    async def describe(self, request: Request) -> Response:
        return Response(self.openapi, media_type="application/json")


def subscription_of(request: Request | WebSocket, table: LiveTable, caller: Caller) -> Subscription:
    """Who looks, and from where. When the game is over, everybody may look as every seat."""
    since = since_of(request)
    if since is None:
        raise Refusal(422, "unfitting", reason="since must be a number")
    if request.query_params.get("follow", "1") not in ("0", "1"):
        raise Refusal(422, "unfitting", reason="follow must be 0 or 1")
    viewer = viewer_of(caller)
    name = request.query_params.get("eye")
    if name is not None:
        found = viewer_named(name, len(table.state.seats))
        if found is None:
            raise Refusal(404, "no-such-seat")
        if found not in (viewer, PUBLIC) and table.result.state != "over":
            raise Refusal(409, "not-seen-yet")
        viewer = found
    return Subscription(table, caller, viewer, since)


def decoded(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal(422, "unfitting", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(400, "malformed", reason=str(error)) from None


def status_of(error: CondottaError) -> int:
    """409: not now; 400: an act that cannot be read; 422: a table or a record that cannot be."""
    if isinstance(error, IllegalAct):
        return 409
    return 400 if isinstance(error, ActError) else 422


def refusal_response(request: Request, refusal: Refusal, otherwise: str) -> Response:
    lang = language(request.headers.get("accept-language", ""), otherwise)
    headers = {}
    if refusal.status == 429:
        headers["retry-after"] = str(refusal.values["seconds"])
    if refusal.status == 401:
        headers["www-authenticate"] = "Bearer"
    if refusal.status == 413:
        headers["connection"] = "close"
    body = ENCODER.encode(refused(refusal, lang))
    return Response(body, refusal.status, headers=headers, media_type="application/json")


async def not_there(request: Request, error: Exception) -> Response:
    """404 and 405, with a sentence like every other refusal."""
    assert isinstance(error, HTTPException)
    refusal = Refusal(404, "no-such-page")
    if error.status_code == 405:
        refusal = Refusal(405, "no-such-method", method=request.method[:20])
    response = refusal_response(request, refusal, "en")
    response.headers.update(error.headers or {})
    return response


def make_app(registry: TableRegistry, limits: Limits | None = None) -> Starlette:
    handlers = Handlers(registry, limits or Limits())

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    routes: list[BaseRoute] = [
        *(handlers.route(endpoint) for endpoint in ENDPOINTS),
        Route("/api/openapi.json", handlers.describe, methods=["GET"], middleware=COMPRESSED),
        Route("/api/tables/{table}/events", handlers.events, methods=["GET"]),
        Route("/api/tables/{table}/stream", handlers.lines, methods=["GET"]),
        WebSocketRoute("/api/tables/{table}/socket", handlers.socket),
        Mount("/", ClientFiles(), middleware=COMPRESSED),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={404: not_there, 405: not_there},
        lifespan=lifespan,
    )
