"""A player that is a program: it sits down with a link and plays any game, by nothing but the ndjson stream.

    python ndjson_bot.py http://localhost:8000/t/TABLE#TOKEN

It needs only Python. Change `choose` to make it play better; everything a seat may know is in the message.
"""

from __future__ import annotations

import json
import random
import sys
import time
import uuid
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

Message = dict[str, Any]


def choose(message: Message) -> str:
    """One of the options, in the game's notation."""
    return str(random.choice(message["decision"]["options"])["text"])


class Player:
    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        self.api = f"{parts.scheme}://{parts.netloc}/api/tables/{parts.path.rpartition('/')[2]}"
        self.token = parts.fragment
        self.name = name

    def call(self, path: str, body: object | None = None) -> Any:
        """Ask the server, again and again while it is away; a refusal raises HTTPError."""
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = Request(self.api + path, None if body is None else json.dumps(body).encode(), headers)
        for pause in (0.2, 0.5, 1, 2, 4, 8, 16):
            try:
                return urlopen(request, timeout=60)
            except HTTPError as error:
                if error.code not in (429, 503):
                    raise
            except (URLError, ConnectionError, TimeoutError):
                pass
            time.sleep(pause)
        raise SystemExit("The server does not answer.")

    def sit_down(self) -> None:
        answer = json.load(self.call("/join", {"name": self.name}))
        self.token = answer["token"] or self.token
        self.letter = "ABCDEF"[answer["seat"]]

    def messages(self) -> Iterator[Message]:
        """Every message once, also where the connection breaks in between."""
        place = "0"
        while True:
            try:
                for line in self.call(f"/stream?since={place}"):
                    if line.strip():
                        message = json.loads(line)
                        place = f"{self.letter}{message['seq']}"
                        yield message
            except (OSError, ValueError):
                time.sleep(0.2)

    def act(self, message: Message) -> None:
        body = {"decision": message["decision"]["number"], "text": choose(message), "key": str(uuid.uuid4())}
        try:
            self.call("/acts", body)
        except HTTPError as error:
            refusal = json.load(error)
            if refusal["key"] != "stale":  # else there is a newer question, and its message is on the way
                raise SystemExit(refusal["sentence"]) from None

    def play(self) -> list[int]:
        """Play to the end: the scores."""
        answered = -1
        for message in self.messages():
            if message["table"]["state"] in ("over", "closed"):
                return list(message["table"]["scores"])
            decision = message["decision"]
            if decision and decision["asked"] and decision["number"] != answered:
                answered = decision["number"]
                self.act(message)
        return []


if __name__ == "__main__":
    player = Player(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else f"Program {random.randrange(1000)}")
    player.sit_down()
    print(player.play())
