"""What stays of a finished game for those who played it: a small row for each key, sealed for its holder."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from ..log.writes import Statement
from ..state.messages import table_shown
from ..state.seats import Caller
from ..state.table_state import TableState
from .people import People, Person
from .ratings import BOT, Rating, after_game, keep
from .sealing import seal, unseal


class Player(Struct, frozen=True):
    name: str | None
    bot: str | None
    """The bot whose seat it was; of somebody for whom a bot stood in, the name says who it was."""


class Result(Struct, frozen=True):
    table: str
    game: str
    at: int
    """When it ended, by the time of day."""
    variants: list[str]
    players: list[Player]
    seat: int
    """One's own."""
    winners: list[int]
    scores: list[int]
    places: list[int]
    """Of each seat, from 1 on."""
    left: bool = False
    """Whether somebody else played the seat at the end."""
    rating: Rating | None = None
    """After this game, where it was rated."""


RESULT: Final = msgspec.json.Decoder(Result)
ENCODER: Final = msgspec.json.Encoder()


def places(winners: list[int], scores: list[int], resigned: Sequence[int] = ()) -> list[int]:
    """Winners first, then by score, and last who has given up, however well a bot played on; who is equal has the same
    place."""
    standing = [(seat not in resigned, seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > own for other in standing) for own in standing]


def result_of(state: TableState, caller: Caller, rating: Rating | None = None) -> Result:
    shown, seat = table_shown(state), caller.seat or 0
    return Result(
        table=state.table_id,
        game=shown.game,
        at=state.row.wall,
        variants=shown.variants,
        players=[Player(one.name, None if one.name else one.bot) for one in shown.seats],
        seat=seat,
        winners=shown.winners,
        scores=shown.scores,
        places=places(shown.winners, shown.scores, resigned_in(state)),
        left=not plays(state, caller),
        rating=rating,
    )


def resigned_in(state: TableState) -> list[int]:
    return [number for number, seat in enumerate(state.seats) if seat.resigned]


def plays(state: TableState, caller: Caller) -> bool:
    """Whether it is still the holder who plays the seat."""
    return caller.role == "seat" and caller.seat is not None and state.seats[caller.seat].bot is None


def kept(person: str, public: bytes, result: Result) -> Statement:
    """Nothing, if the key was renewed meanwhile: then it is found when the holder looks."""
    return Statement(
        "INSERT INTO results SELECT person, ?, ?, ? FROM persons WHERE person = ? AND public = ? "
        "ON CONFLICT DO NOTHING",
        (result.table, result.at, seal(public, ENCODER.encode(result)), person, public),
    )


async def ending(people: People, state: TableState) -> list[Statement]:
    """What is written with the end of a game: a result for each key, and new ratings for those who want them. What was
    played on from a moment of another game is only tried out."""
    if state.header.branch is not None:
        return []
    here = {person: caller for person, caller in (await people.seats_at(state)).items() if caller.role != "candidate"}
    if not here:
        return []
    known = await people.store.ask(
        "SELECT person, public, rated FROM persons WHERE person IN (SELECT person FROM ties WHERE game = ?)",
        state.table_id,
    )
    resigned = [Caller("seat", seat) for seat in resigned_in(state)]
    playing = {caller.seat: person for person, caller in here.items() if plays(state, caller) or caller in resigned}
    wanting = {person for person, _public, wants in known if wants}
    shown = table_shown(state)
    players: list[str | None] = []
    for seat, one in enumerate(shown.seats):
        person = playing.get(seat)
        bot = f"{BOT}{one.bot}" if one.bot is not None and not one.name else None
        players.append(person if person in wanting else bot)
    after: dict[str, Rating] = {}
    if wanting & {*players}:
        after = await after_game(
            people.store, shown.game, players, places(shown.winners, shown.scores, resigned_in(state))
        )
    results = [kept(person, bytes(public), result_of(state, here[person], after.get(person)))
               for person, public, _wants in known if person in here]  # fmt: skip
    return [*results, *(keep(player, shown.game, rating) for player, rating in after.items())]


async def results_of(people: People, person: Person, key: str) -> list[Result]:
    """Those that the key opens, the newest first."""
    found = await people.store.ask("SELECT body FROM results WHERE person = ? ORDER BY at DESC", person.id)
    return await asyncio.to_thread(opened, key, [bytes(body) for (body,) in found])


def opened(key: str, sealed: list[bytes]) -> list[Result]:
    texts = [unseal(key, each) for each in sealed]
    return [RESULT.decode(text) for text in texts if text is not None]


async def unnoted(people: People, person: Person) -> list[str]:
    """The tables where a game is over of which no result is kept."""
    found = await people.store.ask(
        "SELECT ties.game FROM ties JOIN status ON status.game = ties.game WHERE person = ? AND state = 'over' "
        "AND NOT EXISTS (SELECT 1 FROM results WHERE results.person = ties.person AND results.game = ties.game)",
        person.id,
    )
    return [table for (table,) in found]


async def look_for_results(people: People, person: Person, state: TableState) -> None:
    """Of a game that ended before its seat was tied, or while the key was renewed."""
    caller = (await people.seats_at(state)).get(person.id)
    counts = state.phase == "over" and state.header.branch is None
    if counts and caller is not None and caller.role != "candidate":
        await people.save(kept(person.id, person.public, result_of(state, caller)))
