"""Writes the page's pictures for README and docs from real games against bots: `make pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from condotta.games import GAMES
from tests.browser.visitor import Visitor, chromium
from tests.server.real import UNLIMITED, RealServer

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
QUESTIONS = 16
"""After so many answers a board looks lived on."""
WINDOWS: dict[str, dict[str, Any]] = {
    "": {},
    "-phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "device_scale_factor": 2},
}


def answer(visitor: Visitor, turn: int) -> None:
    """Something that moves the game on: a pass only where there is nothing else."""
    page = visitor.page
    if page.locator(".deploy").count():
        page.locator(".deploy .row button").nth(1).click()
        page.locator(".deploy button.main").click()
        page.wait_for_selector(".deploy", state="detached", timeout=60_000)
        return
    options = page.locator('.panel .option:not([data-act="pass"])')
    if options.count() == 0:
        options = page.locator(".panel .option")
    before = visitor.question()
    options.nth(turn % options.count()).click()
    page.wait_for_function(
        "before => { const panel = document.querySelector('.panel');"
        " return panel.dataset.state === 'over' || panel.dataset.question !== before }",
        arg=before,
    )


def take(browser: Browser, url: str, game: str, name: str, **window: Any) -> Path:
    visitor = Visitor(browser, url, **window).settle(name="Ada")
    visitor.play_now(game)
    for turn in range(QUESTIONS):
        if not visitor.asked():
            break
        answer(visitor, turn)
    visitor.asked()
    visitor.page.wait_for_selector(".moment", state="detached")
    visitor.page.evaluate("scrollTo(0, 0)")
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_timeout(700)
    file = PICTURES / f"{game}{name}.png"
    visitor.page.screenshot(path=file)
    visitor.leave()
    return file


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = RealServer(Path(folder) / "tables.db", "--bot-processes", "2", *UNLIMITED).start()
        browser = chromium(playwright)
        for game in GAMES:
            for name, window in WINDOWS.items():
                if name == "" or game == "condottiere":
                    print(take(browser, house.url, game, name, **window).relative_to(PICTURES.parent.parent))
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
