"""Notices of a turn: told once, to who wants it and does not look, with nothing secret inside, and not anywhere."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import threading
from base64 import urlsafe_b64decode
from collections.abc import Callable
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from condotta.server.notices import addresses, senders
from condotta.server.notices.addresses import is_public
from condotta.server.notices.notifier import PAUSES, Notifier
from condotta.server.notices.quiet import QuietHours
from condotta.server.notices.settings import MailServer, NoticeSettings
from condotta.server.state.tokens import hash_of

from .clients import Sat, Wire, fresh_key, running
from .odd_bots import run
from .post_office import BrowserKeys, PostBox, mail_box, post_box

LOCAL = NoticeSettings(url="https://tables.example.org", local=True, after=0)
STRICT = NoticeSettings(after=0)


def notifier(wire: Wire) -> Notifier:
    assert wire.app is not None
    found = wire.app.state.notifier
    assert isinstance(found, Notifier)
    return found


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not happened():
            await asyncio.sleep(0.02)


async def settled(wire: Wire) -> None:
    """All that there is to tell is told."""
    await notifier(wire).sweep()
    await until(lambda: not notifier(wire).waiting.total())


@pytest.fixture(autouse=True)
def only_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sweeps happen when a test says so."""

    async def begin(self: Notifier) -> None:
        await self.push_key()

    monkeypatch.setattr(Notifier, "run", begin)


async def begun(wire: Wire, **order: object) -> Sat:
    """Player 1 is asked when Player 0 has answered."""
    return await (await wire.create(["person", "person"], options={"first": "A"}, **order)).join_all()


async def turn(table: Sat, seat: int) -> None:
    """Until it is a seat's turn that was not before."""
    while await table.asked() == seat:
        await answer(table, seat)
    while (other := await table.asked()) != seat:
        assert other is not None
        await answer(table, other)


async def answer(table: Sat, seat: int) -> None:
    choices = [option["text"] for option in (await table.now(seat))["decision"]["options"]]
    await table.act(seat, "pass" if "pass" in choices else choices[0])


def check_nothing_secret(table: Sat, told: str) -> None:
    for token in (*table.tokens.values(), table.host, table.made["invitation"]):
        assert token not in told and hash_of(token) not in told
    for link in re.findall(r"https?://[^\s<>\"]+", told):
        assert re.fullmatch(r"https://tables\.example\.org/(t/[a-z0-9]{12}|notices#(stop|yes)-[\w-]{24})", link), link


def test_a_webhook_is_told_once_for_a_turn(db: str) -> None:
    async def play(box: PostBox) -> None:
        async with running(db, notices=LOCAL) as wire:
            table = await begun(wire)
            body = {"kind": "webhook", "address": f"{box.url}/hook?a=1", "language": "nl"}
            shown = await wire.post(f"{table.path}/notices", table.tokens[1], body)
            assert [(one["kind"], one["confirmed"]) for one in shown["subscriptions"]] == [("webhook", True)]
            await settled(wire)
            assert box.posted == [], "who asks for it looks at the page"
            await turn(table, 1)
            await asyncio.gather(*(notifier(wire).sweep() for _server in range(3)))
            await settled(wire)
            assert len(box.posted) == 1
            posted = box.posted[0]
            assert posted.path == "/hook?a=1" and posted.headers["content-type"] == "application/json"
            told = posted.json
            assert told["text"] == "Je bent aan de beurt in Condottiere met Player 0."
            assert told["link"] == f"https://tables.example.org/t/{table.id}" and told["what"] == "turn"
            check_nothing_secret(table, posted.body.decode())
            await wire.post(f"{table.path}/talk", table.tokens[0], {"text": "Hurry up!", "key": fresh_key()})
            await settled(wire)
            assert len(box.posted) == 1, "it is still the same turn"
            await turn(table, 1)
            await settled(wire)
            assert len(box.posted) == 2
            stop = told["stop"].rpartition("#stop-")[2]
            answered = await wire.http.post(f"/api/notices/{stop}/stop", data={"List-Unsubscribe": "One-Click"})
            assert answered.status_code == 200
            await turn(table, 1)
            await settled(wire)
            assert len(box.posted) == 2
            assert (await wire.get(f"{table.path}/notices", table.tokens[1]))["subscriptions"] == []

    with post_box() as box:
        run(play(box))


def test_discord_calls_nobody_by_a_name(tmp_path: Path) -> None:
    async def play(box: PostBox) -> None:
        async with running(tmp_path / "t.db", notices=LOCAL) as wire:
            table = await wire.create(["person", "person"], options={"first": "A"})
            for seat, name in enumerate(["@everyone *", "Bea"]):
                await wire.post(f"{table.path}/join", table.tokens[seat], {"name": name})
            await wire.post(f"{table.path}/notices", table.tokens[1], {"kind": "discord", "address": box.url})
            await turn(table, 1)
            await settled(wire)
            told = box.posted[0].json
            assert told["allowed_mentions"] == {"parse": []} and "\\@everyone \\*" in told["content"]
            assert f"<https://tables.example.org/t/{table.id}>" in told["content"]
            check_nothing_secret(table, told["content"])

    with post_box() as box:
        run(play(box))


def test_push_is_encrypted_for_the_browser_and_signed_by_the_house(db: str) -> None:
    async def play(box: PostBox) -> None:
        keys = BrowserKeys()
        async with running(db, notices=LOCAL) as wire:
            table = await begun(wire)
            own = (await wire.get(f"{table.path}/notices", table.tokens[1]))["push"]
            body = {"kind": "push", "address": f"{box.url}/push/1", "keys": keys.as_json()}
            await wire.post(f"{table.path}/notices", table.tokens[1], body)
            await turn(table, 1)
            await settled(wire)
        posted = box.posted[0]
        assert posted.headers["content-encoding"] == "aes128gcm" and int(posted.headers["ttl"]) > 3600
        told = keys.read(posted)
        assert told["body"] == "It is your turn in Condottiere with Player 0." and told["table"] == table.id
        check_nothing_secret(table, json.dumps(told))
        signed = dict(part.split("=", 1) for part in posted.headers["authorization"].removeprefix("vapid ").split(","))
        assert signed["k"] == own
        check_signature(signed["t"], own, box.url)
        async with running(db, notices=LOCAL) as wire:
            assert (await wire.get(f"{table.path}/notices", table.tokens[1]))["push"] == own, "kept over a start"

    with post_box() as box:
        run(play(box))


def check_signature(token: str, public: str, audience: str) -> None:
    def raw(text: str) -> bytes:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))

    claims, _, signature = token.rpartition(".")
    number = raw(signature)
    parts = int.from_bytes(number[:32], "big"), int.from_bytes(number[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(public))
    key.verify(encode_dss_signature(*parts), claims.encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(raw(claims.partition(".")[2]))
    assert told["aud"] == audience and told["sub"] == "https://tables.example.org"


def mailing(port: int) -> NoticeSettings:
    server = MailServer("127.0.0.1", port, False, None, None, "condotta <tables@example.org>")
    return NoticeSettings(url="https://tables.example.org", mail=server, after=0)


def test_a_mail_goes_only_to_who_said_yes(db: str) -> None:
    async def play(box: Any, port: int) -> None:
        async with running(db, notices=mailing(port)) as wire:
            table = await begun(wire)
            body = {"kind": "mail", "address": "bea@example.org", "language": "fr"}
            shown = await wire.post(f"{table.path}/notices", table.tokens[1], body)
            assert [one["confirmed"] for one in shown["subscriptions"]] == [False]
            await until(lambda: box.mails)
            asked = message_from_bytes(box.mails[0][1], policy=policy.default).get_content()
            check_nothing_secret(table, asked)
            await turn(table, 1)
            await settled(wire)
            assert len(box.mails) == 1, "nobody has said yes"
            yes = re.search(r"#yes-([\w-]+)", asked)
            assert yes is not None and yes[1] not in json.dumps(shown)
            await wire.http.post(f"/api/notices/{yes[1]}/confirm")
            await turn(table, 1)
            await settled(wire)
            to, raw = box.mails[1]
            mail = message_from_bytes(raw, policy=policy.default)
            assert to == ["bea@example.org"] and mail["Subject"].startswith("Condottiere")
            assert "C’est à vous de jouer à Condottiere avec Player 0." in mail.get_content()
            assert mail["List-Unsubscribe"].strip() == f"<https://tables.example.org/api/notices/{yes[1]}/stop>"
            check_nothing_secret(table, mail.get_content())
            box.refuse = "550 nobody of that name"
            await turn(table, 1)
            await settled(wire)
            assert (await wire.get(f"{table.path}/notices", table.tokens[1]))["subscriptions"] == []
            for number in range(6):
                refused = await wire.ask("POST", f"{table.path}/notices", table.tokens[0], body)
                assert refused.status_code == 200 or number >= 4
                await wire.post(
                    f"{table.path}/notices/off", table.tokens[0], {"kind": "mail", "address": "bea@example.org"}
                )
            assert refused.json()["key"] == "notice-mail-often"

    with mail_box() as (box, port):
        run(play(box, port))


def test_a_mail_server_that_does_not_answer_delays_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(senders, "MAIL_SECONDS", 1.0)

    async def play(box: PostBox, port: int) -> None:
        async with running(tmp_path / "t.db", notices=NoticeSettings(LOCAL.url, mailing(port).mail, True, 0)) as wire:
            table = await begun(wire)
            for seat in (0, 1):
                for number in range(3):
                    body = {"kind": "mail", "address": f"{seat}-{number}@example.org"}
                    await wire.post(f"{table.path}/notices", table.tokens[seat], body)
            await wire.post(f"{table.path}/notices", table.tokens[1], {"kind": "webhook", "address": box.url})
            await turn(table, 1)
            await notifier(wire).sweep()
            await until(lambda: box.posted)
            assert len(threading.enumerate()) < 40

    with socket.create_server(("127.0.0.1", 0)) as deaf, post_box() as box:
        run(play(box, deaf.getsockname()[1]))


def test_what_does_not_arrive_is_tried_again_and_then_given_up(tmp_path: Path) -> None:
    async def play(box: PostBox) -> None:
        pauses: list[float] = []

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        async with running(tmp_path / "t.db", notices=LOCAL) as wire:
            notifier(wire).sleep = sleep
            table = await begun(wire)
            await wire.post(f"{table.path}/notices", table.tokens[1], {"kind": "webhook", "address": box.url})
            box.answers = [500, 302, 503, 429, 200]
            await turn(table, 1)
            await settled(wire)
            assert len(box.posted) == len(PAUSES) == 4 and pauses == [*PAUSES[1:]]
            assert all(posted.path == "/" for posted in box.posted), "no answer leads elsewhere"
            box.answers = [500]

            async def meanwhile(seconds: float) -> None:
                await answer(table, 1)

            notifier(wire).sleep = meanwhile
            await turn(table, 1)
            await settled(wire)
            assert len(box.posted) == 5, "it was answered meanwhile"
            box.answers = [410]
            await turn(table, 1)
            await settled(wire)
            assert (await wire.get(f"{table.path}/notices", table.tokens[1]))["subscriptions"] == []

    with post_box() as box:
        run(play(box))


def test_who_looks_or_sleeps_is_not_told(tmp_path: Path) -> None:
    async def play(box: PostBox) -> None:
        async with running(tmp_path / "t.db", notices=LOCAL) as wire:
            table = await begun(wire)
            live = wire.registry.tables[table.id]
            quiet = {"since": 22 * 60, "until": 7 * 60, "zone": "UTC"}
            body = {"kind": "webhook", "address": box.url, "quiet": quiet}
            await wire.post(f"{table.path}/notices", table.tokens[1], body)
            hour = 3600_000
            notifier(wire).wall = lambda: 12 * hour
            live.presence.look(1, 1)
            await turn(table, 1)
            await settled(wire)
            live.presence.look(1, -1)
            await settled(wire)
            assert box.posted == [], "it was seen"
            await turn(table, 1)
            notifier(wire).wall = lambda: 23 * hour
            await settled(wire)
            notifier(wire).wall = lambda: 30 * hour
            await settled(wire)
            assert box.posted == [], "at night"
            notifier(wire).wall = lambda: 31 * hour + 1
            await settled(wire)
            assert len(box.posted) == 1, "in the morning"
            await turn(table, 1)
            await wire.post(f"{table.path}/handover", table.tokens[1], {"to": "bot", "bot": "random"})
            await settled(wire)
            assert len(box.posted) == 1, "a bot plays"

    with post_box() as box:
        run(play(box))


@pytest.mark.parametrize("how", ["renew", "delete"])
def test_a_new_link_or_no_table_ends_it(tmp_path: Path, how: str) -> None:
    async def play(box: PostBox) -> None:
        async with running(tmp_path / "t.db", notices=LOCAL) as wire:
            table = await begun(wire)
            await wire.post(f"{table.path}/notices", table.tokens[1], {"kind": "webhook", "address": box.url})
            if how == "renew":
                table.tokens[1] = (await wire.post(f"{table.path}/renew", table.tokens[1], {}))["token"]
                await turn(table, 1)
                await settled(wire)
                assert (await wire.get(f"{table.path}/notices", table.tokens[1]))["subscriptions"] == []
            else:
                await wire.registry.delete(table.id, "host")
            assert box.posted == []
            assert await wire.registry.store.ask("SELECT id FROM subscriptions") == []

    with post_box() as box:
        run(play(box))


def test_several_servers_tell_once(database: str) -> None:
    async def play(box: PostBox) -> None:
        async with running(database, notices=LOCAL) as one, running(database, notices=LOCAL) as other:
            table = await begun(one)
            await one.post(f"{table.path}/notices", table.tokens[1], {"kind": "webhook", "address": box.url})
            for number in range(3):
                await turn(table, 1)
                await asyncio.gather(*(notifier(wire).sweep() for wire in (one, other, one, other)))
                await settled(one)
                await settled(other)
                assert len(box.posted) == number + 1
            keys = [(await wire.get(f"{table.path}/notices", table.tokens[1]))["push"] for wire in (one, other)]
            assert keys[0] == keys[1]

    with post_box() as box:
        run(play(box))


def test_a_nudge_a_day_and_nothing_of_a_sealed_question(tmp_path: Path) -> None:
    async def play(box: PostBox) -> None:
        async with running(tmp_path / "t.db", notices=LOCAL) as wire:
            table = await (await wire.create(["person"] * 3, game="conquest")).join_all()
            await wire.refused(409, "nudge-not-asked", f"{table.path}/nudge", table.tokens[(await table.asked() or 0)],
                               {"seat": ((await table.asked() or 0) + 1) % 3})  # fmt: skip
            while not (await table.now(0))["decision"]["sealed"]:
                await table.step(random.Random(1))
            for seat in (1, 2):
                body = {"kind": "webhook", "address": f"{box.url}/{seat}"}
                await wire.post(f"{table.path}/notices", table.tokens[seat], body)
            for _piece in range(60):
                decision = (await table.now(2))["decision"]
                if not decision["asked"]:
                    break
                await table.act(2, decision["options"][0]["text"])
            answers = [
                await wire.ask("POST", f"{table.path}/nudge", table.tokens[0], {"seat": seat}) for seat in (1, 2)
            ]
            assert {(answer.status_code, answer.text) for answer in answers} == {(200, "{}")}
            await settled(wire)
            assert [posted.path for posted in box.posted] == ["/1"], "who has answered is not asked again"
            assert box.posted[0].json["text"] == "Player 0 reminds you: it is your turn in Conquest."
            check_nothing_secret(table, box.posted[0].body.decode())
            for seat in (1, 2):
                await wire.refused(409, "nudge-was-today", f"{table.path}/nudge", table.tokens[0], {"seat": seat})
            await wire.refused(404, "no-such-seat", f"{table.path}/nudge", table.tokens[0], {"seat": 0})
            await wire.refused(401, "needs-token", f"{table.path}/nudge", None, {"seat": 1})
            wire.registry.tables[table.id].presence.look(1, 1)
            await wire.refused(409, "nudge-is-here", f"{table.path}/nudge", table.tokens[2], {"seat": 1})

    with post_box() as box:
        run(play(box))


# Addresses


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8",
        "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2001:0:7f00:1::", "ff02::1",
    ],
)  # fmt: skip
def test_what_is_not_the_open_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"])
def test_what_is(address: str) -> None:
    assert is_public(address)


def test_addresses_are_checked_when_they_are_given_and_when_they_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(box: PostBox) -> None:
        async with running(tmp_path / "t.db", notices=STRICT) as wire:
            table = await begun(wire)

            async def refused(address: str, key: str) -> None:
                body = {"kind": "webhook", "address": address}
                await wire.refused(422, key, f"{table.path}/notices", table.tokens[1], body)

            for address in ("https://127.0.0.1/", "https://[::1]/", "https://localhost/", "https://2130706433/"):
                await refused(address, "notice-private")
            for address in ("http://example.org/", "ftp://example.org/", "file:///etc/passwd", "gopher://example.org/"):
                await refused(address, "notice-not-secure" if "example" in address else "notice-address")
            for address in ("https://a@b/", "https://exa mple/", "https://x/\r\nHost: y", "https://[::1", "https:///x",
                            "https://x/#y", "https://nowhere.invalid/"):  # fmt: skip
                await refused(address, "notice-address")
            body = {"kind": "mail", "address": "a@example.org"}
            await wire.refused(409, "notice-no-mail", f"{table.path}/notices", table.tokens[1], body)
            # A name that leads elsewhere after it was checked: what was checked is what is connected to.
            lead = {"to": "93.184.216.34"}
            monkeypatch.setattr(
                addresses.socket, "getaddrinfo", lambda *_args, **_more: [(0, 0, 0, "", (lead["to"], 0))]
            )
            connected: list[str] = []

            async def connect(host: str, *_args: Any, **more: Any) -> Any:
                connected.append(f"{host} {more['server_hostname']}")
                raise OSError

            monkeypatch.setattr(addresses.asyncio, "open_connection", connect)
            await wire.post(
                f"{table.path}/notices", table.tokens[1], {"kind": "webhook", "address": "https://example.org/"}
            )
            notifier(wire).sleep = no_sleep
            await turn(table, 1)
            await settled(wire)
            assert {*connected} == {"93.184.216.34 example.org"}
            connected.clear()
            lead["to"] = "127.0.0.1"
            await turn(table, 1)
            await settled(wire)
            assert connected == []
            assert (await wire.get(f"{table.path}/notices", table.tokens[1]))["subscriptions"] == []

    async def no_sleep(seconds: float) -> None:
        pass

    with post_box() as box:
        run(play(box))


def test_who_may_ask_and_how_much(tmp_path: Path) -> None:
    async def play(box: PostBox) -> None:
        async with running(tmp_path / "t.db", notices=LOCAL) as wire:
            table = await begun(wire)
            body: dict[str, object] = {"kind": "webhook", "address": box.url}
            path = f"{table.path}/notices"
            await wire.refused(401, "needs-token", path, None, body)
            await wire.refused(403, "needs-token", path, table.host, body)
            await wire.refused(401, "unknown-token", path, "x" * 32, body)
            await wire.refused(422, "unfitting", path, table.tokens[1], {**body, "more": 1})
            await wire.refused(422, "unfitting", path, table.tokens[1], {"kind": "push", "address": box.url})
            bad = {"kind": "push", "address": box.url, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
            await wire.refused(422, "unfitting", path, table.tokens[1], bad)
            zone = {"since": 0, "until": 1, "zone": "../../etc/passwd"}
            await wire.refused(422, "unfitting", path, table.tokens[1], {**body, "quiet": zone})
            for number in range(8):
                await wire.post(path, table.tokens[1], {**body, "address": f"{box.url}/{number}"})
            await wire.post(path, table.tokens[1], {**body, "address": f"{box.url}/7", "language": "pl"})
            await wire.refused(409, "notice-too-many", path, table.tokens[1], body)
            assert (await wire.get(path, table.tokens[0]))["subscriptions"] == [], "another's are not shown"
            for id in ("nothing", "x" * 24, "%00" * 24):
                assert (await wire.http.post(f"/api/notices/{id}/confirm")).status_code == 404
                assert (await wire.http.post(f"/api/notices/{id}/stop")).status_code == 200

    with post_box() as box:
        run(play(box))


@pytest.mark.parametrize(
    ("hour", "end"), [(21.9, None), (22, 31), (23.5, 31), (24.5, 31), (30.99, 31), (31, None), (40, None)]
)
def test_quiet_hours_go_over_midnight(hour: float, end: int | None) -> None:
    quiet = QuietHours(22 * 60, 7 * 60, "UTC")
    assert quiet.end(int(hour * 3600_000)) == (None if end is None else end * 3600_000)


def test_quiet_hours_follow_the_clock_of_a_place() -> None:
    """In Warsaw the clocks went forward on 29 March 2026: seven o'clock there was five o'clock in Greenwich."""
    quiet = QuietHours(22 * 60, 7 * 60, "Europe/Warsaw")
    assert quiet.end(1774735200_000) == 1774760400_000
