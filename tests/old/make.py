"""Makes the database and the records of a release, with that release installed:

    python tests/old/make.py FOLDER

It speaks to `condotta serve` over the wire and to the library by `Match`, and writes `database.gz`, `records.zip` and
`shown.json` (tokens, and what the tables and records showed then). Made with condotta 0.1.0; never make them anew.
"""

from __future__ import annotations

import gzip
import json
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
import zipfile
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx

from condotta.bots import make_bot
from condotta.games import GAMES
from condotta.kernel.engine import asides, options, pending, sample
from condotta.kernel.record import Match
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, letter, seats_of

Json = dict[str, Any]
BANK = {"kind": "bank", "seconds": 2_000_000, "increment": 10, "then": "steady"}
MOVE = {"kind": "move", "seconds": 2_000_000}
WESTERIA = files("condotta.games.conquest").joinpath("westeria.json").read_text(encoding="utf-8")
OWN_BOARD = json.loads(WESTERIA.replace('"SH"', '"HERON"').replace('"SH.', '"HERON.'))


class Table:
    """A table at the server, with all its tokens."""

    def __init__(self, http: httpx.Client, what: str, game: str, seats: list[str], **more: object) -> None:
        self.http = http
        self.what = what
        made = self.post("/api/tables", None, {"game": game, "seats": seats, **more})
        self.take(made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]}, made["host"])
        self.dice = random.Random(what)
        self.keys = 0

    def take(self, table: str, tokens: dict[int, str], host: str) -> None:
        self.id, self.tokens, self.host = table, tokens, host

    def post(self, path: str, token: str | None, body: object) -> Json:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.status_code < 300, (path, body, answer.text)
        found: Json = answer.json()
        return found

    def seat(self, seat: int, what: str, **body: object) -> Json:
        self.keys += 1
        keyed = what.split("/")[0] in ("acts", "undo", "talk", "promises", "pause")
        more = {"key": f"{self.what} {self.keys}"} if keyed else {}
        return self.post(f"/api/tables/{self.id}/{what}", self.tokens[seat], {**body, **more})

    def join(self, *seats: int) -> Table:
        for seat in seats or self.tokens:
            self.seat(seat, "join", name=f"Player {seat}")
        return self

    def get(self, token: str | None = None) -> Json:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        found: Json = self.http.get(f"/api/tables/{self.id}", headers=headers).json()
        return found

    def now(self, seat: int) -> Json:
        """The latest message of a seat."""
        token = self.tokens[seat]
        since = self.get(token)["seq"] - 1
        path = f"/api/tables/{self.id}/stream?since={since}&follow=0"
        lines = self.http.get(path, headers={"authorization": f"Bearer {token}"}).text.split("\n")
        found: Json = json.loads([line for line in lines if line][-1])
        return found

    def asked(self) -> list[int]:
        found = {seat: self.now(seat)["decision"] for seat in self.tokens}
        return [seat for seat, decision in found.items() if decision and decision["asked"]]

    def act(self, seat: int, text: str) -> None:
        self.seat(seat, "acts", decision=self.now(seat)["decision"]["number"], text=text)

    def play(self, most: int = 100_000, only: int | None = None) -> Table:
        """So many acts of people, taken at random; now and then one beside the question."""
        for _step in range(most):
            asked = self.asked() if only is None else [only]
            if not asked:
                if self.get()["table"]["state"] == "over":
                    break
                time.sleep(0.01)
                continue
            seat = self.dice.choice(asked)
            told = self.now(seat)
            if told["asides"] and self.dice.random() < 0.1:
                self.seat(seat, "acts", text=self.dice.choice(told["asides"])["text"])
            else:
                self.act(seat, self.dice.choice(told["decision"]["options"])["text"])
        return self

    def undo(self) -> Table:
        """Take something back, as soon as somebody may."""
        for _step in range(300):
            self.play(1)
            for seat in self.tokens:
                if self.now(seat)["undo"]:
                    self.seat(seat, "undo")
                    return self
        raise AssertionError("nothing could be taken back")

    def talk(self) -> Table:
        self.seat(0, "talk", text="Good day to all!", to=None)
        self.seat(0, "talk", text="Only for you", to=[1])
        for open_, answers in ((True, ("accept", "kept")), (False, ("accept", "broken")), (False, ("refuse",))):
            number = self.seat(0, "promises", text="I will leave you Siena", to=1, open=open_)["seq"]
            for answer in answers:
                self.seat(1, f"promises/{number}", answer=answer)
        number = self.seat(1, "promises", text="No more war", to=0, open=False)["seq"]
        self.seat(1, f"promises/{number}", answer="withdraw")
        self.seat(1, "promises", text="Peace until the Pope goes", to=0, open=True)
        self.seat(1, "promises", text="Gold when I win", to=0, open=False)
        return self

    def pause(self) -> Table:
        for seat in self.tokens:
            self.seat(seat, "pause", on=True)
        return self

    def wait(self) -> Table:
        while self.get()["table"]["state"] != "over":
            time.sleep(0.05)
        return self

    def shown(self) -> Json:
        """What the table shows now, in texts rather than in the shapes of views."""
        table = self.get()["table"]
        decisions = {letter(seat): self.now(seat)["decision"] for seat in self.tokens}
        return {
            "what": self.what,
            "game": table["game"],
            "state": table["state"],
            "winners": table["winners"],
            "scores": table["scores"],
            "rematch": table["rematch"],
            "host": self.host,
            "tokens": {letter(seat): token for seat, token in self.tokens.items()},
            "options": {
                seat: [option["text"] for option in decision["options"]] if decision else None
                for seat, decision in decisions.items()
            },
            "rows": self.get(self.tokens[0])["seq"] if 0 in self.tokens else self.get()["seq"],
        }


def tables(http: httpx.Client) -> list[Table]:
    found: list[Table] = []

    def table(what: str, game: str, seats: int | list[str], **more: object) -> Table:
        kinds = ["person"] * seats if isinstance(seats, int) else seats
        found.append(Table(http, f"{game}: {what}", game, kinds, **more))
        return found[-1]

    for game, most, acts in (("condottiere", 6, 40), ("princes", 6, 120), ("conquest", 4, 80)):
        table("waiting", game, 3, public=True).join(0, 1).talk()
        host = table("closed", game, 3).join(0)
        host.post(f"/api/tables/{host.id}/close", host.host, {})
        table("in play, with talk, promises and undo", game, 3, clock=BANK).join().talk().undo().play(acts)
        table("paused", game, 3, clock=MOVE).join().play(25).pause()
        table("in play, with a bot", game, ["person", "person", "random"]).join().play(acts)
        table("over, of bots", game, ["random"] * most).wait()
        table("begun", game, most).join().play(3)
        over = table("over, with rematch", game, 3, language="fr").join().talk().undo().play()
        again = Table.__new__(Table)
        again.http, again.what, again.dice, again.keys = http, f"{game}: rematch", random.Random(1), 0
        again.take(over.seat(0, "rematch")["table"], over.tokens, over.host)
        again.join(0)
        found.append(again)

    for variants in (["draw", "hidden"], ["points"], ["kingdoms", "capture"], ["draw", "kingdoms", "hidden"]):
        table(f"over, {' '.join(variants)}", "condottiere", ["random"] * 4, options={"variants": variants}).wait()
        table(f"in play, {' '.join(variants)}", "condottiere", 3, options={"variants": variants}).join().play(45)
    table("in play, first seat", "condottiere", 2, options={"first": "B"}).join().play(20)

    handed = table("in play, seats handed on", "condottiere", 3).join().play(12)
    handed.tokens[1] = handed.seat(1, "renew")["token"]
    handed.seat(1, "leave")
    handed.seat(2, "handover", to="person")
    del handed.tokens[2]

    table("in play, on its own board", "conquest", 2, options={"board": OWN_BOARD}).join().play(62)
    placing = table("placing unseen", "conquest", 2).join()
    while not placing.now(0)["decision"]["sealed"]:
        placing.play(1)
    placing.play(5, only=0)
    rules = {"garrison": True, "scout_charge": False, "rounds": 40, "memory": False}
    table("over, garrison", "conquest", ["random"] * 2, options=rules).wait()
    table("in play, garrison", "conquest", 3, options=rules).join().play(80)
    table("over, of steady bots", "conquest", ["steady"] * 2, options={"rounds": 30}).wait()
    table("over, of steady bots", "princes", ["steady"] * 4).wait()
    table("over, of steady bots", "condottiere", ["steady"] * 3).wait()
    return found


def make_tables(folder: Path) -> list[Json]:
    db = folder / "tables.db"
    command = [
        sys.executable,
        "-m",
        "condotta.cli",
        "serve",
        "--db",
        str(db),
        "--port",
        "0",
        "--rate",
        "0",
        "--bots",
        "1",
    ]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    url = next(found[0] for line in server.stdout if (found := re.search(r"http://localhost:\d+", line)))
    try:
        with httpx.Client(base_url=url, timeout=60, trust_env=False) as http:
            shown = {table.id: table.shown() for table in tables(http)}
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()
    log = sqlite3.connect(db)
    log.execute("PRAGMA journal_mode = DELETE")
    log.execute("VACUUM")
    for table, found in shown.items():
        found["table"] = table
        found["rows"] = log.execute("SELECT max(seq) FROM log WHERE game = ?", (table,)).fetchone()[0]
        marks = "SELECT mark FROM log WHERE game = ? AND mark != '' ORDER BY seq DESC"
        found["mark"] = (log.execute(marks, (table,)).fetchone() or [""])[0]
    log.close()
    (folder / "database.gz").write_bytes(gzip.compress(db.read_bytes(), 9, mtime=0))
    for path in folder.glob("tables.db*"):
        path.unlink()
    return [*shown.values()]


def played(game: str, seats: int, setup: dict[str, object], bot_name: str, seed: int, most: int) -> Match:
    match, rng = Match(GAMES[game], seats, setup, {"bots": [bot_name] * seats, "seed": seed}), Rng(seed)
    bot = make_bot(bot_name, GAMES[game])
    while (decision := pending(match.table)) is not None and len(match.log) < most:
        table, seat = match.table, decision.seat
        if seat == CHANCE:
            match.act(CHANCE, sample(table, rng))
            continue
        beside = asides(table, seat)
        if beside and rng.below(12) == 0:
            match.act(seat, beside[rng.below(len(beside))])
            continue
        worlds = lambda seat=seat, table=table: table.game.determinize(table, seat, rng)  # noqa: E731
        match.act(seat, bot.choose(table.game.view(table, seat), options(table, seat), worlds, rng))
    return match


def make_records(folder: Path) -> dict[str, Json]:
    plans: list[tuple[str, int, dict[str, object], str, int]] = []
    for name, game in GAMES.items():
        for seats in range(game.fewest, game.most + 1):
            plans += [(name, seats, {}, "random", 100_000), (name, seats, {}, "random", 60 + seats)]
        plans.append((name, game.fewest, {}, "steady", 100_000))
    for variants in (["draw"], ["points"], ["kingdoms"], ["capture"], ["hidden"], ["draw", "kingdoms", "hidden"],
                     ["kingdoms", "capture", "hidden"]):  # fmt: skip
        plans.append(("condottiere", 3 + len(variants) % 2, {"variants": variants}, "random", 100_000))
    plans.append(("condottiere", 3, {"variants": ["points"], "target": 7, "first": "C"}, "steady", 100_000))
    for setup in ({"garrison": True}, {"scout_charge": False, "memory": False}, {"rounds": 20}, {"board": OWN_BOARD}):
        plans.append(("conquest", 3, setup, "random", 100_000))
    plans.append(("conquest", 2, {"board": OWN_BOARD}, "random", 75))
    shown: dict[str, Json] = {}
    with zipfile.ZipFile(folder / "records.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for seed, (game, seats, setup, bot, most) in enumerate(plans, start=1):
            match = played(game, seats, setup, bot, seed, most)
            file = f"{seed:02}-{game}-{seats}.jsonl"
            archive.writestr(zipfile.ZipInfo(file), "\n".join(match.lines()) + "\n", zipfile.ZIP_DEFLATED, 9)
            over = match.table.asked == 0
            shown[file] = {
                "entries": len(match.log),
                "over": over,
                "winners": [letter(seat) for seat in seats_of(match.table.winners)] if over else [],
                "scores": [int(score) for score in match.game.scores(match.table)] if over else [],
            }
    return shown


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    shown = {"records": make_records(folder), "tables": make_tables(folder)}
    (folder / "shown.json").write_text(json.dumps(shown, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
