"""Where notices of the tests arrive: an endpoint for posts, a mail server, and a browser's half of push."""

from __future__ import annotations

import contextlib
import json
import os
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


class PostBox:
    """An endpoint that keeps what is posted to it, and answers as it is told to."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answers: list[int] = []
        """The statuses of the next answers; 201 when there are none left."""
        self.came = threading.Event()
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                box.posted.append(Posted(self.path, headers, body))
                self.send_response(box.answers.pop(0) if box.answers else 201)
                self.send_header("Location", f"{box.url}/elsewhere")
                self.end_headers()
                box.came.set()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@contextlib.contextmanager
def post_box() -> Iterator[PostBox]:
    box = PostBox()
    try:
        yield box
    finally:
        box.close()


class AtAnyPort(Controller):  # type: ignore[misc]
    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


class MailBox:
    """A real mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], bytes]] = []
        self.refuse: str | None = None
        self.controller = AtAnyPort(self, hostname="127.0.0.1", port=0)

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuse is not None:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.mails.append((list(envelope.rcpt_tos), envelope.content))
        return "250 OK"


@contextlib.contextmanager
def mail_box() -> Iterator[tuple[MailBox, int]]:
    """And its port."""
    box = MailBox()
    box.controller.start()
    try:
        yield box, box.controller.port
    finally:
        box.controller.stop()


class BrowserKeys:
    """What a browser makes when it subscribes to push, and how it reads what comes."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def as_json(self) -> dict[str, str]:
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": text(public), "auth": text(self.auth)}

    def read(self, posted: Posted) -> dict[str, Any]:
        plain = http_ece.decrypt(posted.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
