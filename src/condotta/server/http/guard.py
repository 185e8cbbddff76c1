"""What is true of every request and response: headers, where it may be asked from, how large it may be."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..refusal import Refusal
from ..state.messages import ENCODER
from .limits import Limiter
from .texts import language, refused

MAX_BODY: Final = 64 * 1024
MAX_SECONDS: Final = 10.0
"""Seconds for a request's body to arrive."""

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SafeHeaders:
    """Puts the headers on every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


class Door:
    """What every request must pass, to whatever address: an address may ask so often and no more, the server must be
    called so, and there must be one way to tell where a request ends."""

    def __init__(self, app: ASGIApp, limiter: Limiter, names: frozenset[str] | None) -> None:
        self.app = app
        self.limiter = limiter
        self.names = names
        """How the server is called, beside its addresses; None if by any name."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        request = HTTPConnection(scope)
        try:
            self.limiter.addresses.take(address_of(request))
            if self.names is not None and not is_called(request, self.names):
                raise Refusal(421, "unknown-host")
            if "content-length" in request.headers and "transfer-encoding" in request.headers:
                raise Refusal(400, "two-lengths")
        except Refusal as refusal:
            if scope["type"] == "websocket":
                return await send({"type": "websocket.close", "code": 4000 + refusal.status})
            return await refusal_response(request, refusal, "en")(scope, receive, send)
        await self.app(scope, receive, send)


def refusal_response(request: HTTPConnection, refusal: Refusal, otherwise: str) -> Response:
    lang = language(request.headers.get("accept-language", ""), otherwise)
    headers = {}
    if refusal.status in (429, 503) and "seconds" in refusal.values:
        headers["retry-after"] = str(refusal.values["seconds"])
    if refusal.status == 401:
        headers["www-authenticate"] = "Bearer"
    if refusal.status == 413 or refusal.key == "two-lengths":
        headers["connection"] = "close"
    body = ENCODER.encode(refused(refusal, lang))
    return Response(body, refusal.status, headers=headers, media_type="application/json")


def is_called(request: HTTPConnection, names: frozenset[str]) -> bool:
    """Whether `Host` is a name of this server, or the very address at which it was reached. So a page of another site
    cannot use a visitor's browser against it under a name of its own."""
    try:
        host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    if host.removesuffix(".") in names:
        return True
    try:
        own = ip_address((request.scope.get("server") or ("", 0))[0])
        return ip_address(host) in (own, getattr(own, "ipv4_mapped", None))
    except ValueError:
        return False


def check_origin(request: HTTPConnection) -> None:
    """A browser says from which page it asks; it must be one of ours. Programs do not say, and need not."""
    headers: Headers = request.headers
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        own = urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # as in `http://[::1`
        own = False
    if not own:
        raise Refusal(403, "foreign-origin")


def token_of(request: HTTPConnection) -> str | None:
    """The token in the header; None without one."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, token = given.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refusal(401, "unknown-token")
    return token.strip()


def address_of(request: HTTPConnection) -> str:
    return counted_as(request.client.host) if request.client else "?"


@lru_cache(maxsize=10_000)
def counted_as(host: str) -> str:
    """Whom the limits count: an address, but of IPv6 the /64, for that is what one customer gets."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64)
    return str(address)


async def body_of(request: Request, limit: int = MAX_BODY) -> bytes:
    """The body, if it is JSON, not too large, and there in time."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal(415, "not-json")
    announced = request.headers.get("content-length", "0")
    if announced.isascii() and announced.isdigit() and int(announced) > limit:
        raise Refusal(413, "too-large", most=limit)
    found = bytearray()
    try:
        async with asyncio.timeout(MAX_SECONDS):
            async for part in request.stream():
                found += part
                if len(found) > limit:
                    raise Refusal(413, "too-large", most=limit)
    except TimeoutError:
        raise Refusal(400, "too-slow") from None
    return bytes(found)
