"""What the addresses for those who look closer lead to."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Final

from msgspec import Meta
from starlette.responses import Response

from ....puzzles import Puzzle, puzzle_of, puzzles_of
from ...refusal import Refusal
from ...replays.worker import ReplayJob
from ...state.lessons import Told
from ...state.messages import ENCODER
from ...state.records import MAX_RECORD
from ...study.branches import Branched, PlayOn, PlayOnRecord, begin, play_on, read_moment
from ...study.puzzles import PuzzleList, PuzzleShown, puzzle_list, puzzle_shown, tried
from ...tables.requests import Request
from ..call import Call
from ..endpoints import Endpoint, known_game, one_create, place_for_replay
from ..pages import Prepared
from ..stream import number_of


class TryAnswer(Request, frozen=True):
    text: Annotated[str, Meta(max_length=400)]


async def play_on_from_table(call: Call) -> Branched:
    table = await call.table()
    call.caller(table)
    return await play_on(table, call.body, call.address)


async def play_on_from_record(call: Call) -> Branched | Response:
    """The record is read in a process of its own, as for a replay."""
    job = ReplayJob(call.body.record, "public", call.language(), call.body.wish)
    found = await call.registry.replays.replay(call.address, job)
    if found.refused is not None:
        return Response(ENCODER.encode(found.refused), 422, media_type="application/json")
    moment = read_moment(b"".join([part async for part in found.parts]))
    return await begin(call.registry, moment, call.body, None, call.address)


# Puzzles


async def get_puzzles(call: Call) -> PuzzleList:
    return puzzle_list()


@cache
def puzzle_told(game: str, number: int) -> Prepared:
    return Prepared(ENCODER.encode(puzzle_shown(puzzle_of(game, number))))


def known_puzzle(call: Call) -> Puzzle:
    game, number = known_game(call), number_of(call.request.path_params["number"])
    if number is None or not 1 <= number <= len(puzzles_of(game)):
        raise Refusal(404, "no-such-page")
    return puzzle_of(game, number)


async def get_puzzle(call: Call) -> Response:
    puzzle = known_puzzle(call)
    return puzzle_told(puzzle.game.name, puzzle.number).response(call.request)


async def try_puzzle(call: Call) -> Told:
    """Played beside the event loop, one after another."""
    puzzle = known_puzzle(call)
    call.game = puzzle.game
    async with call.limiter.drawing:
        return await asyncio.to_thread(tried, puzzle, call.body.text)


ENDPOINTS: Final = [
    Endpoint("GET", "/api/puzzles", get_puzzles, "The puzzle of the day, and how many there are.", PuzzleList),
    Endpoint("GET", "/api/puzzles/{game}/{number}", get_puzzle, "A puzzle.", PuzzleShown, cost=5),
    Endpoint("POST", "/api/puzzles/{game}/{number}", try_puzzle, "Answer it.", Told, TryAnswer, cost=10),
    Endpoint(
        "POST", "/api/tables/{table}/branch", play_on_from_table, "Play on from a moment.", Branched, PlayOn, 201,
        admit=one_create, cost=10,
    ),
    Endpoint(
        "POST", "/api/replay/branch", play_on_from_record, "Play on from a moment of a record.", Branched, PlayOnRecord,
        201, "application/json", MAX_RECORD, place_for_replay,
    ),
]  # fmt: skip
