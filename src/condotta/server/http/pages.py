"""The browser client's files, or a plain page that says where the wire is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parent.parent / "static"
INDEX: Final = "index.html"

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


class ClientFiles(StaticFiles):
    """A file of the client; its one page for `/` and for every table."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC, check_dir=False)
        self.config_checked = True  # the folder may be missing: the server was built without the client

    def get_path(self, scope: Scope) -> str:
        path = super().get_path(scope)
        return INDEX if path == "." or path.startswith("t/") else path

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == INDEX and not (STATIC / INDEX).is_file():
            return HTMLResponse(PLAIN)
        found = await super().get_response(path, scope)
        forever = path.startswith("assets/")
        found.headers["cache-control"] = "max-age=31536000, immutable" if forever else "no-cache"
        return found
