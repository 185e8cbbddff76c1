"""What the addresses of the wire lead to: one short function each, and the list of them all."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from io import BytesIO
from typing import Any, Final

import segno
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response

from ..games import GAMES
from ..kernel.seats import PUBLIC
from ..words import languages
from . import playing, sitting
from .guard import LARGEST, address_of, token_of
from .house import House
from .limits import Gate
from .message import ENCODER, table_shown
from .records import LARGEST_RECORD, record_for, replayed, whole_record
from .refusal import Refusal
from .seats import Caller
from .shelf import game_found
from .stream import number_of
from .table import LiveTable
from .texts import texts_found
from .wire import (
    AnswerPromise,
    AskPause,
    CreateTable,
    DoAct,
    Done,
    DoUndo,
    GameList,
    Handed,
    HandOver,
    Health,
    Join,
    Joined,
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

    def own_seat(self, table: LiveTable) -> int:
        """The seat that asks, or that its owner asks for while somebody else plays it."""
        caller = self.caller(table)
        return caller.seat if caller.role == "owner" and caller.seat is not None else self.seat(table)


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
    public: bool = False
    """Everybody is told the same, so no secret can be guessed from its size: it may be compressed."""


# Games and texts


async def get_games(call: Call) -> GameList:
    return GameList([game_found(name) for name in GAMES], languages())


@cache
def texts_encoded(lang: str) -> tuple[bytes, str]:
    """The texts, and a tag that changes with them."""
    body = ENCODER.encode(texts_found(lang))
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


async def get_texts(call: Call) -> Response:
    lang = call.request.path_params["lang"]
    if lang not in languages():
        raise Refusal(404, "no-such-language", language=lang, known=", ".join(languages()))
    body, tag = texts_encoded(lang)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


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
    return Done(await sitting.back(table, call.own_seat(table)))


async def renew_link(call: Call) -> Handed:
    table = call.table()
    return await sitting.renew(table, call.seat(table))


async def ask_rematch(call: Call) -> Rematched:
    table = call.table()
    return await sitting.rematch(call.house, table, call.own_seat(table))


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
    Endpoint("GET", "/api/games", get_games, "The games of this house.", GameList, public=True),
    Endpoint("GET", "/api/texts/{lang}", get_texts, "The Fluent texts of a language.", TextsFound, public=True),
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
