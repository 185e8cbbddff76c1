"""The page is small, and asks nobody but its own server."""

from pathlib import Path

from playwright.sync_api import Browser, Response

import condotta.server

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
    assert sum(response.request.sizes()["responseBodySize"] for response in responses) < 150_000
    visitor.leave()
