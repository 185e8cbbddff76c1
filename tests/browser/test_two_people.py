"""Two people in two browsers: what one may not know is neither on its page nor on its line."""

from __future__ import annotations

import random

from condotta.kernel.seats import PUBLIC

from .conftest import Visit
from .visitor import Visitor

CANARY = "kestrel-over-siena"


def seated(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada opens a table with hidden cards for two people and a bot; Bea comes by the link."""
    ada, bea = visit({"name": "Ada"}), visit({"name": "Bea"})
    ada.card("condottiere").locator("button").nth(1).click()
    dialog = ada.page.locator("dialog")
    dialog.locator(".seats select").nth(2).select_option("random")
    dialog.get_by_role("switch", name="Hidden cards").check()
    dialog.locator("form button.main").click()
    ada.page.wait_for_selector(".lobby")
    link = ada.page.locator(".invite input").input_value()
    bea.page.goto(link)
    bea.page.locator(".lobby .seats button.main").first.click()
    for visitor in (ada, bea):
        visitor.page.wait_for_selector(".panel")
    return ada, bea


def play(ada: Visitor, bea: Visitor, turns: int) -> None:
    chance = random.Random(5)
    for _turn in range(turns):
        ada.page.wait_for_timeout(100)
        for visitor in (ada, bea):
            options = visitor.page.locator(".panel.asked:not([data-sending]) .option")
            count = options.count()
            if count > 0:
                options.nth(chance.randrange(count)).click(timeout=2000)
        if ada.over or bea.over:
            return


def test_the_others_secrets_are_nowhere(visit: Visit) -> None:
    ada, bea = seated(visit)
    bea.page.get_by_role("tab").nth(1).click()
    bea.page.locator(".talk select").first.select_option("2")
    bea.page.locator(".talk input[type=text]").fill(CANARY)
    bea.page.locator(".talk .send button").click()
    bea.page.locator(".said", has_text=CANARY).wait_for()
    play(ada, bea, 60)
    ada.page.wait_for_timeout(500)
    tokens = [visitor.page.url.split("#")[1] for visitor in (ada, bea)]
    hidden = 0
    for visitor, eye, foreign in ((ada, 0, tokens[1]), (bea, 1, tokens[0])):
        other = 1 - eye
        dom = visitor.page.content()
        line = "\n".join(visitor.traffic)
        assert foreign not in dom and foreign not in line
        if visitor is ada:
            assert CANARY not in dom and CANARY not in line
        told = [frame for frame in visitor.frames if frame.get("view")]
        assert told
        for frame in told:
            view = frame["view"]
            # Before it sat down, it was a spectator.
            assert view["eye"] in (eye, PUBLIC)
            assert view["seats"][other]["face_down_card"] == -1
            hidden += view["seats"][other]["face_down"]
            for event in frame["events"]:
                assert not event["key"].startswith("you-") or event["args"][0]["value"] == eye
            entry = frame.get("entry")
            if entry and entry["seat"] == 8:
                dealt = {arg["name"]: arg["value"] for arg in entry["act"]["args"]}
                assert dealt.get("seat") in (None, eye) or not dealt.get("cards")
        # What lies face down for others is shown by its back alone.
        rows = visitor.page.locator(".line:not(.you)")
        assert rows.locator(".known").count() == 0
    assert hidden > 0


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    ada, bea = seated(visit)
    watcher = visit()
    watcher.page.goto(ada.page.url.split("#")[0])
    watcher.page.wait_for_selector(".panel")
    play(ada, bea, 6)
    assert watcher.page.locator(".hand").count() == 0
    assert watcher.page.locator(".panel .option").count() == 0
    assert all(not frame["view"]["hand"] for frame in watcher.frames if frame.get("view"))
    watcher.is_accessible()


def test_promises_cannot_be_missed(visit: Visit) -> None:
    ada, bea = seated(visit)
    bea.page.get_by_role("tab").nth(1).click()
    bea.page.get_by_role("button", name="Promise").click()
    bea.page.locator(".talk input[type=text]").fill("I leave Siena alone")
    bea.page.locator(".talk .send button").click()
    ada.page.locator(".offer").click()
    ada.page.get_by_role("button", name="Accept").click()
    bea.page.locator(".promises", has_text="accepted").wait_for()


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    ada, _bea = seated(visit)
    ada.page.get_by_role("tab").nth(2).click()
    ada.page.get_by_role("button", name="Let a bot play for me").click()
    ada.page.get_by_role("button", name="Take my seat back").click()
    ada.page.get_by_role("button", name="Let a bot play for me").wait_for()
    ada.page.get_by_role("tab").nth(0).click()
    ada.page.locator(".log", has_text="Ada is back").wait_for()
