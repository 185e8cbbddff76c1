"""One session drives both faces: who is asked, what is told to whom, and the record."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from condotta.games import GAMES
from condotta.kernel.engine import forced, options
from condotta.kernel.errors import RecordError, SetupError
from condotta.kernel.seats import CHANCE, PUBLIC
from condotta.terminal.session import Session, begin, resume

from .keyboard import new_session, record_of


def play_on(session: Session, acts: int = 10_000) -> None:
    """Everybody goes on; the people take the last option, but do not end their battles in a hurry."""
    while acts > 0 and (seat := session.to_act()) is not None:
        if session.asks_person(seat):
            session.open_curtain(seat)
            found = session.question(seat).options
            session.act(seat, found[len(session.match.log) % len(found)])
        else:
            session.act(seat, session.think(seat))
        acts -= 1


def test_the_same_seed_and_choices_give_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        play_on(new_session(tmp_path / name, bots="steady"))
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_another_seed_deals_other_cards(tmp_path: Path) -> None:
    for name, seed in (("one", 1), ("two", 2)):
        play_on(new_session(tmp_path / name, seed=seed), acts=4)
    assert (tmp_path / "one").read_text().split("\n")[1:] != (tmp_path / "two").read_text().split("\n")[1:]


@pytest.mark.parametrize("you", ["1", "1,3", "0"])
def test_a_game_resumed_goes_on_as_if_it_had_not_been_left(tmp_path: Path, you: str) -> None:
    play_on(new_session(tmp_path / "whole", "hidden", you=you, bots="steady"))
    lines = (tmp_path / "whole").read_text().splitlines(keepends=True)
    for cut in (1, 2, len(lines) // 3, len(lines) // 2, len(lines) - 2):
        path = tmp_path / f"cut-{cut}"
        path.write_text("".join(lines[:cut]))
        session = resume(path, None)
        play_on(session)
        assert path.read_text() == "".join(lines)
        assert session.to_act() is None


def test_a_last_line_without_its_end_is_ended_before_the_next(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play_on(new_session(path), acts=12)
    path.write_text(path.read_text().rstrip("\n"))
    play_on(resume(path, None))
    assert record_of(path).table.asked == 0


def test_one_who_comes_back_is_told_all_that_was_told(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game", "hidden")
    play_on(session, acts=60)
    again = resume(tmp_path / "game", None)
    assert again.log() == session.log()
    assert again.news() == []


def test_each_is_told_only_what_is_for_its_eyes(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game", you="1,2", seats=2)
    play_on(session, acts=4)
    for seat, other in ((0, "B"), (1, "A")):
        session.viewer = seat
        assert sum("is dealt: " in line for line in session.log()) == 1
        assert not any(line.startswith(f"{other} is dealt: ") for line in session.log())
    session.viewer = PUBLIC
    assert not any("is dealt: " in line for line in session.log())


def test_one_person_alone_is_not_asked_where_there_is_one_option(tmp_path: Path) -> None:
    """C6.5: a hand with a mercenary can only be kept."""
    session = new_session(tmp_path / "game")
    kept = 0
    while (seat := session.to_act()) is not None:
        found = [0] if seat == 8 else options(session.match.table, seat)
        assert session.asks_person(seat) == (seat == 0 and len(found) > 1)
        kept += seat == 0 and len(found) == 1
        session.act(seat, found[0] if seat == 0 else session.think(seat))
    assert kept > 0


def test_among_several_people_each_is_asked_even_so(tmp_path: Path) -> None:
    """C6.5: who is asked must not tell who could have discarded."""
    session = new_session(tmp_path / "game", you="1,2")
    asked = 0
    while (seat := session.to_act()) is not None:
        if seat in (0, 1):
            assert session.asks_person(seat)
            asked += len(session.question(seat).options) == 1
        session.act(seat, options(session.match.table, seat)[0] if seat in (0, 1) else session.think(seat))
    assert asked > 0


def test_among_several_nobody_is_asked_for_what_everybody_knows_unless_they_want_it(tmp_path: Path) -> None:
    """Q2.3: the last territory is the only one left, for all to see; it is told before it is taken."""
    session = begin(GAMES["conquest"], 2, {}, [0, 1], {}, "en", 5, tmp_path / "game")
    while not forced(session.match.table, seat := session.to_act() or 0):
        assert seat == CHANCE or session.asks_person(seat)
        session.act(seat, session.think(seat) if seat == CHANCE else options(session.match.table, seat)[0])
    assert not session.asks_person(seat)
    told = session.only_answer(seat, session.think(seat))
    assert told is not None and told.startswith("Only one thing to do: ")
    session.asks_all = True
    assert session.asks_person(seat)


def test_the_curtain_falls_between_people_only(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game", you="1,2")
    assert session.viewer == PUBLIC
    assert session.behind_curtain(0)
    session.open_curtain(0)
    assert not session.behind_curtain(0)
    assert session.behind_curtain(1)
    session.draw_curtain()
    assert session.viewer == PUBLIC
    alone = new_session(tmp_path / "alone")
    assert not alone.behind_curtain(0)
    alone.draw_curtain()
    assert alone.viewer == 0


def test_nobody_is_told_anything_twice(tmp_path: Path) -> None:
    """Each has its own place in what happened; behind the curtain stands what the last one at the keyboard has read."""
    session = new_session(tmp_path / "game", you="1,2", seats=2)
    play_on(session, acts=4)
    for seat in (0, 1):
        session.open_curtain(seat)
        assert session.news() == session.log() != []
        assert session.news() == []
        session.draw_curtain()
        assert session.news() == []
    session.open_curtain(0)
    known = len(session.log())
    play_on(session, acts=1)
    session.open_curtain(0)
    assert session.news() == session.log()[known:] != []


def test_the_header_says_who_plays(tmp_path: Path) -> None:
    new_session(tmp_path / "game", you="2", bots="steady,random", lang="pl", seed=9)
    header = json.loads((tmp_path / "game").read_text().split("\n")[0])
    assert header["notes"] == {"people": ["B"], "bots": {"A": "steady", "C": "random"}, "lang": "pl", "seed": 9}


def test_a_resumed_game_speaks_its_language_unless_told_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "game"
    new_session(path, lang="fr")
    assert resume(path, None).lang == "fr"
    assert resume(path, "nl").lang == "nl"


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("precious")
    with pytest.raises(SetupError):
        new_session(path)
    assert path.read_text() == "precious"


HEADER = '{"condotta": 1, "game": "condottiere", "rules": 2, "seats": 2, "options": {}, "notes": %s}\n'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a letter to my sister\n",
        "\x00\xff\x00",
        HEADER % "{}",
        HEADER % '{"people": ["A"], "bots": {}, "lang": "en", "seed": 1}',
        HEADER % '{"people": ["A", 7], "bots": {}, "lang": "en", "seed": 1}',
        HEADER % '{"people": ["A"], "bots": {"B": "nobody"}, "lang": "en", "seed": 1}',
        HEADER % '{"people": ["A"], "bots": {"B": "random"}, "lang": "xx", "seed": 1}',
        HEADER % '{"people": ["A", "B"], "bots": {}, "lang": "en", "seed": 1}' + '["A", "pass"]\n',
        HEADER % '{"people": ["A", "B"], "bots": {}, "lang": "en", "seed": 1}' + '["chance", "hold',
    ],
)
def test_a_file_that_cannot_be_used_is_not_touched(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game"
    path.write_text(text, encoding="latin-1")
    before = path.read_bytes()
    with pytest.raises((SetupError, RecordError)):
        resume(path, None)
    assert path.read_bytes() == before


class FullDisk(io.StringIO):
    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


def test_a_record_that_can_no_longer_be_written_ends_in_a_sentence(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game")
    session.match.file = FullDisk()
    with pytest.raises(SetupError, match="cannot be used: No space left"):
        play_on(session)
