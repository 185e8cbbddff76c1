"""What only one game has: Conquest's set-up by drag, saved and loaded, and its memory; Princes' offers."""

from __future__ import annotations

import httpx

from ..server.real import RealServer
from .conftest import Visit
from .test_whole_games import sit_down
from .visitor import Visitor


def at_set_up(visitor: Visitor) -> None:
    """Chooses territories until the pieces are to be placed."""
    visitor.play_now("conquest")
    while visitor.asked() and not visitor.page.locator(".deploy").count():
        before = visitor.question()
        visitor.page.locator(".panel .option").first.click()
        visitor.page.wait_for_function(
            "before => document.querySelector('.panel').dataset.question !== before", arg=before
        )


def on_board(visitor: Visitor) -> int:
    return visitor.page.locator(".island g.piece").count()


def test_conquests_set_up_is_dragged_saved_loaded_and_sent(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    at_set_up(visitor)
    box = page.locator(".deploy .piece").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 15, box["y"] + 15)
    page.mouse.down()
    page.mouse.move(box["x"] - 60, box["y"] - 20, steps=4)
    target = page.locator("[data-zone][role=button]").first
    target.wait_for()
    spot = target.evaluate(
        "zone => { const b = zone.getBBox(); const p = new DOMPoint(b.x + b.width / 2, b.y + b.height / 2)"
        ".matrixTransform(zone.getScreenCTM()); return { x: p.x, y: p.y } }"
    )
    page.mouse.move(spot["x"], spot["y"], steps=4)
    page.mouse.up()
    page.wait_for_function("() => document.querySelectorAll('.island g.piece').length === 1")
    page.get_by_role("button", name="Place the rest at random").click()
    assert on_board(visitor) == 18
    page.locator(".deploy input").fill("Behind mountains")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Clear").click()
    assert on_board(visitor) == 0
    page.get_by_role("button", name="Behind mountains", exact=True).click()
    assert on_board(visitor) == 18
    page.get_by_role("button", name="Ready").click()
    page.wait_for_selector(".deploy", state="detached")
    visitor.asked()
    own = [zone for zone in visitor.frames[-1]["view"]["zones"] if zone["seat"] == 0]
    assert own and all(zone["piece"] >= 0 for zone in own)


def test_princes_offer_cannot_be_missed_and_is_carried_out(visit: Visit, house: RealServer) -> None:
    ada, bea = visit({"name": "Ada"}), visit({"name": "Bea"})
    order = {"game": "princes", "seats": ["person", "person", "random"]}
    seats = httpx.post(f"{house.url}/api/tables", json=order).json()["seats"]
    ada.page.goto(house.url + seats[0]["link"])
    ada.page.locator(".lobby .seats button.main").click()
    sit_down(bea, seats[1]["link"])
    for _i in range(100):
        if ada.page.locator(".panel button", has_text="Trade").count():
            break
        for visitor in (ada, bea):
            option = visitor.page.locator(".panel.asked:not([data-sending]) .option").first
            if option.count():
                option.click()
        ada.page.wait_for_timeout(150)
    gold = ada.frames[-1]["view"]["seats"][0]["gold"]
    ada.page.locator(".panel button", has_text="Trade").click()
    ada.page.get_by_label("You give: gold").fill("3")
    ada.page.get_by_label("You get: influence").fill("1")
    ada.page.get_by_role("button", name="Offer", exact=True).click()
    bea.page.locator(".panel .offers button.main").click()
    ada.page.wait_for_function(
        "gold => document.querySelector('.seats .you .purses').innerText.startsWith(String(gold))", arg=gold - 3
    )
    assert ada.frames[-1]["view"]["seats"][0]["gold"] == gold - 3
    # Bea has had enough of it: no more offers of Ada, on this device and at this table, until she wants them again.
    ada.page.get_by_label("You give: gold").fill("2")
    ada.page.get_by_role("button", name="Offer", exact=True).click()
    bea.page.get_by_role("button", name="No more offers from Ada").press("Enter")
    bea.page.locator(".panel .offers").wait_for(state="detached")
    bea.page.get_by_role("tab", name="Table").click()
    bea.page.get_by_role("button", name="Show offers from Ada again").press("Enter")
    bea.page.locator(".panel .offers").wait_for()


def test_the_memory_aid_is_switched_off_for_the_table(visit: Visit) -> None:
    """Ordered with a switch, told in the lobby to whoever joins, and gone from every view."""
    ada, bea = visit({"name": "Ada"}), visit({"name": "Bea"})
    ada.card("conquest").locator("button").nth(1).click()
    ada.page.locator("dialog select").first.select_option("2")
    ada.page.get_by_role("switch", name="Memory aid").uncheck()
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.locator(".invite input").input_value()
    bea.page.goto(link)
    bea.page.locator(".lobby li", has_text="Memory aid: off").wait_for()
    bea.page.get_by_role("button", name="Sit down").click()
    for visitor in (ada, bea):
        visitor.page.get_by_text("has no memory aid").wait_for()
        assert visitor.frames[-1]["view"]["memory"] is False


def test_princes_purses_incomes_and_points_are_those_of_the_view(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("princes")
    visitor.asked()
    visitor.page.locator(".panel .option").first.click()
    visitor.page.wait_for_function("() => document.querySelector('.panel').dataset.question.includes('action')")
    visitor.asked()
    for seat, shown in zip(visitor.frames[-1]["view"]["seats"], visitor.page.locator(".seats > li").all(), strict=True):
        assert shown.locator(".purses").inner_text().split() == [str(seat["gold"]), str(seat["influence"])]
        incomes = [f"+{seat['gold_income']}", f"+{seat['influence_income']}"]
        assert shown.locator(".income").inner_text().split()[-2:] == incomes
        assert shown.locator(".points .label").inner_text().startswith(f"{seat['points']} ")
