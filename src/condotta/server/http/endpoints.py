"""What the addresses of the wire lead to: one short function each, and the list of them all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from io import BytesIO
from typing import Any, Final

import segno
from msgspec import Raw
from starlette.responses import Response

from ...games import GAMES
from ...lessons import lesson_of
from ...words import languages
from .. import WIRE
from ..refusal import Refusal
from ..replays.worker import ReplayJob
from ..state.lessons import LessonShown, Told, lesson_shown, tried
from ..state.messages import ENCODER, table_shown
from ..state.records import MAX_RECORD
from ..state.story import StoryShown
from ..state.timing.clock import days_off_of
from ..tables import actions, decisions, lobby, past
from ..tables.presence import presence_shown
from ..tables.requests import (
    AnswerPromise,
    AskDeletion,
    AskPause,
    AskRematch,
    CastVote,
    CreateTable,
    DoAct,
    DoUndo,
    FreeSeat,
    HandOver,
    Join,
    LeaveBid,
    MakePromise,
    MuteSeat,
    Nothing,
    OfferToPlay,
    Renew,
    Replace,
    Resign,
    Say,
    StartTable,
    TakeDaysOff,
)
from ..tables.responses import DeletionAsked, Done, Handed, Joined, Rematched, SetupSuggested, TableCreated
from .call import Call, Handler, by_caller, by_seat, viewer_of
from .games import game_info
from .guard import MAX_BODY
from .pages import Prepared
from .stream import PartsResponse, number_of
from .texts import beside_texts_of, game_texts_of, refused, texts_of
from .wire import (
    BesideTexts,
    GameList,
    GameTexts,
    Health,
    QrRequest,
    ReplayRequest,
    Setup,
    TableInfo,
    TableList,
    Texts,
    TryAct,
    You,
)

VERSION: Final = version("condotta")

Admission = Callable[[Call], AbstractContextManager[None]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    summary: str
    response: Any = None
    request: Any = None
    status: int = 200
    media: str = "application/json"
    max_body: int = MAX_BODY
    """How many bytes the request may have."""
    admit: Admission | None = None
    """What is asked before the body is read, and given back when the handler is done."""
    cost: int = 1
    """How many requests it counts for."""


# Games and texts


@cache
def games_told() -> Prepared:
    return Prepared(ENCODER.encode(GameList([game_info(name) for name in GAMES], languages())))


async def get_games(call: Call) -> Response:
    return games_told().response(call.request)


@cache
def texts_told(lang: str) -> Prepared:
    return Prepared(ENCODER.encode(texts_of(lang)))


async def get_texts(call: Call) -> Response:
    return texts_told(known_language(call)).response(call.request)


@cache
def game_texts_told(lang: str, game: str) -> Prepared:
    return Prepared(ENCODER.encode(game_texts_of(lang, game)))


async def get_game_texts(call: Call) -> Response:
    return game_texts_told(known_language(call), known_game(call)).response(call.request)


@cache
def beside_texts_told(lang: str, game: str) -> Prepared:
    return Prepared(ENCODER.encode(beside_texts_of(lang, game)))


async def get_beside_texts(call: Call) -> Response:
    return beside_texts_told(known_language(call), known_game(call)).response(call.request)


def known_language(call: Call) -> str:
    lang: str = call.request.path_params["lang"]
    if lang not in languages():
        raise Refusal(404, "no-such-language", language=lang, known=", ".join(languages()))
    return lang


def known_game(call: Call) -> str:
    game: str = call.request.path_params["game"]
    if game not in GAMES:
        raise Refusal(404, "no-such-page")
    return game


# Lessons


@cache
def lesson_told(game: str) -> Prepared:
    return Prepared(ENCODER.encode(lesson_shown(lesson_of(game))))


async def get_lesson(call: Call) -> Response:
    return lesson_told(known_game(call)).response(call.request)


async def try_in_lesson(call: Call) -> Told:
    """Played beside the event loop, one after another."""
    lesson = lesson_of(known_game(call))
    call.game = lesson.game
    if not 0 <= call.body.step < len(lesson.steps):
        raise Refusal(404, "no-such-page")
    async with call.limiter.drawing:
        return await asyncio.to_thread(tried, lesson, call.body.step, call.body.text)


async def get_health(call: Call) -> Health:
    return Health(True, VERSION, WIRE)


async def make_qr(call: Call) -> Response:
    """Drawn beside the event loop, one after another."""
    async with call.limiter.drawing:
        image = await asyncio.to_thread(qr_code, call.body.text)
    return Response(image, media_type="image/svg+xml")


def qr_code(text: str) -> bytes:
    image = BytesIO()
    segno.make(text, micro=False).save(image, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
    return image.getvalue()


# Tables and seats


def one_create(call: Call) -> AbstractContextManager[None]:
    """What is kept for somebody is made only so often."""
    call.limiter.creates.take(call.address)
    return nullcontext()


async def create_table(call: Call) -> TableCreated:
    return await lobby.create(call.registry, call.body, call.address)


async def list_tables(call: Call) -> TableList:
    tables = await call.registry.listed()
    cards = await call.registry.store.cards(tables)
    return TableList([Raw(cards[table]) for table in tables if table in cards])


async def get_table(call: Call) -> TableInfo:
    table = await call.table()
    async with table.lock:
        caller, state, header = call.caller(table), table.state, table.state.header
        return TableInfo(
            you=You(caller.role, caller.seat),
            table=table_shown(state),
            setup=Setup(
                header.options,
                state.rules,
                header.clock,
                header.language,
                header.public,
                header.talk,
                table.created,
                header.absence,
                days_off_of(header.clock),
                header.hints,
                header.branch,
            ),
            absent=[actions.absent_for(table, seat) for seat in range(len(state.seats))],
            presence=presence_shown(table),
            seq=state.told[viewer_of(caller)],
            now=call.registry.now(),
            stopped=None if table.stopped is None else refused(table.stopped.refusal(), call.language()),
        )


async def start_table(call: Call) -> Done:
    table = await call.table()
    return Done(await lobby.start(table, call.caller(table), call.body.fill))


async def close_table(call: Call) -> Done:
    table = await call.table()
    return Done(await decisions.close(table, call.caller(table)))


async def replace_player(call: Call) -> Done:
    table = await call.table()
    return Done(await decisions.replace(table, call.caller(table), call.body))


async def leave_table(call: Call) -> Done:
    table = await call.table()
    return Done(await lobby.leave(table, call.seat(table)))


async def hand_over(call: Call) -> Handed:
    table = await call.table()
    return await lobby.hand_over(table, lambda: call.seat(table), call.body)


async def come_back(call: Call) -> Done:
    table = await call.table()
    return Done(await lobby.back(table, call.own_seat(table), call.caller(table).role == "owner"))


async def renew_link(call: Call) -> Handed:
    table = await call.table()
    return await lobby.renew(table, lambda: call.seat(table), call.body)


async def ask_rematch(call: Call) -> Rematched:
    table = await call.table()
    return await lobby.rematch(call.registry, table, call.own_seat(table), call.body)


# Playing


async def post_act(call: Call) -> Done:
    table = await call.table()
    return Done(await actions.act(table, call.seat(table), call.body))


async def get_setup(call: Call) -> SetupSuggested:
    table = await call.table()
    return SetupSuggested(actions.suggested_setup(table, call.seat(table)))


async def answer_promise(call: Call) -> Done:
    table = await call.table()
    number = number_of(call.request.path_params["number"])
    if number is None:
        raise Refusal(404, "no-such-promise")
    return Done(await actions.answer(table, call.seat(table), number, call.body))


async def ask_deletion(call: Call) -> DeletionAsked:
    table = await call.table()
    return await decisions.ask_deletion(call.registry, table, call.own_seat(table), call.body)


async def get_record(call: Call) -> Response:
    table = await call.table()
    viewer = viewer_of(call.caller(table))
    text = await past.record(table, viewer, call.address)
    return Response(text, media_type="application/x-ndjson")


async def get_story(call: Call) -> Response:
    table = await call.table()
    call.caller(table)
    return Response(await past.story(table, call.address), media_type="application/json")


def place_for_replay(call: Call) -> AbstractContextManager[None]:
    """No table is made of a record; but it costs as much as making one."""
    call.limiter.creates.take(call.address)
    return call.registry.replays.place(call.address)


async def replay_record(call: Call) -> Response:
    job = ReplayJob(call.body.record, call.request.query_params.get("eye", "public"), call.language())
    found = await call.registry.replays.replay(call.address, job)
    if found.refused is not None:
        return Response(ENCODER.encode(found.refused), 422, media_type="application/json")
    return PartsResponse(found.parts, found.size)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/games", get_games, "The games of this server.", GameList),
    Endpoint("GET", "/api/texts/{lang}", get_texts, "The Fluent texts of a language.", Texts),
    Endpoint("GET", "/api/texts/{lang}/{game}", get_game_texts, "What is said while a game is played.", GameTexts),
    Endpoint("GET", "/api/texts/{lang}/{game}/rules", get_beside_texts, "Rules and lesson of a game.", BesideTexts),
    Endpoint("GET", "/api/lessons/{game}", get_lesson, "A guided first game, step by step.", LessonShown),
    Endpoint("POST", "/api/lessons/{game}", try_in_lesson, "Try something else in it.", Told, TryAct, cost=10),
    Endpoint("GET", "/api/health", get_health, "Whether the server is well.", Health),
    Endpoint("POST", "/api/qr", make_qr, "A text as a QR code.", None, QrRequest, 200, "image/svg+xml", cost=10),
    Endpoint(
        "POST", "/api/replay", replay_record, "A record as one seat saw it.", None, ReplayRequest, 200,
        "application/x-ndjson", MAX_RECORD, place_for_replay,
    ),
    Endpoint("GET", "/api/tables", list_tables, "The public tables.", TableList),
    Endpoint(
        "POST", "/api/tables", create_table, "Create a table.", TableCreated, CreateTable, 201, admit=one_create
    ),
    Endpoint("GET", "/api/tables/{table}", get_table, "A table, and who you are at it.", TableInfo),
    Endpoint("POST", "/api/tables/{table}/join", by_caller(lobby.join), "Take a seat.", Joined, Join),
    Endpoint("POST", "/api/tables/{table}/start", start_table, "Start the game.", Done, StartTable),
    Endpoint("POST", "/api/tables/{table}/close", close_table, "End the table.", Done, Nothing),
    Endpoint("POST", "/api/tables/{table}/free", by_caller(decisions.free), "Free a seat.", Handed, FreeSeat),
    Endpoint("POST", "/api/tables/{table}/replace", replace_player, "Let a bot play for who is absent.", Done, Replace),
    Endpoint("POST", "/api/tables/{table}/offer", by_caller(decisions.offer), "Offer to play.", Handed, OfferToPlay),
    Endpoint("POST", "/api/tables/{table}/vote", by_seat(decisions.vote), "Agree on something.", Done, CastVote),
    Endpoint("POST", "/api/tables/{table}/leave", leave_table, "Leave the seat.", Done, Nothing),
    Endpoint("POST", "/api/tables/{table}/handover", hand_over, "Hand the seat over.", Handed, HandOver),
    Endpoint("POST", "/api/tables/{table}/back", come_back, "Take the seat back.", Done, Nothing),
    Endpoint("POST", "/api/tables/{table}/renew", renew_link, "Get a new link for the seat.", Handed, Renew),
    Endpoint("POST", "/api/tables/{table}/rematch", ask_rematch, "Play again.", Rematched, AskRematch),
    Endpoint("POST", "/api/tables/{table}/acts", post_act, "Act.", Done, DoAct),
    Endpoint("POST", "/api/tables/{table}/bid", by_seat(actions.leave_bid), "Bid up to so much.", Done, LeaveBid),
    Endpoint("POST", "/api/tables/{table}/undo", by_seat(actions.undo), "Take the last act back.", Done, DoUndo),
    Endpoint("POST", "/api/tables/{table}/talk", by_seat(actions.say), "Say something.", Done, Say),
    Endpoint("POST", "/api/tables/{table}/promises", by_seat(actions.promise), "Promise something.", Done, MakePromise),
    Endpoint(
        "POST", "/api/tables/{table}/promises/{number}", answer_promise, "Answer a promise.", Done, AnswerPromise
    ),
    Endpoint("POST", "/api/tables/{table}/pause", by_seat(actions.pause), "Ask for a pause.", Done, AskPause),
    Endpoint("POST", "/api/tables/{table}/resign", by_seat(actions.resign), "Give the game up.", Done, Resign),
    Endpoint("POST", "/api/tables/{table}/days-off", by_seat(actions.days_off), "Take days off.", Done, TakeDaysOff),
    Endpoint("POST", "/api/tables/{table}/mute", by_seat(actions.mute), "Hear no more of somebody.", Done, MuteSeat),
    Endpoint(
        "POST", "/api/tables/{table}/deletion", ask_deletion, "Ask for it to be deleted.", DeletionAsked, AskDeletion
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", get_record, "The record.", None, None, 200, "application/x-ndjson", cost=10
    ),
    Endpoint("GET", "/api/tables/{table}/setup", get_setup, "A sensible way to set up.", SetupSuggested, cost=10),
    Endpoint("GET", "/api/tables/{table}/story", get_story, "How a game that is over went.", StoryShown, cost=10),
]  # fmt: skip
