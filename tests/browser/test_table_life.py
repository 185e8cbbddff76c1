"""The life of a table beside the game: clocks, pause, undo, seats that change hands, rematch, spectators."""

from __future__ import annotations

import httpx

from ..server.real import RealServer
from .conftest import Visit
from .tables import answer, around, bots_finish, heard, place, post, show_tab, turn_to_play, watcher, whose_turn
from .visitor import Visitor

RUNNING = ".clocks li.running"


def seconds(visitor: Visitor, clock: str = RUNNING) -> int:
    minutes, rest = visitor.page.locator(clock).locator("span").last.inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def test_a_clock_runs_out_and_the_default_is_played(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea", clock={"kind": "move", "seconds": 4})
    late = whose_turn(ada, bea)
    name = "Ada" if late is ada else "Bea"
    for visitor in (ada, bea):
        assert name in visitor.page.locator(RUNNING).inner_text()
        visitor.page.wait_for_function("() => /:0[12]$/.test(document.querySelector('.clocks .running').innerText)")
    for visitor in (ada, bea):
        visitor.page.locator(".log", has_text=f"Time’s up: the default move is played for {name}.").wait_for()
        heard(visitor, "Time’s up")


def test_a_bank_runs_out_and_a_bot_plays_until_its_owner_is_back(visit: Visit, house: RealServer) -> None:
    clock = {"kind": "bank", "seconds": 10, "increment": 60, "then": "random"}
    ada, bea = around(visit, house, "Ada", "Bea", clock=clock)
    late = whose_turn(ada, bea)
    other = bea if late is ada else ada
    late.page.get_by_text("Somebody else plays your seat now.").wait_for()
    assert late.page.locator(".panel .option").count() == 0
    late.page.get_by_role("button", name="Take my seat back").click()
    late.page.get_by_text("Somebody else plays your seat now.").wait_for(state="detached")
    for told in ("Time’s up: a bot plays for", "is back"):
        other.page.locator(".log", has_text=told).wait_for()


def test_a_pause_is_asked_for_agreed_to_and_ended(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea", clock={"kind": "bank", "seconds": 600})
    asked = turn_to_play(ada, bea)
    show_tab(ada, "Table")
    show_tab(bea, "Chat")
    ada.page.get_by_role("button", name="Ask for a pause").click()
    bea.page.locator(".notice", has_text="Ada asks for a pause.").wait_for()
    heard(bea, "Ada asks for a pause.")
    bea.is_accessible()
    ada.page.get_by_role("button", name="Withdraw").click()
    bea.page.locator(".notice").wait_for(state="detached")
    ada.page.get_by_role("button", name="Ask for a pause").click()
    bea.page.get_by_role("button", name="Agree").click()
    for visitor in (ada, bea):
        visitor.page.locator(".panel h2", has_text="Paused").wait_for()
        assert visitor.page.locator(RUNNING).count() == 0
        assert visitor.page.locator(".hand .lit, .panel button").count() == 0
        assert "Your turn" not in visitor.page.title()
    stands = [seconds(ada, f".clocks li:nth-child({seat + 1})") for seat in (0, 1)]
    ada.page.wait_for_timeout(2100)
    assert stands == [seconds(ada, f".clocks li:nth-child({seat + 1})") for seat in (0, 1)]
    bea.page.get_by_role("button", name="Ask to go on").click()
    ada.page.get_by_role("button", name="Agree").click()
    asked.page.wait_for_selector(".panel.asked")
    goes = seconds(asked)
    asked.page.wait_for_timeout(1600)
    assert seconds(asked) < goes


def test_an_act_is_taken_back_on_both_pages_and_only_while_nobody_has_answered(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea")
    one = turn_to_play(ada, bea)
    other = bea if one is ada else ada
    undo = one.page.get_by_role("button", name="Undo my last move")
    cards = one.page.locator(".hand [data-card]").count()
    answer(one, '.option[data-act^="play 1"], .option[data-act="pass"]')
    undo.wait_for()
    assert other.page.get_by_role("button", name="Undo my last move").count() == 0
    undo.click()
    one.page.wait_for_selector(".panel.asked")
    assert one.page.locator(".hand [data-card]").count() == cards
    for visitor in (ada, bea):
        visitor.page.locator(".log", has_text="takes the last move back").wait_for()
        assert visitor.page.locator(".log .undone").count() == 1
    answer(one, '.option[data-act^="play 1"], .option[data-act="pass"]')
    undo.wait_for()
    other.asked()
    answer(other)
    undo.wait_for(state="detached")


def test_a_seat_is_handed_to_a_person_by_link_and_taken_back(visit: Visit, house: RealServer) -> None:
    ada, bea, cleo = *around(visit, house, "Ada", "Bea"), visit({"name": "Cleo"})
    cleo.forgiven = ("status of 401",)
    ada.page.wait_for_selector(".hand")
    show_tab(ada, "Table")
    ada.page.get_by_role("button", name="Hand my seat to somebody else").click()
    link = ada.page.get_by_label("The link for the other person").input_value()
    cleo.page.goto(link)
    cleo.page.wait_for_selector(".hand")
    ada.page.wait_for_selector(".hand", state="detached")
    ada.page.get_by_text("Somebody else plays your seat now.").wait_for()
    turn_to_play(cleo, bea)
    ada.page.get_by_role("button", name="Take my seat back").click()
    ada.page.wait_for_selector(".hand")
    cleo.page.get_by_text("This link no longer opens this table.").wait_for()
    bea.page.locator(".log", has_text="Ada is back").wait_for()
    turn_to_play(ada, bea)


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea")
    show_tab(ada, "Table")
    ada.page.get_by_role("button", name="Let a bot play for me").click()
    ada.page.get_by_text("Somebody else plays your seat now.").wait_for()
    ada.page.get_by_role("button", name="Take my seat back").click()
    ada.page.get_by_role("button", name="Let a bot play for me").wait_for()
    bea.page.locator(".log", has_text="Ada is back").wait_for()


def test_a_renewed_link_shuts_out_whoever_has_the_old_one(visit: Visit, house: RealServer) -> None:
    ada, _bea = around(visit, house, "Ada", "Bea")
    thief = visit()
    thief.forgiven = ("status of 401",)
    thief.page.goto(ada.page.url)
    thief.page.wait_for_selector(".hand")
    show_tab(ada, "Table")
    ada.page.get_by_role("button", name="New link for my seat").click()
    thief.page.get_by_text("This link no longer opens this table.").wait_for()
    assert thief.page.locator(".hand").count() == 0
    thief.page.reload()
    thief.page.get_by_text("This link is not, or no longer, good for this table.").wait_for()
    ada.page.reload()
    ada.page.wait_for_selector(".hand")


def test_a_rematch_takes_one_click_each_and_keeps_the_seats(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea", bots=1)
    third = watcher(visit, ada)
    bots_finish(house, ada, bea)
    old = place(ada)[0]
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.get_by_text("Waiting for one more player.").wait_for()
    heard(bea, "A rematch is ready.")
    bea.page.get_by_role("button", name="To the rematch").click()
    third.page.get_by_role("button", name="To the rematch").click()
    for visitor in (ada, bea, third):
        visitor.page.wait_for_selector(".panel:not([data-state=over])")
    assert place(ada)[0] == place(bea)[0] == place(third)[0] != old
    third.page.get_by_text("You are watching.").wait_for()
    for visitor, seat in ((ada, 0), (bea, 1)):
        assert visitor.frames[-1]["view"]["eye"] == seat
    assert [seat["name"] for seat in ada.frames[-1]["table"]["seats"]] == ["Ada", "Bea", None]


def test_a_spectator_is_told_so_and_can_do_nothing(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea")
    third = watcher(visit, ada)
    turn_to_play(ada, bea)
    third.page.get_by_text("You are watching.").wait_for()
    assert third.page.locator(".panel button:not(.link), .board [role=button], .board .lit, .hand").count() == 0
    show_tab(third, "Chat")
    assert third.page.locator(".talk form").count() == 0
    show_tab(third, "Table")
    assert [one.inner_text() for one in third.page.locator(".menu button").all()] == ["Download the record"]
    table, token = place(ada)
    post(house, table, "pause", token, on=True, key="p")
    third.page.locator(".notice", has_text="Ada asks for a pause.").wait_for()
    assert third.page.locator(".notice button").count() == 0


def test_a_table_goes_when_all_who_sit_there_want_it_deleted(visit: Visit, house: RealServer) -> None:
    ada, bea = around(visit, house, "Ada", "Bea")
    for visitor in (ada, bea):
        visitor.forgiven = ("status of 410", "Unexpected response code: 403")
        show_tab(visitor, "Table")
    delete, sure = "Ask to delete this table", "Delete it"
    ada.page.get_by_role("button", name=delete).click()
    ada.page.get_by_role("button", name="Keep this table").click()
    assert ada.page.get_by_role("button", name=sure).count() == 0, "nobody was asked yet"
    ada.page.get_by_role("button", name=delete).click()
    ada.page.get_by_role("button", name=sure).click()
    heard(bea, "Ada wants this table deleted.")
    ada.page.get_by_role("button", name="Keep this table").click()
    heard(bea, "Ada wants to keep this table.")
    for visitor in (bea, ada):
        visitor.page.get_by_role("button", name=delete).click()
        visitor.page.get_by_role("button", name=sure).click()
    table, _token = place(ada)
    for visitor in (ada, bea):
        visitor.page.get_by_text("This table was deleted").first.wait_for()
    assert httpx.get(f"{house.url}/api/tables/{table}").status_code == 410
