"""The browser client's files, or a plain page that says where the wire is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = STATIC / "index.html"

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


async def page(request: Request) -> Response:
    """A file of the client; its one page for `/` and for every table."""
    path = request.path_params["path"]
    if path == "" or path.startswith("t/"):
        if INDEX.is_file():
            return FileResponse(INDEX, headers={"cache-control": "no-cache"})
        return HTMLResponse(PLAIN)
    found = (STATIC / path).resolve()
    if path.startswith("api/") or not found.is_relative_to(STATIC.resolve()) or not found.is_file():
        raise HTTPException(404)
    forever = path.startswith("assets/")
    return FileResponse(found, headers={"cache-control": "max-age=31536000, immutable" if forever else "no-cache"})
