"""Bids "up to" at the page: left, told to nobody else, taken back, and answering by themselves."""

from __future__ import annotations

import json

import httpx

from ..server.real import RealServer
from .conftest import Visit
from .tables import begun
from .visitor import Json


class Played:
    """A table with three people that is played over the wire, up to a question."""

    def __init__(self, house: RealServer, game: str) -> None:
        self.http = httpx.Client(base_url=house.url)
        made = begun(house, "Ada", "Bea", "Cid", game=game)
        self.path = f"/api/tables/{made['table']}"
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.links = [house.url + seat["link"] for seat in made["seats"]]

    def told(self, token: str | None = None) -> list[Json]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        lines = self.http.get(f"{self.path}/stream?since=0&follow=0", headers=headers).text.split("\n")
        return [json.loads(line) for line in lines if line]

    def asked(self) -> tuple[int, Json]:
        """Who, and what."""
        seat = self.told()[-1]["decision"]["invited"][0]
        return seat, self.told(self.tokens[seat])[-1]["decision"]

    def act(self, seat: int, number: int, text: str) -> None:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        body = {"decision": number, "text": text, "key": str(number)}
        self.http.post(f"{self.path}/acts", json=body, headers=headers).raise_for_status()


def auction(house: RealServer) -> tuple[Played, int]:
    """A game of Princes in which a tile has just been put up, and who is to open."""
    game = Played(house, "princes")
    while True:
        seat, decision = game.asked()
        if decision["name"] == "bid":
            return game, seat
        acts = [option["text"] for option in decision["options"]]
        game.act(seat, decision["number"], next((act for act in acts if act.startswith("auction")), acts[-1]))


def test_a_bid_up_to_is_left_by_keyboard_and_known_to_nobody_else(visit: Visit, house: RealServer) -> None:
    game, first = auction(house)
    people = [visit({"newcomer": False}) for _link in game.links]
    for visitor, link in zip(people, game.links, strict=True):
        visitor.page.goto(link)
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
    acts = [message["entry"]["act"]["text"] for message in game.told() if message.get("entry")]
    assert acts[-2:] == [f"bid {least + 1}", "pass"]


def test_what_has_one_answer_is_told_and_answered_by_itself_unless_one_waits(visit: Visit, house: RealServer) -> None:
    """The last territory of Conquest: everybody can see that it is the only one."""
    game = Played(house, "conquest")
    while not (found := game.asked())[1]["forced"]:
        seat, decision = found
        assert len(decision["options"]) > 1
        game.act(seat, decision["number"], decision["options"][0]["text"])
    visitor = visit({"forced": True})
    visitor.page.goto(game.links[found[0]])
    announced = visitor.page.locator(".panel .forced")
    announced.get_by_role("button", name="Wait").click()
    announced.wait_for(state="detached")
    visitor.page.wait_for_timeout(1800)  # longer than the pause
    assert visitor.page.locator(".panel.asked .option").count() == 1, "it did not wait"
    visitor.page.reload()
    announced.wait_for()
    assert announced.inner_text().startswith("Only one thing to do:")
    visitor.page.wait_for_selector('.panel[data-question*="deploy"]')
    assert game.told()[-1]["decision"]["name"] == "deploy"
