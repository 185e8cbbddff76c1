"""What everybody is told: the games with their options, the texts; small and sent once."""

import asyncio
from pathlib import Path

from .clients import running


def test_what_everybody_is_told_is_compressed_and_what_one_is_told_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            packed = {"Accept-Encoding": "gzip"}
            for path in ("/api/games", "/api/texts/en", "/api/openapi.json"):
                assert (await wire.http.get(path, headers=packed)).headers.get("content-encoding") == "gzip", path
            table = await (await wire.create(["person"] * 3)).join_all()
            secret = packed | {"Authorization": f"Bearer {table.tokens[0]}"}
            told = await wire.http.get(f"{table.path}/stream?since=0&follow=0", headers=secret)
            assert len(told.content) > 1000
            assert "content-encoding" not in told.headers

    asyncio.run(play())


def test_texts_are_sent_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            first = await wire.http.get("/api/texts/en")
            again = await wire.http.get("/api/texts/en", headers={"If-None-Match": first.headers["etag"]})
            other = await wire.http.get("/api/texts/fr", headers={"If-None-Match": first.headers["etag"]})
            assert (first.status_code, again.status_code, other.status_code) == (200, 304, 200)
            assert again.content == b""

    asyncio.run(play())


def test_the_options_of_every_game_are_told_and_taken(tmp_path: Path) -> None:
    """What the list offers can be ordered: every switch the other way, every number at both ends."""

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            listed = {game["name"]: game["options"] for game in (await wire.get("/api/games"))["games"]}
            assert [option["name"] for option in listed["condottiere"]] == ["target", "first"]
            assert "memory" in [option["name"] for option in listed["conquest"]]
            for game, options in listed.items():
                for option in options:
                    values = {
                        "switch": [not option["usual"]],
                        "number": [option["least"], option["most"]],
                        "seat": ["A", "C"],
                        "file": [],
                    }[option["kind"]]
                    for value in values:
                        table = await wire.create(["person"] * 3, game, options={option["name"]: value})
                        found = await wire.get(table.path)
                        assert found["setup"]["options"] == {option["name"]: value}
                    body = {"game": game, "seats": ["person"] * 3, "options": {option["name"]: "Z"}}
                    refused = await wire.refused(422, f"option-not-{option['kind']}", "/api/tables", None, body)
                    assert option["rule"] in refused["sentence"]

    asyncio.run(play())
