"""Your turn reaches you: who is there, what is told where, and what is shown without a connection."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Worker

from ..server.post_office import BrowserKeys, MailBox, PostBox, mail_box, post_box
from ..server.real import UNLIMITED, RealServer
from .conftest import Visit
from .tables import around, begun, show_tab, watcher
from .visitor import UNREACHABLE, Visitor

STAND_IN = """
const address = %s, keys = %s
PushManager.prototype.subscribe = async function (options) {
    window.pushKey = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)))
    const made = { endpoint: address, toJSON: () => ({ endpoint: address, keys }), unsubscribe: async () => true }
    PushManager.prototype.getSubscription = async () => made
    return made
}
"""
"""No push service can be reached from a test: it stands in for the browser's own."""
NEW_VERSION = """
from condotta.server.http import pages
read = pages.Path.read_bytes
def changed(path):
    return read(path).replace(b"`condotta-${", b"`condotta-new-${") if path.name == "sw.js" else read(path)
pages.Path.read_bytes = changed
"""
"""A server whose service worker is another one."""


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[MailBox, int]]:
    with mail_box() as found:
        yield found


@pytest.fixture(scope="module")
def box() -> Iterator[PostBox]:
    with post_box() as found:
        yield found


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, mails: tuple[MailBox, int]) -> Iterator[RealServer]:
    """A house that tells people of their turn at once, also in the network of the test."""
    mail = [
        "--mail",
        f"smtp://127.0.0.1:{mails[1]}",
        "--mail-from",
        "tables@example.org",
        "--url",
        "http://localhost:1",
    ]
    server = RealServer(
        tmp_path_factory.mktemp("telling") / "t.db", *UNLIMITED, *mail, "--local-notices", "--notice-after", "0.1"
    ).start()
    yield server
    server.stop()


def test_two_see_whether_the_other_is_there(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea", options={"first": "B"}, absence=1)
    dot = ada.page.locator(".panel .others .where")
    ada.page.locator('.panel .others [data-where="here"]', has_text="here").wait_for()
    assert ada.page.locator(".late").count() == 0
    guest = watcher(visit, ada)
    show_tab(ada, "Table")
    ada.page.get_by_text("One spectator").wait_for()
    hidden(bea)
    ada.page.locator('.panel .others [data-where="away"]', has_text="away").wait_for()
    bea.page.goto(house.url)
    ada.page.locator('.panel .others [data-where="gone"]', has_text="gone").wait_for()
    assert dot.count() == 1
    ada.page.locator('.menu li [data-where="here"]').wait_for()
    ada.page.get_by_role("button", name="Remind Bea").click()
    ada.page.locator(".late", has_text="Bea is reminded").wait_for()
    guest.page.goto(house.url)
    ada.page.get_by_text("One spectator").wait_for(state="detached")
    show_tab(ada, "Log")
    ada.page.reload()
    ada.page.get_by_role("button", name="What to do without Bea").click()
    ada.page.get_by_role("button", name="Let a bot play for Bea").wait_for()
    ada.is_accessible()
    ada.says_no_keys()


def hidden(visitor: Visitor) -> None:
    """As if another window lay before it."""
    visitor.page.evaluate(
        "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )


def test_push_reaches_the_service_worker(browser: Browser, telling: RealServer, box: PostBox) -> None:
    keys, made = BrowserKeys(), begun(telling, "Ada", "Bea", options={"first": "B"})
    ada = Visitor(browser, telling.url, service_workers="allow", permissions=["notifications"])
    ada.context.add_init_script(STAND_IN % (json.dumps(f"{box.url}/push"), json.dumps(keys.as_json())))
    ada.settle(name="Ada")
    ada.page.goto(telling.url + made["seats"][0]["link"])
    ada.page.wait_for_selector(".panel")
    show_tab(ada, "Table")
    ada.page.get_by_role("button", name="Tell me when it is my turn").click()
    ada.page.get_by_role("switch", name="On this device").click()
    ada.page.wait_for_function(
        "() => document.querySelector('dialog [role=switch]:enabled')?.checked && window.pushKey"
    )
    ada.is_accessible()
    ada.page.goto(telling.url)
    answer_for(telling, made, 1)
    assert box.came.wait(30)
    told = keys.read(box.posted[0])
    check_nothing_secret(made, json.dumps(told))
    worker = worker_of(ada)
    worker.evaluate("text => self.dispatchEvent(new PushEvent('push', { data: text }))", json.dumps(told))
    worker.evaluate(
        "async () => { while (!(await registration.getNotifications()).length)"
        " await new Promise(go => setTimeout(go, 50)) }"
    )
    note = worker.evaluate(
        "async () => { const [one] = await registration.getNotifications();"
        " return { title: one.title, body: one.body, tag: one.tag, actions: one.actions.map(each => each.action) } }"
    )
    assert note["title"] == "Condottiere" and note["body"] == "It is your turn in Condottiere with Bea."
    assert note["tag"] == made["table"] and note["actions"] == ["open", "stop"]
    # One tap ends it.
    worker.evaluate(
        "async () => { const [one] = await registration.getNotifications(); const waited = [];"
        " const event = new NotificationEvent('notificationclick', { notification: one, action: 'stop' });"
        " event.waitUntil = each => waited.push(each); self.dispatchEvent(event); await Promise.all(waited) }"
    )
    ada.page.goto(f"{telling.url}/t/{made['table']}")
    show_tab(ada, "Table")
    ada.page.get_by_role("button", name="Tell me when it is my turn").click()
    ada.page.wait_for_function("() => document.querySelector('dialog [role=switch]:enabled')?.checked === false")
    ada.leave()


def worker_of(visitor: Visitor) -> Worker:
    workers = visitor.context.service_workers
    return workers[0] if workers else visitor.context.wait_for_event("serviceworker")


def answer_for(house: RealServer, made: dict[str, Any], seat: int) -> None:
    """A program plays a seat until somebody else is asked."""
    path = f"{house.url}/api/tables/{made['table']}"
    headers = {"Authorization": f"Bearer {made['seats'][seat]['token']}"}
    for number in range(50):
        lines = httpx.get(f"{path}/stream?since=0&follow=0", headers=headers).text.split("\n")
        decision = json.loads([line for line in lines if line][-1])["decision"]
        if not decision["asked"]:
            return
        texts = [option["text"] for option in decision["options"]]
        body = {
            "decision": decision["number"],
            "text": "pass" if "pass" in texts else texts[0],
            "key": f"{seat}-{number}",
        }
        httpx.post(f"{path}/acts", headers=headers, json=body).raise_for_status()


def check_nothing_secret(made: dict[str, Any], told: str) -> None:
    for token in (*(seat["token"] for seat in made["seats"]), made["host"], made["invitation"]):
        assert token not in told


def test_mail_and_webhook_are_asked_for_on_the_page(
    visit: Visit, telling: RealServer, mails: tuple[MailBox, int], box: PostBox
) -> None:
    made = begun(telling, "Ada", "Bea", options={"first": "B"})
    ada = visit({"name": "Ada"}, url=telling.url, viewport={"width": 360, "height": 740})
    ada.page.goto(telling.url + made["seats"][0]["link"])
    ada.page.wait_for_selector(".panel")
    show_tab(ada, "Table")
    ada.page.get_by_role("button", name="Tell me when it is my turn").click()
    ada.page.get_by_label("E-mail").fill("ada@example.org")
    ada.page.locator("form", has_text="E-mail").get_by_role("button").click()
    ada.page.locator("dialog li", has_text="ada@example.org").get_by_text("say yes").wait_for()
    ada.page.get_by_label("Address", exact=True).fill(f"{box.url}/hook")
    ada.page.get_by_label("For", exact=True).select_option("webhook")
    ada.page.locator("form", has_text="Webhook").get_by_role("button").click()
    ada.page.locator("dialog li").nth(1).wait_for()
    ada.page.get_by_role("switch", name="Quiet hours").click()
    ada.page.get_by_label("until", exact=True).wait_for()
    ada.is_accessible()
    ada.fits()
    ada.page.get_by_role("switch", name="Quiet hours").click()
    for _wait in range(300):
        if mails[0].mails:
            break
        ada.page.wait_for_timeout(50)
    link = re.search(r"http://localhost:1(/notices#yes-[\w-]+)", mails[0].mails[0][1].decode())
    assert link is not None
    ada.page.goto(telling.url + link[1])
    ada.page.get_by_role("button", name="Yes, tell me").click()
    ada.page.get_by_text("Done. You are told when it is your turn.").wait_for()
    box.came.clear()
    answer_for(telling, made, 1)
    assert box.came.wait(30)
    for _wait in range(300):
        if len(mails[0].mails) > 1:
            break
        ada.page.wait_for_timeout(50)
    told = mails[0].mails[1][1].decode() + box.posted[-1].body.decode()
    check_nothing_secret(made, told)
    stop = re.search(r"(/notices#stop-[\w-]+)", mails[0].mails[1][1].decode())
    assert stop is not None
    ada.page.goto(telling.url + stop[1])
    ada.page.get_by_text("Done. You are not told of this table any more.").wait_for()
    ada.says_no_keys()


def test_over_a_plain_line_it_says_why_and_what_else(visit: Visit, house: RealServer) -> None:
    made, ada = begun(house, "Ada", "Bea"), visit()
    ada.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    ada.page.goto(house.url + made["seats"][0]["link"])
    ada.page.wait_for_selector(".panel")
    show_tab(ada, "Table")
    ada.page.get_by_role("button", name="Tell me when it is my turn").click()
    ada.page.get_by_text("both need https").wait_for()
    assert ada.page.locator("dialog form").count() == 1, "there is no mail server, but webhooks are"


SETTLED = """async () => {
    const one = await navigator.serviceWorker.getRegistration()
    return !one.installing && !one.waiting && one.active?.state === 'activated'
}"""


def test_without_a_connection_there_is_a_page_and_a_new_version_takes_over(browser: Browser, tmp_path: Path) -> None:
    house = RealServer(tmp_path / "t.db", *UNLIMITED).start()
    ada = Visitor(browser, house.url, lang="pl", service_workers="allow")
    ada.forgiven = UNREACHABLE
    ada.page.goto(house.url)
    ada.page.wait_for_selector(".games")
    assert (
        ada.page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json()).then(made => made.display)")
        == "standalone"
    )
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.page.wait_for_function("() => navigator.serviceWorker.controller")
    caches = ada.page.evaluate("caches.keys()")
    assert len(caches) == 1
    house.stop()
    ada.page.goto(f"{house.url}/t/abc#secret")
    ada.page.get_by_role("heading", name="Brak połączenia").wait_for()
    assert ada.page.evaluate("getComputedStyle(document.body).display") == "grid"
    house.before = NEW_VERSION
    house.start()
    ada.page.get_by_role("button", name="Spróbuj ponownie").click()
    ada.page.wait_for_selector("main")
    assert ada.page.url.endswith("#secret")
    ada.page.goto(house.url)
    ada.page.wait_for_selector(".games")
    ada.page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
    ada.page.wait_for_function("async () => (await caches.keys()).some(name => name.startsWith('condotta-new-'))")
    ada.page.wait_for_function(SETTLED)
    ada.page.reload()
    ada.page.wait_for_selector(".games")
    ada.errors.clear()  # a table that is not there
    ada.leave()
    house.stop()
