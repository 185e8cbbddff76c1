"""The client for bot writers, and the seat for language models: at a real server, also one that is killed."""

from __future__ import annotations

import asyncio
import builtins
import json
import os
import random
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from mcp import Client, StdioServerParameters
from msgspec import json as msgspec_json

import condotta
from condotta import client
from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.errors import SetupError
from condotta.kernel.record import read_record
from condotta.server.state.messages import event_shown
from condotta.spoken import Spoken
from condotta.words import languages

from .server.real import UNLIMITED, RealServer

SOURCE = Path(condotta.__file__).parents[1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    found = RealServer(tmp_path_factory.mktemp("served") / "t.db", "--bot-processes", "1", *UNLIMITED).start()
    yield found
    found.stop()


def links(server: RealServer, *seats: str, game: str = "condottiere", **more: Any) -> list[str]:
    order = {"game": game, "seats": seats, **more}
    made = httpx.post(f"{server.url}/api/tables", json=order).raise_for_status().json()
    return [server.url + seat["link"] for seat in made["seats"]]


class Player(threading.Thread):
    """Plays a seat to its end, at random, and notes what it was asked and what it was told."""

    def __init__(self, link: str, name: str) -> None:
        super().__init__(daemon=True)
        self.link, self.name = link, name
        self.dice = random.Random(name)
        self.answered: list[int] = []
        self.seat: client.Seat | None = None

    def run(self) -> None:
        with client.sit_down(self.link, self.name, patience=60) as seat:
            self.seat = seat
            for question in seat:
                assert question.view.eye == seat.number
                self.answered.append(question.number)
                assert seat.act(self.dice.choice(question.options))


def test_a_server_is_killed_in_mid_game_and_nothing_is_lost_or_doubled(server: RealServer) -> None:
    players = [Player(link, name) for link, name in zip(links(server, "person", "person"), ("Ada", "Bea"), strict=True)]
    for player in players:
        player.start()
    for kill in range(3):
        while min(len(player.answered) for player in players) < 2 * (kill + 1):
            assert all(player.is_alive() for player in players)
            players[0].join(0.01)
        server.kill()
        server.start()
    for player in players:
        player.join(120)
        assert not player.is_alive()
    seats = [player.seat for player in players if player.seat is not None]
    assert [seat.state for seat in seats] == ["over", "over"] and seats[0].scores == seats[1].scores
    assert all(len({*player.answered}) == len(player.answered) for player in players), "each is asked once"
    path = f"{server.url}/api/tables/{seats[0].table}"
    match = read_record(httpx.get(f"{path}/record").text, GAMES)
    assert match.is_over and sum(len(player.answered) for player in players) == sum(
        seat < 2 for seat, _act in match.log
    )
    for seat in seats:
        lines = httpx.get(f"{path}/stream?follow=0&eye={'AB'[seat.number]}").text.split("\n")
        told = [event for line in lines if line for event in json.loads(line)["events"]]
        assert seat.told == told, "every event once, in order"
        assert [event.key for event in seat.events(since=2)] == [event["key"] for event in told[2:]]


def test_a_seat_is_taken_by_invitation_and_kept_by_its_link(server: RealServer) -> None:
    order = {
        "game": "conquest",
        "seats": ["person", "random"],
        "clock": {"kind": "move", "seconds": 1, "then": "random"},
    }
    made = httpx.post(f"{server.url}/api/tables", json=order).json()
    with client.sit_down(server.url + made["links"]["any"], "Ada") as seat:
        assert seat.names == ["Ada", "B"] and seat.state == "playing"
        question = seat.wait()
        assert question is not None and question.default in [option.text for option in question.options]
        with pytest.raises(client.Refused) as refused:
            seat.act("pass")
        assert refused.value.status == 409 and refused.value.sentence
        seat.say("Good luck!")
        assert seat.message["said"]["text"] == "Good luck!"
        while seat.message["table"]["seats"][0]["bot"] is None and not seat.over:
            seat._hear(None)  # nobody answers, and a bot takes over
        question = seat.wait()
        assert question is not None or seat.over, "who goes on asking takes the seat back"
        link = f"{server.url}/t/{seat.table}#{seat._line.token}"
        with client.sit_down(link, "Somebody else") as again:
            assert again.number == 0 and again.names == ["Ada", "B"]
            again.resign()
            assert again.over and again.winners == [1] and again.wait() is None and list(again) == []


def test_what_leads_nowhere_is_told(server: RealServer, monkeypatch: pytest.MonkeyPatch) -> None:
    for link in ("", "localhost", "http://localhost/nowhere", f"{server.url}/t/", "ftp://x/t/abc"):
        with pytest.raises(SetupError, match="is not the link of a table"):
            client.sit_down(link, "Ada")
    with pytest.raises(client.Refused, match="no such table"):
        client.sit_down(f"{server.url}/t/abcdefghijkl#x", "Ada")
    with pytest.raises(SetupError, match="does not answer"):
        client.sit_down("http://127.0.0.1:9/t/abcdefghijkl#x", "Ada", patience=0.3)
    monkeypatch.setattr(client, "WIRE", 2)
    with pytest.raises(SetupError, match="speaks version 1 of the wire"):
        client.sit_down(links(server, "person", "person")[0], "Ada")


def test_a_table_that_is_gone_when_the_line_is_back_is_told(server: RealServer) -> None:
    with client.sit_down(links(server, "person", "random")[0], "Ada", patience=20) as seat:
        seat.close()
        seat._line.ask(f"/api/tables/{seat.table}/deletion", {"on": True, "key": "k"})
        with pytest.raises(client.Refused) as refused:
            for _question in seat:
                pass
        assert refused.value.key == "deleted"


class Proxy(BaseHTTPRequestHandler):
    """Stands before a server that is just being started anew."""

    answers: ClassVar[list[tuple[int, str]]] = []

    def do_GET(self) -> None:
        status, retry_after = self.answers.pop(0)
        self.send_response(status)
        self.send_header("Retry-After", retry_after)
        self.end_headers()
        self.wfile.write(b'{"ok": true}' if status == 200 else b"<html>Bad gateway</html>")

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_a_proxy_whose_server_is_away_is_asked_again() -> None:
    Proxy.answers = [(502, "0"), (503, "Wed, 21 Oct 2026 07:28:00 GMT"), (504, ""), (200, "")]
    with HTTPServer(("127.0.0.1", 0), Proxy) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        assert client.Line(f"http://127.0.0.1:{proxy.server_port}", "", 60).ask("/api/health") == {"ok": True}
        proxy.shutdown()


@pytest.mark.parametrize("game", GAMES)
def test_what_the_wire_tells_is_spoken_as_the_engine_speaks_it(game: str) -> None:
    """In every language, from what one seat was told and nothing else."""
    seats = max(3, GAMES[game].fewest)
    match, dice = condotta.new(game, seats=seats, seed=11), random.Random(3)
    names = ["Ada", "Bea", "Cleo", "Dora"][:seats]
    for step in range(120):
        if match.over:
            break
        match.play(match.to_act[0], dice.choice(match.options(match.to_act[0])))
        if step % 40 == 39:
            for lang in languages():
                own, spoken = match.words(lang, names), Spoken(match._recording.game, lang, names)
                for seat in range(seats):
                    view = msgspec_json.decode(msgspec_json.encode(match.view(seat)))
                    assert spoken.position(view) == own.position(seat)
    recording = match._recording
    for seat in range(seats):
        told = [event_shown(recording.game.events, event) for event in recording.events if event.viewers >> seat & 1]
        for lang in languages():
            wire = msgspec_json.decode(msgspec_json.encode(told))
            spoken = Spoken(recording.game, lang, names)
            assert spoken.events(wire) == match.words(lang, names).events(seat)


# A seat for language models


def test_a_model_plays_a_whole_game_over_stdio(server: RealServer) -> None:
    link = links(server, "person", "random", "random")[0]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    program = StdioServerParameters(
        command=sys.executable, args=["-m", "condotta.cli", "mcp", link, "--name", "Ada"], env=environment
    )

    async def play() -> list[str]:
        heard: list[str] = []
        async with Client(program) as model:
            assert {tool.name for tool in (await model.list_tools()).tools} == {
                "look",
                "options",
                "act",
                "events",
                "rules",
            }

            async def call(name: str, **arguments: Any) -> str:
                answer = await model.call_tool(name, arguments)
                assert not answer.is_error, answer
                text = "".join(part.text for part in answer.content if part.type == "text")
                heard.append(text)
                return text

            assert (await call("rules", number="C4.2")).startswith("C4.2 ")
            assert "C4 " in await call("rules")
            assert "no rule" in (await call("rules", number="C99")).lower()
            asked = 0
            while "The game is over." not in (seen := await call("look", wait_seconds=60)):
                assert "You are asked: " in seen, seen
                asked += 1
                offered = (await call("options")).split("\n\n")[0].split("\n")[1:]
                if asked == 1:
                    assert "not" in await call("act", text="play nonsense")
                await call("act", text=offered[asked % len(offered)].partition(": ")[0])
            assert asked > 3 and "Won by: " in seen
            lines = (await call("events")).split("\n")
            assert lines[0].startswith("1. ") and lines[-1].startswith("Won by: ")
            assert (await call("events", since=5)).split("\n") == lines[5:]
        return heard

    heard = asyncio.run(play())
    path = f"{server.url}/api/tables/{link.rpartition('/t/')[2].partition('#')[0]}"
    own = [event for line in httpx.get(f"{path}/stream?follow=0&eye=A").text.split("\n") if line
           for event in json.loads(line)["events"]]  # fmt: skip
    names = ["Ada", "B", "C"]
    expected = Spoken(GAMES["condottiere"], "en", names).events(own)
    assert [line.partition(". ")[2] for line in heard[-2].split("\n")[: len(own)]] == expected, (
        "its own events, no others"
    )


def test_without_the_sdk_one_sentence_names_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = builtins.__import__

    def missing(name: str, *more: Any) -> Any:
        if name.startswith("mcp."):
            raise ImportError(name)
        return known(name, *more)

    monkeypatch.setattr(builtins, "__import__", missing)
    assert main(["mcp", "http://localhost:1/t/x"]) == 2
    assert "pip install 'condotta[mcp]'" in capsys.readouterr().err
