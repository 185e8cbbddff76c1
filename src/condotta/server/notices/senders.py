"""How a notice is sent: to a browser by its push service, by e-mail, to a chat or to any program that listens.

Each raises Failed if it may arrive the next time, and Dead if it never will again.
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ..refusal import Refusal
from .addresses import Dead, Failed, check_status, post, target_of
from .settings import MailServer
from .subscriptions import PushKeys
from .wording import Notice

KEEP_FOR: Final = 24 * 3600
"""Seconds for which a push service tries to reach a browser that is off."""
GOOD_FOR: Final = 12 * 3600
"""Seconds for which what this server signs is good."""
MAIL_SECONDS: Final = 15.0
"""For each step of the way to the mail server."""
MARKUP: Final = str.maketrans({letter: f"\\{letter}" for letter in "\\*_~`|>[]()#-<@:"})
"""What a chat would take for more than letters."""


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


# Push


def new_key() -> str:
    """By which this server proves to push services who it is."""
    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int(text, 16), ec.SECP256R1())


def public_half(text: str) -> str:
    """As a browser wants it."""
    public = private_key(text).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(public).rstrip(b"=").decode()


def unpadded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(keys: PushKeys) -> None:
    """Whether a browser could have made them."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(keys.p256dh))
        if len(unpadded(keys.auth)) == 16:
            return
    except ValueError:
        pass
    raise Refusal(422, "unfitting", reason="keys")


def push_request(notice: Notice, address: str, keys: PushKeys, own: str, local: bool) -> tuple[dict[str, str], bytes]:
    """Headers and body: encrypted for the one browser, signed by this server."""
    import http_ece  # only here: who is never told by push does not wait for it to load
    from py_vapid import Vapid02

    data = {"title": notice.title, "body": notice.text, "table": notice.table, "open": notice.open,
            "stop": notice.stop, "stopId": notice.stop_id, "lang": notice.language}  # fmt: skip
    body: bytes = http_ece.encrypt(
        encoded(data),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unpadded(keys.p256dh),
        auth_secret=unpadded(keys.auth),
        version="aes128gcm",
    )
    claims = {"aud": target_of(address, local).origin, "sub": notice.origin, "exp": int(time.time()) + GOOD_FOR}
    signed: dict[str, str] = Vapid02(private_key(own), {"no-strict": True}).sign(claims)
    headers = {"Content-Type": "application/octet-stream", "Content-Encoding": "aes128gcm", "TTL": str(KEEP_FOR),
               "Topic": notice.table, "Urgency": "normal"}  # fmt: skip
    return {**headers, **signed}, body


async def send_push(notice: Notice, address: str, keys: PushKeys, own: str, local: bool) -> None:
    headers, body = await asyncio.to_thread(push_request, notice, address, keys, own, local)
    check_status(await post(address, local, headers, body))


# To a chat, and to programs


async def send_discord(notice: Notice, address: str, local: bool) -> None:
    """Nobody is called by what is in a name, and a link shows no picture."""
    lines = [notice.text.translate(MARKUP), f"<{notice.link}>", f"{notice.stop.translate(MARKUP)} <{notice.stop_link}>"]
    body = {"content": "\n".join(lines), "allowed_mentions": {"parse": []}}
    check_status(await post(address, local, {"Content-Type": "application/json"}, encoded(body)))


async def send_webhook(notice: Notice, address: str, local: bool) -> None:
    body = {"what": notice.what, "game": notice.game, "table": notice.table, "title": notice.title,
            "text": notice.text, "link": notice.link, "stop": notice.stop_link}  # fmt: skip
    check_status(await post(address, local, {"Content-Type": "application/json"}, encoded(body)))


# Mail


def mail_of(notice: Notice, address: str, sender: str, stop_by_post: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"], mail["To"] = sender, address
    mail["Subject"] = f"{notice.title}: {notice.text}"[:150]
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2] or "localhost")
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = notice.language
    if notice.what != "confirm":
        mail["List-Unsubscribe"] = f"<{stop_by_post}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(f"{notice.text}\n\n{notice.open}\n{notice.link}\n\n-- \n{notice.stop}\n{notice.stop_link}\n")
    return mail


def send_mail(server: MailServer, mail: EmailMessage) -> None:
    """It waits; so it is called in a thread. A password never goes over an open line."""
    context = ssl.create_default_context()
    try:
        with (
            smtplib.SMTP_SSL(server.host, server.port, timeout=MAIL_SECONDS, context=context)
            if server.secure
            else smtplib.SMTP(server.host, server.port, timeout=MAIL_SECONDS)
        ) as line:
            if not server.secure:
                line.ehlo()
                if line.has_extn("starttls"):
                    line.starttls(context=context)
                elif server.user is not None:
                    raise Failed("the mail server offers no encryption")
            if server.user is not None:
                line.login(server.user, server.password or "")
            line.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        if all(550 <= code < 560 for code, _text in error.recipients.values()):
            raise Dead from None
        raise Failed("refused for now") from None
    except (OSError, smtplib.SMTPException, ValueError) as error:
        raise Failed(type(error).__name__) from None
