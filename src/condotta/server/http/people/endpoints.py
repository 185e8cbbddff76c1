"""What the addresses under `/api/person` lead to. Who asks is known by the personal key, sent as tokens are."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Final

import msgspec
from starlette.responses import Response

from ....words import languages
from ....words.texts import source
from ...people.people import Person
from ...people.ratings import listed, ratings_of
from ...people.results import look_for_results, results_of, unnoted
from ...people.sealing import unseal
from ...refusal import Refusal
from ...state.messages import ENCODER
from ...state.names import checked_name
from ...state.tokens import hash_of
from ...tables.requests import Nothing
from ..call import Call
from ..endpoints import Endpoint, one_create
from ..pages import Prepared
from ..texts import CHAPTERS
from .mine import MyTables, tables_of
from .wire import (
    AskRating,
    Chapter,
    Export,
    History,
    KeepProfile,
    MakePerson,
    PersonShown,
    RatingList,
    RenewKey,
    TieKept,
    TieSeats,
    TieShown,
    TiesShown,
    Untie,
)

MAX_PROFILE: Final = 8 * 1024


async def person_of(call: Call) -> Person:
    person = await call.registry.people.known(call.token)
    await call.registry.people.use(person)
    return person


async def shown(call: Call, person: Person, key: str) -> PersonShown:
    text = None if person.profile is None else unseal(key, person.profile)
    profile = None if text is None else msgspec.json.decode(text, type=dict)
    ties = await call.registry.people.ties(person)
    return PersonShown(person.made, person.rated, person.shown, profile, len(ties))


async def make_person(call: Call) -> PersonShown:
    key = call.body.key
    return await shown(call, await call.registry.people.make(key), key)


async def get_person(call: Call) -> PersonShown:
    person = await person_of(call)
    return await shown(call, person, call.token or "")


async def keep_profile(call: Call) -> Nothing:
    text = msgspec.json.encode(call.body.profile)
    if len(text) > MAX_PROFILE:
        raise Refusal(413, "too-large", most=MAX_PROFILE)
    await call.registry.people.keep_profile(await person_of(call), text)
    return Nothing()


async def renew_key(call: Call) -> Nothing:
    await call.registry.people.renew(await person_of(call), call.token or "", call.body.key)
    return Nothing()


async def forget_person(call: Call) -> Nothing:
    await call.registry.people.forget(await person_of(call))
    return Nothing()


async def tie_seats(call: Call) -> TiesShown:
    """Those whose tokens open nothing any more are left out."""
    person, found = await person_of(call), []
    for asked in call.body.ties:
        try:
            table = await call.registry.get(asked.table)
        except Refusal:
            continue  # deleted, or never there
        caller = await call.registry.people.tie(person, table.state, hash_of(asked.token))
        if caller is not None and caller.seat is not None:
            found.append(TieShown(asked.table, caller.seat, caller.role))
    return TiesShown(found)


async def untie_seat(call: Call) -> Nothing:
    await call.registry.people.untie(await person_of(call), call.body.table)
    return Nothing()


# What has come together


async def my_tables(call: Call) -> MyTables:
    return await tables_of(call.registry, await person_of(call))


async def my_history(call: Call) -> History:
    """Games that ended before they were tied are found on the way."""
    person, registry = await person_of(call), call.registry
    for table in await unnoted(registry.people, person):
        with contextlib.suppress(Refusal):  # it cannot be opened here
            await look_for_results(registry.people, person, (await registry.get(table)).state)
    ratings = await ratings_of(registry.store, person.id)
    return History(await results_of(registry.people, person, call.token or ""), ratings)


async def export_person(call: Call) -> Export:
    history, known = await my_history(call), await get_person(call)
    ties = await call.registry.people.ties(await person_of(call))
    kept = [TieKept(tie.table, tie.seat, tie.at) for tie in ties]
    return Export(known.made, known.profile, known.rated, known.shown, kept, history.results, history.ratings)


async def ask_rating(call: Call) -> Nothing:
    name = None if call.body.shown is None or not call.body.rated else checked_name(call.body.shown)
    await call.registry.people.rate(await person_of(call), call.body.rated, name)
    return Nothing()


# Their pages


@cache
def chapter_told(lang: str, chapter: str) -> Prepared:
    return Prepared(ENCODER.encode(Chapter(source(lang, chapter))))


async def get_chapter(call: Call) -> Response:
    lang, chapter = call.request.path_params["lang"], call.request.path_params["chapter"]
    if lang not in languages() or chapter not in CHAPTERS:
        raise Refusal(404, "no-such-page")
    return chapter_told(lang, chapter).response(call.request)


async def list_ratings(call: Call) -> RatingList:
    return RatingList(await listed(call.registry.store))


ENDPOINTS: Final = [
    Endpoint("POST", "/api/person", make_person, "Make a person for a key.", PersonShown, MakePerson, admit=one_create),
    Endpoint("GET", "/api/person", get_person, "Who has this key.", PersonShown),
    Endpoint("POST", "/api/person/profile", keep_profile, "Keep name and settings.", Nothing, KeepProfile),
    Endpoint("POST", "/api/person/renew", renew_key, "Another key for the same person.", Nothing, RenewKey),
    Endpoint("POST", "/api/person/forget", forget_person, "Forget a key and all of it.", Nothing, Nothing),
    Endpoint("POST", "/api/person/ties", tie_seats, "Tie seats to a key.", TiesShown, TieSeats, cost=10),
    Endpoint("POST", "/api/person/untie", untie_seat, "Let a table go.", Nothing, Untie),
    Endpoint("GET", "/api/person/tables", my_tables, "The tables of a key.", MyTables, cost=10),
    Endpoint("GET", "/api/person/history", my_history, "What was played by a key.", History, cost=10),
    Endpoint("GET", "/api/person/export", export_person, "All that is kept of it.", Export, cost=10),
    Endpoint("POST", "/api/person/rating", ask_rating, "Turn ratings on or off.", Nothing, AskRating),
    Endpoint("GET", "/api/texts/{lang}/chapters/{chapter}", get_chapter, "Texts of pages that come later.", Chapter),
    Endpoint("GET", "/api/ratings", list_ratings, "Ratings that everybody may see.", RatingList, cost=10),
]
