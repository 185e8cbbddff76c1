"""What everybody is told: the games with their options, the texts; small and sent once."""

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.types import ASGIApp, Message

from condotta.server.http import pages
from condotta.server.http.limits import Limits
from condotta.server.http.texts import language

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
            assert [option["name"] for option in listed["condottiere"]][:2] == ["target", "first"]
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


@pytest.mark.parametrize(
    ("liked", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr;q=0.3, nl;q=0.9", "nl"),
        ("de, pl;q=0.2, fr;q=0.1", "pl"),
        ("fr-CH, en;q=0.5", "fr"),
        ("NL-be ; q=0.5", "nl"),
        ("fr;q=0, pl;q=0.1", "pl"),
        ("fr;q=0", "en"),
        ("fr;q=high, nl", "nl"),
        ("*", "en"),
        (",;=,q=,", "en"),
        ("fr" + "," * 5000, "fr"),
    ],
)
def test_a_sentence_is_in_the_language_that_the_caller_likes_best(liked: str, lang: str) -> None:
    assert language(liked, "en") == lang


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser client as it is built, with a source file beside it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the client</title>" + " " * 2000)
    (folder / "assets" / "main-1a2b.js").write_text("export {}" + " " * 2000)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "app.py").write_text("SOURCE")
    (folder / "link.py").symlink_to(tmp_path / "app.py")
    (folder / "folder").symlink_to(tmp_path)
    monkeypatch.setattr(pages, "STATIC", folder)
    return tmp_path


async def asked_as_it_is(app: ASGIApp, path: str) -> tuple[int, bytes]:
    """As a client asks that does not tidy its addresses first; `path` is what %2e%2e stands for."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": [(b"host", b"server")]}
    await app(scope, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent)


def test_the_clients_files_are_served_and_nothing_beside_them(client: Path) -> None:
    async def play() -> None:
        async with running(client / "t.db") as wire:
            for path in ("/", "/t/abc", "/t/abc/def"):
                answer = await wire.http.get(path)
                assert "the client" in answer.text and answer.headers["cache-control"] == "no-cache"
                assert answer.headers["content-security-policy"]
            script = await wire.http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip"})
            assert script.headers["cache-control"] == "max-age=31536000, immutable"
            assert script.headers["content-encoding"] == "gzip"
            icon = await wire.http.get("/icon.svg")
            tag = {"If-None-Match": icon.headers["etag"]}
            assert (await wire.http.get("/icon.svg", headers=tag)).status_code == 304
            assert wire.app is not None
            for path in (
                "/../app.py", "/assets/../../app.py", "/../static/../app.py", "//app.py", "/link.py", "/folder/app.py",
                str(client / "app.py"), "/" + str(client / "app.py"), "//etc/passwd", "/\x00", "/" + "x" * 5000,
                "/assets", "/api", "/api/nothing", "/assets/none.js", "/index.html/x", "/.", "/..", "/assets/",
                "/\ud800",
            ):  # fmt: skip
                status, body = await asked_as_it_is(wire.app, path)
                assert status == 404 and b"no-such-page" in body, (path, body[:100])
            status, body = await asked_as_it_is(wire.app, "/t/../../app.py")
            assert status == 200 and b"the client" in body
            assert (await wire.http.post("/")).status_code == 405
            assert (await wire.http.head("/")).status_code == 200

    asyncio.run(play())


def test_without_the_client_a_plain_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "none")

    async def play() -> None:
        async with running(tmp_path / "t.db") as wire:
            for path in ("/", "/t/abc"):
                answer = await wire.http.get(path)
                assert answer.status_code == 200 and "/api/openapi.json" in answer.text
            assert (await wire.http.get("/assets/main.js")).status_code == 404

    asyncio.run(play())


def test_what_everybody_is_told_alike_is_compressed_once(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []

    def counted(body: bytes, mtime: int) -> bytes:
        packed.append(len(body))
        return compress(body, mtime=mtime)

    compress = gzip.compress
    monkeypatch.setattr(gzip, "compress", counted)

    async def play() -> None:
        async with running(client / "t.db") as wire:
            paths = ("/", "/assets/main-1a2b.js", "/api/texts/nl", "/api/games", "/api/openapi.json")
            for path in paths * 3:
                answer = await wire.http.get(path, headers={"Accept-Encoding": "gzip"})
                assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "accept-encoding"
                plain = await wire.http.get(path, headers={"Accept-Encoding": "identity"})
                assert "content-encoding" not in plain.headers and plain.content == answer.content
            assert len(packed) <= len(paths)

    asyncio.run(play())


def test_every_address_is_limited_pages_too(client: Path) -> None:
    async def play() -> None:
        for path in ("/", "/assets/main-1a2b.js", "/nothing", "/api/openapi.json", "/api/texts/en", "/api/health"):
            async with running(client / "t.db", Limits(per_address=0.01, address_burst=5)) as wire:
                answers = [await wire.http.get(path) for _i in range(7)]
                assert [answer.status_code == 429 for answer in answers] == [False] * 5 + [True] * 2, path
                assert int(answers[-1].headers["retry-after"]) > 1 and answers[-1].json()["key"] == "too-many"
                assert answers[-1].headers["x-content-type-options"] == "nosniff"

    asyncio.run(play())
