"""Every screen: accessible, in four languages, on a phone, light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from condotta.games import GAMES

from ..fifth_language import house_with
from ..server.real import UNLIMITED, RealServer
from .conftest import Visit
from .test_whole_games import OPTIONS
from .visitor import Visitor

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WINDOWS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "phone": PHONE,
    "wide": {"viewport": {"width": 2560, "height": 1440}},
}


def finished(house: RealServer, game: str = "condottiere") -> str:
    """A game that bots have played to its end: its table."""
    with httpx.Client(base_url=house.url, timeout=60) as client:
        order = {"game": game, "seats": ["random"] * GAMES[game].fewest, "options": OPTIONS.get(game, {})}
        made = client.post("/api/tables", json=order).json()
        table, host = made["table"], {"Authorization": f"Bearer {made['host']}"}
        client.post(f"/api/tables/{table}/start", json={}, headers=host)
        with client.stream("GET", f"/api/tables/{table}/stream?since=0") as lines:
            for line in lines.iter_lines():
                if '"state":"over"' in line:
                    return str(table)
    raise AssertionError("The bots do not finish.")


def screens(visitor: Visitor, house: RealServer) -> Iterator[str]:
    """Goes from screen to screen and stops at each."""
    page = visitor.page
    yield "first"
    for game in GAMES:
        visitor.card(game).locator("button").nth(1).click()
        page.wait_for_selector("dialog form")
        yield f"new table: {game}"
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.locator("header .row button").last.click()
    page.wait_for_selector("dialog")
    yield "settings"
    page.keyboard.press("Escape")
    for game in GAMES:
        page.goto(visitor.url)
        visitor.card(game).locator("button").nth(1).click()
        page.locator("dialog form button.main").click()
        page.wait_for_selector(".lobby")
        yield f"lobby: {game}"
        page.goto(visitor.url)
        page.wait_for_selector(".games")
        visitor.play_now(game)
        visitor.asked()
        yield f"board: {game}"
        page.locator(".panel .ask button").click()
        page.wait_for_selector("dialog .rules")
        yield f"rules: {game}"
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        for tab in (1, 2):
            page.get_by_role("tab").nth(tab).click()
            yield f"tab {tab}: {game}"
    page.goto(f"{visitor.url}/?replay")
    page.wait_for_selector("input[type=file]")
    yield "open a record"
    page.goto(f"{visitor.url}/t/{finished(house)}?replay")
    page.wait_for_selector(".bar")
    yield "replay"


@pytest.mark.parametrize("window", list(WINDOWS))
def test_every_screen_is_accessible_and_fits(visit: Visit, house: RealServer, window: str) -> None:
    visitor = visit(**WINDOWS[window])
    for screen in screens(visitor, house):
        print(screen)
        visitor.fits()
        visitor.is_accessible()
        visitor.says_no_keys()


@pytest.mark.parametrize(("lang", "turn"), [("fr", "À vous"), ("pl", "Twoja kolej"), ("nl", "Jij bent aan de beurt")])
def test_a_game_in_another_language(visit: Visit, lang: str, turn: str) -> None:
    visitor = visit(lang=lang)
    page = visitor.page
    assert page.evaluate("document.documentElement.lang") == lang
    for game in GAMES:
        page.goto(visitor.url)
        page.wait_for_selector(".games")
        visitor.play_now(game)
        for _i in range(6):
            if not visitor.asked():
                break
            assert page.locator(".panel h2").inner_text() == turn
            visitor.says_no_keys()
            if page.locator(".deploy").count():
                break
            before = visitor.question()
            page.locator(".panel .option").first.click()
            page.wait_for_function("before => document.querySelector('.panel').dataset.question !== before", arg=before)


def test_a_language_is_one_folder(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page offers and speaks it without being built anew."""
    said = {"page-welcome =": "page-welcome = Benvenuti:", "page-your-turn =": "page-your-turn = Tocca a te:"}
    monkeypatch.setenv("PYTHONPATH", house_with("it", tmp_path, said))
    house = RealServer(tmp_path / "tables.db", "--bots", "1", *UNLIMITED).start()
    visitor = visit(url=house.url)
    visitor.page.locator("header .row button").last.click()
    visitor.page.locator("dialog select").first.select_option(label="Italiano")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("h1", has_text="Benvenuti").wait_for()
    visitor.play_now()
    visitor.page.locator(".panel h2", has_text="Tocca a te").wait_for()
    house.stop()


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    visitor.asked()
    visitor.page.locator("header .row button").last.click()
    visitor.page.locator("dialog select").first.select_option("pl")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".panel h2", has_text="Twoja kolej").wait_for()
    visitor.page.reload()
    visitor.page.locator(".panel h2", has_text="Twoja kolej").wait_for()


def test_on_a_phone_a_tap_plays_and_a_long_press_helps(visit: Visit) -> None:
    visitor = visit(**PHONE)
    visitor.play_now()
    while visitor.asked() and visitor.frames[-1]["decision"]["name"] != "turn":
        visitor.page.locator(".panel .option").first.tap()
        visitor.page.wait_for_timeout(300)
    card = visitor.page.locator(".hand .lit").first
    card.scroll_into_view_if_needed()
    before = visitor.question()
    box = card.bounding_box()
    assert box is not None
    touch = visitor.context.new_cdp_session(visitor.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 8}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    visitor.page.wait_for_selector(".help")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert visitor.question() == before
    visitor.fits()
    card.tap()
    visitor.page.wait_for_function("before => document.querySelector('.panel').dataset.question !== before", arg=before)


def test_a_screen_reader_hears_events_and_the_question(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    heard: set[str] = set()
    for _i in range(4):
        visitor.asked()
        heard.add(visitor.page.locator("[aria-live]").inner_text())
        visitor.page.locator(".panel .option").first.click()
        visitor.page.wait_for_timeout(400)
    assert any("Your turn" in text for text in heard)
    assert visitor.page.locator(".line .visually-hidden").first.inner_text().startswith("Guest:")
