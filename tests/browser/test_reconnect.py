"""The server is killed, the network lost, the line dead: the page says so, goes on by itself, and loses nothing."""

from pathlib import Path

import httpx
from playwright.sync_api import Route

from ..server.real import UNLIMITED, RealServer
from .conftest import Visit
from .tables import answer, around, place, post, show_tab, turn_to_play
from .visitor import UNREACHABLE

STYLED = """name => [...document.styleSheets].some(sheet => {
    try { return sheet.href?.includes(name) && sheet.cssRules.length > 0 } catch { return false } // it was not loaded
})"""


def test_a_half_made_choice_survives_a_killed_server(visit: Visit, tmp_path: Path) -> None:
    house = RealServer(tmp_path / "tables.db", "--bot-processes", "2", *UNLIMITED).start()
    visitor = visit({"twice": True}, house.url)
    visitor.forgiven = UNREACHABLE
    visitor.play_now()
    while visitor.asked() and visitor.frames[-1]["decision"]["name"] != "turn":
        visitor.page.locator(".panel .option").first.click()
        visitor.page.wait_for_timeout(200)
    visitor.page.evaluate("window.sameWindow = true")
    visitor.page.locator('.panel .option[data-act="pass"]').click()
    visitor.page.wait_for_selector(".twice")
    house.kill()
    visitor.page.get_by_text("Reconnecting").wait_for()
    assert visitor.page.locator(".twice").count() == 1
    house.start()
    visitor.page.get_by_text("Reconnecting").wait_for(state="detached", timeout=30_000)
    assert visitor.page.locator(".twice").count() == 1
    told = len(visitor.frames)
    visitor.page.locator(".twice .main").click()
    visitor.page.wait_for_selector(".twice", state="detached")
    visitor.asked()
    assert visitor.page.evaluate("window.sameWindow")
    assert any(frame.get("entry", {}).get("act", {}).get("text") == "pass" for frame in visitor.frames[told:])
    numbers = [frame["seq"] for frame in visitor.frames]
    assert sorted(set(numbers)) == list(range(1, max(numbers) + 1))
    house.stop()


def test_an_act_sent_to_a_dead_server_arrives_when_it_is_back(visit: Visit, tmp_path: Path) -> None:
    house = RealServer(tmp_path / "tables.db", "--bot-processes", "2", *UNLIMITED).start()
    visitor = visit(None, house.url)
    visitor.forgiven = UNREACHABLE
    visitor.play_now()
    visitor.asked()
    before = visitor.question()
    house.kill()
    visitor.page.locator(".panel .option").first.click()
    visitor.page.wait_for_selector(".panel[data-sending]")
    house.start()
    visitor.page.wait_for_function(
        "before => document.querySelector('.panel').dataset.question !== before", arg=before, timeout=30_000
    )
    numbers = [frame["seq"] for frame in visitor.frames]
    assert sorted(set(numbers)) == list(range(1, max(numbers) + 1))
    house.stop()


def test_a_lost_network_loses_neither_choice_nor_talk(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea", settings={"twice": True}, options={"first": "A"})
    ada.forgiven = UNREACHABLE
    assert turn_to_play(ada, bea) is ada
    show_tab(ada, "Chat")
    ada.page.locator(".talk input[type=text]").fill("Half a sen")
    ada.page.locator('.option[data-act="pass"]').click()
    ada.page.wait_for_selector(".twice")
    ada.context.set_offline(True)
    ada.page.get_by_text("Reconnecting").wait_for()
    table, token = place(bea)
    post(house, table, "talk", token, text="Are you there?", key="t")
    ada.page.wait_for_timeout(500)
    assert ada.page.locator(".said", has_text="Are you there?").count() == 0
    ada.context.set_offline(False)
    ada.page.locator(".said", has_text="Are you there?").wait_for()
    ada.page.get_by_text("Reconnecting").wait_for(state="detached")
    assert ada.page.locator(".talk input[type=text]").input_value() == "Half a sen"
    ada.page.locator(".twice .main").click()
    bea.page.locator(".log", has_text="Ada passes").wait_for()


def test_who_waits_in_the_lobby_is_told_of_a_lost_network_too(visit: Visit) -> None:
    ada = visit({"name": "Ada"})
    ada.forgiven = UNREACHABLE
    ada.card("condottiere").locator("button").nth(1).click()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_selector(".lobby")
    ada.context.set_offline(True)
    ada.page.get_by_text("Reconnecting").wait_for()
    ada.context.set_offline(False)
    ada.page.get_by_text("Reconnecting").wait_for(state="detached")


DEAF = """
window.lines = []
window.WebSocket = class extends WebSocket {
    constructor(...args) { super(...args); window.lines.push(this) }
    set onmessage(hear) { super.onmessage = (frame) => this.deaf || hear(frame) }
}
"""


def test_a_line_that_died_unseen_is_replaced(visit: Visit, house: RealServer) -> None:
    """A phone that changes its network may keep a line on which nothing comes any more."""
    ada, bea = around(visit, house, "Ada", "Bea", options={"first": "A"})
    ada.page.add_init_script(DEAF)
    ada.page.reload()
    ada.page.wait_for_selector(".panel.asked")
    ada.page.evaluate("window.lines.at(-1).deaf = true")
    answer(ada)
    assert ada.page.evaluate("window.lines.length") == 2
    turn_to_play(ada, bea)


def test_a_clock_is_right_after_the_server_was_away(visit: Visit, tmp_path: Path) -> None:
    """The house's time stands still while its server does."""
    house = RealServer(tmp_path / "tables.db", "--bot-processes", "2", *UNLIMITED).start()
    (ada,) = around(
        lambda *args, **window: visit(*args, url=house.url, **window),
        house, "Ada", bots=1, clock={"kind": "bank", "seconds": 99}, options={"first": "A"},
    )  # fmt: skip
    ada.forgiven = UNREACHABLE
    ada.asked()
    house.kill()
    ada.page.get_by_text("Reconnecting").wait_for()
    ada.page.wait_for_timeout(5000)
    house.start()
    ada.page.get_by_text("Reconnecting").wait_for(state="detached", timeout=30_000)
    ada.page.wait_for_timeout(1000)
    table, token = place(ada)
    now = httpx.get(f"{house.url}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()["now"]
    shown = ada.page.locator(".clocks .running span").last.inner_text()
    told = ada.frames[-1]
    left = (told["clock"]["left"][0] - (now - told["at"])) / 1000
    assert abs(int(shown.split(":")[0]) * 60 + int(shown.split(":")[1]) - left) < 2
    house.stop()


def test_what_is_loaded_late_comes_when_the_line_is_back(visit: Visit) -> None:
    visitor = visit().play_now("condottiere")
    visitor.forgiven = UNREACHABLE
    lost: list[str] = []

    def lose_once(route: Route) -> None:
        name = route.request.url
        if name in lost:
            route.continue_()
        else:
            lost.append(name)
            route.abort("connectionrefused")

    visitor.page.route("**/assets/RuleDialog-*", lose_once)
    visitor.page.get_by_role("button", name="Rules").click()
    visitor.page.wait_for_selector("dialog .rules")
    assert {Path(name).suffix for name in lost} == {".js", ".css"}
    visitor.page.wait_for_function(STYLED, arg="RuleDialog")
