"""Whole games through the page against bots: by mouse, and by keyboard alone."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx
import pytest

from condotta.games import GAMES

from ..server.real import RealServer
from .conftest import Visit
from .visitor import Visitor

OPTIONS: dict[str, dict[str, Any]] = {"conquest": {"rounds": 3}}
"""What makes a game short enough."""
BOARD = "[data-region][role=button], .hand .lit, [data-zone][role=button], .princes button.lit, .conquest .card.lit"
"""All that is lit up on a board."""


def open_table(house: RealServer, game: str) -> str:
    """A table against bots that play fast, and its link."""
    seats = ["person", *["random"] * (GAMES[game].fewest - 1)]
    order = {"game": game, "seats": seats, "options": OPTIONS.get(game, {})}
    return str(httpx.post(f"{house.url}/api/tables", json=order).json()["seats"][0]["link"])


def sit_down(visitor: Visitor, link: str) -> None:
    visitor.page.goto(visitor.url + link)
    visitor.page.locator(".lobby .seats button.main").click()
    visitor.page.wait_for_selector(".panel")


def deploy(visitor: Visitor) -> bool:
    """Conquest's set-up has its own editor."""
    if not visitor.page.locator(".deploy").count():
        return False
    visitor.page.locator(".deploy .piece").first.click()
    visitor.page.locator("[data-zone][role=button]").first.click()
    visitor.page.locator(".deploy .row button").nth(1).click()
    visitor.page.locator(".deploy button.main").click()
    visitor.page.wait_for_selector(".deploy", state="detached", timeout=60_000)
    return True


def by_mouse(chance: random.Random, seen: set[str]) -> Any:
    def choose(visitor: Visitor, turn: int) -> None:
        page = visitor.page
        if deploy(visitor):
            seen.add("deploy")
            return
        lit = page.locator(BOARD)
        count = lit.count()
        if count > 0 and chance.random() < 0.6:
            thing = lit.nth(chance.randrange(count))
            seen.add(str(thing.evaluate("one => one.tagName")))
            thing.click(force=bool(thing.evaluate("one => one instanceof SVGElement")))  # the middle may be a hole
            return
        options = page.locator(".panel .option")
        options.nth(chance.randrange(options.count())).click()

    return choose


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_by_mouse(visit: Visit, house: RealServer, game: str) -> None:
    visitor = visit()
    sit_down(visitor, open_table(house, game))
    seen: set[str] = set()
    asked = visitor.play_out(by_mouse(random.Random(1), seen))
    assert asked > 3 and seen
    visitor.says_no_keys()
    visitor.is_accessible()


def tab_to(visitor: Visitor, selector: str, most: int = 120) -> bool:
    """Tab until something of this kind has the focus."""
    for _i in range(most):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return True
    return False


def by_keyboard(chance: random.Random, ways: set[str]) -> Any:
    def choose(visitor: Visitor, turn: int) -> None:
        page = visitor.page
        if page.locator(".deploy").count():
            for selector in (".deploy .piece", "[data-zone][role=button]"):
                assert tab_to(visitor, selector)
                page.keyboard.press("Enter")
            assert tab_to(visitor, ".deploy .row button:nth-child(2)")
            page.keyboard.press("Enter")
            assert tab_to(visitor, ".deploy button.main")
            page.keyboard.press("Enter")
            page.wait_for_selector(".deploy", state="detached", timeout=60_000)
            ways.add("deploy")
        elif turn % 6 == 1 and page.locator(BOARD).count() > 0 and tab_to(visitor, BOARD):
            page.keyboard.press("Enter")
            ways.add("board")
        elif turn % 6 == 3 and tab_to(visitor, ".panel .option"):
            for _i in range(chance.randrange(4)):
                page.keyboard.press("ArrowDown")
            if page.evaluate("document.activeElement.matches('.panel .option')"):
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("1")
            ways.add("arrows")
        else:
            count = page.locator(".panel .option").count()
            page.keyboard.press(str(1 + chance.randrange(min(9, count))))
            ways.add("digits")

    return choose


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_by_keyboard_alone(visit: Visit, house: RealServer, game: str) -> None:
    visitor = visit()
    visitor.page.goto(visitor.url + open_table(house, game))
    visitor.page.wait_for_selector(".lobby")
    assert tab_to(visitor, ".lobby .seats button")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".panel")
    ways: set[str] = set()
    asked = visitor.play_out(by_keyboard(random.Random(2), ways))
    assert asked > 3 and {"digits", "board"} <= ways


def test_ten_seconds_to_a_game(visit: Visit) -> None:
    visitor = visit()
    began = time.monotonic()
    visitor.play_now()
    assert visitor.asked()
    assert time.monotonic() - began < 10
    assert "Your turn" in visitor.page.title()


def test_the_decision_lights_up_exactly_what_can_be_chosen(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    while visitor.asked():
        decision = visitor.frames[-1]["decision"]
        if decision["name"] == "turn":
            break
        visitor.page.locator(".panel .option").first.click()
        visitor.page.wait_for_timeout(200)
    cards = {option["args"][0]["value"] for option in decision["options"] if option["verb"] == "play"}
    lit = visitor.page.locator(".hand .lit").evaluate_all("all => all.map(one => one.dataset.card)")
    assert set(lit) == cards
    buttons = visitor.page.locator(".panel .option").evaluate_all("all => all.map(one => one.dataset.act)")
    assert buttons == [option["text"] for option in decision["options"]]


def test_hovering_a_card_tells_what_it_would_do(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    while visitor.asked() and visitor.frames[-1]["decision"]["name"] != "turn":
        visitor.page.locator(".panel .option").first.click()
        visitor.page.wait_for_timeout(200)
    strong = visitor.page.locator(".hand .lit").filter(has_not=visitor.page.locator("[data-card=scarecrow]"))
    for i in range(strong.count()):
        if strong.nth(i).get_attribute("data-card") in ("10", "6", "5", "4", "heroine", "courtesan"):
            strong.nth(i).hover()
            assert visitor.page.locator(".line.you .ahead").count() == 1
            visitor.page.wait_for_selector(".help")
            return


def test_a_dangerous_act_is_asked_twice(visit: Visit) -> None:
    visitor = visit({"twice": True})
    visitor.play_now()
    while visitor.asked() and visitor.frames[-1]["decision"]["name"] != "turn":
        visitor.page.locator(".panel .option").first.click()
        visitor.page.wait_for_timeout(200)
    visitor.page.locator('.panel .option[data-act="pass"]').click()
    visitor.page.wait_for_selector(".twice")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".twice", state="detached")
    visitor.page.locator('.panel .option[data-act="pass"]').click()
    before = len(visitor.frames)
    visitor.page.locator(".twice .main").click()
    visitor.page.wait_for_selector(".twice", state="detached")
    visitor.asked()
    assert any(frame.get("entry") for frame in visitor.frames[before:])
