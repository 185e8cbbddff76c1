"""Tables for the browser's tests: opened over the wire, with people in windows of their own."""

from __future__ import annotations

from typing import Any

import httpx

from ..server.real import RealServer
from .conftest import Visit
from .visitor import MOVED_ON, Visitor


def around(
    visit: Visit, house: RealServer, *names: str, bots: int = 0, settings: dict[str, Any] | None = None, **order: Any
) -> list[Visitor]:
    """People at a table that has begun, each at a page; bots have the last seats."""
    made = begun(house, *names, bots=bots, **order)
    visitors = [visit({"name": name, **(settings or {})}) for name in names]
    for visitor, seat in zip(visitors, made["seats"], strict=True):
        visitor.page.goto(house.url + seat["link"])
        visitor.page.wait_for_selector(".panel")
    return visitors


def begun(house: RealServer, *names: str, bots: int = 0, **order: Any) -> dict[str, Any]:
    """A table at which everybody has sat down, as its creator was told of it."""
    seats = ["person"] * len(names) + ["random"] * bots
    made = httpx.post(f"{house.url}/api/tables", json={"game": "condottiere", **order, "seats": seats}).json()
    for name, seat in zip(names, made["seats"], strict=True):
        post(house, made["table"], "join", seat["token"], name=name)
    return dict(made)


def post(house: RealServer, table: str, what: str, token: str, **body: Any) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"}
    answer = httpx.post(f"{house.url}/api/tables/{table}/{what}", json=body, headers=headers).raise_for_status()
    return dict(answer.json())


def place(visitor: Visitor) -> tuple[str, str]:
    """The table and the token of the page's address."""
    table, _, token = visitor.page.url.partition("#")
    return table.rpartition("/t/")[2], token


def watcher(visit: Visit, seated: Visitor) -> Visitor:
    """Somebody who came by the link without a seat."""
    visitor = visit()
    visitor.page.goto(seated.page.url.partition("#")[0])
    visitor.page.wait_for_selector(".panel")
    return visitor


def whose_turn(*visitors: Visitor) -> Visitor:
    """Waits until one of them is asked."""
    for _i in range(300):
        for visitor in visitors:
            if visitor.page.locator(".panel.asked:not([data-sending])").count():
                return visitor
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError("Nobody is asked.")


def answer(visitor: Visitor, option: str = ".option") -> None:
    """Gives one answer and waits until it is told."""
    before = visitor.question()
    visitor.page.locator(f".panel {option}").first.click()
    visitor.page.wait_for_function(MOVED_ON, arg=before)


def turn_to_play(*visitors: Visitor) -> Visitor:
    """Condottiere: up to the first turn with cards; who has it."""
    while (visitor := whose_turn(*visitors)) and not visitor.page.locator('.option[data-act="pass"]').count():
        answer(visitor)
    return visitor


def bots_finish(house: RealServer, *visitors: Visitor) -> None:
    """Everybody lets a bot play, to the end."""
    for visitor in visitors:
        table, token = place(visitor)
        post(house, table, "handover", token, to="bot", bot="random")
    for visitor in visitors:
        visitor.page.wait_for_selector('.panel[data-state="over"]', timeout=60_000)


def show_tab(visitor: Visitor, name: str) -> None:
    """Opens a tab and waits for what is in it: it comes when it is opened first."""
    visitor.page.get_by_role("tab", name=name).click()
    visitor.page.locator("#tab-panel > *").first.wait_for(state="attached")


def heard(visitor: Visitor, text: str) -> None:
    """Said in the live region."""
    visitor.page.locator("[aria-live] p", has_text=text).first.wait_for(state="attached")
