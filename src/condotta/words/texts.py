"""The Fluent texts: files of messages, loaded by language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from ..kernel.errors import SetupError

PACKAGE = files(__package__.partition(".")[0])
SHELL = "words/text"
"""The words that belong to no game; which languages there are is seen here."""


def languages() -> list[str]:
    return sorted(file.name.removesuffix(".ftl") for file in (PACKAGE / SHELL).iterdir() if file.name.endswith(".ftl"))


@cache
def read(folder: str, name: str) -> Resource:
    return FluentResource((PACKAGE / folder / name).read_text(encoding="utf-8"))


class Texts:
    """The messages of one language that a game needs: its own, the help on its rules, and the shell's."""

    def __init__(self, game: str, lang: str) -> None:
        if lang not in languages():
            raise SetupError(f"There is no language {lang!r}; there is: {', '.join(languages())}.")
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.ids: list[str] = []
        """In the order of the files: the rules in the order of the rulebook."""
        of_game = f"games/{game}/text"
        for folder, name in ((SHELL, f"{lang}.ftl"), (of_game, f"{lang}.ftl"), (of_game, f"{lang}.rules.ftl")):
            resource = read(folder, name)
            self.bundle.add_resource(resource)
            self.ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def format(self, id: str, args: dict[str, str | int]) -> str:
        """A message, or with `id.attribute` its attribute. A text that is missing or wrong raises LookupError."""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            raise LookupError(f"There is no text {id!r} in {self.lang!r}.")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"There is no text {id!r} in {self.lang!r}.")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"The text {id!r} in {self.lang!r} is wrong: {errors[0]}.")
        return str(text)
