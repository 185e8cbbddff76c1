"""A table as plain data: it comes back as it was, and what is no position of the game is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.kernel.contract import Game, Table
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.errors import RecordError, SetupError
from condotta.kernel.portrait import portrait
from condotta.kernel.position import Position, position_of, table_at
from condotta.kernel.record import Recording, read_record
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.server.refusal import Refusal
from condotta.server.replays.moments import Wish, position_for


def moments(game: Game[Any], seats: int, every: int) -> Iterator[Table]:
    t, rng, count = game.new(seats, {}), Rng(3), 0
    while (decision := pending(t)) is not None:
        if count % every == 0:
            yield t
        seat, count = decision.seat, count + 1
        acts = options(t, seat)
        apply(t, seat, sample(t, rng) if seat == CHANCE else acts[rng.below(len(acts))])
    with pytest.raises(Refusal):
        position_for(t, Wish(1, 0, "all"))


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_is_kept_as_text_and_nothing_hidden_comes_along(name: str) -> None:
    """Of the whole table all comes back. From one seat's knowledge the bytes are the same whatever the others hold: two
    worlds that look alike to it give the same one for the same seed, and another for another."""
    game, differ = GAMES[name], 0
    for t in moments(game, 3, 14):
        text = json.dumps(position_for(t, Wish(1, 0, "all")))
        assert portrait(table_at(game, 3, {}, json.loads(text))) == portrait(t)
        for seat in range(3):
            twin = game.determinize(t, seat, Rng(8))
            wish = Wish(1, seat, "seat")
            known = position_for(t, wish, seed=5)
            assert json.dumps(position_for(twin, wish, seed=5)) == json.dumps(known)
            differ += known != position_for(t, wish, seed=6)
            begun = table_at(game, 3, {}, known)
            assert game.view(begun, seat) == game.view(t, seat) and options(begun, seat) == options(t, seat)
    assert differ > 10


@pytest.mark.parametrize("name", GAMES)
def test_a_record_may_begin_in_the_middle(name: str) -> None:
    game, rng = GAMES[name], Rng(4)
    t = next(t for number, t in enumerate(moments(game, 3, 20)) if number == 2)
    match = Recording(game, 3, {}, {}, position_of(t))
    while (decision := pending(match.table)) is not None:
        acts = options(match.table, decision.seat)
        match.act(decision.seat, sample(match.table, rng) if decision.seat == CHANCE else acts[0])
    text = "\n".join(match.lines()) + "\n"
    again = read_record(text, GAMES)
    assert portrait(again.table) == portrait(match.table) and again.lines() == match.lines()
    assert portrait(again.begun().table) == portrait(t)
    sources = game.scoring(match.table, match.events)
    assert [sum(column) for column in zip(*(one.points for one in sources), strict=True)] == game.scores(match.table)


def change(position: Position, path: list[str | int], to: object) -> None:
    at: Any = position
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = to


SPOIL: dict[str, Callable[[Position], object]] = {
    "a card too many": lambda p: change(p, ["hands", "vec", 0], p["hands"]["vec"][0] + 1),
    "a field that there is not": lambda p: change(p, ["purse"], 3),
    "a field that is missing": lambda p: p.pop("stack"),
    "something else than a frame": lambda p: change(
        p, ["stack", "list", 0], {"of": "kernel.rng:Rng", "fields": {"seed": 1}}
    ),
    "a frame of somewhere else": lambda p: change(p, ["stack", "list", 0], {"of": "server.check:main", "fields": {}}),
    "a text for a number": lambda p: change(p, ["asked"], "A"),
}


@pytest.mark.parametrize("fault", SPOIL)
def test_what_is_no_position_is_refused(fault: str) -> None:
    game = GAMES["condottiere"]
    t = next(t for number, t in enumerate(moments(game, 3, 10)) if number == 2)
    position = json.loads(json.dumps(position_of(t)))
    table_at(game, 3, {}, position)
    SPOIL[fault](position)
    with pytest.raises(SetupError):
        table_at(game, 3, {}, position)
    header = {"condotta": 1, "game": game.name, "rules": game.rules_version, "seats": 3, "options": {}, "notes": {}}
    with pytest.raises(RecordError):
        read_record(json.dumps({**header, "position": position}) + "\n", GAMES)
