"""Levels at the page: chosen by keyboard and mouse, remembered, and seen at the table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from condotta.bots.levels import LEVELS, USUAL
from condotta.games import GAMES
from condotta.words import Words

from .conftest import Visit
from .tables import show_tab
from .visitor import Visitor

WORDS = Words(GAMES["condottiere"], "en")


def crests(where: Locator) -> list[str | None]:
    return [crest.get_attribute("data-bot") for crest in where.locator(".crest").all()]


def choose(where: Locator, level: str) -> None:
    """With the mouse: on the crest."""
    where.locator(f'.ladder .crest[data-bot="{level}"]').click()
    expect(where.get_by_role("radio", checked=True)).to_have_value(level)


def seats(visitor: Visitor) -> list[str]:
    """Who plays, as the last message from the server tells."""
    return [seat["bot"] or "person" for seat in visitor.frames[-1]["table"]["seats"]]


def test_every_level_is_offered_with_crest_name_and_line(visit: Visit) -> None:
    visitor = visit()
    ladder = visitor.page.locator(".levels").first
    assert crests(ladder) == list(LEVELS)
    assert len({crest.get_attribute("d") for crest in ladder.locator(".charge").all()}) == len(LEVELS)
    assert ladder.get_by_role("radio", checked=True).get_attribute("value") == USUAL
    for level in LEVELS:
        choose(ladder, level)
        expect(ladder.get_by_text(WORDS.bot_line(level))).to_be_visible()
    visitor.is_accessible()


def test_a_level_is_chosen_with_the_arrow_keys_remembered_and_met_at_the_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.locator(".levels").get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowLeft")
    chosen = LEVELS[LEVELS.index(USUAL) - 1]
    expect(page.locator(".levels").get_by_role("radio", checked=True)).to_have_value(chosen)
    page.reload()
    expect(page.locator(".levels").get_by_role("radio", checked=True)).to_have_value(chosen)
    visitor.play_now("condottiere")
    assert seats(visitor) == ["person", chosen, chosen]
    assert crests(page.locator(".lines")) == [chosen, chosen]
    page.locator(".lines .plate").first.hover()
    expect(page.get_by_text(WORDS.bot_line(chosen))).to_be_visible()
    show_tab(visitor, "Table")
    assert crests(page.locator(".menu")) == [chosen, chosen]


def test_the_order_form_seats_a_level_or_another_bot_at_each_seat(visit: Visit) -> None:
    visitor = visit()
    visitor.card("condottiere").locator("button").nth(1).click()
    form = visitor.page.locator("dialog form")
    form.wait_for()
    options = form.locator(".seats select").nth(1).locator("optgroup option").all()
    assert [option.get_attribute("value") for option in options][: len(LEVELS)] == list(LEVELS)
    assert [option.inner_text() for option in options][: len(LEVELS)] == [WORDS.bot(level) for level in LEVELS]
    form.locator(".seats select").nth(1).select_option("page")
    form.locator(".seats select").nth(2).select_option("random")
    assert crests(form.locator(".seats")) == ["page", "random"]
    choose(form, "captain")
    assert crests(form.locator(".seats")) == ["captain", "random"]
    visitor.is_accessible()
    visitor.page.get_by_role("button", name="Open the table").click()
    visitor.page.wait_for_selector(".panel")
    assert seats(visitor) == ["person", "captain", "random"]


def test_free_seats_are_filled_with_the_level_chosen_in_the_lobby(visit: Visit) -> None:
    visitor = visit({"name": "Ada"})
    visitor.card("condottiere").locator("button").nth(1).click()
    visitor.page.get_by_role("button", name="Open the table").click()
    choose(visitor.page.locator(".lobby"), "squire")
    visitor.page.get_by_role("button", name="Fill with bots and start").click()
    visitor.page.wait_for_selector(".panel")
    assert seats(visitor) == ["person", "squire", "squire"]
