"""Replay: step by step, through any eye, to an exact moment, and from a file without a table."""

from pathlib import Path

from ..server.real import RealServer
from .conftest import Visit
from .test_screens import finished


def test_a_finished_game_is_stepped_through(visit: Visit, house: RealServer) -> None:
    visitor = visit()
    page = visitor.page
    table = finished(house)
    page.goto(f"{house.url}/t/{table}?replay")
    page.wait_for_selector(".bar")
    assert page.locator(".hand").count() == 0
    page.keyboard.press("End")
    last = page.locator(".bar span.faded").inner_text()
    assert last.split("/")[0] == last.split("/")[1]
    page.keyboard.press("Home")
    for _i in range(8):
        page.keyboard.press("ArrowRight")
    moment = page.url
    assert "at=" in moment
    page.locator(".bar select").nth(1).select_option("B")
    page.wait_for_selector(".hand")
    assert page.locator(".hand").count() == 1
    page.locator(".bar select").nth(1).select_option("open")
    page.wait_for_function("() => document.querySelectorAll('.hand').length === 3")
    there = page.locator(".headline").inner_text()
    other = visit()
    other.page.goto(page.url)
    other.page.wait_for_function("() => document.querySelectorAll('.hand').length === 3")
    assert other.page.locator(".headline").inner_text() == there


def test_a_record_file_is_replayed_without_a_table(visit: Visit, house: RealServer, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"{house.url}/t/{finished(house)}?replay")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.jsonl"
    saved.value.save_as(file)
    page.goto(f"{house.url}/?replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".bar")
    page.locator(".bar select").nth(1).select_option("A")
    page.wait_for_selector(".hand")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('.bar input[type=range]').value > 2")


def test_a_file_that_is_no_record_is_refused(visit: Visit, house: RealServer, tmp_path: Path) -> None:
    visitor = visit()
    visitor.forgiven = ("status of 422",)
    file = tmp_path / "shopping.txt"
    file.write_text("milk\n")
    visitor.page.goto(f"{house.url}/?replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.get_by_role("alert").wait_for()
