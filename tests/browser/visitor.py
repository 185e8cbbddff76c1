"""Somebody at a page: a browser window, and all it was told."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    Request,
    TimeoutError,
    WebSocket,
)

Json = dict[str, Any]

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--in-process-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RAW_KEY = re.compile(r"\b(page|event|ask|act|card|region|refuse|title|has|key|rule|variant|piece|lot|city|you)-[a-z]")
"""What a text looks like that nobody has written."""
MOVED_ON = """before => {
    const panel = document.querySelector('.panel')
    return panel.dataset.state === 'over' || panel.dataset.question !== before
}"""
TOO_WIDE = """() => [...document.querySelectorAll('body *')]
    .filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth)
    .map(one => one.outerHTML.slice(0, 90)).slice(0, 5)"""
BLOCKED = "Service Worker registration blocked"
UNREACHABLE = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "ERR_EMPTY_RESPONSE",
    "ERR_CONNECTION_RESET",
    "WebSocket connection to",
)
"""What the browser itself notes while a server is gone."""


def chromium(playwright: Playwright) -> Browser:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise RuntimeError("There is no Chromium; install one, or name it: CHROMIUM=/path/to/chromium.")
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


class Visitor:
    """Notes every error and everything that came over the line."""

    def __init__(self, browser: Browser, url: str, lang: str = "en", **window: Any) -> None:
        options: Json = {"viewport": {"width": 1280, "height": 800}, "locale": lang, "reduced_motion": "reduce"}
        options |= {"service_workers": "block"}  # what it fetches by itself, a test would not see
        self.context: BrowserContext = browser.new_context(**(options | window))
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.url = url
        self.errors: list[str] = []
        self.frames: list[Json] = []
        self.traffic: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._listen)
        self.page.on("requestfinished", self._read)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(
            known in message.text for known in (BLOCKED, *self.forgiven)
        ):
            self.errors.append(message.text)

    def _read(self, request: Request) -> None:
        self.traffic.append(request.url)
        answer = request.response()
        if "/api/" in request.url and answer is not None:
            # A page that is left takes its bodies with it.
            with contextlib.suppress(Error):
                self.traffic.append(answer.text())

    def _listen(self, socket: WebSocket) -> None:
        def hear(frame: str | bytes) -> None:
            text = frame if isinstance(frame, str) else frame.decode()
            self.traffic.append(text)
            told = [json.loads(line) for line in text.split("\n") if line]
            self.frames += [message for message in told if "presence" not in message]

        socket.on("framereceived", hear)

    def settle(self, **settings: Any) -> Visitor:
        """Settings as the device remembers them; others' moves are shown at once, and nothing is answered by itself."""
        kept = json.dumps(json.dumps({"pace": "none", "sound": False, "name": "", "forced": False, **settings}))
        self.context.add_init_script(f"if (location.host) localStorage['condotta.settings'] ??= {kept}")
        self.page.goto(self.url)
        self.page.wait_for_selector(".games")
        return self

    def play_now(self, game: str = "condottiere") -> Visitor:
        """One click."""
        self.card(game).locator("button.main").click()
        self.page.wait_for_selector(".panel")
        return self

    def card(self, game: str) -> Locator:
        """The game's card on the first page."""
        return self.page.locator(f'.games li[data-game="{game}"]')

    # What is asked

    @property
    def over(self) -> bool:
        return bool(self.page.locator('.panel[data-state="over"]').count())

    def asked(self) -> bool:
        """Waits until this page is asked, or the game is over."""
        self.page.wait_for_selector('.panel.asked:not([data-sending]), .panel[data-state="over"]', timeout=60_000)
        return not self.over

    def play_out(self, choose: Callable[[Visitor, int], None], most: int = 3000) -> int:
        """Answers until the game is over: how many times it was asked."""
        for turn in range(most):
            if not self.asked():
                return turn
            before = self.question()
            choose(self, turn)
            try:
                self.page.wait_for_function(MOVED_ON, arg=before, timeout=30_000)
            except TimeoutError as error:
                focus = self.page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
                panel = self.page.locator(".panel").inner_text()
                raise AssertionError(f"{before!r} is not answered; focus: {focus}; panel: {panel}") from error
        raise AssertionError("The game does not end.")

    def question(self) -> str:
        """The question and how far the answer is made."""
        return self.page.locator(".panel").get_attribute("data-question") or ""

    # What must be true of every page

    def fits(self) -> None:
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, (wide, self.page.evaluate(TOO_WIDE))

    def is_accessible(self) -> None:
        """No serious finding of axe."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        serious = [
            (one["id"], one["nodes"][0]["html"][:200], one["nodes"][0].get("failureSummary", "")[:300])
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
        assert serious == []

    def says_no_keys(self) -> None:
        text = self.page.evaluate("document.body.innerText")
        assert RAW_KEY.search(text) is None, RAW_KEY.search(text)

    def leave(self) -> None:
        self.context.close()
        assert self.errors == []
