"""A table on a board of its own: the wire reads, writes and refuses acts in that board's words; bots play on it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path

import pytest

from condotta.words import languages

from .clients import Sat, fresh_key, running

WESTERIA = files("condotta.games.conquest").joinpath("westeria.json").read_text(encoding="utf-8")
HERON = json.loads(WESTERIA.replace('"SH"', '"HERON"').replace('"SH.', '"HERON.').replace("Mammoth", "Heron"))


def at_a_table(path: Path, seats: list[str], board: object, play: Callable[[Sat], Awaitable[None]]) -> None:
    async def served() -> None:
        async with running(path / "t.db") as wire:
            options = {} if board is None else {"board": board}
            await play(await (await wire.create(seats, "conquest", options=options)).join_all())

    asyncio.run(served())


@pytest.mark.parametrize(("board", "has", "has_not"), [(HERON, "heron", "sh"), (None, "sh", "heron")])
def test_acts_are_written_in_the_words_of_the_tables_board(
    tmp_path: Path, board: object, has: str, has_not: str
) -> None:
    async def look(table: Sat) -> None:
        asked = await table.asked()
        assert asked is not None
        options = [option["text"] for option in (await table.now(asked))["decision"]["options"]]
        assert f"choose {has}" in options and f"choose {has_not}" not in options

    at_a_table(tmp_path, ["person", "person"], board, look)


@pytest.mark.parametrize("lang", languages())
def test_an_act_that_is_not_allowed_is_refused_in_the_words_of_the_tables_board(tmp_path: Path, lang: str) -> None:
    async def refuse(table: Sat) -> None:
        asked = await table.asked()
        assert asked is not None
        number = (await table.now(asked))["decision"]["number"]
        headers = {"authorization": f"Bearer {table.tokens[asked]}", "accept-language": lang}
        for act in ("put heron.a", "choose heron.z", "place heron.a scout"):
            body = {"decision": number, "text": act, "key": fresh_key()}
            answer = await table.wire.http.post(f"{table.path}/acts", headers=headers, json=body)
            assert answer.status_code in (400, 409) and "heron" in answer.json()["sentence"].lower(), answer.text

    at_a_table(tmp_path, ["person", "person"], HERON, refuse)


@pytest.mark.parametrize("bot", ["random", "steady"])
def test_bots_play_on_the_tables_board(tmp_path: Path, bot: str) -> None:
    async def watch(table: Sat) -> None:
        while len(told := await table.messages(None)) < 40 and told[-1]["table"]["state"] != "over":
            await asyncio.sleep(0.05)
        acts = [message["entry"]["by"] for message in told if message.get("entry")]
        assert "bot" in acts and "default" not in acts

    at_a_table(tmp_path, [bot, bot], HERON, watch)
