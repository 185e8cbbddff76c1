"""The review of a game on its end page and beside the replay, and hints at the table."""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import Route

from ..server.real import RealServer
from .conftest import Visit
from .tables import around, place, post
from .test_end import SIZES, ended


def made_review(house: RealServer, table: str) -> dict[str, Any]:
    """One that the server could have made of this game: what a bot would say takes a while, its form does not."""
    stream = httpx.get(f"{house.url}/api/tables/{table}/stream?since=0&follow=0&eye=public").text
    entries = [told for line in stream.split("\n") if line and (told := json.loads(line)).get("entry")]
    played = [told for told in entries if told["entry"]["act"]["verb"] == "play"]
    first, last = entries[0]["seq"], entries[-1]["seq"]
    tells = [
        {
            "key": "removes",
            "args": [{"name": "card", "kind": "card", "value": "10"}, {"name": "number", "kind": "number", "value": 3}],
        }
    ]
    gain = {"measure": "regions", "best": 25, "taken": 12}
    costly = [
        {
            "at": told["seq"],
            "seat": told["entry"]["seat"],
            "question": "turn",
            "act": told["entry"]["act"],
            "chance": 300,
            "best": played[0]["entry"]["act"],
            "better": 512,
            "tells": tells if number == 0 else [],
            "gain": gain if number == 1 else None,
        }
        for number, told in enumerate(played[1:4])
    ]
    account = {"first": 500, "lost": 120, "luck": -80, "others": 700, "result": 1000, "counted": "others"}
    lost = {"first": 480, "lost": 40, "luck": -300, "others": -140, "result": 0, "counted": "luck"}
    return {
        "judged": len(played),
        "lines": [[[first, 500], [(first + last) // 2, 350], [last, 1000]], [[first, 480], [last - 3, 610], [last, 0]]],
        "accounts": [account, lost],
        "costly": costly,
        "lucky": [{"at": first, "seat": 1, "was": 480, "now": 250}],
    }


def test_the_review_of_a_game(visit: Visit, house: RealServer) -> None:
    visitor, _story = ended(visit, house, "condottiere", 1)
    page, (table, _token) = visitor.page, place(visitor)
    review = made_review(house, table)
    answers = [{"done": 3, "of": 40, "review": None}, {"done": 40, "of": 40, "review": review}]

    def answer(route: Route) -> None:
        route.fulfill(json=answers.pop(0) if len(answers) > 1 else answers[0])

    page.route("**/api/tables/*/review", answer)
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_selector(".review progress")
    assert page.get_by_text("Moments looked at: 3 of 40").is_visible()
    page.wait_for_selector(".review figure")
    told = page.locator(".review").inner_text()
    assert "Removed: 10 ×3." in told and "2.5 instead of 1.2" in told and "won more often" in told
    assert "from 48% to 25%" in told and "51%" in told
    assert page.locator(".review figure .line").count() == 2
    assert "Ann: 50% at the beginning, 100% in the end." in (
        page.locator(".review figure svg").get_attribute("aria-label") or ""
    )
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        visitor.fits()
    visitor.is_accessible()
    visitor.says_no_keys()

    # By keyboard into the replay, as the one who decided saw it just before; and there to another moment.
    page.locator(".review ol a").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=toolbar]")
    one = review["costly"][0]
    seen = f"eye={'AB'[one['seat']]}"
    page.wait_for_function("seen => location.search.includes(seen)", arg=seen)
    at = int(page.url.partition("at=")[2].partition("&")[0])
    assert 0 < at < one["at"]
    page.get_by_role("button", name="Review").click()
    page.locator("dialog .review ol a").nth(1).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_function("at => !location.search.includes(`at=${at}&`)", arg=at)


def test_a_review_as_the_bots_make_it(visit: Visit, house: RealServer) -> None:
    """Nothing stands in for anything: what the page shows is what the server has found and keeps."""
    visitor, story = ended(visit, house, "condottiere", 1)
    page, (table, _token) = visitor.page, place(visitor)
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_selector(".review figure", timeout=150_000)
    kept = httpx.get(f"{house.url}/api/tables/{table}/review").json()
    review = kept["review"]
    assert kept["done"] == kept["of"] >= review["judged"] > 10
    costly = page.locator(".review .two ol").first.locator("li").all_inner_texts()
    assert len(costly) == len(review["costly"])
    for told, one in zip(costly, review["costly"], strict=True):
        assert f"{(one['chance'] + 5) // 10}%" in told and f"{(one['better'] + 5) // 10}%" in told
    won = [line[-1][1] for line in review["lines"]]
    assert [seat for seat, chance in enumerate(won) if chance == max(won)] == story["winners"]
    visitor.says_no_keys()


def test_a_hint_by_key_and_button(visit: Visit, house: RealServer) -> None:
    (visitor,) = around(visit, house, "Ann", bots=1, game="conquest", hints=True)
    page = visitor.page
    page.wait_for_selector(".panel.asked")
    button = page.locator(".panel").get_by_role("button", name="Hint")
    button.wait_for()
    page.keyboard.press("h")
    page.wait_for_selector("dialog ol li", timeout=90_000)
    options = post(house, *place(visitor)[:1], "hint", place(visitor)[1])["options"]
    shown = page.locator("dialog ol li .chance").all_inner_texts()
    assert shown == [f"{(one['chance'] + 5) // 10}%" for one in options]
    visitor.is_accessible()
    visitor.says_no_keys()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    # With another person at the table there are none.
    others = around(visit, house, "Ann", "Bob", game="conquest")
    assert others[0].page.get_by_role("button", name="Hint").count() == 0
