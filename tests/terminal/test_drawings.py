"""Condottiere drawn from a view: the map, the seats, the hand, and the same in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len

from condotta.games import GAMES
from condotta.games.condottiere import cards
from condotta.games.condottiere.map import NOWHERE, REGIONS
from condotta.games.condottiere.view import Question, View
from condotta.kernel.engine import apply, play_chance
from condotta.kernel.rng import Rng
from condotta.kernel.seats import PUBLIC
from condotta.terminal import condottiere
from condotta.terminal.drawings import DRAWINGS
from condotta.words import Words, languages

from .keyboard import GAME

WORDS = Words(GAME, "en")
every_language = pytest.mark.parametrize("lang", languages())


def table(*acts: str, variants: tuple[str, ...] = (), seats: int = 3, seed: int = 1) -> Any:
    """A begins and does these; chance deals what the seed says."""
    t = GAME.new(seats, {"variants": list(variants), "first": "A"})
    play_chance(t, Rng(seed))
    for act in acts:
        seat, _, what = act.partition(": ")
        apply(t, "ABCDEF".index(seat), GAME.catalogue.read(what))
    return t


def view(*acts: str, eye: int = 0, variants: tuple[str, ...] = (), seats: int = 3) -> View:
    return seen_by(table(*acts, variants=variants, seats=seats), eye)


def seen_by(t: Any, eye: int = 0) -> View:
    found = GAME.view(t, eye)
    assert isinstance(found, View)
    return found


def counts(**held: int) -> tuple[int, ...]:
    """`counts(bishop=2)`."""
    return tuple(held.get(name, 0) for name in cards.NAMES)


def test_every_game_has_a_drawing() -> None:
    assert DRAWINGS.keys() == GAMES.keys()


@pytest.mark.parametrize("size", [(1, 1), (20, 6), (36, 12), (43, 13), (73, 30), (140, 60)])
def test_the_map_fills_its_place(size: tuple[int, int]) -> None:
    rows = condottiere.board(view(), WORDS, *size, None).plain.split("\n")
    assert [cell_len(row) for row in rows] == [size[0]] * size[1]


@every_language
@pytest.mark.parametrize("size", [(36, 12), (73, 30)])
def test_every_region_has_its_label_and_keeps_it_in_place(lang: str, size: tuple[int, int]) -> None:
    words = Words(GAME, lang)
    empty = replace(view(), region=NOWHERE)
    full = replace(empty, owners=(1,) * len(REGIONS), region=8, pope=5)
    blank, marked = (condottiere.board(seen, words, *size, None).plain for seen in (empty, full))
    for region in range(len(REGIONS)):
        name = words.region(region)[:5]
        assert blank.count(name) == 1
        assert marked.index(name) == blank.index(name)
    assert marked.count(" B") == len(REGIONS)
    assert f"★{words.region(8)[:5]}" in marked
    assert f"†{words.region(5)[:5]}" in marked


def test_neighbours_never_have_the_same_shade() -> None:
    for region in range(len(REGIONS)):
        for other in condottiere.neighbours(region):
            assert condottiere.SHADES[region] != condottiere.SHADES[other]


def test_owners_have_their_colours_and_the_marked_place_stands_out() -> None:
    owned = replace(view(), owners=(0, 1, *[-1] * 15))
    plain, marked = (condottiere.board(owned, WORDS, 36, 12, mark) for mark in (None, 3))
    assert plain.plain == marked.plain
    assert plain != marked
    styles = {str(span.style) for span in plain.spans}
    for region in (0, 1):
        red, green, blue = condottiere._colour(owned, region)
        assert any(f"on rgb({red},{green},{blue})" in style for style in styles)


@every_language
@pytest.mark.parametrize("width", [42, 80])
def test_the_seats_fit_their_width(lang: str, width: int) -> None:
    seen = replace(view(seats=6), question=Question("C4.2", "turn", (2,), False))
    line = counts(**{"1": 3, "10": 2, "courtesan": 2, "drummer": 1})
    out = tuple(replace(seat, out=True, strength=57, line=line, points=11) for seat in seen.seats)
    rows = condottiere.seats(replace(seen, seats=out), Words(GAME, lang), width).plain.split("\n")
    numbers = [row for row in rows if "57" in row]
    assert len(numbers) == 6
    if width == 80:
        assert all(cell_len(row) <= width for row in rows)
    plain = condottiere.seats(seen, Words(GAME, lang), width).plain.split("\n")
    assert len(plain) == 7
    assert all(cell_len(row) <= width for row in plain)


def test_a_face_down_card_is_named_to_those_who_know_it() -> None:
    """C12.1: to its owner, and to whom it was shown (C8.2)."""
    hand = [kind for kind, count in enumerate(view().hand) if count and cards.can_hide(kind)]
    card = cards.NAMES[hand[0]]
    acts = ["A: place torino", f"A: play {card}"]
    for eye, known in ((0, True), (1, False), (PUBLIC, False)):
        seen = view(*acts, eye=eye, variants=("hidden",))
        drawn = condottiere.seats(seen, WORDS, 60).plain
        told = condottiere.describe(seen, WORDS)[1]
        assert (f"▒▒ {WORDS.card(hand[0])}" in drawn) == known
        assert "▒▒" in drawn
        assert (f"face down: {WORDS.card(hand[0])}" in told) == known
        assert ("one card face down" in told) == (not known)
    shown = view(*acts, "A: show b face-down", eye=1, variants=("hidden",))
    assert f"face down: {WORDS.card(hand[0])}" in condottiere.describe(shown, WORDS)[1]


def test_c8_2_a_card_that_was_shown_stays_known() -> None:
    card = next(kind for kind, count in enumerate(view().hand) if count)
    acts = ["A: place torino", f"A: show b {cards.NAMES[card]}"]
    assert f"known cards in hand: {WORDS.card(card)}" in condottiere.describe(view(*acts, eye=1), WORDS)[1]
    assert "known cards in hand" not in "".join(condottiere.describe(view(*acts, eye=2), WORDS))
    assert "known cards in hand" not in "".join(condottiere.describe(view(*acts, eye=0), WORDS))


def test_passing_is_told_only_while_the_battle_lasts() -> None:
    acts = ["A: place torino", "A: pass"]
    assert ", passed, " in condottiere.describe(view(*acts), WORDS)[1]
    assert "passed" in condottiere.seats(view(*acts), WORDS, 60).plain
    after = view(*acts, "B: pass", "C: pass", "B: place roma")
    assert after.question is not None
    assert after.question.name == "discard-hand"
    assert condottiere.headline(after, WORDS) == "Battle 2, for Roma."
    assert "passed" not in "".join(condottiere.describe(after, WORDS))


def test_the_headline() -> None:
    assert condottiere.headline(view(), WORDS) == WORDS.say("battle-none")
    assert condottiere.headline(view("A: place torino"), WORDS) == "Battle 1, for Torino."
    final = replace(view("A: place torino"), region=NOWHERE)
    assert condottiere.headline(final, WORDS) == WORDS.say("battle-final")


def test_a_spectator_has_no_hand() -> None:
    seen = view(eye=PUBLIC)
    assert not any("Your hand" in line for line in condottiere.look(seen, WORDS))
    assert condottiere.hand(seen, WORDS, 80, boxed=True).plain == ""


def test_the_hand_is_drawn_card_by_card_where_there_is_room() -> None:
    seen = replace(view(), hand=counts(**{"10": 2, "bishop": 1}))
    boxed = condottiere.hand(seen, WORDS, 40, boxed=True).plain.split("\n")
    assert boxed[1] == "│ 10 ││ 10 ││ Bishop │"
    grouped = condottiere.hand(seen, WORDS, 20, boxed=True).plain.split("\n")
    assert grouped[1] == "│ 10 ×2 ││ Bishop │"
    assert condottiere.hand(seen, WORDS, 10, boxed=True).plain.split() == ["10", "×2", "Bishop"]
    assert condottiere.hand(seen, WORDS, 40, boxed=False).plain.split() == ["10", "×2", "Bishop"]


def test_an_empty_hand_is_told() -> None:
    empty = replace(view(), hand=counts())
    assert condottiere.describe(empty, WORDS)[-1] == "Your hand is empty."


def test_the_whole_table_in_words() -> None:
    t = table("A: place torino")
    t.owners[REGIONS.index("siena")] = 1
    t.pope = REGIONS.index("roma")
    lines = condottiere.look(seen_by(t), WORDS)
    assert "Siena belongs to B; it borders Firenze and Roma." in lines
    assert "Torino is free; it borders Milano and Genova." in lines
    assert "The Pope protects Roma." in lines
    assert "80 cards in the pile." in lines
    assert not any(line.startswith("Discarded") for line in lines)
    t.discards[cards.BISHOP] = 2
    t.pope = NOWHERE
    lines = condottiere.look(seen_by(t), WORDS)
    assert "Discarded: Bishop ×2." in lines
    assert "The Pope is off the board." in lines


def test_points_are_told_when_there_are_any() -> None:
    t = table()
    assert "point" not in condottiere.describe(seen_by(t), WORDS)[1]
    t.points[0] = 7
    assert "7 points" in condottiere.describe(seen_by(t), WORDS)[1]
    assert "Points" in condottiere.seats(seen_by(t), WORDS, 60).plain.split("\n")[0]


def test_what_an_act_points_at() -> None:
    read = GAME.catalogue.read
    assert condottiere.place_of(read("place siena")) == REGIONS.index("siena")
    assert condottiere.place_of(read("pope siena")) == REGIONS.index("siena")
    assert condottiere.place_of(read("pope off")) is None
    assert condottiere.place_of(read("play 10")) is None
