"""The story of a game, over random games of every kind: the numbers are the engine's own."""

from __future__ import annotations

import pytest

from condotta.games import GAMES
from condotta.kernel.contract import Event
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.moments import moments_of
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, PUBLIC, has, seats_of
from condotta.kernel.story import MOST_TURNING_POINTS, swing_between, tell
from condotta.lab.check_laws import setups

CASES = [
    (name, game.fewest + number % (game.most + 1 - game.fewest), setup)
    for name, game in GAMES.items()
    for number, setup in enumerate(setups(game))
]


def played(name: str, seats: int, setup: dict[str, object]) -> Recording:
    match, rng = Recording(GAMES[name], seats, setup, {}), Rng(CASES.index((name, seats, setup)))
    while (question := pending(match.table)) is not None:
        if question.seat == CHANCE:
            match.act(CHANCE, sample(match.table, rng))
        else:
            acts = options(match.table, question.seat)
            match.act(question.seat, acts[rng.below(len(acts))])
    return match


@pytest.mark.parametrize(("name", "seats", "setup"), CASES)
def test_the_story_of_a_game(name: str, seats: int, setup: dict[str, object]) -> None:
    match = played(name, seats, setup)
    story, table = tell(GAMES[name], seats, setup, match.log)
    game = match.game

    sources = story.scoring(table)
    assert [sum(column) for column in zip(*(source.points for source in sources), strict=True)] == game.scores(table)
    assert story.samples[-1] == game.measures(table)
    assert story.at == sorted(set(story.at))
    assert all(len(row) == seats for one in story.samples for row in one.values())
    assert all(one != two for one, two in zip(story.samples, story.samples[1:], strict=False))

    ending = game.ending(table)
    assert ending.args[0] == table.winners != 0
    best, others = game.scores(table)[seats_of(table.winners)[0]], sorted(game.scores(table))
    numbers = {
        "regions": best, "most-regions": best, "match": best, "most-territories": best,
        "connected": game.view(table, PUBLIC).connected_to_win if name == "condottiere" else 0,
        "most-points": best, "final-battle": 0, "last-flag": 0, "most-pieces": 0,
        "shared": best if name == "princes" else 0,
    }  # fmt: skip
    assert ending.key in game.endings
    assert ending.args[1] == numbers[ending.key] or ending.key == "most-pieces"
    if ending.key == "most-points":
        assert (others[-1], others[-2]) == ending.args[1:3]

    turns = story.turning_points()
    assert len(turns) <= MOST_TURNING_POINTS
    assert turns == sorted(turns, key=lambda turn: turn.at)
    # What decided the game at last is among them, however little changed hands by then.
    assert turns[-1:] == [turn for turn in story.made if turn.swing > 0][-1:]
    assert {*game.decisive} & story.samples[-1].keys()
    assert story.made[-1].moment.name == "end"
    assert story.made[-1].at == len(match.log)


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_tells_a_viewer_what_it_was_told_and_no_more(name: str) -> None:
    """Fed with all that happened, it would tell more: what makes a moment is public in all three games, but a viewer's
    moments are made of that viewer's events alone."""
    game = GAMES[name]
    match = Recording(game, game.fewest, {}, {})
    rng = Rng(5)
    told: dict[int, list[list[Event]]] = {viewer: [] for viewer in (0, 1, PUBLIC)}
    results = {key for spec in game.moments for key in spec.results}
    seen: set[str] = set()
    while (question := pending(match.table)) is not None:
        act = sample(match.table, rng) if question.seat == CHANCE else None
        acts = options(match.table, question.seat)
        events = match.act(question.seat, acts[rng.below(len(acts))] if act is None else act)
        for viewer, story in told.items():
            story.append([event for event in events if has(event.viewers, viewer)])
            moments = moments_of(game.moments, story)
            assert [moment.result for moment in moments] == [event for event in story[-1] if event.key in results]
            assert all(has(event.viewers, viewer) for moment in moments for event in moment.events)
            seen |= {moment.name for moment in moments}
    assert {"end"} < seen


@pytest.mark.parametrize("name", GAMES)
def test_moments_are_declared_of_events_that_exist(name: str) -> None:
    game = GAMES[name]
    for spec in game.moments:
        for key in [*spec.results, *spec.begins, *spec.tells, *spec.changes]:
            assert key in game.events, key
    assert {*game.chapters} <= game.events.keys()
    results = [key for spec in game.moments for key in spec.results]
    assert len(results) == len(set(results)), "one result makes one moment"


def test_a_moment_begins_where_its_spec_says_and_takes_what_follows() -> None:
    def happened(key: str, number: int = 0) -> Event:
        return Event(key, -1, number, 0, 0, 0)

    war = GAMES["princes"].moments
    story = [
        [happened("declares-war", 1), happened("no-veto")],
        [happened("declares-war", 2), happened("is-hired", 3)],
        [happened("turn"), happened("rolls", 4)],
        [happened("war-won"), happened("status", 5), happened("turn"), happened("laurel", 6), happened("decade-ends")],
    ]
    first, second = moments_of(war, story)
    assert (first.name, second.name) == ("war", "decade")
    assert [event.args[0] for event in first.told] == [2, 3, 4]
    assert [event.args[0] for event in first.changes] == [5, 6]
    assert moments_of(war, story[:3]) == []


def test_a_swing_counts_what_changes_hands_and_who_leads() -> None:
    assert swing_between({"regions": [2, 1]}, {"regions": [2, 3]}, ["regions"]) == 2 + 2
    assert swing_between({"regions": [2, 1], "gold": [0, 9]}, {"regions": [2, 1], "gold": [9, 0]}, ["regions"]) == 0


def test_what_is_taken_back_is_no_part_of_the_story() -> None:
    match = played(*CASES[0])
    name, seats, setup = CASES[0]
    story, _table = tell(GAMES[name], seats, setup, match.log)
    half = story.at[len(story.at) // 2]
    told = story.told[half]
    story.take_back(half)
    assert all(events is not told for events in story.told)
    assert story.at[-1] < half
    assert all(turn.at < half for turn in story.made)
