"""What an option would do is seen before it is chosen, and is gone with it; what a map shows while one chooses."""

from __future__ import annotations

import httpx

from ..server.real import RealServer
from .conftest import Visit
from .tables import answer, around, begun
from .test_games_own_needs import at_set_up, on_board
from .test_screens import PHONE
from .visitor import MOVED_ON, Visitor


def playing(visitor: Visitor) -> None:
    """Condottiere: until cards are to be played."""
    while visitor.asked() and not visitor.page.locator('.option[data-act^="play"]').count():
        answer(visitor)


def test_a_strength_is_told_ahead_and_goes_with_its_card(visit: Visit, house: RealServer) -> None:
    (visitor,) = around(visit, house, "Ada", bots=1)
    page = visitor.page
    playing(visitor)
    ahead = {one["act"]: one["tells"] for one in visitor.frames[-1]["decision"]["ahead"]}
    page.mouse.move(5, 5)
    page.locator(".panel .ahead", has_text="Pass: ").wait_for()
    for act, tells in ahead.items():
        changed = {one["args"][0]["value"]: one["args"][2]["value"] for one in tells if one["key"] == "strength"}
        if act != "pass" and changed:
            page.locator(f'.hand [data-card="{act.removeprefix("play ")}"]').hover()
            for seat, number in changed.items():
                page.locator(".lines > .line").nth(seat).locator(".ahead", has_text=f"→ {number}").wait_for()
            assert page.locator(".line .ahead").count() == len(changed)
    act = next(act for act, tells in ahead.items() if act != "pass" and any(one["key"] == "strength" for one in tells))
    before = visitor.question()
    page.locator(f'.hand [data-card="{act.removeprefix("play ")}"]').click()
    page.wait_for_function(MOVED_ON, arg=before)
    # The mouse rests where the card was.
    page.wait_for_timeout(300)
    held = page.locator(".hand .stack:hover").count()
    assert held or page.locator(".line .ahead").count() == 0


def test_on_a_phone_the_first_tap_shows_what_it_would_do_and_the_second_does_it(
    visit: Visit, house: RealServer
) -> None:
    visitor = visit({"twice": False}, **PHONE)
    page = visitor.page
    page.goto(house.url + begun(house, "Ada", bots=1)["seats"][0]["link"])
    playing(visitor)
    ahead = {one["act"]: one["tells"] for one in visitor.frames[-1]["decision"]["ahead"]}
    plays = [act for act, tells in ahead.items() if act != "pass" and any(one["key"] == "strength" for one in tells)]
    card = page.locator(f'.hand [data-card="{plays[0].removeprefix("play ")}"]')
    number = visitor.question().split()[0]
    card.tap()
    page.locator(".panel .tried .ahead").wait_for()
    page.locator(".line .ahead").first.wait_for()
    page.locator(".panel .tried button").last.tap()
    page.locator(".panel .tried").wait_for(state="detached")
    page.wait_for_function("() => document.querySelector('.line .ahead') === null")
    card.tap()
    page.locator(".panel .tried").wait_for()
    assert visitor.question().split()[0] == number, "nothing was sent yet"
    card.tap()
    page.wait_for_function(
        "number => !document.querySelector('.panel').dataset.question.startsWith(number)", arg=number
    )


def test_many_places_are_chosen_on_the_map_and_exceptions_are_not_lost_among_them(
    visit: Visit, house: RealServer
) -> None:
    (visitor,) = around(visit, house, "Ada", bots=1, options={"first": "A"})
    page = visitor.page
    visitor.asked()
    assert page.locator(".panel .many .option").count() == 17
    page.locator(".panel .on-map", has_text="Choose on the map").wait_for()
    box = page.locator(".panel .many").bounding_box()
    assert box is not None and box["height"] < 160
    before = visitor.question()
    page.locator('[data-region="siena"]').click()
    page.wait_for_function(MOVED_ON, arg=before)


def test_conquests_map_says_the_letters_and_ways_that_can_be_chosen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    at_set_up(visitor)
    page.get_by_role("button", name="A sensible set-up").click()
    page.wait_for_function("() => document.querySelectorAll('.island g.piece').length === 18")
    assert on_board(visitor) == 18
    page.get_by_role("button", name="Ready").click()
    page.wait_for_selector(".deploy", state="detached")
    while visitor.asked() and not page.locator('.option[data-act^="move"]').count():
        if page.locator(".panel .option", has_text="…").count():
            break
        answer(visitor)
    lit = page.locator("[data-zone][role=button]")
    assert page.locator(".letters text").count() == lit.count() > 0
    lit.first.press("Enter")
    page.locator(".goal").first.wait_for(state="attached")


def test_only_the_seat_that_sets_up_is_told_a_set_up(house: RealServer) -> None:
    made = begun(house, "Ada", bots=1, game="conquest")
    address = f"{house.url}/api/tables/{made['table']}/setup"
    assert httpx.get(address).status_code == 401
    token = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    assert httpx.get(address, headers=token).json() == {"acts": []}
