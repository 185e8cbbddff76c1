"""The Fluent texts: files of messages, loaded by language."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message, Resource

from ..kernel.errors import SetupError

FOLDER = files(__package__.partition(".")[0]) / "text"
"""A folder a language, with all that is said in it: the shell, the errors, the review, the server, the page, and each
game with its rules, the help on its things, and its lesson."""


def languages() -> list[str]:
    """The languages there are texts for, by their codes: `en`, `fr`."""
    return sorted(folder.name for folder in FOLDER.iterdir() if (folder / "shell.ftl").is_file())


def source(lang: str, name: str) -> str:
    return (FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def read(lang: str, name: str) -> Resource:
    return FluentResource(source(lang, name))


MAX_ARGUMENT: Final = 1500
"""Characters of an argument that are told: some quote what they were given, which may be long. Fluent takes 2500."""


def shortened(value: str | int) -> str | int:
    return value[:MAX_ARGUMENT] + "…" if isinstance(value, str) and len(value) > MAX_ARGUMENT else value


def initial(name: object) -> str:
    """How a name begins to the ear, for languages that shorten a word before it: `vowel` or `consonant`.

    An h is taken for mute, a y before a vowel for a consonant; a single letter is spelled, so nothing is shortened.
    """
    letters = unicodedata.normalize("NFD", str(name).lower())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    vowel = plain[:1] in tuple("aeiouhœæ") or (plain[:1] == "y" and plain[1:2] not in tuple("aeiou"))
    return "vowel" if vowel and len(plain) > 1 else "consonant"


FUNCTIONS: Final[dict[str, Any]] = {"INITIAL": initial}
"""What a text can ask of a value: `{ INITIAL($seat) -> ... }`."""


class Texts:
    """The messages of one language that a game needs: its own, its rules, help and lesson, the shell's, the errors',
    the review's, a model's."""

    def __init__(self, game: str, lang: str) -> None:
        if lang not in languages():
            raise SetupError("no-such-language", language=lang, known=", ".join(languages()))
        self.lang = lang
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self.ids: list[str] = []
        """In the order of the files: the rules in the order of the rulebook."""
        for name in (
            "shell",
            "errors",
            "review",
            "model",
            game,
            *(f"{game}.{part}" for part in ("rules", "help", "lesson")),
        ):
            resource = read(lang, name)
            self.bundle.add_resource(resource)
            self.ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def format(self, id: str, args: dict[str, str | int]) -> str:
        """A message, or with `id.attribute` its attribute. A text that is missing or wrong raises LookupError."""
        pattern = self._pattern(id)
        if pattern is None:
            raise LookupError(f"There is no text {id!r} in {self.lang!r}.")
        text, errors = self.bundle.format_pattern(pattern, {name: shortened(value) for name, value in args.items()})
        if errors:
            raise LookupError(f"The text {id!r} in {self.lang!r} is wrong: {errors[0]}.")
        return str(text)

    def has(self, id: str) -> bool:
        return self._pattern(id) is not None

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def forms(self, id: str) -> dict[str, str]:
        """The forms of a name that this language has beside the plain one: its cases, its numbers."""
        return {form: self.format(f"{id}.{form}", {}) for form in self.bundle.get_message(id).attributes}
