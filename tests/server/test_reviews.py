"""Reviews and hints over the wire: made step by step, kept with the game, and gone on with after the server ended."""

from __future__ import annotations

import asyncio

import pytest

from condotta.bots.judging import Care, judge_of
from condotta.bots.review import Standing, Step, Verdict, look
from condotta.games import GAMES
from condotta.kernel.engine import apply, options, pending, replay, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.server.bots.worker import BotRequest, Judged, Judging, Worker
from condotta.server.log.rows import Act, Row, Undo
from condotta.server.reviews import reviews as module
from condotta.server.reviews.reviews import SAVE_EVERY, SEED, Reviews
from condotta.server.reviews.shown import Played, PlayedReader

from .clients import Json, Sat, Wire, running

QUICK = Care(worlds=1, games=1, proposed=2, work=1)
GAME = GAMES["condottiere"]


class Looks:
    """Stands in for the bots' processes: it says the same of a step whenever it is asked, and can be held up."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.most = 10**6

    async def look(self, _reviews: Reviews, played: Played, step: Step) -> Judged:
        if len(self.steps) >= self.most:
            await asyncio.sleep(3600)
        self.steps.append(step)
        if step.seat is None:
            return Judged(standing=Standing(step.place, (step.place % 500,) * played.seats, step.place == 0))
        t = replay(GAME.new(played.seats, played.options), played.entries[: step.place])
        best = next(act for act in options(t, step.seat) if act != step.act)
        return Judged(verdict=Verdict(step.place, step.seat, step.act, 300, 10 + step.place, best))


async def played_out(wire: Wire) -> Sat:
    table = await wire.create(["random", "random"])
    await table.ends()
    return table


async def finished(wire: Wire, table: Sat) -> Json:
    while True:
        told = await wire.post(f"{table.path}/review")
        assert 0 <= told["done"] <= told["of"]
        if told["review"] is not None:
            assert told["done"] == told["of"] > SAVE_EVERY
            return told
        await asyncio.sleep(0.01)


def test_a_review_is_kept_and_gone_on_with_after_the_server_ended(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = Looks()
    monkeypatch.setattr(Reviews, "_look", lambda self, played, step: looks.look(self, played, step))
    monkeypatch.setattr(module, "LEASE", 0.0)

    async def check() -> None:
        looks.most = 2 * SAVE_EVERY + 3
        async with running(db) as wire:
            table = await played_out(wire)
            assert await wire.get(f"{table.path}/review") == {"done": 0, "of": 0, "review": None}
            first = await wire.post(f"{table.path}/review")
            while len(looks.steps) < looks.most:
                await asyncio.sleep(0.01)
            told = await wire.get(f"{table.path}/review")
            assert told == {"done": looks.most, "of": first["of"], "review": None}
        before, looks.steps, looks.most = looks.steps, [], 10**6
        async with running(db) as wire:
            table.wire = wire
            assert (await wire.get(f"{table.path}/review"))["done"] == 2 * SAVE_EVERY
            told = await finished(wire, table)
            assert looks.steps[:3] == before[-3:], "it goes on after what was saved"
            assert len(looks.steps) == told["of"] - 2 * SAVE_EVERY
            await agrees(table, told["review"])
        looks.steps = []
        async with running(db) as wire:
            assert await wire.get(f"{table.path}/review") == await wire.post(f"{table.path}/review") == told
            assert looks.steps == []
            await wire.registry.delete(table.id, "host")
            assert await wire.registry.store.review(table.id) is None

    asyncio.run(check())


async def agrees(table: Sat, review: Json) -> None:
    """With the game as everybody may see it now, each act by the one who took it: some are hidden from all others."""
    replayed = [{one["seq"]: one for one in await table.messages(None, 0, viewer)} for viewer in "AB"]
    winners = [message["table"]["winners"] for message in replayed[0].values()][-1]
    assert [seat for seat, line in enumerate(review["lines"]) if line[-1][1] > 0] == winners
    assert len(review["costly"]) == 6 and review["judged"] > 20
    for one in review["costly"]:
        entry = replayed[one["seat"]][one["at"]]["entry"]
        assert entry["seat"] == one["seat"]
        assert entry["act"]["text"] == one["act"]["text"] != one["best"]["text"]
        assert one["better"] - one["chance"] > 10 and one["question"]
    for account in review["accounts"]:
        assert account["first"] - account["lost"] + account["luck"] + account["others"] == account["result"]


def test_only_a_game_that_is_over_is_reviewed_and_not_too_many_at_once(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = Looks()
    looks.most = 0
    monkeypatch.setattr(Reviews, "_look", lambda self, played, step: looks.look(self, played, step))

    async def check() -> None:
        async with running(db) as wire:
            going = await (await wire.create(["person", "random"])).join_all()
            await wire.refused(409, "not-over", f"{going.path}/review", going.tokens[0])
            assert (await wire.get(f"{going.path}/review", status=409))["key"] == "not-over"
            table = await played_out(wire)
            monkeypatch.setattr("condotta.bots.review.MOST_STEPS", 5)
            await wire.refused(422, "review-too-long", f"{table.path}/review")
            assert wire.registry.reviews.making == {}
            monkeypatch.setattr("condotta.bots.review.MOST_STEPS", 5000)
            monkeypatch.setattr(module, "MOST_WAITING", 0)
            await wire.refused(503, "too-many-reviews", f"{table.path}/review")

    asyncio.run(check())


def test_a_process_judges_as_the_strongest_bot_does() -> None:
    """A step of a review and a hint, as a process of bots is asked for them, agree with what is found beside it."""
    game = GAMES["conquest"]
    entries: list[tuple[int, int]] = []
    t = game.new(2, {})
    rng = Rng(3)
    while (question := pending(t)) is not None and len(entries) < 60:
        seat = question.seat
        acts = options(t, seat)
        entries.append((seat, sample(t, rng) if seat == CHANCE else acts[rng.below(len(acts))]))
        apply(t, *entries[-1])
    while (question := pending(t)) is not None and len(options(t, question.seat)) < 2:
        entries.append((question.seat, sample(t, rng)))
        apply(t, *entries[-1])
    assert question is not None
    seat, worker = question.seat, Worker()

    def asked(judging: Judging) -> Judged:
        request = BotRequest("t", "conquest", 2, {}, entries, seat, "master", seed=SEED, judging=judging)
        return worker.choose(request).judged

    judge = judge_of(game, QUICK)
    step = Step(len(entries), seat, options(t, seat)[-1])
    assert asked(Judging(QUICK, step)).verdict == look(t, step, judge, SEED)
    assert asked(Judging(QUICK, Step(len(entries)))).standing == look(t, Step(len(entries)), judge, SEED)
    hint = asked(Judging(QUICK)).hint
    assert hint == [(one.act, one.chance) for one in judge.judge(t, seat, SEED).options]


def test_a_hint_is_for_one_person_against_bots(db: str) -> None:
    async def check() -> None:
        async with running(db) as wire:
            wire.registry.reviews.care = QUICK
            refused: list[tuple[list[str], int]] = [(["person", "person"], 422), (["random", "random"], 422)]
            for seats, status in refused:
                body = {"game": "conquest", "seats": seats, "hints": True}
                await wire.refused(status, "hints-for-one", "/api/tables", None, body)
            table = await (await wire.create(["person", "random"], "conquest", hints=True)).join_all()
            assert (await wire.get(table.path))["setup"]["hints"] is True
            while (await table.asked()) is None:
                await asyncio.sleep(0.01)
            decision = (await table.now(0))["decision"]
            hint = await wire.post(f"{table.path}/hint", table.tokens[0])
            assert hint == await wire.post(f"{table.path}/hint", table.tokens[0])
            assert hint["decision"] == decision["number"] and 1 <= len(hint["options"]) <= 3
            texts = [option["text"] for option in decision["options"]]
            chances = [one["chance"] for one in hint["options"]]
            assert all(one["act"]["text"] in texts for one in hint["options"])
            assert chances == sorted(chances, reverse=True) and 0 <= chances[-1] <= chances[0] <= 1000
            await wire.refused(401, "needs-token", f"{table.path}/hint")
            await wire.post(f"{table.path}/pause", table.tokens[0], {"on": True, "key": "p"})
            await wire.refused(409, "hint-not-asked", f"{table.path}/hint", table.tokens[0])
            plain = await (await wire.create(["person", "random"], "conquest")).join_all()
            await wire.refused(409, "no-hints", f"{plain.path}/hint", plain.tokens[0])

    asyncio.run(check())


def test_the_steps_of_a_table_are_those_of_its_record() -> None:
    """What was taken back is no part of it."""
    reader = PlayedReader()
    for number, body in enumerate([Act(8, 5, "chance"), Act(0, 7, "person"), Undo(0, 2), Act(0, 9, "person")], start=1):
        reader.add(Row(number, 0, 0, body))
    found = reader.played("t", "condottiere", {}, 2, [1])
    assert (found.entries, found.rows, found.winners) == ([(8, 5), (0, 9)], [1, 4], [1])
