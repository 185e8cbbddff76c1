"""No dead ends: what goes wrong is said where one looks, with a way on; the keyboard comes everywhere."""

from __future__ import annotations

import httpx
import pytest

from condotta.games import GAMES
from condotta.words import Words, languages

from ..server.real import RealServer
from .conftest import Visit
from .tables import around, show_tab
from .test_screens import PHONE
from .visitor import MOVED_ON

IN_SIGHT = """one => {
    const box = one.getBoundingClientRect()
    return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
}"""
STOPS = """() => {
    const named = one => one.getAttribute('aria-label') || one.getAttribute('aria-labelledby') || one.innerText?.trim()
        || one.textContent.trim() || one.labels?.length
    return [...document.querySelectorAll('a, button, input, select, textarea, [tabindex]')]
        .filter(one => one.tabIndex >= 0 && one.checkVisibility())
        .filter(one => !named(one) || one.closest('[aria-hidden=true]'))
        .map(one => one.outerHTML.slice(0, 120))
}"""
"""Where Tab stops and nothing says what it is."""
RING = """one => {
    const box = one.getBoundingClientRect(), out = 3
    return [[box.left - out, box.top + box.height / 2], [box.right + out, box.top + box.height / 2],
        [box.left + box.width / 2, box.top - out], [box.left + box.width / 2, box.bottom + out]]
        .map(([x, y]) => document.elementFromPoint(x, y)).filter(over => over && over !== one && !over.contains(one))
        .filter(over => getComputedStyle(over).zIndex >= getComputedStyle(one).zIndex && over.closest('button, .stack'))
        .map(over => over.outerHTML.slice(0, 90))
}"""
"""What lies over the ring around a thing in focus, and is not below it."""


def test_a_bad_links_error_is_in_sight_on_a_phone(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    page.get_by_label("Link", exact=True).fill("nonsense!")
    page.get_by_role("button", name="Go", exact=True).tap()
    problem = page.locator(".problem")
    problem.wait_for()
    assert problem.evaluate(IN_SIGHT)
    assert problem.inner_text() == "That is not a link to a table."


def test_where_there_is_nothing_the_page_says_so_and_leads_on(visit: Visit, house: RealServer) -> None:
    visitor = visit()
    visitor.forgiven = ("status of 404",)
    for address in ("/nowhere", "/t/aaaaaaaaaa", "/t/aaaaaaaaaa?replay"):
        page = visitor.page
        page.goto(house.url + address)
        page.locator(".problem").wait_for()
        visitor.says_no_keys()
        visitor.is_accessible()
        page.get_by_role("link", name="To the start page").click()
        page.wait_for_selector(".games")
        assert page.url.rstrip("/") == house.url
    # Programs get what they can read.
    answer = httpx.get(f"{house.url}/nowhere")
    assert answer.status_code == 404 and answer.json()["key"] == "no-such-page"
    assert httpx.get(f"{house.url}/nowhere", headers={"accept": "text/html"}).status_code == 404
    assert httpx.get(f"{house.url}/api/nowhere", headers={"accept": "text/html"}).json()["key"] == "no-such-page"


def test_two_keys_from_the_header_to_the_decision(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now()
    visitor.asked()
    page.locator("body").press("Tab")
    skip = page.get_by_role("button", name="To the decision")
    assert skip.evaluate("one => one === document.activeElement")
    assert skip.evaluate(IN_SIGHT)
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('.panel .option')")
    page.locator("header a").focus()
    page.keyboard.press("d")
    assert page.evaluate("document.activeElement.matches('.panel .option')")


def test_a_question_mark_lists_the_keys(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now()
    visitor.asked()
    page.keyboard.press("?")
    page.locator("dialog kbd", has_text="Esc").wait_for()
    visitor.is_accessible()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.get_by_role("button", name="Keyboard shortcuts").click()
    page.locator("dialog kbd").first.wait_for()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_tab_stop_has_a_name(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_now(game)
    for _i in range(6):
        if not visitor.asked() or visitor.page.locator(".deploy").count():
            break
        assert visitor.page.evaluate(STOPS) == []
        before = visitor.question()
        visitor.page.locator(".panel .option").first.click()
        visitor.page.wait_for_function(MOVED_ON, arg=before)


def test_the_ring_of_the_focus_is_above_its_neighbours(visit: Visit, house: RealServer) -> None:
    (visitor,) = around(visit, house, "Ada", bots=1, options={"first": "A"})
    page = visitor.page
    visitor.asked()
    page.keyboard.press("Tab")
    for card in page.locator(".hand .stack").all():
        card.focus()
        assert card.evaluate(RING) == []
    region = page.locator("[data-region][role=button]").first
    region.focus()
    ring = page.locator(".italy .ring")
    assert ring.get_attribute("d") == region.get_attribute("d")
    assert ring.evaluate("ring => [...document.querySelectorAll('.touch')].every("
                         "one => one.compareDocumentPosition(ring) & Node.DOCUMENT_POSITION_FOLLOWING)")  # fmt: skip


def test_help_waits_for_the_mouse_to_move(visit: Visit) -> None:
    """What comes to lie under a mouse that rests is not looked at."""
    visitor = visit()
    page = visitor.page
    visitor.play_now()
    visitor.asked()
    card = page.locator(".hand .stack").first.bounding_box()
    assert card is not None
    page.goto(visitor.url)
    page.wait_for_selector(".games")
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    page.mouse.move(x, y)
    page.go_back()
    page.wait_for_selector(".hand .stack")
    page.wait_for_timeout(900)
    assert page.locator(".help").count() == 0
    page.mouse.move(x + 3, y + 1)
    page.wait_for_selector(".help")


def test_a_phone_is_told_of_a_new_message(visit: Visit, house: RealServer) -> None:
    made = around(visit, house, "Ada", "Bea")
    ada, bea = made
    ada.page.set_viewport_size({"width": 360, "height": 740})
    show_tab(bea, "Chat")
    bea.page.get_by_placeholder("Say something").fill("Peace?")
    bea.page.get_by_role("button", name="Send").click()
    news = ada.page.get_by_role("button", name="One new message")
    news.wait_for()
    assert news.evaluate(IN_SIGHT)
    ada.fits()
    news.click()
    said = ada.page.locator(".said", has_text="Peace?")
    said.wait_for()
    assert said.evaluate(IN_SIGHT)
    news.wait_for(state="detached")


def test_an_offer_says_that_it_is_sent(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea", bots=1, game="princes")
    trade = ada.page.locator(".panel button", has_text="Trade")
    for _i in range(100):
        if trade.count():
            break
        for visitor in (ada, bea):
            option = visitor.page.locator(".panel.asked:not([data-sending]) .option").first
            if option.count():
                option.click()
        ada.page.wait_for_timeout(150)
    trade.click()
    ada.page.get_by_label("You give: gold").fill("2")
    ada.page.get_by_role("button", name="Offer", exact=True).click()
    ada.page.locator("dialog [role=status]", has_text="Sent to Bea.").wait_for()


TOO_WIDE_OR_BROKEN = """names => {
    const wrong = []
    const look = one => {
        const node = [...one.childNodes].find(child => child.nodeType === Node.TEXT_NODE), text = document.createRange()
        const holder = one.closest('button').getBoundingClientRect()
        text.selectNodeContents(one)
        const broken = [...node.data.matchAll(/\\S+/g)].some(word => {
            const piece = document.createRange()
            piece.setStart(node, word.index)
            piece.setEnd(node, word.index + word[0].length)
            return new Set([...piece.getClientRects()].map(box => Math.round(box.top))).size > 1
        })
        if (broken || text.getBoundingClientRect().width > holder.width + 1) wrong.push(node.data)
    }
    for (const one of document.querySelectorAll('.tile .name')) if (one.checkVisibility()) look(one)
    const caption = [...document.querySelectorAll('.caption')].find(one => one.checkVisibility())
    if (!caption) return wrong
    // Whatever was dealt: each name stands on the card once.
    const node = [...caption.childNodes].find(child => child.nodeType === Node.TEXT_NODE), own = node.data
    for (const name of names) {
        node.data = name
        caption.style.transform = `scaleX(${Math.min(1, caption.clientWidth / caption.scrollWidth)})`
        look(caption)
    }
    node.data = own
    return wrong
}"""


@pytest.mark.parametrize("lang", languages())
def test_names_stay_within_their_cards_and_whole(visit: Visit, house: RealServer, lang: str) -> None:
    """On cards and tiles, in every width: neither wider than what they stand on nor broken within a word."""
    game = GAMES["condottiere"]
    names = [Words(game, lang).thing("card", kind) for kind in range(len(game.kinds["card"].words))]
    visitor = visit(lang=lang)
    for name in ("condottiere", "princes"):
        visitor.page.goto(house.url)
        visitor.page.wait_for_selector(".games")
        visitor.play_now(name)
        visitor.asked()
        for width in (360, 768, 1024, 1440, 1920):
            visitor.page.set_viewport_size({"width": width, "height": 900})
            visitor.page.evaluate("document.querySelectorAll('.fold[aria-expanded=false]').forEach(one => one.click())")
            visitor.page.evaluate("() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")
            assert visitor.page.evaluate(TOO_WIDE_OR_BROKEN, names) == [], (name, width)
