"""A game as a file: written as it is played, read back, and never read wrong."""

import json
from pathlib import Path

import pytest

from condotta.games import GAMES
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.errors import RecordError
from condotta.kernel.record import Recording, read_record
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE


def played(path: Path, entries: int = 100_000) -> Recording:
    match, rng = Recording(GAMES["condottiere"], 3, {"variants": ["hidden"]}, {"lang": "fr"}), Rng(4)
    match.keep_in(path)
    while (decision := pending(match.table)) is not None and len(match.log) < entries:
        if decision.seat == CHANCE:
            match.act(CHANCE, sample(match.table, rng))
        else:
            choices = options(match.table, decision.seat)
            match.act(decision.seat, choices[rng.below(len(choices))])
    assert match.file is not None
    match.file.close()
    return match


def test_a_finished_game_reads_back_the_same(tmp_path: Path) -> None:
    match = played(tmp_path / "game")
    again = read_record((tmp_path / "game").read_text(), GAMES)
    assert again.log == match.log
    assert again.lines() == match.lines() == (tmp_path / "game").read_text().splitlines()
    assert again.table.winners == match.table.winners != 0


def test_an_unfinished_game_goes_on_in_its_file(tmp_path: Path) -> None:
    played(tmp_path / "game", entries=30)
    again = read_record((tmp_path / "game").read_text(), GAMES)
    again.go_on_in(tmp_path / "game")
    decision = pending(again.table)
    assert decision is not None
    again.act(decision.seat, options(again.table, decision.seat)[0])
    assert len(read_record((tmp_path / "game").read_text(), GAMES).log) == 31


def test_a_file_that_exists_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("precious")
    with pytest.raises(FileExistsError):
        played(tmp_path / "game")
    assert (tmp_path / "game").read_text() == "precious"


def damage(lines: list[str], line: int, text: str) -> str:
    return "\n".join([*lines[: line - 1], text, *lines[line:]]) + "\n"


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (1, "", "not JSON"),
        (1, '["A", "pass"]', "no game record"),
        (1, '{"condotta": 2}', "format 2 are not known"),
        (1, '{"condotta": 1, "game": "chess"}', "There is no game “chess”; available: condottiere"),
        (1, '{"condotta": 1, "game": "condottiere", "rules": 99}', "by rules 99"),
        (1, '{"condotta": 1, "game": "condottiere", "seats": 3}', "by rules None"),
        (1, '{"condotta": 1, "game": "condottiere", "rules": true, "seats": 3}', "by rules True"),
        (1, '{"condotta": 1, "game": "condottiere", "rules": "2", "seats": 3}', "by rules '2'"),
        (1, '{"condotta": 1, "game": "condottiere", "rules": 0, "seats": 3}', "by rules 0"),
        (1, '{"condotta": 1, "game": "condottiere", "rules": 2, "seats": "3"}', "needs seats"),
        (1, '{"condotta": 1, "game": "condottiere", "rules": 2, "seats": 9}', "2 to 6 seats"),
        (
            1,
            '{"condotta": 1, "game": "condottiere", "rules": 2, "seats": 3, "options": {"variants": ["x"]}}',
            "no variant",
        ),
        (2, '["chance", "holder', "cut off"),
        (3, '{"A": "pass"}', "an entry must be"),
        (3, '["A", 7]', "an entry must be"),
        (3, '["G", "pass"]', "no seat “G”"),
        (3, '["D", "pass"]', "no seat “D”"),
        (3, '["A", "jump"]', "“jump” is not known here"),
        (3, '["A", "pass"]', "not asked"),
        (6, '["chance", "deal a 1"]', "cannot"),
    ],
)
def test_a_damaged_record_says_where_and_why(tmp_path: Path, line: int, text: str, sentence: str) -> None:
    lines = played(tmp_path / "game").lines()
    with pytest.raises(RecordError, match=sentence) as caught:
        read_record(damage(lines, line, text), GAMES)
    assert str(caught.value).startswith(f"Line {line}: ")


def test_a_changed_result_is_found(tmp_path: Path) -> None:
    lines = played(tmp_path / "game").lines()
    result = json.loads(lines[-1])
    result["scores"][0] += 1
    with pytest.raises(RecordError, match="its result is"):
        read_record("\n".join([*lines[:-1], json.dumps(result)]), GAMES)


def test_a_finished_game_needs_exactly_one_result(tmp_path: Path) -> None:
    lines = played(tmp_path / "game").lines()
    for wrong in (lines[:-1], [*lines, lines[-1]]):
        with pytest.raises(RecordError, match="exactly one line"):
            read_record("\n".join(wrong), GAMES)


def test_a_record_of_earlier_rules_is_blamed_for_its_rules_only_where_they_may_differ(tmp_path: Path) -> None:
    lines = played(tmp_path / "game").lines()
    lines[0] = lines[0].replace('"rules": 2', '"rules": 1')
    for text, key in (('["A", "pass"]', "record-other-rules"), ('["G", "pass"]', "record-no-seat")):
        with pytest.raises(RecordError) as caught:
            read_record(damage(lines, 3, text), GAMES)
        assert caught.value.key == key


def test_a_copy_is_played_on_by_itself(tmp_path: Path) -> None:
    """It has a table and a log of its own, and is kept in no file."""
    match = played(tmp_path / "game", entries=30)
    match.go_on_in(tmp_path / "game")
    before = match.lines(), len(match.events), (tmp_path / "game").read_text()
    other = match.copy()
    decision = pending(other.table)
    assert decision is not None
    other.act(decision.seat, options(other.table, decision.seat)[0])
    other.notes["lang"] = "pl"
    assert len(other.log) == 31
    assert (match.lines(), len(match.events), (tmp_path / "game").read_text()) == before
    assert pending(match.table) is not None and match.table is not other.table


def test_each_entry_has_dice_of_its_own(tmp_path: Path) -> None:
    """Made of the seed and the place in the log, so that a game that is resumed has the same ones."""
    match = played(tmp_path / "game", entries=30)
    again, shorter = (read_record("\n".join(match.lines()[:end]), GAMES) for end in (31, 30))

    def dice(recording: Recording, seed: int) -> list[int]:
        rng = recording.dice(seed)
        return [int(rng.below(1000)) for _i in range(4)]

    assert dice(match, 7) == dice(match, 7) == dice(again, 7)
    assert dice(match, 7) != dice(shorter, 7)
    assert dice(match, 7) != dice(match, 8)


def test_a_blank_line_is_no_entry(tmp_path: Path) -> None:
    text = "\n".join(played(tmp_path / "game", entries=30).lines())
    assert len(read_record(text + "\n", GAMES).log) == 30
    with pytest.raises(RecordError, match="Line 32: "):
        read_record(text + "\n\n", GAMES)
