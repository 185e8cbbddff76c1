"""Princes drawn from a view: cities, families, treachery tiles, the same in words; and trading at the keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from condotta.games import GAMES
from condotta.games.princes.acts import AUCTION, BID, PASS, WAR
from condotta.games.princes.auction import Bidding
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, PUBLIC
from condotta.terminal import princes
from condotta.terminal.screen import FullScreen
from condotta.terminal.session import Session, begin
from condotta.words import Words, languages
from tests.games.playing import go
from tests.games.princes.positions import position

from .keyboard import any_numbers, play, record_of
from .test_screen import Player, asked, on_screen

GAME = GAMES["princes"]
WORDS = Words(GAME, "en")


def seen_by(t: Any, eye: int = 0) -> Any:
    return GAME.view(t, eye)


RICH = """A baglioni, gold 7, influence 5, home 6, owns doge banking, turned banking, troops pike cavalry
    A holds veto freeze-bid, laurels 2, won gozzoli / B d-este, is pope / C / artist verrocchio rome"""


def test_a_seat_in_words() -> None:
    line = princes.describe(seen_by(position(RICH)), WORDS)[1]
    assert line == (
        "A (you): Baglioni, 7 gold, 5 influence, 6 gold on the home city, owns Doge, Banking (used) and Gozzoli, "
        "troops: Pike and Cavalry, 2 treachery tiles, 2 laurels, 23 points."
    )


def test_the_own_treachery_is_shown_to_its_owner_only() -> None:
    t = position(RICH)
    assert princes.describe(seen_by(t), WORDS)[4] == "Your treachery tiles: Freeze Bid and Veto."
    assert princes.describe(seen_by(t, 1), WORDS)[4] == "You hold no treachery tile."
    assert not any("treachery tiles:" in line for line in princes.look(seen_by(t, PUBLIC), WORDS))
    assert princes.hand(seen_by(t), WORDS, 80, boxed=True).plain.split() == ["Freeze", "Bid", "Veto"]
    assert princes.hand(seen_by(t, 1), WORDS, 80, boxed=True).plain == ""


def test_the_whole_table_in_words() -> None:
    lines = princes.look(seen_by(position(RICH)), WORDS)
    assert "Venice: status 7, now 10 points per tile, artists 0; left: Merchant of Venice ×5." in lines
    assert any(
        line.startswith("Rome: status 5, now 3 points per tile, artists 1; left: Roderigo Borgia, ") for line in lines
    )
    assert "Events of this decade: Piero della Francesca (gold) and Merchants (decade I) (gold)." in lines
    assert "B has the Pope." in lines
    assert "Treachery pile: 21." in lines


def test_what_is_going_on() -> None:
    t = go(position("A troops pike / B troops artillery / C"), "A war rome venice", "ABC pass")
    assert "Auction, no bid yet: the right to fight for Rome." in princes.describe(seen_by(t), WORDS)
    go(t, "A bid 2", "A offer c 3 gold for 1 influence until turn")
    lines = princes.describe(seen_by(t), WORDS)
    assert "War: Rome attacks Venice." in lines
    assert "Auction, A leads with 2: the right to fight for Rome." in lines
    assert "A offers C: 3 gold for 1 influence, until the end of this turn." in lines
    go(t, "B pass", "B pass")
    lines = princes.describe(seen_by(t), WORDS)
    assert "A fights for Rome: attack 0, defence 2." in lines
    assert "Venice fights alone: attack 3, defence 3." in lines


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", [(1, 1), (20, 6), (44, 12), (73, 30), (140, 60)])
def test_everything_fits_into_its_place(size: tuple[int, int], lang: str) -> None:
    """At every tenth question of a random game."""
    words, rng = Words(GAME, lang), Rng(3)
    t, number = GAME.new(6, {}), 0
    while (decision := pending(t)) is not None:
        number += 1
        if number % 10 == 0:
            shown = seen_by(t, number % 6)
            rows = princes.board(shown, words, *size, number % 5).plain.split("\n")
            assert len(rows) <= size[1]
            assert max(cell_len(row) for row in rows) <= size[0]
            assert princes.seats(shown, words, size[0]).plain.count("\n") >= 6
        acts = [sample(t, rng)] if decision.seat == CHANCE else options(t, decision.seat)
        apply(t, decision.seat, acts[rng.below(len(acts))])


def test_the_board_shows_status_slots_artists_and_owners() -> None:
    rows = princes.board(seen_by(position(RICH)), WORDS, 60, 20, None).plain.replace("\u00a0", " ").split("\n")
    assert rows[0] == "Venice    7 ■■■■■··· 10  A1"
    assert rows[3].startswith("Rome      5 ■■■·····  3 ✿")


def test_what_an_act_points_at() -> None:
    read = GAME.catalogue.read
    assert princes.place_of(read("place rome")) == 3
    assert princes.place_of(read("invade milan")) == 1
    assert princes.place_of(read("invade nothing")) is None
    assert princes.place_of(read("auction colonna")) == 3
    assert princes.place_of(read("auction gozzoli")) is None
    assert princes.place_of(read("war naples rome")) == 4
    assert princes.place_of(read("start-war milan rome")) == 1
    assert princes.place_of(read("bid 7")) is None


def session(path: Path, bots: str) -> Session:
    return begin(GAME, 3, {}, [0], {1: bots, 2: bots}, "en", 5, path)


def test_bots_answer_an_offer_at_once_and_it_is_kept(tmp_path: Path) -> None:
    match = session(tmp_path / "game.jsonl", "steady")
    while (seat := match.to_act()) != 0:
        assert seat is not None
        match.act(seat, match.think(seat))
    for offer in ("offer b 5 gold", "offer c for 3 gold"):
        match.act(0, GAME.catalogue.read(offer))
    assert match.news()[-4:] == [
        "A offers B: 5 gold.",
        "B accepts A’s offer: 5 gold.",
        "A offers C: nothing for 3 gold.",
        "C refuses A’s offer.",
    ]
    assert record_of(tmp_path / "game.jsonl").log == match.match.log


def test_after_a_trade_the_question_is_put_anew(tmp_path: Path) -> None:
    """The bids change with the purse."""
    typed = "take baglioni\noffer b 39 gold\n" + any_numbers(1)
    done = play("princes", "--plain", "--seats", "3", "--bots", "steady", "--seed", "3", typed=typed, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "A offers B: 39 gold." in done.stdout
    assert "B accepts A’s offer: 39 gold." in done.stdout
    assert "Traceback" not in done.stderr


def test_p2_6_an_offer_is_typed_on_the_full_screen(tmp_path: Path) -> None:
    """Any terms; what cannot be read or is not allowed is told, and nothing happens."""
    here = session(tmp_path / "game.jsonl", "steady")

    async def script(app: FullScreen, pilot: Player) -> None:
        table = await asked(app, pilot)
        assert table is not None
        before = table.question
        for line in ("offer b 5 gold", "offer c 99 gold", "offer x"):
            await pilot.press("s", "tab")
            await pilot.press(*["space" if key == " " else key for key in line], "enter")
            await pilot.pause()
        log = [GAME.catalogue.show(act) for seat, act in here.match.log if seat < 3 and GAME.is_aside(act)]
        assert log == ["offer b 5 gold", "accept a 5 gold"]
        assert table.question == before

    on_screen(here, script, size=(100, 40))


def until_asked(here: Session) -> None:
    """The bots play until the person is asked."""
    while (seat := here.to_act()) != 0:
        assert seat is not None
        here.act(seat, here.think(seat))


def beside(here: Session) -> list[str]:
    """What was done beside the question."""
    return [GAME.catalogue.show(act) for _seat, act in here.match.log if GAME.is_aside(act)]


def test_p2_6_offers_of_a_muted_seat_are_refused_unseen_until_it_is_heard_again(tmp_path: Path) -> None:
    """What stands is refused at once, and what comes later; the offers of others are not touched."""
    here = session(tmp_path / "game.jsonl", "random")
    until_asked(here)
    here.act(1, GAME.catalogue.read("offer a 1 gold"))
    mute, _help = princes.COMMANDS["mute"]
    assert mute(here, 0, "b") == "Offers from B are refused from now on."
    here.act(2, GAME.catalogue.read("offer a 1 gold"))
    here.act(1, GAME.catalogue.read("offer a 2 gold"))
    assert beside(here) == ["offer a 1 gold", "refuse b", "offer a 1 gold", "offer a 2 gold", "refuse b"]
    assert mute(here, 0, "B") == "Offers from B are shown again."
    here.act(1, GAME.catalogue.read("offer a 3 gold"))
    assert beside(here)[-1] == "offer a 3 gold"
    assert here.may_mute(0) == [1, 2]
    for nobody in ("", "a", "d", "bc"):
        assert mute(here, 0, nobody) == "mute B: refuse all further offers from seat B, or hear them again."
    assert record_of(tmp_path / "game.jsonl").log == here.match.log


def test_p2_6_a_seat_is_muted_on_the_full_screen(tmp_path: Path) -> None:
    """It stands below what may be done beside the question."""
    here = session(tmp_path / "game.jsonl", "random")

    async def script(app: FullScreen, pilot: Player) -> None:
        assert await asked(app, pilot) is not None
        here.act(1, GAME.catalogue.read("offer a 1 gold"))
        for muted in ({(0, 1)}, set()):
            await pilot.press("s", "end", "enter")
            await pilot.pause()
            assert here.muted == muted
        assert beside(here) == ["offer a 1 gold", "refuse b"]

    on_screen(here, script, size=(100, 40))


def test_p2_6_a_seat_is_muted_line_by_line(tmp_path: Path) -> None:
    done = play(
        "princes", "--plain", "--seats", "3", "--bots", "steady", "--seed", "3", typed="mute b\nhelp\n", cwd=tmp_path
    )
    assert "Offers from B are refused from now on." in done.stdout
    assert "mute B: refuse all further offers" in done.stdout


def test_p4_3_one_bids_up_to_an_amount_without_being_asked_again(tmp_path: Path) -> None:
    """By the least that is needed, and out above it; the next auction is another one."""
    here = session(tmp_path / "game.jsonl", "random")
    until_asked(here)
    while not (lots := [one for one in options(here.match.table, 0) if AUCTION <= one < WAR]):
        here.act(0, options(here.match.table, 0)[0])
        until_asked(here)
    assert here.question(0).labels[options(here.match.table, 0).index(lots[0])].endswith(" gold")
    here.act(0, lots[0])
    first = GAME.catalogue.show(options(here.match.table, 0)[0])
    least = int(first.removeprefix("bid "))
    command = princes.COMMANDS["upto"][0]
    for typed in ("", "x", str(least - 1), "400"):
        assert command(here, 0, typed) == here.words.say("help-up-to") and here.asks_person(0)
    assert command(here, 0, str(least + 3)) == here.words.say("up-to-stands", number=least + 3)
    lot = here.match.table.stack[-1].lot
    before, highest = len(here.match.log), -1
    while isinstance(auction := here.match.table.stack[-1], Bidding) and auction.lot == lot:
        seat = here.to_act()
        assert seat is not None and not here.asks_person(seat)
        act = here.think(seat)
        if seat == 0 and act != PASS:
            assert act == auction.bid(auction.lowest(here.match.table, 0)) and act <= BID + least + 3
            highest = act
        here.act(seat, act)
    assert (0, highest) in here.match.log[before:]
    assert here.standing_bid(0) is None
