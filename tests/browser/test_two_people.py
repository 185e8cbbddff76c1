"""Two people in two browsers: what one may not know is neither on its page nor on its line."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest

from condotta.games import GAMES
from condotta.kernel.seats import PUBLIC

from ..server.real import RealServer
from .conftest import Visit
from .tables import around, place, watcher
from .test_whole_games import OPTIONS, deploy
from .visitor import Json, Visitor

SECRET = {"condottiere": "play ", "princes": "deal ", "conquest": "place "}
"""How the acts begin that others may not read: a card face down, a tile drawn, a piece set up."""
BOTS = {"condottiere": 1, "princes": 1, "conquest": 0}
SETUPS: dict[str, dict[str, Any]] = {"condottiere": {"variants": ["hidden"]}, **OPTIONS}


def test_a_friend_comes_by_the_link(visit: Visit) -> None:
    """Ada opens a table with hidden cards for two people and a bot, all by clicks."""
    ada, bea = visit({"name": "Ada"}), visit({"name": "Bea"})
    ada.card("condottiere").locator("button").nth(1).click()
    dialog = ada.page.locator("dialog")
    dialog.locator(".seats select").nth(2).select_option("random")
    dialog.get_by_role("switch", name="Hidden cards").check()
    dialog.locator("form button.main").click()
    ada.page.wait_for_selector(".lobby")
    bea.page.goto(ada.page.locator(".invite input").input_value())
    bea.page.locator(".lobby .seats button.main").first.click()
    for visitor in (ada, bea):
        visitor.page.wait_for_selector(".panel")
    assert ada.frames[-1]["table"]["variants"] == ["hidden"]


def told(house: RealServer, table: str) -> list[Json]:
    """What everybody may know."""
    lines = httpx.get(f"{house.url}/api/tables/{table}/stream?since=0&follow=0").text.split("\n")
    return [json.loads(line) for line in lines if line]


def acts_at(messages: list[Json]) -> dict[int, list[Json]]:
    """The acts that can be read in them, by the moment: numbers count for each viewer alone."""
    found: dict[int, list[Json]] = {}
    for message in messages:
        if (message.get("entry") or {}).get("act"):
            found.setdefault(message["at"], []).append(message["entry"]["act"])
    return found


def secrets(visitor: Visitor, public: list[Json]) -> list[tuple[int, str]]:
    """The acts with things that this page could read and the public could not: their moments and texts."""
    known = acts_at(public)
    acts = [(at, act) for at, acts in acts_at(visitor.frames).items() for act in acts]
    return [(at, act["text"]) for at, act in acts if act["args"] and act not in known.get(at, [])]


def enough(hidden: list[tuple[int, str]], game: str) -> bool:
    return any(text.startswith(SECRET[game]) for _, text in hidden)


def play(house: RealServer, people: list[Visitor], game: str, most: int = 200) -> list[Json]:
    """Answers at random until both have secrets, and a little longer."""
    chance, table = random.Random(5), place(people[0])[0]
    for turn in range(most):
        people[0].page.wait_for_timeout(50)
        if any(visitor.over for visitor in people):
            break
        for visitor in people:
            options = visitor.page.locator(".panel.asked:not([data-sending]) .option")
            if deploy(visitor) or not (count := options.count()):
                continue
            hidden = options.and_(visitor.page.locator('[data-act="buy-treachery"]'))
            (hidden if hidden.count() else options.nth(chance.randrange(count))).click(timeout=2000)
        if turn % 10 == 9 and all(enough(secrets(one, told(house, table)), game) for one in people):
            break
    people[0].page.wait_for_timeout(300)
    return told(house, table)


def on_the_page(game: str, visitor: Visitor, public: Json, other: str) -> None:
    """What the page draws of hidden things is its own."""
    page, view = visitor.page, visitor.frames[-1]["view"]
    if game == "condottiere":
        assert page.locator(".line:not(.you) .known").count() == 0
        assert page.locator(".hand").count() == 1
    elif game == "princes":
        assert page.locator(".tile.secret").count() == sum(map(bool, view["treachery"]))
    else:
        zones = page.locator("[data-zone]").evaluate_all("all => all.map(one => [one.dataset.zone, one.ariaLabel])")
        events = [event for frame in visitor.frames for event in frame.get("events", [])]
        seen = [event["args"][0]["value"] for event in events if event["key"] == "you-see"]
        names = [
            name
            for (word, name), zone in zip(zones, public["zones"], strict=True)
            if zone["piece"] == -1 and word not in seen
        ]
        foreign = [name for name in names if f"{other}’s" in name]
        assert foreign and all(f"One of {other}’s pieces." in name for name in foreign)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_others_secrets_are_nowhere(visit: Visit, house: RealServer, game: str) -> None:
    people = around(visit, house, "Ada", "Bea", bots=BOTS[game], game=game, options=SETUPS.get(game, {}))
    public = play(house, people, game)
    for eye, visitor in enumerate(people):
        other = people[1 - eye]
        hidden = secrets(other, public)
        assert enough(hidden, game)
        read = acts_at(visitor.frames)
        for at, text in hidden:
            assert text not in [act["text"] for act in read.get(at, [])], (at, text)
        everything = "\n".join([visitor.page.content(), *visitor.traffic])
        assert '"you":{"role":"seat"' in everything
        assert place(other)[1] not in everything
        for view in (frame["view"] for frame in visitor.frames if frame.get("view")):
            assert view["eye"] in (eye, PUBLIC)
            if game == "condottiere":
                assert view["seats"][1 - eye]["face_down_card"] == -1
        for event in (event for frame in visitor.frames for event in frame.get("events", [])):
            seats = [arg["value"] for arg in event["args"] if arg["name"] == "seat"]
            assert not event["key"].startswith("you-") or seats in ([], [eye])
        on_the_page(game, visitor, public[-1]["view"], ["Ada", "Bea"][1 - eye])


def test_a_spectator_sees_no_hand(visit: Visit, house: RealServer) -> None:
    people = around(visit, house, "Ada", "Bea", options={"variants": ["hidden"]})
    third = watcher(visit, people[0])
    play(house, people, "condottiere", 12)
    assert third.page.locator(".hand").count() == 0
    assert all(not frame["view"]["hand"] for frame in third.frames if frame.get("view"))
    third.is_accessible()
