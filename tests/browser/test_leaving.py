"""Leaving well: mute, days off, ending a table together, giving a game up; told on every page."""

from __future__ import annotations

from ..server.real import RealServer
from .conftest import Visit
from .tables import around, heard, show_tab, turn_to_play

SLOW = {"kind": "move", "seconds": 3 * 86_400}


def test_somebody_is_muted_takes_days_off_and_resigns(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea", clock=SLOW)
    bea.forgiven = ("status of 409",)
    turn_to_play(ada, bea)
    assert "days, " in ada.page.locator(".clocks li.running").first.inner_text()
    show_tab(ada, "Table")
    ada.page.get_by_role("button", name="Mute Bea").click()
    bea.page.locator(".log", has_text="Ada no longer hears what Bea says.").wait_for()
    show_tab(bea, "Chat")
    box = bea.page.get_by_placeholder("Say something")
    box.fill("Can you hear me?")
    box.press("Enter")
    bea.page.locator(".said", has_text="Can you hear me?").wait_for()
    bea.page.locator(".talk .to").get_by_role("button", name="Ada").click()
    box.fill("And now?")
    box.press("Enter")
    bea.page.get_by_text("This player does not want to hear from you here.").wait_for()
    ada.page.get_by_role("button", name="Hear Bea again").wait_for()

    show_tab(bea, "Table")
    bea.page.get_by_label("Days off, while your time stands still (14 left)").fill("3")
    bea.page.get_by_role("button", name="Take days off").click()
    ada.page.locator("li", has_text="has days off until").wait_for()
    bea.page.get_by_role("button", name="End my days off").wait_for()
    for visitor in (ada, bea):
        visitor.fits()
        visitor.says_no_keys()
    bea.is_accessible()

    bea.page.get_by_role("button", name="Resign").click()
    bea.page.get_by_text("The game ends here, and the other side wins.").wait_for()
    bea.page.get_by_role("button", name="Play on").click()
    bea.page.get_by_role("button", name="Resign").click()
    bea.page.get_by_role("button", name="Yes, resign").click()
    for visitor in (ada, bea):
        visitor.page.wait_for_selector('.panel[data-state="over"]')
        visitor.page.locator(".end", has_text="Bea resigns.").wait_for()
    heard(ada, "Bea resigns.")
    assert ada.page.locator(".end h2").first.inner_text() == "You have won!"
    ada.page.get_by_role("button", name="To the board").click()
    show_tab(ada, "Log")
    for told in ("Ada no longer hears what Bea says.", "Bea takes 3 days off.", "Bea resigns."):
        ada.page.locator(".log", has_text=told).wait_for()
    assert not any("Can you hear me?" in line for line in ada.traffic)


def test_of_three_a_bot_plays_on_and_the_others_end_the_table(visit: Visit, house: RealServer) -> None:
    ada, bea, cleo = around(visit, house, "Ada", "Bea", "Cleo")
    turn_to_play(ada, bea, cleo)
    show_tab(cleo, "Table")
    cleo.page.get_by_role("button", name="Resign").click()
    cleo.page.get_by_text("A bot plays your seat to the end.").wait_for()
    cleo.page.get_by_role("button", name="Yes, resign").click()
    ada.page.locator(".log", has_text="Cleo resigns. A bot plays on.").wait_for()
    cleo.page.locator("li", has_text="resigned").wait_for()
    assert cleo.page.get_by_role("button", name="Take my seat back").count() == 0
    show_tab(ada, "Table")
    ada.page.get_by_role("button", name="End the table").click()
    bea.page.locator(".notice", has_text="End this table here?").get_by_role("button", name="Agree").click()
    for visitor in (ada, bea, cleo):
        visitor.page.get_by_text("The players have ended this table.").wait_for()
