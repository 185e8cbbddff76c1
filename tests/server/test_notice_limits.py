"""Who may ask to be told, at which addresses, and when it is night."""

from __future__ import annotations

from typing import Any

import pytest

from condotta.server.notices import addresses
from condotta.server.notices.addresses import is_public
from condotta.server.notices.quiet import QuietHours

from .clients import running
from .noticed import LOCAL, STRICT, begun, notifier, settled, turn
from .odd_bots import run
from .post_office import PostBox, post_box

pytestmark = pytest.mark.usefixtures("only_when_told")


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
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(box: PostBox) -> None:
        async with running(db, notices=STRICT) as wire:
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


def test_who_may_ask_and_how_much(db: str) -> None:
    async def play(box: PostBox) -> None:
        async with running(db, notices=LOCAL) as wire:
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
