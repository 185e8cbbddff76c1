"""The server is killed and started again: the page says so, goes on by itself, and loses no half-made choice."""

from pathlib import Path

from ..server.real import UNLIMITED, RealServer
from .conftest import Visit
from .visitor import UNREACHABLE


def test_a_half_made_choice_survives_a_killed_server(visit: Visit, tmp_path: Path) -> None:
    house = RealServer(tmp_path / "tables.db", "--bots", "1", *UNLIMITED).start()
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
    house = RealServer(tmp_path / "tables.db", "--bots", "1", *UNLIMITED).start()
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
