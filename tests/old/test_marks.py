"""Marks made by release 0.1.0 prove its games today, whatever views are called now; another rule does not."""

import asyncio
from collections.abc import Callable
from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.server.log import marks
from condotta.server.log.sqlite.reader import SqliteReader
from condotta.server.state.replay import difference

from . import CHANGED_TABLES, SHOWN, database, refuses_asides


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> SqliteReader:
    return SqliteReader(database(tmp_path_factory.mktemp("old")))


def faults(old: SqliteReader) -> dict[str, str]:
    """The tables that do not replay as they were played, each with what differs first."""
    found = {}
    for table in SHOWN["tables"]:
        header = asyncio.run(old.header(table["table"]))
        assert header is not None
        differs = difference(table["table"], header, asyncio.run(old.rows(table["table"])))
        if differs is not None:
            found[table["what"]] = differs.what
    return found


def other_view(game: str, change: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(GAMES[game])
    view = kind.view
    monkeypatch.setattr(kind, "view", lambda self, t, viewer: change(view(self, t, viewer)))


def parts_of(view: Any) -> dict[str, Any]:
    return {field.name: getattr(view, field.name) for field in fields(view)}


def test_every_mark_of_the_old_database_is_the_same_today(old: SqliteReader) -> None:
    assert faults(old).keys() == CHANGED_TABLES.keys()
    for table in SHOWN["tables"]:
        rows = list(asyncio.run(old.rows(table["table"])))
        assert len(rows) == table["rows"]
        assert ([row.mark for row in rows if row.mark] or [""])[-1] == table["mark"]


def test_every_view_of_the_games_is_marked() -> None:
    assert set(marks.MARKED) == set(GAMES)


@pytest.mark.parametrize("game", marks.MARKED)
def test_a_field_that_is_new_in_a_view_enters_no_mark(
    game: str, old: SqliteReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    other_view(game, lambda view: SimpleNamespace(brand_new=7, **parts_of(view)), monkeypatch)
    assert faults(old).keys() == CHANGED_TABLES.keys()


def test_a_field_that_gets_another_name_keeps_its_old_one_in_marks(
    old: SqliteReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def renamed(view: Any) -> Any:
        parts = parts_of(view)
        return SimpleNamespace(pile=parts.pop("pile_size"), **parts)

    other_view("condottiere", renamed, monkeypatch)
    names = marks.MARKED["condottiere"][""].replace("pile_size", "pile_size=pile")
    monkeypatch.setitem(marks.MARKED["condottiere"], "", names)
    marks.marked_type.cache_clear()
    try:
        assert faults(old).keys() == CHANGED_TABLES.keys()
    finally:
        marks.marked_type.cache_clear()


def test_a_rule_that_changes_what_all_see_is_found_where_it_does(
    old: SqliteReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def changed(view: Any) -> Any:
        return SimpleNamespace(**parts_of(view) | {"quiet": view.quiet + (view.battles >= 3)})

    other_view("condottiere", changed, monkeypatch)
    found = {what: fault for what, fault in faults(old).items() if what not in CHANGED_TABLES}
    assert "condottiere: over, of bots" in found and "condottiere: begun" not in found
    assert all(what.startswith("condottiere") and "tells or offers something else" in found[what] for what in found)


def test_a_rule_that_refuses_an_act_is_found(old: SqliteReader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "princes", refuses_asides(GAMES["princes"]))
    found = {what: fault for what, fault in faults(old).items() if what not in CHANGED_TABLES}
    assert found and all(what.startswith("princes") and "cannot be replayed" in found[what] for what in found)
