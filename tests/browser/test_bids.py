"""Bids "up to" at the page: left, told to nobody else, taken back, and answering by themselves."""

from __future__ import annotations

import json

import httpx

from ..server.real import RealServer
from .conftest import Visit
from .tables import begun, place, post
from .visitor import Json


def told(house: RealServer, table: str, token: str | None = None) -> list[Json]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    lines = httpx.get(f"{house.url}/api/tables/{table}/stream?since=0&follow=0", headers=headers).text.split("\n")
    return [json.loads(line) for line in lines if line]


def auction(house: RealServer) -> tuple[list[str], int]:
    """A game of Princes in which a tile has just been put up: everybody's links, and who is to open."""
    made = begun(house, "Ada", "Bea", "Cid", game="princes")
    while True:
        for seat in made["seats"]:
            decision = told(house, made["table"], seat["token"])[-1]["decision"]
            if decision["asked"]:
                break
        if decision["name"] == "bid":
            return [each["link"] for each in made["seats"]], seat["seat"]
        acts = [option["text"] for option in decision["options"]]
        act = next((act for act in acts if act.startswith("auction")), acts[-1])
        number = decision["number"]
        post(house, made["table"], "acts", seat["token"], decision=number, text=act, key=str(number))


def test_a_bid_up_to_is_left_by_keyboard_and_known_to_nobody_else(visit: Visit, house: RealServer) -> None:
    links, first = auction(house)
    people = [visit({"pace": "none", "newcomer": False}) for _link in links]
    for visitor, link in zip(people, links, strict=True):
        visitor.page.goto(house.url + link)
    opener, waiting = people[first], people[(first + 1) % 3]
    form = waiting.page.locator(".up-to")
    least = int(form.locator("input").get_attribute("min") or 0)
    form.locator("input").focus()
    waiting.page.keyboard.press("ArrowUp")
    waiting.page.keyboard.press("ArrowUp")
    waiting.page.keyboard.press("Enter")
    stands = form.get_by_role("status")
    stands.wait_for()
    assert str(least + 2) in stands.inner_text()
    for other in people:
        if other is not waiting:
            assert other.page.locator(".up-to [role=status]").count() == 0
            assert not any(frame["kind"] == "standing" for frame in other.frames)
    # Taken back, and left again for less.
    form.get_by_role("button", name="Take back").click()
    stands.wait_for(state="detached")
    assert waiting.frames[-1]["bidding"]["up_to"] is None
    form.get_by_role("button", name="+1").click()
    form.locator(".leave").click()
    stands.wait_for()
    # The opener bids what was the most: it drops out by itself.
    opener.page.locator('[data-part="bid"] input').fill(str(least + 1))
    opener.page.locator('[data-part="bid"] input').blur()
    opener.page.locator(f'.option[data-act="bid {least + 1}"]').click()
    form.wait_for(state="detached")
    acts = [message["entry"]["act"]["text"] for message in told(house, place(opener)[0]) if message.get("entry")]
    assert acts[-2:] == [f"bid {least + 1}", "pass"]
