"""What is yours without an account: the key on two devices, the dashboard, the history."""

from __future__ import annotations

import json
from typing import Any

from ..server.real import RealServer
from .conftest import Visit
from .tables import answer, around, begun, place, post, whose_turn
from .visitor import Visitor

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
TIED = "table => JSON.parse(localStorage['condotta.tables'] ?? '{}')[table]?.tied"


def own(visitor: Visitor) -> dict[str, Any]:
    return dict(visitor.page.evaluate("JSON.parse(localStorage['condotta.person'] ?? '{}')"))


def tied(visitor: Visitor) -> str:
    """Waits until the seat at the page's table is tied to a key: the table."""
    table = place(visitor)[0]
    visitor.page.wait_for_function(TIED, arg=table)
    return table


def go_home(visitor: Visitor) -> None:
    visitor.page.goto(visitor.url)
    visitor.page.wait_for_selector(".dashboard a.card")


def looks_well(visitor: Visitor) -> None:
    visitor.fits()
    visitor.says_no_keys()
    visitor.is_accessible()


def test_a_key_takes_name_tables_and_seats_to_another_device(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea", settings={"theme": "dark"})
    asked, table = whose_turn(ada, bea), place(ada)[0]

    # The dashboards tell whose turn it is; the picture is that of the board.
    for visitor, opponent in ((ada, "Bea"), (bea, "Ada")):
        go_home(visitor)
        group = visitor.page.locator(f'[data-group="{"turn" if visitor is asked else "waiting"}"]')
        group.locator(f'[data-table="{table}"]', has_text=opponent).wait_for()
        visitor.page.wait_for_selector(".card .picture svg path")
    assert own(ada)["key"] != own(bea)["key"]

    # The link and its picture.
    ada.page.get_by_role("button", name="Your games").click()
    ada.page.get_by_role("button", name="Take this to another device").click()
    ada.page.wait_for_function("() => document.querySelector('.take img')?.naturalWidth > 0")
    link = ada.page.locator(".take input").input_value()
    key = own(ada)["key"]
    assert link == f"{ada.url}/?you#{key}"
    looks_well(ada)

    # On the other device nothing is taken before somebody says so.
    phone = visit({"name": "Nobody"}, **PHONE)
    phone.page.goto(link)
    phone.page.get_by_text("This link holds the name Ada and one table.").wait_for()
    looks_well(phone)
    assert own(phone) == {}
    phone.page.get_by_role("button", name="Yes, these are my games").click()
    phone.page.locator(f'.dashboard [data-table="{table}"]').wait_for()
    assert phone.page.get_by_label("Your name").input_value() == "Ada"
    assert phone.page.locator("html").get_attribute("data-theme") == "dark"
    looks_well(phone)

    # The key plays the seat there; it is in no address.
    phone.page.locator(f'[data-table="{table}"]').click()
    phone.page.wait_for_selector(".panel")
    assert phone.page.url == f"{phone.url}/t/{table}"
    bea.page.locator(f'[data-table="{table}"]').click()
    while whose_turn(phone, bea) is bea:
        answer(bea)
    answer(phone)
    assert not any(key in sent for sent in phone.traffic if sent.startswith("http"))

    # Another key: the old one is worth nothing on the phone.
    ada.page.get_by_role("button", name="Renew the key").click()
    ada.page.get_by_role("alertdialog").get_by_role("button", name="Renew the key").click()
    ada.page.get_by_text("The key is a new one now.").wait_for()
    assert own(ada)["key"] != key
    phone.forgiven = ("401",)
    phone.page.goto(phone.url)
    phone.page.wait_for_function("() => !('key' in JSON.parse(localStorage['condotta.person']))")
    assert phone.page.locator(".dashboard a.card").count() == 0
    go_home(ada)
    ada.page.locator(f'[data-table="{table}"]').click()
    ada.page.wait_for_selector(".panel")


def test_finished_games_are_counted_rated_if_wanted_saved_and_forgotten(visit: Visit, house: RealServer) -> None:
    ada = visit({"name": "Ada"})
    made = begun(house, "Ada", bots=1)
    seat = made["seats"][0]
    ada.page.goto(house.url + seat["link"])
    table = tied(ada)
    post(house, table, "handover", seat["token"], to="bot", bot="random")
    ada.page.wait_for_selector('.panel[data-state="over"]', timeout=60_000)
    go_home(ada)
    ada.page.locator(f'[data-group="over"] [data-table="{table}"]').wait_for()
    ada.page.get_by_role("link", name="All your games and statistics").click()
    ada.page.locator('[data-count="games"]', has_text="1").wait_for()
    assert (
        ada.page.locator(f'.finished [data-table="{table}"]', has_text="somebody else played at the end").count() == 1
    )

    shown = ada.page.get_by_role("switch", name="Show my ratings to everybody")
    assert shown.count() == 0
    ada.page.get_by_role("switch", name="Rate my games").check()
    shown.wait_for()
    assert not shown.is_checked()
    ada.page.reload()
    shown.wait_for()
    looks_well(ada)

    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save everything as a file").click()
    kept = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert kept["results"][0]["table"] == table and kept["rated"] and kept["link"].endswith(own(ada)["key"])

    ada.page.get_by_role("button", name="Forget the key").click()
    ada.page.get_by_role("alertdialog").get_by_role("button", name="Forget the key").click()
    ada.page.get_by_role("button", name="Make a new key").wait_for()
    assert own(ada) == {"off": True}

    # Without it everything works as before, and none is made unasked.
    ada.page.goto(ada.url)
    ada.page.locator(f'.list a[href="/t/{table}#{seat["token"]}"]').click()
    ada.page.wait_for_selector('.panel[data-state="over"]')
    assert own(ada) == {"off": True}
