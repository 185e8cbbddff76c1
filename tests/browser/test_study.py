"""Puzzles and what if, in a real browser: the puzzle of the day by keyboard, and playing on from a replay."""

from __future__ import annotations

import pytest

from condotta.games import GAMES
from condotta.puzzles import puzzles_of

from ..server.real import RealServer
from .conftest import Visit
from .tables import place
from .test_screens import finished
from .visitor import Visitor

OTHERWISE = ("bid", "place", "war")
"""What is not answered by one option, or one thing on the board after another."""


def answer(visitor: Visitor, text: str) -> None:
    """By keyboard: the option itself, or one thing on the board after another."""
    option = visitor.page.locator(f'.panel .option[data-act="{text}"]')
    things = [f':is([data-zone="{word}"], [data-tile="{word}"])' for word in text.split()[1:]]
    for thing in [option] if option.count() else [visitor.page.locator(f"main {one}") for one in things]:
        thing.first.focus()
        visitor.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_keyboard(visit: Visit, house: RealServer, game: str) -> None:
    """A wrong answer is answered and can be tried again; the right one tells the chances."""
    show = GAMES[game].catalogue.show
    puzzle = next(
        one for one in puzzles_of(game) if not any(show(best.act).startswith(OTHERWISE) for best in one.chances[:2])
    )
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/?puzzle={game}-{puzzle.number}")
    page.wait_for_selector(".verdict[data-ready]")
    assert page.locator(".verdict li").count() == 0, "nothing is told before the answer"
    for one in (puzzle.chances[1].act, puzzle.solution):
        answer(visitor, show(one))
        page.wait_for_selector(f".verdict[data-ready][data-tried='{show(one)}']")
        if one != puzzle.solution:
            assert page.locator(".verdict.wrong").count() == 1 and page.locator(".verdict li").count() == 0
            page.keyboard.press("Enter")
            page.wait_for_selector(".verdict:not([data-tried])")
    assert page.locator(".verdict.right li").count() == len(puzzle.chances)
    assert page.locator(".verdict li.best b").inner_text().startswith(str(round(puzzle.chances[0].chance / 10)))
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/?puzzle={game}-{puzzle.number % len(puzzles_of(game)) + 1}")


def test_the_puzzle_of_the_day_is_on_the_first_page(visit: Visit, house: RealServer) -> None:
    page = visit().page
    page.locator("[data-daily] button.main").click()
    page.wait_for_selector(".verdict[data-ready]")
    assert "?puzzle=" in page.url


def test_one_plays_on_from_a_replay(visit: Visit, house: RealServer) -> None:
    table = finished(house)
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/t/{table}?replay&at=25&eye=B")
    page.locator("[data-play-on]").click()
    page.get_by_role("radio", name="All that is hidden").check()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_selector(".branch")
    branch, token = place(visitor)
    assert branch != table and token
    assert "as it was in the game" in page.locator(".branch").inner_text()
    page.wait_for_selector(".panel")
    page.locator(".branch a").click()
    page.wait_for_selector(".bar")
    assert f"/t/{table}?replay&at=25&eye=B" in page.url
