"""A match as a program plays it: by option, text or number, seat by seat, to the end."""

from __future__ import annotations

from typing import Any

import pytest

import condotta
from tests.front_door.playing import EVERY, begun, play_on


def test_the_loop_of_the_first_page() -> None:
    match = condotta.new("condottiere", seats=3, variants=["hidden"], seed=7)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.options(seat)[-1])
    assert match.winners and set(match.winners) <= {0, 1, 2}
    assert len(match.scores) == 3
    assert match.to_act == [] and match.options(0) == [] and match.asides(0) == []


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_only_ordinary_types_come_out(game: str, seats: int) -> None:
    match = begun(game, seats, 60)
    assert (match.game, match.seats) == (game, seats)
    for numbers in (match.to_act, match.winners, match.scores):
        assert type(numbers) is list and all(type(number) is int for number in numbers)
    for seat in match.to_act:
        for option in match.options(seat):
            assert type(option.number) is int and type(option.rule) is str
            assert option.text.split()[0] == option.verb
            assert all(type(value) in (int, str, list) for value in option.arguments.values())
    for event in match.events(0):
        assert type(event.key) is str
        assert all(type(value) in (int, str, list) for value in event.arguments.values())


def test_the_same_seed_gives_the_same_match() -> None:
    one, same, other = (begun(seed=seed) for seed in (7, 7, 8))
    assert one == same and one.record() == same.record()
    assert one != other


def test_without_a_seed_chance_comes_from_the_system() -> None:
    seeds = {condotta.new("condottiere").seed for _i in range(4)}
    assert len(seeds) == 4


def test_an_act_is_an_option_its_text_or_its_number() -> None:
    by_option, by_text, by_number = begun(), begun(), begun()
    for _step in range(30):
        seat = by_option.to_act[0]
        option = by_option.options(seat)[-1]
        by_option.play(seat, option)
        by_text.play(seat, option.text)
        by_number.play(seat, option.number)
        assert by_option == by_text == by_number


def test_a_number_is_the_number_of_an_act_never_a_place_in_the_list() -> None:
    match = begun()
    seat = match.to_act[0]
    numbers = [option.number for option in match.options(seat)]
    place = next(place for place in range(1, len(numbers)) if place not in numbers)
    with pytest.raises(condotta.IllegalAct):
        match.play(seat, place)
    match.play(seat, numbers[1])


@pytest.mark.parametrize("act", [-1, 10**6, 2**61, 2**70, "jump", "", "play"])
def test_what_is_no_act_is_refused_and_changes_nothing(act: Any) -> None:
    match, same = begun(), begun()
    with pytest.raises(condotta.InvalidAct):
        match.play(match.to_act[0], act)
    assert match == same and match.view() == same.view()


@pytest.mark.parametrize("act", [None, 1.5, ["pass"], object()])
def test_what_is_not_even_a_number_is_a_type_error(act: Any) -> None:
    match = begun()
    with pytest.raises(TypeError):
        match.play(match.to_act[0], act)


def test_an_act_that_is_not_allowed_now_is_refused_with_its_rule() -> None:
    match, same = begun(), begun()
    seat = match.to_act[0]
    for other in {0, 1, 2} - {seat}:
        with pytest.raises(condotta.IllegalAct) as refused:
            match.play(other, "pass")
        assert refused.value.rule.startswith("C")
    with pytest.raises(condotta.IllegalAct):
        match.play(seat, "draw 3")
    assert match == same


@pytest.mark.parametrize("seat", [-1, 3, 8, 9, 100])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    """Also the numbers that the engine gives to chance and to spectators."""
    match = begun()
    for look in (match.view, match.events, match.options, match.asides, match.words().options, match.words().events):
        with pytest.raises(condotta.SetupError, match=r"\b0\b.*\b2\b"):
            look(seat)
    with pytest.raises(condotta.SetupError):
        match.play(seat, "pass")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "condottiere", "seats": 9}, "9"),
        ({"game": "condottiere", "variants": ["x"]}, "'x'|“x”|x"),
        ({"game": "condottiere", "variants": ["points", "capture"]}, "C10.3"),
        ({"game": "conquest", "rounds": -1}, "rounds"),
        ({"game": "conquest", "colour": "red"}, "colour"),
    ],
)
def test_what_cannot_be_set_up_is_told(args: dict[str, Any], sentence: str) -> None:
    with pytest.raises(condotta.SetupError, match=sentence):
        condotta.new(**args)


def test_what_a_game_is_set_up_with_is_given_by_name() -> None:
    match = condotta.new("conquest", seats=2, rounds=1, garrison=None, seed=1)
    assert "garrison" not in match.record()
    assert play_on(match, 10_000).over
    assert condotta.new("condottiere", variants=("hidden", "draw")).variants == ["draw", "hidden"]


def test_an_option_tells_what_it_means() -> None:
    match = begun()
    option = next(option for option in match.options(match.to_act[0]) if option.verb == "play")
    assert (option.rule, str(option)) == ("C4.2", option.text)
    assert option.arguments == {"card": option.text.split()[1]}
    assert repr(option) == f"<Option {option.number}: {option.text} (C4.2)>"


def test_options_compare_by_what_they_mean() -> None:
    match, same = begun(), begun()
    seat = match.to_act[0]
    assert match.options(seat) == same.options(seat)
    assert len({*match.options(seat), *same.options(seat)}) == len(match.options(seat))
    assert match.options(seat)[0] != match.options(seat)[1]
    princes = condotta.new("princes", seats=3, seed=1)
    other = princes.options(princes.to_act[0])[0]
    assert all(option != other for option in match.options(seat))
    assert match.options(seat)[0] != match.options(seat)[0].text


def test_an_option_of_another_game_is_no_act_here() -> None:
    match = begun()
    other = condotta.new("princes", seats=3, seed=1)
    with pytest.raises(condotta.InvalidAct):
        match.play(match.to_act[0], other.options(other.to_act[0])[0])


def test_what_is_done_beside_the_question_leaves_it_open() -> None:
    match = begun()
    seat = match.to_act[0]
    shown = next(aside for aside in match.asides(seat) if aside.verb == "show")
    assert shown.rule == "C8.2" and shown.arguments["number"] == 1
    before = match.options(seat)
    match.play(seat, shown)
    assert match.to_act == [seat] and match.options(seat) == before


def test_events_are_for_those_who_may_see_them() -> None:
    match = begun(steps=0)
    seat = match.to_act[0]
    shown = match.asides(seat)[0]
    to = shown.arguments["seat"]
    (third,) = {0, 1, 2} - {seat, to}
    had = {eye: len(match.events(eye)) for eye in (0, 1, 2, None)}
    match.play(seat, shown)
    for eye in (seat, to):
        (news,) = match.events(eye, had[eye])
        assert news.key == "shows" and news.arguments["card"] == shown.arguments["shown"]
        assert match.events(eye)[-1] == news and str(news).startswith("shows seat=")
    assert match.events(third, had[third]) == match.events(since=had[None]) == []


def test_a_spectator_sees_what_everybody_sees() -> None:
    match = begun()
    assert match.view().hand == ()
    assert match.view(0).hand != () and match.view(0).eye == 0
    assert match.view(0) == match.view(0) != match.view(1)


@pytest.mark.parametrize("game", condotta.game_names())
def test_a_repr_shows_the_position_and_no_secret(game: str) -> None:
    for steps in (0, 30, 90, 10_000):
        match = begun(game, 3, steps)
        shown = repr(match)
        assert shown.startswith(f"<Match {game}, 3 seats") and shown.endswith(">")
        assert ("won by" in shown) == match.over
        assert shown.count("\n") >= 4


def test_matches_compare_by_what_happened() -> None:
    match, same = begun(), begun()
    assert match == same and match != "match"
    same.play(same.to_act[0], same.options(same.to_act[0])[0])
    assert match != same
    assert condotta.new("princes", seats=3, seed=1) != condotta.new("conquest", seats=3, seed=1)
    one, other = (
        condotta.new("condottiere", variants=names, seed=1) for names in (["hidden", "draw"], ["draw", "hidden"])
    )
    assert one == other
    with pytest.raises(TypeError):
        hash(match)
