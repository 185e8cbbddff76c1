"""What everybody is told alike: encoded, tagged and compressed once. The browser client's files are such."""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..notices.wording import told
from ..refusal import Refusal

STATIC: Final = Path(__file__).parent.parent / "static"
INDEX: Final = "index.html"
WORTH_PACKING: Final = 1000
"""Bytes."""

PLAIN: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Condotta</title></head>
<body>
<main>
<h1>Condotta</h1>
<p>This server is running, but it was built without the browser client.</p>
<p>To build it, install Node.js with npm and install condotta from its sources again: <code>pip install .</code></p>
<p>Programs find the API described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</main>
</body>
</html>
"""

OFFLINE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>condotta: {title}</title><link rel="stylesheet" href="/offline.css">
</head>
<body>
<img src="/assets/mark.svg" alt=""><h1>{title}</h1><p>{text}</p><button>{again}</button>
<script src="/again.js"></script>
</body>
</html>
"""


class Prepared:
    """An answer that is the same for everybody. What holds a secret is never compressed: its size would tell."""

    def __init__(self, body: bytes, media: str = "application/json", cache: str = "no-cache") -> None:
        self.body = body
        self.media = media
        self.headers = {
            "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
            "cache-control": cache,
            "vary": "accept-encoding",
        }

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, mtime=0)

    def response(self, request: Request) -> Response:
        if self.headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=self.headers)
        if len(self.body) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers=self.headers | {"content-encoding": "gzip"}, media_type=self.media)
        return Response(self.body, headers=self.headers, media_type=self.media)


class ClientFiles:
    """The files of the client by their paths, read once: nothing that is asked for is ever looked up on the disk."""

    def __init__(self) -> None:
        self.without: dict[str, Prepared] = {}
        """The page without a connection, by language."""
        self.files = {INDEX: Prepared(PLAIN.encode(), "text/html")}
        for path in STATIC.rglob("*"):
            if path.is_file() and path.resolve().is_relative_to(STATIC.resolve()):
                name = path.relative_to(STATIC).as_posix()
                cache = "max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
                media = guess_type(name)[0] or "application/octet-stream"
                self.files[name] = Prepared(path.read_bytes(), media, cache)

    def at(self, path: str) -> Prepared:
        """A file; the one page for `/` and for every table."""
        found = self.files.get(INDEX if path in ("", "notices") or path.startswith("t/") else path)
        if found is None:
            raise Refusal(404, "no-such-page")
        return found

    def offline(self, lang: str) -> Prepared:
        """What the service worker keeps to show where there is no connection."""
        if lang not in self.without:
            words = {name: escape(told(lang, f"offline-{name}")) for name in ("title", "text", "again")}
            self.without[lang] = Prepared(OFFLINE.format(lang=lang, **words).encode(), "text/html")
        return self.without[lang]

    def nowhere(self) -> Response:
        """The page, at an address where there is nothing."""
        index = self.files[INDEX]
        return Response(index.body, 404, {"cache-control": "no-cache"}, media_type=index.media)
