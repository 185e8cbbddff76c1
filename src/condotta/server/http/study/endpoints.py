"""What the addresses for those who look closer lead to."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from ...replays.worker import ReplayJob
from ...state.messages import ENCODER
from ...state.records import MAX_RECORD
from ...study.branches import Branched, PlayOn, PlayOnRecord, begin, play_on, read_moment
from ..call import Call
from ..endpoints import Endpoint, one_create, place_for_replay


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


ENDPOINTS: Final = [
    Endpoint(
        "POST", "/api/tables/{table}/branch", play_on_from_table, "Play on from a moment.", Branched, PlayOn, 201,
        admit=one_create, cost=10,
    ),
    Endpoint(
        "POST", "/api/replay/branch", play_on_from_record, "Play on from a moment of a record.", Branched, PlayOnRecord,
        201, "application/json", MAX_RECORD, place_for_replay,
    ),
]  # fmt: skip
