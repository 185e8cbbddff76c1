"""The command: what it counts and rates, when it stops, that it goes on, and its page."""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from condotta.cli import main
from condotta.lab.arena.command import meet
from condotta.lab.arena.page import page
from condotta.lab.arena.standings import Standings
from condotta.lab.arena.table import table, verdict
from condotta.lab.arena.tournament import Tournament
from condotta.lab.driver import Crew
from condotta.lab.series import Cost, Played

STEADY = Tournament("condottiere", ["random", "steady"], {"variants": []}, 1, 2)


def won_by(arena: Tournament, names: list[str]) -> Standings:
    """Games in which these bots won, the first time they sit."""
    standings = Standings(arena)
    for number, name in enumerate(names):
        standings.add(Played([arena.names(number).index(name)], 10, costs=[Cost(5, 0.01, 0.004)] * arena.seats))
    return standings


def test_shares_are_by_seat_and_crosses_by_table() -> None:
    """Three bots at two seats: two deals each, a wins 3 of 4 against b, all against c, and b half of those with c."""
    arena = Tournament("condottiere", ["a", "b", "c"], {}, 1, 2)
    assert [set(arena.names(2 * deal)) for deal in range(3)] == [{"a", "b"}, {"a", "c"}, {"b", "c"}]
    found = won_by(arena, ["a", "a", "a", "a", "b", "c", "a", "b", "a", "a", "b", "c"]).told()
    bots = {bot["name"]: bot for bot in found["bots"]}
    assert [bot["name"] for bot in found["bots"]] == ["a", "b", "c"]
    assert (bots["a"]["share"], bots["b"]["share"], bots["c"]["share"]) == (7 / 8, 3 / 8, 2 / 8)
    assert bots["a"]["rating"] > bots["b"]["rating"] > bots["c"]["rating"]
    assert bots["a"]["rating_within"] < 16
    assert bots["a"]["cpu_ms"] == {"moves": 40, "mean": 2.0, "most": 4.0}
    crosses = {(one["bot"], one["against"]): one["share"] for one in found["crosses"]}
    assert (crosses["a", "b"], crosses["b", "a"], crosses["a", "c"], crosses["b", "c"]) == (0.75, 0.25, 1, 0.5)
    assert (found["games"], found["deals"], found["clear"]) == (12, 6, False)
    assert verdict({**found, "most": 12}) == "It is not clear who is better."


def test_a_bot_with_two_seats_is_measured_by_seat() -> None:
    """Two bots at three seats, a at two of them and then b: who wins all that can be won has a share of 1/2."""
    arena = Tournament("condottiere", ["a", "b"], {}, 1, 3)
    found = won_by(arena, ["a"] * 6).told()
    assert {bot["name"]: bot["share"] for bot in found["bots"]} == {"a": round(6 / 9, 4), "b": 0}
    assert {bot["name"]: bot["seats_played"] for bot in found["bots"]} == {"a": 9, "b": 9}


def test_it_is_clear_only_when_every_pair_is() -> None:
    arena = Tournament("condottiere", ["a", "b", "c"], {}, 1, 2)
    standings = won_by(arena, ["a", "a", "a", "a", "b", "c"] * 15)
    assert standings.better("a", "b") and standings.better("a", "c") and not standings.better("b", "a")
    assert not standings.clear
    told = verdict({**standings.told(), "most": 90})
    assert told == "It is not clear which is better of b and c."
    assert won_by(arena, ["a", "a", "a", "a", "b", "b"] * 15).clear


def test_it_stops_when_it_is_clear_at_the_same_game_whoever_plays(tmp_path: Path) -> None:
    """One process, two, and broken off in the middle of a line: the same file and the same figures."""

    def figures(found: dict[str, Any]) -> dict[str, Any]:
        bots = [{**bot, "cpu_ms": None} for bot in found["bots"]]
        return {**found, "bots": bots}

    alone, two = tmp_path / "alone.jsonl", tmp_path / "two.jsonl"
    found = figures(meet(STEADY, 60, alone))
    assert found["clear"] and 6 < found["games"] < 60 and found["games"] % 2 == 0
    assert verdict(found) == f"It is clear who is better; {60 - found['games']} games were not needed."
    assert figures(meet(STEADY, 60, two, Crew(workers=2))) == found
    two.write_bytes(two.read_bytes()[:-400])
    assert figures(meet(STEADY, 60, two, Crew(workers=2))) == found
    assert [played(line) for line in two.read_text().splitlines()] == [
        played(line) for line in alone.read_text().splitlines()
    ]
    longer = meet(STEADY, 30, alone, all_games=True)
    assert (longer["games"], longer["clear"]) == (30, True)
    assert "It is clear who is better." in table(longer)


def played(line: str) -> dict[str, Any]:
    return {name: value for name, value in json.loads(line).items() if name != "costs"}


def test_figures_table_and_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.html"
    command = ["arena", "princes", "--seats", "3", "--bots", "random,steady", "--games", "4", "--report", str(report)]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    told = table(found)
    assert told.startswith("princes, 3 seats: 6 games of 2 deals from seed 1, ")
    assert all(words in told for words in ("an even share", "33.3%", "steady – random", "by family", "by place"))
    written = report.read_text(encoding="utf-8")
    assert "http" not in written.replace("http://www.w3.org", ""), "nothing is loaded from elsewhere"
    for picture in written.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + picture.split("</svg>")[0] + "</svg>")
    assert written.count("<svg") == 4 and "Time a move" in written
    assert [bot["name"] for bot in found["bots"]] == ["steady", "random"]
    assert set(found["wins_by_seat"]) == {"A", "B", "C"}
    odd = {**found, "bots": [{**bot, "name": f"<{bot['name']}>" * 9, "cpu_ms": None} for bot in found["bots"]]}
    assert "<steady>" not in page({**odd, "crosses": []}) and "Time a move" not in page({**odd, "crosses": []})


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("--bots steady", "Name two bots or more to compare, each once."),
        ("--bots steady,steady", "Name two bots or more to compare, each once."),
        ("--bots steady,x", "There is no bot “x”"),
        ("--bots steady,random --seats 9", "condottiere is for 2 to 6 seats, not 9."),
        ("--bots steady,random --ray 127.0.0.1:9", "No Ray cluster answers at 127.0.0.1:9"),
    ],
)
def test_what_cannot_be_compared_is_told_in_a_sentence(
    args: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "condottiere", *args.split()]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith(f"condotta: {sentence}")


def test_files_of_a_series_are_no_files_of_an_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    meet(STEADY, 2, out)
    command = ["condottiere", "--seats", "2", "--games", "2", "--bots", "random,steady", "--out", str(out)]
    assert main(["arena", *command, "--seed", "2"]) == 2
    assert "holds the results of another series of games" in capsys.readouterr().err
    assert main(["simulate", *command]) == 2
    assert "holds no results of games." in capsys.readouterr().err
