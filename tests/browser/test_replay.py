"""Replay: step by step, at any speed, through any eye, to an exact moment, and from a file without a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from condotta.games import GAMES

from ..server.real import RealServer
from .conftest import Visit
from .tables import around, bots_finish, place
from .test_screens import finished
from .visitor import Json, Visitor

HIDDEN = {"condottiere": ".hand", "princes": ".tile.secret", "conquest": ".island g.piece .plate"}
"""What is drawn of things that others may not see."""

OWN: dict[str, Callable[[Json], bool]] = {
    "condottiere": lambda view: any(view["hand"]),
    "princes": lambda view: any(view["treachery"]),
    "conquest": lambda view: any(zone["seat"] == 1 for zone in view["zones"]),
}


WHOLLY_SEEN = """one => {
    const box = one.getBoundingClientRect()
    for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue
        const frame = around.getBoundingClientRect()
        if (around !== document.body && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)) return false
    }
    return box.left >= 0 && box.right <= innerWidth + 1
}"""


def at(visitor: Visitor) -> int:
    return int(visitor.page.locator(".bar input[type=range]").input_value())


def opened(visit: Visit, address: str) -> Visitor:
    visitor = visit()
    visitor.page.goto(visitor.url + address)
    visitor.page.wait_for_selector(".bar")
    return visitor


def look(visitor: Visitor, eyes: str) -> None:
    visitor.page.get_by_label("View of").select_option(eyes)
    visitor.page.wait_for_function("eye => location.search.endsWith(`eye=${eye}`)", arg=eyes)


def test_it_is_stepped_by_buttons_keys_and_slider(visit: Visit, house: RealServer) -> None:
    visitor = opened(visit, f"/t/{finished(house)}?replay")
    page = visitor.page
    last = int(page.locator(".bar input[type=range]").get_attribute("max") or 0)
    steps = [("To the end", last), ("One move back", last - 1), ("To the beginning", 0), ("One move on", 1)]
    for name, where in steps:
        page.get_by_role("button", name=name).click()
        assert at(visitor) == where
    for key, where in [("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2)]:
        page.keyboard.press(key)
        assert at(visitor) == where
    page.locator(".bar input[type=range]").fill("30")
    lines = page.locator(".log li").count()
    assert page.locator(".bar", has_text=f"31/{last + 1}").count() == 1
    page.locator(".bar input[type=range]").press("ArrowRight")
    assert at(visitor) == 31 and page.locator(".log li").count() >= lines > 5


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_the_moments_at_their_place_and_lands_on_a_turning_point(
    game: str, visit: Visit, house: RealServer
) -> None:
    made = finished(house, game)
    story = httpx.get(f"{house.url}/api/tables/{made}/story").json()
    turn = story["turning_points"][0]
    visitor = opened(visit, f"/t/{made}?replay&at={turn['at']}&eye=open")
    page, card = visitor.page, visitor.page.locator(".moment")
    assert card.get_attribute("data-result") == turn["moment"]["result"]["key"]
    assert "holds" not in (page.locator(".stage:has(.moment)").get_attribute("class") or "")
    page.keyboard.press("ArrowLeft")
    card.wait_for(state="detached")
    before = at(visitor)
    page.keyboard.press("ArrowRight")
    card.wait_for()
    assert at(visitor) == before + 1
    page.get_by_role("button", name="To the beginning").click()
    card.wait_for(state="detached")
    assert at(visitor) == 0


def test_it_plays_at_the_speed_that_is_wanted(visit: Visit, house: RealServer) -> None:
    visitor = opened(visit, f"/t/{finished(house)}?replay")
    page = visitor.page
    far = []
    for speed in ("0.5", "5"):
        page.keyboard.press("Home")
        page.get_by_label("Speed").select_option(speed)
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_timeout(2500)
        page.get_by_role("button", name="Stop").click()
        far.append(at(visitor))
        page.wait_for_timeout(300)
        assert at(visitor) == far[-1]
    assert 1 <= far[0] <= 3 < far[1]


def telling(house: RealServer, game: str) -> tuple[str, int]:
    """A finished game, and the first moment in which B knows something of its own."""
    for _i in range(9):
        table = finished(house, game)
        lines = httpx.get(f"{house.url}/api/tables/{table}/stream?since=0&follow=0&eye=B").text.split("\n")
        for message in (json.loads(line) for line in lines if line):
            if message.get("view") and OWN[game](message["view"]):
                return table, message["seq"]
    raise AssertionError("There are no secrets.")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_link_opens_the_moment_it_points_to(visit: Visit, house: RealServer, game: str) -> None:
    table, seq = telling(house, game)
    by_hand, by_link = opened(visit, f"/t/{table}?replay"), visit()
    drawn = {}
    for eyes in ("open", "A", "public"):
        by_link.page.goto(f"{house.url}/t/{table}?replay&at={seq}&eye={eyes}")
        by_link.page.wait_for_selector(".bar")
        look(by_hand, eyes)
        by_hand.page.locator(".bar input[type=range]").fill(str(at(by_link)))
        by_hand.page.wait_for_function("address => location.href === address", arg=by_link.page.url)
        drawn[eyes] = by_hand.page.locator(HIDDEN[game]).count()
        assert by_link.page.locator(HIDDEN[game]).count() == drawn[eyes]
        for part in (".board", ".log", ".bar"):
            assert by_link.page.locator(part).inner_text() == by_hand.page.locator(part).inner_text()
    assert drawn["public"] <= drawn["A"] < drawn["open"]


def test_the_link_is_copied_and_does_not_hold_the_seat(visit: Visit, house: RealServer) -> None:
    ada, _bea = people = around(visit, house, "Ada", "Bea")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bots_finish(house, *people)
    ada.page.get_by_role("button", name="Replay").click()
    ada.page.get_by_role("button", name="One move on").click()
    ada.page.get_by_role("button", name="Link to this moment").click()
    ada.page.get_by_role("button", name="Copied").wait_for()
    table, token = place(ada)
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{house.url}/t/{table}" and token not in link


@pytest.mark.parametrize("game", list(GAMES))
def test_a_record_file_is_replayed_without_a_table(visit: Visit, house: RealServer, tmp_path: Path, game: str) -> None:
    visitor = opened(visit, f"/t/{finished(house, game)}?replay")
    page = visitor.page
    length = page.locator(".bar input[type=range]").get_attribute("max")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    saved.value.save_as(tmp_path / "game.jsonl")
    page.goto(f"{house.url}/?replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.jsonl")
    page.wait_for_selector(".bar")
    assert page.locator(".bar input[type=range]").get_attribute("max") == length
    page.get_by_label("View of").select_option("open")
    page.locator(".bar input[type=range]").fill("5")
    page.wait_for_function("() => document.querySelector('.bar input[type=range]').value >= 5")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('.bar input[type=range]').value > 7")
    assert page.locator(".log li").count() > 5


def test_a_file_that_is_no_record_is_refused(visit: Visit, house: RealServer, tmp_path: Path) -> None:
    visitor = visit()
    visitor.forgiven = ("status of 422",)
    file = tmp_path / "shopping.txt"
    file.write_text("milk\n")
    visitor.page.goto(f"{house.url}/?replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.get_by_role("alert").wait_for()


def test_a_game_that_goes_on_cannot_be_replayed(visit: Visit, house: RealServer, tmp_path: Path) -> None:
    (ada,) = around(visit, house, "Ada", bots=1)
    ada.page.get_by_role("tab", name="Table").click()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Download the record").click()
    saved.value.save_as(tmp_path / "mine.jsonl")
    ada.page.goto(ada.page.url.replace("#", "?replay#"))
    ada.page.get_by_text("The replay will be here once the game is over").wait_for()
    ada.page.goto(f"{house.url}/?replay")
    ada.page.locator("input[type=file]").set_input_files(tmp_path / "mine.jsonl")
    ada.page.get_by_text("The replay will be here once the game is over").wait_for()


def test_nobody_has_condottieres_token_before_it_is_drawn(visit: Visit, house: RealServer) -> None:
    """Chance names its first holder: until then the first frame shows none."""
    visitor = opened(visit, f"/t/{finished(house)}?replay")
    page = visitor.page
    page.keyboard.press("Home")
    assert page.locator(".line").count() > 1
    assert page.locator(".line .token").count() == 0
    while page.locator(".log li", has_text="Condottiere token").count() == 0:
        page.keyboard.press("ArrowRight")
    assert page.locator(".line .token").count() == 1


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900), (360, 740)])
def test_with_all_open_nothing_is_cut_off(visit: Visit, house: RealServer, size: tuple[int, int]) -> None:
    """Every seat's line and hand lies within its place, or that place can be scrolled to it."""
    order = {"game": "condottiere", "seats": ["random"] * 3}
    with httpx.Client(base_url=house.url, timeout=60) as client:
        made = client.post("/api/tables", json=order).json()
        headers = {"Authorization": f"Bearer {made['host']}"}
        client.post(f"/api/tables/{made['table']}/start", json={}, headers=headers)
        while client.get(f"/api/tables/{made['table']}").json()["table"]["state"] != "over":
            pass
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    visitor.page.goto(f"{visitor.url}/t/{made['table']}?replay&at=40&eye=open")
    visitor.page.wait_for_selector(".hands .hand >> nth=2")
    for found in (".lines > .line", ".hands .hand"):
        things = visitor.page.locator(found)
        assert things.count() == 3
        for thing in things.all():
            thing.scroll_into_view_if_needed()
            assert thing.evaluate(WHOLLY_SEEN), found
