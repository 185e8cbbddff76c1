"""Talk: to all, to some, unread, heard; what is private stays so; what is half written stays, too."""

from __future__ import annotations

from ..server.real import RealServer
from .conftest import Visit
from .tables import around, heard, show_tab, watcher
from .visitor import Visitor


def say(visitor: Visitor, text: str, *to: str) -> None:
    show_tab(visitor, "Chat")
    visitor.page.get_by_role("button", name="Everybody").click()
    for name in to:
        visitor.page.locator(".talk .to").get_by_role("button", name=name).click()
    visitor.page.locator(".talk input[type=text]").fill(text)
    visitor.page.get_by_role("button", name="Send").click()
    visitor.page.locator(".said", has_text=text).wait_for()


def test_private_talk_reaches_some_and_nobody_else(visit: Visit, house: RealServer) -> None:
    ada, bea, cleo, dora = around(visit, house, "Ada", "Bea", "Cleo", "Dora")
    third = watcher(visit, ada)
    say(ada, "kestrel over siena", "Bea", "Cleo")
    for visitor in (bea, cleo):
        assert visitor.page.locator(".unread").inner_text() == "1"
        heard(visitor, "Ada: kestrel over siena")
        show_tab(visitor, "Chat")
        visitor.page.locator(".said .private", has_text="Ada to Bea and Cleo: kestrel").wait_for()
        assert visitor.page.locator(".unread").count() == 0
    say(ada, "good evening")
    ada.page.set_viewport_size({"width": 360, "height": 740})
    ada.fits()
    for visitor in (dora, third):
        heard(visitor, "Ada: good evening")
        assert "kestrel" not in visitor.page.content() and "kestrel" not in "\n".join(visitor.traffic)


def test_a_half_written_line_stays(visit: Visit, house: RealServer) -> None:
    ada, _bea = around(visit, house, "Ada", "Bea")
    show_tab(ada, "Chat")
    ada.page.locator(".talk .to").get_by_role("button", name="Bea").click()
    ada.page.locator(".talk input[type=text]").fill("What about")
    show_tab(ada, "Log")
    ada.page.locator("header .row button").last.click()
    ada.page.locator("dialog select").first.select_option("fr")
    ada.page.keyboard.press("Escape")
    show_tab(ada, "Discussion")
    assert ada.page.locator(".talk input[type=text]").input_value() == "What about"
    assert ada.page.locator(".talk .to [aria-pressed=true]").inner_text() == "Bea"


def test_a_promise_is_heard_and_cannot_be_missed(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea", bots=1)
    show_tab(bea, "Chat")
    bea.page.get_by_role("button", name="Promise").click()
    bea.page.get_by_label("Promise", exact=True).and_(bea.page.locator("input")).fill("I leave Siena alone")
    bea.page.get_by_role("button", name="Send").click()
    heard(ada, "I leave Siena alone")
    ada.page.get_by_role("button", name="A promise is waiting for your answer").click()
    assert ada.page.locator(".unread").count() == 0
    ada.page.get_by_role("button", name="Accept").click()
    bea.page.locator(".promises", has_text="accepted").wait_for()
    assert ada.page.locator(".offer").count() == 0
