"""The web application: every address, and what it leads to."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...kernel.errors import ActError, CondottaError, IllegalAct
from ...kernel.seats import PUBLIC
from ..faults import report
from ..log.writes import NotReached
from ..notices.notifier import Notifier
from ..notices.settings import NoticeSettings
from ..refusal import Refusal
from ..state.messages import ENCODER
from ..state.records import viewer_named
from ..state.seats import Caller
from ..tables.live import LiveTable
from ..tables.registry import TableRegistry
from .call import Call, known, still_tied, tied_to, viewer_of
from .endpoints import ENDPOINTS as OF_TABLES
from .endpoints import VERSION, Endpoint
from .guard import Door, SafeHeaders, address_of, body_of, check_origin, refusal_response
from .house import Banned, Watched, health_routes
from .limits import Limiter, Limits
from .notices.endpoints import ENDPOINTS as OF_NOTICES
from .openapi import description
from .pages import ClientFiles, Prepared
from .people.endpoints import ENDPOINTS as OF_PEOPLE
from .reviews.endpoints import ENDPOINTS as OF_REVIEWS
from .stream import StreamResponse, Subscription, first_frame, over_socket, row_after
from .study.endpoints import ENDPOINTS as OF_STUDY
from .texts import error_told, language

ENDPOINTS: Final = [*OF_TABLES, *OF_PEOPLE, *OF_REVIEWS, *OF_STUDY, *OF_NOTICES]


class Handlers:
    """What the addresses lead to."""

    def __init__(self, registry: TableRegistry, limits: Limits) -> None:
        self.registry = registry
        self.limiter = Limiter(limits)
        self.openapi = Prepared(ENCODER.encode(description(ENDPOINTS, VERSION)))
        self.files = ClientFiles()

    def route(self, endpoint: Endpoint) -> Route:
        async def handle(request: Request) -> Response:
            return await self.respond(request, endpoint)

        return Route(endpoint.path, handle, methods=[endpoint.method], name=endpoint.handler.__name__)

    async def respond(self, request: Request, endpoint: Endpoint) -> Response:
        call: Call | None = None
        request.scope["what"] = endpoint.handler.__name__
        try:
            check_origin(request)
            call = Call(request, self.registry, self.limiter)
            self.limiter.request(call.address, call.token, endpoint.cost)
            with endpoint.admit(call) if endpoint.admit is not None else contextlib.nullcontext():
                if endpoint.request is not None:
                    call.body = decoded(await body_of(request, endpoint.max_body), endpoint.request)
                found = await self.registry.settled(call.table_id, partial(endpoint.handler, call))
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
        except NotReached:
            return refusal_response(request, Refusal(503, "not-reached"), call.lang if call else "en")
        except Exception as error:
            report(error)
            return refusal_response(request, Refusal(500, "internal"), "en")

    async def events(self, request: Request) -> Response:
        return await self.streamed(request, as_events=True)

    async def lines(self, request: Request) -> Response:
        return await self.streamed(request, as_events=False)

    async def streamed(self, request: Request, as_events: bool) -> Response:
        request.scope["what"] = "stream"
        try:
            check_origin(request)
            call = Call(request, self.registry, self.limiter)
            self.limiter.request(call.address, call.token, 1)

            async def subscribe() -> Subscription:
                table = await call.table()
                return subscription_of(
                    request, table, call.caller(table), call.address, still_tied(table, call.token, call.tied)
                )

            subscription = await self.registry.settled(call.table_id, subscribe)
            counted = contextlib.ExitStack()
            counted.enter_context(self.limiter.stream(call.address))
            try:
                counted.enter_context(self.limiter.stream_of(call.token))
            except Refusal:
                counted.close()
                raise
            return StreamResponse(subscription, request.query_params.get("follow") != "0", as_events, counted)
        except Refusal as refusal:
            return refusal_response(request, refusal, "en")
        except NotReached:
            return refusal_response(request, Refusal(503, "not-reached"), "en")
        except Exception as error:
            report(error)
            return refusal_response(request, Refusal(500, "internal"), "en")

    async def socket(self, socket: WebSocket) -> None:
        try:
            check_origin(socket)
            address = address_of(socket)
            table_id = socket.path_params["table"]
            await self.registry.get(table_id)  # or it is refused at once
            with self.limiter.stream(address):
                await socket.accept()
                first = await first_frame(socket)
                if first is None:
                    raise Refusal(408, "too-slow")
                token = first.token

                async def subscribe() -> Subscription:
                    table = await self.registry.get(table_id)
                    key = await tied_to(table, token)
                    return subscription_of(
                        socket, table, known(table, token, key), address, still_tied(table, token, key)
                    )

                subscription = await self.registry.settled(table_id, subscribe)
                subscription.here, subscription.tells_presence = first.here is not False, first.here is not None
                live = socket.query_params.get("follow") != "0"
                with self.limiter.stream_of(token):
                    await over_socket(socket, subscription, live)
        except Refusal as refusal:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(4000 + refusal.status)
        except (WebSocketDisconnect, OSError):  # it may be gone before it was let in
            return
        except NotReached:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(4503)
        except Exception as error:
            report(error)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1011)

    async def describe(self, request: Request) -> Response:
        return self.openapi.response(request)

    async def offline(self, request: Request) -> Response:
        return self.files.offline(language(request.headers.get("accept-language", ""), "en")).response(request)

    async def page(self, request: Request) -> Response:
        path = request.path_params["path"]
        try:
            return self.files.at(path).response(request)
        except Refusal as refusal:
            # Somebody at a browser: the page says so, with a way on.
            if "text/html" in request.headers.get("accept", "") and not path.startswith(("api/", "assets/")):
                return self.files.nowhere()
            return refusal_response(request, refusal, "en")


def subscription_of(
    request: HTTPConnection, table: LiveTable, caller: Caller, address: str, still: Callable[[], Awaitable[bool]]
) -> Subscription:
    """Who looks, and from where. When the game is over, everybody may look as every seat."""
    if request.query_params.get("follow", "1") not in ("0", "1"):
        raise Refusal(422, "unfitting", reason="follow must be 0 or 1")
    viewer, replay = viewer_of(caller), False
    name = request.query_params.get("eye")
    if name is not None:
        replay = table.result.state == "over"
        found = viewer_named(name, len(table.state.seats))
        if found is None:
            raise Refusal(404, "no-such-seat")
        if found not in (viewer, PUBLIC) and not replay:
            raise Refusal(409, "not-seen-yet")
        viewer = found
    since = row_after(request, table, None if replay else viewer)
    return Subscription(table, caller, viewer, since, address, replay, still)


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


async def not_there(request: Request, error: Exception) -> Response:
    """404 and 405, with a sentence like every other refusal."""
    assert isinstance(error, HTTPException)
    refusal = Refusal(404, "no-such-page")
    if error.status_code == 405:
        refusal = Refusal(405, "no-such-method", method=request.method[:20])
    response = refusal_response(request, refusal, "en")
    response.headers.update(error.headers or {})
    return response


def make_app(
    registry: TableRegistry,
    limits: Limits | None = None,
    names: frozenset[str] | None = None,
    metrics: bool = False,
    notices: NoticeSettings | None = None,
) -> Starlette:
    """`names` are those that it is called by, if not any will do; `metrics`: whether everybody who can reach the
    server may read what it counts; `notices`: how people are told of their turn."""
    handlers = Handlers(registry, limits or Limits())

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await registry.open()
        if registry.store.shared:
            from ..house.others import join_others  # only here: not everybody has what it needs

            await join_others(registry, handlers.limiter)
        await app.state.notifier.begin()
        registry.spawn(app.state.notifier.run())
        try:
            yield
        finally:
            app.state.notifier.close()
            await registry.close()

    routes: list[BaseRoute] = [
        *(handlers.route(endpoint) for endpoint in ENDPOINTS),
        *health_routes(registry, handlers.limiter, metrics),
        Route("/api/openapi.json", handlers.describe, methods=["GET"]),
        Route("/api/tables/{table}/events", handlers.events, methods=["GET"]),
        Route("/api/tables/{table}/stream", handlers.lines, methods=["GET"]),
        WebSocketRoute("/api/tables/{table}/socket", handlers.socket),
        Route("/offline", handlers.offline, methods=["GET"]),
        Route("/{path:path}", handlers.page, methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(Watched, registry.metrics),
            Middleware(Banned, registry.bans),
            Middleware(SafeHeaders),
            Middleware(Door, limiter=handlers.limiter, names=names),
        ],
        exception_handlers={404: not_there, 405: not_there},
        lifespan=lifespan,
    )
    app.state.limiter = handlers.limiter
    app.state.notifier = Notifier(registry, notices or NoticeSettings())
    return app
