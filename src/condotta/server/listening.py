"""Where the server listens: at a port of this computer or of all its addresses, at one address, or at a unix socket."""

from __future__ import annotations

import argparse
import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..kernel.errors import SetupError

UNIX: Final = "unix:"


@contextlib.contextmanager
def bound(args: argparse.Namespace) -> Iterator[socket.socket]:
    """The socket at which the server listens; whoever starts it is told in a sentence why it cannot."""
    address = args.listen or f"{'0.0.0.0' if args.public else '127.0.0.1'}:{args.port}"
    try:
        found = unix_socket(Path(address.removeprefix(UNIX))) if address.startswith(UNIX) else tcp_socket(address)
    except OSError as error:
        reason = error.strerror or "the name is too long"
        raise SetupError("cannot-listen", address=address, reason=reason) from None
    try:
        yield found
    finally:
        found.close()
        if address.startswith(UNIX):
            Path(address.removeprefix(UNIX)).unlink(missing_ok=True)


def tcp_socket(address: str) -> socket.socket:
    """`192.0.2.1:8000` or `[2001:db8::1]:8000`."""
    host, colon, port = address.rpartition(":")
    if not (colon and port.isdigit() and int(port) < 65536):
        raise SetupError("listen-unreadable", text=address)
    host = host.removeprefix("[").removesuffix("]")
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((host, int(port)))
    return found


def unix_socket(path: Path) -> socket.socket:
    """Who may enter its folder may use it, as everybody on this computer may use a port."""
    if path.is_socket():
        path.unlink()  # of a server that was killed
    found = socket.socket(socket.AF_UNIX)
    found.bind(str(path))
    path.chmod(0o666)
    return found


def trusted_proxies(args: argparse.Namespace) -> str:
    """Whose word on who calls is taken: over a unix socket nobody else can come."""
    return "*" if args.listen and args.listen.startswith(UNIX) else args.proxy or "127.0.0.1"
