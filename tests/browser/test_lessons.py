"""Lessons played through on the real boards, by mouse and by keyboard, on small screens and large ones."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from condotta.lessons import lessons
from condotta.words import languages
from condotta.words.texts import Texts

from ..server.real import RealServer
from .conftest import Visit
from .tables import heard
from .visitor import Visitor

SIZES = {360: 740, 1440: 900}
POINTED = """() => {
    const thing = document.querySelector('[data-pointed]')?.getBoundingClientRect()
    if (!thing) return false
    const panel = document.querySelector('.lesson .decide')
    const seen = thing.top < innerHeight && thing.bottom > 0 && thing.left < innerWidth && thing.right > 0
    const here = document.elementFromPoint(thing.left + thing.width / 2, thing.top + thing.height / 2)
    const lies = getComputedStyle(panel).position === 'sticky'
    return seen && (!lies || thing.top < panel.getBoundingClientRect().top || panel.contains(here))
}"""


def steps_of(house: RealServer, game: str) -> list[dict[str, Any]]:
    return list(httpx.get(f"{house.url}/api/lessons/{game}").json()["steps"])


def arrive(visitor: Visitor, step: dict[str, Any]) -> None:
    visitor.page.wait_for_selector(f'.coach[data-step="{step["name"]}"][data-ready]:not([data-tried])')


def do(visitor: Visitor, step: dict[str, Any]) -> None:
    """What the step asks for: with a button, or on the board."""
    if step["act"] is None:
        visitor.page.locator(".coach .main").click()
        return
    option = visitor.page.locator(f'.panel .option[data-act="{step["act"]}"]')
    if option.count():
        option.click()
        return
    for point in step["point"].split(", "):
        kind, _, word = point.partition(" ")
        thing = visitor.page.locator(f'main [data-{kind}="{word}"]').first
        if not thing.is_visible():
            visitor.page.locator("li", has=visitor.page.locator(f'[data-{kind}="{word}"]')).locator(".fold").click()
        thing.click()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", lessons())
def test_a_lesson_is_played_through_and_points_at_what_is_there(
    visit: Visit, house: RealServer, game: str, lang: str
) -> None:
    """In English on both sizes of screen, in the other languages on a small one, where words need most room."""
    texts = Texts(game, lang)
    steps = steps_of(house, game)
    for width, height in SIZES.items() if lang == "en" else [(360, 740)]:
        visitor = visit(lang=lang, viewport={"width": width, "height": height})
        visitor.card(game).locator("button[data-learn]").click()
        for step in steps:
            arrive(visitor, step)
            assert visitor.page.locator(".coach .said").inner_text() == texts.format(f"lesson-{step['name']}", {})
            visitor.page.wait_for_function(POINTED)
            visitor.fits()
            if step is not steps[-1]:
                do(visitor, step)
        visitor.says_no_keys()
        heard(visitor, texts.format("lesson-end", {}))
        assert visitor.page.locator(".coach .main").is_visible()


def test_what_else_is_done_is_answered_and_can_be_taken_back_and_the_lesson_left_and_gone_on_with(
    visit: Visit, house: RealServer
) -> None:
    texts = Texts("condottiere", "en")
    visitor = visit()
    steps = steps_of(house, "condottiere")
    visitor.page.goto(f"{house.url}/?learn=condottiere")
    for step in steps[:3]:
        arrive(visitor, step)
        do(visitor, step)
    arrive(visitor, steps[3])
    visitor.is_accessible()
    visitor.page.locator('.panel .option[data-act="pass"]').click()
    visitor.page.wait_for_selector('.coach[data-tried="pass"][data-ready]')
    answer = texts.format("lesson-drummer.wrong-pass", {})
    assert visitor.page.locator(".coach .said").inner_text() == answer
    heard(visitor, answer)
    visitor.page.keyboard.press("Enter")
    arrive(visitor, steps[3])
    visitor.page.goto(house.url)
    visitor.page.wait_for_selector(".games")
    visitor.page.goto(f"{house.url}/?learn=condottiere")
    arrive(visitor, steps[3])
    visitor.page.get_by_role("button", name="From the beginning").click()
    arrive(visitor, steps[0])
    for number, step in enumerate(steps[:-1]):
        arrive(visitor, step)
        if step["act"] is None:
            visitor.page.keyboard.press("Enter")
            continue
        options = [option["text"] for option in latest(steps, number)["decision"]["options"]]
        focus = visitor.page.locator(f'.panel .option[data-act="{step["act"]}"]')
        if focus.count() and options.index(step["act"]) < 9:
            visitor.page.keyboard.press(str(options.index(step["act"]) + 1))
        else:
            kind, _, word = step["point"].partition(" ")
            visitor.page.locator(f'main [data-{kind}="{word}"]').first.focus()
            visitor.page.keyboard.press("Enter")
    arrive(visitor, steps[-1])


def latest(steps: list[dict[str, Any]], number: int) -> dict[str, Any]:
    """The last message that was told when a step is shown."""
    return dict([message for step in steps[: number + 1] for message in step["messages"]][-1])
