"""What stays of finished games for the holder of a key: the dashboard, the history, ratings for those who want them."""

from __future__ import annotations

import asyncio
import random

import pytest

from condotta.kernel.engine import options
from condotta.server.house.admin import Admin, Order
from condotta.server.house.retention import DAY, Retention
from condotta.server.http.people import mine
from condotta.server.log.rows import Act
from condotta.server.log.times import wall_time
from condotta.server.people.people import OWNED
from condotta.server.people.ratings import BOT, Rating, keep, rated
from condotta.server.people.results import places
from condotta.server.refusal import Refusal

from .clients import Sat, Wire, ask_database, running
from .odd_bots import run
from .test_people import new_key, person, tie


async def played_out(table: Sat, seed: int = 5) -> None:
    """By the rules alone, without the wire: people take any option, bots play for themselves."""
    dice, live = random.Random(seed), await table.wire.registry.get(table.id)
    while live.state.phase != "over":
        asked = [seat for seat in live.state.asked() if live.state.seats[seat].bot is None]
        if asked and live.state.table is not None:
            act = Act(asked[0], int(dice.choice([*options(live.state.table, asked[0])])), "person")
            async with live.lock:
                await live.write(lambda act=act: [act])  # type: ignore[misc]
        else:
            await asyncio.sleep(0.01)


async def sat(wire: Wire, *keys: str) -> Sat:
    """A table whose seats are tied to these keys."""
    table = await (await wire.create(["person"] * len(keys))).join_all()
    for seat, key in enumerate(keys):
        await tie(wire, key, table, table.tokens[seat])
    return table


def test_the_dashboard_tells_whose_turn_it_is_as_the_seat_may_know_it(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            ada, bea = await person(wire), await person(wire)
            waiting = await wire.create(["person"] * 2)
            await tie(wire, ada, waiting, waiting.tokens[0])
            table = await sat(wire, ada, bea)
            shown = {key: (await wire.get("/api/person/tables", key))["tables"] for key in (ada, bea)}
            assert [one["table"]["table"] for one in shown[ada]] == [table.id, waiting.id]
            assert [one["table"]["state"] for one in shown[ada]] == ["playing", "waiting"]
            seat = await table.asked()
            for number, key in enumerate((ada, bea)):
                one = shown[key][0]
                assert one["asked"] == (number == seat) and one["waits"] == [seat] and one["seat"] == number
                assert one["view"] == (await table.now(number))["view"]
                assert 0 <= wall_time() - one["since"] < DAY
            await wire.post(f"{table.path}/renew", table.tokens[0])
            lost = (await wire.get("/api/person/tables", ada))["tables"][0]
            assert lost["role"] is None and not lost["asked"] and lost["view"] == (await table.now(None))["view"]

    run(play())


def test_tables_that_are_not_shown_cost_nothing(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mine, "MAX_OPEN", 2)

    async def play() -> None:
        async with running(db) as wire:
            ada, asked = await person(wire), list[str]()
            store = wire.registry.store
            for name in ("ask", "state_of", "rows", "header"):
                real = getattr(store, name)
                noted = lambda *words, real=real: (asked.append(words[0]), real(*words))[1]  # noqa: E731
                monkeypatch.setattr(store, name, noted)
            counts = []
            for _table in range(4):
                table = await wire.create(["person"] * 2)
                await tie(wire, ada, table, table.tokens[0])
                asked.clear()
                assert len((await wire.get("/api/person/tables", ada))["tables"]) <= 2
                counts.append(len(asked))
            assert counts[0] < counts[1] == counts[2] == counts[3]

    run(play())


def test_a_result_is_kept_for_each_key_and_outlives_the_table(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            ada, bea = await person(wire), await person(wire)
            table = await sat(wire, ada, bea)
            await played_out(table)
            info = (await wire.get(table.path))["table"]
            later = await person(wire)
            await tie(wire, later, table, table.tokens[0])
            assert len((await wire.get("/api/person/history", later))["results"]) == 1, "it was tied after the end"
            assert not await Retention(wire.registry, finished=1).old(wall_time())
            await Retention(wire.registry, finished=0.5).sweep(wall_time() + DAY)
            assert (await wire.ask("GET", table.path)).status_code == 410
            new = new_key()
            await wire.post("/api/person/renew", ada, {"key": new})
            for seat, key in enumerate((new, bea)):
                history = await wire.get("/api/person/history", key)
                [result] = history["results"]
                assert result["table"] == table.id and result["game"] == "condottiere" and result["seat"] == seat
                assert result["winners"] == info["winners"] and result["scores"] == info["scores"]
                assert [one["name"] for one in result["players"]] == ["Player 0", "Player 1"]
                assert not result["left"] and result["rating"] is None and history["ratings"] == {}
                export = await wire.get("/api/person/export", key)
                assert export["results"] == history["results"] and export["ties"] == []
            assert "Player 0" not in repr(ask_database(db, "SELECT body FROM results"))
            await wire.post("/api/person/forget", new)
            assert [len(ask_database(db, f"SELECT * FROM {name}")) for name in ("persons", "results")] == [2, 2]

    run(play())


def test_of_two_new_keys_at_once_one_is_good_and_opens_all_that_was_kept(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            ada, people = await person(wire), wire.registry.people
            await wire.post("/api/person/profile", ada, {"profile": {"name": "Ada"}})
            await played_out(await sat(wire, ada, await person(wire)))
            kept, new = (await wire.get("/api/person/history", ada))["results"], [new_key(), new_key()]
            known = await people.known(ada)
            asked = await asyncio.gather(*(people.renew(known, ada, key) for key in new), return_exceptions=True)
            assert [isinstance(one, Refusal) for one in asked].count(True) == 1
            [good] = [key for key, one in zip(new, asked, strict=True) if one is None]
            assert (await wire.get("/api/person/history", good))["results"] == kept
            assert (await wire.get("/api/person", good))["profile"] == {"name": "Ada"}

    run(play())


def test_who_wants_no_ratings_meanwhile_or_is_forgotten_has_none(db: str) -> None:
    """A game that is just ending knows of them from before."""

    async def play() -> None:
        async with running(db) as wire:
            for what, body in (("rating", {"rated": False}), ("forget", {})):
                key = await person(wire)
                await wire.post("/api/person/rating", key, {"rated": True})
                one = await wire.registry.people.known(key)
                await wire.post(f"/api/person/{what}", key, body)
                await wire.registry.store.append(keep(one.id, "condottiere", Rating()))
            assert ask_database(db, "SELECT * FROM ratings") == []

    run(play())


def test_ratings_are_for_those_who_want_them_and_shown_only_if_wanted(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            ada, bea = await person(wire), await person(wire)
            await wire.post("/api/person/rating", ada, {"rated": True})
            table = await (await wire.create(["person", "person", "random"])).join_all()
            for seat, key in enumerate((ada, bea)):
                await tie(wire, key, table, table.tokens[seat])
            await played_out(table)
            mine = await wire.get("/api/person/history", ada)
            [result] = mine["results"]
            assert mine["ratings"]["condottiere"] == result["rating"] and result["rating"]["games"] == 1
            beat_the_bot = result["places"][0] < result["places"][2]
            assert (result["rating"]["mu"] > 25.01) == beat_the_bot, "Bea is not rated, so it is between these two"
            assert result["rating"]["sigma"] < 25 / 3
            assert (await wire.get("/api/person/history", bea))["ratings"] == {}, "nobody has asked for it"
            players = {player for (player,) in ask_database(db, "SELECT player FROM ratings")}
            assert len(players) == 2 and f"{BOT}random" in players
            [bot] = (await wire.get("/api/ratings"))["games"]["condottiere"]
            assert bot["name"] == "random" and bot["bot"], "Ada is seen by nobody"
            await wire.post("/api/person/rating", ada, {"rated": True, "shown": "Ada"})
            seen = (await wire.get("/api/ratings"))["games"]["condottiere"]
            assert {(one["name"], one["bot"]) for one in seen} == {("Ada", False), ("random", True)}
            await wire.post("/api/person/rating", ada, {"rated": False, "shown": "Ada"})
            assert (await wire.get("/api/person", ada))["shown"] is None
            assert len((await wire.get("/api/ratings"))["games"]["condottiere"]) == 1
            assert (await wire.get("/api/person/history", ada))["ratings"] == {}

    run(play())


def test_a_seat_that_was_handed_over_counts_as_left_and_is_not_rated(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            ada, bea = await person(wire), await person(wire)
            for key in (ada, bea):
                await wire.post("/api/person/rating", key, {"rated": True})
            table = await sat(wire, ada, bea)
            table.tokens[0] = (await wire.post(f"{table.path}/handover", ada, {"to": "person"}))["token"]
            await played_out(table)
            [left] = (await wire.get("/api/person/history", ada))["results"]
            [stayed] = (await wire.get("/api/person/history", bea))["results"]
            assert left["left"] and left["rating"] is None and not stayed["left"] and stayed["rating"]["games"] == 1

    run(play())


def test_keys_that_nobody_uses_are_forgotten_where_the_host_wants_it(db: str) -> None:
    async def play() -> None:
        async with running(db) as wire:
            ada, bea = await person(wire), await person(wire)
            await sat(wire, ada, bea)
            found = await wire.registry.people.known(ada)
            ask_database(db, "UPDATE persons SET used = ? WHERE person = ?", wall_time() - 40 * DAY, found.id)
            assert "personal keys: 2" in await Admin(wire.registry).list_tables(Order("list"))
            await Retention(wire.registry, unused=60).sweep(wall_time())
            assert (await wire.get("/api/person", bea))["tables"] == 1
            await Retention(wire.registry, unused=30).sweep(wall_time())
            assert (await wire.ask("GET", "/api/person", ada)).status_code == 401
            assert (await wire.get("/api/person", bea))["tables"] == 1
        assert [len(ask_database(db, f"SELECT * FROM {name}")) for name in OWNED] == [0, 0, 1, 1]

    run(play())


@pytest.mark.parametrize(
    ("winners", "scores", "expected"),
    [([1], [4, 6, 2], [2, 1, 3]), ([0, 1], [5, 3, 5], [1, 2, 3]), ([], [2, 2], [1, 1])],
)
def test_places(winners: list[int], scores: list[int], expected: list[int]) -> None:
    assert places(winners, scores) == expected
    assert places(winners, scores, [0])[0] == len(scores), "who gives up is last"


def test_a_surprise_teaches_more_than_what_was_expected() -> None:
    strong, weak = Rating(35, 2), Rating(15, 2)
    expected, surprise = rated([strong, weak], [1, 2]), rated([strong, weak], [2, 1])
    assert 0 < expected[0].mu - strong.mu < surprise[1].mu - weak.mu
    assert all(one.games == 1 for one in (*expected, *surprise))
    assert all(one.sigma < Rating().sigma for one in rated([Rating(), Rating()], [1, 2])), "a game makes it surer"
