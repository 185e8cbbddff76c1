"""The server's sentences: refusals in the language of the caller."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle

from ..games import GAMES
from ..kernel.errors import CondottaError
from ..words import Words, languages, sentence
from ..words.texts import read, source
from .refusal import Refusal
from .wire import GameTexts, Refused, TextsFound


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    for name in ("server", "errors"):
        found.add_resource(read(lang, name))
    return found


@cache
def words(game: str, lang: str) -> Words:
    return Words(GAMES[game], lang)


def language(accepted: str, otherwise: str) -> str:
    """The first language of an Accept-Language header that is spoken here."""
    for part in accepted[:200].split(","):
        lang = part.split(";")[0].strip().lower().split("-")[0]
        if lang in languages():
            return lang
    return otherwise


def refused(refusal: Refusal, lang: str) -> Refused:
    message = bundle(lang).get_message(f"refuse-{refusal.key}")
    assert message.value is not None
    sentence, _errors = bundle(lang).format_pattern(message.value, refusal.values)
    return Refused(refusal.key, refusal.rule, refusal.values, str(sentence))


def error_told(error: CondottaError, game: str | None, lang: str) -> Refused:
    """What the engine refuses, in the words of the table's game if there is one."""
    told = sentence(error, lang) if game is None else words(game, lang).refusal(error)
    args = {name: value if isinstance(value, int) else plain(value, lang) for name, value in error.values.items()}
    return Refused(error.key, error.rule, args, told)


def plain(value: object, lang: str) -> str:
    """An argument as programs get it; an error within an error is a sentence."""
    if isinstance(value, list):
        return " ".join(plain(part, lang) for part in value)
    return sentence(value, lang) if isinstance(value, CondottaError) else str(value)


@cache
def texts_found(lang: str) -> TextsFound:
    """The Fluent files as they are, for the browser to speak by."""
    return TextsFound(
        lang=lang,
        shell=source(lang, "shell") + source(lang, "errors"),
        server=source(lang, "server"),
        page=source(lang, "page"),
        games={name: GameTexts(source(lang, name), source(lang, f"{name}.rules")) for name in GAMES},
    )
