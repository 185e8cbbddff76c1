"""A table on a board of its own: the wire writes acts in that board's words."""

import asyncio
import json
from importlib.resources import files
from pathlib import Path

from .clients import running


def test_acts_are_written_in_the_words_of_the_tables_board(tmp_path: Path) -> None:
    text = files("condotta.games.conquest").joinpath("westeria.json").read_text(encoding="utf-8")
    board = json.loads(text.replace('"SH"', '"HERON"').replace('"SH.', '"HERON.'))

    async def options_of(board: object) -> str:
        async with running(tmp_path / f"{board is None}.db") as wire:
            options = {} if board is None else {"board": board}
            table = await wire.create(["person", "person"], "conquest", options=options)
            await table.join_all()
            asked = await table.asked()
            assert asked is not None
            return json.dumps((await table.now(asked))["decision"]["options"]).lower()

    own, usual = asyncio.run(options_of(board)), asyncio.run(options_of(None))
    assert "choose heron" in own
    assert "choose sh" not in own
    assert "choose sh" in usual
