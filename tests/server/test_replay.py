"""A record becomes the stream that each viewer would have had, and no table is made of it."""

import json

import pytest

from condotta.games import GAMES
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.errors import RecordError
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, PUBLIC
from condotta.server.refusal import Refusal
from condotta.server.state.records import stream_of


def played(seed: int) -> str:
    """The record of a whole game of Condottiere."""
    match = Recording(GAMES["condottiere"], 3, {"variants": ["hidden"]}, {"names": ["Ada", "Bea", "Cy"]})
    rng = Rng(seed)
    while (question := pending(match.table)) is not None:
        seat = question.seat
        acts = [] if seat == CHANCE else options(match.table, seat)
        match.act(seat, sample(match.table, rng) if seat == CHANCE else acts[rng.below(len(acts))])
    return "\n".join(match.lines()) + "\n"


@pytest.mark.parametrize("viewer", ["A", "B", "C", "public"])
def test_every_viewer_gets_its_own_whole_stream(viewer: str) -> None:
    told = [json.loads(line) for line in stream_of(played(1), viewer).splitlines()]
    numbers = [message["seq"] for message in told]
    assert numbers[0] == 1 and numbers == sorted(set(numbers)), "a moment has the same number for all"
    assert told[-1]["table"]["state"] == "over" and told[-1]["table"]["winners"]
    assert [seat["name"] for seat in told[-1]["table"]["seats"]] == ["Ada", "Bea", "Cy"]
    for message in told:
        if message["view"] is not None:
            assert message["view"]["eye"] == (PUBLIC if viewer == "public" else "ABC".index(viewer))
            assert bool(message["view"]["hand"]) == (viewer != "public")


def test_a_text_that_is_no_record_is_refused_with_its_line() -> None:
    text = played(2) + '["A", "play moon"]\n'
    with pytest.raises(RecordError) as refused:
        stream_of(text, "A")
    assert refused.value.line == text.count("\n")
    with pytest.raises(RecordError):
        stream_of("", "A")


def test_notes_are_anybodys_and_may_be_wrong() -> None:
    head, _, rest = played(3).partition("\n")
    wrong = json.loads(head) | {"notes": {"names": "Ada", "seats": ["steady"]}}
    assert stream_of(json.dumps(wrong) + "\n" + rest, "public")


def test_there_is_no_such_viewer() -> None:
    with pytest.raises(Refusal) as refused:
        stream_of(played(4), "F")
    assert refused.value.status == 404
