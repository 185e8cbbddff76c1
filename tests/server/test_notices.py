"""Notices of a turn: told once, to who wants it and does not look, with nothing secret inside, and not anywhere."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import threading
from base64 import urlsafe_b64decode
from email import message_from_bytes, policy
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from condotta.server.notices import senders
from condotta.server.notices.notifier import MAX_WAITING, PAUSES
from condotta.server.notices.settings import MailServer, NoticeSettings

from .clients import fresh_key, running
from .noticed import LOCAL, answer, begun, check_nothing_secret, notifier, settled, turn, until
from .odd_bots import run
from .post_office import BrowserKeys, PostBox, mail_box, post_box

pytestmark = pytest.mark.usefixtures("only_when_told")


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


def test_discord_calls_nobody_by_a_name(db: str) -> None:
    async def play(box: PostBox) -> None:
        async with running(db, notices=LOCAL) as wire:
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


def test_a_mail_server_that_does_not_answer_delays_nobody(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(senders, "MAIL_SECONDS", 1.0)

    async def play(box: PostBox, port: int) -> None:
        async with running(db, notices=NoticeSettings(LOCAL.url, mailing(port).mail, True, 0)) as wire:
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


def test_an_address_that_never_said_yes_goes_with_the_game(db: str) -> None:
    async def play(box: Any, port: int) -> None:
        async with running(db, notices=mailing(port)) as wire:
            table = await begun(wire)
            body = {"kind": "mail", "address": "bea@example.org"}
            await wire.post(f"{table.path}/notices", table.tokens[1], body)
            await until(lambda: box.mails)
            await turn(table, 1)
            await settled(wire)
            assert len(box.mails) == 1 and len(await wire.registry.store.ask("SELECT id FROM subscriptions")) == 1
            await wire.post(f"{table.path}/resign", table.tokens[0], {"key": fresh_key()})
            await settled(wire)
            assert await wire.registry.store.ask("SELECT id FROM subscriptions") == []

    with mail_box() as (box, port):
        run(play(box, port))


def test_no_more_than_so_many_mails_wait_also_of_those_that_ask(db: str) -> None:
    async def play(box: Any, port: int) -> None:
        async with running(db, notices=mailing(port)) as wire:
            table, body = await begun(wire), {"kind": "mail", "address": "bea@example.org"}
            notifier(wire).waiting["mail"] = MAX_WAITING
            await wire.post(f"{table.path}/notices", table.tokens[1], body)
            while (await wire.get(f"{table.path}/notices", table.tokens[1]))["subscriptions"]:
                await asyncio.sleep(0.01)
            notifier(wire).waiting["mail"] = MAX_WAITING - 1
            await wire.post(f"{table.path}/notices", table.tokens[1], body)
            await until(lambda: box.mails)
            await until(lambda: notifier(wire).waiting["mail"] == MAX_WAITING - 1)
            assert len(box.mails) == 1

    with mail_box() as (box, port):
        run(play(box, port))


def test_what_does_not_arrive_is_tried_again_and_then_given_up(db: str) -> None:
    async def play(box: PostBox) -> None:
        pauses: list[float] = []

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        async with running(db, notices=LOCAL) as wire:
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


def test_who_looks_or_sleeps_is_not_told(db: str) -> None:
    async def play(box: PostBox) -> None:
        async with running(db, notices=LOCAL) as wire:
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
def test_a_new_link_or_no_table_ends_it(db: str, how: str) -> None:
    async def play(box: PostBox) -> None:
        async with running(db, notices=LOCAL) as wire:
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


def test_a_nudge_a_day_and_nothing_of_a_sealed_question(db: str) -> None:
    async def play(box: PostBox) -> None:
        async with running(db, notices=LOCAL) as wire:
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
