"""The page is small, and asks nobody but its own server."""

import gzip
import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response

import condotta.server
from condotta.games import GAMES

from ..server.real import RealServer
from .visitor import Visitor

STATIC = Path(condotta.server.__file__).parent / "static"


def test_all_is_under_a_megabyte() -> None:
    assert 0 < sum(file.stat().st_size for file in STATIC.rglob("*") if file.is_file()) < 1_000_000


def test_the_first_screen_is_small_and_comes_from_one_house(browser: Browser, house: RealServer) -> None:
    visitor = Visitor(browser, house.url)
    responses: list[Response] = []
    visitor.page.on("response", lambda response: responses.append(response))
    visitor.page.goto(house.url)
    visitor.page.wait_for_selector(".games")
    visitor.page.wait_for_load_state("networkidle")
    assert all(response.url.startswith(house.url) for response in responses)
    assert len(responses) > 4
    assert sum(response.request.sizes()["responseBodySize"] for response in responses) < 100_000
    visitor.leave()


@pytest.mark.parametrize("game", GAMES)
def test_little_comes_before_the_first_decision(game: str, browser: Browser, house: RealServer) -> None:
    """All that is transferred until the first question can be answered, what its help needs among it."""
    visitor = Visitor(browser, house.url)
    responses: list[Response] = []
    visitor.page.on("response", lambda response: responses.append(response))
    visitor.page.goto(house.url)
    visitor.play_now(game)
    visitor.page.wait_for_selector(".panel.asked")
    assert visitor.page.locator(".goal").count(), "help for somebody new is there with the question"
    visitor.page.wait_for_load_state("networkidle")
    # What comes from the browser's own cache has a size below nothing.
    sizes = {response.url: max(0, response.request.sizes()["responseBodySize"]) for response in [*responses]}
    told = sum(len(gzip.compress(json.dumps(frame).encode())) for frame in visitor.frames)
    assert not any(url.endswith("/rules") for url in sizes), "rules are read after the first answer, or when looked for"
    assert sum(sizes.values()) + told < 120_000, sorted(sizes.items(), key=lambda one: -one[1])[:9]
    visitor.leave()
