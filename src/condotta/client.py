"""A seat at a server's table, for programs: sit down by a link and answer what is asked.

    import condotta.client

    with condotta.client.sit_down("http://localhost:8000/t/TABLE#TOKEN", "Botticelli") as seat:
        for question in seat:
            seat.act(question.options[0])
    print(seat.winners, seat.scores)

The line may break and the server may be started anew meanwhile: nothing is lost, and nothing happens twice.
"""

from __future__ import annotations

import contextlib
import json
import operator
import secrets
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPException
from types import SimpleNamespace, TracebackType
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from .games import game_named
from .kernel.contract import Game
from .kernel.errors import SetupError
from .kernel.seats import letter
from .option import Event, Option
from .server import WIRE

Message = dict[str, Any]

PATIENCE: Final = 300.0
"""Seconds for which a server is asked again that does not answer."""
PAUSES: Final = (0.1, 0.2, 0.4, 0.8, 1.6, 3.0)
"""Seconds between two tries; the last one again and again."""
AGAIN: Final = {429, 502, 503, 504}
"""Statuses after which the same is asked again: too much was asked, or a proxy does not reach the server."""
FOR_GOOD: Final = {1000, 4401, 4403, 4404, 4409, 4410}
"""Codes with which a stream is closed where it is of no use to come back: docs/wire.md."""
BEGIN_ANEW: Final = 4416
TOO_MANY: Final = 4429


class Refused(Exception):
    """What the server does not do, and why. `key` is for programs, `sentence` for people, `rule` may be empty."""

    def __init__(self, status: int, refusal: dict[str, Any]) -> None:
        self.status = status
        self.key: str = str(refusal.get("key", ""))
        self.rule: str = str(refusal.get("rule", ""))
        self.sentence: str = str(refusal.get("sentence", ""))
        super().__init__(self.sentence)


@dataclass(frozen=True)
class Question:
    """What the seat is asked, and all that it may answer."""

    number: int
    name: str
    """What is asked, as a key of the texts: `turn`."""
    rule: str
    options: list[Option]
    """As `condotta.Match.options` gives them."""
    default: str
    """The text of the option that is played when time is out."""
    view: Any
    """The table as the seat sees it, with the fields of the game's view (`games/<game>/view.py`)."""


class Line:
    """Requests to a server, repeated while it is away: each has a key, so that nothing is done twice."""

    def __init__(self, base: str, token: str, patience: float) -> None:
        self.base = base
        self.token = token
        self.patience = patience

    def ask(self, path: str, body: object = None) -> dict[str, Any]:
        """A GET, or a POST of this body. Raises Refused."""
        headers = {"Content-Type": "application/json", "Accept-Language": "en"}
        headers |= {"Authorization": f"Bearer {self.token}"} if self.token else {}
        request = Request(self.base + path, None if body is None else json.dumps(body).encode(), headers)
        for wait in self.tries():
            try:
                with urlopen(request, timeout=30) as answer:
                    found: dict[str, Any] = json.load(answer)
                    return found
            except HTTPError as error:
                if error.code not in AGAIN:
                    raise Refused(error.code, refusal_in(error)) from None
                after = str(error.headers.get("Retry-After"))
                wait = max(wait, float(after) if after.isdecimal() else 0.0)
            except (OSError, HTTPException, ValueError):
                pass  # away, or gone in the middle of its answer
            time.sleep(wait)
        raise SetupError("server-away", server=self.base)

    def tries(self) -> Iterator[float]:
        """How long to wait before the next try, as long as there is patience for it."""
        began, number = time.monotonic(), 0
        while time.monotonic() - began < self.patience:
            yield PAUSES[min(number, len(PAUSES) - 1)]
            number += 1


def refusal_in(error: HTTPError) -> dict[str, Any]:
    with contextlib.suppress(ValueError):
        found = json.load(error)
        if isinstance(found, dict):
            return found
    return {"sentence": str(error)}


def sit_down(link: str, name: str, patience: float = PATIENCE) -> Seat:
    """Take the seat that a link opens, or that an invitation leaves free; who sat there before goes on.

    `patience`: for how many seconds a server is asked again that does not answer. Raises Refused, or SetupError where
    the link leads nowhere.
    """
    parts = urlsplit(link)
    table = parts.path.rpartition("/t/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
        raise SetupError("not-a-link", link=link)
    line = Line(f"{parts.scheme}://{parts.netloc}", parts.fragment, patience)
    spoken = line.ask("/api/health").get("wire")
    if spoken != WIRE:
        raise SetupError("other-wire", server=line.base, wire=str(spoken), known=WIRE)
    found = line.ask(f"/api/tables/{table}")
    number = found["you"]["seat"] if found["you"]["role"] == "seat" else None
    if number is None or not found["table"]["seats"][number]["taken"]:
        joined = line.ask(f"/api/tables/{table}/join", {"name": name, "key": secrets.token_hex(16)})
        number, line.token = joined["seat"], joined["token"] or line.token
    return Seat(line, table, number, found)


class Seat:
    """One's seat at a table. Made by `sit_down`; `for question in seat` asks until the game is over."""

    def __init__(self, line: Line, table: str, number: int, found: dict[str, Any]) -> None:
        self.number = number
        """From 0."""
        self.table = table
        self.game: Game[Any] = game_named(found["table"]["game"]).new(
            len(found["table"]["seats"]), found["setup"]["options"]
        ).game  # fmt: skip
        """As it is set up at this table."""
        self.message: Message = {}
        """The latest that was told, as docs/wire.md describes it: it says everything that is so now."""
        self.told: list[dict[str, Any]] = []
        """Every event of the game that this seat was told, as the wire writes them."""
        self._line = line
        self._path = f"/api/tables/{table}"
        self._socket: ClientConnection | None = None
        self._stream = contextlib.ExitStack()
        """Closes it."""
        self._waiting: deque[str] = deque()
        self._seq = 0
        self._handed_out = -1
        self.refresh()

    # What is known

    @property
    def state(self) -> str:
        """`waiting`, `playing`, `paused`, `over` or `closed`."""
        return str(self.message["table"]["state"])

    @property
    def over(self) -> bool:
        return self.state in ("over", "closed")

    @property
    def names(self) -> list[str]:
        """What each seat is called: its player's name, else its letter."""
        return [seat["name"] or letter(seat["seat"]) for seat in self.message["table"]["seats"]]

    @property
    def winners(self) -> list[int]:
        return list(self.message["table"]["winners"])

    @property
    def scores(self) -> list[int]:
        return list(self.message["table"]["scores"])

    @property
    def view(self) -> Any:
        """The table as this seat sees it, with the fields of the game's view; None before the game begins."""
        return plain(self.message["view"])

    @property
    def question(self) -> Question | None:
        """What this seat is asked now; None if nothing."""
        decision = self.message["decision"]
        if self.state != "playing" or decision is None or not decision["asked"] or self._own["bot"] is not None:
            return None
        catalogue, rule = self.game.catalogue, decision["rule"]
        options = [Option(catalogue.read(option["text"]), rule, catalogue) for option in decision["options"]]
        return Question(decision["number"], decision["name"], rule, options, decision["default"], self.view)

    @property
    def asides(self) -> list[Option]:
        """What can be done beside the question, where it can be listed."""
        catalogue = self.game.catalogue
        acts = [catalogue.read(aside["text"]) for aside in self.message["asides"]]
        return [Option(act, self.game.aside_rule(act), catalogue) for act in acts]

    def events(self, since: int = 0) -> list[Event]:
        """What this seat was told of the game, without the first `since`."""
        return [
            Event(event["key"], {arg["name"]: arg["value"] for arg in event["args"]}) for event in self.told[since:]
        ]

    @property
    def _own(self) -> dict[str, Any]:
        found: dict[str, Any] = self.message["table"]["seats"][self.number]
        return found

    # Playing

    def __iter__(self) -> Iterator[Question]:
        while (question := self.wait()) is not None:
            yield question

    def wait(self, seconds: float | None = None) -> Question | None:
        """The next question, once each; None when the game is over, or when so many seconds have passed."""
        until = None if seconds is None else time.monotonic() + seconds
        while not self.over:
            question = self.question
            if question is not None and question.number != self._handed_out:
                self._handed_out = question.number
                return question
            self._come_back()
            if not self._hear(until):
                return None
        return None

    def act(self, act: Option | str | int) -> bool:
        """Do it: an option, its text or its number. False if the question is no longer open, because time was out.
        What is not allowed raises Refused. What stands beside the question (an offer) is done beside it."""
        catalogue = self.game.catalogue
        number = catalogue.read(act) if isinstance(act, str) else operator.index(act)
        body: dict[str, Any] = {"text": catalogue.show(number)}
        if not self.game.is_aside(number):
            body["decision"] = self.message["decision"]["number"] if self.message["decision"] else 0
        try:
            self._do("acts", body)
        except Refused as refusal:
            if refusal.key != "stale":
                raise
            self.refresh()
            return False
        return True

    def say(self, text: str, to: list[int] | None = None) -> None:
        """Say something to all, or to some seats."""
        self._do("talk", {"text": text, "to": to})

    def resign(self) -> None:
        """Give the game up, for good."""
        self._do("resign", {})

    def refresh(self) -> None:
        """Hear all that has happened so far, without waiting for more."""
        self._hear_up_to(self._line.ask(self._path)["seq"])

    def _do(self, what: str, body: dict[str, Any]) -> None:
        """Ask under a key until there is an answer; then hear of it."""
        answer = self._line.ask(f"{self._path}/{what}", {**body, "key": secrets.token_hex(16)})
        self._hear_up_to(answer["seq"])

    def _come_back(self) -> None:
        """A bot took the seat because this program was away too long: it is here again."""
        if self.state in ("playing", "paused") and self._own["bot"] is not None and not self._own["resigned"]:
            with contextlib.suppress(Refused):
                self._hear_up_to(self._line.ask(f"{self._path}/back", {})["seq"])

    # Hearing

    def close(self) -> None:
        """Listen no more. The seat stays one's own."""
        self._socket = None
        self._stream.close()

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    def _hear_up_to(self, seq: int) -> None:
        while self._seq < seq:
            self._hear(None)

    def _hear(self, until: float | None) -> bool:
        """The next message; False if none has come by then."""
        while not self._waiting:
            try:
                if self._socket is None:
                    self._socket = self._connected()
                text = self._socket.recv(None if until is None else max(0.0, until - time.monotonic()))
                self._waiting.extend(line for line in str(text).split("\n") if line)
            except TimeoutError:
                return False
            except ConnectionClosed as closed:
                self._lose(1006 if closed.rcvd is None else closed.rcvd.code)
        message: Message = json.loads(self._waiting.popleft())
        if message["seq"] > self._seq:
            self._seq, self.message = message["seq"], message
            self.told += message["events"]
        return True

    def _connected(self) -> ClientConnection:
        """A stream that goes on after what was heard last; tried again while the server is away."""
        base = self._line.base.replace("http", "ws", 1)
        since = f"{letter(self.number)}{self._seq}" if self._seq else "0"
        for wait in self._line.tries():
            try:
                socket = self._stream.enter_context(connect(f"{base}{self._path}/socket?since={since}", max_size=None))
                socket.send(json.dumps({"token": self._line.token}))
                return socket
            except (OSError, WebSocketException):
                time.sleep(wait)
                self._line.ask(self._path)  # says why, where it is of no use to come back
        raise SetupError("server-away", server=self._line.base)

    def _lose(self, code: int) -> None:
        """The stream has ended: it goes on, from the beginning where its place is not good any more."""
        self.close()
        if code in FOR_GOOD:
            self._line.ask(self._path)  # says why, if it is refused
            raise Refused(401, {"key": "unknown-token", "sentence": f"The stream was closed for good ({code})."})
        if code == BEGIN_ANEW:
            self._seq, self.told, self._handed_out = 0, [], -1
        time.sleep(PAUSES[-1] if code == TOO_MANY else PAUSES[0])


def plain(data: Any) -> Any:
    """What the wire tells as JSON, with fields in place of keys."""
    if isinstance(data, dict):
        return SimpleNamespace(**{name: plain(value) for name, value in data.items()})
    return tuple(plain(each) for each in data) if isinstance(data, list) else data
