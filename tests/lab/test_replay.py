"""Records replayed as a command: the log for each eye, and one sentence for each thing that can be wrong."""

import json
from pathlib import Path

import pytest

from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE


@pytest.fixture(scope="module")
def match() -> Recording:
    """A random game, played to its end."""
    match, rng = Recording(GAMES["condottiere"], 3, {"variants": ["hidden"]}, {}), Rng(4)
    while (decision := pending(match.table)) is not None:
        if decision.seat == CHANCE:
            match.act(CHANCE, sample(match.table, rng))
        else:
            choices = options(match.table, decision.seat)
            match.act(decision.seat, choices[rng.below(len(choices))])
    return match


@pytest.fixture
def record(match: Recording, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(match.lines()) + "\n", encoding="utf-8")
    return path


def printed(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    assert main(["replay", *map(str, args)]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    """The one sentence on stderr; the note of an engine that is not compiled may stand before it."""
    assert main(["replay", *map(str, args)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "Traceback" not in told.err
    return told.err.splitlines()[-1]


def test_check_counts_the_entries_and_names_the_result(
    match: Recording, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = printed(capsys, record, "--check")
    assert out == f"{len(match.log)} entries, result {match.lines()[-1]} as recorded.\n"


def test_the_whole_log_in_notation_and_in_words(
    match: Recording, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = printed(capsys, record).splitlines()
    entries = [line.split(maxsplit=2)[1:] for line in lines if line[:4].strip()]
    assert entries == [json.loads(line) for line in match.lines()[1:-1]]
    assert any("wins the battle for" in line for line in lines)
    assert lines[-1].endswith(" wins.")


def test_to_stops_early_and_says_what_is_asked(
    match: Recording, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = printed(capsys, record, "--to", 5)
    assert out.startswith(printed(capsys, record, "--to", 4).rpartition("\n   5")[0])
    assert "\n   5  " in out
    assert "\n   6  " not in out
    assert out.splitlines()[-1].endswith(": Play one card, or pass (C4.2).")


def test_a_seat_is_shown_what_it_saw(match: Recording, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deals = [line for line in printed(capsys, record, "--seat", "a", "--to", 4).splitlines() if "  deal " in line]
    assert {len(line.split()) for line in deals if "deal a" in line} == {4 + 10}
    assert {len(line.split()) for line in deals if "deal a" not in line} == {4}
    everything, seat_b = printed(capsys, record), printed(capsys, record, "--seat", "B")
    assert "play-face-down" in seat_b
    assert "play-face-down" not in everything
    holds = [line.split()[1] for line in everything.splitlines() if line.endswith("  hold")]
    assert set(holds) == {"A", "B", "C"}
    assert {line.split()[1] for line in seat_b.splitlines() if line.endswith("  hold")} == {"B"}


def test_the_words_in_another_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "krijgt 10 kaarten" in printed(capsys, record, "--to", 4, "--lang", "nl")


def test_an_unfinished_game_is_shown_but_not_whole(
    match: Recording, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is cut off between two lines reads like a game that was left."""
    record.write_text("\n".join(match.lines()[:21]) + "\n")
    assert "\n  20  " in printed(capsys, record)
    assert refused(capsys, record, "--check") == ("condotta: Line 21: the record ends here, but the game is not over.")


def test_a_file_cut_off_within_a_line(match: Recording, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text("\n".join(match.lines()[:21])[:-4])
    assert refused(capsys, record).startswith("condotta: Line 21: this is not JSON (")


def test_a_file_cut_off_before_its_result(match: Recording, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = match.lines()[:-1]
    record.write_text("\n".join(lines) + "\n")
    assert refused(capsys, record, "--check") == (
        f"condotta: Line {len(lines)}: the game is over here; exactly one line with its result must follow."
    )


def header(match: Recording, **changes: object) -> str:
    return json.dumps({**json.loads(match.lines()[0]), **changes})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"condotta": 2}, "records of format 2 are not known; this is format 1."),
        ({"rules": 7}, "this game was played by rules 7; these are rules 2."),
        ({"game": "chess"}, f"There is no game “chess”; available: {', '.join(GAMES)}."),
        ({"seats": 9}, "condottiere is for 2 to 6 seats, not 9."),
        ({"seats": None}, "the header needs seats (a number), options and notes (objects)."),
    ],
)
def test_a_header_that_cannot_be_used(
    match: Recording, record: Path, changes: dict[str, object], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text("\n".join([header(match, **changes), *match.lines()[1:]]) + "\n")
    assert refused(capsys, record, "--check") == f"condotta: Line 1: {sentence}"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "this is not JSON ("),
        ('["A", "pla', "this is not JSON ("),
        ("9" * 5000, "this is no JSON of ours ("),
        ("[" * 100_000, "this is no JSON of ours ("),
        ('{"A": "pass"}', 'an entry must be ["seat", "act"].'),
        ('["D", "pass"]', "there is no seat “D”."),
        ('["B", "dance"]', "B cannot “dance” here: "),
        ('["B", "show a 1 x²"]', "B cannot “show a 1 x²” here: "),
        ('["A", "place siena"]', "A cannot “place siena” here: A is not asked now (C3.2)."),
        ('["B", "play 10"]', "B cannot “play 10” here: “Play 10” is not possible now (C3.2)."),
        ('["chance", "holder b"]', "chance cannot “holder b” here: Chance is not asked now (C3.2)."),
        ('{"winners": ["B"], "scores": [3, 4, 3]}', 'an entry must be ["seat", "act"].'),
    ],
)
def test_a_line_that_is_broken_or_illegal(
    match: Recording, record: Path, line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sixth line, where B places the token, is another."""
    assert json.loads(match.lines()[5])[1].startswith("place ")
    record.write_text("\n".join([*match.lines()[:5], line, *match.lines()[6:]]) + "\n")
    assert refused(capsys, record).startswith(f"condotta: Line 6: {sentence}")


def test_a_wrong_result(match: Recording, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *entries, result = match.lines()
    wrong = '{"winners": ["A"], "scores": [6, 0, 0]}'
    record.write_text("\n".join([*entries, wrong]) + "\n")
    assert refused(capsys, record, "--check") == (
        f"condotta: Line {len(match.lines())}: the game is over and its result is {result}, not {wrong}."
    )


def test_what_follows_the_result(match: Recording, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with record.open("a") as file:
        file.write('["A", "pass"]\n')
    assert refused(capsys, record).startswith(f"condotta: Line {len(match.lines()) + 1}: the game is over")


def test_a_file_that_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"")
    assert refused(capsys, path).startswith("condotta: Line 1: ")
    path.write_bytes(b'{"condotta": 1}\n\n\xff\xfe')
    assert refused(capsys, path).startswith("condotta: Line 3: this is not UTF-8 text")
    path.write_text('{"name": "something else"}')
    assert refused(capsys, path).startswith("condotta: Line 1: this is no game record")


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing"
    assert refused(capsys, missing) == f"condotta: {missing} cannot be used: No such file or directory."
    assert refused(capsys, tmp_path) == f"condotta: {tmp_path} cannot be used: Is a directory."


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--seat", "d"], "There is no seat “d”; available: A, B, C."),
        (["--to", "-1"], "--to takes a number of entries, not -1."),
        (["--lang", "xx"], "There is no language “xx”; available: en, fr, nl, pl."),
    ],
)
def test_arguments_that_make_no_sense(
    record: Path, args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, record, *args) == f"condotta: {sentence}"
