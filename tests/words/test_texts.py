"""The texts are complete: for every game and language, nothing missing, nothing unused, nothing out of step."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from condotta.games import GAMES
from condotta.kernel.contract import Game
from condotta.words import languages
from condotta.words.texts import FOLDER, Texts, read

from . import needed

LANGUAGES = languages()
PARTS = ["shell", "errors", "server", "page", "review", "notices", "person", "model", *GAMES]

KINDS = {kind.name for game in GAMES.values() for kind in game.kinds.values() if kind.words and not kind.names}
NAMED = tuple(f"{kind}-" for kind in sorted(KINDS))
"""The names of things, which may have further forms in a language that needs them."""
FORMS = ("a", "the", "gen", "dat", "acc", "ins", "loc", "one", "few", "many", "other")
"""Cases, numbers, and with the article."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def files(part: str) -> list[str]:
    return [part, f"{part}.rules", f"{part}.help", f"{part}.lesson"] if part in GAMES else [part]


class Uses(Visitor):
    """The variables of a message, and for each the keys by which the message chooses."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.variables.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                keys.add(variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value)
        self.generic_visit(node)


def uses(entry: ftl.BaseNode) -> dict[str, set[str]]:
    """What a message must be given: `$city` for `$city-gen` too, and what the parts need of which it is made."""
    found = Uses()
    found.visit(entry)
    needed: dict[str, set[str]] = {}
    for name, keys in found.variables.items():
        thing, _, form = name.rpartition("-")
        needed.setdefault(thing if thing and form in FORMS else name, set()).update(keys)
    for part in found.references:
        assert part.startswith("part-"), f"{part} is said by itself; what only completes other texts is called part-"
        needed.setdefault(part.rpartition("-")[2], set())
    return needed


def filled(entry: ftl.BaseNode, value: int) -> dict[str, str | int]:
    """Something for everything a message asks for, each form of a name included."""
    return {f"{name}{form}": value for name in uses(entry) for form in ("", *(f"-{form}" for form in FORMS))}


@cache
def messages(part: str, lang: str) -> dict[str, ftl.BaseNode]:
    """The messages and attributes of a part by id, without what only this language needs: parts and forms."""
    found: dict[str, ftl.BaseNode] = {}
    for name in files(part):
        for entry in read(lang, name).body:
            if isinstance(entry, ftl.Message) and not entry.id.name.startswith("part-"):
                assert entry.value is not None
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {part}"
                found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    if not entry.id.name.startswith(NAMED):
                        found[f"{entry.id.name}.{attribute.id.name}"] = attribute
    return found


def texts(game: Game[Any], lang: str) -> dict[str, ftl.BaseNode]:
    shell, own = (
        messages("shell", lang) | messages("errors", lang) | messages("review", lang) | messages("model", lang),
        messages(game.name, lang),
    )
    assert not shell.keys() & own.keys(), "an id must belong to the shell or to the game"
    return shell | own


def test_the_languages() -> None:
    assert {"en", "fr", "nl", "pl"} <= set(LANGUAGES)


@every_language
def test_a_language_is_a_folder_with_all_files_and_no_other(lang: str) -> None:
    assert {file.name for file in (FOLDER / lang).iterdir()} == {
        f"{name}.ftl" for part in PARTS for name in files(part)
    }


@every_language
@pytest.mark.parametrize("part", PARTS)
def test_every_file_can_be_read_to_its_end(part: str, lang: str) -> None:
    for name in files(part):
        assert [entry.content for entry in read(lang, name).body if isinstance(entry, ftl.Junk)] == []


@every_language
@pytest.mark.parametrize("part", PARTS)
def test_all_languages_have_the_same_messages_with_the_same_variables(part: str, lang: str) -> None:
    """Apart from the forms of a name and the parts of texts that only one language needs."""
    ours = {id: set(uses(entry)) for id, entry in messages(part, lang).items()}
    english = {id: set(uses(entry)) for id, entry in messages(part, "en").items()}
    assert ours == english


@every_language
@every_game
def test_every_event_and_act_has_its_text_and_uses_what_it_is_given(game: Game[Any], lang: str) -> None:
    have = texts(game, lang)
    for id, given in (needed.events(game) | needed.acts(game) | needed.endings(game)).items():
        assert id in have
        counts = {f"{name}-count" for name in given & set(needed.LISTS)}
        assert set(uses(have[id])) - counts - {"question"} == given, id


@every_language
@every_game
def test_words_that_are_no_thing_of_their_kind_are_chosen_by(game: Game[Any], lang: str) -> None:
    have = texts(game, lang)
    for id, variable, word in needed.beside_the_kind(game):
        assert word in uses(have[id])[variable], f"{id} must choose by ${variable} = {word}"


@every_language
@every_game
def test_everything_has_its_text(game: Game[Any], lang: str) -> None:
    needs = needed.questions(game) | needed.things(game) | needed.variants(game) | needed.rules(game)
    needs |= needed.table_options(game) | needed.bots() | needed.moments(game) | needed.measures(game)
    needs |= needed.lesson(game) | needed.help(game) | needed.summary(game)
    assert needs - texts(game, lang).keys() == set()
    assert len(needed.questions(game)) > 3, "the frames of the game were not found"


@every_language
@every_game
def test_every_refusal_of_a_game_has_its_text_and_uses_only_what_it_is_given(game: Game[Any], lang: str) -> None:
    have = texts(game, lang)
    for id, given in needed.refusals(f"games/{game.name}").items():
        assert id in have
        assert set(uses(have[id])) <= given, id


@every_language
def test_every_error_has_its_text_and_uses_what_it_is_given(lang: str) -> None:
    """Every error that is raised anywhere: the text of its key, in its game's texts or in those of all."""
    have = {part: messages(part, lang) for part in ("errors", *GAMES)}
    errors = needed.errors()
    assert {("", "seats-out-of-range"), ("", "record-act"), ("conquest", "setup-twice")} < {
        (game, key) for game, key, _given in errors
    }
    for game, key, given in errors:
        text = have[game or "errors"].get(f"refuse-{key}")
        assert text is not None, key
        assert set(uses(text)) <= given, key


@every_language
@pytest.mark.parametrize("part", ["errors", *GAMES])
def test_the_sentences_of_errors_are_plain(part: str, lang: str) -> None:
    """Text with variables in it, so that a program can read them without Fluent."""
    for id, text in messages(part, lang).items():
        if id.startswith("refuse-"):
            assert isinstance(text, ftl.Pattern)
            for element in text.elements:
                if isinstance(element, ftl.Placeable):
                    assert isinstance(element.expression, ftl.VariableReference), id
                else:
                    assert "\n" not in element.value, id


def test_an_id_stands_in_one_file_of_those_that_the_page_reads_together() -> None:
    files = ("shell", "errors", "page", "server", "review", "notices", "person", "model")
    parts = [messages(part, "en").keys() for part in files]
    assert len(set().union(*parts)) == sum(len(part) for part in parts)


@every_language
@every_game
def test_sentences_end_with_a_full_stop(game: Game[Any], lang: str) -> None:
    """The rule of a refusal or question is put before it."""
    found = Texts(game.name, lang)
    for id, entry in texts(game, lang).items():
        if id.startswith(("event-", "ending-", "ask-", "refuse-", "rule-")):
            values = filled(entry, 2)
            if id in ("refuse-record-unusable", "refuse-record-act", "refuse-board-unusable", "refuse-board-range"):
                values |= {"reason": "A sentence.", "reasons": "A sentence. Another."}
            told = found.format(id, values)
            assert told.endswith(".") or id == "refuse-name-bots-again", id


@every_language
def test_what_is_said_exists_and_is_given_what_it_uses(lang: str) -> None:
    """Every `say("id", ...)` in the source: a game's own shell says only what that game has."""
    have: dict[str, ftl.BaseNode] = {}
    for part in PARTS:
        have |= messages(part, lang)
    for id, given in needed.said():
        assert id in have
        assert set(uses(have[id])) == given, id


@every_language
@every_game
def test_help_is_short_enough_to_be_read_at_a_glance(game: Game[Any], lang: str) -> None:
    """And to be seen whole on a small screen."""
    found = Texts(game.name, lang)
    limits = {"help-": 200, "why-": 170, "goal": 160, "lesson-": 440, "summary-": 460}
    for id, entry in texts(game, lang).items():
        for beginning, most in limits.items():
            if id.startswith(beginning) and id in messages(game.name, lang):
                assert len(found.format(id, dict.fromkeys(uses(entry), 2))) <= most, id


def test_no_text_is_unused() -> None:
    mentioned = needed.mentioned()
    used = mentioned | {"seat-chance", "seat-public"} | needed.bots()
    assert messages("shell", "en").keys() | messages("model", "en").keys() <= used
    raised = {f"refuse-{key}" for _game, key, _given in needed.errors()}
    assert messages("errors", "en").keys() <= raised | needed.refusals("kernel").keys()
    for game in GAMES.values():
        used = mentioned | needed.questions(game) | needed.things(game) | needed.variants(game)
        used |= needed.table_options(game) | needed.lesson(game) | needed.help(game) | needed.summary(game)
        used |= needed.rules(game) | needed.examples(game) | needed.refusals(f"games/{game.name}").keys()
        used |= {f"refuse-{key}" for name, key, _given in needed.errors() if name == game.name}
        used |= needed.events(game).keys() | needed.acts(game).keys() | needed.endings(game).keys()
        used |= needed.moments(game) | needed.measures(game)
        # The answers to one act are checked where the lessons are played.
        have = {id for id in messages(game.name, "en") if ".wrong-" not in id}
        assert have <= used


@every_language
@every_game
def test_every_text_can_be_formatted_with_any_number(game: Game[Any], lang: str) -> None:
    found = Texts(game.name, lang)
    for id, entry in texts(game, lang).items():
        for number in (0, 1, 2, 5, 22):
            text = found.format(id, filled(entry, number))
            assert text == text.strip()
            assert text
