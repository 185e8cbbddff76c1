"""How a game went, told when it is over."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest

from condotta.games import GAMES
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, seats_of
from condotta.server.log.rows import Act, Row, Undo
from condotta.server.state.records import read
from condotta.server.state.story import StoryTeller

from .clients import running


def played(name: str) -> Recording:
    match, rng = Recording(GAMES[name], GAMES[name].fewest, {}, {}), Rng(4)
    while (question := pending(match.table)) is not None:
        acts = options(match.table, question.seat)
        act = sample(match.table, rng) if question.seat == CHANCE else acts[rng.below(len(acts))]
        match.act(question.seat, act)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_the_story_has_the_numbers_of_the_engine(name: str) -> None:
    match = played(name)
    found = read("\n".join(match.lines()) + "\n")
    teller = StoryTeller("t", found.header)
    for number, body in enumerate(found.bodies, start=1):
        teller.add(Row(number, 0, 0, body))
    story = teller.shown()
    assert story.winners == seats_of(match.table.winners)
    assert story.scores == match.game.scores(match.table)
    assert [sum(column) for column in zip(*(one.points for one in story.sources), strict=True)] == story.scores
    for measure in story.measures:
        assert [len(line) for line in measure.lines] == [len(story.at)] * int(match.table.seats)
        assert [line[-1] for line in measure.lines] == match.game.measures(match.table)[measure.name]
    rows = {number for number, body in enumerate(found.bodies, start=1) if isinstance(body, Act)}
    assert story.turning_points and {turn.at for turn in story.turning_points} <= rows
    final = [json.loads(bytes(told)) for told in story.final]
    assert [told["view"]["eye"] for told in final] == [*range(int(match.table.seats))]
    assert {told["seq"] for told in final} == {len(found.bodies)}
    assert {told["table"]["state"] for told in final} == {"over"}
    msgspec.json.encode(story)


def test_an_act_that_was_taken_back_is_no_part_of_it() -> None:
    """The last pass of a battle, taken back and given again, decides it once."""
    match = Recording(GAMES["condottiere"], 2, {"first": "A"}, {})
    match.act(CHANCE, match.game.catalogue.read("deal a 1 2 3 4 5 6 10 1 2 3"))
    match.act(CHANCE, match.game.catalogue.read("deal b 1 2 3 4 5 6 10 1 2 3"))
    match.act(0, match.game.catalogue.read("place siena"))
    match.act(0, match.game.catalogue.read("play 10"))
    match.act(1, match.game.catalogue.read("pass"))
    match.act(0, match.game.catalogue.read("pass"))
    found = read("\n".join(match.lines()) + "\n")
    teller = StoryTeller("t", found.header)
    for number, body in enumerate(found.bodies, start=1):
        teller.add(Row(number, 0, 0, body))
    last = len(found.bodies)
    assert [turn.at for turn in teller.story.made] == [last]
    teller.add(Row(last + 1, 0, 0, Undo(0, last)))
    assert teller.story.made == []
    assert teller.story.samples[-1]["regions"] == [0, 0]
    teller.add(Row(last + 2, 0, 0, found.bodies[-1]))
    assert [turn.at for turn in teller.story.made] == [last + 2]
    assert teller.story.samples[-1]["regions"] == [1, 0]


def test_it_is_told_to_all_who_may_look_and_only_when_the_game_is_over(db: str) -> None:
    async def check() -> None:
        async with running(db) as wire:
            table = await wire.create(["person", "random", "random"])
            await table.join_all()
            early = await wire.get(f"{table.path}/story", table.tokens[0], status=409)
            assert early["key"] == "not-over"
            body = {"to": "bot", "bot": "random", "key": "k" * 30}
            await wire.post(f"{table.path}/handover", table.tokens[0], body)
            await table.ends()
            seen = await wire.get(f"{table.path}/story")
            assert seen == await wire.get(f"{table.path}/story", table.tokens[0])
            told = (await table.messages(None))[-1]["table"]
            assert (seen["winners"], seen["scores"]) == (told["winners"], told["scores"])
            assert len(seen["final"]) == 3
            # A turning point is a place in the replay.
            replay = {message["seq"]: message for message in await table.messages(None, 0, "public")}
            for turn in seen["turning_points"]:
                assert turn["moment"]["result"] in replay[turn["at"]]["events"]

    asyncio.run(check())
