"""Moments: what must be seen before one goes on is held until it was read, and nothing is asked before."""

from __future__ import annotations

from condotta.games import GAMES
from condotta.kernel.contract import Event
from condotta.kernel.moments import moments_of

from ..server.real import RealServer
from .conftest import Visit
from .tables import around, heard, turn_to_play, whose_turn
from .visitor import Visitor


def up_to_the_last_pass(*visitors: Visitor) -> Visitor:
    """Condottiere: one plays a card, all pass but one: who it is. Its pass decides the battle."""
    first = turn_to_play(*visitors)
    first.page.locator('.panel .option[data-act^="play "]').first.click()
    for _i in range(len(visitors) * 2):
        visitor = whose_turn(*visitors)
        if visitor is first and "passes" in " ".join(said(first)):
            return first
        visitor.page.locator('.panel .option[data-act="pass"]').click()
        visitor.page.wait_for_selector(".panel:not(.asked)")
    raise AssertionError("The battle is over already.")


def said(visitor: Visitor) -> list[str]:
    return visitor.page.locator("[aria-live] p").all_text_contents()


def test_a_moment_is_held_until_it_was_read_and_nothing_is_asked_before(visit: Visit, house: RealServer) -> None:
    ann, bea = around(visit, house, "Ann", "Bea", settings={"pace": "slow"})
    last = up_to_the_last_pass(ann, bea)
    other = bea if last is ann else ann
    last.page.locator('.panel .option[data-act="pass"]').click()
    for visitor in (last, other):
        visitor.page.wait_for_selector('.stage.holds .moment[data-moment="battle"]')
        card = visitor.page.locator(".moment")
        assert "wins the battle" in card.inner_text()
        assert "Condottiere token goes" in card.inner_text()
        assert card.locator("li").count() >= 1, "who fought with what"
        visitor.is_accessible()
        visitor.says_no_keys()
        # The winner is to place the token: it is not asked yet, by any way.
        assert visitor.page.locator(".panel.asked").count() == 0
        assert visitor.page.locator(".panel .option").count() == 0
    # Any key reads it; the key does nothing else.
    for visitor in (last, other):
        visitor.page.keyboard.press("1")
        visitor.page.wait_for_selector(".moment", state="detached")
    winner = whose_turn(ann, bea)
    assert winner.page.locator(".panel.asked").count() == 1


def test_a_click_reads_it_and_typing_does_not(visit: Visit, house: RealServer) -> None:
    ann, bea = around(visit, house, "Ann", "Bea", settings={"pace": "slow"})
    last = up_to_the_last_pass(ann, bea)
    last.page.locator("#tab-talk").click()
    last.page.locator('.panel .option[data-act="pass"]').click()
    last.page.wait_for_selector(".stage.holds .moment")
    last.page.locator(".side textarea, .side input[type=text]").first.focus()
    last.page.keyboard.type("well fought")
    assert last.page.locator(".stage.holds .moment").count() == 1
    last.page.locator(".stage").click(position={"x": 5, "y": 5})
    last.page.wait_for_selector(".moment", state="detached")


def test_at_once_the_last_one_is_still_shown_beside_the_question(visit: Visit, house: RealServer) -> None:
    ann, bea = around(visit, house, "Ann", "Bea")
    last = up_to_the_last_pass(ann, bea)
    last.page.locator('.panel .option[data-act="pass"]').click()
    winner = whose_turn(ann, bea)
    winner.page.wait_for_selector(".stage:not(.holds) .moment")
    assert winner.page.locator(".panel.asked").count() == 1
    # It is in nobody's way: the click goes through to what is below, and the card is gone.
    winner.page.locator(".panel .option").first.click()
    winner.page.wait_for_selector(".moment", state="detached")


def test_without_motion_the_content_is_the_same_and_stands_still(visit: Visit, house: RealServer) -> None:
    moving, calm = around(visit, house, "Ann", "Bea", settings={"pace": "slow"})
    moving.page.emulate_media(reduced_motion="no-preference")
    last = up_to_the_last_pass(moving, calm)
    last.page.locator('.panel .option[data-act="pass"]').click()
    for visitor in (moving, calm):
        visitor.page.wait_for_selector(".stage.holds .moment")
    texts = [
        visitor.page.locator(".moment h2, .moment .changes, .moment .lines").all_inner_texts()
        for visitor in (moving, calm)
    ]
    assert texts[0] == texts[1] != []
    running = "() => document.querySelector('.moment').getAnimations({ subtree: true }).length"
    assert calm.page.evaluate(running) == 0
    assert moving.page.evaluate(running) > 0
    for visitor in (moving, calm):
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector(".moment", state="detached")


def test_the_page_stages_the_moments_that_the_engine_makes(visit: Visit, house: RealServer) -> None:
    """Made in the browser of what it was told, they are those that `kernel/moments.py` makes of it."""
    (ann,) = around(visit, house, "Ann", bots=1, settings={"pace": "quick"})
    page, staged = ann.page, []
    while len(staged) < 4:
        page.wait_for_selector(".stage.holds .moment, .panel.asked:not([data-sending])", timeout=60_000)
        card = page.locator(".stage.holds .moment")
        if card.count():
            staged.append((card.get_attribute("data-moment"), card.get_attribute("data-result")))
            page.evaluate("document.querySelector('.moment').dataset.seen = 'yes'")
            page.keyboard.press("Enter")
            page.wait_for_selector(".moment[data-seen]", state="detached")
        else:
            before = ann.question()
            passes = page.locator('.panel .option[data-act="pass"]')
            (passes if passes.count() else page.locator(".panel .option").first).click()
            page.wait_for_function("before => document.querySelector('.panel').dataset.question !== before", arg=before)
    game = GAMES["condottiere"]
    story: list[list[Event]] = []
    expected: list[tuple[str, str]] = []
    for frame in ann.frames:
        story.append([Event(event["key"], -1, 0, 0, 0, 0) for event in frame.get("events", [])])
        expected += [(moment.name, moment.result.key) for moment in moments_of(game.moments, story)]
    assert staged == expected[: len(staged)]


def test_the_sound_goes_off_by_one_key(visit: Visit, house: RealServer) -> None:
    (ann,) = around(visit, house, "Ann", bots=1, settings={"sound": True})
    ann.page.keyboard.press("m")
    heard(ann, "Sound is off.")
    assert '"sound":false' in ann.page.evaluate("localStorage['condotta.settings']")
    ann.page.keyboard.press("m")
    heard(ann, "Sound is on.")


def test_the_log_joins_what_belongs_together_and_keeps_its_end(visit: Visit, house: RealServer) -> None:
    ann, bea = around(visit, house, "Ann", "Bea")
    first = turn_to_play(ann, bea)
    first.page.locator('.panel .option[data-act^="play "]').first.click()
    second = whose_turn(*[visitor for visitor in (ann, bea) if visitor is not first])
    log = second.page.locator(".log")
    assert log.locator("li.chapter", has_text="The battle for").count() == 1
    assert log.locator("li.told", has_text="Strength of").filter(has_text="plays").count() == 1, "one act, one entry"
    second.page.locator('.panel .option[data-act="pass"]').click()
    whose_turn(first)
    # What the other has done since stands apart.
    assert "passes" in first.page.locator(".log li.since ~ li").all_inner_texts()[-1]
    # The end stays in sight when there is less room; who reads further up finds the way back.
    at_end = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 3"
    first.page.set_viewport_size({"width": 1280, "height": 420})
    first.page.wait_for_function(f"() => ({at_end})(document.querySelector('.log'))")
    first.page.locator(".log").evaluate("log => { log.scrollTop = 0; log.dispatchEvent(new Event('scroll')) }")
    first.page.get_by_role("button", name="To the newest").click()
    first.page.wait_for_function(f"() => ({at_end})(document.querySelector('.log'))")
