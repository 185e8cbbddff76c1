"""A real server, a real browser."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from ..server.real import UNLIMITED, RealServer
from .visitor import Visitor, chromium

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    server = RealServer(tmp_path_factory.mktemp("house") / "tables.db", "--bot-processes", "2", *UNLIMITED).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = chromium(playwright)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, house: RealServer) -> Iterator[Visit]:
    """Opens a window at the house's first page; at the end no window may have noted an error."""
    visitors: list[Visitor] = []

    def open_window(settings: dict[str, Any] | None = None, url: str | None = None, **window: Any) -> Visitor:
        visitor = Visitor(browser, url or house.url, **window)
        visitors.append(visitor)
        return visitor.settle(**(settings or {}))

    yield open_window
    for visitor in visitors:
        visitor.leave()
