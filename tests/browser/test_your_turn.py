"""Your turn: seen, heard and told; what is chosen can be taken back; nothing moves for who wants it calm."""

from __future__ import annotations

from typing import Any

import pytest

from condotta.games import GAMES

from ..server.real import RealServer
from .conftest import Visit
from .tables import answer, around, turn_to_play, whose_turn
from .visitor import Visitor

SPY = """
window.tones = []
window.notes = []
AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
    apply(target, self, args) { window.tones.push(1); return Reflect.apply(target, self, args) }
})
window.Notification = class {
    static permission = 'granted'
    static requestPermission() { return Promise.resolve('granted') }
    constructor(title, options) { window.notes.push(`${title}: ${options.body}`) }
}
Object.defineProperty(document, 'hidden', { get: () => true })
"""


def called(visit: Visit, house: RealServer, **settings: Any) -> Visitor:
    """Somebody whose turn has just come after the other's; sounds and notifications are counted."""
    ada, bea = around(visit, house, "Ada", "Bea", options={"first": "B"}, settings=settings)
    assert whose_turn(ada, bea) is bea
    ada.page.add_init_script(SPY)
    ada.page.reload()
    ada.page.wait_for_selector(".panel")
    assert "Your turn" not in ada.page.title()
    ada.page.get_by_role("tab").first.click()
    while not ada.page.locator(".panel.asked").count():
        answer(bea, '.option[data-act="pass"], .option')
        ada.page.wait_for_timeout(100)
    return ada


def test_a_turn_rings_and_is_notified(visit: Visit, house: RealServer) -> None:
    ada = called(visit, house, sound=True, notify=True)
    assert ada.page.title().startswith("● Your turn")
    assert ada.page.evaluate("window.tones.length") > 0
    assert "Your turn" in ada.page.evaluate("window.notes.join()")


def test_a_turn_is_silent_when_that_is_wanted(visit: Visit, house: RealServer) -> None:
    ada = called(visit, house, sound=False, notify=False)
    assert ada.page.title().startswith("● Your turn")
    assert ada.page.evaluate("[window.tones.length, window.notes.length]") == [0, 0]


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_a_half_made_choice_is_taken_back(visit: Visit, house: RealServer, how: str) -> None:
    visitor = visit()
    visitor.play_now("princes")
    half = visitor.page.locator(".panel .option", has_text="…").first
    while visitor.asked() and not half.count():
        answer(visitor)
    before = visitor.question()
    half.click()
    visitor.page.wait_for_selector(".picks")
    sent = len(visitor.frames)
    if how == "mouse":
        visitor.page.get_by_role("button", name="Take back").click()
    else:
        visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(".picks", state="detached")
    assert visitor.question() == before and len(visitor.frames) == sent


@pytest.mark.parametrize(
    ("game", "calm"), [*((game, "system") for game in GAMES), ("condottiere", "setting"), ("condottiere", "no")]
)
def test_motion_is_as_wanted(visit: Visit, house: RealServer, game: str, calm: str) -> None:
    visitor = visit({"calm": calm == "setting"}, reduced_motion="reduce" if calm == "system" else "no-preference")
    visitor.page.add_init_script(
        "window.moved = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (frames, options) {"
        " window.moved += options.duration > 0 ? 1 : 0; return animate.call(this, frames, options) };"
        "for (const kind of ['transitionrun', 'animationstart']) addEventListener(kind, () => window.moved++)"
    )
    visitor.page.goto(visitor.url)
    visitor.play_now(game)
    for _i in range(4):
        if visitor.asked() and not visitor.page.locator(".deploy").count():
            visitor.page.locator(".panel .option").first.hover()
            answer(visitor)
    moved = visitor.page.evaluate("window.moved + document.getAnimations().length")
    assert (moved > 0) == (calm == "no")


def test_nothing_is_asked_twice_unless_wanted(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    turn_to_play(visitor)
    before = len(visitor.frames)
    answer(visitor, '.option[data-act="pass"]')
    assert any(one["entry"]["act"]["text"] == "pass" for one in visitor.frames[before:] if one.get("entry"))
