"""Conquest in the terminal: the map, what is known, and set-ups in files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from condotta.games.conquest import CONQUEST
from condotta.games.conquest.acts import ACCUSE, CHOOSE, LOOK, MOVE, PICK, PLACE, PLAY, PUT
from condotta.games.conquest.board import WESTERIA
from condotta.games.conquest.knowledge import narrow
from condotta.games.conquest.pieces import KINDS, MOBILE, NO_PIECE
from condotta.kernel.engine import options, pending
from condotta.kernel.errors import SetupError
from condotta.kernel.seats import PUBLIC
from condotta.terminal import conquest, plain
from condotta.terminal.screen import FullScreen
from condotta.terminal.session import Session, begin
from condotta.words import Words, languages
from tests.games.conquest.positions import piece_at, position
from tests.games.playing import go

from .keyboard import any_numbers, play, record_of
from .test_screen import Player, asked, on_screen, seen, text

WORDS = Words(CONQUEST, "en")
TEXT = "A: king sh.a flag sol.c scout wi.a / B: queen nh.a baron nh.b flag nor.c / A to move 2"


def drawn(text: str = TEXT, eye: int = 0, width: int = 90, height: int = 40) -> str:
    return conquest.board(CONQUEST.view(position(text), eye), WORDS, width, height, None).plain


@pytest.mark.parametrize("size", [(90, 40), (60, 30), (40, 18), (12, 5), (1, 1), (0, 0)])
def test_the_map_fills_its_place(size: tuple[int, int]) -> None:
    rows = conquest.board(CONQUEST.view(position(TEXT), 0), WORDS, *size, None).plain.split("\n")
    assert len(rows) == max(1, size[1])
    assert all(len(row) == size[0] for row in rows)


def test_own_pieces_by_name_enemy_pieces_by_what_is_known() -> None:
    assert "A:King" in drawn()
    assert "B?" in drawn()
    assert "B:Quee" not in drawn()
    assert "B:Quee" in drawn(eye=1)
    assert "King" not in drawn(eye=PUBLIC)
    t = position(TEXT)
    narrow(t, piece_at(t, "nh.a"), MOBILE)
    assert "B~" in conquest.board(CONQUEST.view(t, 0), WORDS, 90, 40, None).plain


def test_the_map_names_what_the_options_name() -> None:
    """An option says `Castleburg` or `Castleburg a`: territories stand on the map by name, zones by letter."""
    map = drawn()
    for name in WESTERIA.territory_names:
        assert name in map
    assert "Castleburg◉" in map
    assert "SI.a" not in map
    assert WORDS.thing("zone", WESTERIA.zones.index("si.a")) == "Castleburg a"
    assert len(re.findall(r"(?<!\w)[abc](?!\w)", map)) > 30
    assert "▲" in map


def test_a_marked_zone_looks_different() -> None:
    view = CONQUEST.view(position(TEXT), 0)
    one, other = (conquest.board(view, WORDS, 90, 40, mark) for mark in (None, 0))
    assert one.plain == other.plain
    assert one.spans != other.spans


def test_the_table_in_words() -> None:
    t = go(position("A: king sh.a flag sol.c / B: queen sh.b flag nor.c / A to move 3"), "A move sh.a sh.b")
    told = conquest.look(CONQUEST.view(t, 0), WORDS)
    assert told[0] == "Round 1, A’s turn: 2 moves left."
    assert "A (you): one territory, 0 cities, 2 pieces on the board, 16 in the bag." in told
    assert "Your pieces: King on Mammoth Bay b, Flag on Sandhook c." in told
    assert "Snowgate, held by B: Snowgate a free; Snowgate b free; Snowgate c B: Flag." in told
    assert any(line.startswith("In B’s bag: Spy, Scout ×4,") for line in told)


def test_captured_flags_are_told() -> None:
    t = position("A: king sh.a / B flag with A / C: flag nh.a / A to move 1")
    view = CONQUEST.view(t, 0)
    assert "Flag captured by A" in conquest.describe(view, WORDS)[2]
    assert "Flag captured by A" in conquest.seats(view, WORDS, 60).plain


def test_cards_and_pieces_to_place_are_at_hand() -> None:
    t = position("A: king sh.a queen si.a / A drew blitz regroup")
    assert conquest.hand(CONQUEST.view(t, 0), WORDS, 80, False).plain == "Cards drawn: Blitz and Regroup."


@pytest.mark.parametrize("lang", languages())
def test_every_language_can_tell_a_whole_game(tmp_path: Path, lang: str) -> None:
    args = ["conquest", "--seats", "2", "--lang", lang, "--seed", "3", "--plain", "--option", "rounds=2"]
    done = play(*args, "--bots", "random", "--record", "g.jsonl", typed=any_numbers(seed=2), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "{" not in done.stdout
    assert record_of(tmp_path / "g.jsonl").table.asked == 0


def placing(path: Path) -> Session:
    """A session in which seat 1 is to place its pieces."""
    session = begin(CONQUEST, 2, {}, [0], {1: "random"}, "en", 5, path)
    while (seat := session.to_act()) is not None:
        decision = pending(session.match.table)
        assert decision is not None
        if decision.name == "deploy" and seat == 0:
            return session
        session.act(seat, session.think(seat) if seat != 0 else options(session.match.table, 0)[0])
    raise AssertionError


def test_a_set_up_is_saved_and_loaded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = placing(tmp_path / "one.jsonl")
    with pytest.raises(SetupError, match="once all your pieces"):
        conquest.save(session, 0, str(tmp_path / "my.txt"))
    while options(session.match.table, 0) and len(session.match.table.placed):  # type: ignore[attr-defined]
        session.act(0, options(session.match.table, 0)[-1])
    assert (
        conquest.save(session, 0, str(tmp_path / "my.txt")) == f"Your set-up has been saved in {tmp_path / 'my.txt'}."
    )
    first = session.match.table
    again = placing(tmp_path / "two.jsonl")
    plain.obey(again, again.question(0), f"load {tmp_path / 'my.txt'}")
    assert "has been placed" in capsys.readouterr().out
    assert CONQUEST.view(again.match.table, 0).zones == CONQUEST.view(first, 0).zones  # type: ignore[arg-type]


def test_a_set_up_that_does_not_fit_is_refused_and_nothing_is_placed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = placing(tmp_path / "one.jsonl")
    (tmp_path / "bad.txt").write_text("SH king queen\n", encoding="utf-8")
    plain.obey(session, session.question(0), f"load {tmp_path / 'bad.txt'}")
    assert "Line 1: SH has three zones" in capsys.readouterr().out
    plain.obey(session, session.question(0), f"load {tmp_path / 'none.txt'}")
    assert "cannot be used" in capsys.readouterr().out
    assert all(zone.piece == NO_PIECE for zone in session.view().zones)
    plain.obey(session, session.question(0), "?")
    assert "load FILE" in capsys.readouterr().out


def test_acts_point_at_zones() -> None:
    assert conquest.place_of(CHOOSE + 2) == 6
    assert [conquest.place_of(base + 5) for base in (PICK, PUT)] == [5, 5]
    assert conquest.place_of(PLACE + 3 * 72 + 7) == 7
    assert conquest.place_of(ACCUSE + 8 * KINDS + 3) == 8
    assert [conquest.place_of(base + 3 * 72 + 9) for base in (LOOK, MOVE)] == [9, 9]
    assert conquest.place_of(PLAY) is None


def test_on_the_full_screen(tmp_path: Path) -> None:
    """The first questions answered by keyboard: the map is there, with what was chosen."""
    session = begin(CONQUEST, 2, {}, [0], {1: "random"}, "en", 5, tmp_path / "full.jsonl")

    async def script(app: FullScreen, pilot: Player) -> None:
        for _i in range(16):
            table = await asked(app, pilot)
            assert table is not None
            await pilot.press("1")
        await asked(app, pilot)
        assert "A:Flag" in seen(app)
        assert "Place your pieces" in text(app, "question")
        assert "Still to place:" in text(app, "hand")

    on_screen(session, script, (140, 50))
