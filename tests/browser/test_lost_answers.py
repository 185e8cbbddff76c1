"""The line breaks after the server has saved something and before the page is answered: nobody loses a seat by it."""

from __future__ import annotations

from playwright.sync_api import Route

from ..server.real import RealServer
from .conftest import Visit
from .tables import around, bots_finish, place, show_tab
from .visitor import UNREACHABLE, Visitor


def lose_answers(visitor: Visitor, address: str, times: int = 1) -> list[str]:
    """Requests to this address arrive, and their answers do not; the bodies that were sent."""
    sent: list[str] = []
    visitor.forgiven = ("Failed to load resource", *UNREACHABLE)

    def lose(route: Route) -> None:
        sent.append(route.request.post_data or "")
        if len(sent) > times:
            route.continue_()
            return
        route.fetch()
        route.abort()

    visitor.page.route(f"**/{address}", lose)
    return sent


def test_a_table_is_opened_once_and_its_opener_sits_at_it(visit: Visit, house: RealServer) -> None:
    ada = visit({"name": "Ada"})
    made, joined = lose_answers(ada, "api/tables"), lose_answers(ada, "join")
    ada.card("condottiere").locator("button").nth(1).click()
    ada.page.locator("dialog form button.main").click()
    ada.page.wait_for_selector(".lobby")
    assert len(made) == 2 and made[0] == made[1] and len(joined) == 2 and joined[0] == joined[1]
    ada.page.locator(".lobby .seats b", has_text="Ada").wait_for()
    assert ada.page.locator(".lobby .seats b").count() == 1


def test_a_renewed_link_is_not_lost_with_its_answer(visit: Visit, house: RealServer) -> None:
    ada, _bea = around(visit, house, "Ada", "Bea")
    old = place(ada)
    sent = lose_answers(ada, "renew")
    show_tab(ada, "Table")
    ada.page.get_by_role("button", name="New link for my seat").click()
    ada.page.wait_for_function("old => location.hash !== '#' + old", arg=old[1])
    assert len(sent) == 2 and sent[0] == sent[1]
    ada.page.wait_for_selector(".hand")


def test_not_even_if_the_page_is_closed_before_it_comes(visit: Visit, house: RealServer) -> None:
    ada, _bea = around(visit, house, "Ada", "Bea")
    link = ada.page.url
    sent = lose_answers(ada, "renew", times=1000)
    show_tab(ada, "Table")
    with ada.page.expect_event("requestfailed"):
        ada.page.get_by_role("button", name="New link for my seat").click()
    ada.page.goto(house.url)
    ada.page.unroute_all()
    assert sent
    ada.page.goto(link)
    ada.page.wait_for_selector(".hand")
    assert ada.page.url != link


def test_a_rematch_is_found_again(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea")
    bots_finish(house, ada, bea)
    sent = lose_answers(ada, "rematch")
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.get_by_text("Waiting for one more player.").wait_for()
    assert len(sent) == 2 and sent[0] == sent[1]
    bea.page.get_by_role("button", name="To the rematch").click()
    bea.page.wait_for_selector(".panel:not([data-state=over])")
    assert place(ada)[0] == place(bea)[0]
