"""The ways to a table from the first page, and what this device remembers."""

from __future__ import annotations

import json

from condotta.games import GAMES

from .conftest import Visit
from .visitor import Visitor


def open_table(visitor: Visitor, *switches: str) -> str:
    """A table for friends, with these switched on: its invitation."""
    visitor.card("condottiere").locator("button").nth(1).click()
    for name in switches:
        visitor.page.locator("dialog").get_by_role("switch", name=name).check()
    visitor.page.get_by_role("button", name="Open the table").click()
    return visitor.page.locator(".invite input").input_value()


def test_a_public_table_is_found_in_the_list_and_joined(visit: Visit) -> None:
    ada, bea = visit({"name": "Ada"}), visit({"name": "Bea"})
    link = open_table(ada, "Public")
    bea.page.goto(bea.url)
    address = link.removeprefix(ada.url).partition("#")[0]
    bea.page.locator(f'a[href="{address}"]').click()
    bea.page.get_by_role("button", name="Sit down").first.click()
    ada.page.locator(".lobby .seats", has_text="Bea").wait_for()


def test_a_pasted_link_leads_to_its_table_and_anything_else_is_refused(visit: Visit) -> None:
    ada, bea = visit({"name": "Ada"}), visit({"name": "Bea"})
    link = open_table(ada)
    pasted = bea.page.get_by_placeholder("/t/…#…")
    pasted.fill("no link")
    pasted.press("Enter")
    bea.page.get_by_role("alert").wait_for()
    pasted.fill(link)
    pasted.press("Enter")
    bea.page.wait_for_selector(".lobby")
    assert bea.page.url == link


def test_an_invitation_is_shown_as_a_qr_code(visit: Visit) -> None:
    ada = visit()
    open_table(ada)
    ada.page.get_by_role("button", name="QR").click()
    ada.page.wait_for_function("() => document.querySelector('.invite img')?.naturalWidth > 0")


def test_every_variant_is_a_switch_and_what_cannot_stand_together_cannot_be_chosen(visit: Visit) -> None:
    visitor = visit()
    visitor.card("condottiere").locator("button").nth(1).click()
    variants = visitor.page.locator("dialog fieldset", has_text="Variants").get_by_role("switch")
    variants.first.wait_for()
    assert variants.count() == len(GAMES["condottiere"].variants)
    capture = visitor.page.get_by_role("switch", name="Capturing regions")
    assert capture.is_enabled()
    visitor.page.get_by_role("switch", name="Playing for points").check()
    assert capture.is_disabled()
    visitor.page.get_by_role("spinbutton", name="Target").wait_for()


def test_the_name_is_remembered(visit: Visit) -> None:
    visitor = visit()
    visitor.page.get_by_label("Your name").fill("Caterina")
    visitor.page.keyboard.press("Tab")
    visitor.page.reload()
    visitor.page.wait_for_selector(".games")
    assert visitor.page.get_by_label("Your name").input_value() == "Caterina"


def test_a_game_against_bots_is_set_up_on_a_short_sheet(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.card("condottiere").locator("[data-sheet]").click()
    page.locator("dialog select").first.select_option("4")
    page.get_by_label("Seat C").select_option(index=0)
    page.get_by_role("switch", name="Hidden").first.check()
    page.locator("dialog").get_by_label("Pace of other").select_option("quick")
    visitor.is_accessible()
    page.locator("dialog button.main").click()
    page.wait_for_selector(".panel")
    visitor.asked()
    table = visitor.frames[-1]["table"]
    assert len(table["seats"]) == 4 and table["variants"] == ["hidden"]
    bots = [seat["bot"] for seat in table["seats"]]
    assert bots[0] is None and bots[2] != bots[1] == bots[3]
    assert json.loads(page.evaluate("localStorage['condotta.settings']"))["pace"] == "quick"
