"""The end of a game is a page of its own, with the engine's numbers."""

from __future__ import annotations

import struct
from pathlib import Path

import httpx
import pytest

from ..server.real import RealServer
from .conftest import Visit
from .tables import begun, post
from .visitor import Json, Visitor

SIZES = [(360, 740), (1440, 900)]


def ended(visit: Visit, house: RealServer, game: str, bots: int, **window: str) -> tuple[Visitor, Json]:
    """Somebody at a table where bots have played to the end, and the story that the server tells of it."""
    made = begun(house, "Ann", bots=bots, game=game)
    post(house, made["table"], "handover", made["seats"][0]["token"], to="bot", bot="random")
    visitor = visit(**window)
    visitor.page.goto(house.url + made["seats"][0]["link"])
    visitor.page.wait_for_selector(".end", timeout=90_000)
    return visitor, httpx.get(f"{house.url}/api/tables/{made['table']}/story").json()


@pytest.mark.parametrize(("game", "bots"), [("condottiere", 2), ("princes", 3), ("conquest", 1)])
def test_the_end_of_a_game(visit: Visit, house: RealServer, tmp_path: Path, game: str, bots: int) -> None:
    visitor, story = ended(visit, house, game, bots)
    page = visitor.page
    end = page.locator(".end")
    assert end.get_attribute("data-ending") == story["ending"]["key"]

    # Standings: the winner first, everybody's score.
    rows = end.locator(".standings tbody tr")
    assert rows.count() == bots + 1
    shown = [int(text) for text in rows.locator(".score").all_inner_texts()]
    assert sorted(shown) == sorted(story["scores"])
    assert shown[0] == story["scores"][story["winners"][0]]
    # How the points were made: a table whose columns add up.
    if len(story["sources"]) > 1:
        lines = end.locator(".sources tbody tr").all()
        columns = zip(*([int(cell) for cell in line.locator("td").all_inner_texts()] for line in lines), strict=True)
        totals = [int(cell) for cell in end.locator(".sources tfoot td").all_inner_texts()]
        assert [sum(column) for column in columns] == totals
        assert sorted(totals) == sorted(story["scores"])
    # The chart has a text for those who do not see it, with the last value of each line.
    chart = end.locator("svg[role=img]")
    label = chart.get_attribute("aria-label") or ""
    for line in story["measures"][0]["lines"]:
        assert f"{line[-1]} at the end" in label
    assert chart.locator(".line").count() == bots + 1

    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        visitor.fits()
    # On a desktop the parts scroll, not the page: nothing that is only read aloud reaches below the screen.
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    visitor.is_accessible()
    visitor.says_no_keys()

    # A picture of it, made here.
    with page.expect_download() as made:
        page.get_by_role("button", name="Save a picture").click()
    made.value.save_as(tmp_path / "end.png")
    picture = (tmp_path / "end.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)

    # To the board and back; by keyboard from a turning point into the replay.
    page.get_by_role("button", name="To the board").click()
    page.wait_for_selector(".end", state="detached")
    page.get_by_role("button", name="To the result").click()
    page.wait_for_selector(".end")
    turn = story["turning_points"][0]["at"]
    page.locator(".turning a").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=toolbar]")
    assert f"at={turn}&eye=open" in page.url


def test_everything_hidden_is_laid_open(visit: Visit, house: RealServer) -> None:
    visitor, story = ended(visit, house, "condottiere", 1, lang="pl")
    open_board = visitor.page.locator(".end .open")
    hands = [seat["view"]["hand"] for seat in story["final"]]
    assert open_board.locator(".hands > *").count() == len(hands) == 2
    visitor.says_no_keys()


def test_the_first_game_that_ends_switches_the_help_for_newcomers_off_once(visit: Visit, house: RealServer) -> None:
    """Who wants it back after that has it for good: further games do not take it away again."""
    visitor, _story = ended(visit, house, "condottiere", 1)
    page, result = visitor.page, visitor.page.url

    def helped() -> bool:
        page.goto(house.url)
        visitor.play_now().asked()
        return page.locator(".goal").count() > 0

    assert not helped()
    page.locator("header .row button").last.click()
    switch = page.get_by_role("switch", name="Help for beginners")
    assert not switch.is_checked()
    switch.click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".goal")
    page.goto(result)
    page.wait_for_selector(".end")
    assert helped()


def test_before_the_end_page_the_last_battle_is_seen(visit: Visit, house: RealServer) -> None:
    """The result waits until the moment that brought it was read."""
    made = begun(house, "Ann", bots=1, game="condottiere")
    visitor = visit({"pace": "slow"})
    visitor.page.goto(house.url + made["seats"][0]["link"])
    visitor.page.wait_for_selector(".panel")
    post(house, made["table"], "handover", made["seats"][0]["token"], to="bot", bot="random")
    page = visitor.page
    for _i in range(2000):
        assert not page.evaluate("document.querySelector('.stage.holds') && document.querySelector('.end')")
        if page.locator(".end").count():
            return
        if page.locator(".stage.holds").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    raise AssertionError("The game does not end.")
