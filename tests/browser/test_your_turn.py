"""Your turn: seen, heard and told; what is chosen can be taken back; nothing moves for who wants it calm."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import condotta
from condotta.games import GAMES

from ..server.odd_bots import Notes, install
from ..server.real import UNLIMITED, RealServer
from .conftest import Visit
from .tables import answer, around, begun, post, turn_to_play, whose_turn
from .visitor import Visitor

SPY = """
window.tones = []
window.notes = []
AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
    apply(target, self, args) { const tone = Reflect.apply(target, self, args); window.tones.push(tone); return tone }
})
window.Notification = class {
    static permission = 'granted'
    static requestPermission() { return Promise.resolve('granted') }
    constructor(title, options) { window.notes.push(`${title}: ${options.body}`) }
}
Object.defineProperty(document, 'hidden', { get: () => true })
"""

CHIME = 784
"""The pitch that only the sound of one's turn has."""


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
    assert CHIME in ada.page.evaluate("window.tones.map(tone => tone.frequency.value)")
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


def holds_surrender(house: RealServer) -> list[str]:
    """A table whose second seat is dealt a Surrender; the seats' links."""
    for _i in range(60):
        made = begun(house, "Ada", "Bea", options={"first": "A"})
        headers = {"Authorization": f"Bearer {made['seats'][1]['token']}"}
        told = httpx.get(f"{house.url}/api/tables/{made['table']}/stream?since=0&follow=0", headers=headers).text
        if re.search(r'"text":"deal b [^"]*surrender', told):
            return [seat["link"] for seat in made["seats"]]
    raise AssertionError("Nobody is dealt a Surrender.")


def test_a_surrender_that_gives_the_region_away_is_asked_twice(visit: Visit, house: RealServer) -> None:
    ada, bea = visit({"twice": True}), visit({"twice": True})
    for visitor, link in zip((ada, bea), holds_surrender(house), strict=True):
        visitor.page.goto(house.url + link)
        visitor.page.wait_for_selector(".panel")
    turn_to_play(ada, bea)
    answer(ada, '.option[data-act^="play"]')
    bea.asked()
    sent = len(bea.frames)
    bea.page.locator('.option[data-act="play surrender"]').click()
    bea.page.locator(".twice", has_text="Play Surrender: are you sure?").wait_for()
    assert len(bea.frames) == sent
    bea.page.get_by_role("button", name="No", exact=True).click()
    bea.page.wait_for_selector(".twice", state="detached")
    bea.page.locator(".hand [data-card=surrender]").click()
    bea.page.get_by_role("button", name="Yes").click()
    ada.page.locator(".log", has_text="plays Surrender").wait_for()


def test_the_language_changes_in_the_middle_of_a_choice(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("princes")
    half = visitor.page.locator(".panel .option", has_text="…").first
    while visitor.asked() and not half.count():
        answer(visitor)
    half.click()
    picked, question, lines = (
        visitor.page.locator(".pick").count(),
        visitor.question(),
        visitor.page.locator(".log li").count(),
    )
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.locator("dialog select").first.select_option("nl")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".panel h2", has_text="Jij bent aan de beurt").wait_for()
    assert visitor.page.locator(".pick").count() == picked > 0 and visitor.question() == question
    assert visitor.page.locator(".log li").count() == lines and visitor.page.title().startswith("● Jij bent")
    visitor.says_no_keys()
    answer(visitor)


def test_nothing_is_asked_twice_unless_wanted(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    turn_to_play(visitor)
    before = len(visitor.frames)
    answer(visitor, '.option[data-act="pass"]')
    assert any(one["entry"]["act"]["text"] == "pass" for one in visitor.frames[before:] if one.get("entry"))


def test_a_bot_that_thinks_is_named(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path)
    monkeypatch.setenv("PYTHONPATH", f"{Path(condotta.__file__).parent.parent}:{tmp_path}")
    house = RealServer(tmp_path / "tables.db", *UNLIMITED).start()
    seats = ["person", "waits"]
    made = httpx.post(
        f"{house.url}/api/tables", json={"game": "condottiere", "seats": seats, "options": {"first": "B"}}
    ).json()
    post(house, made["table"], "join", made["seats"][0]["token"], name="Ada")
    visitor = visit({"name": "Ada"}, url=house.url)
    visitor.page.goto(house.url + made["seats"][0]["link"])
    visitor.page.locator(".panel h2", has_text="B is thinking.").wait_for()
    Notes(tmp_path).go()
    visitor.page.locator(".panel.asked").wait_for()
    house.stop()
