"""What each language asks of a text: its numbers, its cases, its spaces, and one word for one thing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from condotta.kernel.contract import Game
from condotta.words import languages
from condotta.words.texts import FOLDER, read

from .test_texts import FORMS, PARTS, every_game, every_language, messages, uses

GLOSSARY = tomllib.loads((Path(__file__).parent / "glossary.toml").read_text(encoding="utf-8"))

PLURALS = {"en": {"one", "other"}, "fr": {"one", "other"}, "nl": {"one", "other"}, "pl": {"one", "few", "many"}}
"""The kinds of number that change the word after it: 0, 1, 2 and 5 are told by these."""


def pattern(entry: ftl.BaseNode) -> ftl.Pattern:
    value = entry.value if isinstance(entry, ftl.Attribute) else entry
    assert isinstance(value, ftl.Pattern)
    return value


def everything(lang: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every text of a language: its file and id, and the text."""
    for part in PARTS:
        for id, entry in messages(part, lang).items():
            yield f"{part} {id}", pattern(entry)


def selections(node: ftl.Pattern) -> Iterator[tuple[str, ftl.SelectExpression]]:
    """Where a text chooses by a variable: the variable and the choice."""
    for element in node.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            choice = element.expression
            if isinstance(choice.selector, ftl.VariableReference):
                yield choice.selector.id.name, choice
            for variant in choice.variants:
                yield from selections(variant.value)


def keys(choice: ftl.SelectExpression) -> dict[str, ftl.Pattern]:
    return {
        variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value: variant.value
        for variant in choice.variants
    }


def shows(node: ftl.Pattern, variable: str) -> bool:
    return any(
        isinstance(element, ftl.Placeable)
        and isinstance(element.expression, ftl.VariableReference)
        and element.expression.id.name == variable
        for element in node.elements
    )


def said(node: ftl.Pattern) -> str:
    """The words of a text alone, of all that it may say."""
    words: list[str] = []
    for element in node.elements:
        if isinstance(element, ftl.TextElement):
            words.append(element.value)
        elif isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            words += [said(variant.value) for variant in element.expression.variants]
        else:
            words.append("…")
    return "".join(words)


# Numbers


@every_language
def test_a_text_that_counts_has_all_plurals_of_its_language(lang: str) -> None:
    """By 0, 1, 2 and 5 the text is right: none of them gets the word of another."""
    counted = 0
    for id, text in everything(lang):
        for variable, choice in selections(text):
            told = keys(choice)
            if not {"one", "few", "many"} & told.keys():
                continue
            counted += 1
            others = [value for key, value in told.items() if key in ("few", "many", "other")]
            if any(shows(value, variable) for value in told.values()):  # else a list tells how many there are
                assert all(shows(value, variable) for value in others), f"{id}: how many {variable}?"
            if lang == "fr" and "one" in told:
                assert "0" in told or shows(told["one"], variable), f"{id}: none is told as one"
            if lang == "pl" and "other" in told:  # after some words and with mass nouns few and many sound the same
                assert "few" not in told and "many" not in told, id
            elif lang in PLURALS:
                assert PLURALS[lang] <= told.keys() | {"one"}, f"{id}: {sorted(told)}"
                assert told.keys() & {"1", "one"}, id
    assert counted > 30


COUNTED = {"number", "count", "minutes", "seconds", "moves", "territories", "cities", "pieces", "visits", "points"}
COUNTED |= {"cards-count", "pieces-count", "gold", "influence", "home", "cardinals"}
UNCOUNTED = "gold|influence|goud|invloed|złota|of|van|z|sur|and|et|en|i|to|à|or|now|in|w|dans|at|thuis|bieden"
"""What may follow a number and does not change with it."""


@every_language
def test_a_word_after_a_number_agrees_with_it(lang: str) -> None:
    for id, text in everything(lang):
        if id.partition(" ")[2].startswith(("refuse-", "rule-", "event-decade-")):
            continue  # numbers that are quoted, or that number something
        for variable in COUNTED & uses(text).keys():
            for one, after in pairwise(text.elements):
                if isinstance(after, ftl.TextElement) and isinstance(one, ftl.Placeable):
                    shown = one.expression
                    if isinstance(shown, ftl.VariableReference) and shown.id.name == variable:
                        follows = re.match(r" ([^\W\d]+)", after.value)
                        assert not follows or re.fullmatch(UNCOUNTED, follows[1]), f"{id}: {variable}{after.value}"


# Forms of names


@every_language
@every_game
def test_a_form_that_a_text_uses_is_there_for_every_thing_of_its_kind(game: Game[Any], lang: str) -> None:
    named = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in read(lang, game.name).body
        if isinstance(entry, ftl.Message)
    }
    given = [(f"event-{key}", {arg.name: arg.kind for arg in spec.args}) for key, spec in game.events.items()]
    given += [(f"act-{verb.name}", {arg.name: arg.kind for arg in verb.args}) for verb in game.catalogue.verbs]
    have = messages(game.name, lang)
    for id, kinds in given:
        for thing, form in re.findall(rf"\$([\w-]+)-({'|'.join(FORMS)})\b", serialize_pattern(pattern(have[id]))):
            for word in kinds[thing].words:
                assert form in named[f"{kinds[thing].name}-{word}"], f"{id} needs {kinds[thing].name}-{word}.{form}"


AFTER = "na|po stronie|przeciw|z|od|do|dla|przez|o|atakuje|zagrywa|kupuje|oddaje|traci|Status|kafel Rzymu"
"""What asks for another case than the nominative."""


@every_game
def test_polish_puts_no_nominative_where_a_case_is_needed(game: Game[Any]) -> None:
    declined = {
        kind.name
        for kind in game.kinds.values()
        if kind.words and not kind.names and _has_forms("pl", game, f"{kind.name}-{kind.words[0]}")
    }
    assert declined
    kinds = {arg.name for spec in game.events.values() for arg in spec.args if arg.kind.name in declined}
    kinds |= {arg.name for verb in game.catalogue.verbs for arg in verb.args if arg.kind.name in declined}
    for id, entry in messages(game.name, "pl").items():
        if id.startswith(("event-", "act-")):
            source = serialize_pattern(pattern(entry))
            for word, thing in re.findall(rf"(?:^|[ (])({AFTER}) \{{ \$([\w-]+) \}}", source):
                assert thing not in kinds, f"{id}: {word} {{ ${thing} }}"


def _has_forms(lang: str, game: Game[Any], id: str) -> bool:
    return any(
        isinstance(entry, ftl.Message) and entry.id.name == id and entry.attributes
        for entry in read(lang, game.name).body
    )


@every_language
def test_a_part_is_used_by_other_texts_of_its_language(lang: str) -> None:
    files = [file.read_text(encoding="utf-8") for file in (FOLDER / lang).iterdir()]
    for part in re.findall(r"^(part-[\w-]+) =", "\n".join(files), flags=re.MULTILINE):
        assert any(f"{{ {part} }}" in source for source in files), part


# Spaces


def test_french_has_no_plain_space_where_a_line_must_not_break() -> None:
    for file in (FOLDER / "fr").iterdir():
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                assert not re.search(r" [:;?!»]|« ", line), f"{file.name}:{number}: {line}"


@every_language
def test_an_ellipsis_stands_as_the_language_has_it(lang: str) -> None:
    """Close to its word; apart only where words are left out, as in something to be filled in."""
    for id, text in everything(lang):
        if lang in ("en", "fr", "pl") and not id.endswith(".placeholder") and " rule-" not in id:
            assert " …" not in serialize_pattern(text), id


# One word for one thing


@pytest.mark.parametrize("term", GLOSSARY["terms"], ids=lambda term: term["en"])
def test_one_term_for_one_thing(term: dict[str, Any]) -> None:
    """Wherever English names the thing, each language uses its own one word for it: page, games, rules and errors."""
    found = 0
    for part in term.get("parts", PARTS):
        english = messages(part, "en")
        for lang in languages():
            if lang not in term:
                continue
            ours = messages(part, lang)
            for id, entry in english.items():
                if id in term.get("except", []) or not re.search(term["en"], said(pattern(entry))):
                    continue
                found += 1
                assert re.search(term[lang], said(pattern(ours[id]))), f"{lang} {part} {id}"
    assert found > 3


@pytest.mark.parametrize("lang", GLOSSARY["never"])
def test_words_that_were_given_up_do_not_come_back(lang: str) -> None:
    never = re.compile("|".join(GLOSSARY["never"][lang]))
    for id, text in everything(lang):
        found = never.search(said(text))
        assert not found, f"{id}: {found[0] if found else ''}"
