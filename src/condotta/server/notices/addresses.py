"""Where a notice may go: no address that somebody gives makes this server speak to what only it can reach.

The name is resolved here and the connection made to the address that was checked, so that it cannot be another one
meanwhile. An answer is not followed anywhere.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from ..refusal import Refusal

MAX_SECONDS: Final = 10.0
"""For all of a request, from the name to the answer."""
MAX_LINE: Final = 4096
"""Bytes of the first line of an answer; the rest is not read."""
TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""Addresses of IPv6 that lead to IPv4."""
NAMES: Final = ThreadPoolExecutor(4, "names")
"""Names are looked up beside everything else: who gives one that takes long keeps only others of their kind waiting."""


class Failed(Exception):
    """It did not arrive; it may the next time."""


class Dead(Exception):
    """It will never arrive again."""


class Target(Struct, frozen=True):
    """Where a request goes, as its address says."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        usual = self.port == (443 if self.secure else 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.secure else 'http'}://{host}{'' if usual else f':{self.port}'}"


def target_of(address: str, local: bool) -> Target:
    """`local`: whether the house allows its own network, and then also without encryption."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refusal(422, "notice-address") from None
    plain = not address.isascii() or any(ord(letter) <= 32 or ord(letter) == 127 for letter in address)
    if plain or not parts.hostname or parts.username is not None or parts.password is not None or parts.fragment:
        raise Refusal(422, "notice-address")
    if parts.scheme != "https" and not (local and parts.scheme == "http"):
        raise Refusal(422, "notice-not-secure")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port or (443 if secure else 80), path)


async def resolved(target: Target, local: bool) -> str:
    """The address to connect to. If any address of a name is not allowed, none is."""
    loop = asyncio.get_running_loop()
    look = loop.run_in_executor(NAMES, lambda: socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM))
    try:
        found = [str(address[0]) for *_kind, address in await look]
    except (OSError, UnicodeError):
        raise Failed("the name is not known") from None
    if not found:
        raise Failed("the name is not known")
    if not local and not all(is_public(address) for address in found):
        raise Refusal(422, "notice-private")
    return found[0]


def is_public(text: str) -> bool:
    """Whether an address is one of the open internet."""
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        within = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if within or any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def post(address: str, local: bool, headers: dict[str, str], body: bytes) -> int:
    """Posted to the address that was checked: the status of the answer. Raises Failed, and Refusal for an address that
    is not allowed."""
    target = target_of(address, local)
    try:
        async with asyncio.timeout(MAX_SECONDS):
            where = await resolved(target, local)
            return await exchanged(target, where, headers, body)
    except (OSError, TimeoutError, ValueError, asyncio.LimitOverrunError, asyncio.IncompleteReadError) as error:
        raise Failed(type(error).__name__) from None


@cache
def trusted() -> ssl.SSLContext:
    """Read once: it takes long, and everybody would wait."""
    return ssl.create_default_context()


async def exchanged(target: Target, where: str, headers: dict[str, str], body: bytes) -> int:
    context = trusted() if target.secure else None
    reader, writer = await asyncio.open_connection(
        where, target.port, ssl=context, server_hostname=target.host if context else None, limit=MAX_LINE
    )
    try:
        own = {"Host": target.origin.partition("//")[2], "Connection": "close", "Content-Length": str(len(body)),
               "User-Agent": "condotta"}  # fmt: skip
        lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**headers, **own}.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        await writer.drain()
        version, status, *_reason = (await reader.readuntil(b"\n")).split()
        if not version.startswith(b"HTTP/1.") or len(status) != 3:
            raise Failed("that is no answer")
        return int(status)
    finally:
        writer.transport.abort()


def check_status(status: int) -> None:
    """What an answer says of the next time."""
    if status in (404, 410):
        raise Dead
    if not 200 <= status < 300:
        raise Failed(f"status {status}")
