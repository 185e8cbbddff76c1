"""Help for whoever is new, and for each single thing: there, of its own, short, and never cut off."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from ..server.real import RealServer
from .conftest import Visit
from .test_lessons import SIZES
from .visitor import RAW_KEY, Visitor

THINGS = {
    "condottiere": ("mercenary", "main [data-card], main [data-region]", 20),
    "princes": ("tile", "main .tile, main .city .head, main .panel .option", 30),
    "conquest": ("spy", "main [data-zone]", 12),
}
"""Where in the lesson the board has most to look at, what there is, and how many of it have help at least."""
QUICK = "const slow = setTimeout; window.setTimeout = (done, ms, ...more) => slow(done, (ms ?? 0) / 10, ...more)"
"""A mouse need not rest as long as before: there are hundreds of things to rest on."""
SHOWN = """() => {
    const card = document.querySelector('.help')
    if (!card) return null
    const box = card.getBoundingClientRect()
    const whole = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
        && card.scrollHeight <= card.clientHeight + 1 && card.scrollWidth <= card.clientWidth + 1
    return { whole, paragraphs: card.querySelectorAll('p').length, text: card.innerText }
}"""
"""The help that is open, if any."""


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", THINGS)
def test_each_thing_has_its_own_help_and_is_not_cut_off(visit: Visit, house: RealServer, game: str, width: int) -> None:
    """By a touch of the mouse: each thing is brought to the top; one that still lies under another is left out."""
    step, things, least = THINGS[game]
    visitor = at_step(visit, house, game, step, viewport={"width": width, "height": SIZES[width]})
    page = visitor.page
    found = 0
    for thing in page.locator(things).all():
        if not thing.is_visible():
            continue
        thing.evaluate("one => one.scrollIntoView({ block: 'start' })")
        page.mouse.move(*middle(thing.bounding_box()))
        page.wait_for_timeout(150)
        card = page.evaluate(SHOWN)
        if card is None:
            continue
        found += 1
        assert card["whole"] and card["paragraphs"] > 0, card
        assert 20 < len(card["text"]) < 600 and RAW_KEY.search(card["text"]) is None, card
    visitor.says_no_keys()
    assert found >= (least if width > 1000 else least // 3)


def middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2 + 1


def at_step(visit: Visit, house: RealServer, game: str, step: str, **window: Any) -> Visitor:
    """A lesson that was left there."""
    steps = httpx.get(f"{house.url}/api/lessons/{game}").json()["steps"]
    number = [one["name"] for one in steps].index(step)
    visitor = visit(**window)
    visitor.page.add_init_script(QUICK)
    kept = json.dumps(json.dumps({"step": number, "done": False}))
    visitor.page.evaluate(f"localStorage['condotta.lesson.{game}'] = {kept}")
    visitor.page.goto(f"{house.url}/?learn={game}")
    visitor.page.wait_for_selector(f'.coach[data-step="{step}"][data-ready]')
    return visitor


def test_a_first_table_tells_the_goal_and_what_is_asked_until_that_is_switched_off(visit: Visit) -> None:
    for width, height in SIZES.items():
        visitor = visit(viewport={"width": width, "height": height}).play_now("princes")
        page = visitor.page
        visitor.asked()
        page.wait_for_selector(".goal")
        assert (
            page.locator(".goal p").first.inner_text().startswith("Most points after three decades. Decade 1: you have")
        )
        assert "the talent lasts for the whole game" in page.locator(".why:visible").inner_text()
        shown = page.locator(".panel ul").inner_text()
        for option in page.locator(".panel .option").all_inner_texts():
            assert f"{option.removeprefix('Take ')}: " in shown
        visitor.fits()
        page.locator(".panel .option").first.click()
        page.wait_for_selector(".panel.asked .option[data-act='buy-treachery']")
        assert page.locator(".option[data-act='buy-treachery']").inner_text().endswith(", 1 gold and 1 influence")
        page.get_by_role("button", name="Hide this help").click()
        page.wait_for_selector(".goal", state="detached")
        assert page.locator(".why").count() == 0
        page.reload()
        visitor.asked()
        assert page.locator(".goal, .why").count() == 0


def test_the_rules_begin_with_how_to_win_and_can_be_searched(visit: Visit) -> None:
    visitor = visit().play_now("condottiere")
    page = visitor.page
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog .rules")
    assert page.locator("dialog h3").first.inner_text() == "How to win"
    page.get_by_role("searchbox").fill("SPRING")
    numbers = page.locator("dialog .rules b").all_inner_texts()
    assert {"C5.2", "C5.8"} <= set(numbers)
    page.get_by_role("searchbox").fill("no such words anywhere")
    assert page.locator("dialog .rules").inner_text() == "Nothing found."
    page.get_by_label("Chapters").select_option("C5")
    assert page.locator("dialog h2").inner_text() == "C5 The cards"
    page.get_by_role("button", name="C5.5").first.click()
    page.wait_for_selector('dialog p.here[data-number="C5.5"]')
