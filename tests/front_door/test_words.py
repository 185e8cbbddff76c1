"""A match in sentences, in every language."""

from __future__ import annotations

import pytest

import condotta
from condotta.kernel.rng import Rng
from condotta.kernel.seats import PUBLIC
from tests.front_door.playing import begun


@pytest.mark.parametrize("game", condotta.game_names())
@pytest.mark.parametrize("lang", condotta.languages())
def test_question_options_events_and_position(game: str, lang: str) -> None:
    match = begun(game)
    words, seat = match.words(lang), match.to_act[0]
    assert words.question() and words.question() != begun(game).words("fr" if lang != "fr" else "en").question()
    assert len(words.options(seat)) == len(match.options(seat))
    assert words.options(seat)[0] == words.option(match.options(seat)[0])
    assert len(words.events(0)) == len(match.events(0))
    assert words.events(0, since=3) == words.events(0)[3:]
    assert len(words.events()) == len(match.events())
    assert len(words.position(seat)) > len(words.summary(seat)) > 0


def test_the_words_speak_of_the_match_as_it_is_now() -> None:
    match = begun(steps=10)
    words = match.words()
    before = len(words.events())
    match.play_out("random")
    assert words.question() == ""
    assert len(words.events()) > before


def test_players_have_names() -> None:
    match = begun()
    words = match.words("en", names=["Ada", "Bea", "Cem"])
    assert words.seat(1) == "Bea"
    assert any("Ada" in line for line in words.events())


def test_a_refusal_is_a_sentence_with_its_rule() -> None:
    match = begun()
    other = next(seat for seat in range(3) if seat not in match.to_act)
    with pytest.raises(condotta.IllegalAct) as refused:
        match.play(other, "pass")
    sentences = {match.words(lang).refusal(refused.value) for lang in condotta.languages()}
    assert len(sentences) == len(condotta.languages())
    assert all("C4.2" in sentence for sentence in sentences)


def test_the_help_on_a_rule() -> None:
    match = begun()
    assert match.words("pl").rule("C5.4").startswith("C5.4 ")
    with pytest.raises(condotta.SetupError):
        match.words().rule("C99")


def test_a_language_that_there_is_not() -> None:
    with pytest.raises(condotta.SetupError, match="xx"):
        begun().words("xx")


@pytest.mark.parametrize("game", condotta.game_names())
def test_nobody_is_told_what_it_may_not_see(game: str) -> None:
    """All that is said of the position is the same in every world that a seat cannot tell from this one."""
    rng = Rng(3)
    for steps in (5, 40, 80):
        match = begun(game, 3, steps)
        recording = match._recording
        real, shown = recording.table, repr(match)
        for seat in (None, 0, 1, 2):
            words = match.words()
            told = words.position(seat), words.summary(seat)
            recording.table = recording.game.determinize(real, PUBLIC if seat is None else seat, rng)
            assert (words.position(seat), words.summary(seat)) == told
            if seat is None:
                assert repr(match) == shown
            recording.table = real
