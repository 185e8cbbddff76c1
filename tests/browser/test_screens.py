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
from .test_whole_games import OPTIONS, deploy
from .visitor import MOVED_ON, Visitor

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WINDOWS: dict[str, dict[str, Any]] = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "phone": PHONE,
    "wide": {"viewport": {"width": 2560, "height": 1440}},
}

SMALLEST = 11
"""Letters below this many pixels cannot be read on a phone."""
TOO_SMALL = """smallest => {
    const found = new Set()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
        const one = texts.currentNode.parentElement
        if (!texts.currentNode.data.trim() || !one.checkVisibility() || one.closest('.visually-hidden')) continue
        const drawn = one instanceof SVGGraphicsElement ? one.getScreenCTM().a : 1
        const size = parseFloat(getComputedStyle(one).fontSize) * drawn
        if (size < smallest - 0.05) found.add(`${texts.currentNode.data.trim().slice(0, 20)} ${size.toFixed(1)}`)
    }
    return [...found]
}"""
"""The texts that are seen, and how high their letters are on the screen."""
NAMES_ON_PIECES = """() => {
    const boxes = found => [...document.querySelectorAll(found)].map(one => one.getBoundingClientRect())
    const names = boxes('.island .names text'), pieces = boxes('.island g.piece')
    const air = name => name.height * 0.2
    const over = names.filter(a => pieces.some(b => a.left < b.right - 1 && b.left < a.right - 1
        && a.top + air(a) < b.bottom && b.top < a.bottom - air(a)))
    return { names: names.length, pieces: pieces.length, over: over.length }
}"""
"""Letters fill the middle of their line: its upper and lower fifth are air."""


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
        if page.locator(".extras button").count():
            page.locator(".extras button").last.click()
            page.wait_for_selector("dialog")
            yield f"beside the question: {game}"
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
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
        visitor.says_no_keys()
        if window != "wide":  # which is like "light", only larger
            visitor.is_accessible()
        if window == "phone":
            assert visitor.page.evaluate(TOO_SMALL, SMALLEST) == []


@pytest.mark.parametrize("window", ["light", "phone", "wide"])
def test_no_name_on_conquests_island_lies_on_a_piece(visit: Visit, window: str) -> None:
    visitor = visit(**WINDOWS[window])
    visitor.play_now("conquest")
    while visitor.asked() and not deploy(visitor):
        before = visitor.question()
        visitor.page.locator(".panel .option").first.click()
        visitor.page.wait_for_function(
            "before => document.querySelector('.panel').dataset.question !== before", arg=before
        )
    visitor.asked()
    found = visitor.page.evaluate(NAMES_ON_PIECES)
    assert found["names"] >= 24
    assert found["pieces"] >= 30
    assert found["over"] == 0
    assert visitor.page.evaluate(TOO_SMALL, SMALLEST) == []


@pytest.mark.parametrize("game", list(GAMES))
def test_a_board_that_is_lived_on_is_accessible_and_fits(visit: Visit, game: str) -> None:
    """Auctions, wars, drawn cards and captured pieces are there only later in a game."""
    visitor = visit(**PHONE)
    visitor.play_now(game)
    for turn in range(24):
        if not visitor.asked():
            break
        if turn % 4 == 3:
            visitor.fits()
            visitor.is_accessible()
            assert visitor.page.evaluate(TOO_SMALL, SMALLEST) == []
        if deploy(visitor):
            continue
        before = visitor.question()
        options = visitor.page.locator('.panel .option:not([data-act="pass"])')
        (options if options.count() else visitor.page.locator(".panel .option")).first.tap()
        visitor.page.wait_for_function(
            "before => document.querySelector('.panel').dataset.question !== before", arg=before
        )


def test_princes_is_short_on_a_phone(visit: Visit) -> None:
    """What is asked about is not far away: the board is less than two screens, and its parts unfold."""
    visitor = visit(**PHONE)
    page = visitor.page
    visitor.play_now("princes")
    visitor.asked()
    page.locator(".panel .option").first.tap()
    visitor.asked()
    assert page.evaluate("document.querySelector('.board').getBoundingClientRect().height") < 2 * 740
    city = page.locator(".city").first
    assert not city.locator(".tile").first.is_visible()
    city.locator(".fold").tap()
    assert city.locator(".tile").first.is_visible()
    seat = page.locator(".seats > li").first
    assert seat.locator(".purses").is_visible()
    assert not seat.locator(".more").is_visible()
    seat.locator(".fold").tap()
    assert seat.locator(".more").is_visible()
    visitor.fits()


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
    house = RealServer(tmp_path / "tables.db", "--bot-processes", "2", *UNLIMITED).start()
    visitor = visit(url=house.url)
    visitor.page.locator("header .row button").last.click()
    visitor.page.locator("dialog select").first.select_option(label="Italiano")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("h1", has_text="Benvenuti").wait_for()
    visitor.play_now()
    visitor.page.locator(".panel h2", has_text="Tocca a te").wait_for()
    visitor.page.goto("about:blank")  # a page that is left does not call a server that is gone
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
    visitor.page.wait_for_timeout(500)
    assert visitor.page.locator(".help").count() == 0
    before = visitor.question()
    box = card.bounding_box()
    assert box is not None
    touch = visitor.context.new_cdp_session(visitor.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 8}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    visitor.page.wait_for_selector(".help")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.page.wait_for_timeout(300)
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


def test_cards_in_the_lines_and_tiles_of_the_seats_tell_their_rule_on_focus(visit: Visit, house: RealServer) -> None:
    """Without a mouse: in Condottiere a card that was played, in Princes a troop that was bought."""
    for game, option, thing in (("condottiere", "play", ".line .stack"), ("princes", "buy", ".seats .chip")):
        visitor = visit()
        visitor.play_now(game)
        while visitor.asked() and not visitor.page.locator(thing).count():
            before = visitor.question()
            wanted = visitor.page.locator(f'.panel .option[data-act^="{option}"]')
            (wanted if wanted.count() else visitor.page.locator(".panel .option")).first.click()
            visitor.page.wait_for_function(MOVED_ON, arg=before)
        visitor.page.keyboard.press("Tab")
        visitor.page.locator(thing).first.focus()
        visitor.page.locator("[role=tooltip] .rule").wait_for()
