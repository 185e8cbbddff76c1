"""The server's own log: lines for people or JSON for programs, each with the request it belongs to.

Of an error it tells what kind it is and where it happened, but not its message, which may hold a secret.
"""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from typing import Literal

import msgspec

from .faults import place_of

LogKind = Literal["lines", "json"]

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request that is being answered; empty where none is."""


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        request = f"[{request_id.get()}] " if request_id.get() else ""
        return f"{record.levelname} {request}{text_of(record)}"


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z")
        found = {"at": at, "level": record.levelname.lower(), "request": request_id.get(), "text": text_of(record)}
        return msgspec.json.encode(found).decode()


def text_of(record: logging.LogRecord) -> str:
    """Of what others log only the wording, without its values: they may hold what was asked for."""
    said = record.getMessage() if record.name == "condotta" else str(record.msg)
    text = " ".join((place_of(record.msg) if isinstance(record.msg, BaseException) else said).splitlines())
    error = record.exc_info[1] if record.exc_info else None
    return text if error is None else f"{text}: {place_of(error)}"


def set_up(kind: LogKind, requests: bool) -> None:
    """Warnings and errors of everything; of the requests, if they are wanted, one line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("condotta").setLevel(logging.INFO if requests else logging.WARNING)
