"""What whoever runs the server says about notices."""

from __future__ import annotations

import argparse
import os
from email.utils import parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from ...kernel.errors import SetupError

PASSWORD: Final = "CONDOTTA_MAIL_PASSWORD"
"""The variable of the environment that has it: a command line is seen by everybody on the computer."""
PORTS: Final = {"smtp": 587, "smtps": 465}


class MailServer(Struct, frozen=True):
    """Through which mails go."""

    host: str
    port: int
    secure: bool
    """Encrypted from the first byte on; otherwise as soon as it offers that."""
    user: str | None
    password: str | None
    sender: str


class NoticeSettings(Struct, frozen=True):
    url: str | None = None
    """How people reach this server: links begin with it."""
    mail: MailServer | None = None
    local: bool = False
    """Whether notices may go to addresses in private networks."""
    after: float = 30.0
    """Seconds for which somebody must not have looked at the page."""


def add_notice_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--url", metavar="URL", help="how people reach this server; links in notices begin with it")
    parser.add_argument("--mail", metavar="SERVER",
                        help="tell people of their turn by e-mail: smtp://[USER@]HOST[:PORT] or smtps://… "
                        f"(password: {PASSWORD}); needs --url and --mail-from")  # fmt: skip
    parser.add_argument("--mail-from", metavar="ADDRESS", help="from whom those mails are")
    parser.add_argument("--local-notices", action="store_true",
                        help="let notices go to addresses in private networks, also without https")  # fmt: skip
    parser.add_argument("--notice-after", type=float, default=30.0, metavar="SECONDS",
                        help="tell who has not looked at the page for so long (default 30)")  # fmt: skip


def notice_settings(args: argparse.Namespace) -> NoticeSettings:
    url = None if args.url is None else checked_url(args.url)
    mail = None
    if args.mail is not None:
        if url is None or not parseaddr(args.mail_from or "")[1]:
            raise SetupError("mail-needs-more")
        mail = mail_server(args.mail, args.mail_from)
    return NoticeSettings(url, mail, args.local_notices, max(0.0, args.notice_after))


def checked_url(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise SetupError("url-unusable", url=text)
    return f"{parts.scheme}://{parts.netloc}"


def mail_server(text: str, sender: str) -> MailServer:
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise SetupError("mail-unusable", server=text) from None
    if parts.scheme not in PORTS or not parts.hostname or parts.password is not None:
        raise SetupError("mail-unusable", server=text if parts.password is None else parts.scheme)
    user = None if parts.username is None else unquote(parts.username)
    return MailServer(
        parts.hostname, port or PORTS[parts.scheme], parts.scheme == "smtps", user, os.environ.get(PASSWORD), sender
    )
