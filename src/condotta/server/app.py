"""The door: every address of the wire, and what it leads to."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from importlib.metadata import version
from io import BytesIO
from typing import Any, Final

import msgspec
import segno
from msgspec import Raw
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..games import GAMES
from ..kernel.errors import ActError, IllegalAct
from ..kernel.seats import PUBLIC
from ..words import languages
from . import playing, sitting
from .faults import report
from .guard import LARGEST, SafeHeaders, address_of, body_of, check_origin, token_of
from .house import House
from .limits import Gate, Limits
from .message import ENCODER, table_shown, things_of
from .openapi import description
from .pages import page
from .records import LARGEST_RECORD, eye_named, record_for, replayed, whole_record
from .refusal import Refusal
from .seats import Caller
from .stream import Follower, StreamResponse, first_frame, number_of, over_socket, since_of
from .table import LiveTable
from .texts import act_refused, language, refused, texts_found
from .wire import (
    AnswerPromise,
    ArgFound,
    AskPause,
    CreateTable,
    DoAct,
    Done,
    DoUndo,
    Forbidden,
    GameFound,
    GameList,
    Handed,
    HandOver,
    Health,
    Join,
    Joined,
    Kind,
    MakePromise,
    Nothing,
    QrWanted,
    Rematched,
    ReplayWanted,
    Say,
    Setup,
    StartTable,
    TableCreated,
    TableFound,
    TableList,
    TextsFound,
    VerbFound,
    You,
)

VERSION: Final = version("condotta")
MOST_LISTED: Final = 100


class Call:
    """One request: who asks, for which table, and what."""

    def __init__(self, request: Request, house: House, gate: Gate) -> None:
        self.request = request
        self.house = house
        self.gate = gate
        self.token = token_of(request)
        self.address = address_of(request)
        self.body: Any = None
        self.game: str | None = None
        self.lang = "en"

    def table(self) -> LiveTable:
        found = self.house.table(self.request.path_params["table"])
        self.game, self.lang = found.story.header.game, found.story.header.language
        return found

    def caller(self, table: LiveTable) -> Caller:
        return known(table, self.token)

    def seat(self, table: LiveTable) -> int:
        """The seat that asks."""
        caller = self.caller(table)
        if caller.role == "owner":
            raise Refusal(403, "handed-over")
        if caller.role != "seat" or caller.seat is None:
            raise Refusal(401 if caller.role == "spectator" else 403, "needs-token")
        return caller.seat


def known(table: LiveTable, token: str | None) -> Caller:
    caller = table.story.caller(token)
    if caller is None:
        raise Refusal(401, "unknown-token")
    return caller


def eye_of(caller: Caller) -> int:
    """Only who plays a seat sees with its eyes."""
    return caller.seat if caller.role == "seat" and caller.seat is not None else PUBLIC


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any = None
    request: Any = None
    status: int = 200
    media: str = "application/json"
    most: int = LARGEST
    """How many bytes the request may have."""


# Games and texts


async def get_games(call: Call) -> GameList:
    return GameList([game_found(name) for name in GAMES], languages())


def game_found(name: str) -> GameFound:
    game = GAMES[name]
    return GameFound(
        name=name,
        rules=game.rules_version,
        fewest=game.fewest,
        most=game.most,
        variants=game.variants,
        forbidden=[Forbidden([one, other], rule) for one, other, rule in game.forbidden],
        bots=sitting.bots_of(name),
        things=things_of(game)[0],
        verbs=[
            VerbFound(
                verb.name,
                [ArgFound(arg.name, arg.kind, arg.words) for arg in verb.args],
                verb.payload.kind if verb.payload else None,
            )
            for verb in game.catalogue.verbs
        ],
        events={
            key: [Kind(arg.split(":")[0], arg.split(":")[-1]) for arg in args] for key, args in game.events.items()
        },
    )


async def get_texts(call: Call) -> TextsFound:
    lang = call.request.path_params["lang"]
    if lang not in languages():
        raise Refusal(404, "no-such-language", known=", ".join(languages()))
    return texts_found(lang)


async def get_health(call: Call) -> Health:
    return Health(True, VERSION)


async def make_qr(call: Call) -> Response:
    image = BytesIO()
    segno.make(call.body.text, micro=False).save(image, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
    return Response(image.getvalue(), media_type="image/svg+xml")


# Tables and seats


async def create_table(call: Call) -> TableCreated:
    call.gate.creates.take(call.address)
    return await sitting.create(call.house, call.body)


async def list_tables(call: Call) -> TableList:
    return TableList([Raw(status.card) for status in call.house.store.public(MOST_LISTED)])


async def get_table(call: Call) -> TableFound:
    table = call.table()
    caller, story = call.caller(table), table.story
    header = story.header
    async with table.lock:
        return TableFound(
            you=You(caller.role, caller.seat),
            table=table_shown(story),
            setup=Setup(
                header.options, story.rules, header.clock, header.language, header.public, header.talk, table.created
            ),
            seq=story.last_told[eye_of(caller)],
            now=call.house.now(),
        )


async def join_table(call: Call) -> Joined:
    table = call.table()
    return await sitting.join(table, call.caller(table), call.body)


async def start_table(call: Call) -> Done:
    table = call.table()
    return Done(await sitting.start(table, call.caller(table), call.body.fill))


async def close_table(call: Call) -> Done:
    table = call.table()
    return Done(await sitting.close(table, call.caller(table)))


async def leave_table(call: Call) -> Done:
    table = call.table()
    return Done(await sitting.leave(table, call.seat(table)))


async def hand_over(call: Call) -> Handed:
    table = call.table()
    return await sitting.hand_over(table, call.seat(table), call.body)


async def come_back(call: Call) -> Done:
    table = call.table()
    caller = call.caller(table)
    seat = caller.seat if caller.role == "owner" and caller.seat is not None else call.seat(table)
    return Done(await sitting.back(table, seat))


async def renew_link(call: Call) -> Handed:
    table = call.table()
    return await sitting.renew(table, call.seat(table))


async def ask_rematch(call: Call) -> Rematched:
    table = call.table()
    return await sitting.rematch(call.house, table, call.seat(table))


# Playing


async def post_act(call: Call) -> Done:
    table = call.table()
    return Done(await playing.act(table, call.seat(table), call.body))


async def post_undo(call: Call) -> Done:
    table = call.table()
    return Done(await playing.undo(table, call.seat(table), call.body))


async def post_talk(call: Call) -> Done:
    table = call.table()
    return Done(await playing.say(table, call.seat(table), call.body))


async def make_promise(call: Call) -> Done:
    table = call.table()
    return Done(await playing.promise(table, call.seat(table), call.body))


async def answer_promise(call: Call) -> Done:
    table = call.table()
    number = number_of(call.request.path_params["number"])
    if number is None:
        raise Refusal(404, "no-such-promise")
    return Done(await playing.answer(table, call.seat(table), number, call.body))


async def ask_pause(call: Call) -> Done:
    table = call.table()
    return Done(await playing.pause(table, call.seat(table), call.body))


async def get_record(call: Call) -> Response:
    table = call.table()
    eye = eye_of(call.caller(table))
    async with table.lock:
        story = table.story
        rows = list(call.house.store.rows(story.table_id))
        over = story.state == "over"
        text = whole_record(story, rows) if over else record_for(story.table_id, story.header, rows, eye)
    return Response(text, media_type="application/x-ndjson")


async def replay_record(call: Call) -> Response:
    """No table is made of it; but it costs as much as making one."""
    call.gate.creates.take(call.address)
    eye = call.request.query_params.get("eye", "public")
    return Response(await asyncio.to_thread(replayed, call.body.record, eye), media_type="application/x-ndjson")


ENDPOINTS: Final = [
    Endpoint("GET", "/api/games", get_games, "The games of this house.", GameList),
    Endpoint("GET", "/api/texts/{lang}", get_texts, "The Fluent texts of a language.", TextsFound),
    Endpoint("GET", "/api/health", get_health, "Whether the server is well.", Health),
    Endpoint("POST", "/api/qr", make_qr, "A text as a QR code.", None, QrWanted, 200, "image/svg+xml"),
    Endpoint(
        "POST", "/api/replay", replay_record, "A record as one eye saw it.", None, ReplayWanted, 200,
        "application/x-ndjson", LARGEST_RECORD,
    ),
    Endpoint("GET", "/api/tables", list_tables, "The public tables.", TableList),
    Endpoint("POST", "/api/tables", create_table, "Create a table.", TableCreated, CreateTable, 201),
    Endpoint("GET", "/api/tables/{table}", get_table, "A table, and who you are at it.", TableFound),
    Endpoint("POST", "/api/tables/{table}/join", join_table, "Take a seat.", Joined, Join),
    Endpoint("POST", "/api/tables/{table}/start", start_table, "Start the game.", Done, StartTable),
    Endpoint("POST", "/api/tables/{table}/close", close_table, "Take the table away.", Done, Nothing),
    Endpoint("POST", "/api/tables/{table}/leave", leave_table, "Leave the seat.", Done, Nothing),
    Endpoint("POST", "/api/tables/{table}/handover", hand_over, "Hand the seat over.", Handed, HandOver),
    Endpoint("POST", "/api/tables/{table}/back", come_back, "Take the seat back.", Done, Nothing),
    Endpoint("POST", "/api/tables/{table}/renew", renew_link, "Get a new link for the seat.", Handed, Nothing),
    Endpoint("POST", "/api/tables/{table}/rematch", ask_rematch, "Play again.", Rematched, Nothing),
    Endpoint("POST", "/api/tables/{table}/acts", post_act, "Act.", Done, DoAct),
    Endpoint("POST", "/api/tables/{table}/undo", post_undo, "Take the last act back.", Done, DoUndo),
    Endpoint("POST", "/api/tables/{table}/talk", post_talk, "Say something.", Done, Say),
    Endpoint("POST", "/api/tables/{table}/promises", make_promise, "Promise something.", Done, MakePromise),
    Endpoint(
        "POST", "/api/tables/{table}/promises/{number}", answer_promise, "Answer a promise.", Done, AnswerPromise
    ),
    Endpoint("POST", "/api/tables/{table}/pause", ask_pause, "Ask for a pause, or to go on.", Done, AskPause),
    Endpoint(
        "GET", "/api/tables/{table}/record", get_record, "The record.", None, None, 200, "application/x-ndjson"
    ),
]  # fmt: skip


class Door:
    """The application's parts that need house and gate."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.gate = Gate(limits)
        self.openapi = ENCODER.encode(description(ENDPOINTS, VERSION))

    def route(self, endpoint: Endpoint) -> Route:
        async def handle(request: Request) -> Response:
            return await self.answered(request, endpoint)

        return Route(endpoint.path, handle, methods=[endpoint.method], name=endpoint.handler.__name__)

    async def answered(self, request: Request, endpoint: Endpoint) -> Response:
        call: Call | None = None
        try:
            check_origin(request)
            call = Call(request, self.house, self.gate)
            self.gate.request(call.address, call.token)
            if endpoint.request is not None:
                call.body = decoded(await body_of(request, endpoint.most), endpoint.request)
            answer = await endpoint.handler(call)
            if isinstance(answer, Response):
                return answer
            return Response(ENCODER.encode(answer), endpoint.status, media_type="application/json")
        except Refusal as refusal:
            return refusal_response(request, refusal, call.lang if call else "en")
        except ActError as error:
            assert call is not None and call.game is not None
            lang = language(request.headers.get("accept-language", ""), call.lang)
            status = 409 if isinstance(error, IllegalAct) else 400
            return Response(ENCODER.encode(act_refused(error, call.game, lang)), status, media_type="application/json")
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
            call = Call(request, self.house, self.gate)
            self.gate.request(call.address, call.token)
            table = call.table()
            follower = follower_of(request, table, call.caller(table))
            counted = contextlib.ExitStack()
            counted.enter_context(self.gate.stream(call.address, call.token))
            return StreamResponse(follower, request.query_params.get("follow") != "0", as_events, counted)
        except Refusal as refusal:
            return refusal_response(request, refusal, "en")

    async def socket(self, socket: WebSocket) -> None:
        try:
            check_origin(socket)
            address = address_of(socket)
            self.gate.addresses.take(address)
            table = self.house.table(socket.path_params["table"])
            with self.gate.stream(address, None):
                await socket.accept()
                first = await first_frame(socket)
                if first is None:
                    raise Refusal(408, "too-slow")
                caller = known(table, first.token)
                follower = follower_of(socket, table, caller)
                live = socket.query_params.get("follow") != "0"
                if first.token is None:
                    await over_socket(socket, follower, live)
                else:
                    with self.gate.stream(address, first.token):
                        await over_socket(socket, follower, live)
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


def follower_of(request: Request | WebSocket, table: LiveTable, caller: Caller) -> Follower:
    """Whose eyes, and from where. When the game is over, everybody may look with every eye."""
    since = since_of(request)
    if since is None:
        raise Refusal(422, "unfitting", reason="since must be a number")
    if request.query_params.get("follow", "1") not in ("0", "1"):
        raise Refusal(422, "unfitting", reason="follow must be 0 or 1")
    eye = eye_of(caller)
    wanted = request.query_params.get("eye")
    if wanted is not None:
        found = eye_named(wanted, len(table.story.seats))
        if found is None:
            raise Refusal(404, "no-such-seat")
        if found not in (eye, PUBLIC) and table.story.state != "over":
            raise Refusal(409, "not-seen-yet")
        eye = found
    return Follower(table, caller, eye, since)


def decoded(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal(422, "unfitting", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(400, "malformed", reason=str(error)) from None


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
    answer = refusal_response(request, refusal, "en")
    answer.headers.update(error.headers or {})
    return answer


def make_app(house: House, limits: Limits | None = None) -> Starlette:
    door = Door(house, limits or Limits())

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    routes: list[BaseRoute] = [
        *(door.route(endpoint) for endpoint in ENDPOINTS),
        Route("/api/openapi.json", door.describe, methods=["GET"]),
        Route("/api/tables/{table}/events", door.events, methods=["GET"]),
        Route("/api/tables/{table}/stream", door.lines, methods=["GET"]),
        WebSocketRoute("/api/tables/{table}/socket", door.socket),
        Route("/{path:path}", page, methods=["GET"]),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={404: not_there, 405: not_there},
        lifespan=lifespan,
    )
