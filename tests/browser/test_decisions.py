"""What the host, or all others together, decide about a seat whose player is gone, and about a table."""

from __future__ import annotations

from typing import Any

import httpx

from ..server.real import RealServer
from .conftest import Visit
from .tables import begun, bots_finish, heard, post, show_tab
from .visitor import Visitor

ABSENCE = 2
"""Seconds; whoever stays at a page is there."""


def playing(visit: Visit, house: RealServer, *names: str) -> tuple[dict[str, Any], list[Visitor]]:
    """A table in play, each of its players at a page with the table's menu open."""
    made = begun(house, *names, absence=ABSENCE)
    visitors = [visit({"name": name}) for name in names]
    for visitor, seat in zip(visitors, made["seats"], strict=True):
        come(visitor, house, seat["link"])
    for visitor in visitors:  # until everybody was seen
        visitor.page.get_by_text("shows no sign of life", exact=True).first.wait_for(state="detached")
    return made, visitors


def come(visitor: Visitor, house: RealServer, link: str) -> None:
    visitor.page.goto(house.url + link)
    visitor.page.wait_for_selector(".panel")
    show_tab(visitor, "Table")


def press(visitor: Visitor, name: str, keyboard: bool = False) -> None:
    """With the mouse, or with the keyboard alone."""
    button = visitor.page.get_by_role("button", name=name)
    button.wait_for()
    if keyboard:
        button.focus()
        visitor.page.keyboard.press("Enter")
    else:
        button.click()


def told(visitor: Visitor, text: str) -> None:
    heard(visitor, text)
    show_tab(visitor, "Log")
    visitor.page.locator(".log", has_text=text).wait_for()
    show_tab(visitor, "Table")


def test_the_host_frees_a_seat_before_the_start_and_gives_it_to_another(visit: Visit, house: RealServer) -> None:
    order = {"game": "condottiere", "seats": ["person"] * 3, "absence": ABSENCE}
    made = httpx.post(f"{house.url}/api/tables", json=order).json()
    for seat, name in ((0, "Ada"), (1, "Bea")):
        post(house, made["table"], "join", made["seats"][seat]["token"], name=name)
    host, ada, cleo = visit(), visit({"name": "Ada"}), visit({"name": "Cleo"})
    ada.page.goto(house.url + made["seats"][0]["link"])
    host.page.goto(house.url + made["links"]["host"])
    press(host, "Free Bea’s seat", keyboard=True)
    link = host.page.get_by_label("The link for seat B").input_value()
    heard(ada, "The host frees Bea’s seat.")
    host.is_accessible()
    cleo.page.goto(link)
    cleo.page.get_by_role("button", name="Sit down").click()
    ada.page.locator(".lobby .seats b", has_text="Cleo").wait_for()
    press(host, "Link for seat C")
    host.page.get_by_label("The link for seat C").wait_for()


def test_the_players_free_a_seat_without_the_host(visit: Visit, house: RealServer) -> None:
    order = {"game": "condottiere", "seats": ["person"] * 3, "absence": ABSENCE}
    made = httpx.post(f"{house.url}/api/tables", json=order).json()
    for seat, name in ((0, "Ada"), (1, "Bea")):
        post(house, made["table"], "join", made["seats"][seat]["token"], name=name)
    ada = visit({"name": "Ada"})
    ada.page.goto(house.url + made["seats"][0]["link"])
    press(ada, "Free Bea’s seat")
    heard(ada, "By agreement Bea’s seat is free again.")
    ada.page.get_by_text("Waiting for 2 more players.").wait_for()


def test_the_host_lets_a_bot_play_for_somebody_who_is_gone(visit: Visit, house: RealServer) -> None:
    made, (ada, bea) = playing(visit, house, "Ada", "Bea")
    host = visit()
    come(host, house, made["links"]["host"])
    assert host.page.locator(".hand").count() == 0
    assert host.page.get_by_role("button", name="Let a bot play for").count() == 0
    bea.page.goto(house.url)
    press(host, "Let a bot play for Bea", keyboard=True)
    told(ada, "Bea shows no sign of life: the host lets a bot play.")
    assert host.page.locator(".hand").count() == 0
    come(bea, house, made["seats"][1]["link"])
    press(bea, "Take my seat back")
    told(ada, "Bea is back.")
    bea.page.wait_for_selector(".hand")


def test_the_players_agree_on_a_bot(visit: Visit, house: RealServer) -> None:
    _made, (ada, bea, cleo) = playing(visit, house, "Ada", "Bea", "Cleo")
    cleo.page.goto(house.url)
    press(ada, "Let a bot play for Cleo")
    bea.page.locator(".notice", has_text="Cleo shows no sign of life. Let a bot play the seat?").wait_for()
    heard(bea, "Ada agrees that a bot plays for Cleo.")
    bea.is_accessible()
    press(ada, "Withdraw")
    bea.page.locator(".notice").wait_for(state="detached")
    press(ada, "Let a bot play for Cleo")
    press(bea, "Agree", keyboard=True)
    for visitor in (ada, bea):
        told(visitor, "Cleo shows no sign of life: by agreement a bot plays.")


def test_another_person_plays_if_all_others_agree_until_the_owner_is_back(visit: Visit, house: RealServer) -> None:
    made, (ada, bea, cleo) = playing(visit, house, "Ada", "Bea", "Cleo")
    dora = visit({"name": "Dora"})
    dora.forgiven = ("status of 401",)
    come(dora, house, made["links"]["any"])
    cleo.page.goto(house.url)
    press(dora, "Offer to play for Cleo", keyboard=True)
    dora.page.get_by_text("You have offered to play for Cleo.").wait_for()
    question = "Cleo shows no sign of life. Let Dora play the seat, and see its hand?"
    for visitor in (ada, bea):
        assert dora.page.locator(".hand").count() == 0
        visitor.page.locator(".notice", has_text=question).wait_for()
        press(visitor, "Agree")
    dora.page.wait_for_selector(".hand")
    for visitor in (ada, bea):
        told(visitor, "By agreement Dora now plays for Cleo.")
    come(cleo, house, made["seats"][2]["link"])
    assert cleo.page.locator(".hand").count() == 0
    press(cleo, "Take my seat back")
    cleo.page.wait_for_selector(".hand")
    dora.page.get_by_text("This link no longer opens this table.").wait_for()


def test_the_players_end_a_table_together(visit: Visit, house: RealServer) -> None:
    _made, (ada, bea) = playing(visit, house, "Ada", "Bea")
    press(ada, "End the table", keyboard=True)
    bea.page.locator(".notice", has_text="End this table here? Agreed so far: Ada.").wait_for()
    press(bea, "Agree")
    for visitor in (ada, bea):
        visitor.page.get_by_text("The players have ended this table.").wait_for()


def test_the_host_ends_a_table_that_nobody_is_at(visit: Visit, house: RealServer) -> None:
    made, (ada, bea) = playing(visit, house, "Ada", "Bea")
    host = visit()
    host.forgiven = ("status of 409",)
    come(host, house, made["links"]["host"])
    press(host, "End the table")
    host.page.get_by_text("There is still somebody at this table").wait_for()
    for visitor in (ada, bea):
        visitor.page.goto(house.url)
    for one in ("Ada", "Bea"):
        host.page.get_by_role("button", name=f"Let a bot play for {one}").wait_for()
    press(host, "End the table", keyboard=True)
    host.page.get_by_text("The host has deleted this table.").wait_for()


def test_a_rematch_keeps_the_seats(visit: Visit, house: RealServer) -> None:
    _made, (ada, bea) = playing(visit, house, "Ada", "Bea")
    bots_finish(house, ada, bea)
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.locator(".lobby .seats li", has_text="kept for Bea").wait_for()
    eve = visit({"name": "Eve"})
    eve.page.goto(ada.page.url.partition("#")[0])
    eve.page.locator(".lobby").wait_for()
    assert eve.page.get_by_role("button", name="Sit down").count() == 0
