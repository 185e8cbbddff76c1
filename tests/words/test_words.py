"""Events, questions, acts, refusals and names as people read them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.kernel.catalogue import CODE_BITS
from condotta.kernel.contract import Event, Game, Table
from condotta.kernel.engine import apply, check, options, pending, sample, take_events
from condotta.kernel.errors import ActError, IllegalAct, InvalidAct, SetupError
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, EVERYONE, PUBLIC, bit, has
from condotta.words import Words, languages
from condotta.words.texts import initial

CONDOTTIERE = GAMES["condottiere"]
EN, FR, NL, PL = (Words(CONDOTTIERE, lang) for lang in ("en", "fr", "nl", "pl"))


def told(key: str, *args: int, words: Words = EN) -> str:
    a, b, c, d = (*args, 0, 0, 0, 0)[:4]
    return words.event(Event(key, EVERYONE, a, b, c, d), PUBLIC)


def labelled(text: str, words: Words = EN) -> str:
    return words.act(CONDOTTIERE.catalogue.read(text))


def packed(cards: str) -> int:
    return CONDOTTIERE.catalogue.read(f"deal a {cards}") >> CODE_BITS


def card(word: str) -> int:
    return CONDOTTIERE.kinds["card"].words.index(word)


# Events


def test_an_event_is_a_line_of_the_log() -> None:
    assert told("plays", 1, card("bishop")) == "B plays Bishop."
    assert told("plays", 1, card("bishop"), words=FR) == "B joue un Évêque."
    assert told("plays", 1, card("bishop"), words=NL) == "B speelt een Bisschop."
    assert told("plays", 1, card("bishop"), words=PL) == "B zagrywa Biskupa."


def test_polish_declines_the_names_of_things() -> None:
    princes = GAMES["princes"]
    words = Words(princes, "pl", ["Anna", "Bea"])
    cities = princes.kinds["city"].words
    florence, rome = cities.index("florence"), cities.index("rome")
    assert words.event(Event("invades", EVERYONE, 0, florence, 0, 0), PUBLIC) == "Anna wysyła Francuzów na Florencję."
    assert words.event(Event("status", EVERYONE, rome, 6, 0, 0), PUBLIC) == "Status Rzymu: 6."
    offer = princes.catalogue.read("offer b 1 gold for 2 influence")
    assert words.act(offer) == "Zaproponuj graczowi Bea: 1 złoto za 2 wpływy"


def test_french_shortens_before_a_vowel() -> None:
    words = Words(CONDOTTIERE, "fr", ["Anna", "Bea"])
    assert told("strength", 0, 7, words=words) == "Force d’Anna\u00a0: 7."
    assert told("strength", 1, 7, words=words) == "Force de Bea\u00a0: 7."
    assert told("strength", 0, 7, words=FR) == "Force de A\u00a0: 7."


def test_seats_are_called_by_their_names() -> None:
    words = Words(CONDOTTIERE, "en", ["Ada", "Bruno", "Carla"])
    assert told("passes", 2, words=words) == "Carla passes."
    assert told("victory", 0b1, words=words) == "Ada wins."
    assert told("victory", 0b111, words=words) == "Ada, Bruno and Carla share the victory."


def test_cards_are_listed_with_their_copies() -> None:
    cards = packed("1 6 6 bishop")
    assert told("you-are-dealt", 0, cards) == "A is dealt: 1, 6 ×2 and Bishop."
    assert told("discards-hand", 0, cards, words=PL) == "A odrzuca wszystkie karty z ręki: 1, 6 ×2 i Biskup."


def test_an_empty_handful_is_left_out() -> None:
    assert told("keeps", 0, 2, packed("")) == "A keeps 2 cards."
    assert told("keeps", 0, 0, packed("winter")) == "A keeps no card and discards: Winter."


@pytest.mark.parametrize(("number", "cards"), [(1, "jedną kartę"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty")])
def test_polish_numbers(number: int, cards: str) -> None:
    assert told("is-dealt", 0, number, words=PL) == f"A dostaje {cards}."


def test_two_arguments_of_one_kind() -> None:
    assert told("shows", 0, 1, card("10"), 2) == "A shows B: 10 ×2."
    assert told("shows", 0, 1, card("10"), 1) == "A shows B: 10."


def test_an_event_is_not_told_to_an_eye_it_is_not_for() -> None:
    secret = Event("you-are-dealt", int(bit(1)), 1, packed("winter"), 0, 0)
    assert EN.event(secret, 1) == "B is dealt: Winter."
    for eye in (0, PUBLIC):
        with pytest.raises(ValueError, match="not for"):
            EN.event(secret, eye)


# Questions and acts


def test_a_question_cites_its_rule() -> None:
    assert EN.question("turn", "C4.2") == "Play one card, or pass (C4.2)."
    assert FR.question("draw", "C9.2") == "Piochez jusqu’à trois cartes (C9.2)."


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("pass", "Pass"),
        ("play bishop", "Play Bishop"),
        ("play 10", "Play 10"),
        ("place siena", "Put the token on Siena"),
        ("pope siena", "Put the Pope on Siena"),
        ("pope off", "Leave the Pope off the board"),
        ("take 6", "Take back 6"),
        ("take nothing", "Take nothing back"),
        ("keep bishop 10", "Keep 10 and Bishop"),
        ("keep bishop nothing", "Keep Bishop"),
        ("keep nothing nothing", "Keep nothing"),
        ("draw 0", "Draw nothing"),
        ("draw 1", "Draw one card"),
        ("draw 3", "Draw 3 cards"),
        ("show b heroine", "Show B: Heroine"),
        ("show b heroine x2", "Show B: Heroine ×2"),
        ("show b face-down", "Show B: the face-down card"),
        ("holder c", "First holder: C"),
        ("deal c", "Cards for C"),
        ("deal c 6 6 bishop", "Cards for C: 6 ×2 and Bishop"),
        ("keep-unseen", "Keep all cards, unseen"),
        ("keep-unseen winter", "Keep the others unseen, discard: Winter"),
    ],
)
def test_an_act_as_a_button_shows_it(text: str, label: str) -> None:
    assert labelled(text) == label


@pytest.mark.parametrize(
    ("game", "question", "label"),
    [
        ("condottiere", "turn", "Pass"),
        ("conquest", "card", "Play no card"),
        ("conquest", "move", "End your turn"),
        ("princes", "action", "Pass"),
        ("princes", "after-action", "End your turn"),
        ("princes", "bid", "Drop out"),
        ("princes", "hire", "Drop out"),
        ("princes", "veto", "Let it happen"),
        ("princes", "league", "Decline"),
        ("princes", "ludovico", "Let the roll stand"),
    ],
)
def test_a_pass_is_called_by_what_it_means(game: str, question: str, label: str) -> None:
    assert Words(GAMES[game], "en").act(0, question) == label


def test_special_words_do_not_come_through_in_other_languages() -> None:
    assert labelled("pope off", FR) == "Laisser le Pape hors du plateau"
    assert labelled("keep bishop nothing", NL) == "Een Bisschop houden"
    assert labelled("show b face-down", PL) == "Pokaż graczowi B: zakryta karta"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_act_has_a_label(game: Game[Any], lang: str) -> None:
    words = Words(game, lang)
    for code in range(game.catalogue.size):
        label = words.act(code)
        assert label
        assert not label.rstrip("\u00a0 ").endswith(":"), "an empty list must be left out"


# Refusals


def refused(t: Table, seat: int, text: str, words: Words = EN) -> str:
    with pytest.raises(ActError) as caught:
        apply(t, seat, CONDOTTIERE.catalogue.read(text))
    return words.refusal(caught.value)


def first_turn() -> Table:
    """A has placed the token and is asked for a card; it has no Bishop."""
    t: Table = CONDOTTIERE.new(2, {"first": "A"})
    apply(t, CHANCE, CONDOTTIERE.catalogue.read("deal a 1 1 1 1 1 2 2 2 2 2"))
    apply(t, CHANCE, CONDOTTIERE.catalogue.read("deal b 3 3 3 3 3 4 4 4 4 4"))
    apply(t, 0, CONDOTTIERE.catalogue.read("place siena"))
    return t


def test_a_refusal_is_a_sentence_with_the_rule() -> None:
    t = first_turn()
    assert refused(t, 0, "play bishop") == "That is not in your hand (C4.2)."
    assert refused(t, 0, "play bishop", FR) == "Vous n’avez pas cette carte en main (C4.2)."
    assert refused(t, 1, "pass") == "B is not asked now (C4.2)."
    assert refused(t, 1, "pass", Words(CONDOTTIERE, "nl", ["Anna", "Bram"])) == "Bram is nu niet aan de beurt (C4.2)."
    assert refused(t, CHANCE, "pass") == "Chance is not asked now (C4.2)."


def test_a_refused_act_is_named_by_its_label() -> None:
    t = first_turn()
    assert refused(t, 0, "place roma") == "“Put the token on Roma” is not possible now (C4.2)."
    nobody_there = Words(CONDOTTIERE, "en", ["Ada", "Bruno"])
    assert nobody_there.refusal(IllegalAct("not-an-option", "C3.1", seat="A", act="holder f")) == (
        "“First holder: F” is not possible now (C3.1)."
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("sing", "“sing” is not known here; known: pass, play, place, "),
        ("pl bishop", "“pl” can be read in several ways: play, place, play-face-down."),
        ("play", "“play” is not finished: after play comes one of: 1, 2, 3, "),
        ("pass now", "“now” in “pass now” cannot be read."),
        ("", "A move begins with one of: pass, play, "),
    ],
)
def test_what_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(ActError) as caught:
        CONDOTTIERE.catalogue.read(text)
    assert EN.refusal(caught.value).startswith(sentence)


def test_a_number_that_is_no_act() -> None:
    with pytest.raises(InvalidAct) as caught:
        CONDOTTIERE.catalogue.show(12345)
    assert EN.refusal(caught.value) == "There is no move with the number 12345."


# Names, languages, help


def test_how_a_name_begins() -> None:
    assert {initial(name) for name in ("Ada", "Émile", "Yves", "Hélène", "Œdipe", "Ugo")} == {"vowel"}
    assert {initial(name) for name in ("A", "Bea", "Yann", "Zoé", "7", "", "Łucja")} == {"consonant"}


def test_names_of_things() -> None:
    assert (EN.card(card("bishop")), FR.card(card("bishop")), PL.card(card("bishop"))) == ("Bishop", "Évêque", "Biskup")
    assert PL.region(CONDOTTIERE.kinds["region"].words.index("siena")) == "Siena"
    assert NL.thing("card", card("10")) == "10"
    assert EN.several("card", [2, 0, 1]) == "1 ×2 and 3"
    assert EN.seat(0) == "A"
    assert NL.listed(["A"]) == "A"
    assert NL.listed(["A", "B", "C"]) == "A, B en C"


def test_variants_have_a_name_and_a_sentence() -> None:
    assert FR.variant("hidden") == "Cartes cachées"
    assert EN.variant_help("kingdoms") == "The connected group that wins must be one region larger (C11.1)."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match=r"^There is no language “xx”; available: en, fr, nl, pl\.$"):
        Words(CONDOTTIERE, "xx")


@pytest.mark.parametrize(
    ("id", "values"), [("no-such-text", {}), ("variant-hidden.no-such", {}), ("and", {"first": "A"})]
)
def test_a_text_that_is_missing_or_wrong_is_never_silent(id: str, values: dict[str, str]) -> None:
    with pytest.raises(LookupError, match=id):
        EN.say(id, **values)


def test_the_help_on_a_rule() -> None:
    assert EN.rule("C4.3").startswith("C4.3 After each card the strength")
    assert EN.rule("c4.3") == EN.rule("C4.3")


def test_a_chapter_is_its_title_and_all_its_rules() -> None:
    lines = PL.rule("C5").split("\n")
    assert lines[0] == "C5 Karty"
    assert [line.split()[0] for line in lines[1:10]] == [f"C5.{n}" for n in range(1, 10)]
    assert lines[10].startswith("Przykłady.")
    assert len(lines) == 11
    assert len(EN.rule("C1").split("\n")) == 2


@pytest.mark.parametrize("number", ["C5.99", "C99", "C", "", "worked-C5"])
def test_a_rule_that_is_not_there(number: str) -> None:
    with pytest.raises(SetupError, match=r"the chapters are C1, C2, .*, C12\.$"):
        EN.rule(number)


# Whole games


def play(t: Table, rng: Rng, after: Callable[[Table], None]) -> None:
    """A random game with now and then an aside."""
    while (decision := pending(t)) is not None:
        seat = decision.seat
        if seat == CHANCE:
            apply(t, CHANCE, sample(t, rng))
        else:
            asides = t.game.asides(t, seat)
            if asides and rng.below(8) == 0:
                apply(t, seat, asides[rng.below(len(asides))])
            acts = options(t, seat)
            apply(t, seat, acts[rng.below(len(acts))])
        after(t)


def together(game: Game[Any]) -> list[str]:
    """As many variants as may be combined."""
    chosen: list[str] = []
    for name in game.variants:
        if not any({name, other} == {one, two} for other in chosen for one, two, _rule in game.forbidden):
            chosen.append(name)
    return chosen


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_line_of_a_game_can_be_told(game: Game[Any], lang: str) -> None:
    """Each event to each seat and a spectator, each question, each option and what is refused on the way."""
    words = Words(game, lang)
    rng = Rng(7)
    lines: set[str] = set()

    def tell(t: Table) -> None:
        for event in take_events(t):
            eyes = [eye for eye in (*range(int(t.seats)), PUBLIC) if has(event.viewers, eye)]
            lines.update(words.event(event, eye) for eye in eyes)
        if (decision := pending(t)) is None:
            return
        lines.add(words.question(decision.name, decision.rule))
        acts = options(t, decision.seat)
        assert len({words.act(act) for act in acts}) == len(acts), "two options look alike"
        try:
            check(t, rng.below(t.seats), rng.below(game.catalogue.size))
        except ActError as error:
            lines.add(words.refusal(error))

    for seats, variants in [(game.fewest, []), (game.most, together(game)), *((3, [name]) for name in game.variants)]:
        t = game.new(seats, {"variants": variants})
        t.events = []
        play(t, rng, tell)
    assert len(lines) > 500
    for line in lines:
        assert line.endswith(".")
        assert not line.endswith(": .")
        assert "{" not in line
        assert "  " not in line


# Offers


@pytest.mark.parametrize(
    ("terms", "label"),
    [
        ("5 gold", "Offer B: 5 gold"),
        ("5 gold for 2 influence", "Offer B: 5 gold for 2 influence"),
        ("5 gold 1 influence until turn", "Offer B: 5 gold and 1 influence, until the end of this turn"),
        ("for 2 gold until auction", "Offer B: nothing for 2 gold, until the end of this auction"),
    ],
)
def test_terms_in_words(terms: str, label: str) -> None:
    princes = GAMES["princes"]
    assert Words(princes, "en").act(princes.catalogue.read(f"offer b {terms}")) == label
