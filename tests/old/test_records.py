"""Records of release 0.1.0 are read as they were by newer rules; where those differ, it is said where."""

from __future__ import annotations

from typing import Any

import pytest

from condotta.games import GAMES
from condotta.kernel.errors import RecordError
from condotta.kernel.record import read_record
from condotta.kernel.seats import letter, seats_of

from . import CHANGED_RECORDS, RULES, SHOWN, records, refuses_asides

RECORDS = records()
VERSION = {name: game.rules_version for name, game in GAMES.items()}


def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every game had been corrected since."""
    for name, game in GAMES.items():
        monkeypatch.setattr(type(game), "rules_version", VERSION[name] + 1)


@pytest.mark.parametrize("newer", [False, True])
@pytest.mark.parametrize("name", [name for name in RECORDS if name not in CHANGED_RECORDS])
def test_a_record_reads_as_it_was(name: str, newer: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if newer:
        newer_rules(monkeypatch)
    match, old = read_record(RECORDS[name], GAMES), SHOWN["records"][name]
    assert len(match.log) == old["entries"]
    assert (match.table.asked == 0) == old["over"]
    assert match.lines()[1:] == RECORDS[name].splitlines()[1:]
    if old["over"]:
        assert [letter(seat) for seat in seats_of(match.table.winners)] == old["winners"]
        assert [int(score) for score in match.game.scores(match.table)] == old["scores"]


def differs(name: str) -> RecordError:
    with pytest.raises(RecordError) as refused:
        read_record(RECORDS[name], GAMES)
    assert refused.value.key == "record-other-rules"
    known = GAMES[name.split("-")[1]].rules_version
    assert refused.value.values["rules"] == RULES and refused.value.values["known"] == known
    assert f"by rules {RULES}" in str(refused.value) and f"Line {refused.value.line}" in str(refused.value)
    return refused.value


def test_a_record_that_a_corrected_rule_changes_says_so() -> None:
    for name in CHANGED_RECORDS:
        differs(name)


def test_where_an_entry_is_refused_now_the_line_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    newer_rules(monkeypatch)
    monkeypatch.setitem(GAMES, "princes", refuses_asides(GAMES["princes"]))
    name = "12-princes-3.jsonl"
    lines = RECORDS[name].splitlines()
    assert lines[differs(name).line - 1].split('"')[3].split()[0] in ("offer", "accept", "withdraw", "refuse")


def test_where_the_result_is_another_now_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    newer_rules(monkeypatch)
    game = type(GAMES["condottiere"])
    scores = game.scores

    def more(self: Any, t: Any) -> list[int]:
        return [score + 1 for score in scores(self, t)]

    monkeypatch.setattr(game, "scores", more)
    name = "01-condottiere-2.jsonl"
    assert differs(name).line == len(RECORDS[name].splitlines())


@pytest.mark.parametrize("rules", ["99", "0", "-1", "true", "null", '"1"', "1.0"])
def test_rules_that_are_no_earlier_ones_are_refused(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    newer_rules(monkeypatch)
    text = RECORDS["01-condottiere-2.jsonl"].replace('"rules": 1', f'"rules": {rules}', 1)
    with pytest.raises(RecordError) as refused:
        read_record(text, GAMES)
    assert refused.value.key == "record-rules"


def test_the_same_fault_by_the_same_rules_is_told_as_it_is() -> None:
    game = "condottiere"
    text = RECORDS["01-condottiere-2.jsonl"].replace('"rules": 1', f'"rules": {VERSION[game]}', 1)
    lines = text.splitlines()
    with pytest.raises(RecordError) as refused:
        read_record("\n".join([*lines[:5], *lines[6:]]), GAMES)
    assert refused.value.key == "record-act"
